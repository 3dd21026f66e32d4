import KeyboardHelperTestSupport
import UIKit

@testable import KeyboardHelperExample

/// The calls that a view or a controller received, in order.
typealias CallLog = Recorder<String>

/// Tells of its life in a window and of its layout.
final class SpyView: UIView {
    var name = ""
    var log = CallLog()
    private(set) var layouts = 0
    var onLayout: (() -> Void)?
    /// Written with each call: the view's window at that time.
    private(set) var windows: [UIWindow?] = []

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        windows.append(window)
        log.record("\(name) willMove \(newWindow == nil ? "out" : "in")")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        windows.append(window)
        log.record("\(name) didMove \(window == nil ? "out" : "in")")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        log.record("\(name) layout")
        onLayout?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        log.record("\(name) safe area")
    }

    /// For a log of appearances and nothing else.
    func clear() {
        layouts = 0
        windows = []
        log.forget()
    }
}

/// Tells of its appearance.
final class SpyController: UIViewController {
    var name = ""
    var log = CallLog()
    var onIsAppearing: (() -> Void)?

    convenience init(_ name: String, log: CallLog) {
        self.init(nibName: nil, bundle: nil)
        self.name = name
        self.log = log
    }

    private func note(_ call: String) { log.record("\(name) \(call)") }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will appear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("is appearing")
        onIsAppearing?()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("did disappear")
    }
}

/// Tells of its scrolling.
final class ScrollSpy: NSObject, UIScrollViewDelegate {
    private(set) var scrolls = 0
    private(set) var endedAnimations = 0
    var onEnd: ((UIScrollView) -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        endedAnimations += 1
        onEnd?(scrollView)
    }
}

extension ContractHarness {
    /// An empty controller on screen.
    func showPlainController() async -> UIViewController {
        let controller = UIViewController()
        await show(controller)
        return controller
    }

    /// A scroll view that fills the screen and has content for three; UIKit adds nothing to its insets.
    func showScrollView(_ adjustment: UIScrollView.ContentInsetAdjustmentBehavior = .never) async -> UIScrollView {
        let controller = await showPlainController()
        let scrollView = UIScrollView(frame: controller.view.bounds)
        scrollView.contentInsetAdjustmentBehavior = adjustment
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 3 * scrollView.bounds.height)
        await turn { controller.view.addSubview(scrollView) }
        return scrollView
    }

    /// A text field on screen, in `superview` or in a controller of its own.
    func addField(at y: CGFloat = 100, to superview: UIView) async -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
        await turn { superview.addSubview(field) }
        return field
    }

    /// A bar of 40 points that the layout guide of `view` keeps above the keyboard.
    func addBarOnKeyboard(to view: UIView) async -> UIView {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        await turn {
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 40),
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
        }
        return bar
    }

    func addTextView(height: CGFloat = 120, to superview: UIView) async -> UITextView {
        let textView = UITextView(frame: CGRect(x: 20, y: 150, width: 200, height: height))
        textView.contentInsetAdjustmentBehavior = .never
        await turn { superview.addSubview(textView) }
        return textView
    }
}

extension CGRect {
    /// Equal to `other` but for the last bits.
    func isClose(to other: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
        minX.isClose(to: other.minX, within: tolerance) && minY.isClose(to: other.minY, within: tolerance)
            && width.isClose(to: other.width, within: tolerance) && height.isClose(to: other.height, within: tolerance)
    }
}

extension CGFloat {
    func isClose(to other: CGFloat, within tolerance: CGFloat = 0.01) -> Bool { (self - other).magnitude <= tolerance }
}
