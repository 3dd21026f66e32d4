import KeyboardHelper
import UIKit

extension Workload {
    /// What the helpers do on screens that apps have: the keyboard comes and goes, the focus moves, a key is pressed.
    @MainActor static var typical: [Workload] {
        TypicalScreen.allCases.flatMap { kind in
            let (grows, helpers) = ("\(kind)", kind.helpers)
            let comes = kind.workload("keyboard comes", grows: grows, helpers: helpers) {
                .keyboardComes(for: $0.low, on: $1)
            }
            let moves = kind.workload("focus moves", grows: grows, helpers: helpers) {
                .focusMoves(from: $0.fields[0], to: $0.low, on: $1)
            }
            let key = kind.workload("a key", grows: grows, helpers: helpers) { .key(in: $0.low, on: $1) }
            // The rows of a table are other ones where it is scrolled.
            return kind == .table ? [comes, key] : [comes, moves, key]
        }
    }
}

/// Screens as apps have them.
enum TypicalScreen: CaseIterable, Sendable {
    /// A field in a scroll view, so many views deep.
    case depth5, depth20
    /// A form that scrolls in a page that scrolls.
    case nested
    /// A form that constraints lay out, and that a finger may drag the keyboard over.
    case signUpForm
    /// A card in the middle of the screen, which is lifted.
    case loginCard
    /// A table with a field in each row, and interactive dismissal.
    case table

    /// Something that is done on the screen, with a call of its own or with the window's.
    @MainActor func workload(
        _ name: String, grows: String, helpers: [Helper], hasOwnCall: Bool = true,
        make: @escaping (Screen, SimulatedDevice) -> Bench
    ) -> Workload {
        Workload(name: name, grows: grows, sizes: [1], helpers: helpers) { _, helper in
            let screen = Screen(self, helper, hasOwnCall: hasOwnCall)
            let device = Bench.device(showing: screen)
            if !hasOwnCall, helper == .ours { device.window.handleKeyboard() }
            return make(screen, device)
        }
    }

    /// The re-creations of others scroll; they lift no card.
    fileprivate var helpers: [Helper] {
        self == .loginCard ? [.none, .ours, .minimum] : [.none, .ours, .ancestors, .subviews]
    }

    @MainActor
    final class Screen: KeyboardHelperBenchmarks.Screen {
        private let kind: TypicalScreen
        private let helping: Helper
        private let hasOwnCall: Bool
        private var helper: AnyObject?

        init(_ kind: TypicalScreen, _ helper: Helper, hasOwnCall: Bool) {
            (self.kind, helping, self.hasOwnCall) = (kind, helper, hasOwnCall)
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        /// The one that the keyboard would cover.
        var low: UITextField { fields[kind == .loginCard ? 2 : 9] }

        override func viewDidLoad() {
            super.viewDidLoad()
            let moved: UIView
            switch kind {
            case .depth5: moved = form(depth: 3)
            case .depth20: moved = form(depth: 18)
            case .nested: moved = formInPage()
            case .signUpForm: moved = stack()
            case .loginCard: moved = card()
            case .table: moved = table()
            }
            if hasOwnCall { help(moved) }
        }

        private func help(_ moved: UIView) {
            switch (helping, moved as? UIScrollView) {
            case (.ours, let scrollView?): handleKeyboard(scrollView: scrollView)
            case (.ours, nil): handleKeyboard(containerView: moved)
            case (.minimum, _): helper = Minimum(.container(moved))
            case (.ancestors, _), (.subviews, _): helper = Described(helping, in: moved)
            case (.none, _): break
            }
        }

        // MARK: The views

        private func form(depth: Int) -> UIView {
            let scrollView = addScrollView()
            let inner = nest(depth, in: scrollView)
            addFields(20, in: inner)
            scrollView.contentSize = CGSize(width: 390, height: 1200)
            return scrollView
        }

        private func formInPage() -> UIView {
            let page = addScrollView()
            page.contentSize = CGSize(width: 390, height: 1200)
            let form = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
            page.addSubview(form)
            addFields(20, in: form)
            return page
        }

        private func stack() -> UIView {
            let scrollView = addScrollView()
            scrollView.keyboardDismissMode = .interactive
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(content)
            let frame = scrollView.contentLayoutGuide
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: frame.topAnchor),
                content.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
                content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            ])
            var top = content.topAnchor
            for _ in 0..<12 {
                let field = UITextField()
                field.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(field)
                NSLayoutConstraint.activate([
                    field.topAnchor.constraint(equalTo: top, constant: 16),
                    field.heightAnchor.constraint(equalToConstant: 44),
                    field.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
                    field.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
                ])
                top = field.bottomAnchor
                fields.append(field)
            }
            top.constraint(equalTo: content.bottomAnchor, constant: -16).isActive = true
            return scrollView
        }

        private func card() -> UIView {
            let card = UIView(frame: CGRect(x: 30, y: 480, width: 330, height: 300))
            addFields(3, in: card)
            view.addSubview(card)
            return card
        }

        private func table() -> UIView {
            let table = UITableView(frame: view.bounds)
            table.rowHeight = 60
            table.keyboardDismissMode = .interactive
            table.dataSource = self
            view.addSubview(table)
            table.layoutIfNeeded()
            fields = table.visibleCells.compactMap { $0.contentView.subviews.first as? UITextField }
            return table
        }
    }
}

extension TypicalScreen.Screen: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(UITextField(frame: CGRect(x: 20, y: 8, width: 300, height: 44)))
        return cell
    }
}

extension Bench {
    /// A key in an input that stays where it is.
    static func key(in input: UIView, on device: SimulatedDevice) -> Bench {
        device.turn { _ = input.becomeFirstResponder() }
        device.settle()
        return Bench(device: device) {
            device.type("a")
            device.settle()
        }
    }
}
