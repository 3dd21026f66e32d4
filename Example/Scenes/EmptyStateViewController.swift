import KeyboardHelper
import UIKit

/// A search field at the top, and words in the middle of what is left below it as long as there is nothing to list.
/// The safe area of the controller ends at the keyboard, and the words are in the middle of what the keyboard leaves.
///
/// Support code, in `Support`: the initializer of labels.
final class EmptyStateViewController: UIViewController, KeyboardAvoiding {
    private let searchBar = UISearchBar()
    let emptyState = EmptyState()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        view.backgroundColor = .systemBackground
        let field = searchBar.searchTextField
        searchBar.placeholder = "Recipe"
        field.accessibilityLabel = "Recipe"
        field.addAction(UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
        layOut()
        search()

        handleKeyboard(safeAreaOf: self)
    }

    /// There is no recipe yet that could be found.
    private func search() {
        let text = searchBar.text ?? ""
        if text.isEmpty {
            emptyState.show("Search your recipes", "By their name, or by what is in them.")
        } else {
            emptyState.show("Nothing for “\(text)”", "Try another word, or add the recipe.")
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        emptyState.isCompact = traitCollection.verticalSizeClass == .compact
    }

    private func layOut() {
        let rest = UILayoutGuide()
        view.addLayoutGuide(rest)
        for subview in [searchBar, emptyState] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            searchBar.topAnchor.constraint(equalTo: safeArea.topAnchor),
            searchBar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            searchBar.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            rest.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
            rest.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
            emptyState.centerYAnchor.constraint(equalTo: rest.centerYAnchor),
            emptyState.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            emptyState.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

/// A picture, a heading and a hint.
final class EmptyState: UIView {
    private let picture = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    private let pictureBox = UIView()
    private let heading = UILabel("", style: .headline)
    private let hint = UILabel("", color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        addPicture()
        let column = UIStackView(arrangedSubviews: [pictureBox, heading, hint])
        column.axis = .vertical
        column.spacing = 8
        for label in [heading, hint] { label.textAlignment = .center }
        column.translatesAutoresizingMaskIntoConstraints = false
        addFilling(column)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func addPicture() {
        picture.tintColor = .secondaryLabel
        picture.translatesAutoresizingMaskIntoConstraints = false
        pictureBox.addSubview(picture)
        let height = pictureBox.heightAnchor.constraint(equalToConstant: 52)
        // A stack view gives a hidden view no height.
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            height,
            picture.widthAnchor.constraint(equalToConstant: 52),
            picture.heightAnchor.constraint(equalToConstant: 52),
            picture.centerXAnchor.constraint(equalTo: pictureBox.centerXAnchor),
            picture.centerYAnchor.constraint(equalTo: pictureBox.centerYAnchor),
        ])
    }

    func show(_ title: String, _ hint: String) {
        (heading.text, self.hint.text) = (title, hint)
        accessibilityLabel = title
    }

    /// Where there is little height, the words stand alone.
    var isCompact = false {
        didSet { pictureBox.isHidden = isCompact }
    }
}
