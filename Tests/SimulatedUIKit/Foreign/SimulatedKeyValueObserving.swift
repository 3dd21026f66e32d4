/// Classes as they are while key-value observing watches one of their objects: the runtime makes a subclass whose name
/// begins with `NSKVONotifying_`, and the object answers for the class that it was made of when asked for `classForCoder`.
///
/// No Swift object changes its class here, so a test makes an object of the subclass from the beginning. A test that needs
/// another one declares it likewise.
public enum SimulatedKeyValueObserving {
    public final class NSKVONotifying_UITableView: UITableView {
        public override var classForCoder: AnyClass { UITableView.self }
    }

    public final class NSKVONotifying_WKWebView: SimulatedWebKit.WKWebView {
        public override var classForCoder: AnyClass { SimulatedWebKit.WKWebView.self }
    }

    /// The runtime names a generic class of Swift by its mangled name.
    public final class NSKVONotifying__TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: SimulatedSwiftUI._UIHostingView<Int> {
        public override var classForCoder: AnyClass { SimulatedSwiftUI._UIHostingView<Int>.self }
    }
}
