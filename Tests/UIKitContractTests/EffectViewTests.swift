import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct EffectViews {
        private let harness: any ContractHarness

        init() throws {
            harness = try makeHarness()
        }

        // Assumed: the content view fills the effect view by its autoresizing mask, which are constraints that hold both ways
        @Test func constraintsInTheContentViewSayHowLargeItIs() async {
            let presenter = await harness.showPlainController()
            let bar = UIVisualEffectView(effect: nil)
            let field = UITextField()
            for view in [bar, field] { view.translatesAutoresizingMaskIntoConstraints = false }
            bar.contentView.addSubview(field)
            presenter.view.addSubview(bar)
            let content = bar.contentView
            let height = field.heightAnchor.constraint(equalToConstant: 40)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: presenter.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: presenter.view.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: presenter.view.bottomAnchor),
                field.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
                field.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
                field.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
                field.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16), height,
            ])
            await harness.turn { presenter.view.layoutIfNeeded() }
            let whole = presenter.view.bounds
            for (fieldHeight, barHeight) in [(40, 60), (90, 110)] as [(CGFloat, CGFloat)] {
                height.constant = fieldHeight
                await harness.turn { presenter.view.layoutIfNeeded() }
                expectEqual(bar.frame, CGRect(x: 0, y: whole.maxY - barHeight, width: whole.width, height: barHeight))
                expectEqual(content.frame, bar.bounds)
                expectEqual(field.frame, CGRect(x: 16, y: 8, width: whole.width - 32, height: fieldHeight))
            }
        }
    }
}
