import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// The library's own writes while the keyboard comes, made here with UIKit alone: in `willShow`, in the keyboard's
    /// animation, and once more when UIKit may have scrolled by itself.
    @MainActor
    @Suite
    struct KeyboardWrites {
        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()

        init() throws {
            harness = try makeHarness()
        }

        /// Runs `changes` with the points of `view` that the keyboard covers, in the animation that `willShow` announces.
        private func whenTheKeyboardComes(over view: UIView, _ changes: @escaping (CGFloat) -> Void) {
            recorder.onRecord = { [harness] notice in
                guard notice.kind == .willShow, let end = notice.end, let curve = notice.curve else { return }
                let top = view.convert(end, from: harness.window.screen.coordinateSpace).minY
                let options = UIView.AnimationOptions(rawValue: UInt(curve) << 16)
                UIView.animate(
                    withDuration: notice.duration ?? 0, delay: 0, options: options.union(.beginFromCurrentState)
                ) {
                    changes(view.bounds.maxY - top)
                }
            }
        }

        // Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets; that a layout in
        // the same block counts it, and is animated, is assumed
        @Test func aSafeAreaThatGrowsWithTheKeyboardTakesWhatIsPinnedToItAlong() async {
            let controller = await harness.showPlainController()
            let root: UIView = controller.view
            let field = await harness.addField(to: root)
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            await harness.turn {
                root.addSubview(bar)
                NSLayoutConstraint.activate([
                    bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                    bar.heightAnchor.constraint(equalToConstant: 40),
                    bar.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
                ])
            }
            let rest = bar.frame.maxY
            let insetAtRest = root.safeAreaInsets.bottom
            var (covered, inset, bottom): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            whenTheKeyboardComes(over: root) {
                covered = $0
                controller.additionalSafeAreaInsets.bottom = covered - insetAtRest
                root.layoutIfNeeded()
                (inset, bottom) = (root.safeAreaInsets.bottom, bar.frame.maxY)
            }
            await harness.focus(field)
            #expect(covered > 100)
            #expect(inset.isClose(to: covered) && bottom.isClose(to: root.bounds.maxY - covered))
            // It is on its way.
            #expect(harness.shownFrame(of: bar).maxY > (rest + bottom) / 2)
            await harness.settle()
            #expect(harness.shownFrame(of: bar).maxY.isClose(to: root.bounds.maxY - covered))
            #expect(root.safeAreaInsets.bottom.isClose(to: covered))
            await harness.turn { controller.additionalSafeAreaInsets.bottom = 0 }
            #expect(bar.frame.maxY.isClose(to: rest))
            await harness.endEditing()
            await harness.settle()
        }

        /// A field below what is visible, which the keyboard's turn scrolls 60 points above the keyboard, with an inset.
        @MainActor
        private final class HiddenField {
            let scrollView: UIScrollView
            let field: UITextField
            var covered: CGFloat = 0

            init(_ field: UITextField, in scrollView: UIScrollView) {
                (self.field, self.scrollView) = (field, scrollView)
            }

            /// UIKit leaves nothing between the field and the keyboard.
            var wanted: CGFloat { field.frame.maxY + 60 - (scrollView.bounds.height - covered) }
            /// How far the field ends above the keyboard.
            var distance: CGFloat { 60 + scrollView.contentOffset.y - wanted }
        }

        private func focusHiddenField() async -> HiddenField {
            let scrollView = await harness.showScrollView()
            let field = await harness.addField(at: scrollView.bounds.height + 100, to: scrollView)
            let hidden = HiddenField(field, in: scrollView)
            whenTheKeyboardComes(over: scrollView.superview ?? scrollView) {
                hidden.covered = $0
                scrollView.contentInset.bottom = $0
                scrollView.contentOffset.y = hidden.wanted
            }
            await harness.focus(field)
            #expect(hidden.covered > 100 && hidden.wanted > 60)
            return hidden
        }

        // Source: http://www.openradar.me/20798351: it is scrollRectToVisible; fact 99, that it comes after the notices or
        // before
        @Test func uiKitsOwnScrollLeavesTheFieldAboveTheInsetThatWasWritten() async {
            let hidden = await focusHiddenField()
            await harness.settle()
            #expect(hidden.scrollView.contentInset.bottom.isClose(to: hidden.covered))
            #expect(hidden.distance > -0.5 && hidden.distance < 60.5)
            await harness.endEditing()
            await harness.settle()
        }

        // Source: as above; that what is written after that scroll stays is assumed
        @Test func anOffsetThatIsWrittenAgainAfterUIKitsOwnScrollStays() async {
            let hidden = await focusHiddenField()
            // The library's rechecks: when the keyboard has arrived, while that scroll may still go on, and after it.
            for pause in [(recorder.last(.willShow)?.duration ?? 0) + 0.02, 0.35] {
                await harness.advance(by: pause)
                await harness.turn {
                    hidden.scrollView.setContentOffset(hidden.scrollView.contentOffset, animated: false)
                    hidden.scrollView.contentOffset.y = hidden.wanted
                }
            }
            await harness.settle()
            #expect(hidden.distance.isClose(to: 60, within: 0.5))
            #expect(hidden.scrollView.contentInset.bottom.isClose(to: hidden.covered))
            await harness.endEditing()
            await harness.settle()
        }
    }
}
