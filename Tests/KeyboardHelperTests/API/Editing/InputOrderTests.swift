import Foundation
import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// The order of the inputs, and which of them have a place in it.
@MainActor @Suite struct InputOrderTests {
    typealias Order = KeyboardAvoidance.Options.FieldOrder

    /// The inputs in the order in which the focus visits them, from the first on.
    private func walk(
        _ inputs: [UIView], in views: [UIView]? = nil, order: Order = .position,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, forward: Bool = true,
        before: (KeyboardAvoidance, SimulatedDevice) -> Void = { _, _ in }
    ) throws -> [Int] {
        let screen = MadeScreen { (views ?? inputs).forEach($0.view.addSubview) }
        let device = SimulatedDevice(.iPhone16)
        device.layoutDirection = direction
        device.show(screen)
        device.settle()
        let avoidance = screen.handleKeyboard(options: .with { $0.fieldOrder = order })
        before(avoidance, device)
        var visited: [Int] = []
        var moved = true
        while moved, visited.count <= inputs.count {
            device.turnAndSettle { moved = forward ? avoidance.focusNext() : avoidance.focusPrevious() }
            if moved { visited.append(try #require(focused(inputs))) }
        }
        return visited
    }

    /// Two columns and two lines, added from the lower right to the upper left; tags along the columns.
    private func grid() -> [UITextField] {
        [(200, 160, 4), (20, 160, 2), (200, 100, 3), (20, 100, 1)].map { Self.field($0, $1, tag: $2) }
    }

    private static func field(_ x: CGFloat, _ y: CGFloat, tag: Int = 0) -> UITextField {
        let field = UITextField(frame: CGRect(x: x, y: y, width: 100, height: 40))
        field.tag = tag
        return field
    }

    @Test(
        "position goes by lines and along them, as the language does; tags from low to high, the hierarchy to the front",
        arguments: [
            (.position, .leftToRight, [3, 2, 1, 0]), (.position, .rightToLeft, [2, 3, 0, 1]),
            (.tag, .leftToRight, [3, 1, 2, 0]), (.hierarchy, .leftToRight, [0, 1, 2, 3]),
        ] as [(Order, UIUserInterfaceLayoutDirection, [Int])], [true, false])
    func order(_ row: (Order, UIUserInterfaceLayoutDirection, [Int]), forward: Bool) throws {
        let visited = try walk(grid(), order: row.0, direction: row.1, forward: forward)
        expectEqual(visited, forward ? row.2 : row.2.reversed())
    }

    @Test("equal tags are in the order of the hierarchy")
    func equalTags() throws {
        let inputs = [Self.field(20, 200), Self.field(20, 150), Self.field(20, 100, tag: -1)]
        #expect(try walk(inputs, order: .tag) == [2, 0, 1])
    }

    @Test("views that only group do not count")
    func groups() throws {
        let inputs = grid()
        let groups = [180, 0].map { (x: CGFloat) in UIView(frame: CGRect(x: x, y: 0, width: 150, height: 400)) }
        for (index, input) in inputs.enumerated() {
            input.frame.origin.x = 20
            groups[index % 2].addSubview(input)
        }
        #expect(try walk(inputs, in: groups) == [3, 2, 1, 0])
    }

    @Test("what cannot be edited is passed over")
    func closed() throws {
        let open: [UIView] = [
            Self.field(20, 60), Self.field(20, 400), KeyInput(frame: CGRect(x: 20, y: 450, width: 100, height: 40)),
            UITextView(frame: CGRect(x: 20, y: 500, width: 100, height: 40)),
        ]
        let closed = (0..<5).map { Self.field(20, 100 + 50 * CGFloat($0)) }
        closed[0].isHidden = true
        closed[1].isEnabled = false
        closed[2].alpha = 0
        closed[3].isUserInteractionEnabled = false
        let readOnly = UITextView(frame: CGRect(x: 20, y: 350, width: 100, height: 40))
        readOnly.isEditable = false
        let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        hidden.isHidden = true
        hidden.addSubview(closed[4])
        let views: [UIView] = open + Array(closed[0...3]) + [readOnly, hidden]
        #expect(try walk(open + closed as [UIView] + [readOnly], in: views) == [0, 1, 2, 3])
    }

    @Test("S103 what a view that clips leaves nothing of is passed over", arguments: [true, false])
    func closedSection(_ isClosed: Bool) {
        var plan = ScreenPlan.form(3, gap: 60, options: .returning)
        let height: CGFloat = isClosed ? 0 : 60
        plan.parts[0].parts[1] = Part(kind: .box, gap: 16, height: height, clips: true, parts: [Part(gap: 0)])
        let play = Play(plan)(.focus(0), .pressReturn)
        // The box, and the field below it.
        let below = play.screen.nodes[0].children[2].view
        #expect(play.focused != 0 && below.isFirstResponder == isClosed)
        play.app { $0.live.first?.focusPrevious() }
        expectEqual(play.focused, 0)
    }

    @Test("ignored inputs are passed over, and ignored scroll views gone through nevertheless")
    func ignored() throws {
        let inputs = [
            Self.field(20, 100), Self.field(20, 150), Self.field(20, 200), Self.field(0, 0), Self.field(0, 0),
        ]
        let group = UIView(frame: CGRect(x: 20, y: 250, width: 100, height: 40))
        let scrollView = UIScrollView(frame: CGRect(x: 20, y: 300, width: 300, height: 80))
        group.addSubview(inputs[3])
        scrollView.addSubview(inputs[4])
        let visited = try walk(inputs, in: Array(inputs[0...2]) + [group, scrollView]) { avoidance, _ in
            avoidance.ignore(inputs[1]).ignore(group).ignore(scrollView)
        }
        expectEqual(visited, [0, 2, 4])
    }

    @Test(
        "what a scroll view contains stays together where it is scrolled to", arguments: [Order.position, .hierarchy])
    func scrolled(_ order: Order) throws {
        for offset: CGFloat in [0, 200, 360] {
            let scrolled = (0..<10).map { Self.field(0, 60 * CGFloat($0)) }
            let scrollView = UIScrollView(frame: CGRect(x: 20, y: 140, width: 300, height: 240))
            scrollView.contentSize = CGSize(width: 300, height: 600)
            scrolled.forEach(scrollView.addSubview)
            let (first, last) = (Self.field(20, 80), Self.field(20, 420))
            let visited = try walk([first] + scrolled + [last], in: [first, scrollView, last], order: order) {
                $1.turnAndSettle { scrollView.setContentOffset(CGPoint(x: 0, y: offset), animated: false) }
            }
            expectEqual(visited, Array(0...11), "scrolled to \(offset)")
        }
    }

    // MARK: Whether arrows of the app's own lead anywhere

    @Test("the first input has no previous one and the last one no next", arguments: Play.Place.phones)
    func ends(_ place: Play.Place) {
        let play = Play(.form(3), on: place)
        func can() -> [Bool?] { [play.handle?.canFocusPrevious, play.handle?.canFocusNext] }
        expectEqual(can(), [true, true])
        play(.focus(0))
        expectEqual(can(), [false, true])
        play(.focus(2), .skip(1), .skip(0))
        expectEqual(can(), [false, false])
        play(.skip(0))
        expectEqual(can(), [true, false])
        expectEqual(Play(.form(0)).handle?.canFocusNext, false)
    }
}
