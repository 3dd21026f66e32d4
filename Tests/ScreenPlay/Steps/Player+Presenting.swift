import Foundation
import KeyboardHelper
import UIKit

/// What is presented over a screen, and the focus that is in no screen.
extension Player {
    func changePresented(_ step: Step) {
        liftFinger()
        guard !device.isBusy || step == .dismissPresented else { return }
        if step == .dismissPresented {
            guard let last = presented.popLast() else { return }
            let isSilent = device.behavior.hostedInputsLeaveSilently && last is SimulatedSwiftUI.HostingController
            if isSilent, last.viewIfLoaded?.firstResponder != nil { witness.forget(isSure: mayWait) }
            device.turn { last.presentingViewController?.dismiss(animated: true) }
            if isElsewhere { hasComeUnheard = true }
        } else if case .present(let kind) = step {
            guard presented.isEmpty, let screen = reachable.first, let next = controller(kind, over: screen) else {
                return
            }
            presented.append(next)
            device.turn { screen.present(next, animated: true) }
        }
        keyboardEvents += 2
        disturb()
    }

    private func controller(_ kind: Step.Presented, over screen: SimulationScreen) -> UIViewController? {
        let next: UIViewController
        switch kind {
        case .alert:
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            return alert
        case .neighbor, .custom, .currentContext, .overCurrentContext:
            let neighbor = stage.makeNeighbor()
            listen()
            let isFree = neighbor.parent == nil && neighbor !== screen && neighbor.viewIfLoaded?.window == nil
            guard isFree else { return nil }
            next = neighbor
        case .fullScreen, .sheet, .mediumSheet, .popover: next = UIViewController()
        case .tableController: next = FieldTableController(style: .plain)
        case .web: next = WebController()
        case .hosted: next = SimulatedSwiftUI.HostingController(FieldController(), ignoresKeyboard: false)
        case .grid: next = FieldGridController()
        }
        next.modalPresentationStyle = kind.style
        if kind == .mediumSheet { next.sheetPresentationController?.detents = [.medium()] }
        next.popoverPresentationController?.sourceView = screen.view
        next.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
        return next
    }

    func focusElsewhere(_ step: Step) {
        guard !isAway, !pops, finger == nil else { return }
        let (before, notices) = (focus, witness.count)
        var staysQuiet = false
        switch step {
        case .focusPresented(let index):
            guard let top = presented.last, !(top is SimulationScreen), let view = top.viewIfLoaded,
                let input = pick(index, of: view.descendants.filter(\.canBecomeFirstResponder))
            else { return }
            device.turn { _ = input.becomeFirstResponder() }
        case .search:
            guard presented.isEmpty, let search = stage.screen?.navigationItem.searchController,
                search.searchBar.window != nil
            else { return }
            device.turn {
                if search.isActive {
                    search.isActive = false
                } else {
                    search.searchBar.searchTextField.becomeFirstResponder()
                }
            }
        case .openWindow(let inScene):
            guard stage.otherWindow == nil else { return }
            // What is typed in another window moves nothing here, unless it ends the typing here.
            staysQuiet = isQuiet && before == nil && witness.top == nil
            stage.openWindow(inScene: inScene && stage.world.model.isPad)
        case .closeWindow:
            guard stage.otherWindow != nil else { return }
            stage.closeWindow()
        default: return
        }
        if focus !== before { focusMoves += 1 }
        keyboardEvents += 2
        disturb(asksToShow: focus !== before || witness.count != notices ? false : nil)
        // A handler may have moved it back.
        if staysQuiet, focus == nil { isQuiet = true }
    }
}

extension Step.Presented {
    fileprivate var style: UIModalPresentationStyle {
        switch self {
        case .fullScreen, .web, .grid: .fullScreen
        case .popover: .popover
        case .custom: .custom
        case .currentContext: .currentContext
        case .overCurrentContext: .overCurrentContext
        case .neighbor: .automatic
        case .alert, .sheet, .mediumSheet, .tableController, .hosted: .pageSheet
        }
    }
}

/// Forty rows, each with a field, which UIKit keeps above the keyboard.
private final class FieldTableController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        FieldRow(style: .default, reuseIdentifier: nil)
    }
}

/// A field at the top, where no keyboard comes.
private final class FieldController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40)))
    }
}

/// Forty items with a field each. UIKit may make room for the keyboard itself, and the app makes a call.
final class FieldGridController: UICollectionViewController, KeyboardAvoiding {
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 280, height: 52)
        collectionView.register(FieldItem.self, forCellWithReuseIdentifier: "field")
        handleKeyboard(scrollView: collectionView)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
    }
}

/// A page to type in, which WebKit keeps above the keyboard.
private final class WebController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let web = SimulatedWebKit.WKWebView(frame: view.bounds)
        web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(web)
    }
}
