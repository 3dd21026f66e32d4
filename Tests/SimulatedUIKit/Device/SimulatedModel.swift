public import Foundation

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The measures of one kind of device, in points. Heights of keyboards include the bottom safe area.
public struct SimulatedModel: Sendable {
    /// The keyboard's heights without and with the predictive bar.
    public struct KeyboardHeights: Sendable {
        public var plain: CGFloat
        public var predictive: CGFloat
    }

    /// Which of the two screens of a phone that unfolds.
    public enum Fold: Sendable { case outer, inner }

    public var name: String
    public var idiom = UIUserInterfaceIdiom.phone
    /// A window that fills the screen is regular in both directions, in both orientations.
    public var hasRegularScreen = false
    /// A window that fills the screen on its side is regular along its width.
    public var isRegularOnItsSide = false
    /// Nil for a device with one screen.
    public var fold: Fold?
    /// In portrait.
    public var screen: CGSize
    public var scale: CGFloat
    public var portraitSafeArea: UIEdgeInsets
    public var landscapeSafeArea: UIEdgeInsets
    public var portraitKeyboard: KeyboardHeights
    public var landscapeKeyboard: KeyboardHeights

    // Heights: the figures that apps and libraries have published for these models.
    public static let iPhoneSE = phone("iPhone SE", 375, 667, scale: 2, top: 20, home: 0, side: 0, 216, 260, 163, 200)
    public static let iPhone16 = phone("iPhone 16", 393, 852, scale: 3, top: 59, home: 34, side: 59, 292, 336, 172, 209)
    public static let iPhone16ProMax = phone(
        "iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, home: 34, side: 62, 302, 346, 172, 209,
        isRegularOnItsSide: true)
    /// With the lowest keyboard that was seen on it; see `withKeyboard(_:)` for the others: 336 and 345.
    public static let iPhone17Pro = phone(
        "iPhone 17 Pro", 402, 874, scale: 3, top: 62, home: 34, side: 62, 292, 328, 172, 209)
    public static let iPad11 = pad("iPad 11", 834, 1194, 283, 333, 368, 418)
    public static let iPad13 = pad("iPad 13", 1024, 1366, 283, 333, 368, 418)

    static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, home: CGFloat, side: CGFloat,
        _ plain: CGFloat, _ predictive: CGFloat, _ landscapePlain: CGFloat, _ landscapePredictive: CGFloat,
        isRegularOnItsSide: Bool = false
    ) -> SimulatedModel {
        SimulatedModel(
            name: name,
            isRegularOnItsSide: isRegularOnItsSide,
            screen: CGSize(width: width, height: height),
            scale: scale,
            portraitSafeArea: UIEdgeInsets(top: top, left: 0, bottom: home, right: 0),
            landscapeSafeArea: UIEdgeInsets(top: 0, left: side, bottom: home > 0 ? 21 : 0, right: side),
            portraitKeyboard: KeyboardHeights(plain: plain, predictive: predictive),
            landscapeKeyboard: KeyboardHeights(plain: landscapePlain, predictive: landscapePredictive)
        )
    }

    static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat,
        _ plain: CGFloat, _ predictive: CGFloat, _ landscapePlain: CGFloat, _ landscapePredictive: CGFloat
    ) -> SimulatedModel {
        let safeArea = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        return SimulatedModel(
            name: name,
            idiom: .pad,
            hasRegularScreen: true,
            screen: CGSize(width: width, height: height),
            scale: 2,
            portraitSafeArea: safeArea,
            landscapeSafeArea: safeArea,
            portraitKeyboard: KeyboardHeights(plain: plain, predictive: predictive),
            landscapeKeyboard: KeyboardHeights(plain: landscapePlain, predictive: landscapePredictive)
        )
    }

    /// The same with a keyboard of this height in portrait, its predictive bar included.
    public func withKeyboard(_ height: CGFloat) -> SimulatedModel {
        var model = self
        model.portraitKeyboard.predictive = height
        return model
    }

    func screen(_ orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: screen.height, height: screen.width) : screen
    }

    func safeArea(_ orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        orientation.isLandscape ? landscapeSafeArea : portraitSafeArea
    }

    func keyboard(_ orientation: UIInterfaceOrientation) -> KeyboardHeights {
        orientation.isLandscape ? landscapeKeyboard : portraitKeyboard
    }
}
