public import Foundation

@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    public override required init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    open var indexPath = IndexPath()
    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false

    open var frame: CGRect {
        get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, size: size) }
        set {
            center = newValue.center
            size = newValue.size
        }
    }
}
