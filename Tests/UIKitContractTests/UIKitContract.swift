import Testing
import UIKit

@testable import KeyboardHelperExample

/// What the library relies on UIKit for, each behaviour a test of its own.
///
/// Every test names its source. All of them act through a `ContractHarness` alone, so that they can be run against the
/// simulated UIKit and against Apple's. One screen is shared by all: they run one after the other.
@MainActor
@Suite(.serialized)
struct UIKitContract {}
