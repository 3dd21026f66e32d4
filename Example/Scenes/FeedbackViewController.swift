import KeyboardHelper
import UIKit

/// A drop-in scroll view, made with a coder as a storyboard makes it. The controller makes no call.
/// Frames lay out its content, and nobody sets a content size: the drop-in does when the keyboard comes.
///
/// Support code, in `Support`: the initializers of inputs and labels.
final class FeedbackViewController: UIViewController {
    private let scrollView = FeedbackViewController.loadScrollView()
    private let heading = UILabel("How was your stay?", style: .title2)
    private let fields = ["Name", "Room", "Breakfast", "Service", "Anything else"].map { UITextField($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feedback"
        view.backgroundColor = .systemBackground
        view.addSubview(scrollView)
        for row in [heading] + fields { scrollView.addSubview(row) }
    }

    /// The rows share the height that is visible without a keyboard.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let (margin, rows) = (Column.spacing, [heading] + fields)
        let distance = safe.height / CGFloat(rows.count)
        for (index, row) in rows.enumerated() {
            let height = min(row.intrinsicContentSize.height, distance)
            let middle = distance * (CGFloat(index) + 0.5)
            row.frame = CGRect(
                x: safe.minX + margin, y: (middle - height / 2).rounded(), width: safe.width - 2 * margin,
                height: height)
        }
    }

    /// A storyboard hands a coder to the scroll view. An archive without contents leaves its defaults.
    private static func loadScrollView() -> KeyboardAvoidingScrollView {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        // Views do not support it, and an unarchiver asks for it unless it is told otherwise.
        coder?.requiresSecureCoding = false
        return coder.flatMap(KeyboardAvoidingScrollView.init(coder:)) ?? KeyboardAvoidingScrollView()
    }
}
