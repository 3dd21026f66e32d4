public import Foundation

/// A controller with a collection view. Whether it makes room for the keyboard by itself is a switch.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    public let collectionViewLayout: UICollectionViewLayout
    private var ownCollectionView: UICollectionView?

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// In UIKit the layout comes from the coder.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Apple: unlike a table controller's, it lies in the controller's view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return ownCollectionView
        }
        set {
            ownCollectionView?.removeFromSuperview()
            ownCollectionView = newValue
            if let newValue, let view = viewIfLoaded { simulatedInstall(newValue, in: view) }
        }
    }

    open override func loadView() {
        super.loadView()
        let collection =
            ownCollectionView ?? UICollectionView(frame: view.modelBounds, collectionViewLayout: collectionViewLayout)
        collection.dataSource = self
        collection.delegate = self
        ownCollectionView = collection
        simulatedInstall(collection, in: view)
    }

    private func simulatedInstall(_ collection: UICollectionView, in view: UIView) {
        SimulatedEngine.current.performing(as: .uikit) {
            collection.frame = view.modelBounds
            collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(collection, at: 0)
        }
    }

    // MARK: The keyboard

    /// At a show the adjusted inset takes the keyboard in, and the offset does not follow; a turn after a hide that is
    /// gone (ekazaev/ChatLayout #19).
    override func simulatedMakeRoom(for event: SimulatedKeyboard.Event, _ frame: CGRect) {
        super.simulatedMakeRoom(for: event, frame)
        switch event {
        case .willShow: simulatedInset(above: frame)
        case .willHide:
            SimulatedEngine.current.schedule(after: 0) { [weak self] in self?.simulatedInset(above: nil) }
        default: break
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        simulatedInset(above: nil)
    }

    private func simulatedInset(above keyboard: CGRect?) {
        guard let collection = ownCollectionView else { return }
        SimulatedEngine.current.performing(as: .uikit) {
            let bottom = collection.toScreen(CGPoint(x: 0, y: collection.modelBounds.maxY)).y
            collection.simulatedKeyboardInset = keyboard.map { max(0, bottom - $0.minY) } ?? 0
        }
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}

extension UIWindow {
    /// What UIKit's own controllers do for the keyboard, if they do it at this time.
    func simulatedMakeRoom(
        _ time: SimulatedBehavior.CollectionRoom, for event: SimulatedKeyboard.Event, _ frame: CGRect?
    ) {
        guard simulatedBehavior.collectionControllersMakeRoom == time, let frame else { return }
        rootViewController?.simulatedMakeRoom(for: event, frame)
    }
}
