import Foundation
import UIKit

/// Changes the next notices of a keyboard as the faults of a history say.
@MainActor
final class Interference {
    private var faults: [Fault] = []
    private var losses = 0
    /// A will notice was lost or changed, and no true one has come since.
    private(set) var deceives = false
    /// A fault waits for the next notice.
    var isPending: Bool { !faults.isEmpty || losses > 0 || held != nil }
    /// The ends of some animations were never told.
    private(set) var hasLostCompletions = false
    private var held: SimulatedNotice?

    func install(on device: SimulatedDevice) {
        device.keyboard.interference = { [weak self, unowned device] notice in
            guard let self else { return [notice] }
            let delivered = deliver(notice)
            if notice.event == .willShow || notice.event == .willHide {
                deceives = !delivered.contains { $0.isTrue(to: notice) }
            }
            log?("\(device.now) \(notice.event) \(notice.end ?? .zero) -> \(delivered.map { "\($0.event)" })")
            return delivered
        }
    }

    /// Told of each notice and what became of it.
    var log: ((String) -> Void)?

    /// Does what it can do at once.
    func add(_ fault: Fault, on device: SimulatedDevice) {
        switch fault {
        case .losesNextWillHide: device.keyboard.loseNextWillHide()
        case .losesNextCycle: losses += 4
        case .falseHide: device.keyboard.postFalseHide(refutedBy: .willShow)
        case .nestsNext:
            device.keyboard.nest(.willChangeFrame, end: device.keyboard.frame, into: .willShow)
        case .animationsDisabled: device.disableAnimations(for: 0.3)
        case .completionsLate: device.animationCompletions = .late(0.05)
        case .completionsNever: (device.animationCompletions, hasLostCompletions) = (.never, true)
        case .completionsTwice: device.animationCompletions = .twice
        case .completionsOnTime: device.animationCompletions = .onTime
        default: faults.append(fault)
        }
    }

    private func deliver(_ notice: SimulatedNotice) -> [SimulatedNotice] {
        if losses > 0 {
            losses -= 1
            return []
        }
        if let held {
            self.held = nil
            return [notice, held]
        }
        guard let fault = faults.first, !fault.isForDid || notice.event.isDid else { return [notice] }
        faults.removeFirst()
        switch fault {
        case .losesNext, .losesNextDid: return []
        case .doublesNext: return [notice, notice]
        case .reordersNext:
            held = notice
            return []
        default: return [fault.changed(notice)]
        }
    }
}

extension Fault {
    fileprivate var isForDid: Bool { self == .losesNextDid }

    fileprivate func changed(_ notice: SimulatedNotice) -> SimulatedNotice {
        var notice = notice
        let frame = notice.end ?? .zero
        switch self {
        case .noFrame: notice.end = nil
        case .noDuration: notice.duration = nil
        case .noCurve: notice.curve = nil
        case .noLocal: notice.isLocal = nil
        case .emptyUserInfo:
            notice = SimulatedNotice(event: notice.event)
        case .frameNotANumber: notice.end = CGRect(x: 0, y: CGFloat.nan, width: frame.width, height: frame.height)
        case .infiniteFrame: notice.end = .infinite
        case .nullFrame: notice.end = .null
        case .zeroFrame: notice.end = .zero
        case .negativeFrame: notice.end = CGRect(x: 0, y: frame.maxY, width: frame.width, height: -frame.height)
        case .wrongBegin: notice.begin = CGRect(x: -7, y: 99, width: 31, height: 1000)
        case .hugeDuration: notice.duration = 2
        case .negativeDuration: notice.duration = -1
        case .strangeCurve: notice.curve = 99
        default: break
        }
        return notice
    }
}

extension SimulatedKeyboard.Event {
    fileprivate var isDid: Bool { self == .didShow || self == .didHide || self == .didChangeFrame }
}

extension SimulatedNotice {
    /// It tells the same event and the same frame. Rectangles of negative size may be equal to others.
    fileprivate func isTrue(to other: SimulatedNotice) -> Bool {
        event == other.event && end?.origin == other.end?.origin && end?.size == other.end?.size
    }
}
