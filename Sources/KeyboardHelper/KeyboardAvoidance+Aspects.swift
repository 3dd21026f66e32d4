extension KeyboardAvoidance {
    /// The parts of an avoidance that are left to the app where something is ignored; see
    /// ``KeyboardAvoidance/ignore(_:for:)-(UIView,_)``.
    public struct Aspects: OptionSet, Sendable {
        /// The bits of the aspects.
        public let rawValue: Int

        /// Creates a set of aspects from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Nothing moves for the inputs. Bars, safe areas and closures do not follow the keyboard while one of them has the
        /// focus.
        public static let movement = Self(rawValue: 1 << 0)
        /// The inputs get no toolbar, appearance or return key, the focus passes them over, and a tap does not end editing.
        public static let editing = Self(rawValue: 1 << 1)
        /// Both.
        public static let all: Self = [.movement, .editing]
    }
}
