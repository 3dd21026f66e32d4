public import Foundation

@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}

/// What every coordinate space of the simulation can tell: where its points are on the screen.
@MainActor
protocol SimulatedSpace: UICoordinateSpace {
    func toScreen(_ point: CGPoint) -> CGPoint
    func fromScreen(_ point: CGPoint) -> CGPoint
}

extension SimulatedSpace {
    func map(_ point: CGPoint, to other: any UICoordinateSpace) -> CGPoint {
        SimulatedEngine.uncounted.conversions += 1
        guard let other = other as? any SimulatedSpace else { return point }
        return other.fromScreen(toScreen(point))
    }

    func map(_ rect: CGRect, to other: any UICoordinateSpace) -> CGRect {
        SimulatedEngine.uncounted.conversions += 1
        guard let other = other as? any SimulatedSpace else { return rect }
        return rect.boundingBox { other.fromScreen(toScreen($0)) }
    }
}
