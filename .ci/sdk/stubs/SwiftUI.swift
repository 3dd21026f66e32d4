// The part of SwiftUI that the Example uses, as https://developer.apple.com/documentation/swiftui declares it.
public import UIKit

@MainActor @preconcurrency public protocol View {}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = Self(rawValue: 1)
}

public struct Edge: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Self(rawValue: 1)
    }
}

public struct IgnoresSafeArea: View {}

extension View {
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        IgnoresSafeArea()
    }
}

@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    @MainActor @preconcurrency public required dynamic init?(coder: NSCoder) { nil }
    @MainActor @preconcurrency public var rootView: Content
}
