import UIKit

extension Judge {
    /// The first write of the library to a view that is none of its business.
    func foreign(_ writes: [SimulatedWrite]) -> Violation? {
        let screens = player.stage.screens
        let targets = screens.flatMap(\.all).filter { !$0.part.isInput || $0.part.kind == .textView }.map(\.view)
        let hosts = screens.flatMap {
            [$0.viewIfLoaded, $0.bar, $0.upperBar, $0.button, $0.dropInView, $0.completions?.view].compactMap { $0 }
        }
        let outer = [player.stage.outerScrollView].compactMap { $0 as UIView? }
        let own = Set((targets + hosts + outer).map(ObjectIdentifier.init))
        let write = writes.first { write in
            write.by == .app && !Self.ofLayout.contains(write.property) && !own.contains(ObjectIdentifier(write.view))
                && !write.view.isOfLibrary && !write.view.isPicture
                && isOfApp(write.view)
        }
        return write.map { Violation(invariant: .writesStayInside, detail: "\($0)") }
    }

    /// A picture of rows that have left, although nothing moves any more.
    var pictureLeft: Violation? {
        guard !player.interference.hasLostCompletions, !device.isBusy else { return nil }
        let views = player.stage.screens.flatMap(\.all).flatMap(\.view.subviews)
        return views.first(where: \.isPicture).map {
            Violation(invariant: .nothingIsLeft, detail: "a picture: \($0.frame)")
        }
    }

    /// The app lays out its views whenever it likes. Where they are is judged at rest.
    private static let ofLayout: Set<String> = ["center", "bounds", "text", "contentSize"]

    /// In one of the screens, or around them; not on the keyboard, not in rows, which lay out themselves, and not in a
    /// screen that was replaced.
    private func isOfApp(_ view: UIView) -> Bool {
        guard view.window === player.stage.window, !view.isInList else { return false }
        return player.stage.screens.compactMap(\.viewIfLoaded).contains {
            view.isDescendant(of: $0) || $0.isDescendant(of: view)
        }
    }
}

extension UIView {
    /// What the library adds to the app's views.
    fileprivate var isOfLibrary: Bool {
        [self, superview].contains { view in
            ["AppearanceProbe", "KeyboardFollower"].contains(view.map { "\(type(of: $0))" })
        }
    }

    /// What UIKit makes of a part of another view.
    fileprivate var isPicture: Bool { "\(type(of: self))" == "_UIReplicantView" }
}
