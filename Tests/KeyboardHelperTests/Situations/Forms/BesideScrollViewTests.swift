import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// An input of the controller that the named scroll view does not move: below the scroll view, in a header above it, or pinned
/// to its frame.
///
/// On an iPhone 16 the keyboard begins at 516, so a field must end at 506.
@MainActor
@Suite struct BesideScrollViewTests {
    enum Frame: CaseIterable, Sendable {
        case alone, navigation

        @MainActor
        func around(_ screen: UIViewController) -> UIViewController {
            self == .alone ? screen : UINavigationController(rootViewController: screen)
        }
    }

    // MARK: A row to add below the list

    /// A list down to 70 points above the safe area, and there a field of 44: on an iPhone 16 it ends at 805.
    private func addARow(below list: UIScrollView, _ rows: [UIView], field: UITextField) -> MadeScreen {
        MadeScreen { screen in
            rows.forEach(list.addSubview)
            list.contentSize = CGSize(width: 300, height: 1240)
            [list, field].forEach(screen.view.addSubview)
            screen.handleKeyboard(scrollView: list)
        } layout: { screen in
            let size = screen.view.bounds.size
            let end = size.height - screen.view.safeAreaInsets.bottom - 70
            list.frame = CGRect(x: 0, y: 0, width: size.width, height: end)
            field.frame = CGRect(x: 20, y: end + 13, width: 300, height: 44)
        }
    }

    @Test(
        "a field below the list is lifted with it, and rows are scrolled", arguments: Frame.allCases,
        FlowSetting.everywhere)
    func belowTheList(_ frame: Frame, _ setting: FlowSetting) {
        let (list, field) = (UIScrollView(), UITextField())
        let rows: [UITextField] = (0..<20).map { .at(20 + 60 * CGFloat($0)) }
        let screen = addARow(below: list, rows, field: field)
        let device = setting.device(showing: frame.around(screen))
        let rest = PlaceState(screen)
        for input in [field, rows[12], field, rows[1], rows[19], field] {
            device.focusAndSettle(on: input)
            if input === field {
                #expect(abs(device.presentationFrame(of: field).maxY - (setting.keyboardTop - 10)) <= 0.5)
                #expect(list.contentInset.bottom == 0)
            } else {
                expectVisible(input, of: screen, on: device)
                #expect(screen.view.frame.minY == 0)
            }
        }
        device.dismissKeyboard()
        #expect(PlaceState(screen) == rest && list.isOffsetLegal)
    }

    @Test("a field below the list moves once, with the keyboard", arguments: FlowSetting.phone)
    func oneMovement(_ setting: FlowSetting) {
        let (list, field) = (UIScrollView(), UITextField())
        let screen = addARow(below: list, [], field: field)
        let device = setting.device(showing: screen)
        let up = device.tops(of: field) { device.focus(on: field) }
        #expect(up.goOneWay && up.movements == 1, "\(up)")
        let down = device.tops(of: field) { device.keyboard.dismiss() }
        #expect(down.goOneWay && down.movements == 1, "\(down)")
    }

    /// The page is lifted for the field below, so the row is above the screen until the page comes down.
    @Test("the page comes down at once for a row at the top of the list", arguments: FlowSetting.phone)
    func fromBelowIntoTheList(_ setting: FlowSetting) {
        let (list, field, row) = (UIScrollView(), UITextField(), UITextField.at(80))
        let screen = addARow(below: list, [row], field: field)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        let down = device.tops(of: row) { device.focus(on: row) }
        #expect(down.goOneWay && down.movements == 1, "\(down)")
        expectVisible(row, of: screen, on: device)
    }

