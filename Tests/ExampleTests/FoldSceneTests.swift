import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

/// The inner screen of an iPhone Duo that is half open, with the scene: 951 points high, the keyboard from 618 on, and the fold
/// from 463 to 488.
@MainActor
private struct HalfOpenPhone {
    let fold = CGRect(x: 0, y: 463, width: 669, height: 25)
    let scene: FoldViewController
    let device: SimulatedDevice

    init(knowsFold: Bool = true) {
        scene = FoldViewController()
        device = ExampleTests.device(showing: scene, on: .iPhoneDuoUnfolded)
        if !knowsFold { forgetFold() }
    }

    var inputs: [UIView] { views(in: scene.view).filter { $0 is UITextField } }

    func frame(of input: UIView) -> CGRect { device.presentationFrame(of: input) }

    func isInFold(_ input: UIView) -> Bool { frame(of: input).intersects(fold) }

    /// The first one that lies in the fold before anything moves.
    func folded() throws -> UIView {
        try #require(inputs.first(where: isInFold))
    }

    func focus(_ input: UIView) {
        device.scroll(to: input)
        device.tap(input)
        device.settle()
        #expect(input.isFirstResponder && device.keyboard.frame.minY == 618)
    }

    func dismissKeyboard() {
        device.keyboard.dismiss()
        device.settle()
    }

    func moveHinge() {
        device.turn { scene.moveHinge() }
        device.settle()
    }

    func forgetFold() { scene.keyboardAvoidances.first?.setObstructions(nil) }
}

@MainActor
@Suite struct FoldSceneTests {
    @Test func theFoldIsWhereTheSceneSaysItIs() {
        let phone = HalfOpenPhone()
        #expect(phone.scene.fold.areas(in: phone.device.window) == [phone.fold])
        phone.device.rotate(to: .landscapeLeft)
        phone.device.settle()
        #expect(phone.scene.fold.areas(in: phone.device.window).isEmpty)
    }

    @Test func aFieldThatLiesInTheFoldGoesAboveIt() throws {
        let phone = HalfOpenPhone()
        let input = try phone.folded()
        let before = phone.frame(of: input)
        phone.focus(input)
        // 10 points of spacing above the fold.
        #expect(phone.frame(of: input).maxY == 453)
        phone.dismissKeyboard()
        phone.forgetFold()
        phone.focus(input)
        #expect(phone.frame(of: input) == before, "without the hook it stays in the fold")
    }

    @Test(arguments: [true, false])
    func noFieldStopsInTheFold(isKnown: Bool) {
        let phone = HalfOpenPhone(knowsFold: isKnown)
        var inFold = 0
        for input in phone.inputs {
            phone.focus(input)
            #expect(phone.device.covered(input) == 0)
            inFold += phone.isInFold(input) ? 1 : 0
        }
        #expect(isKnown ? inFold == 0 : inFold > 0)
    }

    @Test(arguments: [true, false])
    func aKeyboardThatGrowsPushesAFieldAcrossTheFold(isKnown: Bool) throws {
        let phone = HalfOpenPhone(knowsFold: isKnown)
        let input = try #require(phone.inputs.last)
        phone.focus(input)
        #expect(phone.frame(of: input).minY >= phone.fold.maxY && phone.frame(of: input).maxY <= 608)
        // The room between the fold and the keyboard is 3 points now.
        phone.device.keyboard.changeHeight(to: 460)
        phone.device.settle()
        #expect(phone.frame(of: input).maxY == (isKnown ? 453 : 481))
        #expect(phone.isInFold(input) != isKnown)
        phone.device.keyboard.changeHeight(to: 333)
        phone.device.settle()
        #expect(phone.device.covered(input) == 0 && !phone.isInFold(input))
    }

    @Test func aPhoneThatIsLaidFlatHasNoFold() throws {
        let phone = HalfOpenPhone()
        phone.focus(try phone.folded())
        phone.moveHinge()
        #expect(phone.scene.fold.areas(in: phone.device.window).isEmpty)
        phone.dismissKeyboard()
        let input = try phone.folded()
        let before = phone.frame(of: input)
        phone.focus(input)
        #expect(phone.frame(of: input) == before)
        // Half open again: the field that has the focus leaves the fold at once.
        phone.moveHinge()
        #expect(phone.frame(of: input).maxY == 453)
    }

    @Test func theOuterScreenHasNone() {
        let scene = FoldViewController()
        let device = device(showing: scene, on: .iPhoneDuo)
        #expect(scene.fold.areas(in: device.window).isEmpty)
        device.unfold()
        device.settle()
        #expect(scene.fold.areas(in: device.window).count == 1)
    }
}
