import UIKit

/// What is counted of histories.
enum Aspect: String, CaseIterable {
    case step = "Steps that were taken"
    case target = "Targets"
    case stay = "How the screen is shown"
    case model = "Devices"
    case fold = "What is posted of a keyboard on a phone that unfolds"
    case system = "Systems"
    case presented = "What is presented over it"
    case reaction = "What the app does in a handler"
    case fault = "Faults"
    case position = "Positions of switches"

    /// Two aspects that may meet in any way: every combination is worth a look.
    static let pairs: [(Aspect, Aspect)] = [(.step, .target), (.step, .system), (.fault, .target)]

    /// Whether there is none of it in histories without faults.
    var isWrong: Bool { self == .fault || self == .position }

    /// Everything that there is of it, in order.
    var names: [String] {
        switch self {
        case .step: Self.steps
        case .target: ScreenPlan.Target.allCases.map(\.rawValue)
        case .stay: Self.stays
        case .model: World.Model.allCases.map(\.rawValue)
        case .fold: SimulatedBehavior.FoldNotices.allCases.map { "\($0)" }
        case .system: SimulatedSystem.allCases.map(\.rawValue) + [Self.noSystem]
        case .presented: Step.Presented.allCases.map(\.rawValue)
        case .reaction:
            Step.Handler.allCases.flatMap { handler in Step.Reaction.allCases.map { "\(handler).\($0)" } }
        case .fault: Fault.allCases.map(\.rawValue)
        case .position: Switch.allCases.map(\.rawValue)
        }
    }

    /// A device without any of the reported differences.
    static let noSystem = "none"

    // MARK: Cases with values, which Swift does not list

    private static let steps = """
        tap focus resign dismiss focusNext focusPrevious type deleteBackward pressReturn paste compose commit moveCaret select
        keyboardHeight reseat float dock attachHardware detachHardware minimizeBar expandBar dragBar otherApp leaveOtherApp
        drag flick putFinger moveFinger liftFinger scrollToTop holdKeyboard moveKeyboard dragKeyboard
        rotate resize push pop beginPop cancelPop finishPop switchTab present dismissPresented
        focusPresented search openWindow closeWindow
        background foreground lock unlock fold
        inset indicatorInset offset transform constant assign change safeArea
        contentHeight reload insertRows changeRows refresh move remove hide reveal message layOut exchange cover shiftChild
        replaceRoot release stop start update serveWindow spacing inputSpacing companion ignore skip enable revealView option
        inHandler
        wait settle fault flip
        """.split { $0 == " " || $0 == "\n" }.map(String.init)

    private static let stays = """
        root navigation pushed tabs tabsOfNavigation split child childOfHost
        pageSheet mediumSheet formSheet popover fullScreen overFullScreen
        custom currentContext overCurrentContext page searching
        """.split { $0 == " " || $0 == "\n" }.map(String.init)

    /// The name of a case, without its values.
    static func name(of value: Any) -> String { Mirror(reflecting: value).children.first?.label ?? "\(value)" }
}
