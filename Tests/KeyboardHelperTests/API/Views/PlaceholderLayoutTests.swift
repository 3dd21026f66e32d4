import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Where the placeholder is: its first word is where the first word of the text will be.
@MainActor
@Suite struct PlaceholderLayoutTests: PlaceholderScene {
    let device = SimulatedDevice(.iPhone16)

    /// The same words as placeholder and as text take the same lines at the same place.
    @Test(arguments: [140.0, 200, 353], [0.0, 12])
    func placeholderWrapsWhereTheTextWraps(_ width: CGFloat, _ inset: CGFloat) throws {
        let view = textView(long, frame: CGRect(x: 20, y: 80, width: width, height: 300))
        view.textContainerInset = UIEdgeInsets(top: 8 + inset, left: inset, bottom: 8, right: 2 * inset)
        show(view)
        let label = try label(view)
        #expect(label.frame.minX == inset + 5 && label.frame.minY == 8 + inset)
        #expect(label.frame.maxX == width - 2 * inset - 5)
        let needed = view.sizeThatFits(CGSize(width: width, height: 1000)).height
        device.turn { view.text = long }
        let text = view.sizeThatFits(CGSize(width: width, height: 1000)).height
        #expect(abs(needed - text) < 1)
        #expect(abs(label.frame.height - (text - 16 - inset)) < 1)
    }

    @Test func placeholderFollowsInsetsAndWidth() throws {
        let view = textView(long)
        show(view)
        device.turn { view.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 10) }
        #expect(try label(view).frame.origin == CGPoint(x: 35, y: 20))
        device.turn { view.frame.size.width = 300 }
        #expect(try label(view).frame.maxX == 300 - 10 - 5)
        device.turn { view.textContainer.lineFragmentPadding = 0 }
        device.turn { view.setNeedsLayout() }
        #expect(try label(view).frame.minX == 30)
    }

    @Test func placeholderFollowsTheFont() throws {
        let view = textView()
        show(view)
        let height = try label(view).frame.height
        device.turn { view.font = .systemFont(ofSize: 34) }
        #expect(try label(view).font == .systemFont(ofSize: 34))
        #expect(try label(view).frame.height > 1.5 * height)
    }

    @Test func withoutAFontThePlaceholderIsAsHighAsTheText() throws {
        let view = PlaceholderTextView(frame: CGRect(x: 20, y: 80, width: 200, height: 100))
        view.placeholder = "Your message"
        show(view)
        let placeholder = try label(view).frame.height
        device.turn { view.text = "Your message" }
        let text = view.sizeThatFits(CGSize(width: 200, height: 1000)).height - 16
        #expect(abs(placeholder - text) < 1)
    }

    @Test func placeholderIsAlignedAsTheText() throws {
        let view = textView()
        for alignment in [NSTextAlignment.natural, .right, .center] {
            view.textAlignment = alignment
            #expect(try label(view).textAlignment == alignment)
        }
    }

    @Test func fromRightToLeftThePlaceholderKeepsToTheSidesOfTheText() throws {
        device.layoutDirection = .rightToLeft
        let view = textView()
        view.textContainerInset.right = 40
        show(view)
        let label = try label(view)
        #expect(label.textAlignment == .natural)
        #expect(label.frame.maxX == 200 - 40 - 5 && label.frame.minX == 5)
    }

    @Test func tapOnThePlaceholderBeginsEditing() throws {
        let view = textView()
        show(view)
        #expect(device.tap(at: CGPoint(x: 20, y: 15), in: view))
        #expect(view.isFirstResponder)
    }

    @Test func growingTextViewHasRoomForThePlaceholder() throws {
        let view = textView(long, frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
            view.widthAnchor.constraint(equalToConstant: 200),
        ])
        device.show(controller)
        device.settle()
        let placeholder = try label(view)
        #expect(placeholder.frame.height > 40)
        #expect(abs(view.bounds.height - placeholder.frame.height - 16) < 1)
        device.focus(on: view)
        device.type("a")
        device.settle()
        // One line.
        #expect(view.bounds.height < 40)
        device.deleteBackward()
        device.settle()
        #expect(abs(view.bounds.height - placeholder.frame.height - 16) < 1)
        device.turn { view.placeholder = "Short" }
        device.settle()
        #expect(view.bounds.height < 40)
        device.turn { view.placeholder = self.long }
        device.settle()
        #expect(abs(view.bounds.height - placeholder.frame.height - 16) < 1)
    }
}
