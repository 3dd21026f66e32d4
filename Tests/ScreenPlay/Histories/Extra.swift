import KeyboardHelperTestSupport

/// What only some of the histories contain. Each kind is drawn from numbers of its own, so that a new one changes none of
/// the histories without it.
enum Extra: String, CaseIterable, Sendable {
    /// The app assigns values that may be near to the library's own, and constants of any size.
    case values
    /// Controllers with an additional safe area, which the app changes.
    case safeAreas
    /// A window that is called beside its controllers, and controllers that call nothing.
    case windows
    /// Two bars, buttons in front of what scrolls, and hosts with a bar around hosts.
    case bars
    /// A finger holds the keyboard while other things happen.
    case heldKeyboards
    /// Lists with rows and items of many heights, also self-sizing, which come and go without a reload, and are refreshed;
    /// and tables with headers and footers in which there are fields.
    case rows
    /// Orders by tag, from the right to the left, and with the next input visible.
    case orders
    /// Presentations in every style, page and search controllers, table controllers and web views.
    case presentations
    /// Other windows, in front or in a scene of their own, in which somebody types.
    case scenes
    /// A phone that is unfolded and folded, with its bars at the side or not.
    case folds
    /// Messages above an input that has the focus, which come and go, animated or not.
    case messages
    /// Lists of completions below a field.
    case completions
    /// Strips of cards in what scrolls.
    case strips
    /// Boxes of one-time codes, whose input shows nothing.
    case codes
    /// Grids that scroll both ways.
    case grids
    /// Components that assign the inset of their list in their own layout.
    case components
    /// Two lists of which one is there at a time, with a call each.
    case exchanges
    /// Fields of SwiftUI, in rows and in a sheet.
    case hosted
    /// A switch of the device that has another position from the beginning on.
    case positions
    /// Boxes that come in front of a field while the keyboard rests, and lists on the bar.
    case covers
    /// Controllers that let their safe area end at the keyboard, or call one closure for all.
    case calls
    /// Children that are moved, and panels that reach below the screen.
    case places
    /// Bars of the app's own over the top.
    case tops
    /// Sections that are closed, with inputs in them.
    case sections

    /// How many of a hundred histories contain it.
    var share: Int {
        switch self {
        case .values, .safeAreas, .windows, .bars, .heldKeyboards, .rows, .orders, .presentations, .scenes, .folds,
            .positions:
            6
        case .messages, .completions, .strips, .codes, .grids, .components, .exchanges, .hosted, .covers, .calls,
            .places, .tops, .sections:
            3
        }
    }

    /// Adds it to a history.
    func add(to history: inout History, _ random: inout SeededGenerator) {
        switch self {
        case .values: history.addValues(&random)
        case .safeAreas: history.addSafeAreas(&random)
        case .windows: history.addWindows(&random)
        case .bars: history.addBars(&random)
        case .heldKeyboards: history.addHeldKeyboards(&random)
        case .rows: history.addRows(&random)
        case .orders: history.addOrders(&random)
        case .presentations: history.addPresentations(&random)
        case .scenes: history.addScenes(&random)
        case .folds: history.addFolds(&random)
        case .messages: history.addMessages(&random)
        case .completions: history.addCompletions(&random)
        case .strips: history.addStrips(&random)
        case .codes: history.addCodes(&random)
        case .grids: history.addGrids(&random)
        case .components: history.addComponents(&random)
        case .exchanges: history.addExchanges(&random)
        case .hosted: history.addHosted(&random)
        case .covers: history.addCovers(&random)
        case .calls: history.addCalls(&random)
        case .places: history.addPlaces(&random)
        case .tops: history.addTops(&random)
        case .sections: history.addSections(&random)
        case .positions: history.world.position = random.pick(of: Switch.allCases)
        }
    }
}

extension History {
    /// Adds the extras that are asked for; without any, those that the seed draws.
    mutating func add(_ wanted: Set<Extra>?, seed: UInt64) {
        for (index, extra) in Extra.allCases.enumerated() {
            var random = SeededGenerator(seed: seed &* 0xD134_2543_DE82_EF95 &+ UInt64(index + 1))
            let isDrawn = random.chance(extra.share)
            if wanted?.contains(extra) ?? isDrawn { extra.add(to: &self, &random) }
        }
    }

    /// Puts steps at places that are chosen at random, often after an input has got the focus.
    mutating func insert(_ count: Int, _ random: inout SeededGenerator, _ step: (inout SeededGenerator) -> Step) {
        for _ in 0..<count {
            var next = [step(&random)]
            if random.chance(50) { next = [.focus(random.number(below: 24)), .settle] + next }
            if random.chance(70) { next.append(.settle) }
            steps.insert(contentsOf: next, at: random.number(below: steps.count))
        }
    }
}
