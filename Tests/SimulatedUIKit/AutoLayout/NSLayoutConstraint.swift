public import Foundation

@MainActor
open class NSLayoutConstraint: NSObject {
    private(set) final var first = SimulatedLayoutItem.none
    private(set) final var second = SimulatedLayoutItem.none
    open var firstItem: AnyObject? { first.object }
    open var secondItem: AnyObject? { second.object }
    open private(set) var firstAttribute = Attribute.notAnAttribute
    open private(set) var secondAttribute = Attribute.notAnAttribute
    open private(set) var relation = Relation.equal
    open private(set) var multiplier: CGFloat = 1
    open var identifier: String?
    open var shouldBeArchived = false

    /// The view that holds the constraint and keeps it alive: the nearest one that is around both items.
    @SimulatedUnretained private(set) final var holder: UIView?
    /// Tells constraints apart also when one has been freed and another one is at its address.
    let serialNumber: Int
    private static var lastSerialNumber = 0

    public override init() {
        NSLayoutConstraint.lastSerialNumber += 1
        serialNumber = NSLayoutConstraint.lastSerialNumber
    }

    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            SimulatedLayoutItem(view1 as AnyObject), attr1, relation,
            SimulatedLayoutItem(view2.map { $0 as AnyObject }), attr2, multiplier: multiplier, constant: c)
    }

    /// Without the casts that it takes to find out what an item is.
    convenience init(
        _ first: SimulatedLayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: SimulatedLayoutItem, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        (self.first, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
        (self.second, self.secondAttribute) = (second, secondAttribute)
        self.multiplier = multiplier
        self.constant = constant
    }

    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, attribute: firstAttribute) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
    }

    open var constant: CGFloat = 0 {
        didSet { if oldValue != constant { holder?.simulatedDidChange(self) } }
    }

    open var priority = UILayoutPriority.required {
        didSet { if oldValue != priority { holder?.simulatedDidChange(self) } }
    }

    // MARK: Activation

    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            guard newValue else {
                holder?.removeConstraint(self)
                return
            }
            guard let view = commonAncestor else {
                simulatedHasRaised = true
                return
            }
            view.addConstraint(self)
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: The simulation

    /// True once somebody has done what UIKit answers with an exception: the items have no view in common.
    public internal(set) var simulatedHasRaised = false

    func simulatedMove(to holder: UIView?) {
        self.holder = holder
    }

    /// The views that its items are or belong to.
    var simulatedViews: [UIView] { [first.view, second.view].compactMap { $0 } }

    private var commonAncestor: UIView? {
        guard let first = first.view else { return nil }
        guard secondItem != nil else { return first }
        guard let second = second.view else { return nil }
        return sequence(first: first, next: \.parentView).first { second.isDescendantUncounted(of: $0) }
    }

    public var simulatedDescription: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let relation = ["<=", "==", ">="][relation.rawValue + 1]
        func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
            item.map { "\(Swift.type(of: $0)).\(attribute)" } ?? ""
        }
        let other = secondItem == nil ? "" : "\(multiplier) * \(side(secondItem, secondAttribute)) + "
        return "<\(side(firstItem, firstAttribute)) \(relation) \(other)\(constant) @\(priority.rawValue)\(name)>"
    }
}
