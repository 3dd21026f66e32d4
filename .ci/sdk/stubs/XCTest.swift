// The part of Apple's XCTest that Example/UITests use, as https://developer.apple.com/documentation/xctest and
// https://developer.apple.com/documentation/xcuiautomation declare it. `typeKey(_:modifierFlags:)` is left out on purpose: a chord of
// keys makes the software keyboard slide away for a second.
@_exported import Foundation

open class XCTestCase {
    public init() {}
    open func add(_ attachment: XCTAttachment) {}
}

open class XCTAttachment {
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
    public init(string: String) {}
    open var name: String?
    open var lifetime = Lifetime.deleteOnSuccess
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}
public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertEqual<T: Equatable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertEqual<T: FloatingPoint>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertGreaterThanOrEqual<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertLessThanOrEqual<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

public struct CGVector: Sendable {
    public init(dx: CGFloat, dy: CGFloat) {}
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

@MainActor open class XCUIDevice {
    open class var shared: XCUIDevice { XCUIDevice() }
    open var orientation = UIDeviceOrientation.unknown
}

@MainActor open class XCUIElement {
    open var firstMatch: XCUIElement { self }
    open var exists: Bool { false }
    open var isHittable: Bool { false }
    open var frame: CGRect { .zero }
    open var label: String { "" }
    open var value: Any? { nil }
    open var tables: XCUIElementQuery { XCUIElementQuery() }
    open var staticTexts: XCUIElementQuery { XCUIElementQuery() }
    open var textFields: XCUIElementQuery { XCUIElementQuery() }
    open var textViews: XCUIElementQuery { XCUIElementQuery() }
    open var buttons: XCUIElementQuery { XCUIElementQuery() }
    open var navigationBars: XCUIElementQuery { XCUIElementQuery() }
    open var otherElements: XCUIElementQuery { XCUIElementQuery() }
    open func waitForExistence(timeout: TimeInterval) -> Bool { false }
    open func tap() {}
    open func typeText(_ text: String) {}
    open func swipeUp(velocity: XCUIGestureVelocity) {}
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { XCUICoordinate() }
}

@MainActor open class XCUIApplication: XCUIElement {
    override public init() {}
    open var launchArguments: [String] = []
    open func launch() {}
}

@MainActor open class XCUIElementQuery {
    open var staticTexts: XCUIElementQuery { XCUIElementQuery() }
    open var firstMatch: XCUIElement { XCUIElement() }
    open subscript(key: String) -> XCUIElement { XCUIElement() }
}

public struct XCUIGestureVelocity: RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 0)
    public static let slow = Self(rawValue: 0)
    public static let fast = Self(rawValue: 0)
}

@MainActor open class XCUICoordinate {
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { self }
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
    ) {}
}

extension CGVector {
    public static let zero = CGVector(dx: 0, dy: 0)
}
