import Foundation
import KeyboardHelper
import Testing
import UIKit

/// What moves up with the keyboard leaves the safe area at the bottom of the screen, and what is laid out by that moves inside of it.
@MainActor
@Suite struct SafeAreaTests {
    // MARK: Cards

    /// A card down to the edge of the screen, with a field, a gap, another field and a button at the end of its margins. Each is 44 high.
    private func card(
        gap: CGFloat, below isTabBar: Bool, _ setting: FlowSetting
    ) -> (screen: MadeScreen, card: UIView, fields: [UITextField], device: SimulatedDevice) {
        let (card, fields, button) = (UIView(), [UITextField(), UITextField()], UIButton(type: .system))
        let screen = MadeScreen { screen in
            screen.view.addSubview(card)
            card.translatesAutoresizingMaskIntoConstraints = false
            for view in fields + [button] as [UIView] {
                card.addSubview(view)
                view.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
                    view.heightAnchor.constraint(equalToConstant: 44),
                ])
            }
            NSLayoutConstraint.activate([
                card.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                card.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
                card.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
                card.heightAnchor.constraint(equalToConstant: 470),
                button.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
                fields[1].bottomAnchor.constraint(equalTo: button.topAnchor, constant: -8),
                fields[0].bottomAnchor.constraint(equalTo: fields[1].topAnchor, constant: -gap),
            ])
            screen.handleKeyboard(containerView: card)
        }
        let tabs = UITabBarController()
        if isTabBar { tabs.viewControllers = [screen] }
        return (screen, card, fields, setting.device(showing: isTabBar ? tabs : screen))
    }

    /// Above a tab bar the safe area ends 83 above the bottom of the screen, and the margins 8 before that. The first field ends
    /// at 539, 521 or 508, and a part of the lift is lost to it, up to 83 points.
    @Test("each field of a card that reaches under a tab bar goes straight up", arguments: FlowSetting.phone)
    func cardBelowATabBar(_ setting: FlowSetting) {
        for (gap, end) in [(126, 539), (144, 521), (157, 508)] as [(CGFloat, CGFloat)] {
            let (screen, card, fields, device) = card(gap: gap, below: true, setting)
            #expect(device.presentationFrame(of: fields[0]).maxY == end)
            for field in fields {
                expectStraightWay(of: field, on: device)
                #expect(card.transform == .identity && screen.keyboardAvoidances.first?.lift == 0)
            }
            device.focusAndSettle(on: fields[0])
            #expect(device.presentationFrame(of: fields[0]).maxY == 506)
            #expect(screen.keyboardAvoidances.first?.lift == end - 506 + 83)
            device.focusAndSettle(on: fields[1])
            #expect(device.presentationFrame(of: fields[1]).maxY == 506)
        }
    }

    @Test("so does each field of a card that reaches to the home indicator", arguments: FlowSetting.phone)
    func cardAtTheBottom(_ setting: FlowSetting) {
        let (screen, card, fields, device) = card(gap: 126, below: false, setting)
        for field in fields { expectStraightWay(of: field, on: device) }
        device.focusAndSettle(on: fields[1])
        // It ended at 758, 252 points too low, and 34 are lost.
        #expect(device.presentationFrame(of: fields[1]).maxY == 506)
        #expect(screen.keyboardAvoidances.first?.lift == 286)
        device.dismissKeyboard()
        #expect(card.transform == .identity)
    }

    // MARK: Bars, sheets, rows

    @Test("the field of a bar down to the edge of the screen goes straight up", arguments: FlowSetting.everywhere)
    func bar(_ setting: FlowSetting) {
        let (bar, field) = (UIView(), UITextField())
        let screen = MadeScreen { screen in
            screen.view.addSubview(bar)
            bar.addSubview(field)
            for view in [bar, field] { view.translatesAutoresizingMaskIntoConstraints = false }
            let pin = bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
            NSLayoutConstraint.activate([
                pin, bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
                field.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor),
                field.topAnchor.constraint(equalTo: bar.layoutMarginsGuide.topAnchor),
                field.bottomAnchor.constraint(equalTo: bar.layoutMarginsGuide.bottomAnchor),
                field.heightAnchor.constraint(equalToConstant: 36),
            ])
            screen.handleKeyboard(bottomConstraint: pin)
        }
        // Its margins are 8 points.
        expectStraightWay(of: field, on: setting.device(showing: screen), spacing: 8)
    }

    /// Lifted below the top of the screen, the root view of a sheet gets a safe area there, and a column in the middle of what is
    /// safe moves down.
    @Test(
        "the end of a column in the middle of a sheet goes straight up",
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet], FlowSetting.everywhere)
    func sheet(_ style: UIModalPresentationStyle, _ setting: FlowSetting) {
        // Between the edge of a low screen and the keyboard there is no room for so much.
        let isLow = setting.keyboardTop < 400
        let heights: [CGFloat] = isLow ? [44] : [44, 400]
        for height in heights {
            let (column, field) = (UIView(), UITextField())
            let screen = MadeScreen { screen in
                screen.view.addSubview(column)
                column.addSubview(field)
                for view in [column, field] { view.translatesAutoresizingMaskIntoConstraints = false }
                let safe = screen.view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    column.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
                    column.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                    column.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
                    column.heightAnchor.constraint(equalToConstant: height),
                    field.leadingAnchor.constraint(equalTo: column.leadingAnchor),
                    field.trailingAnchor.constraint(equalTo: column.trailingAnchor),
                    field.bottomAnchor.constraint(equalTo: column.bottomAnchor),
                    field.heightAnchor.constraint(equalToConstant: 44),
                ])
                screen.handleKeyboard(containerView: screen.view)
            }
            let presenter = UIViewController()
            let device = setting.device(showing: presenter)
            device.sheetMovement = .byScript
            screen.modalPresentationStyle = style
            device.turn { presenter.present(screen, animated: false) }
            device.settle()
            expectStraightWay(of: field, on: device)
        }
    }

    /// On its side an iPhone 16 is 393 high, 21 of them below the safe area. The row ends at 400 less what is scrolled. A list is
    /// laid out without animation as it scrolls, so the field jumps inside of the row.
    @Test(
        "the field of a row that reaches below the safe area is above the keyboard in the end",
        arguments: [0, 10, 20] as [CGFloat],
        FlowSetting.everywhere)
    func row(_ offset: CGFloat, _ setting: FlowSetting) throws {
        guard setting.model.name == "iPhone 16", setting.orientation.isLandscape else { return }
        let rows = MarginRows()
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let screen = MadeScreen { screen in
            list.frame = screen.view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.register(MarginCell.self, forCellWithReuseIdentifier: "row")
            list.dataSource = rows
            list.delegate = rows
            screen.view.addSubview(list)
            screen.handleKeyboard(scrollView: list)
        }
        let device = setting.device(showing: screen)
        device.turn { list.contentOffset.y += offset }
        let cell = try #require(list.cellForItem(at: IndexPath(item: 4, section: 0)) as? MarginCell)
        #expect(device.presentationFrame(of: cell).maxY == 400 - offset)
        device.focusAndSettle(on: cell.field)
        expectVisible(cell.field, below: 0, on: device)
    }

    // MARK: Root views

    /// UIKit may refresh the safe area of a lifted root view a turn late, and a scroll view in it is at its end: without the inset of
    /// 34 the content would come down by as much.
    @Test("the last field of a form in a lifted root view goes straight up", arguments: FlowSetting.everywhere)
    func endOfAForm(_ setting: FlowSetting) {
        let (scrollView, field) = (UIScrollView(), UITextField(frame: CGRect(x: 20, y: 1340, width: 200, height: 44)))
        let screen = MadeScreen { screen in
            scrollView.frame = screen.view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 300, height: 1400)
            scrollView.addSubview(field)
            screen.view.addSubview(scrollView)
            screen.handleKeyboard(containerView: screen.view)
        }
        let device = setting.device(showing: screen)
        device.turn { scrollView.contentOffset.y = scrollView.legalOffsets.upperBound }
        device.settle()
        let offset = scrollView.contentOffset
        expectStraightWay(of: field, on: device)
        #expect(scrollView.contentOffset == offset && screen.additionalSafeAreaInsets == .zero)
    }
}

/// A row with a field, 30 points high, at the end of its margins.
private final class MarginCell: UICollectionViewCell {
    let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
            field.heightAnchor.constraint(equalToConstant: 30),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// Thirty rows of 80 points.
private final class MarginRows: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.bounds.width - 130, height: 80) }
}
