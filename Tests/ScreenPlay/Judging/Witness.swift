import Foundation
import UIKit

/// What an app knows of the keyboard that reads its notifications and nothing else.
@MainActor
final class Witness {
    /// The top edge of a docked keyboard, in screen coordinates; nil for none.
    private(set) var top: CGFloat?
    private(set) var isLocal = true
    private(set) var count = 0
    /// The app came back under a keyboard that no notice has told of, or under another app's; or a keyboard has gone whose
    /// willHide was lost. Such a keyboard may go, or come back, without a notice that counts.
    var isDoubtful = false
    private var observers: [any NSObjectProtocol] = []

    init(_ device: SimulatedDevice) {
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self, weak device] notice in
                let screen = notice.object as? UIScreen
                let values = notice.userInfo ?? [:]
                let frame = (values[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                let isLocal = (values[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue
                let hides = notice.name == UIResponder.keyboardWillHideNotification
                MainActor.assumeIsolated {
                    guard let screen, device?.screens.contains(screen) == true else { return }
                    self?.hear(hides ? .some(.zero) : frame, isLocal ?? true, hides: hides)
                }
            }
        }
        observers.append(
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardDidHideNotification, object: nil, queue: nil
            ) { [weak self, weak device] notice in
                let screen = notice.object as? UIScreen
                MainActor.assumeIsolated {
                    guard let screen, device?.screens.contains(screen) == true else { return }
                    if self?.top != nil { self?.isDoubtful = true }
                }
            })
        bottom = { [weak device] in device?.screen.bounds.maxY ?? 0 }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private var bottom: () -> CGFloat = { 0 }

    /// The device uses its other screen, and whoever knew of the keyboard looks for it there.
    func follow(_ device: SimulatedDevice) {
        guard top != nil else { return }
        top = CGRect.keyboardTop(device.keyboard.frame, screenBottom: device.screen.bounds.maxY)
    }

    /// The keyboard goes with an input of SwiftUI. The end of editing is all that tells, and it takes a moment to be sure.
    func forget(isSure: Bool) { (top, isDoubtful) = (nil, !isSure) }

    private func hear(_ frame: CGRect?, _ isLocal: Bool, hides: Bool) {
        count += 1
        (self.isLocal, isDoubtful) = (isLocal, false)
        if hides {
            top = nil
            return
        }
        guard let frame, [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite),
            frame.size.width >= 0, frame.size.height >= 0
        else { return }
        top = CGRect.keyboardTop(frame, screenBottom: bottom())
    }
}

extension CGRect {
    /// The top edge of a keyboard that is docked at the bottom of the screen; nil for one that floats, is a pill or is away.
    static func keyboardTop(_ frame: CGRect, screenBottom: CGFloat) -> CGFloat? {
        let isDocked = frame.height > 0 && frame.width > 100 && frame.maxY >= screenBottom - 1
        return isDocked && frame.minY < screenBottom ? frame.minY : nil
    }
}
