public import Foundation

@MainActor
open class UISearchTextField: UITextField {
    /// Whoever begins to search makes the search controller active.
    override func simulatedDidBeginEditing() {
        (parentView as? UISearchBar)?.simulatedController?.isActive = true
        super.simulatedDidBeginEditing()
    }
}

@MainActor
open class UISearchBar: UIView {
    public let searchTextField = UISearchTextField()
    @SimulatedUnretained var simulatedController: UISearchController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        searchTextField.borderStyle = .roundedRect
        addSubview(searchTextField)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(searchTextField)
    }

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// Assumed: as high as since iOS 11, with a field of 36 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        SimulatedEngine.current.performing(as: .uikit) {
            searchTextField.frame = modelBounds.insetBy(dx: 8, dy: (modelBounds.height - 36) / 2)
        }
    }
}

/// Shows search results over a controller; while active it counts as presented by that controller.
@MainActor
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    public let searchResultsController: UIViewController?
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    @SimulatedUnretained var simulatedOwner: UIViewController?

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.simulatedController = self
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        searchBar.simulatedController = self
    }

    /// The results lie over the controller that is searched, below the bars. UIKit shows them as soon as there is a text.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uisearchcontroller/showssearchresultscontroller>
    private func simulatedShowResults(over owner: UIViewController) {
        guard let results = searchResultsController else { return }
        SimulatedEngine.current.performing(as: .uikit) {
            guard isActive, let searched = owner.viewIfLoaded, let superview = searched.parentView else {
                return results.viewIfLoaded?.removeFromSuperview() ?? ()
            }
            if results.parent == nil { addChild(results) }
            results.view.frame = searched.simulatedFrame
            superview.insertSubview(results.view, aboveSubview: searched)
        }
    }

    open var isActive = false {
        didSet {
            guard isActive != oldValue, let simulatedOwner else { return }
            simulatedOwner.ownPresented = isActive ? self : nil
            simulatedShowResults(over: simulatedOwner)
            if !isActive { _ = searchBar.endEditing(true) }
        }
    }
}
