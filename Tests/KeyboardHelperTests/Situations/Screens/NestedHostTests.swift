import Foundation
import KeyboardHelper
import Testing
import UIKit

/// Hosts inside hosts: what the inner one cannot do goes on to the one around it.
///
/// iPhone 16: keyboard from 516 on.
@MainActor @Suite struct NestedHostTests {
    /// A parent that scrolls a page of 100 points more than its height, whose last 201 are a child. The child has a field 44
    /// points above the bottom of a box that clips, or of a scroll view that cannot scroll far.
    @MainActor private struct Nest {
        let parent: MadeScreen
        let child: MadeScreen
        let scrollView: UIScrollView
        let box: UIView
        let field: UITextField

        init(scrolls: Bool) {
            let (scrollView, box, field) = (UIScrollView(), scrolls ? UIScrollView() : UIView(), UITextField())
            let child = MadeScreen { child in
                child.view.clipsToBounds = true
                child.view.addSubview(box)
                box.addSubview(field)
                guard let list = box as? UIScrollView else {
                    _ = child.handleKeyboard(containerView: box)
                    return
                }
                list.contentInsetAdjustmentBehavior = .never
                child.handleKeyboard(scrollView: list)
            } layout: { child in
                guard box.bounds.size != child.view.bounds.size else { return }
                box.frame = child.view.bounds
                (box as? UIScrollView)?.contentSize = child.view.bounds.size
                field.frame = CGRect(x: 20, y: 117, width: child.view.bounds.width - 40, height: 40)
            }
            parent = MadeScreen { parent in
                scrollView.contentInsetAdjustmentBehavior = .never
                parent.view.addSubview(scrollView)
                parent.embed(child, in: scrollView, .zero)
                parent.handleKeyboard(scrollView: scrollView)
            } layout: { parent in
                let size = parent.view.bounds.size
                scrollView.frame = parent.view.bounds
                scrollView.contentSize = CGSize(width: size.width, height: size.height + 100)
                let place = CGRect(x: 0, y: size.height - 201, width: size.width, height: 201)
                if child.view.bounds.size != place.size { child.view.frame = place }
            }
            (self.child, self.scrollView, self.box, self.field) = (child, scrollView, box, field)
        }
    }

    /// The field goes there in one movement, and not by more than both together have to do.
    @Test("S42 what a child cannot show its parent shows", arguments: [true, false], FlowSetting.everywhere)
    func s42(_ scrolls: Bool, _ setting: FlowSetting) {
        let nest = Nest(scrolls: scrolls)
        let (device, field) = (setting.device(showing: nest.parent), nest.field)
        let rest = device.maxY(of: field)
        for _ in 0..<2 {
            let tops = device.tops(of: field) { device.focus(on: field) }
            #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 - 0.001 }, "\(tops)")
            expectVisible(field, of: nest.parent, on: device)
            #expect(abs(device.maxY(of: field) - (setting.keyboardTop - 10)) < 0.001)
            device.dismissKeyboard()
            // The parent's offset stays as far as it is legal, as with any scroll view.
            let offset = nest.scrollView.contentOffset.y
            #expect((0...100).contains(offset) && device.maxY(of: field) == rest - offset)
            #expect(nest.scrollView.contentInset == .zero && nest.box.frame == nest.child.view.bounds)
            if let box = nest.box as? UIScrollView { #expect(box.contentInset == .zero && box.isOffsetLegal) }
        }
    }

    /// With the child's own spacing, not with the parent's.
    @Test("S42 the innermost host's options count", arguments: FlowSetting.phone)
    func s42Options(_ setting: FlowSetting) {
        let nest = Nest(scrolls: false)
        let device = setting.device(showing: nest.parent)
        nest.parent.keyboardAvoidances.first?.options.spacing = 30
        device.focus(on: nest.field, endsAt: 506)
        // Of the 302 points to go, the child takes 117, and the parent no more than the rest.
        #expect(nest.parent.keyboardAvoidances.first?.lift == 185)
        nest.child.keyboardAvoidances.first?.setSpacing(50, for: nest.field)
        device.settle()
        #expect(device.maxY(of: nest.field) == 466)
    }

    @Test("S42 a call that a child makes takes over from the parent", arguments: FlowSetting.everywhere)
    func s42TakesOver(_ setting: FlowSetting) {
        let child = FlowForm()
        child.avoidsKeyboard = false
        let list = child.scrollView
        let parent = MadeScreen { parent in
            parent.embed(child, in: parent.view, parent.view.bounds)
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.handleKeyboard()
        }
        let device = setting.device(showing: parent)
        device.expectGivenBack(parent) {
            device.focusAndSettle(on: child.inputs[12])
            let inset = list.contentInset.bottom
            #expect(inset > 0)
            device.turn { child.handleKeyboard(scrollView: list) }
            #expect(list.contentInset.bottom == inset)
            device.settle()
            #expect(list.contentInset.bottom == inset)
            expectVisible(child.inputs[12], of: child, on: device)
        }
        #expect(list.isOffsetLegal)
    }

    @Test("S42 a layout of the parent brings nothing back that was scrolled in the child", arguments: FlowSetting.phone)
    func s42Scrolled(_ setting: FlowSetting) throws {
        let nest = Nest(scrolls: true)
        let device = setting.device(showing: nest.parent)
        let box = try #require(nest.box as? UIScrollView)
        box.contentSize.height = 600
        device.focusAndSettle(on: nest.field)
        device.beginDrag(in: box, at: CGPoint(x: 100, y: 480))
        device.drag(to: CGPoint(x: 100, y: 200))
        device.endDrag()
        device.settle()
        let before = (device.presentationFrame(of: nest.field), nest.scrollView.contentOffset)
        device.turnAndSettle { nest.parent.view.setNeedsLayout() }
        #expect(device.presentationFrame(of: nest.field) == before.0 && nest.scrollView.contentOffset == before.1)
    }
}
