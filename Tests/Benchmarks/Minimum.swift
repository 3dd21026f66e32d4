import UIKit

/// What an app could write by hand for one screen, knowing all about it: one field's frame is converted, and what has to move
/// is written, in the keyboard's animation. It is right for this screen and no other.
@MainActor
final class Minimum: Listener {
    enum Target {
        case scrollView(UIScrollView)
        case container(UIView)
        case constraint(NSLayoutConstraint)
        case closure((CGFloat) -> Void)
    }

    private let target: Target
    private weak var field: UIView?
    private var keyboardTop: CGFloat?
    /// Where the container is at rest.
    private var place: CGFloat = 0

    init(_ target: Target) {
        self.target = target
        super.init()
        observe(UITextField.textDidBeginEditingNotification) { [weak self] notification in
            self?.field = notification.object as? UIView
            if self?.keyboardTop != nil { self?.move(0.25) }
        }
        observe(UIResponder.keyboardWillShowNotification) { [weak self] notification in
            if case .container(let view) = target, self?.keyboardTop == nil { self?.place = view.center.y }
            self?.keyboardTop = notification.keyboardFrame?.minY
            self?.move(notification.keyboardDuration)
        }
        observe(UIResponder.keyboardWillHideNotification) { [weak self] notification in
            self?.keyboardTop = nil
            self?.move(notification.keyboardDuration)
        }
    }

    private func move(_ duration: TimeInterval) {
        UIView.animate(
            withDuration: duration, delay: 0, options: [.beginFromCurrentState, .init(rawValue: 7 << 16)],
            animations: { self.write() })
    }

    private func write() {
        switch target {
        case .scrollView(let scrollView):
            let covered = keyboardTop.map { max(0, scrollView.frame.maxY - $0) } ?? 0
            if scrollView.contentInset.bottom != covered {
                scrollView.contentInset.bottom = covered
                scrollView.verticalScrollIndicatorInsets.bottom = covered
            }
            guard let field, let keyboardTop else { return }
            let frame = scrollView.convert(field.bounds, from: field)
            let beyond = frame.maxY - scrollView.contentOffset.y + 10 - keyboardTop
            if beyond > 0 { scrollView.contentOffset.y += beyond }
        case .container(let view):
            guard let field, let keyboardTop else {
                view.center.y = place
                return
            }
            let bottom = view.convert(field.bounds, from: field).maxY + place - view.bounds.height / 2
            let wanted = place - max(0, bottom + 10 - keyboardTop)
            if view.center.y != wanted { view.center.y = wanted }
        case .constraint(let pin):
            pin.constant = keyboardTop.map { $0 - 852 } ?? 0
            (pin.firstItem as? UIView)?.superview?.layoutIfNeeded()
        case .closure(let closure): closure(keyboardTop.map { 852 - $0 } ?? 0)
        }
    }
}
