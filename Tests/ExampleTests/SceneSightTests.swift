import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

/// What a person sees of the inputs of all scenes, on every device.
@MainActor
@Suite struct SceneSightTests {
    /// Plays each scene anew for each input that a person can get at, and counts those for which `isSeen` says yes; nil counts
    /// for nothing.
    private func count(
        on model: SimulatedModel, _ orientation: UIInterfaceOrientation, keepsNext: Bool = false,
        isSeen: (UIView, UIViewController, SimulatedDevice) -> Bool?
    ) -> (seen: Int, unseen: [String]) {
        var result: (seen: Int, unseen: [String]) = (0, [])
        for entry in Catalogue.entries {
            var index = 0
            while true {
                let controller = entry.make()
                let device = SimulatedDevice(model, orientation: orientation)
                device.show(controller.makeSceneRoot())
                device.settle()
                let inputs = inputs(in: controller)
                guard index < inputs.count else { break }
                index += 1
                if keepsNext {
                    for avoidance in controller.sceneAvoidances { avoidance.options.keepsNextInputVisible = true }
                }
                let input = inputs[index - 1]
                device.scroll(to: input)
                guard device.tap(input) else { continue }
                device.settle()
                guard input.isFirstResponder, let isSeen = isSeen(input, controller, device) else { continue }
                if isSeen { result.seen += 1 } else { result.unseen.append("\(entry.title) \(index)") }
            }
        }
        return result
    }

    private func inputs(in controller: UIViewController) -> [UIView] {
        views(in: controller.view).filter { $0 is UITextField || $0 is UITextView }
    }

    /// From the bars down to the keyboard, in screen coordinates.
    private func room(_ controller: UIViewController, _ device: SimulatedDevice) -> ClosedRange<CGFloat> {
        let top = device.presentationFrame(of: controller.view).minY + controller.view.safeAreaInsets.top
        return top...max(top, device.keyboard.frame.minY)
    }

    /// Of the header and the footer that may float over an input in a plain table.
    private func floatingHeight(over input: UIView) -> CGFloat {
        let views = sequence(first: input) { $0.superview }
        guard let table = views.lazy.compactMap({ $0 as? UITableView }).first, table.style == .plain,
            let cell = views.lazy.compactMap({ $0 as? UITableViewCell }).first, let path = table.indexPath(for: cell)
        else { return 0 }
        return table.rectForHeader(inSection: path.section).height + table.rectForFooter(inSection: path.section).height
    }

    @Test(arguments: WholeMatrix.pairs(SceneTests.models, SceneTests.orientations))
    func boxesThatFitAreSeenWhole(model: SimulatedModel, orientation: UIInterfaceOrientation) {
        let boxes = count(on: model, orientation) { input, controller, device in
            guard input is UITextView else { return nil }
            let (frame, room) = (device.presentationFrame(of: input), room(controller, device))
            guard frame.height <= room.upperBound - room.lowerBound else { return nil }
            return frame.minY >= room.lowerBound - 0.5 && frame.maxY <= room.upperBound + 0.5
        }
        #expect(boxes.unseen == [])
        #expect(boxes.seen >= 7)
    }

    @Test(arguments: WholeMatrix.pairs(SceneTests.models, SceneTests.orientations))
    func theNextInputIsSeenWholeWhereBothFit(model: SimulatedModel, orientation: UIInterfaceOrientation) {
        let next = count(on: model, orientation, keepsNext: true) { input, controller, device in
            let (frame, room) = (device.presentationFrame(of: input), room(controller, device))
            // Not on a page beside it.
            func isBelow(_ other: CGRect) -> Bool {
                other.minY >= frame.maxY - 1 && other.height > 0 && other.minX < frame.maxX && other.maxX > frame.minX
            }
            let frames: [CGRect] = inputs(in: controller).map(device.presentationFrame)
            let below = frames.filter(isBelow).min { $0.minY < $1.minY }
            let height = room.upperBound - room.lowerBound - floatingHeight(over: input)
            guard let below, below.maxY - frame.minY <= height else { return nil }
            return below.maxY <= room.upperBound + 0.5
        }
        #expect(next.unseen == [])
        #expect(next.seen >= 40)
    }
}
