import Testing

/// As in `KeyboardHelperTests`. The module that the test targets share is linked into programs, so it cannot import Testing.
func expectEqual<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    guard actual != expected else { return }
    let values = "\(actual) is not \(expected)"
    Issue.record(comment().map { "\(values): \($0)" } ?? "\(values)", sourceLocation: location)
}
