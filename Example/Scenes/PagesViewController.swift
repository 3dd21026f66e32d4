import KeyboardHelper
import UIKit

/// Pages beside each other, each of which scrolls by itself, with a text that scrolls in it.
/// A call without a target serves whatever scrolls: the text, then the page, which gets room of its own.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)` and the initializers of inputs and labels.
final class PagesViewController: UIViewController, KeyboardAvoiding, UIScrollViewDelegate {
    private let pager = UIScrollView()
    private let row = UIStackView()
    private var pageWidth: CGFloat = 0
    private var page: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Three pages"
        view.backgroundColor = .systemBackground
        pager.isPagingEnabled = true
        pager.delegate = self
        layOut()
        for name in ["From", "To", "Contents"] { addPage(name) }

        handleKeyboard()
    }

    /// With another width the offset, which UIKit keeps within the old content, is no longer that of the page.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = pager.bounds.width
        guard width != pageWidth else { return }
        pageWidth = width
        pager.contentOffset.x = page * width
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard pageWidth > 0, scrollView.bounds.width == pageWidth else { return }
        page = (scrollView.contentOffset.x / pageWidth).rounded()
    }

    private func addPage(_ name: String) {
        let page = UIScrollView()
        let fields = ["name", "street", "city", "country", "phone"].map { UITextField("\(name): \($0)") }
        let remarks = UITextView(named: "\(name): remarks")
        row.addArrangedSubview(page)
        page.addColumn(Column(fields + [remarks]), asWideAs: pager)
        remarks.heightAnchor.constraint(equalToConstant: 120).isActive = true
        page.widthAnchor.constraint(equalTo: pager.frameLayoutGuide.widthAnchor).isActive = true
    }

    private func layOut() {
        for (subview, superview) in [(pager, view), (row, pager)] as [(UIView, UIView?)] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            superview?.addSubview(subview)
        }
        let (safeArea, content) = (view.safeAreaLayoutGuide, pager.contentLayoutGuide)
        NSLayoutConstraint.activate([
            pager.topAnchor.constraint(equalTo: safeArea.topAnchor),
            pager.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
            pager.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            pager.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            row.topAnchor.constraint(equalTo: content.topAnchor),
            row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            row.heightAnchor.constraint(equalTo: pager.frameLayoutGuide.heightAnchor),
        ])
    }
}
