import KeyboardHelperTestSupport
import Testing
import UIKit

@testable import KeyboardHelperExample

extension UIKitContract {
    @MainActor
    @Suite
    struct ForeignSizes {
        private let harness: any ContractHarness

        init() throws {
            harness = try makeHarness()
        }

        // Source: assumed, see ASSUMPTIONS.md
        @Test func aSearchBarIsAsHighAsItsContent() async {
            let controller = await harness.showPlainController()
            let bar = UISearchBar()
            await harness.turn {
                bar.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(bar)
                NSLayoutConstraint.activate([
                    bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                    bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
                    bar.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
                ])
            }
            await harness.settle()
            #expect(bar.bounds.height == 56 && bar.searchTextField.bounds.height == 36)
        }
    }
}
