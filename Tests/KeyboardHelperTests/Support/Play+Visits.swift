import Testing
import UIKit

@testable import ScreenPlay

extension Play {
    /// The same on a device of another size, or on its side.
    convenience init(_ screen: ScreenPlan, in stay: World.Stay = .root, on setting: FlowSetting) {
        let model = World.Model.allCases.first { $0.device.name == setting.model.name }
        if model == nil { Issue.record("No world is called \(setting.model.name).") }
        let place = Place(model: model ?? .iPhone16, system: setting.system, helps: setting.systemHelps)
        self.init(screen, in: stay, on: place)
        if setting.orientation.isLandscape { callAsFunction(.rotate) }
    }

    /// The focus goes to these inputs, one after the other, and each is visible with its spacing.
    @discardableResult func visit(
        _ inputs: some Sequence<Int>, spacing: CGFloat = 10, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
        for index in inputs {
            if !screen.inputs[index].isFirstResponder { callAsFunction(.focus(index), sourceLocation: sourceLocation) }
            expectVisible(
                screen.inputs[index], spacing: spacing, of: screen, on: device, "input \(index)", at: sourceLocation)
        }
        return self
    }

    /// The number of the input that is the n-th from above, of those on screen.
    func row(_ number: Int) -> Int { screen.inputs.indices.sorted { input($0).minY < input($1).minY }[number] }

    /// The app marks its view for a layout.
    @discardableResult func layOut(sourceLocation: SourceLocation = #_sourceLocation) -> Self {
        app(sourceLocation: sourceLocation) { $0.view.setNeedsLayout() }
    }
}

extension ScreenPlan.Target {
    /// The calls that serve a form, by the scroll view, the controller, or the window.
    static let ofForms: [Self] = [.scrollView, .automatic, .window]
}

extension ScreenPlan {
    /// A table that fills the screen, with rows of 52 points and a field in every second one.
    static func table(_ rows: Int = 40, target: Target = .scrollView) -> ScreenPlan {
        var plan = form(0, target: target)
        plan.parts = [Part(kind: .table, gap: 0, fills: true, rows: rows)]
        return plan
    }
}
