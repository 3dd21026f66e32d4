import KeyboardHelper
import Testing
import UIKit

@testable import ScreenPlay

/// What moves up with the keyboard leaves the safe area at the bottom of the screen, and what is laid out by that moves inside of
/// it.
@MainActor @Suite struct SafeAreaTests {
    // MARK: Cards

    /// A card down to the edge of the screen, with a field, a gap, another field and a button at the end of its margins. Each is 44
    /// high.
    private func card(gap: CGFloat) -> (screen: MadeScreen, card: UIView, fields: [UITextField]) {
        let (card, fields, button) = (UIView(), [UITextField(), UITextField()], UIButton(type: .system))
        let screen = MadeScreen { screen in
            screen.view.addAcross(card, height: 470, card.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor))
            let (end, upper, lower) = (card.layoutMarginsGuide.bottomAnchor, fields[0], fields[1])
            card.addAcross(button, height: 44, button.bottomAnchor.constraint(equalTo: end))
            let space = lower.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -8)
            card.addAcross(lower, height: 44, space)
            card.addAcross(
                upper, height: 44, upper.bottomAnchor.constraint(equalTo: lower.topAnchor, constant: -gap))
            screen.handleKeyboard(containerView: card)
        }
        return (screen, card, fields)
    }

    /// The safe area ends 34 above the bottom of the screen, above a tab bar 83, and the margins 8 before that. The first field
    /// ends here at rest, and so much of the lift is lost to the safe area.
    @Test(
        "each field of a card that reaches below the safe area goes straight up", arguments: FlowSetting.phone,
        [(126, 539, 83), (144, 521, 83), (157, 508, 83), (126, 588, 34)] as [(CGFloat, CGFloat, CGFloat)])
    func cardAtTheBottom(_ setting: FlowSetting, _ row: (gap: CGFloat, end: CGFloat, lost: CGFloat)) {
        let ((screen, card, fields), tabs) = (card(gap: row.gap), UITabBarController())
        if row.lost == 83 { tabs.viewControllers = [screen] }
        let device = setting.device(showing: row.lost == 83 ? tabs : screen)
        expectEqual(device.maxY(of: fields[0]), row.end)
        for field in fields {
            expectStraightWay(of: field, on: device)
            #expect(card.transform == .identity && screen.keyboardAvoidances.first?.lift == 0)
        }
        for (field, end) in zip(fields, [row.end, row.end + row.gap + 44]) {
            device.focusAndSettle(on: field)
            #expect(device.maxY(of: field) == 506 && screen.keyboardAvoidances.first?.lift == end - 506 + row.lost)
        }
    }

    // MARK: Sheets and rows

    /// Lifted below the top of the screen, the root view of a sheet gets a safe area there, and a column in the middle of what is
    /// safe moves down.
    @Test(
        "the end of a column in the middle of a sheet goes straight up",
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet], FlowSetting.everywhere)
    func sheet(_ style: UIModalPresentationStyle, _ setting: FlowSetting) {
        // Between the edge of a low screen and the keyboard there is no room for so much.
        let heights: [CGFloat] = setting.keyboardTop < 400 ? [44] : [44, 400]
        for height in heights {
            let (column, field) = (UIView(), UITextField())
            let screen = MadeScreen { screen in
                let middle = screen.view.safeAreaLayoutGuide.centerYAnchor
                screen.view.addAcross(column, height: height, column.centerYAnchor.constraint(equalTo: middle))
                column.addAcross(field, height: 44, field.bottomAnchor.constraint(equalTo: column.bottomAnchor))
                screen.handleKeyboard(containerView: screen.view)
            }
            let presenter = UIViewController()
            let device = setting.device(showing: presenter)
            device.sheetMovement = .byScript
            screen.modalPresentationStyle = style
            device.turnAndSettle { presenter.present(screen, animated: false) }
            expectStraightWay(of: field, on: device)
        }
    }

    /// On its side an iPhone 16 is 393 high, 21 of them below the safe area. The row ends at 400 less what is scrolled. A list is
    /// laid out without animation as it scrolls, so the field jumps inside of the row.
    @Test(
        "the field of a row that reaches below the safe area is above the keyboard in the end",
        arguments: [0, 10, 20] as [CGFloat],
        FlowSetting.everywhere.filter { $0.model.name == "iPhone 16" && $0.orientation.isLandscape })
    func row(_ offset: CGFloat, _ setting: FlowSetting) throws {
        let source = ListSource(rows: { _ in 30 }, height: { _ in 80 })
        source.itemWidth = setting.model.screen.height - 130
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let screen = MadeScreen { screen in
            list.frame = screen.view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            source.serve(list)
            screen.view.addSubview(list)
            screen.handleKeyboard(scrollView: list)
        }
        let device = setting.device(showing: screen)
        device.turn { list.contentOffset.y += offset }
        let cell = try #require(list.cellForItem(at: IndexPath(item: 4, section: 0)))
        expectEqual(device.maxY(of: cell), 400 - offset)
        // 30 points high, at the end of its row's margins.
        let (field, end) = (UITextField(), cell.contentView.layoutMarginsGuide.bottomAnchor)
        device.turnAndSettle {
            cell.contentView.addAcross(field, height: 30, field.bottomAnchor.constraint(equalTo: end))
        }
        device.focusAndSettle(on: field)
        expectVisible(field, below: 0, on: device)
    }

    // MARK: Root views

    /// UIKit may refresh the safe area of a lifted root view a turn late, and a scroll view in it is at its end: without the inset of
    /// 34 the content would come down by as much.
    @Test("the last field of a form in a lifted root view goes straight up", arguments: Play.Place.everywhere)
    func endOfAForm(_ place: Play.Place) throws {
        var plan = ScreenPlan.form(1, gap: 1340, target: .root)
        plan.parts[0].parts.append(Part(kind: .label, gap: 8, height: 0))
        let play = Play(plan, on: place)
        let list = try #require(play.screen.targetScrollView)
        for turns in [false, true] {
            if turns { play(.rotate) }
            play.app { _ in list.contentOffset.y = list.legalOffsets.upperBound }
            let offset = play.offset
            expectStraightWay(of: play.screen.inputs[0], on: play.device)
            #expect(play.offset == offset && play.screen.additionalSafeAreaInsets == .zero)
        }
    }
}
