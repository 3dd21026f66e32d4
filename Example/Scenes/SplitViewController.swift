import KeyboardHelper
import UIKit

/// A split view controller whose one call serves both columns: the column whose input has the focus moves, and the other one stays
/// where it is. Where there is room for one column, the form is on top.
final class SplitViewController: UISplitViewController, UISplitViewControllerDelegate, KeyboardAvoiding {
    init() {
        super.init(style: .doubleColumn)
        let (contact, profile) = (PlainContactViewController(), PlainProfileViewController())
        (contact.title, profile.title) = ("Contact", "Profile")
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        setViewController(contact, for: .primary)
        setViewController(profile, for: .secondary)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        handleKeyboard()
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .secondary
    }
}
