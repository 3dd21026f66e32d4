import Foundation

/// A world and what happens in it. The same seed gives the same history everywhere.
struct History: Described, Equatable {
    var world = World()
    var steps: [Step] = []
}
