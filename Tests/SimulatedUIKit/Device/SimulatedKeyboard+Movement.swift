import Foundation

// MARK: - Moving, and telling of it

extension SimulatedKeyboard {
    /// One cycle: two notices inside the keyboard's own animation, and two when it is over.
    func announce(
        _ will: [Event], then did: [Event], _ begin: CGRect, _ end: CGRect, _ duration: TimeInterval,
        told: CGRect? = nil, curve: SimulatedCurve = .keyboard, takesNoTime: Bool = false
    ) {
        let told = told ?? end
        cycle += 1
        let (current, isLocal, opens) = (cycle, !isOfOtherApp, !isShown)
        move(to: end, shown: did.contains(.didShow), duration: takesNoTime ? 0 : duration, curve: curve)
        UIView.animate(withDuration: duration, delay: 0, options: optionsOfFollowers(curve)) {
            self.moveSheets(.beforeNotices)
            for event in will {
                let told = event == .willChangeFrame ? told : self.frameForWindow(told)
                self.notify(event, begin, told, duration, 7, isLocal)
            }
            self.moveSheets(.afterNotices)
            self.layOutGuideOwners(.afterNotices)
        }
        let arrive = { [weak self] in
            guard let self, cycle == current else { return }
            if !isShown, !isFloating { putOnKeyboard(nil) }
            UIView.animate(withDuration: duration) { self.moveSheets(.atTheEnd) }
        }
        let tell = { [weak self] in
            guard let self, cycle == current || device.behavior.postsSupersededDidNotices else { return }
            let told = device.behavior.didFramesAreLow ? told.offsetBy(dx: 0, dy: Self.lowness) : told
            for event in did { notify(event, begin, told, duration, 7, isLocal) }
            if did.contains(.didShow), cycle == current {
                if opens { guidesAreTooHigh() }
                device.focusWindow?.simulatedFirstResponder?.simulatedScrollIntoView()
            }
        }
        let seconds = takesNoTime ? Self.noTime : curve.seconds(for: duration)
        let delay = delayOfDidNotices(seconds)
        device.engine.schedule(after: seconds) {
            arrive()
            if delay == seconds { tell() }
        }
        if delay != seconds { device.engine.schedule(after: delay, tell) }
    }

    func move(to end: CGRect, shown: Bool, duration: TimeInterval, curve: SimulatedCurve) {
        guidesWillMove()
        let seconds = curve.seconds(for: duration)
        motion = Motion(
            from: isShown || shown == false ? frame : end.offsetBy(dx: 0, dy: device.screen.bounds.maxY - end.minY),
            to: end,
            start: device.now,
            duration: seconds,
            curve: curve
        )
        isShown = shown
        // Its motion is something to wait for.
        if duration > 0 { device.engine.schedule(after: seconds) {} }
        device.windows.forEach { $0.simulatedSetNeedsLayout() }
        let options = optionsOfFollowers(curve)
        moveAccessory(from: motion.from, to: end, duration: duration, options: options)
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            self.device.windows.forEach { $0.simulatedFollowKeyboard() }
            self.layOutGuideOwners(.beforeNotices)
        }
    }

    func notify(
        _ event: Event, _ begin: CGRect?, _ end: CGRect?, _ duration: TimeInterval?, _ curve: Int?, _ isLocal: Bool?
    ) {
        let notice = SimulatedNotice(
            event: event, begin: begin, end: end, duration: duration, curve: curve, isLocal: isLocal)
        for notice in interference?(notice) ?? [notice] { post(notice) }
    }

    private func post(_ notice: SimulatedNotice) {
        var values: [AnyHashable: Any] = [:]
        values[UIResponder.keyboardFrameBeginUserInfoKey] = notice.begin.map { NSValue(cgRect: $0) }
        values[UIResponder.keyboardFrameEndUserInfoKey] = notice.end.map { NSValue(cgRect: $0) }
        values[UIResponder.keyboardAnimationDurationUserInfoKey] = notice.duration.map { NSNumber(value: $0) }
        values[UIResponder.keyboardAnimationCurveUserInfoKey] = notice.curve.map { NSNumber(value: $0) }
        values[UIResponder.keyboardIsLocalUserInfoKey] = notice.isLocal.map { NSNumber(value: $0) }
        device.windows.forEach { $0.simulatedMakeRoom(.beforeNotices, for: notice.event, notice.end) }
        device.engine.performing(as: .app) {
            // Since iOS 16.1 the object is the screen that the keyboard appears on.
            NotificationCenter.default.post(name: notice.event.name, object: device.screen, userInfo: values)
        }
        device.windows.forEach { $0.simulatedMakeRoom(.afterNotices, for: notice.event, notice.end) }
    }
}
