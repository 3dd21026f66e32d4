import KeyboardHelper
import UIKit

/// A form whose fields offer completions: while one types, a list comes up just below the field, in front of the form.
/// The list ends at the keyboard. No bar stands there, so the field stays where it is.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)`, `addFilling(_:)` and the initializers of inputs and
/// labels.
final class CompletionsViewController: UIViewController, KeyboardAvoiding, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let fields = [
        "First name", "Surname", "Company", "Street", "City", "Region", "Country", "Phone", "Tax number",
    ].map { UITextField($0) }
    private let list = CompletionList()
    /// The field that the list belongs to.
    private weak var completedField: UITextField?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Address"
        view.backgroundColor = .systemBackground
        scrollView.delegate = self
        view.addFilling(scrollView)
        scrollView.addColumn(Column(fields), asWideAs: view)
        for field in fields {
            field.addAction(action { $0.complete($1) }, for: .editingChanged)
            field.addAction(action { controller, _ in controller.list.removeFromSuperview() }, for: .editingDidEnd)
        }

        // Two completions at least have room above the keyboard.
        handleKeyboard(scrollView: scrollView, options: .init(spacing: 4 + 2 * CompletionList.rowHeight))
    }

    private func action(_ perform: @escaping (CompletionsViewController, UITextField) -> Void) -> UIAction {
        UIAction { [weak self] action in
            guard let self, let field = action.sender as? UITextField else { return }
            perform(self, field)
        }
    }

    private func complete(_ field: UITextField) {
        completedField = field
        list.show(field.text ?? "")
        view.addSubview(list)
        placeList()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeList()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        placeList()
    }

    /// The list begins below its field, and is as high as four rows or as the keyboard allows.
    private func placeList() {
        guard list.superview != nil, let completedField else { return }
        let field = view.convert(completedField.bounds, from: completedField)
        let top = field.maxY + 4
        let height = min(4 * CompletionList.rowHeight, view.keyboardLayoutGuide.layoutFrame.minY - top)
        list.frame = CGRect(x: field.minX, y: top, width: field.width, height: max(0, height))
    }
}
