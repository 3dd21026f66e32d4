public import Foundation

@MainActor
open class UIActivity: NSObject {}

/// The sheet that offers to send things. Here it is a sheet without content.
@MainActor
open class UIActivityViewController: UIViewController {
    let activityItems: [Any]

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }

    /// What the app wants to send.
    public var simulatedItems: [Any] { activityItems }
}
