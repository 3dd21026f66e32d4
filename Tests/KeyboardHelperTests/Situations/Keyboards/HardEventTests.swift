import Foundation
import KeyboardHelper
import Testing
import UIKit

/// On an iPhone 16 the keyboard begins at 516; on an iPad 11, 834 x 1194, at 861.
@MainActor @Suite struct HardEventTests {
    /// With a hardware keyboard only the bar of 55 + 14 points is on screen, of a frame as large as ever.
    @Test("S27 only what is seen of a keyboard counts", arguments: LifecyclePlay.pads)
    func s27(_ place: LifecyclePlay.Place) {
        let play = LifecyclePlay(place, isScripted: true)
        func show(from y: CGFloat) { play.post(.willShow, CGRect(x: 0, y: y, width: 834, height: 333)) }
        // The field ends at 1074 and needs no more than 1125 - 10 for the bar.
        for _ in 0..<2 {
            show(from: 1125)
            play.device.settle()
            #expect(play.device.maxY(of: play.screen.low) <= 1115)
            #expect(play.screen.avoidance?.lift == 69 || place.target != .closures)
            #expect((play.screen.panel as? UIScrollView)?.adjustedContentInset.bottom ?? 69 == 69)
            play.avoids { show(from: 861) }
        }
        play.rests {
            show(from: 1125)
            play.device.undock()
        }
    }

    @Test("S27 a hardware keyboard may be attached and detached", arguments: LifecyclePlay.pads)
    func s27Attached(_ place: LifecyclePlay.Place) {
        let play = LifecyclePlay(place)
        play.avoids()
        play.device.turnAndSettle { play.device.keyboard.attachHardwareKeyboard() }
        let bar = max(20, 1194 - play.device.keyboard.frame.minY)
        #expect(bar < 100 && (play.screen.panel as? UIScrollView)?.adjustedContentInset.bottom ?? bar == bar)
        play.avoids { play.device.keyboard.detachHardwareKeyboard() }
        play.rests()
    }

    nonisolated static let docked = CGRect(x: 0, y: 516, width: 393, height: 336)
    nonisolated static let empty = [(0, 0), (852, 393), (0, 393)].map { CGRect(x: 0, y: $0, width: $1, height: 0) }

    @Test("S26 S28 a hide covers nothing, nor does a frame without a height", arguments: LifecyclePlay.phones)
    func s28(_ place: LifecyclePlay.Place) {
        let play = LifecyclePlay(place, isScripted: true)
        let hides = [CGRect(x: 0, y: 808, width: 393, height: 44), Self.docked, .null, nil].map {
            (SimulatedKeyboard.Event.willHide, $0)
        }
        for (event, end) in hides + Self.empty.flatMap({ [(.willHide, $0), (.willShow, $0)] }) {
            play.avoids { play.device.dock(336) }
            // A change alone says nothing.
            if end?.height == 0 { play.avoids { play.post(.willChangeFrame, end) } }
            play.rests("\(event) \(end ?? .null)") { play.post(event, end) }
            if event == .willHide { play.rests { play.post(.didHide, end) } }
        }
        #expect(!play.screen.told.contains(852))
    }

    @Test("S28 an accessory view is part of the keyboard", arguments: FlowSetting.phone)
    func s28Accessory(_ setting: FlowSetting) {
        let (code, custom) = (FlowForm.field(), FlowForm.field())
        let form = FlowForm(FlowForm.fields(9) + [custom] + FlowForm.fields(2) + [code] + FlowForm.fields(7))
        form.endMargin = 500
        code.inputAccessoryView = .high(44)
        // 500 and the home indicator's 34: the keyboard begins at 318.
        custom.inputView = .high(500)
        let device = setting.device(showing: form)
        device.focus(on: code, endsAt: 462)
        #expect(device.keyboard.frame.minY == 472 && form.coveredInset == 380)
        // Without it the keyboard is lower, and the next field is 60 points further down.
        device.focus(on: form.inputs[13], endsAt: 506)
        #expect(form.coveredInset == 336)
        device.focusAndSettle(on: code)
        code.inputAccessoryView = .high(100)
        device.turnAndSettle { code.reloadInputViews() }
        // What has come up for a keyboard that was too high for a moment stays there.
        let end: CGFloat = setting.accessoryStretches ? 306 : 406
        #expect(device.maxY(of: code) == end)
        // To a field without one, with less keyboard: nothing need move.
        device.focus(on: form.inputs[11], endsAt: end - 60)
        #expect(form.coveredInset == 336)
        device.dismissKeyboard()
        form.scrollView.contentOffset = CGPoint(x: 0, y: -59)
        device.focus(on: custom, endsAt: 308)
        device.dismissKeyboard()
        #expect(form.scrollView.contentInset == .zero)
    }

