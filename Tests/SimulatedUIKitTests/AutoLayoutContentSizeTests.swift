import Foundation
import Testing
import UIKit

@MainActor
@Suite struct AutoLayoutContentSizeTests {
    private let screen = AutoLayoutScreen()
    private var device: SimulatedDevice { screen.device }
    private var root: UIView { screen.view }

    @Test func aViewIsAsLargeAsItWantsUnlessItIsStretched() {
        let view = screen.add(SizedView.make()) {
            [
                $0.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        #expect(view.bounds.size == CGSize(width: 60, height: 20))
        device.turn { view.size = CGSize(width: 90, height: 44) }
        #expect(view.bounds.size == CGSize(width: 90, height: 44))
    }

    @Test func whatHugsLessIsStretchedAndWhatResistsLessIsSqueezed() {
        let first = screen.add(SizedView.make(100)) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        let second = screen.add(SizedView.make(100)) {
            [
                $0.leadingAnchor.constraint(equalTo: first.trailingAnchor),
                $0.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        device.turn { first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal) }
        #expect(first.frame.width == 100 && second.frame.width == 293)
        device.turn { first.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal) }
        #expect(first.frame.width == 293 && second.frame.width == 100)
        device.turn {
            first.size.width = 300
            second.size.width = 300
            first.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        #expect(first.frame.width == 300 && second.frame.width == 93)
    }

    @Test func aLabelOfSeveralLinesIsAsTallAsItsTextInItsWidth() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 40)
        let below = UIView()
        _ = screen.add(label) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                $0.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        _ = screen.add(below) {
            [
                $0.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.widthAnchor.constraint(equalToConstant: 5),
                $0.heightAnchor.constraint(equalToConstant: 5),
            ]
        }
        let expected = label.sizeThatFits(CGSize(width: 353, height: 0)).height
        #expect(expected > 80)
        #expect(label.frame.height == expected)
        #expect(below.frame.minY == expected + 8)
    }

    @Test func aTextViewThatDoesNotScrollGrowsWithItsText() {
        let text = UITextView()
        text.isScrollEnabled = false
        let bar = screen.add(UIView()) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                $0.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
            ]
        }
        _ = screen.add(text, to: bar) { pinned($0, bar, 8) }
        device.turn { _ = text.becomeFirstResponder() }
        device.settle()
        let height = text.frame.height
        #expect(bar.frame.maxY == 516)
        device.type("one\ntwo\nthree")
        #expect(text.frame.height > height + 20)
        #expect(text.frame.height == text.sizeThatFits(CGSize(width: 377, height: 0)).height)
        #expect(bar.frame.maxY == 516)
        #expect(bar.frame.height == text.frame.height + 16)
    }

    @Test func fittingSizesFollowTheConstraintsInside() {
        let box = UIView()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 40)
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate(pinned(label, box, 10))
        let wide = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(wide.height == label.font.lineHeight.rounded(.up) + 20)
        let narrow = box.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 200)
        #expect(narrow.height == label.sizeThatFits(CGSize(width: 180, height: 0)).height + 20)
    }

    @Test func baselinesOfDifferentFontsAreOnOneLine() {
        let (small, large) = (UILabel(), UILabel())
        small.text = "small"
        small.font = .systemFont(ofSize: 10)
        large.text = "large"
        large.font = .systemFont(ofSize: 30)
        _ = screen.add(large) {
            [
                $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                $0.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        _ = screen.add(small) {
            [
                $0.leadingAnchor.constraint(equalTo: large.trailingAnchor),
                $0.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            ]
        }
        let distance = large.font.ascender - small.font.ascender
        #expect(abs(small.frame.minY - large.frame.minY - distance) < 1)
    }
}
