import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

/// A tap beside the inputs ends editing.
@MainActor @Suite struct TapToDismissTests {
    /// A field at the top that has the focus, a text view below it, and what is tapped: at 200, in the middle of the room.
    @MainActor private struct Scene {
        let screen: MadeScreen
        let device: SimulatedDevice
        let field = UITextField.at(80)
        let textView = UITextView(frame: CGRect(x: 20, y: 140, width: 200, height: 40))

        init(_ more: UIView? = nil, _ options: KeyboardAvoidance.Options = .tapping) {
            screen = MadeScreen { [field, textView] screen in
                ([field, textView] + [more].compactMap(\.self)).forEach(screen.view.addSubview)
                screen.handleKeyboard(options: options)
            }
            device = FlowSetting(systemHelps: true).device(showing: screen)
            device.focusAndSettle(on: field)
        }

        var recognizers: [UIGestureRecognizer] { screen.view.gestureRecognizers ?? [] }

        func tap(_ view: UIView) {
            #expect(device.tap(view))
            device.settle()
        }

        func tapRoom() {
            device.tap(at: CGPoint(x: 300, y: 300), in: screen.view)
            device.settle()
        }
    }

    private static let frame = CGRect(x: 0, y: 200, width: 393, height: 200)

    @Test("a tap on empty space ends editing, if that is asked for", arguments: [true, false])
    func room(isAskedFor: Bool) {
        let scene = Scene(nil, isAskedFor ? .tapping : .init())
        scene.tapRoom()
        #expect(scene.field.isFirstResponder == !isAskedFor && scene.recognizers.isEmpty)
    }

    @Test("a button is pressed and the keyboard stays, also for a view in a button")
    func button() {
        var presses = 0
        let button = UIButton(frame: Self.frame)
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let scene = Scene(button)
        for press in 1...2 {
            scene.tap(button)
            #expect(presses == press && scene.field.isFirstResponder)
            button.addSubview(UIView(frame: button.bounds))
        }
    }

    @Test("a tap on an input moves the focus with no hide between, or leaves it; what can only be read is none")
    func inputs() {
        let terms = UITextView(frame: Self.frame)
        (terms.isEditable, terms.isSelectable) = (false, false)
        let scene = Scene(terms)
        let notices = NotificationRecorder.showsAndHides()
        for input in [scene.field, scene.textView, scene.field, scene.textView] as [UIView] {
            scene.tap(input)
            #expect(input.isFirstResponder)
        }
        #expect(notices.all.isEmpty)
        scene.device.tap(terms)
        scene.device.settle()
        #expect(!scene.textView.isFirstResponder)
    }

    @Test("the app's own recognizer fires too", arguments: [true, false])
    func theApps(isOfHost: Bool) {
        let view = UIView(frame: Self.frame)
        let scene = Scene(view)
        var taps = 0
        let recognizer = UITapGestureRecognizer()
        recognizer.simulatedAction = { _ in taps += 1 }
        (isOfHost ? scene.screen.view : view)?.addGestureRecognizer(recognizer)
        scene.tapRoom()
        #expect(taps == 1 && !scene.field.isFirstResponder)
        expectEqual((isOfHost ? scene.screen.view : view)?.gestureRecognizers, [recognizer])
    }

    @Test("a row is selected all the same")
    func row() throws {
        let screen = CellScreen(.table)
        screen.options = .tapping
        let device = screen.shown()
        let table = try #require(screen.list as? UITableView)
        device.focusAndSettle(on: try screen.field("0.2.0"))
        let row = table.rectForRow(at: IndexPath(row: 4, section: 0))
        device.tap(at: CGPoint(x: 350, y: row.midY), in: table)
        device.settle()
        #expect(table.indexPathForSelectedRow == IndexPath(row: 4, section: 0) && screen.place == nil)
    }

    @Test("the recognizer is there only while an input of the host has the focus")
    func recognizer() {
        let (scene, foreign) = (Scene(), UITextField.at(500))
        scene.device.turn { scene.device.window.addSubview(foreign) }
        for (input, count) in [(scene.field, 1), (scene.textView, 1), (nil, 0), (foreign, 0), (scene.field, 1)]
            as [(UIView?, Int)]
        {
            if let input { scene.device.focusAndSettle(on: input) } else { scene.device.dismissKeyboard() }
            expectEqual(scene.recognizers.count, count)
        }
    }

    @Test("a delegate that does not end editing is respected")
    func delegate() {
        let (scene, delegate) = (Scene(), FieldDelegate())
        scene.field.delegate = delegate
        for ends in [false, true] {
            delegate.ends = ends
            scene.tapRoom()
            #expect(scene.field.isFirstResponder == !ends && scene.recognizers.count == (ends ? 0 : 1))
        }
    }
}
