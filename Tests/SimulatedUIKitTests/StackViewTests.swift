import Foundation
import Testing
import UIKit

@MainActor
@Suite struct StackViewTests {
    private let device = SimulatedDevice(screen: CGSize(width: 400, height: 800), safeArea: .zero, keyboardHeight: 300)
    private let controller = UIViewController()

    init() {
        device.show(controller)
    }

    /// By its frame, or at the top left and as large as it likes to be.
    private func stack(_ views: [UIView], in frame: CGRect? = nil, _ set: (UIStackView) -> Void = { _ in })
        -> UIStackView
    {
        let stack = UIStackView(arrangedSubviews: views)
        set(stack)
        device.turn {
            controller.view.addSubview(stack)
            guard let frame else {
                stack.translatesAutoresizingMaskIntoConstraints = false
                stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
                stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
                return
            }
            stack.frame = frame
        }
        return stack
    }

    private let bricks = [SizedView.make(40), SizedView.make(60, 30), SizedView.make(80)]

    @Test func aFreeStackIsAsLargeAsItsContent() {
        let stack = stack(bricks) { $0.spacing = 10 }
        #expect(stack.bounds.size == CGSize(width: 200, height: 30))
        #expect(bricks.map(\.frame.minX) == [0, 50, 120])
        #expect(bricks.allSatisfy { $0.frame.height == 30 })
        #expect(controller.view.simulatedBrokenConstraints.isEmpty)
    }

    @Test func itLiesAtTheTopOfItsColumn() {
        let stack = stack(bricks) {
            $0.axis = .vertical
            $0.spacing = 5
        }
        #expect(stack.bounds.size == CGSize(width: 80, height: 80))
        #expect(bricks.map(\.frame.minY) == [0, 25, 60])
        #expect(bricks.allSatisfy { $0.frame.width == 80 })
    }

    @Test func equalSizes() {
        _ = stack(bricks, in: CGRect(x: 0, y: 0, width: 320, height: 50)) {
            $0.spacing = 10
            $0.distribution = .fillEqually
        }
        #expect(bricks.map(\.frame.width) == [100, 100, 100])
        #expect(bricks.map(\.frame.minX) == [0, 110, 220])
        #expect(bricks.allSatisfy { $0.frame.height == 50 })
    }

    @Test func proportionalSizes() {
        _ = stack(bricks, in: CGRect(x: 0, y: 0, width: 360, height: 50)) { $0.distribution = .fillProportionally }
        #expect(bricks.map(\.frame.width) == [80, 120, 160])
    }

    @Test func equalSpaces() {
        _ = stack(bricks, in: CGRect(x: 0, y: 0, width: 300, height: 50)) { $0.distribution = .equalSpacing }
        #expect(bricks.map(\.frame.minX) == [0, 100, 220])
        #expect(bricks.map(\.frame.width) == [40, 60, 80])
    }

    @Test func equalDistancesOfTheCenters() {
        _ = stack(bricks, in: CGRect(x: 0, y: 0, width: 300, height: 50)) { $0.distribution = .equalCentering }
        #expect(bricks.map(\.frame.midX) == [20, 140, 260])
    }

    @Test func whoHugsLeastFillsTheRoom() {
        let stack = stack(bricks, in: CGRect(x: 0, y: 0, width: 300, height: 50))
        device.turn { bricks[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal) }
        #expect(bricks.map(\.frame.width) == [40, 180, 80])
        let spacer = UIView()
        device.turn { stack.insertArrangedSubview(spacer, at: 1) }
        device.turn { bricks[1].setContentHuggingPriority(.defaultLow, for: .horizontal) }
        #expect(bricks.map(\.frame.width) == [40, 60, 80])
        #expect(spacer.frame.width == 120)
    }

