import Foundation

// MARK: - What changes while the keyboard is up

extension SimulatedKeyboard {
    /// The height of the row that suggests to paste an image.
    static let pasteRow: CGFloat = 44

    /// A row above the keys suggests to paste an image, or goes; the keyboard is as much higher.
    public func showPasteRow() { if isShown { changeHeight(to: motion.to.height + Self.pasteRow) } }
    public func hidePasteRow() { if isShown { changeHeight(to: motion.to.height - Self.pasteRow) } }

    /// The focus goes from one input of a web page to another: a hide and a show are posted, and the keyboard stays where it is.
    public func moveFocusInPage() {
        device.turn {
            guard isShown else { return }
            let (frame, told) = (motion.to, toldFrame(motion.to))
            notify(.willHide, frame, hideFrame(frameBelowScreen), duration, 7, true)
            notify(.willShow, frame, told, duration, 7, true)
            notify(.didShow, frame, told, duration, 7, true)
        }
    }

    /// The suggestions above a web page's keyboard come or go; it has its new height at once.
    public func changeSuggestionsOfPage(height: CGFloat) {
        let usual = heightChangeDuration
        heightChangeDuration = 0
        changeHeight(to: height)
        heightChangeDuration = usual
    }

    /// AutoFill leads the focus to another input: a hide comes first, the focus a moment later, and then shows of two
    /// heights, all within 0.1 seconds.
    ///
    /// - Parameter higher: How much higher the first show tells the keyboard to be, in points.
    public func fillIn(_ input: UIView, higher: CGFloat = 50) {
        device.turn { if isShown { hide() } }
        device.engine.schedule(after: 0.05) { [weak self, weak input] in
            guard let self, let input else { return }
            chosenHeight = nil
            if let height = height(for: input, with: accessoryView(for: input)) { heightToldFirst = height + higher }
            _ = input.becomeFirstResponder()
        }
    }

    /// Another view stands on the keyboard: it is too high by that, and 0.05 seconds later as high as it is to be.
    func stretch(to height: CGFloat) {
        show(height: height + accessoryHeight(accessoryView), evenIfEqual: true)
        device.engine.schedule(after: 0.05) { [weak self] in
            guard let self, isShown, !isFloating else { return }
            show(height: height)
        }
    }

    /// The panel of Writing Tools comes up for the text view with the focus, or goes. The text view's delegate alone is
    /// told. What stands on the keyboard stays there, in front of the panel, and reloading input views changes nothing
    /// meanwhile.
    ///
    /// Source: <https://github.com/WebKit/WebKit/pull/33960>
    public func showWritingTools() { setWritingTools(true) }
    public func hideWritingTools() { setWritingTools(false) }

    private func setWritingTools(_ areShown: Bool) {
        device.turn {
            guard let textView = device.focusWindow?.simulatedFirstResponder as? UITextView else { return }
            textView.simulatedHasWritingTools = areShown
            device.engine.performing(as: .app) {
                if areShown {
                    textView.delegate?.textViewWritingToolsWillBegin(textView)
                } else {
                    textView.delegate?.textViewWritingToolsDidEnd(textView)
                }
            }
        }
    }

    /// On a phone nothing is left of the keyboard then, which a hide may tell in the next turn.
    func hardwareKeyboardIsUsed(for view: UIView) {
        guard device.behavior.hardwareKeyboardPostsHide, device.model.idiom == .phone else { return }
        device.engine.schedule(after: 0) { [weak self, weak view] in
            guard let self, hasHardwareKeyboard, let view, device.focusWindow?.simulatedHasFocus(view) == true else {
                return
            }
            hide()
        }
    }
}
