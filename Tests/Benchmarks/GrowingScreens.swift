import KeyboardHelper
import UIKit

/// The screens of the operations that grow, and what is done on them.
extension Workload {
    static func form(_ size: Int, _ helper: Helper, _ options: KeyboardAvoidance.Options) -> Screen {
        let screen = Screen()
        let scrollView = screen.addScrollView()
        screen.addFields(size, in: scrollView)
        if helper == .ours { screen.handleKeyboard(scrollView: scrollView, options: options) }
        return screen
    }

    static func plain(_ size: Int, _ helper: Helper, _ options: KeyboardAvoidance.Options) -> Bench {
        let screen = Screen()
        screen.addFields(4, in: screen.view)
        screen.addViews(size)
        if helper == .ours { screen.handleKeyboard(options: options) }
        return .focusMoves(from: screen.fields[1], to: screen.fields[2], on: Bench.device(showing: screen))
    }

    static func arrival(of size: Int, _ helper: Helper, _ options: KeyboardAvoidance.Options) -> Bench {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let device = Bench.device(showing: navigation)
        return Bench(device: device) {
            let screen = form(size, helper, options)
            device.turn { navigation.pushViewController(screen, animated: false) }
            device.settle()
            device.turn { navigation.popViewController(animated: false) }
            device.settle()
        }
    }

    static func nestedDropIns(_ size: Int, _ helper: Helper) -> Bench {
        let screen = Screen()
        let innermost = (0..<size).reduce(screen.view as UIView) { outer, _ in
            let inner = helper == .ours ? KeyboardAvoidingScrollView() : UIScrollView()
            inner.frame = outer.bounds
            inner.contentSize = outer.bounds.size
            outer.addSubview(inner)
            return inner
        }
        screen.addFields(12, in: innermost)
        return .keyboardComes(for: screen.fields[11], on: Bench.device(showing: screen))
    }

    /// The settings of all inputs, in one turn.
    static func settings(
        _ size: Int, _ helper: Helper, _ options: KeyboardAvoidance.Options,
        set: @escaping @MainActor (KeyboardAvoidance, UIView) -> Void
    ) -> Bench {
        let screen = form(size, helper, options)
        let device = Bench.device(showing: screen)
        return Bench(device: device) {
            device.turn {
                for field in screen.fields { screen.keyboardAvoidances.forEach { set($0, field) } }
            }
        }
    }

    static func keyInSheet(_ size: Int, _ helper: Helper) -> Bench {
        let (screen, sheet) = (form(2, helper, KeyboardAvoidance.Options()), UIViewController())
        let device = Bench.device(showing: screen)
        screen.addViews(size)
        let textView = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 200))
        sheet.view.addSubview(textView)
        device.turn { screen.present(sheet, animated: false) }
        device.settle()
        device.turn { _ = textView.becomeFirstResponder() }
        device.settle()
        return Bench(device: device) {
            device.type("a")
            device.settle()
        }
    }

    static func hosts(
        _ size: Int, _ helper: Helper, _ bench: (Screen, SimulatedDevice) -> Bench
    ) -> Bench {
        let parent = UIViewController()
        let children = (0..<size).map { index in
            let child = Screen()
            child.addFields(2, in: child.view)
            if helper == .ours { child.handleKeyboard() }
            parent.addChild(child)
            child.view.frame = CGRect(x: 0, y: CGFloat(index) * 120, width: 390, height: 120)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            return child
        }
        return bench(children[0], Bench.device(showing: parent))
    }

    static func depth(_ size: Int, _ helper: Helper) -> Bench {
        let screen = Screen()
        let scrollView = screen.addScrollView()
        let inner = screen.nest(size, in: scrollView)
        inner.frame.size.height = 900
        screen.addFields(12, in: inner)
        scrollView.contentSize = CGSize(width: 390, height: 900)
        if helper == .ours { screen.handleKeyboard(scrollView: scrollView) }
        return .keyboardComes(for: screen.fields[11], on: Bench.device(showing: screen))
    }

    static func spacings(_ size: Int, _ helper: Helper) -> Bench {
        let screen = Screen()
        let scrollView = screen.addScrollView()
        screen.addFields(size, in: scrollView)
        if helper == .ours {
            let avoidance = screen.handleKeyboard(scrollView: scrollView)
            for field in screen.fields { avoidance.setSpacing(20, for: field) }
        }
        return .focusMoves(from: screen.fields[0], to: screen.fields[1], on: Bench.device(showing: screen))
    }

    static func rows(_ size: Int, _ helper: Helper) -> Bench {
        let screen = ListScreen(rows: size)
        let device = Bench.device(showing: screen)
        if helper == .ours { screen.handleKeyboard(scrollView: screen.tableView) }
        guard let field = screen.fields.first else { return Bench(device: device) {} }
        device.turn { _ = field.becomeFirstResponder() }
        device.settle()
        return Bench(device: device) {
            device.turn { screen.keyboardAvoidances.forEach { $0.focusNext() } }
            device.settle()
        }
    }

    static func key(_ size: Int, _ helper: Helper) -> Bench {
        let screen = Screen()
        let scrollView = screen.addScrollView()
        let textView = UITextView(frame: CGRect(x: 0, y: 500, width: 300, height: 120))
        screen.nest(size, in: scrollView).addSubview(textView)
        scrollView.contentSize = CGSize(width: 390, height: 900)
        if helper == .ours { screen.handleKeyboard(scrollView: scrollView) }
        let device = Bench.device(showing: screen)
        device.turn { _ = textView.becomeFirstResponder() }
        device.settle()
        return Bench(device: device) {
            device.type("a")
            device.settle()
        }
    }

    static func placeholders(_ size: Int, _ helper: Helper) -> Bench {
        let screen = Screen()
        let views = (0..<size).map { index in
            let view = helper == .ours ? PlaceholderTextView() : UITextView()
            view.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 300, height: 44)
            screen.view.addSubview(view)
            return view
        }
        let device = Bench.device(showing: screen)
        device.turn { _ = views[0].becomeFirstResponder() }
        device.settle()
        return Bench(device: device) {
            device.type("a")
            device.deleteBackward()
        }
    }
}

extension Screen {
    /// Views that have nothing to do with the keyboard.
    func addViews(_ count: Int) {
        for _ in 0..<count { view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
    }
}

/// A table of which one row has a field.
@MainActor
final class ListScreen: Screen, UITableViewDataSource {
    let tableView = UITableView(frame: .zero, style: .plain)
    private let (rows, fieldRow): (Int, Int)

    init(rows: Int, fieldRow: Int = 0) {
        (self.rows, self.fieldRow) = (rows, fieldRow)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.rowHeight = 44
        tableView.dataSource = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "field")
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row == fieldRow else {
            return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        if cell.contentView.subviews.isEmpty {
            let field = UITextField(frame: CGRect(x: 8, y: 0, width: 300, height: 44))
            cell.contentView.addSubview(field)
            fields = [field]
        }
        return cell
    }
}
