import Foundation
import KeyboardHelper
import KeyboardHelperTestSupport
import Testing
import UIKit

@MainActor
@Suite struct TapToDismissTests {
    /// A field at the top, a text view below it, and room.
    private func scene(
        _ more: [UIView] = [], _ options: KeyboardAvoidance.Options = .tapping
    ) -> (Board, SimulatedDevice, UITextField, UITextView) {
        let field = Board.field(20, 80)
        let textView = UITextView(frame: CGRect(x: 20, y: 140, width: 200, height: 40))
        let board = Board([field, textView] + more, options)
        let device = FlowSetting(systemHelps: true).device(showing: board)
        device.focusAndSettle(on: field)
        return (board, device, field, textView)
    }

    private let room = CGPoint(x: 300, y: 300)

    private func recognizers(_ view: UIView) -> Int { view.gestureRecognizers?.count ?? 0 }

    @Test func aTapOnEmptySpaceEndsEditing() {
        let (board, device, field, _) = scene()
        device.tap(at: room, in: board.view)
        device.settle()
        #expect(!field.isFirstResponder)
    }

    @Test func withoutTheOptionItDoesNot() {
        let (board, device, field, _) = scene([], KeyboardAvoidance.Options())
        device.tap(at: room, in: board.view)
        #expect(field.isFirstResponder)
        #expect(recognizers(board.view) == 0)
    }

    @Test func aButtonIsPressedAndTheKeyboardStays() {
        var presses = 0
        let button = UIButton(frame: CGRect(x: 200, y: 250, width: 100, height: 44))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let (_, device, field, _) = scene([button])
        #expect(device.tap(button))
        device.settle()
        #expect(presses == 1 && field.isFirstResponder)
    }

    @Test func aViewInAButtonIsTheButton() {
        let button = UIButton(frame: CGRect(x: 200, y: 250, width: 100, height: 44))
        button.addSubview(UIView(frame: button.bounds))
        let (_, device, field, _) = scene([button])
        device.tap(button)
        #expect(field.isFirstResponder)
    }

    @Test func aTapOnAnotherInputMovesTheFocusWithNoHideBetween() {
        let (_, device, field, textView) = scene()
        let notices = NotificationRecorder.showsAndHides()
        for input in [textView, field, textView] {
            #expect(device.tap(input))
            device.settle()
            #expect(input.isFirstResponder)
        }
        #expect(notices.all.isEmpty)
    }

    @Test func aTapOnTheInputItselfKeepsTheFocus() {
        let (_, device, field, _) = scene()
        device.tap(field)
        #expect(field.isFirstResponder)
    }

    @Test func theAppsOwnRecogniserFiresToo() {
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 200))
        var taps = 0
        let recognizer = UITapGestureRecognizer()
        recognizer.simulatedAction = { _ in taps += 1 }
        view.addGestureRecognizer(recognizer)
        let (_, device, field, _) = scene([view])
        #expect(device.tap(view))
        device.settle()
        #expect(taps == 1 && !field.isFirstResponder)
        #expect(view.gestureRecognizers == [recognizer])
    }

    @Test func anotherRecogniserOfTheHostFiresToo() {
        let (board, device, field, _) = scene()
        var taps = 0
        let recognizer = UITapGestureRecognizer()
        recognizer.simulatedAction = { _ in taps += 1 }
        board.view.addGestureRecognizer(recognizer)
        device.tap(at: room, in: board.view)
        device.settle()
        #expect(taps == 1 && !field.isFirstResponder)
        #expect(board.view.gestureRecognizers == [recognizer])
    }

    @Test func aRowIsSelectedAllTheSame() throws {
        let screen = CellScreen(.table)
        screen.options = .tapping
        let device = screen.shown()
        let table = try #require(screen.list as? UITableView)
        device.focusAndSettle(on: try screen.field("0.2.0"))
        let row = table.rectForRow(at: IndexPath(row: 4, section: 0))
        device.tap(at: CGPoint(x: 350, y: row.midY), in: table)
        device.settle()
        #expect(table.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
        #expect(screen.place == nil)
    }

    @Test func theRecogniserIsThereOnlyWhileAnInputOfTheHostHasTheFocus() {
        let (board, device, field, textView) = scene()
        #expect(recognizers(board.view) == 1)
        device.focusAndSettle(on: textView)
        #expect(recognizers(board.view) == 1)
        device.keyboard.dismiss()
        device.settle()
        #expect(recognizers(board.view) == 0)
        let foreign = Board.field(20, 500)
        device.turn { device.window.addSubview(foreign) }
        device.focusAndSettle(on: foreign)
        #expect(recognizers(board.view) == 0)
        device.focusAndSettle(on: field)
        #expect(recognizers(board.view) == 1)
    }

    @Test func nothingRemainsHoweverItEnds() {
        for way in 0..<3 {
            let (board, device, _, _) = scene()
            let view = board.view
            switch way {
            case 0: device.turn { board.avoidance?.stop() }
            case 1: device.turn { board.avoidance?.options = KeyboardAvoidance.Options() }
            default: device.show(UIViewController())
            }
            device.settle()
            #expect(view.map { recognizers($0) } == 0, "way \(way)")
        }
    }

    @Test func aDelegateThatDoesNotEndEditingIsRespected() {
        let (board, device, field, _) = scene()
        let delegate = FieldDelegate()
        delegate.ends = false
        field.delegate = delegate
        device.tap(at: room, in: board.view)
        device.settle()
        #expect(field.isFirstResponder)
        #expect(recognizers(board.view) == 1)
        delegate.ends = true
        device.tap(at: room, in: board.view)
        device.settle()
        #expect(!field.isFirstResponder)
    }

    @Test func twoAvoidancesDismissOnce() {
        let (board, device, field, _) = scene()
        board.handleKeyboard(containerView: board.view)
        device.settle()
        let notices = NotificationRecorder.showsAndHides()
        device.tap(at: room, in: board.view)
        device.settle()
        #expect(!field.isFirstResponder && notices.hides == 1)
        #expect(recognizers(board.view) == 0)
    }

    @Test func whatCanOnlyBeReadIsNoInput() {
        let terms = UITextView(frame: CGRect(x: 20, y: 250, width: 300, height: 60))
        terms.isEditable = false
        terms.isSelectable = false
        let (_, device, field, _) = scene([terms])
        device.tap(terms)
        device.settle()
        #expect(!field.isFirstResponder)
    }
}
