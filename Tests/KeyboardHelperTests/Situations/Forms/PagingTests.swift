import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Pages one below the other, each as tall as the screen, with five fields each. Under the keyboard they scroll freely.
///
/// On an iPhone 16: pages of 852 points in portrait, of 393 points in landscape.
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
                let (screen, pager) = Pages.screen(kind)
                let device = setting.device(showing: screen)
                let height = pager.bounds.height
                device.turn { pager.contentOffset.y = CGFloat(page) * height }
                device.settle()
                let field = try #require(pager.field(number, onPage: page), "\(page), \(number)")
                device.focusAndSettle(on: field)
                expectVisible(field, of: screen, on: device, "\(page), \(number)")
                let tops = device.tops(of: field) { device.dismissKeyboard() }
                #expect(pager.contentOffset.y == CGFloat(page) * height, "\(page), \(number)")
                #expect(tops.goOneWay && pager.isPagingEnabled, "\(page), \(number)")
            }
        }
    }

    @Test("of the field that had the focus last", arguments: Kind.allCases, settings)
    func focusMoves(_ kind: Kind, _ setting: FlowSetting) throws {
        let (screen, pager) = Pages.screen(kind)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: try #require(pager.field(3, onPage: 0)))
        for _ in 0..<7 {
            device.turn { screen.keyboardAvoidances.first?.focusNext() }
            device.settle()
        }
        let field = try #require(pager.field(0, onPage: 2))
        #expect(field.isFirstResponder)
        device.dismissKeyboard()
        #expect(pager.contentOffset.y == 2 * pager.bounds.height)
        device.focusAndSettle(on: field)
        expectVisible(field, of: screen, on: device)
    }

    @Test("or of where somebody has scrolled to", arguments: Kind.allCases, FlowSetting.phone)
    func scrolled(_ kind: Kind, _ setting: FlowSetting) throws {
        let (screen, pager) = Pages.screen(kind)
        let device = setting.device(showing: screen)
        device.focusAndSettle(on: try #require(pager.field(4, onPage: 0)))
        for _ in 0..<3 {
            device.beginDrag(in: pager, at: CGPoint(x: 300, y: 450))
            for y in stride(from: 440 as CGFloat, through: 230, by: -10) { device.drag(to: CGPoint(x: 300, y: y)) }
            device.advance(by: 0.3)
            device.endDrag()
            device.settle()
        }
        // More of the second page is visible than of the first, and nothing of the field.
        #expect(pager.contentOffset.y > 720 && pager.contentOffset.y < 1000)
        device.dismissKeyboard()
        #expect(pager.contentOffset.y == 852)
    }
}

extension UIView {
    /// The fields have numbers as tags, from 1 on.
    fileprivate func field(_ number: Int, onPage page: Int) -> UITextField? {
        viewWithTag(1 + page * 5 + number) as? UITextField
    }
}

/// The pages of a list.
@MainActor
private final class Pages: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    static func screen(_ kind: PagingTests.Kind) -> (MadeScreen, UIScrollView) {
        let pager: UIScrollView
        switch kind {
        case .scrollView: pager = UIScrollView()
        case .collection: pager = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        case .table: pager = UITableView(frame: .zero, style: .plain)
        }
        let pages = Pages()
        pager.isPagingEnabled = true
        pager.contentInsetAdjustmentBehavior = .never
        let screen = MadeScreen(
            load: { screen in
                screen.view.addSubview(pager)
                pages.fill(pager)
                screen.handleKeyboard(scrollView: pager)
            },
            layout: { screen in
                // Held by the screen, as a data source is by nobody.
                pages.layOut(pager, in: screen.view.bounds)
            })
        return (screen, pager)
    }

    private func fill(_ pager: UIScrollView) {
        if let table = pager as? UITableView {
            table.estimatedRowHeight = 0
            table.dataSource = self
            table.delegate = self
        } else if let collection = pager as? UICollectionView {
            (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 0
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
            collection.dataSource = self
            collection.delegate = self
        } else {
            for page in 0..<4 { pager.addSubview(Page(page)) }
        }
    }

    private func layOut(_ pager: UIScrollView, in bounds: CGRect) {
        guard pager.frame != bounds else { return }
        pager.frame = bounds
        (pager as? UITableView)?.reloadData()
        (pager as? UICollectionView)?.reloadData()
        guard !(pager is UITableView), !(pager is UICollectionView) else { return }
        pager.contentSize = CGSize(width: bounds.width, height: 4 * bounds.height)
        for (index, page) in pager.subviews.compactMap({ $0 as? Page }).enumerated() {
            page.frame = bounds.offsetBy(dx: 0, dy: CGFloat(index) * bounds.height)
        }
    }

    /// Five fields, spread over the page.
    private final class Page: UIView {
        private let fields = (0..<5).map { _ in UITextField() }

        init(_ number: Int) {
            super.init(frame: .zero)
            for (index, field) in fields.enumerated() {
                field.tag = 1 + number * 5 + index
                addSubview(field)
            }
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            let room = bounds.height - 120
            for (index, field) in fields.enumerated() {
                field.frame = CGRect(x: 80, y: 60 + room * CGFloat(index) / 5, width: 200, height: 30)
            }
        }
    }

    private func show(_ number: Int, in content: UIView) {
        content.subviews.forEach { $0.removeFromSuperview() }
        let page = Page(number)
        page.frame = content.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(page)
    }

    // MARK: Table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.bounds.height }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        show(indexPath.row, in: cell.contentView)
        return cell
    }

    // MARK: Collection

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { collectionView.bounds.size }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        show(indexPath.item, in: cell.contentView)
        return cell
    }
}