    nonisolated static let motions: [(TimeInterval, Int)] =
        [(0.5, 7), (0.1, 7), (0, 7)] + (0...3).map { (0.4, $0) } + [-1, 7, 8, 15, 16, .max, .min].map { (0.25, $0) }

    /// `low` ends at 732, 226 points short; closures put the panel as far up as the keyboard covers.
    @Test(
        "S29 the motion is the keyboard's own, with any curve", Promise.movesInStep, arguments: LifecyclePlay.phones,
        motions)
    func s29(_ place: LifecyclePlay.Place, _ motion: (duration: TimeInterval, curve: Int)) {
        let play = LifecyclePlay(place, isScripted: true)
        let device = play.device
        let isKnown = (0...7).contains(motion.curve)
        for height in [336, 400] as [CGFloat] {
            let way = place.target == .closures ? height : height - 110
            let (from, start) = (device.minY(of: play.screen.low), device.keyboard.frame.minY)
            let end = CGRect(x: 0, y: 852 - height, width: 393, height: height)
            device.keyboard.post(.willShow, begin: nil, end: end, duration: motion.duration, curve: motion.curve)
            // Without a duration at once.
            if motion.duration == 0 { expectAvoided(play.screen, below: 59, on: device) }
            var frames = 0
            while device.isBusy, isKnown {
                device.advance(by: 1.0 / 60)
                frames += 1
                let share = (start - device.keyboard.frame.minY) / (start - end.minY)
                #expect(abs(device.minY(of: play.screen.low) - (from + (688 - way - from) * share)) < 0.01)
            }
            #expect(frames > 5 || motion.duration == 0 || !isKnown)
            play.avoids {}
            #expect(abs(device.minY(of: play.screen.low) - (688 - way)) < 0.001)
        }
        device.keyboard.post(.willHide, begin: nil, end: .zero, duration: motion.duration, curve: motion.curve)
        if motion.duration == 0 { #expect(device.minY(of: play.screen.low) == 688) }
        play.rests {}
    }

    @Test(
        "S30 a floating keyboard gives everything back until it is docked", Promise.ignoresFloating,
        arguments: LifecyclePlay.pads)
    func s30(_ place: LifecyclePlay.Place) {
        let play = LifecyclePlay(place)
        for _ in 0..<2 {
            play.avoids()
            play.rests { play.device.keyboard.float(frame: CGRect(x: 200, y: 600, width: 320, height: 254)) }
            play.writesNothing {
                play.device.keyboard.float(frame: CGRect(x: 400, y: 200, width: 320, height: 254))
                for field in [play.screen.high, play.screen.low] { play.device.focusAndSettle(on: field) }
            }
            #expect(play.screen.avoidance?.lift == 0)
            play.avoids { play.device.keyboard.dock() }
            play.rests()
        }
    }

    @Test("S30 so does one that undocks as older systems post it", arguments: LifecyclePlay.pads)
    func s30Script(_ place: LifecyclePlay.Place) {
        let play = LifecyclePlay(place, isScripted: true)
        let undocked = CGRect(x: 0, y: 561, width: 834, height: 333)
        play.avoids { play.device.dock(333) }
        play.rests { for event in [SimulatedKeyboard.Event.willChangeFrame, .willHide] { play.post(event, undocked) } }
        // Moved about, to the bottom edge, and shown without being docked.
        play.rests {
            play.post(.willChangeFrame, undocked.offsetBy(dx: 0, dy: 300))
            play.post(.willChangeFrame, .zero)
            play.post(.willShow, undocked)
        }
        play.avoids { play.device.dock(333) }
    }
}
