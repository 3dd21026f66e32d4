import Foundation
import Testing
import UIKit

/// A red box with a label, a field and a text view, on an iPhone 16 (393 x 852, keyboard 336 high).
@MainActor
private final class SnapshotScreen {
    let device = SimulatedDevice(.iPhone16)
    let root = UIViewController()
    let box = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    let field = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 44))
    let textView = UITextView(frame: CGRect(x: 10, y: 110, width: 100, height: 80))

    init() {
        box.backgroundColor = .systemRed
        label.text = "Name"
        field.placeholder = "E-mail"
        textView.font = .systemFont(ofSize: 20)
        for view in [label, field, textView] { box.addSubview(view) }
        root.view.addSubview(box)
        device.show(root)
        device.settle()
    }

    func node(of view: UIView) throws -> SimulatedSnapshot.Node { try #require(device.snapshot().node(of: view)) }
}

@MainActor
@Suite struct SnapshotTests {
    private let screen = SnapshotScreen()
    private var device: SimulatedDevice { screen.device }

    // MARK: Geometry

    @Test func framesAreInScreenCoordinatesAndSubviewsFollowTheirParent() throws {
        #expect(try screen.node(of: screen.field).frame == CGRect(x: 30, y: 160, width: 200, height: 44))
        screen.box.transform = CGAffineTransform(translationX: 0, y: -40)
        #expect(try screen.node(of: screen.field).frame.minY == 120)
        screen.box.transform = CGAffineTransform(scaleX: 2, y: 2)
        // Grown about the middle of the box, which is at 170, 200.
        #expect(try screen.node(of: screen.field).frame == CGRect(x: -110, y: 120, width: 400, height: 88))
    }

