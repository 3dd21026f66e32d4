import Testing

/// What the library must do on a device, seen on its screen. There is one first responder, so one test runs at a time.
@MainActor
@Suite(.serialized)
struct DeviceTests {}
