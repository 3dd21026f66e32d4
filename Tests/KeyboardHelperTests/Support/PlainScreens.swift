import Foundation
import KeyboardHelper
import UIKit

/// A form that adjusts no inset: a scroll view from 59 to 852, with fields of 44 points that are 60 apart, from 20 on.
@MainActor
final class PlainForm: UIViewController, KeyboardAvoiding {
    let scrollView = UIScrollView()
    let fields = (0..<20).map { UITextField(frame: CGRect(x: 20, y: 20 + 60 * CGFloat($0), width: 300, height: 44)) }
    private let call: (PlainForm) -> Void

    init(call: @escaping (PlainForm) -> Void = { $0.handleKeyboard(scrollView: $0.scrollView) }) {
        self.call = call
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentInsetAdjustmentBehavior = .never
        fields.forEach(scrollView.addSubview)
        view.addSubview(scrollView)
        call(self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds.inset(by: UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 1224)
    }

    /// The lower end of a field on the screen.
    func end(of field: Int, on device: SimulatedDevice) -> CGFloat {
        device.presentationFrame(of: fields[field]).maxY
    }
}

/// A conversation: a list above a bar of 52, which ends at the safe area, and the two calls of the article.
@MainActor
final class PlainChat: UIViewController, KeyboardAvoiding {
    let list = UITableView(frame: .zero, style: .plain)
    let bar = UIView()
    let field = UITextField(frame: CGRect(x: 8, y: 6, width: 300, height: 40))
    private(set) lazy var pin = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)

    override func viewDidLoad() {
        super.viewDidLoad()
        list.keyboardDismissMode = .interactive
        list.estimatedRowHeight = 0
        list.rowHeight = 44
        list.dataSource = self
        bar.addSubview(field)
        view.addAcross([list, bar])
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor), list.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 52), pin,
        ])
        handleKeyboard(bottomConstraint: pin)
        handleKeyboard(scrollView: list, options: .init(keepsEndVisible: true))
    }

    /// The lower end of the bar on the screen: 818 at rest, 516 above the keyboard.
    func barEnd(on device: SimulatedDevice) -> CGFloat { device.presentationFrame(of: bar).maxY }
}

extension PlainChat: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
