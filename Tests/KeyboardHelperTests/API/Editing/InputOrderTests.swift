import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct InputOrderTests {
    /// The inputs in the order in which the focus visits them, from the first on.
    private func walk(
        _ board: Board, _ device: SimulatedDevice, through inputs: [UIView], forward: Bool = true
    ) throws -> [Int] {
        let avoidance = try #require(board.avoidance)
        var visited: [Int] = []
        var moved = true
        while moved, visited.count <= inputs.count {
            device.turn { moved = forward ? avoidance.focusNext() : avoidance.focusPrevious() }
            device.settle()
            if moved { visited.append(try #require(focused(inputs))) }
        }
        return visited
    }

    private func walk(
        _ inputs: [UIView], in views: [UIView]? = nil, order: KeyboardAvoidance.Options.FieldOrder = .position,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, forward: Bool = true
    ) throws -> [Int] {
        let board = Board(views ?? inputs, .with { $0.fieldOrder = order })
        let device = SimulatedDevice(.iPhone16)
        device.layoutDirection = direction
        device.show(board)
        device.settle()
        return try walk(board, device, through: inputs, forward: forward)
    }

    /// Two columns and two lines, added from the lower right to the upper left; tags along the columns.
    private var grid: [UIView] {
        [
            Board.field(200, 160, tag: 4), Board.field(20, 160, tag: 2), Board.field(200, 100, tag: 3),
            Board.field(20, 100, tag: 1),
        ]
    }

    @Test func positionGoesByLinesAndAlongThem() throws {
        #expect(try walk(grid) == [3, 2, 1, 0])
        #expect(try walk(grid, forward: false) == [0, 1, 2, 3])
    }

    @Test func positionFollowsTheLanguage() throws {
        #expect(try walk(grid, direction: .rightToLeft) == [2, 3, 0, 1])
    }

    @Test func tagsGoFromLowToHigh() throws {
        #expect(try walk(grid, order: .tag) == [3, 1, 2, 0])
        #expect(try walk(grid, order: .tag, forward: false) == [0, 2, 1, 3])
    }

    @Test func equalTagsAreInTheOrderOfTheHierarchy() throws {
        let inputs = [Board.field(20, 200), Board.field(20, 150), Board.field(20, 100, tag: -1)]
        #expect(try walk(inputs, order: .tag) == [2, 0, 1])
    }

    @Test func hierarchyGoesFromBackToFront() throws {
        #expect(try walk(grid, order: .hierarchy) == [0, 1, 2, 3])
    }

    @Test func viewsThatOnlyGroupDoNotCount() throws {
        let inputs = grid
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
        let right = UIView(frame: CGRect(x: 180, y: 0, width: 150, height: 400))
        for index in [1, 3] { left.addSubview(inputs[index]) }
        for index in [0, 2] {
            inputs[index].frame.origin.x = 20
            right.addSubview(inputs[index])
        }
        #expect(try walk(inputs, in: [right, left]) == [3, 2, 1, 0])
    }

    @Test func whatCannotBeEditedIsPassedOver() throws {
        let hidden = Board.field(20, 100)
        hidden.isHidden = true
        let disabled = Board.field(20, 150)
        disabled.isEnabled = false
        let transparent = Board.field(20, 200)
        transparent.alpha = 0
        let readOnly = UITextView(frame: CGRect(x: 20, y: 250, width: 100, height: 40))
        readOnly.isEditable = false
        let untouchable = Board.field(20, 300)
        untouchable.isUserInteractionEnabled = false
        let inHidden = Board.field(0, 0)
        let hiddenView = UIView(frame: CGRect(x: 20, y: 350, width: 100, height: 40))
        hiddenView.isHidden = true
        hiddenView.addSubview(inHidden)
        let first = Board.field(20, 60)
        let last = Board.field(20, 400)
        let custom = KeyInputView(frame: CGRect(x: 20, y: 450, width: 100, height: 40))
        let textView = UITextView(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
        let closed = [hidden, disabled, transparent, readOnly, untouchable]
        #expect(
            try walk(
                [first, last, custom, textView] + closed + [inHidden],
                in: [
                    first, last, custom, textView, hiddenView,
                ] + closed) == [0, 1, 2, 3])
    }

    @Test func ignoredInputsArePassedOver() throws {
        let inputs = [Board.field(20, 100), Board.field(20, 150), Board.field(20, 200), Board.field(0, 0)]
        let group = UIView(frame: CGRect(x: 20, y: 250, width: 100, height: 40))
        group.addSubview(inputs[3])
        let board = Board([inputs[0], inputs[1], inputs[2], group])
        let device = FlowSetting(systemHelps: true).device(showing: board)
        board.avoidance?.ignore(inputs[1])
        board.avoidance?.ignore(group)
        #expect(try walk(board, device, through: inputs) == [0, 2])
    }

    @Test func ignoredScrollViewsAreGoneThroughNevertheless() throws {
        let inputs = [Board.field(20, 100), Board.field(0, 0), Board.field(20, 250)]
        let scrollView = UIScrollView(frame: CGRect(x: 20, y: 150, width: 300, height: 80))
        scrollView.addSubview(inputs[1])
        let board = Board([inputs[0], scrollView, inputs[2]])
        let device = FlowSetting(systemHelps: true).device(showing: board)
        board.avoidance?.ignore(scrollView)
        #expect(try walk(board, device, through: inputs) == [0, 1, 2])
    }

    @Test(arguments: [KeyboardAvoidance.Options.FieldOrder.position, .hierarchy])
    func whatAScrollViewContainsStaysTogetherWhereverItIsScrolledTo(
        _ order: KeyboardAvoidance.Options.FieldOrder
    ) throws {
        let scrolled: [UITextField] = (0..<10).map { Board.field(0, 60 * CGFloat($0)) }
        let inputs: [UITextField] = [Board.field(20, 80)] + scrolled + [Board.field(20, 420)]
        let scrollView = UIScrollView(frame: CGRect(x: 20, y: 140, width: 300, height: 240))
        scrollView.contentSize = CGSize(width: 300, height: 600)
        for input in inputs[1...10] { scrollView.addSubview(input) }
        let board = Board([inputs[0], scrollView, inputs[11]], .with { $0.fieldOrder = order })
        let device = FlowSetting(systemHelps: true).device(showing: board)
        for offset: CGFloat in [0, 200, 360] {
            device.turn {
                board.view.endEditing(true)
                scrollView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
            }
            device.settle()
            #expect(try walk(board, device, through: inputs) == Array(0...11), "scrolled to \(offset)")
        }
    }

    @Test func theInputThatHasTheFocusCountsEvenIfItMayNotBeEntered() throws {
        let inputs = [Board.field(20, 100), Board.field(20, 150), Board.field(20, 200)]
        let board = Board(inputs)
        let device = FlowSetting(systemHelps: true).device(showing: board)
        device.focus(on: inputs[1])
        inputs[1].isUserInteractionEnabled = false
        device.turn { board.avoidance?.focusNext() }
        #expect(focused(inputs) == 2)
    }
}
