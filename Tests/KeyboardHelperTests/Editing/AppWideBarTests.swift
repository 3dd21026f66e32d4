import Foundation
import KeyboardHelper
import Testing
import UIKit

/// `handleKeyboard()` around a child whose bar follows a constraint of its own. On an iPhone 16 the keyboard begins at 516.
@MainActor
@Suite struct AppWideBarTests {
    @Test(arguments: AppFrame.allCases, FlowSetting.phone)
    func fieldThatIsLiftedAndTheBarBelowItGoOneWay(_ frame: AppFrame, _ setting: FlowSetting) {
        let child = PinnedBarScreen(.safeArea)
        child.loadViewIfNeeded()
        let field = UITextField(frame: CGRect(x: 20, y: 640, width: 300, height: 44))
        child.view.addSubview(field)
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
        device.turn {
            root.addChild(child)
            child.view.frame = root.view.bounds
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        expectOnlyTheListScrolls(to: field, in: child, root: root, on: device)
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