    @Test func whatIsUnderWayIsWhereItIsSeen() throws {
        device.turn {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.screen.box.center.y += 100 }
        }
        device.advance(by: 0.25)
        #expect(abs(try screen.node(of: screen.box).frame.minY - 125) < 0.001)
        #expect(try screen.node(of: screen.box).frame == device.presentationFrame(of: screen.box))
    }

    @Test func aScrollViewTellsItsOffsetAndItsContentIsWhereItScrolledTo() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 400, width: 393, height: 200))
        let content = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 600))
        scrollView.addSubview(content)
        scrollView.contentSize.height = 700
        device.turn { self.screen.root.view.addSubview(scrollView) }
        device.turn { scrollView.contentOffset.y = 30 }
        let node = try screen.node(of: scrollView)
        #expect(node.kind == .scrollView && node.clips)
        #expect(node.contentOffset == CGPoint(x: 0, y: 30))
        #expect(node.frame.minY == 400)
        #expect(node.subviews.first?.frame.minY == 420)
    }

    @Test func hiddenAndTransparentViewsAreNotSeen() throws {
        screen.label.isHidden = true
        screen.field.alpha = 0
        let box = try screen.node(of: screen.box)
        #expect(box.subviews.map(\.id) == [screen.textView.simulatedNumber])
        screen.box.alpha = 0.5
        #expect(try screen.node(of: screen.box).alpha == 0.5)
        screen.box.isHidden = true
        #expect(device.snapshot().node(of: screen.textView) == nil)
    }

    // MARK: Looks and text

    @Test func aViewHasItsColourAndItsLayersShape() throws {
        screen.box.layer.cornerRadius = 16
        let box = try screen.node(of: screen.box)
        let red = try #require(box.backgroundColor)
        #expect((red.red * 255).rounded() == 0xFF && (red.green * 255).rounded() == 0x3B && red.alpha == 1)
        #expect(box.cornerRadius == 16 && box.border == nil)
        #expect(try screen.node(of: screen.label).backgroundColor == nil)
        screen.field.borderStyle = .roundedRect
        #expect(try screen.node(of: screen.field).border?.width == 1)
    }

    @Test func aLabelsTextIsInTheMiddleOfItsHeight() throws {
        let text = try #require(try screen.node(of: screen.label).texts.first)
        #expect(text.string == "Name" && text.fontSize == 17)
        #expect(text.frame.minX == 30 && abs(text.frame.midY - 130) < 0.001)
        screen.label.textAlignment = .center
        #expect(try screen.node(of: screen.label).texts.first?.frame.midX == 130)
    }

    @Test func whatHasNoRoomEndsInAnEllipsis() throws {
        screen.label.text = "A sentence that is too long for it"
        // 200 points hold 23 characters that are half as wide as 17 points.
        #expect(try screen.node(of: screen.label).texts.map(\.string) == ["A sentence that is too…"])
        screen.label.numberOfLines = 0
        #expect(try screen.node(of: screen.label).texts.map(\.string) == ["A sentence that is too ", "long for it"])
    }

    @Test func aFieldShowsItsPlaceholderItsTextOrDots() throws {
        let placeholder = try #require(try screen.node(of: screen.field).texts.first)
        #expect(placeholder.string == "E-mail" && placeholder.color.alpha == 0.3)
        screen.field.text = "ada"
        let text = try #require(try screen.node(of: screen.field).texts.first)
        #expect(text.string == "ada" && text.color.alpha == 1)
        screen.field.isSecureTextEntry = true
        #expect(try screen.node(of: screen.field).texts.first?.string == "•••")
    }

    @Test func aTextViewShowsItsLinesAndTheCaretOfTheFocus() throws {
        #expect(try screen.node(of: screen.textView).caret == nil)
        device.tap(screen.textView)
        device.paste("one two three")
        let node = try screen.node(of: screen.textView)
        #expect(node.isFirstResponder)
        #expect(node.texts.map(\.string) == ["one two ", "three"])
        let caret = try #require(node.caret)
        // Behind five characters of 10 points in the second line; the margins are 5 and 8.
        #expect(caret.minX == 85.0)
        #expect(abs(caret.minY - (210 + 8 + 20 * 1.193359375)) < 0.001)
    }

    // MARK: Bars and keyboard

    @Test func barsShowTheirTitles() throws {
        let controller = UIViewController()
        controller.title = "Sign up"
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        device.show(tabs)
        let nodes = device.snapshot().nodes
        #expect(nodes.first { $0.kind == .navigationBar }?.texts.first?.frame.midX == 196.5)
        #expect(nodes.first { $0.kind == .tabBar }?.texts.map(\.string) == ["Sign up"])
    }

    @Test func theKeyboardIsThereWhileItIsOnScreenWithItsAccessory() throws {
        #expect(device.snapshot().keyboard == nil)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        screen.field.inputAccessoryView = bar
        screen.field.keyboardType = .emailAddress
        device.tap(screen.field)
        device.advance(by: 0.05)
        let rising = try #require(device.snapshot().keyboard)
        #expect(rising.frame == device.keyboard.frame && rising.frame.minY > 466 && rising.height == 386)
        device.settle()
        let keyboard = try #require(device.snapshot().keyboard)
        #expect(keyboard.type == .emailAddress)
        #expect(keyboard.accessory?.frame == CGRect(x: 0, y: 466, width: 393, height: 50))
        device.keyboard.dismiss()
        device.settle()
        #expect(device.snapshot().keyboard == nil)
    }

    @Test func aKeyboardThatLeavesIsNobodys() throws {
        device.tap(screen.field)
        device.settle()
        #expect(device.snapshot().keyboard?.type == .default)
        device.keyboard.dismiss()
        device.advance(by: 0.1)
        let keyboard = try #require(device.snapshot().keyboard)
        #expect(keyboard.type == nil && keyboard.frame.minY > 516)
    }

    @Test func aToolbarShowsItsItemsTitlesAndSymbols() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 393, height: 44))
        let back = UIBarButtonItem(image: UIImage(systemName: "chevron.up"), primaryAction: UIAction { _ in })
        back.isEnabled = false
        bar.items = [back, .flexibleSpace(), UIBarButtonItem(systemItem: .done)]
        device.turn { self.screen.root.view.addSubview(bar) }
        let node = try screen.node(of: bar)
        #expect(node.kind == .toolbar)
        let texts = node.flattened.flatMap(\.texts)
        #expect(texts.map(\.string) == ["Done"])
        #expect(texts.first?.color.blue == 1 && texts.first?.color.red == 0)
        let symbol = try #require(node.flattened.first { $0.kind == .image })
        #expect(symbol.image == "chevron.up" && symbol.alpha < 1)
        #expect(symbol.frame == CGRect(x: 28, y: 612, width: 20, height: 20))
    }

    @Test func windowsAreInOrderAndLookingChangesNothing() throws {
        let front = device.makeWindow(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        let before = device.costs
        let snapshot = device.snapshot()
        #expect(snapshot.windows.map(\.frame.minX) == [0, 100])
        #expect(snapshot.windows.last?.id == front.simulatedNumber)
        #expect(device.costs == before)
        #expect(device.snapshot() == snapshot)
    }
}
