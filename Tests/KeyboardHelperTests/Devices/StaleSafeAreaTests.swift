import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A field, 44 points high, that constraints keep above the end of the safe area.
@MainActor
private final class SafeField: UIViewController, KeyboardAvoiding {
    let field = UITextField()
    var liftsItself = true
    private(set) lazy var pin = field.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20)
    private(set) weak var avoidance: KeyboardAvoidance?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            pin,
            field.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
            field.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
            field.heightAnchor.constraint(equalToConstant: 44),
        ])
        if liftsItself { avoidance = handleKeyboard(containerView: view) }
    }
}

/// Lifts its own view, with all of its children.
@MainActor
private final class LiftedParent: UIViewController, KeyboardAvoiding {
    private let child: UIViewController
    private(set) weak var avoidance: KeyboardAvoidance?

    init(_ child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
        avoidance = handleKeyboard(containerView: view)
    }
}

/// On an iPhone 16 the safe area ends at 818, the keyboard begins at 516. The field ends at 798, so it has to go up by 292.
@MainActor
@Suite("A lifted root view whose safe area is known late")
struct StaleSafeAreaTests {
    private func device(_ setting: FlowSetting, showing root: UIViewController) -> SimulatedDevice {
        let device = setting.device(showing: root)
        device.behavior.storesSafeArea = true
        return device
    }

    private func lifts(_ writes: [SimulatedWrite], of view: UIView) -> Int {
        writes.notByUIKit.count { $0.view === view && $0.property == "center" }
    }

    @Test(arguments: FlowSetting.phone)
    func aFieldAtTheEndOfTheSafeAreaStandsExactlyAboveTheKeyboard(_ setting: FlowSetting) {
        let screen = SafeField()
        let device = device(setting, showing: screen)
        for _ in 0..<2 {
            let up = device.writes(in: screen.view) { device.focusAndSettle(on: screen.field) }
            #expect(device.presentationFrame(of: screen.field).maxY == 506)
            #expect(screen.avoidance?.lift == 292 && screen.view.safeAreaInsets.bottom == 34)
            #expect((1...2).contains(lifts(up, of: screen.view)))
            let taller = device.writes(in: screen.view) {
                device.keyboard.changeHeight(to: 400)
                device.settle()
            }
            #expect(device.presentationFrame(of: screen.field).maxY == 442)
            #expect((1...2).contains(lifts(taller, of: screen.view)))
            let down = device.writes(in: screen.view) { device.dismissKeyboard() }
            #expect((1...2).contains(lifts(down, of: screen.view)))
            #expect(device.presentationFrame(of: screen.field).maxY == 798)
            #expect(screen.view.frame == device.window.bounds && screen.additionalSafeAreaInsets == .zero)
        }
    }

    /// Sixty times a second, on its way up and down, the field never turns back.
    @Test(arguments: FlowSetting.phone)
    func theFieldGoesStraightThere(_ setting: FlowSetting) {
        let screen = SafeField()
        let device = device(setting, showing: screen)
        let up = device.tops(of: screen.field) { device.focus(on: screen.field) }
        #expect(zip(up.dropFirst(), up).allSatisfy { $0 <= $1 + 0.01 })
        #expect(up.last == 462)
        let down = device.tops(of: screen.field) { device.keyboard.dismiss() }
        #expect(zip(down.dropFirst(), down).allSatisfy { $0 >= $1 - 0.01 })
        #expect(down.last == 754)
    }

    @Test(arguments: FlowSetting.phone)
    func aRotationLeavesNoError(_ setting: FlowSetting) {
        let screen = SafeField()
        let device = device(setting, showing: screen)
        device.focusAndSettle(on: screen.field)
        device.rotate(to: .landscapeLeft)
        device.settle()
        // 393 high, 21 of them below the safe area; the field would end at 352.
        #expect(screen.field.isFirstResponder && screen.view.safeAreaInsets.bottom == 21)
        #expect(device.presentationFrame(of: screen.field).maxY == device.keyboard.frame.minY - 10)
        device.rotate(to: .portrait)
        device.settle()
        #expect(device.presentationFrame(of: screen.field).maxY == 506)
        #expect(screen.avoidance?.lift == 292 && screen.view.safeAreaInsets.bottom == 34)
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: screen.field).maxY == 798)
        #expect(screen.additionalSafeAreaInsets == .zero)
    }

    @Test(arguments: FlowSetting.phone)
    func aConstantThatChangesLeavesNoError(_ setting: FlowSetting) {
        let screen = SafeField()
        let device = device(setting, showing: screen)
        device.focusAndSettle(on: screen.field)
        // Up by 40 it is visible as it is; down by 20 it would end at 526.
        for (constant, end, most) in [(-60, 466, 0), (-20, 506, 0), (0, 506, 2)] as [(CGFloat, CGFloat, Int)] {
            let writes = device.writes(in: screen.view) {
                device.turn {
                    screen.pin.constant = constant
                    screen.avoidance?.update()
                }
                device.settle()
            }
            #expect(device.presentationFrame(of: screen.field).maxY == end, "\(constant)")
            #expect(lifts(writes, of: screen.view) <= most, "\(constant)")
            #expect(screen.view.safeAreaInsets.bottom == 34)
        }
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: screen.field).maxY == 818)
    }

    @Test(arguments: FlowSetting.phone)
    func aChildOfTheLiftedControllerHasNoError(_ setting: FlowSetting) {
        let child = SafeField()
        child.liftsItself = false
        let screen = LiftedParent(child)
        let device = device(setting, showing: screen)
        let writes = device.writes(in: screen.view) { device.focusAndSettle(on: child.field) }
        #expect(device.presentationFrame(of: child.field).maxY == 506)
        #expect(screen.avoidance?.lift == 292 && child.view.safeAreaInsets.bottom == 34)
        #expect((1...2).contains(lifts(writes, of: screen.view)))
        device.rotate(to: .landscapeRight)
        device.settle()
        #expect(device.presentationFrame(of: child.field).maxY == device.keyboard.frame.minY - 10)
        device.rotate(to: .portrait)
        device.settle()
        #expect(device.presentationFrame(of: child.field).maxY == 506)
        device.dismissKeyboard()
        #expect(device.presentationFrame(of: child.field).maxY == 798)
        #expect(screen.additionalSafeAreaInsets == .zero && child.additionalSafeAreaInsets == .zero)
    }
}
