import KeyboardHelper
import UIKit

/// What a person sees of an input at one instant. Lengths are points, places are on the screen.
struct Sight: Equatable {
    /// The view that has to stay visible together with the input.
    struct Companion: Equatable {
        var name: String
        var covered = 0.0
        var hidden = 0.0
        var bottom = 0.0
    }

    var input: String
    var isTextView = false
    /// Whether it is a text view inside a scroll view, which ought to be seen as a whole.
    var isBox = false
    /// What has to be visible: the line with the caret in a text view, otherwise the whole input.
    var top = 0.0
    var bottom = 0.0
    /// The points of it that are under the keyboard, and those that cannot be seen for any reason.
    var covered = 0.0
    var hidden = 0.0
    /// Whether it is in a bar that UIKit itself puts onto the keyboard.
    var standsOnKeyboard = false
    /// Whether it is on a sheet, which UIKit moves for the keyboard. Otherwise what moves it without KeyboardHelper is the app.
    var isOnSheet = false
    /// Whether it is to the left or the right of the screen, as on another page.
    var isBeside = false
    /// The whole input.
    var frameTop = 0.0
    var frameBottom = 0.0
    var frameCovered = 0.0
    var companion: Companion?
    /// Where the visible part of the screen begins below the bars, and where the keyboard begins.
    var barBottom = 0.0
    var keyboardTop = 0.0
    var screenHeight = 0.0
    /// What is wanted between the input and the keyboard.
    var spacing = 10.0
    /// The offsets of the scroll views around the input, and of a text view itself, along the screen's height.
    var scrolled = 0.0
    /// The part of it that a text view has scrolled its own text by.
    var ownScroll = 0.0
    /// The bottom insets of the same scroll views, and whether one of them shows its end.
    var inset = 0.0
    var isAtEnd = false

    /// The points that cannot be seen of all that has to be visible.
    var allHidden: Double { hidden + (companion?.hidden ?? 0) }
    var height: Double { bottom - top }
    var frameHeight: Double { frameBottom - frameTop }
    var isKeyboardUp: Bool { keyboardTop < screenHeight }
    /// Whether nothing of it is on the screen, keyboard or not.
    var isOutOfSight: Bool { isBeside || bottom <= barBottom || top >= screenHeight }
    /// From the bars down to the keyboard.
    var room: Double { keyboardTop - barBottom }
    /// From what has to be visible down to the keyboard.
    var gap: Double { keyboardTop - max(bottom, companion?.bottom ?? bottom) }
    /// From the whole input down to the keyboard.
    var frameGap: Double { keyboardTop - frameBottom }
}

extension Sight {
    @MainActor
    init(of input: UIView, with companion: UIView?, on device: SimulatedDevice, in stage: ExampleScene.Stage) {
        self.init(input: "“\(input.inputName)”")
        let seen = stage.shown(for: input)
        let focus = seen.focusBounds
        let (frame, rect) = (device.presentationFrame(of: seen), device.presentationRect(focus, in: seen))
        isTextView = input is UITextView
        isBox = isTextView && sequence(first: input, next: \.superview).dropFirst().contains { $0 is UIScrollView }
        (top, bottom) = (rect.minY, rect.maxY)
        (frameTop, frameBottom) = (frame.minY, frame.maxY)
        standsOnKeyboard = stage.controller.inputAccessoryView.map(input.isDescendant(of:)) ?? false
        isOnSheet = stage.controller.presentingViewController != nil
        isBeside = rect.maxX <= 0 || rect.minX >= device.screen.bounds.width
        covered = device.covered(focus, in: seen)
        frameCovered = device.covered(seen)
        hidden = ExampleRun.hidden(focus, of: seen, device)
        self.companion = companion.map {
            Companion(
                name: "“\($0.inputName)”", covered: device.covered($0),
                // Nothing is seen of a view that is in no window.
                hidden: $0.window == nil ? $0.bounds.height : ExampleRun.hidden($0.bounds, of: $0, device),
                bottom: device.presentationFrame(of: $0).maxY)
        }
        let view: UIView = stage.controller.view
        barBottom = stage.restingTop(on: device) + view.safeAreaInsets.top
        keyboardTop = min(device.screen.bounds.height, device.keyboard.frame.minY)
        screenHeight = device.screen.bounds.height
        spacing = Double((stage.controller.sceneAvoidances.first?.options ?? KeyboardAvoidance.Options()).spacing)
        ownScroll = Double((input as? UITextView)?.contentOffset.y ?? 0)
        for scrollView in sequence(first: input, next: \.superview).compactMap({ $0 as? UIScrollView }) {
            scrolled += scrollView.contentOffset.y
            inset += scrollView.contentInset.bottom
            let content = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
            if scrollView.contentOffset.y >= content - scrollView.bounds.height - 1 { isAtEnd = true }
        }
    }
}

extension ExampleScene.Stage {
    /// Where the controller's view begins while nothing is lifted: a sheet does not begin at the top of the screen.
    fileprivate func restingTop(on device: SimulatedDevice) -> CGFloat {
        controller.presentingViewController == nil ? 0 : device.presentationFrame(of: controller.view).minY
    }
}

extension SimulatedDevice {
    /// Where the screen shows a part of a view.
    func presentationRect(_ rect: CGRect, in view: UIView) -> CGRect {
        let frame = presentationFrame(of: view)
        return rect.offsetBy(dx: frame.minX - view.bounds.minX, dy: frame.minY - view.bounds.minY)
    }
}
