internal import Foundation

/// A weak reference, for collections that must not keep their elements alive.
struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }
}
