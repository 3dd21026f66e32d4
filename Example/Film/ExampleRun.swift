import KeyboardHelper
import UIKit

/// Plays scenes on simulated devices.
@MainActor
enum ExampleRun {
    /// One scene on one device in one orientation.
    struct Take {
        let scene: ExampleScene
        let model: SimulatedModel
        let orientation: UIInterfaceOrientation

        var orientationName: String { ExampleRow.name(of: orientation) }
    }

    static let models = [SimulatedModel.iPhoneSE, .iPhone16, .iPad11, .iPhoneDuo, .iPhoneDuoUnfolded]

    static func takes(of scenes: [ExampleScene], on models: [SimulatedModel]) -> [Take] {
        scenes.flatMap { scene in
            models.flatMap { model in
                [UIInterfaceOrientation.portrait, .landscapeLeft].map { orientation in
                    Take(scene: scene, model: model, orientation: orientation)
                }
            }
        }
    }

    // MARK: Setting up

    /// What the devices do by themselves.
    struct Conditions {
        /// UIKit scrolls a first responder into view and brings back an offset that is too large.
        var withSystemHelp = true
        /// Nil for the kindest behavior of every system.
        var system: SimulatedSystem?
    }

    static func makeDevice(
        _ model: SimulatedModel, orientation: UIInterfaceOrientation = .portrait, under conditions: Conditions
    ) -> SimulatedDevice {
        let device = SimulatedDevice(model, orientation: orientation, system: conditions.system)
        device.scrollsFirstResponderIntoView = conditions.withSystemHelp
        device.clampsOffsetWhenInsetShrinks = conditions.withSystemHelp
        return device
    }

    /// Puts a scene on a device's screen.
    static func set(_ scene: ExampleScene, on device: SimulatedDevice, avoidsKeyboard: Bool) -> ExampleScene.Stage {
        let stage = scene.stage()
        device.show(stage.root)
        stage.prepare(device)
        device.settle()
        if !avoidsKeyboard { device.turn { stage.controller.sceneAvoidances.reversed().forEach { $0.stop() } } }
        device.settle()
        return stage
    }

    // MARK: Playing

    static func play(_ take: Take, under conditions: Conditions) -> [ExampleRow] {
        let without = visits(take, .nothing, under: conditions)
        let with = visits(take, .keyboardHelper, under: conditions)
        return zip(without, with).map { without, with in
            ExampleRow(
                scene: take.scene.name,
                device: take.model.name,
                orientation: take.orientationName,
                input: with.input,
                coveredWithout: without.covered,
                coveredWith: with.covered,
                lift: with.lift,
                settledMilliseconds: with.settledMilliseconds,
                restored: with.leftWrong.isEmpty
            )
        }
    }

    /// How many inputs are hidden with each way of avoiding the keyboard; `rows` are what was played already. Companions do not
    /// count: no other way can know of them.
    static func compare(_ takes: [Take], rows: [ExampleRow], under conditions: Conditions) -> Comparison.Row {
        let results = Way.allCases.map { way in
            let all = takes.flatMap { visits($0, way, under: conditions) { $0.hidden } }
            let wrong = all.flatMap(\.leftWrong)
            return Comparison.Result(
                way: way,
                hidden: !all.isEmpty ? all.count { $0.covered > 0 } : nil,
                unrestored: all.count { !$0.leftWrong.isEmpty },
                leftWrong: Set(wrong).sorted()
            )
        }
        return Comparison.Row(scene: takes.first?.scene.name ?? "", inputs: rows.count, results: results)
    }

    /// What is seen of one input while it has the focus, and afterwards.
    private struct Visit {
        var input: String
        var covered: Double
        var lift: Double
        var settledMilliseconds: Int
        var leftWrong: [String]
    }

    /// None if the way does not apply to the scene.
    private static func visits(
        _ take: Take, _ way: Way, under conditions: Conditions, hidden: (Sight) -> Double = { $0.allHidden }
    ) -> [Visit] {
        let device = makeDevice(take.model, orientation: take.orientation, under: conditions)
        let stage = set(take.scene, on: device, avoidsKeyboard: way == .keyboardHelper)
        guard let kept = way.install(on: stage) else { return [] }
        device.settle()
        let names = stage.inputs.map(\.inputName)
        return withExtendedLifetime(kept) {
            zip(names, stage.inputs).map { name, input in
                visit(present(input, named: name, on: device, in: stage), on: device, in: stage, hidden: hidden)
            }
        }
    }

