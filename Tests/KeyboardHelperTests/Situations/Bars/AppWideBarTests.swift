import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// `handleKeyboard()` around a child whose bar follows a constraint of its own. On an iPhone 16 the keyboard begins at 516.
@MainActor
@Suite struct AppWideBarTests {
    @Test(arguments: AppFrame.allCases, FlowSetting.phone)
    func fieldThatIsLiftedAndTheBarBelowItGoOneWay(_ frame: AppFrame, _ setting: FlowSetting) {
        let (child, fields) = barBelowFields(at: 640)
        let field = fields[0]
        let device = setting.device(showing: frame.around(child))
        for (view, top) in [(field, 462), (child.bar, 458)] as [(UIView, CGFloat)] {
            let up = device.tops(of: view) { device.focus(on: field) }
            #expect(up.goOneWay, "\(up)")
            #expect(device.presentationFrame(of: view).minY == top)
            let down = device.tops(of: view) { device.keyboard.dismiss() }
            #expect(down.goOneWay, "\(down)")
        }
    }

    /// The raised bar leaves the list less room, and only then can be told how far that must scroll.
    @Test(arguments: AppFrame.allCases, FlowSetting.phone)
    func listAboveTheBarScrollsAndNothingIsLifted(_ frame: AppFrame, _ setting: FlowSetting) {
        let (child, field) = barBelowAList()
        let root = frame.around(child)
        expectOnlyTheListScrolls(to: field, in: child, root: root, on: setting.device(showing: root))
    }

    @Test(arguments: FlowSetting.phone)
    func childThatComesLaterIsMeasuredWithItsBarRaisedToo(_ setting: FlowSetting) {
        let (child, field) = barBelowAList()
        let root = AppContainer(UIViewController())
        let device = setting.device(showing: root)
        device.turn { root.add(child) }
        expectOnlyTheListScrolls(to: field, in: child, root: root, on: device)
    }

    /// It is laid out after the root, whose movement it has to follow nevertheless.
    @Test(arguments: FlowSetting.phone)
    func barOfAChildThatComesLaterFollowsEveryHeight(_ setting: FlowSetting) {
        let (child, fields) = barBelowFields(at: 640)
        let field = fields[0]
        let root = AppContainer(UIViewController())
        let device = setting.device(showing: root)
        let rest = PlaceState(root)
        device.turn { root.add(child) }
        for (top, action) in [
            (458, { device.focus(on: field) }), (394, { device.keyboard.changeHeight(to: 400) }),
            (502, { device.keyboard.changeHeight(to: 292) }), (760, { device.keyboard.dismiss() }),
        ] as [(CGFloat, () -> Void)] {
            let tops = device.tops(of: child.bar, during: action)
            #expect(tops.goOneWay, "\(tops)")
            #expect(device.presentationFrame(of: child.bar).minY == top)
        }
        #expect(child.decisions.all.map(\.phase).contains(.willShow))
        device.turn {
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(PlaceState(root) == rest)
    }

    @Test(arguments: FlowSetting.phone)
    func barStaysOnTheKeyboardWhileWhatIsAroundItIsLifted(_ setting: FlowSetting) {
        let (child, fields) = barBelowFields(at: 200, 640)
        let (root, device) = underAKeyboard(setting)
        // It comes under the standing keyboard.
        device.turn { root.add(child) }
        device.settle()
        for index in [0, 1, 0, 1] {
            let tops = device.tops(of: child.bar) { device.focus(on: fields[index]) }
            #expect(tops.allSatisfy { abs($0 - 458) < 0.001 }, "\(tops)")
        }
        // Given back at once, and the bar with it.
        device.turn { root.stopHandlingKeyboard() }
        #expect(root.view.frame.minY == 0)
        #expect(device.presentationFrame(of: child.bar).minY == 458)
    }

    private func underAKeyboard(_ setting: FlowSetting) -> (AppContainer, SimulatedDevice) {
        let root = AppContainer(UIViewController())
        let other = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
        let device = setting.device(showing: root)
        device.turn { root.view.addSubview(other) }
        device.focusAndSettle(on: other)
        return (root, device)
    }

    /// The fields are 44 points high.
    private func barBelowFields(at tops: CGFloat...) -> (PinnedBarScreen, fields: [UITextField]) {
        let child = PinnedBarScreen(.safeArea)
        child.loadViewIfNeeded()
        let fields = tops.map { UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 44)) }
        for field in fields { child.view.addSubview(field) }
        return (child, fields)
    }

    private func barBelowAList() -> (PinnedBarScreen, field: UITextField) {
        let child = PinnedBarScreen(.safeArea)
        child.loadViewIfNeeded()
        let list = UIScrollView()
        list.translatesAutoresizingMaskIntoConstraints = false
        list.contentSize = CGSize(width: 300, height: 1500)
        let field = UITextField(frame: CGRect(x: 20, y: 560, width: 300, height: 44))
        list.addSubview(field)
        child.view.addSubview(list)
        NSLayoutConstraint.activate([
            list.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: child.view.trailingAnchor),
            list.topAnchor.constraint(equalTo: child.view.topAnchor),
            list.bottomAnchor.constraint(equalTo: child.bar.topAnchor),
        ])
        return (child, field)
    }

    private func expectOnlyTheListScrolls(
        to field: UIView, in child: PinnedBarScreen, root: UIViewController, on device: SimulatedDevice
    ) {
        let rest = PlaceState(root)
        var tops: [CGFloat] = []
        let writes = device.writes(in: root.view) { tops = device.tops(of: field) { device.focus(on: field) } }
        #expect(!writes.contains { $0.view === root.view })
        #expect(tops.goOneWay, "\(tops)")
        #expect(device.presentationFrame(of: child.bar).minY == 458)
        #expect(device.presentationFrame(of: field).maxY == 458)
        device.dismissKeyboard()
        #expect(PlaceState(root) == rest)
    }
}
