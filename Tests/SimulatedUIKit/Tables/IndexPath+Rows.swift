public import Foundation

// UIKit adds these to Foundation's type. A path of another length reads as 0, where UIKit would raise.
extension IndexPath {
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    public var section: Int {
        get { count > 0 ? self[0] : 0 }
        set { self = IndexPath(item: item, section: newValue) }
    }

    public var row: Int {
        get { item }
        set { item = newValue }
    }

    public var item: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(item: newValue, section: section) }
    }
}
