import KeyboardHelper
import UIKit

/// A conversation whose bar stands on the keyboard. It makes two calls: one for the bar, one for the list.
@MainActor
final class ChatScreen: UIViewController, KeyboardAvoiding {
    enum List: CaseIterable, Sendable { case table, invertedTable, collection, scrollView }

    /// How the list is laid out beside the bar.
    enum Layout: CaseIterable, Sendable {
        /// It ends where the bar begins, by a constraint.
        case aboveBar
        /// The same, by frames that `viewDidLayoutSubviews()` sets.
        case byFrames
        /// It fills the screen. The keyboard and the bar cover it.
        case underKeyboard
    }

    let kind: List
    let layout: Layout
    let list: UIScrollView
    let field = UITextField()
    let bar = UIView()
    var messages: Int
    /// The app assigns the inset for its bar in each layout.
    var assignsInset = false
    /// Begins below the last message.
    private let marker = UIView()
    private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    private lazy var barHeight = bar.heightAnchor.constraint(equalToConstant: 50)
    private(set) var avoidance: KeyboardAvoidance?
    private lazy var source = ListSource(rows: { [unowned self] _ in messages })
    /// How often the table has been scrolled.
    private(set) var scrolls = 0

    init(_ kind: List, _ layout: Layout = .aboveBar, messages: Int = 40) {
        (self.kind, self.layout, self.messages) = (kind, layout, messages)
        switch kind {
        case .table, .invertedTable: list = UITableView(frame: .zero, style: .plain)
        case .collection:
            list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        case .scrollView: list = UIScrollView()
        }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.alwaysBounceVertical = true
        bar.backgroundColor = .white
        view.addAcross([list, bar])
        field.frame = CGRect(x: 8, y: 5, width: 200, height: 40)
        bar.addSubview(field)
        NSLayoutConstraint.activate([bottom, barHeight])
        if layout == .byFrames {
            list.translatesAutoresizingMaskIntoConstraints = true
        } else {
            let end = layout == .aboveBar ? bar.topAnchor : view.bottomAnchor
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: view.topAnchor), list.bottomAnchor.constraint(equalTo: end),
            ])
        }
        source.serve(list)
        source.onScroll = { [unowned self] in scrolls += 1 }
        list.addSubview(marker)
        if kind == .invertedTable { list.transform = CGAffineTransform(scaleX: 1, y: -1) }
        // Upside down, UIKit would add the bars' height at the wrong end; under the bar, the app adds what is right.
        if kind == .invertedTable || layout == .underKeyboard { list.contentInsetAdjustmentBehavior = .never }
        if layout == .underKeyboard { list.contentInset[keyPath: visualBottom] = 50 }
        handleKeyboard(bottomConstraint: bottom)
        avoidance = handleKeyboard(scrollView: list, options: .init(keepsEndVisible: true))
    }

    var visualBottom: WritableKeyPath<UIEdgeInsets, CGFloat> { kind == .invertedTable ? \.top : \.bottom }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if assignsInset { list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0) }
        if layout == .byFrames {
            list.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: bar.frame.minY)
        }
        let end = kind == .invertedTable ? -ChatScreen.height : ChatScreen.height * CGFloat(messages)
        marker.frame = CGRect(x: 0, y: end, width: 10, height: ChatScreen.height)
        guard kind == .scrollView else { return }
        list.contentSize = CGSize(width: list.bounds.width, height: ChatScreen.height * CGFloat(messages))
    }

    // MARK: What the person and the app do

    static let height: CGFloat = 44

    /// The bar is as high as so many lines.
    func write(lines: CGFloat) {
        barHeight.constant = 28 + 22 * lines
        if layout == .underKeyboard {
            list.contentInset[keyPath: visualBottom] += barHeight.constant - bar.bounds.height
        }
        UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
    }

    // MARK: What is seen

    /// Where a message is on the screen. Message 0 is the oldest.
    func frame(of message: Int, on device: SimulatedDevice) -> CGRect {
        let row = CGFloat(kind == .invertedTable ? messages - 1 - message : message)
        let frame = CGRect(x: 0, y: row * ChatScreen.height, width: list.bounds.width, height: ChatScreen.height)
        return list.convert(frame, to: device.screen.coordinateSpace)
    }

    /// Where the end of the messages is at this instant.
    func shownEnd(on device: SimulatedDevice) -> CGFloat { device.presentationFrame(of: marker).minY }

    /// The upper edge of the bar on the screen.
    func barTop(on device: SimulatedDevice) -> CGFloat { device.presentationFrame(of: bar).minY }

    /// The message just above the bar.
    func lowest(on device: SimulatedDevice) -> Int {
        (0..<messages).last { frame(of: $0, on: device).minY < barTop(on: device) - 1 } ?? 0
    }
}
