import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    /// Guides and stacks: what moves by itself when the keyboard or a view comes and goes.
    @MainActor
    @Suite
    struct AutoLayoutGuides {
        private let harness: any ContractHarness
        private let recorder = NoticeRecorder.listening()

        init() throws {
            harness = try makeHarness()
        }

        // Source: https://developer.apple.com/documentation/uikit/uilayoutguide
        @Test func aGuideIsARectangleWithoutAView() async {
            let root: UIView = await harness.showPlainController().view
            let (guide, box) = (UILayoutGuide(), UIView())
            let top = guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 100)
            await harness.turn {
                root.addLayoutGuide(guide)
                root.addSubview(box)
                box.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    top, guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
                    guide.widthAnchor.constraint(equalToConstant: 200),
                    guide.heightAnchor.constraint(equalToConstant: 80),
                    box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
                    box.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
                    box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 20),
                ])
            }
            #expect(guide.owningView === root && !root.subviews.contains { $0 !== box })
            expectEqual(guide.layoutFrame, CGRect(x: 30, y: 100, width: 200, height: 80))
            expectEqual(box.frame, CGRect(x: 120, y: 130, width: 20, height: 20))
            await harness.turn { top.constant = 150 }
            #expect(guide.layoutFrame.minY == 150 && box.frame.minY == 180)
        }

        // Source: https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide
        @Test func theSafeAreaGuideFollowsTheInsets() async {
            let controller = await harness.showPlainController()
            let root: UIView = controller.view
            let rest = root.safeAreaLayoutGuide.layoutFrame
            expectEqual(rest, root.bounds.inset(by: root.safeAreaInsets))
            await harness.turn { controller.additionalSafeAreaInsets.bottom = 25 }
            #expect(root.safeAreaLayoutGuide.layoutFrame.maxY.isClose(to: rest.maxY - 25))
        }

        // Source: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
        @Test func whatIsPinnedToTheKeyboardTravelsWithIt() async throws {
            let root: UIView = await harness.showPlainController().view
            let field = await harness.addField(to: root)
            let bar = await harness.addBarOnKeyboard(to: root)
            await harness.settle()
            let rest = harness.shownFrame(of: bar).maxY
            #expect(rest.isClose(to: root.bounds.maxY - root.safeAreaInsets.bottom))
            await harness.focus(field)
            await harness.advance(by: 0.05)
            let end = try #require(recorder.last(.willShow)?.end)
            let top = harness.window.convert(end, from: harness.window.screen.coordinateSpace).minY
            #expect(harness.shownFrame(of: bar).maxY < rest && harness.shownFrame(of: bar).maxY > top)
            await harness.settle()
            #expect(harness.shownFrame(of: bar).maxY.isClose(to: top))
            await harness.endEditing()
            await harness.settle()
            #expect(harness.shownFrame(of: bar).maxY.isClose(to: rest))
        }

        // Source: https://developer.apple.com/documentation/uikit/uistackview: hidden views leave the layout, and come
        // back to it
        @Test func whatIsHiddenInAStackTakesNoRoomAndNoSpacing() async {
            let root: UIView = await harness.showPlainController().view
            let boxes = (0..<3).map { _ in UIView() }
            let stack = UIStackView(arrangedSubviews: boxes)
            (stack.axis, stack.spacing) = (.vertical, 8)
            await harness.turn {
                stack.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(stack)
                NSLayoutConstraint.activate(
                    boxes.map { $0.heightAnchor.constraint(equalToConstant: 44) } + [
                        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                        stack.widthAnchor.constraint(equalToConstant: 200),
                    ])
            }
            #expect(stack.frame.height == 148 && boxes[2].frame.minY == 104)
            await harness.turn { boxes[1].isHidden = true }
            #expect(stack.frame.height == 96 && boxes[2].frame.minY == 52)
            expectEqual(stack.arrangedSubviews.count, 3)
            await harness.turn { boxes[1].isHidden = false }
            #expect(stack.frame.height == 148 && boxes[2].frame.minY == 104)
        }

        // Source: https://developer.apple.com/documentation/uikit/uistackview: hiding can be animated
        @Test func hidingInAnAnimationMovesTheOthersWithIt() async {
            let root: UIView = await harness.showPlainController().view
            let boxes = (0..<2).map { _ in UIView() }
            let stack = UIStackView(arrangedSubviews: boxes)
            stack.axis = .vertical
            await harness.turn {
                stack.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(stack)
                NSLayoutConstraint.activate(
                    boxes.map { $0.heightAnchor.constraint(equalToConstant: 100) } + [
                        stack.topAnchor.constraint(equalTo: root.topAnchor),
                        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                        stack.widthAnchor.constraint(equalToConstant: 200),
                    ])
            }
            await harness.turn {
                UIView.animate(withDuration: 0.5) {
                    boxes[0].isHidden = true
                    stack.layoutIfNeeded()
                }
            }
            await harness.advance(by: 0.2)
            let shown = harness.shownFrame(of: boxes[1]).minY
            #expect(shown > 1 && shown < 99)
            await harness.settle()
            #expect(harness.shownFrame(of: boxes[1]).minY.isClose(to: 0))
        }
    }
}
