import Foundation
import KeyboardHelper
import UIKit

/// Fourteen fields in a drop-in that fills a controller's view; field n begins at 20 + 60 n.
@MainActor
final class DropInScreen: UIViewController, KeyboardAvoiding {
    enum Call: CaseIterable, Sendable { case none, dropIn, container, automatic }

    let scrollView: KeyboardAvoidingScrollView
    let fields = FlowForm.fields(14)
    let call: Call
    let isRoot: Bool
    var options = KeyboardAvoidance.Options()
    private(set) weak var avoidance: KeyboardAvoidance?

    init(_ call: Call, isRoot: Bool = false, scrollView: KeyboardAvoidingScrollView = KeyboardAvoidingScrollView()) {
        self.call = call
        self.isRoot = isRoot
        self.scrollView = scrollView
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = isRoot ? scrollView : UIView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if !isRoot { view.addSubview(scrollView) }
        for field in fields { scrollView.addSubview(field) }
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
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: 20 + 60 * CGFloat(index), width: 300, height: 44)
        }
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 20 + 60 * 14)
    }
}

@MainActor
final class HandlingTabs: UITabBarController, KeyboardAvoiding {
    weak var avoidance: KeyboardAvoidance?
}
