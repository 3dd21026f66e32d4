import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Pages one below the other, each as tall as the screen, with five fields each; and pages beside each other.
///
/// On an iPhone 16: pages of 852 points in portrait, of 393 points in landscape. Under the keyboard they scroll freely.
@MainActor
@Suite struct PagingTests {
    enum Kind: CaseIterable, Sendable { case scrollView, collection, table }

    nonisolated static let settings = [UIInterfaceOrientation.portrait, .landscapeLeft].flatMap { orientation in
        [true, false].flatMap { helps in
            ([nil] + SimulatedSystem.allCases).map {
                FlowSetting(orientation: orientation, systemHelps: helps, system: $0)
            }
        }
    }

    @Test("a pager rests on the page of the field when the keyboard leaves", arguments: Kind.allCases, settings)
    func page(_ kind: Kind, _ setting: FlowSetting) throws {
        for page in [0, 1, 3] {
            for number in 0..<5 {
                let pages = Pages(kind)
                let device = setting.device(showing: pages.screen)
                let height = pages.pager.bounds.height
                device.turnAndSettle { pages.pager.contentOffset.y = CGFloat(page) * height }
                let field = try #require(pages.field(number, onPage: page), "\(page), \(number)")
                device.focusAndSettle(on: field)
                expectVisible(field, of: pages.screen, on: device, "\(page), \(number)")
                let tops = device.tops(of: field) { device.dismissKeyboard() }
                #expect(pages.pager.contentOffset.y == CGFloat(page) * height, "\(page), \(number)")
                #expect(tops.goOneWay && pages.pager.isPagingEnabled, "\(page), \(number)")
            }
        }
    }

    @Test("of the field that had the focus last", arguments: Kind.allCases, settings)
    func focusMoves(_ kind: Kind, _ setting: FlowSetting) throws {
        let pages = Pages(kind)
        let device = setting.device(showing: pages.screen)
        device.focusAndSettle(on: try #require(pages.field(3, onPage: 0)))
        for _ in 0..<7 {
            device.turnAndSettle { pages.screen.keyboardAvoidances.first?.focusNext() }
        }
        let field = try #require(pages.field(0, onPage: 2))
        #expect(field.isFirstResponder)
        device.dismissKeyboard()
        #expect(pages.pager.contentOffset.y == 2 * pages.pager.bounds.height)
        device.focusAndSettle(on: field)
        expectVisible(field, of: pages.screen, on: device)
    }

    @Test("or of where somebody has scrolled to", arguments: Kind.allCases, FlowSetting.phone)
    func scrolled(_ kind: Kind, _ setting: FlowSetting) throws {
        let pages = Pages(kind)
        let device = setting.device(showing: pages.screen)
        device.focusAndSettle(on: try #require(pages.field(4, onPage: 0)))
        for _ in 0..<3 {
            device.beginDrag(in: pages.pager, at: CGPoint(x: 300, y: 450))
            for y in stride(from: 440 as CGFloat, through: 230, by: -10) { device.drag(to: CGPoint(x: 300, y: y)) }
            device.advance(by: 0.3)
            device.endDrag()
            device.settle()
        }
        // More of the second page is visible than of the first, and nothing of the field.
        #expect(pages.pager.contentOffset.y > 720 && pages.pager.contentOffset.y < 1000)
        device.dismissKeyboard()
        #expect(pages.pager.contentOffset.y == 852)
    }

    // MARK: Beside each other

    @Test("a pager that is named gives its pages what a call without a target does", arguments: FlowSetting.everywhere)
    func beside(_ setting: FlowSetting) {
        #expect(places(namesPager: true, setting) == places(namesPager: false, setting))
    }

    /// Where everything is while each field of two pages has the focus, and afterwards. Each page scrolls by itself: twenty fields
    /// of 44 points, one every 60 points.
    private func places(namesPager: Bool, _ setting: FlowSetting) -> [[CGFloat]] {
        let (pager, pages) = (UIScrollView(), [UIScrollView(), UIScrollView()])
        let fields = (0..<40).map { UITextField(frame: CGRect(x: 20, y: 10 + $0 % 20 * 60, width: 200, height: 44)) }
        let screen = MadeScreen { screen in
            pager.isPagingEnabled = true
            screen.view.addSubview(pager)
            pages.forEach(pager.addSubview)
            for (index, field) in fields.enumerated() { pages[index / 20].addSubview(field) }
            if namesPager { screen.handleKeyboard(scrollView: pager) } else { screen.handleKeyboard() }
        } layout: { screen in
            pager.frame = screen.view.bounds
            let size = pager.bounds.size
            for (number, page) in pages.enumerated() {
                page.frame = CGRect(origin: CGPoint(x: CGFloat(number) * size.width, y: 0), size: size)
                page.contentSize = CGSize(width: size.width, height: 1200)
            }
            pager.contentSize = CGSize(width: size.width * 2, height: size.height)
        }
        let device = setting.device(showing: UINavigationController(rootViewController: screen))
        var places = fields.enumerated().map { index, field in
            if index % 20 == 0 { device.turn { pager.contentOffset.x = CGFloat(index / 20) * pager.bounds.width } }
            device.focusAndSettle(on: field)
            #expect(!namesPager || device.covered(field) == 0 && device.maxY(of: field) <= setting.keyboardTop - 9.99)
            return ([pager] + pages).flatMap { [$0.contentInset.bottom, $0.contentOffset.y, screen.view.frame.minY] }
        }
        device.dismissKeyboard()
        #expect(([pager] + pages).allSatisfy { $0.contentInset == .zero })
        places.append(([pager] + pages).map(\.contentOffset.y))
        return places
    }
}

/// A list of four pages with five fields each.
@MainActor
private final class Pages {
    let pager: UIScrollView
    private lazy var source = ListSource(rows: { _ in 4 }) { [unowned self] _ in
        pager.bounds.height
    } fill: { [unowned self] content, path in
        content.subviews.forEach { $0.removeFromSuperview() }
        addFields(path.item, to: content)
    }
    private(set) lazy var screen = MadeScreen { [unowned self] screen in
        screen.view.addSubview(pager)
        screen.handleKeyboard(scrollView: pager)
    } layout: { [unowned self] screen in
        guard pager.frame != screen.view.bounds else { return }
        pager.frame = screen.view.bounds
        source.serve(pager)
        pager.reloadRows()
        guard !(pager is UITableView), !(pager is UICollectionView) else { return }
        pager.contentSize = CGSize(width: pager.bounds.width, height: 4 * pager.bounds.height)
        for page in 0..<4 { addFields(page, to: pager, from: CGFloat(page) * pager.bounds.height) }
    }

    init(_ kind: PagingTests.Kind) {
        switch kind {
        case .scrollView: pager = UIScrollView()
        case .collection: pager = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        case .table: pager = UITableView(frame: .zero, style: .plain)
        }
        pager.isPagingEnabled = true
        pager.contentInsetAdjustmentBehavior = .never
    }

    /// The fields have numbers as tags, from 1 on.
    func field(_ number: Int, onPage page: Int) -> UITextField? {
        pager.viewWithTag(1 + page * 5 + number) as? UITextField
    }

    /// Spread over the page.
    private func addFields(_ page: Int, to view: UIView, from top: CGFloat = 0) {
        for index in 0..<5 {
            let y = top + 60 + (pager.bounds.height - 120) * CGFloat(index) / 5
            let field = UITextField(frame: CGRect(x: 80, y: y, width: 200, height: 30))
            field.tag = 1 + page * 5 + index
            view.addSubview(field)
        }
    }
}
