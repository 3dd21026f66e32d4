import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// What Auto Layout does to views that the library moves, and to those around them.
    @MainActor
    @Suite
    struct AutoLayout {
        private let harness: any ContractHarness

        init() throws {
            harness = try makeHarness()
        }

        private func add(
            _ view: UIView, to parent: UIView, _ constraints: (UIView) -> [NSLayoutConstraint]
        ) async {
            await harness.turn {
                view.translatesAutoresizingMaskIntoConstraints = false
                parent.addSubview(view)
                NSLayoutConstraint.activate(constraints(view))
            }
        }

        /// 60 points high, as wide as `parent`, its bottom at `anchor`.
        private func addBar(
            to parent: UIView, above anchor: NSLayoutYAxisAnchor
        ) async -> (bar: UIView, bottom: NSLayoutConstraint) {
            let bar = UIView()
            let bottom = bar.bottomAnchor.constraint(equalTo: anchor)
            await add(bar, to: parent) {
                [
                    $0.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
                    $0.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
                    $0.heightAnchor.constraint(equalToConstant: 60), bottom,
                ]
            }
            return (bar, bottom)
        }

        // MARK: What is moved

        // Source: https://developer.apple.com/documentation/uikit/uiview/transform: layout never looks at it
        @Test func aLayoutPassTakesBackTheCenterAndNeverTheTransform() async {
            let root: UIView = await harness.showPlainController().view
            let (bar, bottom) = await addBar(to: root, above: root.bottomAnchor)
            let rest = bar.center
            await harness.turn {
                bar.transform = CGAffineTransform(translationX: 0, y: -100)
                bar.center.y -= 30
            }
            await harness.turn { bottom.constant = -1 }
            expectEqual(bar.center, CGPoint(x: rest.x, y: rest.y - 1))
            expectEqual(bar.transform.ty, -100)
            #expect(harness.shownFrame(of: bar).maxY.isClose(to: root.bounds.maxY - 101))
        }

        // Source: https://mjtsai.com/blog/?p=9099: on iOS, layout sets the center and the bounds. That the setter is called, so
        // that a subclass notices, is assumed; so is the place of a view that no constraint places.
        @Test(arguments: [true, false])
        func aLayoutSetsTheCenterOfAViewThatIsNotAtItsPlaceAndOnlyALayoutDoes(isPlaced: Bool) async {
            let root: UIView = await harness.showPlainController().view
            let (sibling, away) = (
                UIView(frame: root.bounds), CenterSpy(frame: CGRect(x: -1, y: -1, width: 0, height: 0))
            )
            await harness.turn { root.addSubview(sibling) }
            await add(away, to: root) {
                let size = [
                    $0.widthAnchor.constraint(equalToConstant: 0), $0.heightAnchor.constraint(equalToConstant: 0),
                ]
                let place = [
                    $0.leftAnchor.constraint(equalTo: sibling.leftAnchor),
                    $0.topAnchor.constraint(equalTo: sibling.topAnchor),
                ]
                return isPlaced ? size + place : size
            }
            expectEqual(away.hasAmbiguousLayout, !isPlaced)
            for count in 1...3 {
                expectEqual(away.asked, Array(repeating: .zero, count: count))
                expectEqual(away.center, CGPoint(x: -1, y: -1))
                await harness.turn { away.setNeedsLayout() }
                expectEqual(away.asked.count, count)
                await harness.turn { root.setNeedsLayout() }
            }
        }

        // Assumed: so a view in a scroll view notices that another one has been moved in there.
        @Test func aViewThatIsPinnedToAnotherInAScrollViewFollowsItsFrameAndNoScroll() async {
            let root: UIView = await harness.showPlainController().view
            let scrollView = UIScrollView(frame: root.bounds)
            scrollView.contentSize = CGSize(width: 100, height: 3000)
            let (plain, follower) = (UIView(frame: CGRect(x: 20, y: 400, width: 100, height: 40)), UIView())
            await harness.turn {
                root.addSubview(scrollView)
                scrollView.addSubview(plain)
            }
            await add(follower, to: scrollView) {
                [
                    $0.leftAnchor.constraint(equalTo: plain.leftAnchor), $0.widthAnchor.constraint(equalToConstant: 0),
                    $0.bottomAnchor.constraint(equalTo: plain.bottomAnchor),
                    $0.heightAnchor.constraint(equalToConstant: 440),
                ]
            }
            expectEqual(follower.frame.maxY, 440)
            await harness.turn { plain.frame.origin.y += 60 }
            expectEqual(follower.frame.maxY, 500)
            await harness.turn { scrollView.contentOffset.y = 200 }
            #expect(follower.frame.maxY == 500 && scrollView.contentSize.height == 3000)
        }

        // Source: developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints: its frame
        // is what counts
        @Test func aViewThatIsPlacedByItsFrameStaysWhereItIsMoved() async {
            let root: UIView = await harness.showPlainController().view
            let plain = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
            await harness.turn { root.addSubview(plain) }
            let (_, bottom) = await addBar(to: root, above: plain.topAnchor)
            await harness.turn { plain.center.y -= 130 }
            await harness.turn { bottom.constant = -2 }
            expectEqual(plain.frame.minY, 270)
        }

        // Source: developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
        @Test func aRootViewIsPlacedByItsFrame() async {
            let controller = await harness.showPlainController()
            #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
            _ = await addBar(to: controller.view, above: controller.view.bottomAnchor)
            #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
        }

        // MARK: Constants

        // Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant
        @Test func aConstantTakesEffectWithTheNextLayoutPass() async {
            let root: UIView = await harness.showPlainController().view
            let (bar, bottom) = await addBar(to: root, above: root.bottomAnchor)
            let rest = bar.frame
            await harness.turn {
                bottom.constant = -200
                expectEqual(bar.frame, rest)
                root.layoutIfNeeded()
                expectEqual(bar.frame, rest.offsetBy(dx: 0, dy: -200))
            }
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
        @Test func layoutIfNeededInTheBlockAnimatesAConstant() async {
            let root: UIView = await harness.showPlainController().view
            let (bar, bottom) = await addBar(to: root, above: root.bottomAnchor)
            await harness.turn {
                UIView.animate(withDuration: 0.5) {
                    bottom.constant = -200
                    root.layoutIfNeeded()
                }
            }
            await harness.advance(by: 0.2)
            let shown = harness.shownFrame(of: bar).maxY
            #expect(shown < root.bounds.maxY - 1 && shown > root.bounds.maxY - 199)
            await harness.settle()
            #expect(harness.shownFrame(of: bar).maxY.isClose(to: root.bounds.maxY - 200))
        }

        // MARK: Priorities

        // Source: https://developer.apple.com/documentation/uikit/uilayoutpriority
        @Test func theLowerPriorityGivesWay() async {
            let root: UIView = await harness.showPlainController().view
            let view = UIView()
            let low = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100)
            let high = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 300)
            (low.priority, high.priority) = (.defaultLow, .defaultHigh)
            await add(view, to: root) {
                [
                    $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    $0.widthAnchor.constraint(equalToConstant: 50), $0.heightAnchor.constraint(equalToConstant: 50),
                    low, high,
                ]
            }
            expectEqual(view.frame.minY, 300)
            await harness.turn { high.isActive = false }
            expectEqual(view.frame.minY, 100)
        }

        // Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority: what is wanted comes as
        // near as what is required lets it
        @Test func aRequiredBoundHoldsAgainstAWish() async {
            let root: UIView = await harness.showPlainController().view
            let view = UIView()
            let wish = view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20)
            wish.priority = .defaultHigh
            let bound = view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -80)
            await add(view, to: root) {
                [
                    $0.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    $0.widthAnchor.constraint(equalToConstant: 50), $0.heightAnchor.constraint(equalToConstant: 50),
                    wish, bound,
                ]
            }
            expectEqual(view.frame.maxY, root.bounds.maxY - 80)
            await harness.turn { bound.constant = -10 }
            expectEqual(view.frame.maxY, root.bounds.maxY - 20)
        }

        // MARK: Scroll views

        // Source: https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide
        @Test func constraintsToTheContentGuideAreTheContentSize() async {
            let scrollView = await harness.showScrollView()
            let content = UIView()
            let height = content.heightAnchor.constraint(equalToConstant: 1500)
            await add(content, to: scrollView) {
                [
                    $0.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
                    $0.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
                    $0.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 10),
                    $0.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
                    $0.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), height,
                ]
            }
            expectEqual(scrollView.contentSize, CGSize(width: scrollView.bounds.width, height: 1530))
            await harness.turn { scrollView.contentInset.bottom = 300 }
            await harness.turn { height.constant = 1600 }
            #expect(scrollView.contentSize.height == 1630 && scrollView.contentInset.bottom == 300)
        }
    }
}

/// Where the layout wants it to be. It never goes there.
private final class CenterSpy: UIView {
    private(set) var asked: [CGPoint] = []

    override var center: CGPoint {
        get { super.center }
        set { asked.append(newValue) }
    }
}
