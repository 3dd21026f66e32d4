import KeyboardHelper
import UIKit

/// A stage with a camera.
@MainActor
final class FilmSet {
    let recorder: FilmRecorder
    let device: SimulatedDevice
    let stage: ExampleScene.Stage
    let input: UIView
    private let index: Int
    private let avoidsKeyboard: Bool
    private var words: DecisionWords
    private let subject: Subject

    /// The input that it is about at the moment.
    @MainActor
    private final class Subject {
        var view: UIView

        init(view: UIView) {
            self.view = view
        }
    }

    init(_ shoot: FilmShoot, input index: Int, avoidsKeyboard: Bool) {
        self.index = index
        self.avoidsKeyboard = avoidsKeyboard
        device = ExampleRun.makeDevice(shoot.model, under: shoot.conditions)
        stage = ExampleRun.set(shoot.scene, on: device, avoidsKeyboard: avoidsKeyboard)
        let (device, input) = (device, stage.inputs[index])
        self.input = input
        words = DecisionWords(strategy: shoot.scene.strategy)
        device.scroll(to: input)
        device.settle()
        let subject = Subject(view: input)
        self.subject = subject
        recorder = FilmRecorder(device, tables: shoot.tables) {
            device.presentationRect(ExampleRun.focus(of: subject.view), in: subject.view)
        }
        listen()
    }

    /// What the scene's first call decides is what is told.
    private func listen() {
        guard avoidsKeyboard else { return }
        stage.controller.sceneAvoidances.first?.onDecision { [weak self] decision in
            guard let self else { return }
            guard let text = words.words(for: decision, input: subject.view.title) else { return }
            recorder.say(text, decision: decision.description)
        }
    }

    var nextInput: UIView? {
        let inputs = stage.inputs
        return inputs.count < 2 ? nil : inputs[index + 1 < inputs.count ? index + 1 : index - 1]
    }

    // MARK: Chapters

    func playFirstFocus() {
        recorder.chapter("First focus") {
            recorder.say("Nothing has the focus yet.")
            recorder.run(for: 0.5)
            recorder.note("Tap on \(input.title)")
            let frame = device.presentationFrame(of: input)
            recorder.touch = CGPoint(x: frame.midX, y: frame.midY)
            recorder.run(for: 0.12)
            step(input, for: 0.9) {
                if !device.tap(input) { device.turn { _ = input.becomeFirstResponder() } }
            }
            recorder.note("Typing")
            for character in input.sample {
                device.type(String(character))
                recorder.run(for: 0.11)
            }
            recorder.run(for: 0.4)
            recorder.markPoster(covered: Double(device.covered(ExampleRun.focus(of: input), in: input)))
            recorder.run(for: 0.6)
        }
    }

    func playFocusMoves(to next: UIView) {
        recorder.chapter("Focus moves") {
            for view in [next, input] {
                recorder.run(for: 0.3)
                recorder.note("Focus moves to \(view.title)")
                step(view, for: 1.1) { _ = view.becomeFirstResponder() }
            }
        }
    }

    func playRotation() {
        recorder.chapter("Rotation") {
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                recorder.run(for: 0.3)
                recorder.note(orientation.isLandscape ? "Turned to landscape" : "Turned back to portrait")
                step(input, for: 1.3) { device.rotate(to: orientation) }
            }
        }
    }

    func playGrowth() {
        let height = device.keyboard.frame.height
        recorder.chapter("Keyboard grows") {
            for (note, height) in [("Emoji: a taller keyboard", height + 70), ("Letters again", height)] {
                recorder.run(for: 0.3)
                recorder.note(note)
                step(input, for: 1.1) { device.keyboard.changeHeight(to: height) }
            }
        }
    }

    func playDismissal() {
        recorder.chapter("Dismissal") {
            recorder.run(for: 0.3)
            recorder.note("Keyboard dismissed")
            let start = recorder.time
            device.keyboard.dismiss()
            recorder.run(for: 0.9)
            if !avoidsKeyboard { recorder.say("The keyboard has gone.", at: start) }
            recorder.run(for: 0.3)
        }
    }

    /// Without KeyboardHelper nobody decides anything; what there is to say is what can be seen in the end.
    private func step(_ view: UIView, for seconds: Double, _ act: () -> Void) {
        let start = recorder.time
        subject.view = view
        device.turn(act)
        recorder.sample()
        recorder.run(for: 0.08)
        recorder.touch = nil
        recorder.run(for: seconds - 0.08)
        if !avoidsKeyboard { recorder.say(whatIsSeen(of: view), at: start) }
    }

    private func whatIsSeen(of subject: UIView) -> String {
        let focus = ExampleRun.focus(of: subject)
        let (covered, rect) = (device.covered(focus, in: subject), device.presentationRect(focus, in: subject))
        if covered > 0 {
            let isAll = covered >= rect.height - 0.1
            let part = isAll ? "None of it can" : "\(DecisionWords.points(covered)) of it cannot"
            return "\(subject.title) is under the keyboard. \(part) be seen while you type."
        }
        if rect.maxY <= 0 || rect.minY >= device.screen.bounds.height { return "\(subject.title) is out of sight." }
        return "\(subject.title) happens to stay in sight."
    }
}

extension UIView {
    var title: String { "“\(ExampleScene.name(of: self))”" }

    /// What somebody would type into it.
    fileprivate var sample: String {
        let traits = self as? any UITextInputTraits
        if traits?.isSecureTextEntry == true { return "secret" }
        switch traits?.keyboardType {
        case .emailAddress: return "ada@b.io"
        case .phonePad, .numberPad, .decimalPad, .asciiCapableNumberPad: return "5551"
        default: return "Hello"
        }
    }
}

extension SimulatedDevice {
    /// Where the screen shows a part of a view.
    fileprivate func presentationRect(_ rect: CGRect, in view: UIView) -> CGRect {
        let frame = presentationFrame(of: view)
        return rect.offsetBy(dx: frame.minX - view.bounds.minX, dy: frame.minY - view.bounds.minY)
    }
}
