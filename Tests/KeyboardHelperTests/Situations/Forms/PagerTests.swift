import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Two pages beside each other, each of which scrolls by itself: twenty fields of 44 points, one every 60 points.
@MainActor
private final class PagerScreen: UIViewController, KeyboardAvoiding {
    let pager = UIScrollView()
    let pages = [UIScrollView(), UIScrollView()]
    private let namesPager: Bool

    init(namesPager: Bool) {
        self.namesPager = namesPager
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.isPagingEnabled = true
        pager.frame = view.bounds
        pager.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager)
        for page in pages {
            pager.addSubview(page)
            for number in 0..<20 {
                page.addSubview(UITextField(frame: CGRect(x: 20, y: 10 + CGFloat(number) * 60, width: 200, height: 44)))
            }
        }
        if namesPager { handleKeyboard(scrollView: pager) } else { handleKeyboard() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = pager.bounds.size
        for (number, page) in pages.enumerated() {
            page.frame = CGRect(origin: CGPoint(x: CGFloat(number) * size.width, y: 0), size: size)
            page.contentSize = CGSize(width: size.width, height: 1200)
        }
        pager.contentSize = CGSize(width: size.width * 2, height: size.height)
    }

    var fields: [[UIView]] { pages.map { page in page.subviews.filter { $0 is UITextField } } }
}

@MainActor
@Suite struct PagerTests {
    /// Where everything is while each field has the focus, and afterwards.
    private func places(namesPager: Bool, _ setting: FlowSetting) -> [[CGFloat]] {
        let screen = PagerScreen(namesPager: namesPager)
        let device = setting.device(showing: UINavigationController(rootViewController: screen))
        func places() -> [CGFloat] {
            [screen.view.frame.minY, screen.pager.contentInset.bottom, screen.pager.contentOffset.y]
                + screen.pages.flatMap { [$0.contentInset.bottom, $0.contentOffset.y] }
        }
        var all: [[CGFloat]] = []
        for (page, fields) in screen.fields.enumerated() {
            device.turn { screen.pager.contentOffset.x = CGFloat(page) * screen.pager.bounds.width }
            for field in fields {
                device.focusAndSettle(on: field)
                if namesPager {
                    #expect(device.covered(field) == 0)
                    #expect(device.presentationFrame(of: field).maxY <= setting.keyboardTop - 10 + 0.01)
                }
                all.append(places())
            }
        }
        device.keyboard.dismiss()
        device.settle()
        #expect(screen.pages.allSatisfy { $0.contentInset == .zero } && screen.pager.contentInset == .zero)
        return all + [places()]
    }

    @Test(
        "a pager that is named gives its pages what a call without a target gives them",
        arguments: FlowSetting.everywhere)
    func pages(_ setting: FlowSetting) {
        #expect(places(namesPager: true, setting) == places(namesPager: false, setting))
    }
}
