import KeyboardHelper
import UIKit

/// A form with a strip of two cards that scrolls sideways, and a field on each card.
/// The form scrolls up to the field. The strip, which scrolls only along its width, gets no inset and keeps its height.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)`, `addFilling(_:)` and the initializers of inputs and
/// labels.
final class CardsViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    let strip = UIScrollView()
    let cardFields = [UITextField("Birthday greeting"), UITextField("Wedding greeting")]
    private let fields = ["Name", "Street", "Postal code", "City", "Country", "Phone"].map { UITextField($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gift cards"
        view.backgroundColor = .systemBackground
        view.addFilling(scrollView)
        scrollView.addColumn(Column(fields + [strip]), asWideAs: view)
        fillStrip()

        handleKeyboard()
    }

    /// The cards are a little wider together than the strip, so the second one is cut.
    private func fillStrip() {
        let cards = [card("Birthday", .systemTeal, cardFields[0]), card("Wedding", .systemIndigo, cardFields[1])]
        let row = UIStackView(arrangedSubviews: cards)
        row.spacing = Column.spacing
        row.translatesAutoresizingMaskIntoConstraints = false
        strip.addSubview(row)
        let (content, frame) = (strip.contentLayoutGuide, strip.frameLayoutGuide)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: content.topAnchor),
            row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            row.heightAnchor.constraint(equalTo: frame.heightAnchor),
            strip.heightAnchor.constraint(equalToConstant: 220),
        ])
        for card in cards { card.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 0.54).isActive = true }
    }

    /// A picture in a color, and the field for the greeting at the lower end.
    private func card(_ occasion: String, _ color: UIColor, _ field: UITextField) -> UIView {
        let (card, picture) = (UIView(), UIView())
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 16
        // The card is laid out the same above the home indicator.
        card.insetsLayoutMarginsFromSafeArea = false
        picture.backgroundColor = color
        picture.layer.cornerRadius = 8
        card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        field.setContentHuggingPriority(.required, for: .vertical)
        let column = Column([picture, UILabel(occasion, style: .headline), field])
        column.spacing = 8
        card.addFillingMargins(column)
        return card
    }
}
