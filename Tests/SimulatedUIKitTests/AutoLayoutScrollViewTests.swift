import Foundation
import Testing
import UIKit

@MainActor
@Suite struct AutoLayoutScrollViewTests {
    private let screen = AutoLayoutScreen()
    private var device: SimulatedDevice { screen.device }
    private var root: UIView { screen.view }

    @Test func theContentGuideDeterminesTheContentSize() {
        let scrollView = screen.add(UIScrollView()) { pinned($0, root) }
        let content = screen.add(SizedView.make(10, 1500), to: scrollView) {
            [
                $0.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
                $0.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
                $0.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
                $0.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
                $0.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
            ]
        }
        #expect(scrollView.contentSize == CGSize(width: 393, height: 1520))
        #expect(content.frame == CGRect(x: 16, y: 0, width: 361, height: 1500))
        #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 393, height: 1520))
        device.turn { content.size.height = 2000 }
        #expect(scrollView.contentSize == CGSize(width: 393, height: 2020))
    }

    @Test func theEdgesOfAScrollViewAreThoseOfItsContent() {
        let scrollView = screen.add(UIScrollView()) { pinned($0, root) }
        let content = screen.add(SizedView.make(10, 1500), to: scrollView) {
            pinned($0, scrollView) + [$0.widthAnchor.constraint(equalTo: scrollView.widthAnchor)]
        }
        #expect(scrollView.contentSize == CGSize(width: 393, height: 1500))
        device.turn { scrollView.contentOffset.y = 300 }
        #expect(content.frame == CGRect(x: 0, y: 0, width: 393, height: 1500))
        #expect(scrollView.contentOffset.y == 300)
    }

    @Test func whatIsPinnedToTheFrameGuideStaysWhileTheContentScrolls() {
        let scrollView = screen.add(UIScrollView()) { pinned($0, root) }
        _ = screen.add(SizedView.make(10, 1500), to: scrollView) {
            pinned($0, scrollView) + [$0.widthAnchor.constraint(equalTo: scrollView.widthAnchor)]
        }
        let badge = screen.add(SizedView.make(), to: scrollView) {
            [
                $0.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
                $0.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
            ]
        }
        device.turn { scrollView.contentOffset.y = 300 }
        #expect(badge.frame.minY == 305)
        #expect(device.presentationFrame(of: badge).minY == 5)
    }

    @Test func scrollingMovesNothingElse() {
        let scrollView = screen.add(UIScrollView()) { pinned($0, root) }
        let content = screen.add(SizedView.make(10, 1500), to: scrollView) {
            pinned($0, scrollView) + [$0.widthAnchor.constraint(equalTo: scrollView.widthAnchor)]
        }
        let inner = screen.add(SizedView.make(), to: content) {
            [$0.centerXAnchor.constraint(equalTo: content.centerXAnchor)]
        }
        let writes = device.writes(in: root) {
            device.turn { scrollView.contentOffset.y = 300 }
        }
        #expect(writes.map(\.property) == ["bounds"])
        #expect(inner.superview === content)
    }

    @Test func aTextViewThatGrowsMakesTheContentTaller() {
        let scrollView = screen.add(UIScrollView()) { pinned($0, root) }
        let text = UITextView()
        text.isScrollEnabled = false
        _ = screen.add(text, to: scrollView) {
            pinned($0, scrollView) + [$0.widthAnchor.constraint(equalTo: scrollView.widthAnchor)]
        }
        let height = scrollView.contentSize.height
        #expect(height == text.frame.height)
        device.turn { _ = text.becomeFirstResponder() }
        device.settle()
        device.type("a\nb\nc\nd")
        #expect(scrollView.contentSize.height == text.frame.height)
        #expect(scrollView.contentSize.height > height + 30)
    }
}