    @Test("another call that serves the field does so alone", arguments: FlowSetting.phone)
    func otherCall(_ setting: FlowSetting) {
        let (list, panel, field) = (UIScrollView(), UIView(), UITextField.at(20))
        let screen = MadeScreen { screen in
            list.frame = CGRect(x: 0, y: 0, width: 393, height: 700)
            panel.frame = CGRect(x: 0, y: 700, width: 393, height: 152)
            panel.addSubview(field)
            [list, panel].forEach(screen.view.addSubview)
            screen.handleKeyboard(scrollView: list)
            screen.handleKeyboard(containerView: panel)
        }
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: field)
        #expect(device.covered(field) == 0 && screen.view.frame.minY == 0)
        #expect(panel.frame.maxY == 506)
        device.dismissKeyboard()
        #expect(panel.frame.minY == 700)
    }

    /// Between the two calls of the window the screen's own call lifts the view, with a spacing of its own.
    @Test("a window that is called anew under the keyboard lifts the field once", arguments: FlowSetting.phone)
    func windowCalledAnew(_ setting: FlowSetting) {
        let (list, field) = (UIScrollView(), UITextField())
        let screen = addARow(below: list, [], field: field)
        let device = setting.windowDevice(showing: UINavigationController(rootViewController: screen))
        let rest = PlaceState(screen)
        device.focusAndSettle(on: field)
        for _ in 0..<2 {
            device.turn {
                device.window.handleKeyboard()
                screen.keyboardAvoidances.first?.options.spacing = 0
            }
            device.settle()
            #expect(abs(device.presentationFrame(of: field).maxY - (setting.keyboardTop - 10)) <= 0.5)
        }
        device.dismissKeyboard()
        #expect(PlaceState(screen) == rest)
    }

    // MARK: A header that collapses

    /// A header of 200 points with a field at its end, from 146 to 190 below the safe area. It collapses to 60 points while the
    /// list scrolls, and the list follows: by its frame, or by the inset that it has for the header over it.
    @MainActor
    private final class Collapsing: UIViewController, KeyboardAvoiding, UIScrollViewDelegate {
        let (list, header, field) = (UIScrollView(), UIView(), UITextField())
        let rows: [UITextField] = (0..<20).map { .at(20 + 60 * CGFloat($0)) }
        let isOverList: Bool
        let call: Call

        init(isOverList: Bool, _ call: Call) {
            (self.isOverList, self.call) = (isOverList, call)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            rows.forEach(list.addSubview)
            list.contentSize = CGSize(width: 300, height: 1240)
            list.contentInsetAdjustmentBehavior = .never
            list.delegate = self
            if isOverList { list.contentInset.top = 200 }
            header.addSubview(field)
            header.clipsToBounds = true
            header.backgroundColor = .white
            [list, header].forEach(view.addSubview)
            if call == .scrollView { handleKeyboard(scrollView: list) } else { handleKeyboard() }
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { view.setNeedsLayout() }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let (width, top) = (view.bounds.width, view.safeAreaInsets.top)
            let height = max(60, min(200, 200 - list.contentOffset.y - list.contentInset.top))
            header.frame = CGRect(x: 0, y: top, width: width, height: height)
            field.frame = CGRect(x: 20, y: height - 54, width: 300, height: 44)
            let y = top + (isOverList ? 0 : height)
            list.frame = CGRect(x: 0, y: y, width: width, height: view.bounds.height - y)
        }
    }

    @Test(
        "a field in a header that collapses is visible, and so is each row", arguments: [Call.automatic, .scrollView],
        FlowSetting.everywhere)
    func collapsingHeader(_ call: Call, _ setting: FlowSetting) {
        for isOverList in [true, false] {
            let screen = Collapsing(isOverList: isOverList, call)
            let device = setting.device(showing: screen)
            for input in [screen.field, screen.rows[3], screen.field, screen.rows[12], screen.rows[1], screen.field] {
                device.focusAndSettle(on: input)
                let frame = device.presentationFrame(of: input)
                #expect(frame.maxY <= setting.keyboardTop && frame.minY >= 0, "over the list: \(isOverList)")
            }
            device.dismissKeyboard()
            #expect(screen.view.frame.minY == 0 && screen.list.contentInset.bottom == 0)
        }
    }

    @Test("the controller's view comes back as rows are scrolled, in one movement", arguments: FlowSetting.phone)
    func backToRows(_ setting: FlowSetting) {
        let screen = Collapsing(isOverList: true, .scrollView)
        let device = setting.device(showing: screen)
        // It ends at 740, and goes to 506.
        device.turn { screen.field.isHidden = true }
        let field = UITextField.at(700)
        device.turn { screen.view.addSubview(field) }
        device.focusAndSettle(on: field)
        #expect(screen.view.frame.minY == -234)
        for index in [8, 4] {
            let tops = device.tops(of: screen.rows[index]) { device.focus(on: screen.rows[index]) }
            #expect(tops.movements <= 1 && tops.goOneWay, "\(index): \(tops)")
            #expect(device.presentationFrame(of: screen.rows[index]).maxY <= 506)
            #expect(screen.view.frame.minY == 0)
            device.focusAndSettle(on: field)
        }
    }

    // MARK: Pinned to the frame

    enum Call: CaseIterable, Sendable { case scrollView, automatic, container, window }

    /// Ends 40 points above the scroll view's bottom, wherever the content is. On an iPhone 16 that is at 812.
    private func pinned(_ field: UITextField, to list: UIScrollView, _ rows: [UIView], _ call: Call) -> MadeScreen {
        MadeScreen { screen in
            screen.view.addSubview(list)
            rows.forEach(list.addSubview)
            let panel = UIView()
            list.addSubview(panel)
            panel.addSubview(field)
            for view in [list, panel] { view.translatesAutoresizingMaskIntoConstraints = false }
            field.frame = CGRect(x: 0, y: 6, width: 200, height: 44)
            list.contentSize = CGSize(width: 300, height: 1240)
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: screen.view.topAnchor),
                list.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
                list.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                list.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
                panel.heightAnchor.constraint(equalToConstant: 50), panel.widthAnchor.constraint(equalToConstant: 200),
                panel.leadingAnchor.constraint(equalTo: list.frameLayoutGuide.leadingAnchor, constant: 20),
                panel.bottomAnchor.constraint(equalTo: list.frameLayoutGuide.bottomAnchor, constant: -40),
            ])
            switch call {
            case .scrollView: screen.handleKeyboard(scrollView: list)
            case .automatic: screen.handleKeyboard()
            case .container: screen.handleKeyboard(containerView: screen.view)
            case .window: break
            }
        }
    }
}
