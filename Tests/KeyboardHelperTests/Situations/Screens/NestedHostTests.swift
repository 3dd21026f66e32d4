import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Hosts inside hosts: what the inner one cannot do goes on to the one around it.
///
/// iPhone 16: keyboard from 516 on.
@MainActor
@Suite struct NestedHostTests {
    /// Scrolls a page of 1000 points, whose end is a child.
    fileprivate final class Parent: UIViewController, KeyboardAvoiding {
        let scrollView = UIScrollView()
        let child: Child
        private(set) var avoidance: KeyboardAvoidance?

        init(_ child: Child) {
            self.child = child
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.contentInsetAdjustmentBehavior = .never
            view.addSubview(scrollView)
            addChild(child)
            scrollView.addSubview(child.view)
            child.didMove(toParent: self)
            avoidance = handleKeyboard(scrollView: scrollView)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            scrollView.frame = view.bounds
            scrollView.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height + 100)
            let place = CGRect(x: 0, y: view.bounds.height - 201, width: view.bounds.width, height: 201)
            if child.view.bounds.size != place.size { child.view.frame = place }
        }
    }

    /// A field 44 points above the bottom of a box that clips, or of a scroll view that cannot scroll far.
    fileprivate final class Child: UIViewController, KeyboardAvoiding {
        let scrolls: Bool
        let box: UIView
        let field = UITextField()
        private(set) var avoidance: KeyboardAvoidance?

        init(scrolls: Bool) {
            self.scrolls = scrolls
            box = scrolls ? UIScrollView() : UIView()
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.clipsToBounds = true
            view.addSubview(box)
            box.addSubview(field)
            if let scrollView = box as? UIScrollView {
                scrollView.contentInsetAdjustmentBehavior = .never
                avoidance = handleKeyboard(scrollView: scrollView)
            } else {
                avoidance = handleKeyboard(containerView: box)
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard box.bounds.size != view.bounds.size else { return }
            box.frame = view.bounds
            (box as? UIScrollView)?.contentSize = view.bounds.size
            field.frame = CGRect(x: 20, y: 117, width: view.bounds.width - 40, height: 40)
        }
    }

    @Test("S42 what a child cannot show its parent shows", arguments: [true, false], FlowSetting.everywhere)
    func s42(_ scrolls: Bool, _ setting: FlowSetting) {
        let parent = Parent(Child(scrolls: scrolls))
        let device = setting.device(showing: parent)
        let (field, scrollView) = (parent.child.field, parent.scrollView)
        let rest = device.presentationFrame(of: field)
        for _ in 0..<2 {
            device.focusAndSettle(on: field)
            expectVisible(field, of: parent, on: device)
            #expect(device.covered(field) == 0)
            device.dismissKeyboard()
            // The parent's offset stays as far as it is legal, as with any scroll view.
            let offset = scrollView.contentOffset.y
            #expect((0...100).contains(offset))
            #expect(device.presentationFrame(of: field).maxY == rest.maxY - offset)
            #expect(scrollView.contentInset == .zero && parent.child.box.frame == parent.child.view.bounds)
            if let box = parent.child.box as? UIScrollView {
                #expect(box.contentInset == .zero && box.isOffsetLegal)
            }
        }
    }

    /// The field goes there in one movement, and not by more than both together have to do.
    @Test("S42 both hosts move at once, and nothing moves twice", arguments: [true, false], FlowSetting.phone)
    func s42Motion(_ scrolls: Bool, _ setting: FlowSetting) {
        let parent = Parent(Child(scrolls: scrolls))
        let device = setting.device(showing: parent)
        let tops = device.tops(of: parent.child.field) { device.focus(on: parent.child.field) }
        #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 }, "\(tops)")
        #expect(tops.last == 466)
    }

    /// With the child's own spacing, not with the parent's.
    @Test("S42 the innermost host's options count", arguments: FlowSetting.phone)
    func s42Options(_ setting: FlowSetting) {
        let parent = Parent(Child(scrolls: false))
        let device = setting.device(showing: parent)
        parent.avoidance?.options.spacing = 30
        device.focusAndSettle(on: parent.child.field)
        #expect(device.presentationFrame(of: parent.child.field).maxY == 506)
        // Of the 302 points to go, the child takes 117, and the parent no more than the rest.
        #expect(parent.avoidance?.lift == 185)
        parent.child.avoidance?.setSpacing(50, for: parent.child.field)
        device.settle()
        #expect(device.presentationFrame(of: parent.child.field).maxY == 466)
    }

    /// What a person scrolls in the child, a layout of the parent does not bring back.
    @Test(
        "S42 a call that a child makes under the keyboard takes over from the parent", arguments: FlowSetting.everywhere
    )
    func s42TakesOver(_ setting: FlowSetting) {
        let list = UIScrollView()
        let fields: [UITextField] = (0..<20).map { .at(20 + 60 * CGFloat($0)) }
        let child = MadeScreen { child in
            child.view.addSubview(list)
            fields.forEach(list.addSubview)
            list.contentSize = CGSize(width: 300, height: 1240)
        } layout: { child in
            list.frame = child.view.bounds
        }
        let parent = MadeScreen { parent in
            parent.embed(child, in: parent.view, parent.view.bounds)
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.handleKeyboard()
        }
        let device = setting.device(showing: parent)
        let rest = PlaceState(parent)
        device.focusAndSettle(on: fields[12])
        let inset = list.contentInset.bottom
        #expect(inset > 0)
        device.turn { child.handleKeyboard(scrollView: list) }
        #expect(list.contentInset.bottom == inset)
        device.settle()
        #expect(list.contentInset.bottom == inset)
        expectVisible(fields[12], of: child, on: device)
        device.dismissKeyboard()
        #expect(list.contentInset == .zero && list.isOffsetLegal)
        device.turn { list.contentOffset = .zero }
        #expect(PlaceState(parent) == rest)
    }

    @Test("S42 a layout of the parent brings nothing back that was scrolled in the child", arguments: FlowSetting.phone)
    func s42Scrolled(_ setting: FlowSetting) {
        let parent = Parent(Child(scrolls: true))
        let device = setting.device(showing: parent)
        let box = parent.child.box
        (box as? UIScrollView)?.contentSize.height = 600
        device.focusAndSettle(on: parent.child.field)
        device.beginDrag(in: box as? UIScrollView ?? UIScrollView(), at: CGPoint(x: 100, y: 480))
        device.drag(to: CGPoint(x: 100, y: 200))
        device.endDrag()
        device.settle()
        let before = (device.presentationFrame(of: parent.child.field), parent.scrollView.contentOffset)
        device.turn { parent.view.setNeedsLayout() }
        device.settle()
        #expect(device.presentationFrame(of: parent.child.field) == before.0)
        #expect(parent.scrollView.contentOffset == before.1)
    }
}
