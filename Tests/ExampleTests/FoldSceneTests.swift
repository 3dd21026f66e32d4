import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// The scene of a phone that folds, on the inner screen of an iPhone Duo: 951 points high, the keyboard from 618 on, and the fold
/// from 463 to 488.
@MainActor
@Suite struct FoldSceneTests {
    private let fold = CGRect(x: 0, y: 463, width: 669, height: 25)
    private let scene = FoldViewController()
    private let device: SimulatedDevice

    init() {
        device = ExampleTests.device(showing: scene, on: .iPhoneDuoUnfolded)
    }

    private var inputs: [UIView] { views(in: scene.view).filter { $0 is UITextField } }

    private func frame(of input: UIView) -> CGRect { device.presentationFrame(of: input) }

    private func isInFold(_ input: UIView) -> Bool { frame(of: input).intersects(fold) }

    /// The first one that lies in the fold before anything moves.
    private func folded() throws -> UIView {
        try #require(inputs.first(where: isInFold))
    }

    private func focus(_ input: UIView) {
        device.scroll(to: input)
        device.tap(input)
        device.settle()
        #expect(input.isFirstResponder && device.keyboard.frame.minY == 618)
    }

    private func forgetTheFold() {
        scene.keyboardAvoidances.first?.obstructions(nil)
    }

    @Test func theFoldIsWhereTheSceneSaysItIs() {
        #expect(scene.fold.areas(in: device.window) == [fold])
        device.rotate(to: .landscapeLeft)
        device.settle()
        #expect(scene.fold.areas(in: device.window).isEmpty)
    }

    @Test func aFieldThatLiesInTheFoldGoesAboveIt() throws {
        let input = try folded()
        let before = frame(of: input)
        focus(input)
        // 10 points of spacing above the fold.
        #expect(frame(of: input).maxY == 453)
        device.keyboard.dismiss()
        device.settle()
        forgetTheFold()
        focus(input)
        #expect(frame(of: input) == before, "without the hook it stays in the fold")
    }

    @Test(arguments: [true, false])
    func noFieldStopsInTheFold(isKnown: Bool) {
        if !isKnown { forgetTheFold() }
        var inFold = 0
        for input in inputs {
            focus(input)
            #expect(device.covered(input) == 0)
            inFold += isInFold(input) ? 1 : 0
        }
        #expect(isKnown ? inFold == 0 : inFold > 0)
    }

    @Test(arguments: [true, false])
    func aKeyboardThatGrowsPushesAFieldAcrossTheFold(isKnown: Bool) throws {
        if !isKnown { forgetTheFold() }
        let input = try #require(inputs.last)
        focus(input)
        #expect(frame(of: input).minY >= fold.maxY && frame(of: input).maxY <= 608)
        // The room between the fold and the keyboard is 3 points now.
        device.keyboard.changeHeight(to: 460)
        device.settle()
        #expect(frame(of: input).maxY == (isKnown ? 453 : 481))
        #expect(isInFold(input) != isKnown)
        device.keyboard.changeHeight(to: 333)
        device.settle()
        #expect(device.covered(input) == 0 && !isInFold(input))
    }

    @Test func aPhoneThatIsLaidFlatHasNoFold() throws {
        let input = try folded()
        focus(input)
        device.turn { scene.moveHinge() }
        device.settle()
        #expect(scene.fold.areas(in: device.window).isEmpty && device.covered(input) == 0)
        device.keyboard.dismiss()
        device.settle()
        let flat = try #require(inputs.first { frame(of: $0).intersects(fold) })
        let before = frame(of: flat)
        focus(flat)
        #expect(frame(of: flat) == before)
        // Half open again: the field that has the focus leaves the fold at once.
        device.turn { scene.moveHinge() }
        device.settle()
        #expect(frame(of: flat).maxY == 453)
    }

    @Test func theOuterScreenHasNone() {
        let scene = FoldViewController()
        let device = ExampleTests.device(showing: scene, on: .iPhoneDuo)
        #expect(scene.fold.areas(in: device.window).isEmpty)
        device.unfold()
        device.settle()
        #expect(scene.fold.areas(in: device.window) == [fold])
    }
}
