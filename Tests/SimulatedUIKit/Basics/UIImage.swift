public import Foundation

/// An image is its name; nothing is drawn.
open class UIImage: NSObject, @unchecked Sendable {
    public let simulatedName: String

    /// A symbol of the system's set; which names are in it is not known here.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(simulatedNamed: name)
    }

    init(simulatedNamed name: String) {
        simulatedName = name
    }

    open var size: CGSize { CGSize(width: 20, height: 20) }
}
