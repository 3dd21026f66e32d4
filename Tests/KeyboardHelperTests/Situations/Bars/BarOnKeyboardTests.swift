import KeyboardHelper
import Testing
import UIKit

/// A bar that follows the keyboard by itself, on a screen that something else lifts. Its field has less room below than the
/// spacing of 10 points, and no lift gets it any: the bar stays on the keyboard.
@MainActor
@Suite struct BarOnKeyboardTests {
    enum Way: CaseIterable, Sendable { case constraint, closures, layoutGuide, ownField }
    enum Outer: CaseIterable, Sendable { case window, parent, sameHost }

    @MainActor private final class Chat: UIViewController, KeyboardAvoiding {
        let (bar, field) = (UIView(), UITextField())
        private let (way, isHost): (Way, Bool)
        private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)

        init(_ way: Way, isHost: Bool) {
            (self.way, self.isHost) = (way, isHost)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addAcross([bar])
            bar.addSubview(field)
            field.frame = CGRect(x: 8, y: 8, width: 200, height: 40)
            bar.heightAnchor.constraint(equalToConstant: 56).isActive = true
            switch way {
            case .constraint, .closures, .ownField: bottom.isActive = true
            case .layoutGuide:
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
            }
            switch way {
            case .constraint: handleKeyboard(bottomConstraint: bottom)
            case .ownField:
                // A bar that floats 3 points above the keyboard.
                bottom.constant = -3
                field.frame.origin.y = 16
                handleKeyboard(bottomConstraint: bottom)
            case .closures:
                handleKeyboard(
                    onShow: { $0.bottom.constant = -$1.overlap(with: $0.view) },
                    onHide: { chat, _ in chat.bottom.constant = 0 })
            case .layoutGuide: break
            }
            if isHost { handleKeyboard() }
        }
    }

    @Test("S60 a bar on the keyboard lifts nothing", arguments: Way.allCases, Outer.allCases)
    func staysOnKeyboard(_ way: Way, _ outer: Outer) {
        let chat = Chat(way, isHost: outer == .sameHost)
        let device = FlowSetting(systemHelps: true).device()
        var root: UIViewController = UINavigationController(rootViewController: chat)
        if outer == .window { device.turn { device.window.handleKeyboard() } }
        if outer == .parent {
            let inner = root
            root = MadeScreen(
                load: {
                    $0.embed(inner, in: $0.view, $0.view.bounds)
                    $0.handleKeyboard()
                }, layout: { inner.view.frame = $0.view.bounds })
        }
        device.show(root)
        device.settle()
        device.focusAndSettle(on: chat.field)
        var tops = [device.presentationFrame(of: chat.view).minY]
        for height in [300, 336, 300, 336, 300, 336] as [CGFloat] {
            device.keyboard.changeHeight(to: height)
            device.settle()
            tops.append(device.presentationFrame(of: chat.view).minY)
            #expect(device.presentationFrame(of: chat.field).maxY <= device.keyboard.frame.minY)
        }
        #expect(tops.allSatisfy { $0 == 0 }, "\(tops)")
    }

    @Test("S60 a field in a list that ends at the keyboard gets its spacing", arguments: [440, 472, 474, 480, 490])
    func pinnedList(_ y: CGFloat) {
        let (scrollView, field) = (UIScrollView(), UITextField.at(y))
        let screen = MadeScreen(load: {
            $0.view.addAcross([scrollView])
            let bottom = scrollView.bottomAnchor.constraint(equalTo: $0.view.bottomAnchor)
            scrollView.topAnchor.constraint(equalTo: $0.view.topAnchor).isActive = true
            bottom.isActive = true
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = CGSize(width: 393, height: 1400)
            scrollView.addSubview(field)
            $0.handleKeyboard(bottomConstraint: bottom)
        })
        let device = FlowSetting(systemHelps: true).windowDevice(showing: screen)
        device.focusAndSettle(on: field)
        #expect(device.presentationFrame(of: field).maxY <= 506)
    }
}
