import KeyboardHelper
import UIKit

/// A form, and below it a bar with the song that plays. Half a second after editing has begun, a toast tells that the phone
/// is offline: above the bar, or above the keyboard while that covers the bar. No field ends behind the toast.
///
/// Support code, in `Support`: `Column`, `addColumn(_:asWideAs:)` and the initializers of inputs and labels.
final class ToastViewController: UIViewController, KeyboardAvoiding {
    private let scrollView = UIScrollView()
    private let fields = [
        "Playlist name", "Description", "Occasion", "Mood", "Genre", "Language", "Shared with", "Remarks",
    ].map { UITextField($0) }
    private let player = UIView()
    private(set) var presenter: ToastPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New playlist"
        view.backgroundColor = .systemBackground
        layOut()
        presenter = ToastPresenter(in: view, above: player)
        scrollView.addColumn(Column(fields), asWideAs: view)
        for field in fields {
            field.addAction(action { $0.checkConnection(for: $1) }, for: .editingDidBegin)
            field.addAction(action { controller, _ in controller.presenter?.hideAll() }, for: .editingDidEnd)
        }

        handleKeyboard(scrollView: scrollView)
    }

    private func action(_ perform: @escaping (ToastViewController, UITextField) -> Void) -> UIAction {
        UIAction { [weak self] action in
            guard let self, let field = action.sender as? UITextField else { return }
            perform(self, field)
        }
    }

    /// A dot in the player's bar fades while the answer is waited for.
    private let dot = UIView()

    private func checkConnection(for field: UITextField) {
        dot.alpha = 1
        UIView.animate(
            withDuration: 0.5, animations: { self.dot.alpha = 0 },
            completion: { [weak self, weak field] _ in
                guard let self, field?.isFirstResponder == true else { return }
                presenter?.show("You are offline.")
            })
    }

    private func layOut() {
        let song = UILabel("Clair de lune", style: .headline)
        player.backgroundColor = .secondarySystemBackground
        dot.backgroundColor = .systemOrange
        dot.alpha = 0
        dot.layer.cornerRadius = 4
        for (subview, parent) in [(scrollView, view), (player, view), (song, player), (dot, player)] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            parent?.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: player.topAnchor),
            player.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            player.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            player.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            song.topAnchor.constraint(equalTo: player.topAnchor, constant: 14),
            song.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -14),
            song.leadingAnchor.constraint(equalTo: player.layoutMarginsGuide.leadingAnchor),
            dot.trailingAnchor.constraint(equalTo: player.layoutMarginsGuide.trailingAnchor),
            dot.centerYAnchor.constraint(equalTo: song.centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: 8),
            dot.heightAnchor.constraint(equalToConstant: 8),
        ])
    }
}
