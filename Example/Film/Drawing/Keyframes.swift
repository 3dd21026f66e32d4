/// CSS keyframes of one property, from the times at which it got another value.
struct Keyframes {
    /// Milliseconds.
    private let duration: Int
    private let isStepped: Bool
    private var stops: [(time: Int, value: String)] = []

    init(duration: Int, isStepped: Bool) {
        (self.duration, self.isStepped) = (duration, isStepped)
    }

    var isConstant: Bool { stops.count < 2 }

    mutating func add(_ value: String, at time: Int) {
        guard let last = stops.last else { return stops.append((0, value)) }
        if last.value == value { return }
        // What stood still until the frame before begins to move there; what is stepped does so at once.
        let start = max(last.time, time - (isStepped ? 1 : 50))
        if start > last.time { stops.append((start, last.value)) }
        stops.append((time, value))
    }

    /// The rule, and the class that uses it.
    func rule(name: String) -> String {
        let lines = stops.map { "\(percent($0.time))%{\($0.value)}" } + ["100%{\(stops.last?.value ?? "")}"]
        return "@keyframes \(name){\(lines.joined())}.\(name){animation:\(name) \(duration)ms linear infinite}"
    }

    private func percent(_ time: Int) -> String {
        let hundredths = Int((Double(time) / Double(duration) * 10_000).rounded())
        return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
    }
}
