// The part of SwiftUI that HostAppHarness uses, as https://developer.apple.com/documentation/swiftui declares it.
public import UIKit

@MainActor @preconcurrency public protocol View {}

public struct LocalizedStringKey: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
}

@frozen public struct Binding<Value> {
    public static func constant(_ value: Value) -> Binding<Value> { Binding() }
}

@frozen public struct Text: View {}

public struct TextField<Label: View>: View {}

extension TextField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}

open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
}