    /// Visits the first inputs as `play` does, and returns the next one.
    static func visitInputs(before index: Int, on device: SimulatedDevice, in stage: ExampleScene.Stage) -> UIView {
        let inputs = stage.inputs.map { (name: $0.inputName, view: $0) }
        for input in inputs.prefix(index) {
            _ = visit(present(input.view, named: input.name, on: device, in: stage), on: device, in: stage)
        }
        return present(inputs[index].view, named: inputs[index].name, on: device, in: stage)
    }

    /// The input; or, if a list has used its cell again, the one that has its name now, where the list begins.
    private static func present(
        _ input: UIView, named name: String, on device: SimulatedDevice, in stage: ExampleScene.Stage
    ) -> UIView {
        guard input.window == nil || input.inputName != name else { return input }
        device.turn { scrollToStart(stage.controller.view) }
        return stage.inputs.first { $0.inputName == name } ?? input
    }

    private static func scrollToStart(_ view: UIView?) {
        if let scrollView = view as? UIScrollView { scrollView.contentOffset.y = -scrollView.adjustedContentInset.top }
        for subview in view?.subviews ?? [] { scrollToStart(subview) }
    }

    /// `hidden` says how many points of what was seen count as hidden.
    private static func visit(
        _ input: UIView, on device: SimulatedDevice, in stage: ExampleScene.Stage,
        hidden: (Sight) -> Double = { $0.allHidden }
    ) -> Visit {
        device.scroll(to: input)
        device.settle()
        let before = LayoutState(of: device.window)
        let wasTapped = tap(stage.tapped(for: input), on: device, focusing: input)
        let rest = waitUntilStill(on: device, hidden: hidden) {
            Sight(of: input, with: stage.companion(of: input), on: device, in: stage)
        }
        for aside in stage.aside {
            device.turn(aside.perform)
            device.settle()
        }
        let sample = input.sample
        for part in sample { device.type(part) }
        if let reach = stage.reach { device.turn(reach) }
        device.settle()
        let sight = Sight(of: input, with: stage.companion(of: input), on: device, in: stage)
        let lift = stage.controller.sceneAvoidances.first?.lift ?? 0
        // A bar that has grown with its text would not be as it was.
        if input is UITextView { for _ in sample.joined() { device.deleteBackward() } }
        device.settle()
        device.keyboard.dismiss()
        device.settle()
        return Visit(
            input: input.inputName,
            // An input that cannot even be tapped is as good as hidden.
            covered: wasTapped ? max(rest.covered, hidden(sight)) : Double(input.bounds.height),
            lift: Double(lift),
            settledMilliseconds: Int((rest.seconds * 1000).rounded()),
            leftWrong: leftWrong(before, on: device)
        )
    }

    /// The first property that is not what it was.
    private static func leftWrong(_ before: LayoutState, on device: SimulatedDevice) -> [String] {
        LayoutState(of: device.window).differences(from: before).map { String($0.prefix { $0 != " " }) }
    }

    /// Looks sixty times a second. Returns the seconds until nothing moved any more, and the most points that were hidden by
    /// something that came later than the keyboard, such as a message.
    private static func waitUntilStill(
        on device: SimulatedDevice, hidden: (Sight) -> Double, _ look: () -> Sight
    ) -> (seconds: TimeInterval, covered: Double) {
        let start = device.now
        var last = look()
        var (lastChange, covered) = (start, 0.0)
        while device.isBusy, device.now - start < 5 {
            device.advance(by: 1.0 / 60)
            let sight = look()
            if sight.frameTop != last.frameTop || sight.frameBottom != last.frameBottom { lastChange = device.now }
            if device.now - start > 1 { covered = max(covered, hidden(sight)) }
            last = sight
        }
        return (lastChange - start, covered)
    }
}
