import KeyboardHelper
import UIKit

/// A stage with a camera.
@MainActor
final class FilmSet {
    let recorder: FilmRecorder
    let device: SimulatedDevice
    let stage: ExampleScene.Stage
    let input: UIView
    private let subject: Subject
    /// What the way of avoiding the keyboard needs for as long as it is filmed.
    private let kept: [AnyObject]
    private var decisions: [KeyboardDecision] = []
    private var told: KeyboardDecision?

    /// The input that it is about at the moment.
    @MainActor
    private final class Subject {
        var view: UIView

        init(view: UIView) {
            self.view = view
        }
    }

    /// Nil if the way does not apply to the scene, or does not show the input.
    init?(_ shoot: FilmShoot, input index: Int, _ way: Way) {
        device = ExampleRun.makeDevice(shoot.model, orientation: shoot.orientation, under: shoot.conditions)
        stage = ExampleRun.set(shoot.scene, on: device, avoidsKeyboard: way == .keyboardHelper)
        guard let kept = way.install(on: stage) else { return nil }
        self.kept = kept
        device.settle()
        // A list that ends elsewhere may have fewer rows on the screen.
        guard stage.inputs.indices.contains(index) else { return nil }
        let device = device
        // The numbers of the table come from visiting one input after the other, so the film begins like that visit.
        let input = ExampleRun.visitInputs(before: index, on: device, in: stage)
        self.input = input
        device.scroll(to: input)
        device.settle()
        let subject = Subject(view: input)
        self.subject = subject
        let stage = stage
        recorder = FilmRecorder(device, tables: shoot.tables) {
            let view = stage.shown(for: subject.view)
            return (
                device.presentationRect(view.focusBounds, in: view), device.presentationFrame(of: view)
            )
        }
        guard way == .keyboardHelper else { return }
        for avoidance in stage.controller.sceneAvoidances {
            avoidance.onDecision = { [weak self] in self?.decisions.append($0) }
        }
    }

    /// The next or the previous one that is not beside the screen, as on another page.
    var nextInput: UIView? {
        let inputs = stage.inputs
        guard let index = inputs.firstIndex(of: input) else { return nil }
        return [index + 1, index - 1].filter(inputs.indices.contains).map { inputs[$0] }
            .first { (0..<device.screen.bounds.width).contains(device.presentationFrame(of: $0).midX) }
    }

    func sight(of view: UIView) -> Sight {
        Sight(of: view, with: stage.companion(of: view), on: device, in: stage)
    }

    // MARK: Chapters

    func playFirstFocus() {
        recorder.chapter("First focus") {
            recorder.run(for: 0.5)
            recorder.note("Tap on \(input.title)")
            let tapped = stage.tapped(for: input)
            recorder.touch = ExampleRun.touchPoint(on: tapped, device)
            recorder.run(for: 0.12)
            step(.focus, input, for: 0.9 + stage.patience) {
                if !ExampleRun.tap(tapped, on: device, focusing: input) {
                    device.turn { _ = input.becomeFirstResponder() }
                }
            }
            for aside in stage.aside {
                recorder.note(aside.words)
                step(.aside(aside.words), input, for: 1.1) { device.turn(aside.perform) }
            }
            recorder.note("Typing")
            step(.typing, input, for: 0) {
                for part in input.sample {
                    device.type(part)
                    recorder.run(for: 0.11)
                }
            }
            recorder.run(for: 0.4)
            markPoster()
            recorder.run(for: 0.6)
        }
    }

    func playFocusMoves(to next: UIView) {
        recorder.chapter("Focus moves") {
            for view in [next, input] {
                recorder.run(for: 0.3)
                recorder.note("Focus moves to \(view.title)")
                step(.focus, view, for: 1.1 + stage.patience) { device.turn { _ = view.becomeFirstResponder() } }
                if view === next { markPoster() }
            }
        }
    }

    func playRotation() {
        let start = device.orientation
        let other: UIInterfaceOrientation = start.isLandscape ? .portrait : .landscapeLeft
        recorder.chapter("Rotation") {
            for orientation in [other, start] {
                recorder.run(for: 0.3)
                recorder.note(orientation.isLandscape ? "To landscape" : "To portrait")
                step(.rotation(isLandscape: orientation.isLandscape), input, for: 1.3) {
                    device.rotate(to: orientation)
                }
                if orientation == other { markPoster() }
            }
        }
    }

    /// Only a keyboard of letters has a key for emoji.
    private var hasLetters: Bool {
        let type = (input as? any UITextInputTraits)?.keyboardType ?? .default
        return input.inputView == nil && ![.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(type)
    }

    func playGrowth() {
        let height = device.keyboard.frame.height
        recorder.chapter("Keyboard grows") {
            for (note, growth) in zip(
                hasLetters ? ["Emoji keyboard", "Letters again"] : ["Taller", "As before"], [70.0, -70])
            {
                recorder.run(for: 0.3)
                recorder.note(note)
                step(.growth(growth), input, for: 1.1) {
                    device.keyboard.changeHeight(to: growth > 0 ? height + growth : height)
                }
                if growth > 0 { markPoster() }
            }
        }
    }

    func playDismissal() {
        recorder.chapter("Dismissal") {
            recorder.run(for: 0.3)
            recorder.note("Dismissed")
            step(.dismissal, input, for: 0.9) { device.keyboard.dismiss() }
            recorder.run(for: 0.3)
            markPoster()
        }
    }

    /// Notes what is seen before the act, and once it has come to rest.
    private func step(_ act: FilmStep.Act, _ view: UIView, for seconds: Double, _ perform: () -> Void) {
        let (start, before) = (recorder.time, sight(of: view))
        decisions = []
        subject.view = view
        perform()
        recorder.sample()
        recorder.run(for: min(0.08, seconds))
        recorder.touch = nil
        recorder.run(for: max(0, seconds - 0.08))
        if sight(of: view).isKeyboardUp { reachEnd() }
        add(act, since: start, view, before)
    }

    /// The hand goes on to what the scene is about.
    private func reachEnd() {
        guard let reach = stage.reach else { return }
        device.turn(reach)
        recorder.run(for: 0.5)
    }

    /// Of what the scene's calls have decided, the movement, or why nothing moves for the input. After a movement it is no news that a
    /// bar stays where it was raised to.
    private var telling: KeyboardDecision? {
        decisions.last { $0.reason == .moved }
            ?? decisions.last { $0.reason != .alreadyVisible || $0.focusFrame != nil }
            ?? (told?.reason == .moved ? nil : decisions.last)
    }

    func add(_ act: FilmStep.Act, since start: Int, _ view: UIView, _ before: Sight) {
        let telling = telling
        told = telling ?? told
        recorder.add(
            FilmStep(
                act: act, time: start, end: max(start, recorder.lastChange), before: before, after: sight(of: view),
                decision: telling?.description))
    }

    private func markPoster() {
        recorder.markPoster(covered: sight(of: subject.view).allHidden)
    }
}

extension UIView {
    var title: String { "“\(inputName)”" }
}