    @Test func aSpacerNeverHasANegativeSize() {
        let spacer = UIView()
        _ = stack([bricks[0], spacer, bricks[2]], in: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(spacer.frame.width == 0)
        #expect(bricks[0].frame.width + bricks[2].frame.width == 100)
    }

    @Test(arguments: [
        (UIStackView.Alignment.leading, [CGFloat(0), 0, 0]), (.center, [15, 10, 15]), (.trailing, [30, 20, 30]),
    ])
    func acrossTheAxis(_ alignment: UIStackView.Alignment, tops: [CGFloat]) {
        _ = stack(bricks, in: CGRect(x: 0, y: 0, width: 180, height: 50)) { $0.alignment = alignment }
        #expect(bricks.map(\.frame.minY) == tops)
        #expect(bricks.map(\.frame.height) == [20, 30, 20])
    }

    @Test func aFreeStackThatDoesNotFillIsAsTallAsTheTallest() {
        let stack = stack(bricks) { $0.alignment = .center }
        #expect(stack.bounds.size == CGSize(width: 180, height: 30))
        #expect(bricks.map(\.frame.minY) == [5, 0, 5])
    }

    @Test func firstBaselinesAreOnOneLine() {
        let (small, large) = (UILabel(), UILabel())
        small.text = "small"
        small.font = .systemFont(ofSize: 10)
        large.text = "large"
        large.font = .systemFont(ofSize: 30)
        let stack = stack([small, large]) { $0.alignment = .firstBaseline }
        #expect(large.frame.minY == 0)
        #expect(abs(small.frame.minY - (large.font.ascender - small.font.ascender)) < 1)
        #expect(stack.frame.height == large.frame.height)
    }

    @Test func hiddenViewsTakeNoRoom() {
        let stack = stack(bricks) { $0.spacing = 10 }
        device.turn { bricks[1].isHidden = true }
        #expect(stack.bounds.size == CGSize(width: 130, height: 20))
        #expect(bricks[2].frame.minX == 50)
        #expect(bricks[1].frame.width == 0)
        device.turn { bricks.forEach { $0.isHidden = true } }
        #expect(stack.bounds.size == .zero)
        device.turn { bricks.forEach { $0.isHidden = false } }
        #expect(stack.bounds.size == CGSize(width: 200, height: 30))
        #expect(controller.view.simulatedBrokenConstraints.isEmpty)
    }

    @Test func hidingIsAnimatedByTheBlockAlone() {
        _ = stack(bricks)
        device.turn {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bricks[0].isHidden = true }
        }
        device.advance(by: 0.5)
        #expect(abs(device.presentationFrame(of: bricks[1]).minX - 20) < 0.001)
        device.settle()
        #expect(device.presentationFrame(of: bricks[1]).minX == 0)
    }

    @Test func aSpaceOfItsOwnAfterOneView() {
        let stack = stack(bricks) { $0.spacing = 10 }
        device.turn { stack.setCustomSpacing(33, after: bricks[0]) }
        #expect(bricks.map(\.frame.minX) == [0, 73, 143])
        #expect(stack.customSpacing(after: bricks[0]) == 33)
        device.turn { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: bricks[0]) }
        #expect(bricks.map(\.frame.minX) == [0, 50, 120])
    }

    @Test func marginsLieAroundTheContent() {
        let stack = stack(bricks) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
        }
        #expect(stack.bounds.size == CGSize(width: 204, height: 34))
        #expect(bricks[0].frame.origin == CGPoint(x: 20, y: 1))
        device.turn { stack.directionalLayoutMargins.leading = 30 }
        #expect(bricks[0].frame.origin == CGPoint(x: 30, y: 1))
    }

    @Test func viewsComeAndGo() {
        let stack = stack(bricks)
        let last = SizedView.make(10)
        device.turn { stack.insertArrangedSubview(last, at: 0) }
        #expect(bricks[0].frame.minX == 10)
        device.turn { stack.addArrangedSubview(last) }
        #expect(last.frame.minX == 180)
        #expect(stack.arrangedSubviews.count == 4)
        device.turn { bricks[0].removeFromSuperview() }
        #expect(stack.arrangedSubviews == [bricks[1], bricks[2], last])
        #expect(bricks[1].frame.minX == 0)
        device.turn { stack.removeArrangedSubview(last) }
        #expect(last.superview === stack)
        #expect(stack.bounds.width == 140)
    }

    @Test func stacksInStacksAndLabelsOfSeveralLines() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 30)
        let row = UIStackView(arrangedSubviews: [SizedView.make(50, 44), SizedView.make(50, 10)])
        row.distribution = .fillEqually
        let column = stack([label, row]) {
            $0.axis = .vertical
            $0.spacing = 8
        }
        device.turn { column.widthAnchor.constraint(equalToConstant: 200).isActive = true }
        let height = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(height > 60)
        #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: height))
        #expect(row.frame == CGRect(x: 0, y: height + 8, width: 200, height: 44))
        #expect(row.arrangedSubviews.map(\.frame.width) == [100, 100])
        let fitting = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(fitting == CGSize(width: 200, height: height + 52))
    }
}
