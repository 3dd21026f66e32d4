import KeyboardHelper
import Testing
import UIKit

/// A field that ends 20 points above the bottom of what the library is told to move, also when that gets another size.
final class BottomFieldScreen: UIViewController, KeyboardAvoiding {
    let target: LifecycleTarget
    let field = UITextField()
    private let panel: UIView
    private(set) var avoidance: KeyboardAvoidance?
    private(set) var covered: CGFloat?

    init(_ target: LifecycleTarget) {
        self.target = target
        panel = target == .scrollView ? UIScrollView() : UIView()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.frame = view.bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        panel.addSubview(field)
        view.addSubview(panel)
        switch target {
        case .scrollView: avoidance = (panel as? UIScrollView).map { handleKeyboard(scrollView: $0) }
        case .container, .root: avoidance = handleKeyboard(containerView: panel)
        case .closures:
            avoidance = handleKeyboard(
                onShow: { $0.covered = $1.overlap(with: $0.view) }, onHide: { screen, _ in screen.covered = nil })
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        guard field.frame.maxY != size.height - 20 else { return }
        field.frame = CGRect(x: 100, y: size.height - 64, width: size.width - 200, height: 44)
        (panel as? UIScrollView)?.contentSize = size
    }

    // MARK: What is expected

    /// The keyboard is up, and the field is above it; or closures were told what it covers.
    func expectAvoided(on device: SimulatedDevice, at location: SourceLocation = #_sourceLocation) {
        let (place, frame) = (device.presentationFrame(of: view), device.presentationFrame(of: field))
        let bottom = device.keyboard.frame.minY
        #expect(bottom < device.screen.bounds.maxY, sourceLocation: location)
        guard target != .closures else {
            expectEqual(covered ?? 0, max(0, place.maxY - bottom), at: location)
            return
        }
        #expect(frame.minY >= place.minY, sourceLocation: location)
        // Of a low sheet that stays where it is the highest keyboard leaves less than the field needs.
        if bottom - place.minY >= frame.height { #expect(frame.maxY <= bottom, sourceLocation: location) }
    }

    func expectAtRest(on device: SimulatedDevice, at location: SourceLocation = #_sourceLocation) {
        let end = device.maxY(of: view)
        #expect(covered == nil, sourceLocation: location)
        if target == .container { expectEqual(device.maxY(of: field), end - 20, at: location) }
        expectEqual((panel as? UIScrollView)?.contentInset.bottom ?? 0, 0, at: location)
    }
}
