import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

@MainActor
@Suite struct SwiftUISceneTests {
    /// On an iPhone 16: 852 points high, keyboard from 516 on.
    @Test func theFormsCallServesItOnAScreenOfSwiftUI() throws {
        let scene = SwiftUIViewController()
        let device = SimulatedDevice(.iPhone16)
        device.show(UINavigationController(rootViewController: scene))
        device.settle()
        let form = try #require(scene.children.first?.children.first as? EventViewController)
        let scrollView = try #require(first(UIScrollView.self, in: form.view))
        let fields = views(in: form.view).filter { $0 is UITextField }
        #expect(device.presentationFrame(of: form.view) == CGRect(x: 0, y: 0, width: 393, height: 852))
        let last = try #require(fields.last)
        #expect(device.presentationFrame(of: last).maxY > 516)
        // Until the keyboard stands, SwiftUI might still make room.
        for field in [last, fields[8], last] {
            device.tap(field)
            device.settle()
            #expect(device.presentationFrame(of: field).maxY <= 506)
        }
        #expect(scrollView.contentInset.bottom > 0)
        device.keyboard.dismiss()
        device.settle()
        #expect(scrollView.contentInset == .zero)
    }
}
