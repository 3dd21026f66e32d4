import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Headers and footers of a plain table float over its rows, and so over an input in a row.
@MainActor
@Suite struct FloatingSectionTests {
    /// The headers and footers that lie over `field`.
    private func covers(of field: UITextField, in table: UITableView, on device: SimulatedDevice) -> [CGRect] {
        let frame = device.presentationFrame(of: field)
        let floating = (0..<table.numberOfSections).flatMap {
            [table.headerView(forSection: $0), table.footerView(forSection: $0)]
        }
        return floating.compactMap { $0.map(device.presentationFrame) }.filter {
            $0.insetBy(dx: 0, dy: 0.01).intersects(frame)
        }
    }

    private func expectFree(
        _ field: UITextField, _ screen: SectionTable, on device: SimulatedDevice, _ comment: Comment
    ) {
        let frame = device.presentationFrame(of: field)
        #expect(covers(of: field, in: screen.table, on: device).isEmpty, comment)
        #expect(
            frame.maxY <= device.keyboard.frame.minY && frame.minY >= screen.table.adjustedContentInset.top, comment)
    }

    @Test(
        "S58 no header or footer lies over the row that has the focus", arguments: SectionTable.Target.allCases,
        FlowSetting.phone)
    func s58Rows(_ target: SectionTable.Target, _ setting: FlowSetting) throws {
        let screen = SectionTable(target)
        let device = setting.device(showing: UINavigationController(rootViewController: screen))
        for row in [3, 8, 10, 6, 2, 0] {
            let field = try #require(screen.field(0, row), "row \(row)")
            device.turn { _ = field.becomeFirstResponder() }
            device.settle()
            expectFree(field, screen, on: device, "row \(row)")
        }
    }

    @Test("S58 nor above an inset of the app's", arguments: FlowSetting.phone)
    func s58Inset(_ setting: FlowSetting) throws {
        let screen = SectionTable()
        screen.loadViewIfNeeded()
        screen.table.contentInset.bottom = 50
        let device = setting.device(showing: UINavigationController(rootViewController: screen))
        for row in [3, 9, 6] {
            let field = try #require(screen.field(0, row), "row \(row)")
            device.focusAndSettle(on: field)
            expectFree(field, screen, on: device, "row \(row)")
        }
    }

    @Test("S58 nor over a text view that fits beside them", arguments: FlowSetting.phone)
    func s58TextView(_ setting: FlowSetting) throws {
        let screen = SectionTable()
        screen.loadViewIfNeeded()
        screen.table.rowHeight = 90
        let device = setting.device(showing: UINavigationController(rootViewController: screen))
        for row in [3, 1, 0] {
            let cell = try #require(screen.field(0, row)?.superview)
            let box = UITextView(frame: CGRect(x: 220, y: 2, width: 160, height: 86))
            box.font = .systemFont(ofSize: 14)
            box.text = "a\nb"
            cell.addSubview(box)
            device.focusAndSettle(on: box)
            let header = device.presentationFrame(of: try #require(screen.table.headerView(forSection: 0)))
            let frame = device.presentationFrame(of: box)
            #expect(frame.minY >= header.maxY && frame.maxY <= 516, "row \(row)")
            device.dismissKeyboard()
        }
    }

    @Test("S58 nor after the focus has moved on and back", arguments: FlowSetting.phone)
    func s58FocusMoves(_ setting: FlowSetting) throws {
        let screen = SectionTable()
        let device = setting.device(showing: UINavigationController(rootViewController: screen))
        #expect(device.tap(try #require(screen.field(0, 6))))
        device.settle()
        for step in 0..<16 {
            device.turn { screen.avoidance?.focusNext() }
            device.settle()
            let field = try #require(screen.table.firstField, "next \(step)")
            expectFree(field, screen, on: device, "next \(step)")
        }
        for step in 0..<20 {
            device.turn { screen.avoidance?.focusPrevious() }
            device.settle()
            let field = try #require(screen.table.firstField, "previous \(step)")
            expectFree(field, screen, on: device, "previous \(step)")
        }
    }

    @Test("S58 a field in a footer comes up with its table, as a row does", arguments: FlowSetting.phone)
    func s58Footer(_ setting: FlowSetting) throws {
        for (target, spacing) in [(SectionTable.Target.scrollView, 10), (.scrollView, 40), (.automatic, 10)]
            as [(_, CGFloat)]
        {
            let screen = SectionTable(target)
            let device = setting.device(showing: UINavigationController(rootViewController: screen))
            device.turn { screen.keyboardAvoidances.first?.options.spacing = spacing }
            let field = try #require(screen.footerField(0))
            #expect(device.presentationFrame(of: field).minY > 516)
            let tops = device.tops(of: field) { device.focus(on: field) }
            #expect(tops.goOneWay, "\(target): \(tops)")
            #expect(device.presentationFrame(of: field).maxY <= 516 - spacing, "\(target)")
            #expect(screen.view.frame.minY == 0)
            device.keyboard.dismiss()
            device.settle()
            #expect(screen.table.isOffsetLegal && screen.table.contentInset == .zero, "\(target)")
        }
    }

    /// Between the field and the footer's lower edge there are 3 points, of the spacing of 10.
    @Test(
        "S58 a field at the edge of a footer that floats has its spacing", arguments: SectionTable.Target.allCases,
        FlowSetting.phone)
    func s58FooterSpacing(_ target: SectionTable.Target, _ setting: FlowSetting) throws {
        for (scrolled, section) in [(0, 0), (200, 0), (900, 1), (5000, 3)] as [(CGFloat, Int)] {
            let screen = SectionTable(target)
            screen.footerFieldFrame.origin.y = 17
            let device = setting.device(showing: UINavigationController(rootViewController: screen))
            device.turn { screen.table.contentOffset.y = min(scrolled, screen.table.legalOffsets.upperBound) }
            device.settle()
            let field = try #require(screen.footerField(section), "\(scrolled)")
            let tops = device.tops(of: field) { device.focus(on: field) }
            #expect(tops.goOneWay, "\(scrolled): \(tops)")
            for height in [336, 291, 400] as [CGFloat] {
                device.keyboard.changeHeight(to: height)
                device.settle()
                #expect(field.isFirstResponder)
                expectVisible(field, of: screen, on: device, "\(scrolled), \(height)")
                device.turn { screen.avoidance?.update() }
                device.settle()
                expectVisible(field, of: screen, on: device, "\(scrolled), \(height) again")
            }
            device.dismissKeyboard()
            #expect(screen.table.contentInset == .zero && screen.view.frame.minY == 0, "\(scrolled)")
        }
    }
}

extension UIView {
    fileprivate var firstField: UITextField? {
        if let field = self as? UITextField, field.isFirstResponder { return field }
        return subviews.lazy.compactMap(\.firstField).first
    }
}
