// What the simulated UIKit leaves out, as nothing that runs without Apple's UIKit uses it. Compiled with the app.
import UIKit

extension UIApplicationDelegate {
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main()
    @MainActor @preconcurrency static func main() {}
}

extension CALayer {
    /// https://developer.apple.com/documentation/quartzcore/calayer/bounds
    var bounds: CGRect { .zero }
    /// https://developer.apple.com/documentation/quartzcore/calayer/presentation()
    func presentation() -> Self? { nil }
    /// https://developer.apple.com/documentation/quartzcore/calayer/convert(_:to:)
    func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect }
}
