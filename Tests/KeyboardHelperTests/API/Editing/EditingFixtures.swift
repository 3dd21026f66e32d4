import Foundation
import Testing
import UIKit

@testable import KeyboardHelper

// MARK: - Options

extension KeyboardAvoidance.Options {
    /// The default options with something changed.
    static func with(_ change: (inout KeyboardAvoidance.Options) -> Void) -> KeyboardAvoidance.Options {
        var options = KeyboardAvoidance.Options()
        change(&options)
        return options
    }

    static let toolbar = with { $0.showsToolbar = true }
    static let returning = with { $0.movesFocusOnReturn = true }
    static let tapping = with { $0.dismissesOnTap = true }

    static let everything = with {
        $0.showsToolbar = true
        $0.movesFocusOnReturn = true
        $0.dismissesOnTap = true
        $0.keyboardAppearance = .dark
    }
}

// MARK: - Inputs and delegates that count

/// Counts the calls of `reloadInputViews()`.
final class ReloadingField: UITextField {
    private(set) var reloads = 0

    override func reloadInputViews() {
        reloads += 1
        super.reloadInputViews()
    }
}

/// Answers for a field, and counts the questions about Return.
final class FieldDelegate: NSObject, UITextFieldDelegate {
    var begins = true
    var ends = true
    var returns = true
    private(set) var asked = 0

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        asked += 1
        return returns
    }
}

extension NSCoder {
    /// Reads an archive of nothing, as a view in a storyboard does that has nothing set.
    static func empty() throws -> NSKeyedUnarchiver {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }
}

// MARK: - Screens

/// Presents with a presentation controller that the app makes.
final class PresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let make: (UIViewController, UIViewController?) -> UIPresentationController

    init(_ make: @escaping (UIViewController, UIViewController?) -> UIPresentationController) { self.make = make }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { make(presented, presenting) }
}

extension FlowForm {
    /// Six fields on screen, with these options.
    static func shown(_ options: KeyboardAvoidance.Options) -> (FlowForm, SimulatedDevice) {
        shown(FlowForm.fields(6), options)
    }

    static func shown(
        _ inputs: [UIView] = FlowForm.fields(20), _ options: KeyboardAvoidance.Options = .init(),
        on setting: FlowSetting = FlowSetting(systemHelps: true)
    ) -> (FlowForm, SimulatedDevice) {
        let form = FlowForm(inputs)
        form.options = options
        return (form, setting.device(showing: form))
    }

    /// A form that scrolls back when the keyboard has left.
    static func restoringOffset(_ inputs: [UIView] = FlowForm.fields(20), spacing: CGFloat = 10) -> FlowForm {
        let form = FlowForm(inputs)
        (form.options.spacing, form.options.restoresContentOffset) = (spacing, true)
        return form
    }
}

extension UIViewController {
    /// Shows `child` in `frame` of its view, or of one in that.
    func embed(_ child: UIViewController, _ frame: CGRect, of superview: UIView? = nil) {
        addChild(child)
        child.view.frame = frame
        (superview ?? view).addSubview(child.view)
        child.didMove(toParent: self)
    }
}

/// Returns the index of the view that has the focus.
@MainActor
func focused(_ views: [UIView]) -> Int? { views.firstIndex(where: \.isFirstResponder) }

// MARK: - State of the app

/// What an input has from the app, and the library must leave as it was.
@MainActor
struct InputState: Equatable {
    private let accessoryView: ObjectIdentifier?
    private let delegate: ObjectIdentifier?
    private let appearance: UIKeyboardAppearance
    private let returnKey: UIReturnKeyType
    private let actions: [UIAction.Identifier?]
    private let recognizers: [ObjectIdentifier]
    private let frame: CGRect

    init(_ input: UIView) {
        let traits = input as? any UITextInputTraits
        accessoryView = input.inputAccessoryView.map { ObjectIdentifier($0) }
        let delegate: AnyObject? = (input as? UITextField)?.delegate ?? (input as? UITextView)?.delegate
        self.delegate = delegate.map { ObjectIdentifier($0) }
        appearance = traits?.keyboardAppearance ?? .default
        returnKey = traits?.returnKeyType ?? .default
        var actions: [UIAction.Identifier?] = []
        (input as? UIControl)?.enumerateEventHandlers { action, _, _, _ in actions.append(action?.identifier) }
        self.actions = actions
        recognizers = input.gestureRecognizers?.map { ObjectIdentifier($0) } ?? []
        frame = input.frame
    }
}

extension UIControl {
    /// The actions for Return.
    var returnActions: Int {
        var count = 0
        enumerateEventHandlers { _, _, events, _ in
            if events.contains(.editingDidEndOnExit) { count += 1 }
        }
        return count
    }
}
