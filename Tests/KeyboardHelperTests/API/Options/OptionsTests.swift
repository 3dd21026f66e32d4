import Foundation
import KeyboardHelper
import Testing
import UIKit

@MainActor
@Suite struct OptionsTests {
    @Test("without arguments, every option has its documented default")
    func defaults() {
        let options = KeyboardAvoidance.Options()
        #expect(options.spacing == 10 && options.followsCaret && !options.showsToolbar)
        #expect(!options.restoresContentOffset && !options.dismissesOnTap && !options.movesFocusOnReturn)
        #expect(options.fieldOrder == .position && options.keyboardAppearance == nil)
        #expect(!options.keepsNextInputVisible && !options.keepsEndVisible)
    }

    @Test("each argument sets its own option")
    func everyArgument() {
        let options = KeyboardAvoidance.Options(
            spacing: 1, followsCaret: false, restoresContentOffset: true, dismissesOnTap: true,
            movesFocusOnReturn: true, showsToolbar: true, fieldOrder: .hierarchy, keyboardAppearance: .dark,
            keepsNextInputVisible: true, keepsEndVisible: true)
        #expect(options.spacing == 1 && !options.followsCaret && options.restoresContentOffset)
        #expect(options.dismissesOnTap && options.movesFocusOnReturn && options.showsToolbar)
        #expect(
            options.fieldOrder == .hierarchy && options.keyboardAppearance == .dark && options.keepsNextInputVisible)
        #expect(options.keepsEndVisible)
        let other = KeyboardAvoidance.Options.with { ($0.spacing, $0.showsToolbar, $0.fieldOrder) = (20, true, .tag) }
        #expect(other == KeyboardAvoidance.Options(spacing: 20, showsToolbar: true, fieldOrder: .tag))
        #expect(other != KeyboardAvoidance.Options(spacing: 20, showsToolbar: true))
    }
}
