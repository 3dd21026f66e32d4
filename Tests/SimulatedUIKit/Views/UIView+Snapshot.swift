public import Foundation

extension UIView {
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: modelBounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows what a part of this one shows at this instant. It has the size of that part and stretches the
    /// picture where it is given another. Nothing in it takes touches or the focus.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard let hostWindow, rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
        if afterUpdates {
            SimulatedEngine.current.performing(as: .uikit) { hostWindow.simulatedUpdateSafeAreas() }
            hostWindow.simulatedLayoutIfNeeded()
        }
        let isVisible = !isHidden && shownAlpha >= 0.01
        let inPicture = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
        var picture = isVisible ? simulatedNode(placed: inPicture) : nil
        // Here each picture is a copy: with pictures of pictures it would double every time. UIKit copies nothing.
        let earlier = childViews.compactMap { $0 as? _UIReplicantView }
        let nested = Set(earlier.filter { $0.depth > 2 }.map(\.simulatedNumber))
        picture?.subviews.removeAll { nested.contains($0.id) }
        let depth = 1 + (earlier.map(\.depth).max() ?? 0)
        return _UIReplicantView(size: rect.size, capInsets: capInsets, picture: picture, depth: depth)
    }
}

/// Private in UIKit too.
final class _UIReplicantView: UIView {
    private let size: CGSize
    private let capInsets: UIEdgeInsets
    /// How many pictures lie in each other, at the most, with this one.
    let depth: Int
    private var picture: SimulatedSnapshot.Node?

    init(size: CGSize, capInsets: UIEdgeInsets, picture: SimulatedSnapshot.Node?, depth: Int) {
        self.size = size
        self.capInsets = capInsets
        self.depth = depth
        super.init(frame: CGRect(origin: .zero, size: size))
        clipsToBounds = true
        self.picture = picture.map { still($0) }
    }

    required init?(coder: NSCoder) { nil }

    /// What is pictured goes on living as it likes; the picture's parts have numbers of their own.
    private func still(_ node: SimulatedSnapshot.Node) -> SimulatedSnapshot.Node {
        var node = node
        node.id = SimulatedLayoutState.nextNumber()
        node.isFirstResponder = false
        node.caret = nil
        node.subviews = node.subviews.map { still($0) }
        return node
    }

    func simulatedPicture(inScreen toScreen: CGAffineTransform) -> SimulatedSnapshot.Node? {
        let shown = shownBounds
        return picture?.mapped { rect in
            let x = self.stretch(
                rect.minX, rect.maxX, self.size.width, shown.width, self.capInsets.left, self.capInsets.right)
            let y = self.stretch(
                rect.minY, rect.maxY, self.size.height, shown.height, self.capInsets.top, self.capInsets.bottom)
            return CGRect(x: x.0 + shown.minX, y: y.0 + shown.minY, width: x.1 - x.0, height: y.1 - y.0)
                .applying(toScreen)
        }
    }

    /// The caps keep their size; what is between them is stretched.
    private func stretch(
        _ low: CGFloat, _ high: CGFloat, _ size: CGFloat, _ shown: CGFloat, _ first: CGFloat, _ last: CGFloat
    ) -> (CGFloat, CGFloat) {
        let middle = size - first - last
        let factor = middle > 0 ? max(0, shown - first - last) / middle : 1
        func place(_ value: CGFloat) -> CGFloat {
            if value <= first { return value }
            if value >= size - last { return value + shown - size }
            return first + (value - first) * factor
        }
        return (place(low), place(high))
    }
}

extension SimulatedSnapshot.Node {
    fileprivate func mapped(_ map: (CGRect) -> CGRect) -> Self {
        var node = self
        node.frame = map(frame)
        for index in texts.indices { node.texts[index].frame = map(texts[index].frame) }
        node.subviews = subviews.map { $0.mapped(map) }
        return node
    }
}
