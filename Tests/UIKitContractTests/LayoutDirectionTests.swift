import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct LayoutDirections {
        // Source: developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection,
        // uisemanticcontentattribute: playback and spatial are never mirrored
        @Test func aViewDecidesForItselfAlone() {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            outer.semanticContentAttribute = .forceRightToLeft
            expectEqual(outer.effectiveUserInterfaceLayoutDirection, .rightToLeft)
            expectEqual(inner.effectiveUserInterfaceLayoutDirection, UIView().effectiveUserInterfaceLayoutDirection)
            for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
                inner.semanticContentAttribute = attribute
                expectEqual(inner.effectiveUserInterfaceLayoutDirection, .leftToRight)
            }
        }

        #if os(Linux)
            // Source: developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:)
            @Test func withoutAnAttributeTheLanguageDecides() async {
                let harness = SimulatedDeviceHarness()
                expectEqual(UIView().effectiveUserInterfaceLayoutDirection, .leftToRight)
                harness.device.layoutDirection = .rightToLeft
                let view = UIView()
                expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
                view.semanticContentAttribute = .forceLeftToRight
                expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
            }
        #endif

        // Source: https://developer.apple.com/documentation/uikit/uiview/viewwithtag(_:): itself and below
        @Test func aTagIsFoundInTheViewAndBelowIt() {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            (outer.tag, inner.tag) = (1, 2)
            #expect(outer.viewWithTag(1) === outer && outer.viewWithTag(2) === inner)
            #expect(inner.viewWithTag(1) == nil && outer.viewWithTag(3) == nil)
        }
    }
}
