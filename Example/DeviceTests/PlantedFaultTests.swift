import KeyboardHelper
import Testing
import UIKit

@testable import KeyboardHelperExample

extension DeviceTests {
    /// That the checks can fail: screens with a fault each, which must be found.
    @MainActor
    @Suite(.serialized)
    struct PlantedFaults {
        private func problems(_ check: Check) async -> String {
            await SelfCheck.run(check).problems.joined(separator: "\n")
        }

        private func entry(_ make: @escaping () -> UIViewController) -> Catalogue {
            Catalogue(title: "Form", call: "", make: make)
        }

        /// A form that is longer than any screen.
        class Form: UIViewController, KeyboardAvoiding {
            let scrollView = UIScrollView()
            let fields = (1...40).map { UITextField("Field \($0)") }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                view.addFilling(scrollView)
                scrollView.addColumn(Column(fields), asWideAs: view)
            }
        }

        final class HelpedForm: Form {
            override func viewDidLoad() {
                super.viewDidLoad()
                handleKeyboard(scrollView: scrollView)
            }
        }

        @Test func aFormWithoutAFaultHasNone() async {
            #expect(await problems(.eachInput(of: entry { HelpedForm() })) == "")
            #expect(await problems(.underTheStandingKeyboard(in: entry { HelpedForm() })) == "")
            #expect(await problems(.nothingIsLeft(of: entry { HelpedForm() })) == "")
        }

        @Test func aFieldThatNobodyHelpsIsFound() async {
            let found = await problems(.eachInput(of: entry { Form() }))
            #expect(found.contains("Field 40: ") && found.contains("under the keyboard"))
        }

        /// Makes room with an inset, as many recipes do, and forgets it.
        final class ForgetfulForm: Form {
            override func viewDidLoad() {
                super.viewDidLoad()
                handleKeyboard(
                    onShow: { form, keyboard in form.scrollView.contentInset.bottom = keyboard.overlap(with: form.view)
                    },
                    onHide: { _, _ in })
            }
        }

        @Test func anInsetThatStaysIsFound() async {
            let found = await problems(.eachInput(of: entry { ForgetfulForm() }))
            #expect(found.contains("contentInset"))
        }

        /// Stops when the first field has been edited.
        final class TiredForm: Form {
            override func viewDidLoad() {
                super.viewDidLoad()
                let avoidance = handleKeyboard(scrollView: scrollView)
                for field in fields {
                    field.addAction(UIAction { [weak avoidance] _ in avoidance?.stop() }, for: .editingDidEnd)
                }
            }
        }

        @Test func aFieldThatIsCoveredOnlyUnderTheStandingKeyboardIsFound() async {
            let found = await problems(.underTheStandingKeyboard(in: entry { TiredForm() }))
            #expect(found.contains("Field 40: "))
        }

        /// Keeps itself alive.
        final class LeakingForm: Form {
            private var own: LeakingForm?

            override func viewDidLoad() {
                super.viewDidLoad()
                own = self
                handleKeyboard(scrollView: scrollView)
            }
        }

        @Test func aScreenThatStaysIsFound() async {
            let found = await problems(.nothingIsLeft(of: entry { LeakingForm() }))
            #expect(found.contains("something is left"))
        }
    }
}
