// WebKit and SwiftUI are played by stand-ins, so this file is compiled on Linux only. What it states is theirs all the
// same.
#if os(Linux)
    import KeyboardHelperTestSupport
    import Testing
    import UIKit

    @testable import KeyboardHelperExample

    extension UIKitContract {
        /// Views of other frameworks, which are known by the names of their classes and make room by themselves.
        @MainActor
        @Suite
        struct ForeignViews {
            private let harness = SimulatedDeviceHarness()
            private let recorder = NoticeRecorder.listening()

            // Source: https://developer.apple.com/documentation/webkit/wkwebview; its content view's name is in the
            // backtraces of any crash in a web view
            @Test func theyAreKnownByTheirNames() {
                let web = SimulatedWebKit.WKWebView(frame: .zero)
                expectEqual(String(describing: type(of: web)), "WKWebView")
                expectEqual(String(describing: type(of: web.content)), "WKContentView")
                #expect(web.content.isDescendant(of: web.scrollView) && web.scrollView.superview === web)
                let hosting = SimulatedSwiftUI._UIHostingView<Int>()
                #expect(String(describing: type(of: hosting)).hasPrefix("_UIHostingView<"))
            }

            // Source: developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueObserving, "Key-Value
            // Observing Implementation Details"; developer.apple.com/documentation/objectivec/nsobject-swift.class/classforcoder
            @Test func whatIsObservedHasAClassOfAnotherName() {
                let table: UIView = SimulatedKeyValueObserving.NSKVONotifying_UITableView(frame: .zero, style: .plain)
                let web: UIView = SimulatedKeyValueObserving.NSKVONotifying_WKWebView(frame: .zero)
                let hosting: UIView =
                    SimulatedKeyValueObserving.NSKVONotifying__TtGC7SwiftUI14_UIHostingViewVS_7AnyView_()
                for view in [table, web, hosting] {
                    #expect(String(describing: type(of: view)).hasPrefix("NSKVONotifying_"))
                    #expect(type(of: view) != view.classForCoder)
                }
                #expect(table is UITableView && table.classForCoder == UITableView.self)
                expectEqual(String(describing: web.classForCoder), "WKWebView")
                #expect(String(describing: hosting.classForCoder).hasPrefix("_UIHostingView<"))
                // Nobody watches these.
                let plain = UITableView(frame: .zero, style: .plain)
                #expect(type(of: plain) == plain.classForCoder)
            }

            // Source: https://github.com/ionic-team/ionic-plugin-keyboard and others hear of a page's inputs by the
            // keyboard alone
            @Test func theInputOfAPagePostsNothing() async {
                let controller = await harness.showPlainController()
                let web = SimulatedWebKit.WKWebView(frame: controller.view.bounds)
                await harness.turn { controller.view.addSubview(web) }
                await harness.focus(web.content)
                await harness.settle()
                expectEqual(recorder.kinds, [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
                #expect(web.content.isFirstResponder)
            }

            // Source: https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable; that the content is a
            // child of the hosting controller is assumed
            @Test func aControllerInARepresentableFillsTheViewOfSwiftUI() async {
                let controller = await harness.showPlainController()
                let content = UIViewController()
                let hosting = SimulatedSwiftUI.HostingController(content, ignoresKeyboard: false)
                await harness.turn {
                    controller.addChild(hosting)
                    hosting.view.frame = controller.view.bounds
                    controller.view.addSubview(hosting.view)
                    hosting.didMove(toParent: controller)
                }
                #expect(content.parent === hosting && content.view.superview === hosting.hosting)
                expectEqual(harness.shownFrame(of: content.view), controller.view.bounds)
            }

            // Source: https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:); that the content
            // moves by what the field needs is assumed
            @Test(arguments: [true, false])
            func swiftUIKeepsItsFieldsAboveTheKeyboardUnlessItsContentIgnoresIt(ignores: Bool) async {
                let controller = await harness.showPlainController()
                let hosting = SimulatedSwiftUI._UIHostingView<Int>(frame: controller.view.bounds)
                hosting.simulatedIgnoresKeyboard = ignores
                await harness.turn { controller.view.addSubview(hosting) }
                let (upper, lower) = await (harness.addField(to: hosting), harness.addField(at: 700, to: hosting))
                for field in [lower, upper, lower] {
                    await harness.focus(field)
                    await harness.settle()
                    let covered = ignores && field === lower
                    expectEqual(harness.device.covered(field), covered ? 34 : 0)
                    #expect(harness.shownFrame(of: field).minY == (field === upper ? 100 : covered ? 700 : 482))
                }
                await harness.endEditing()
                await harness.settle()
                expectEqual(harness.shownFrame(of: lower).minY, 700)
            }

            // Source: github.com/apptekstudios/ASCollectionView/issues/169 (fact 173): not since iOS 14.2
            @Test(arguments: [true, false])
            func inACellSwiftUIMayKeepNothingAboveTheKeyboard(isOn: Bool) async {
                harness.device.behavior.swiftUIAvoidsInCells = isOn
                let controller = await harness.showPlainController()
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let hosting = SimulatedSwiftUI._UIHostingView<Int>(frame: controller.view.bounds)
                cell.frame = controller.view.bounds
                await harness.turn {
                    controller.view.addSubview(cell)
                    cell.addSubview(hosting)
                }
                let field = await harness.addField(at: 700, to: hosting)
                await harness.focus(field)
                await harness.settle()
                // It is 34 points high, and the keyboard begins at 516.
                expectEqual(harness.shownFrame(of: field).minY, isOn ? 482 : 700)
            }

            // Source: github.com/WebKit/WebKit, WKWebViewIOS.mm, _keyboardChangedWithInfo:adjustScrollView:
            @Test func aPageMakesRoomInItsAdjustedInsetAlone() async {
                let controller = await harness.showPlainController()
                let web = SimulatedWebKit.WKWebView(frame: CGRect(x: 0, y: 100, width: 393, height: 652))
                await harness.turn { controller.view.addSubview(web) }
                await harness.focus(web.content)
                await harness.settle()
                // It ends at 752, the keyboard begins at 516.
                expectEqual(web.scrollView.adjustedContentInset.bottom, 236)
                expectEqual(web.scrollView.contentInset, .zero)
                await harness.endEditing()
                await harness.settle()
                expectEqual(web.scrollView.adjustedContentInset.bottom, 0)
            }
        }
    }
#endif
