import Foundation

/// A stand-in for SwiftUI's view, which is known by the beginning of its class's name alone.
public enum SimulatedSwiftUI {
    // swift-format-ignore: NoLeadingUnderscores
    public class _UIHostingView<Content>: UIView {}
}
