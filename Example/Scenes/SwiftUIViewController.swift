import KeyboardHelper
import UIKit

#if os(iOS)
    import SwiftUI
#endif

/// A form of UIKit on a screen of SwiftUI. SwiftUI would make room for the keyboard itself. Its screen says
/// `ignoresSafeArea()`, so the form reaches under the bars, and the form's own call keeps the fields visible.
///
/// Support code, in `Support`: `addFilling(_:)`.
final class SwiftUIViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New event"
        let screen = makeScreen(of: EventViewController())
        addChild(screen)
        view.addFilling(screen.view)
        screen.didMove(toParent: self)
    }

    private func makeScreen(of form: EventViewController) -> UIViewController {
        #if os(iOS)
            UIHostingController(rootView: EventForm(controller: form).ignoresSafeArea())
        #else
            SimulatedSwiftUI.HostingController(form, ignoresKeyboard: true)
        #endif
    }
}

#if os(iOS)
    private struct EventForm: UIViewControllerRepresentable {
        let controller: EventViewController

        func makeUIViewController(context: Context) -> EventViewController { controller }

        func updateUIViewController(_ controller: EventViewController, context: Context) {}
    }
#endif

/// The form, with its call. It knows nothing of SwiftUI.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)`, `addFilling(_:)` and the initializers of inputs and
/// labels.
final class EventViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    private let fields = [
        UITextField("Title"), UITextField("Place"), UITextField("Street"), UITextField("City"), UITextField("Date"),
        UITextField("Time"), UITextField("Guests"), UITextField("Link", keyboard: .URL),
        UITextField("Phone", keyboard: .phonePad), UITextField("Invited by"), UITextField("What to bring"),
        UITextField("Remark"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let words = UILabel("Everybody who is invited sees these.", color: .secondaryLabel)
        // Content that fits would lie under the bar, because a screen of SwiftUI is between the two.
        scrollView.alwaysBounceVertical = true
        view.addFilling(scrollView)
        scrollView.addColumn(Column([words] + fields), asWideAs: view)

        handleKeyboard(scrollView: scrollView)
    }
}
