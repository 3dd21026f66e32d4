import Foundation
import KeyboardHelper
import UIKit

/// A drop-in that fills a controller's view, with fourteen fields, of which field n begins at 20 + 60 n; or with a field that ends
/// 24 points above the safe area, in content that nobody has sized.
@MainActor
final class DropInScreen: UIViewController, KeyboardAvoiding {
    enum Call: CaseIterable, Sendable { case none, dropIn, container, automatic }

    let scrollView: KeyboardAvoidingScrollView
    let fields: [UIView]
    let call: Call
    private let isRoot: Bool
    private let isSized: Bool
    var options = KeyboardAvoidance.Options()
    private(set) weak var avoidance: KeyboardAvoidance?

    init(
        _ call: Call, isRoot: Bool = false, isSized: Bool = true,
        scrollView: KeyboardAvoidingScrollView = KeyboardAvoidingScrollView()
    ) {
        (self.call, self.isRoot, self.isSized, self.scrollView) = (call, isRoot, isSized, scrollView)
        fields = FlowForm.fields(isSized ? 14 : 1)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = isRoot ? scrollView : UIView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        if !isRoot { view.addSubview(scrollView) }
        fields.forEach(scrollView.addSubview)
        switch call {
        case .none: break
        case .dropIn: avoidance = handleKeyboard(scrollView: scrollView, options: options)
        case .container: avoidance = handleKeyboard(containerView: view, options: options)
        case .automatic: avoidance = handleKeyboard(options: options)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if !isRoot { scrollView.frame = view.bounds }
        let top = isSized ? 20 : view.bounds.height - view.safeAreaInsets.bottom - 68
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: top + 60 * CGFloat(index), width: 200, height: 44)
        }
        if isSized { scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 20 + 60 * 14) }
    }
}

final class HandlingTabs: UITabBarController, KeyboardAvoiding {}
