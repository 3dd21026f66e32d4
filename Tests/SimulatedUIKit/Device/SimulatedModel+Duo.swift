import Foundation

// MARK: - A phone that unfolds

extension SimulatedModel {
    /// iPhone Duo folded. Screens and idiom: DeviceKit 5.10.0 and the platform notes of pumblus/liney. Nobody has published its
    /// safe areas and its keyboards: those of its outer screen are assumed to be like a phone's of that width.
    public static let iPhoneDuo: SimulatedModel = {
        var model = phone("iPhone Duo", 466, 678, scale: 3, top: 47, home: 34, side: 47, 302, 346, 172, 209)
        model.fold = .outer
        return model
    }()

    /// The same phone unfolded. Its inner screen is regular in both directions; what keeps free of its edges, and its
    /// keyboards, are assumed to be like a small tablet's.
    public static let iPhoneDuoUnfolded: SimulatedModel = {
        var model = pad("iPhone Duo unfolded", 669, 951, 283, 333, 302, 352)
        (model.idiom, model.scale, model.fold) = (.phone, 3, .inner)
        return model
    }()

    /// The device after it was folded or unfolded; nil for one with a single screen.
    var onOtherScreen: SimulatedModel? {
        switch fold {
        case .outer: .iPhoneDuoUnfolded
        case .inner: .iPhoneDuo
        case nil: nil
        }
    }
}
