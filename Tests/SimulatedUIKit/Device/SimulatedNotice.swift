public import Foundation

/// A notification of the keyboard before it is posted; nil leaves a key out.
public struct SimulatedNotice: Sendable {
    public var event: SimulatedKeyboard.Event
    public var begin: CGRect?
    public var end: CGRect?
    /// Seconds.
    public var duration: TimeInterval?
    public var curve: Int?
    public var isLocal: Bool?

    public init(
        event: SimulatedKeyboard.Event, begin: CGRect? = nil, end: CGRect? = nil, duration: TimeInterval? = nil,
        curve: Int? = nil, isLocal: Bool? = nil
    ) {
        (self.event, self.begin, self.end) = (event, begin, end)
        (self.duration, self.curve, self.isLocal) = (duration, curve, isLocal)
    }
}
