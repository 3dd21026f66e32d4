import UIKit

/// A list of completions that hangs below the field in which somebody types, in front of everything.
@MainActor
final class CompletionList {
    private let kind: ScreenPlan.Completions
    let view = UIView()
    private weak var parent: UIView?
    private static let height: CGFloat = 160

    init(_ kind: ScreenPlan.Completions, in parent: UIView) {
        (self.kind, self.parent) = (kind, parent)
        view.backgroundColor = .white
        view.isHidden = true
        parent.addSubview(view)
    }

    func serve(_ field: UITextField, atOnce: Bool) {
        let show = UIAction { [weak self, weak field] _ in field.map { self?.show(below: $0) } }
        field.addAction(show, for: .editingChanged)
        if atOnce { field.addAction(show, for: .editingDidBegin) }
        field.addAction(UIAction { [weak self] _ in self?.hide() }, for: .editingDidEnd)
    }

    /// It is placed anew at each key.
    private func show(below field: UITextField) {
        hide()
        guard let parent, !field.isHidden else { return }
        view.isHidden = false
        let end = field.convert(field.bounds, to: parent).maxY + 4
        let height = kind == .framesToKeyboard ? max(0, parent.bounds.height * 0.6 - end) : Self.height
        view.frame = CGRect(x: 0, y: end, width: parent.bounds.width, height: height)
    }

    func hide() {
        view.isHidden = true
    }
}
