import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// A scroll view that zooms one of its views.
    @MainActor
    @Suite
    struct Zooming {
        @MainActor
        private final class Zoomer: NSObject, UIScrollViewDelegate {
            weak var zoomed: UIView?
            private(set) var calls: [String] = []

            func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("will") }
            func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
                calls.append("end \(scale)")
            }
        }

        private let harness: any ContractHarness
        private let zoomer = Zoomer()
        private let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        private let input = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 40))

        init() throws {
            harness = try makeHarness()
            page.addSubview(input)
            zoomer.zoomed = page
        }

        /// A page as large as the scroll view, which may be shown at half to four times its size.
        private func showPage() async -> UIScrollView {
            let controller = await harness.showPlainController()
            let scrollView = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = page.bounds.size
            scrollView.minimumZoomScale = 0.5
            scrollView.maximumZoomScale = 4
            scrollView.delegate = zoomer
            scrollView.addSubview(page)
            await harness.turn { controller.view.addSubview(scrollView) }
            return scrollView
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/zoomscale
        @Test func theViewIsScaledAndTheContentWithIt() async {
            let scrollView = await showPage()
            expectEqual(scrollView.zoomScale, 1)
            await harness.turn { scrollView.zoomScale = 2 }
            expectEqual(scrollView.zoomScale, 2)
            expectEqual(page.transform, CGAffineTransform(scaleX: 2, y: 2))
            expectEqual(page.bounds.size, CGSize(width: 300, height: 400))
            expectEqual(page.frame, CGRect(x: 0, y: 0, width: 600, height: 800))
            expectEqual(scrollView.contentSize, CGSize(width: 600, height: 800))
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-1xu2m
        @Test func whatIsInItConvertsToWhereItIsSeen() async {
            let scrollView = await showPage()
            await harness.turn {
                scrollView.zoomScale = 2
                scrollView.contentOffset = CGPoint(x: 50, y: 100)
            }
            let inContent = input.convert(input.bounds, to: scrollView)
            #expect(inContent.isClose(to: CGRect(x: 200, y: 400, width: 200, height: 80)))
            let onScreen = input.convert(input.bounds, to: harness.window)
            #expect(onScreen.isClose(to: CGRect(x: 20 + 150, y: 100 + 300, width: 200, height: 80)))
            #expect(harness.shownFrame(of: input).isClose(to: onScreen))
            let point = scrollView.convert(CGPoint(x: 300, y: 440), to: input)
            #expect(point.x.isClose(to: 50) && point.y.isClose(to: 20))
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/minimumzoomscale, maximumzoomscale
        @Test(arguments: [(CGFloat(0.1), CGFloat(0.5)), (9, 4)])
        func aScaleIsClamped(wanted: CGFloat, scale: CGFloat) async {
            let scrollView = await showPage()
            await harness.turn { scrollView.setZoomScale(wanted, animated: false) }
            expectEqual(scrollView.zoomScale, scale)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/viewforzooming(in:)
        @Test func withoutAViewNothingIsZoomed() async {
            let scrollView = await showPage()
            zoomer.zoomed = nil
            await harness.turn { scrollView.zoomScale = 2 }
            #expect(scrollView.zoomScale == 1 && page.transform.isIdentity)
            expectEqual(scrollView.contentSize, page.bounds.size)
        }

        // Assumed.
        @Test func theMiddleStaysInTheMiddle() async {
            let scrollView = await showPage()
            await harness.turn { scrollView.zoomScale = 2 }
            expectEqual(scrollView.contentOffset, CGPoint(x: 150, y: 200))
            await harness.turn { scrollView.contentOffset = .zero }
            await harness.turn { scrollView.zoomScale = 4 }
            expectEqual(scrollView.contentOffset, CGPoint(x: 150, y: 200))
        }

        // Source: itecnotes.com/tecnote/ios-how-to-zoom-a-view-in-uiscrollview-with-anchor-point-in-center
        @Test func contentThatGetsSmallerThanTheScrollViewStaysAtItsOrigin() async {
            let scrollView = await showPage()
            await harness.turn { scrollView.zoomScale = 0.5 }
            expectEqual(scrollView.contentOffset, .zero)
            expectEqual(page.frame, CGRect(x: 0, y: 0, width: 150, height: 200))
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendzooming(_:with:atscale:)
        @Test func anAnimatedZoomIsOnItsWayAndTellsOfItsEnd() async {
            let scrollView = await showPage()
            await harness.turn { scrollView.setZoomScale(2, animated: true) }
            #expect(scrollView.zoomScale == 2 && zoomer.calls == ["will", "zoom"])
            await harness.advance(by: 0.1)
            let width = harness.shownFrame(of: page).width
            #expect(width > 300 && width < 600)
            await harness.settle()
            #expect(harness.shownFrame(of: page).width.isClose(to: 600))
            expectEqual(zoomer.calls, ["will", "zoom", "end 2.0"])
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/zoom(to:animated:)
        @Test func aRectangleOfTheViewCanBeMadeToFillTheScrollView() async {
            let scrollView = await showPage()
            await harness.turn { scrollView.zoom(to: CGRect(x: 100, y: 200, width: 100, height: 100), animated: false) }
            expectEqual(scrollView.zoomScale, 3)
            expectEqual(scrollView.contentOffset, CGPoint(x: 300, y: 550))
        }

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide: it surrounds the content
        @Test func contentThatConstraintsMeasureIsScaledToo() async {
            let scrollView = await showPage()
            await harness.turn {
                page.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    page.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
                    page.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
                    page.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
                    page.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
                    page.widthAnchor.constraint(equalToConstant: 300),
                    page.heightAnchor.constraint(equalToConstant: 500),
                ])
            }
            expectEqual(scrollView.contentSize, CGSize(width: 300, height: 500))
            await harness.turn { scrollView.zoomScale = 2 }
            await harness.turn { scrollView.setNeedsLayout() }
            expectEqual(scrollView.contentSize, CGSize(width: 600, height: 1000))
            expectEqual(page.frame, CGRect(x: 0, y: 0, width: 600, height: 1000))
        }
    }
}
