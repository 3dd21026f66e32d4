import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct OptionsTests {
    @Test("without arguments every option has its documented default, and each argument sets its own")
    func everyArgument() {
        let usual = KeyboardAvoidance.Options()
        #expect(usual.spacing == 10 && usual.followsCaret && !usual.showsToolbar)
        #expect(!usual.restoresContentOffset && !usual.dismissesOnTap && !usual.movesFocusOnReturn)
        #expect(usual.fieldOrder == .position && usual.keyboardAppearance == nil)
        #expect(!usual.keepsNextInputVisible && !usual.keepsEndVisible)
        let options = KeyboardAvoidance.Options(
            spacing: 1, followsCaret: false, restoresContentOffset: true, dismissesOnTap: true,
            movesFocusOnReturn: true, showsToolbar: true, fieldOrder: .hierarchy, keyboardAppearance: .dark,
            keepsNextInputVisible: true, keepsEndVisible: true)
        #expect(options.spacing == 1 && !options.followsCaret && options.showsToolbar)
        #expect(options.restoresContentOffset && options.dismissesOnTap && options.movesFocusOnReturn)
        #expect(options.fieldOrder == .hierarchy && options.keyboardAppearance == .dark)
        #expect(options.keepsNextInputVisible && options.keepsEndVisible && options != usual)
        expectEqual(KeyboardAvoidance.Options.with { $0.spacing = 20 }, KeyboardAvoidance.Options(spacing: 20))
    }
}
