import UIKit

/// A way of keeping inputs above the keyboard.
enum Way: String, CaseIterable, Codable, CodingKeyRepresentable {
    case nothing, layoutGuide, usualRecipe, keyboardHelper

    var title: String {
        switch self {
        case .nothing: "no code"
        case .layoutGuide: "layout guide"
        case .usualRecipe: "usual recipe"
        case .keyboardHelper: "KeyboardHelper"
        }
    }

    /// Sets a stage up, on which KeyboardHelper is stopped already. Nil if the way does not apply to this scene; otherwise
    /// what has to be kept for as long as the stage is used.
    @MainActor
    func install(on stage: ExampleScene.Stage) -> [AnyObject]? {
        switch self {
        case .nothing, .keyboardHelper: return []
        case .layoutGuide:
            return LayoutGuideWay.install(in: stage.controller) ? [] : nil
        case .usualRecipe:
            return UsualRecipe(for: stage).map { [$0] }
        }
    }
}
