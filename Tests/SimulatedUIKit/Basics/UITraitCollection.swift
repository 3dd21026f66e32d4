public import Foundation

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

@MainActor
open class UITraitCollection: NSObject {
    open private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    open private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    open private(set) var displayScale: CGFloat = 0

    public override init() {}

    /// Those of everything in a window; nil for none.
    init(simulatedWindow window: UIWindow?) {
        guard let window, let model = window.simulatedDevice?.model else { return }
        let isOnItsSide = window.modelBounds.width > window.modelBounds.height
        let isWide = window.simulatedIsRegular || model.isRegularOnItsSide && isOnItsSide
        let isHigh = model.hasRegularScreen || !isOnItsSide
        userInterfaceIdiom = model.idiom
        horizontalSizeClass = isWide ? .regular : .compact
        verticalSizeClass = isHigh ? .regular : .compact
        displayScale = model.scale
    }
}

@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
    public var traitCollection: UITraitCollection { UITraitCollection(simulatedWindow: hostWindow) }
}

extension UIViewController: UITraitEnvironment {
    public var traitCollection: UITraitCollection { UITraitCollection(simulatedWindow: viewIfLoaded?.hostWindow) }
}
