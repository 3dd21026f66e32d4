import UIKit

/// What a node stands for, apart from the view that it shows.
enum FilmRole: Hashable {
    case screen, view, dimming, grabber, keyboard, board, keys, suggestions, touch
    case icon(Int)
}

/// Turns a snapshot into the nodes of a film.
@MainActor
final class FilmPainter {
    /// Takes a node and returns its number.
    typealias Sink = (_ id: Int?, _ role: FilmRole, _ parent: Int, _ state: FilmState) -> Int

    /// Everything that is drawn.
    struct Picture: Equatable {
        let snapshot: SimulatedSnapshot
        /// The wheels that have the keyboard's place.
        let wheels: WheelArt?
        /// Where a finger touches the screen.
        let touch: CGPoint?
    }

    private let model: SimulatedModel
    private let tables: FilmTables
    /// The keys that were on the keyboard when it was last somebody's.
    private var lastKeys: KeyboardArt?

    init(model: SimulatedModel, tables: FilmTables) {
        (self.model, self.tables) = (model, tables)
    }

    func draw(_ picture: Picture, into sink: Sink) {
        let (snapshot, touch) = (picture.snapshot, picture.touch)
        let bounds = CGRect(origin: .zero, size: snapshot.screen)
        let screen = sink(nil, .screen, 0, state(bounds, in: .zero))
        for window in snapshot.windows { draw(window, in: screen, at: .zero, snapshot, sink) }
        if let keyboard = snapshot.keyboard { draw(keyboard, picture.wheels, in: screen, snapshot, sink) }
        guard let touch else { return }
        let dot = CGRect(x: touch.x - 22, y: touch.y - 22, width: 44, height: 44)
        _ = sink(nil, .touch, screen, state(dot, in: .zero, look: FilmLook(fill: "touch", radius: 220)))
    }

    // MARK: Views

    /// `origin` is where the parent's content begins on the screen.
    private func draw(
        _ node: SimulatedSnapshot.Node, in parent: Int, at origin: CGPoint, _ snapshot: SimulatedSnapshot, _ sink: Sink,
        as part: Part = .view
    ) {
        guard shows(node) else { return }
        var look = look(of: node)
        // A card that the app presents in a style of its own has its own corners.
        let isSheet = part == .sheet && look.fill != nil && node.cornerRadius == 0
        if isSheet { (look.fill, look.radius) = ("sheet", 380) }
        var frame = node.frame
        if part == .barItem, node.kind == .button { wrap(node, &frame, &look) }
        var state = state(frame, in: origin, look: look)
        state.opacity = Int((node.alpha * 100).rounded())
        (state.scrollX, state.scrollY) = (tenths(node.contentOffset.x), tenths(node.contentOffset.y))
        let content = CGPoint(x: frame.minX - node.contentOffset.x, y: frame.minY - node.contentOffset.y)
        let tabs = node.kind == .tabBar ? TabBarArt(node) : nil
        let texts = node.kind == .navigationBar ? node.titlesBesideItems : tabs?.titles ?? node.texts
        let lines = texts.flatMap { $0.split(at: node.caret) }
        state.text = tables.number(of: lines.map { line($0, of: node.kind, in: content) })
        if let caret = node.caret {
            let x = texts.first { $0.holds(caret) }?.place(of: caret) ?? caret.minX
            state.caret = [
                tenths(x - content.x), tenths(caret.minY - content.y), tenths(caret.width),
                tenths(caret.height),
            ]
        }
        let number = sink(node.id, .view, parent, state)
        if isSheet, node.frame.maxY >= snapshot.screen.height - 1 {
            let grabber = CGRect(x: node.frame.midX - 18, y: node.frame.minY + 5, width: 36, height: 5)
            let look = FilmLook(fill: "gray4", radius: 25)
            _ = sink(node.id, .grabber, number, self.state(grabber, in: content, look: look))
        }
        for (index, icon) in (tabs?.icons ?? []).enumerated() {
            let art = tables.number(ofArt: icon.name) { icon.art }
            _ = sink(node.id, .icon(index), number, self.state(icon.frame, in: content, look: FilmLook(art: art)))
        }
        for (index, child) in node.subviews.enumerated() {
            let isSheet = node.kind == .window && index > 0 && child.frame.size != node.frame.size && shows(child)
            if isSheet { dim(behind: child, in: number, node.frame, sink) }
            let part: Part = isSheet ? .sheet : node.kind == .navigationBar ? .barItem : .view
            draw(child, in: number, at: content, snapshot, sink, as: part)
        }
    }

    /// Whether anything of it or in it is seen.
    private func shows(_ node: SimulatedSnapshot.Node) -> Bool {
        node.backgroundColor != nil || node.border != nil || !node.texts.isEmpty || node.image != nil
            || node.caret != nil || [.navigationBar, .tabBar, .toolbar].contains(node.kind)
            || node.subviews.contains(where: shows)
    }

    private func look(of node: SimulatedSnapshot.Node) -> FilmLook {
        var look = FilmLook(
            fill: node.backgroundColor.map(tables.fill),
            radius: tenths(node.cornerRadius),
            borderWidth: node.border.map { tenths($0.width) },
            borderColor: node.border.map { tables.fill($0.color) },
            clips: node.clips
        )
        switch node.kind {
        case .navigationBar: (look.fill, look.reachesTop) = ("bar", true)
        case .toolbar where look.fill == nil, .tabBar:
            let size = node.frame.size
            look.art = tables.number(ofArt: "pane \(size)") { Self.pane(size) }
        case .image:
            guard let name = node.image else { break }
            look.art = tables.number(ofArt: "symbol \(name)") { SymbolArt.draw(name) }
        default: break
        }
        return look
    }

    private func line(_ text: SimulatedSnapshot.Text, of kind: SimulatedSnapshot.Kind, in origin: CGPoint) -> FilmLine {
        // Typed text has a width of its own, so that the caret stands behind it in any font; placeholders are paler.
        let isTyped = (kind == .textField && text.color.alpha > 0.5) || kind == .textView
        let (x, anchor): (CGFloat, String) =
            switch text.alignment {
            case .center: (text.frame.midX, "middle")
            case .right: (text.frame.maxX, "end")
            default: (text.frame.minX, "start")
            }
        return FilmLine(
            string: text.string,
            x: tenths(x - origin.x),
            baseline: tenths(text.frame.minY - origin.y + text.fontSize * 0.95),
            width: isTyped && text.string.count > 1 ? tenths(text.width) : nil,
            anchor: anchor,
            size: tenths(text.fontSize),
            isBold: text.fontWeight >= 0.25,
            color: tables.ink(text.color)
        )
    }

    /// What is behind a sheet is darker, the more of the sheet is to be seen.
    private func dim(behind sheet: SimulatedSnapshot.Node, in parent: Int, _ screen: CGRect, _ sink: Sink) {
        var state = state(screen, in: .zero, look: FilmLook(fill: "dimming"))
        let visible = (screen.maxY - sheet.frame.minY) / max(1, sheet.frame.height)
        state.opacity = Int((min(max(visible, 0), 1) * 100).rounded())
        _ = sink(sheet.id, .dimming, parent, state)
    }

    // MARK: The keyboard

    private func draw(
        _ keyboard: SimulatedSnapshot.Keyboard, _ wheels: WheelArt?, in screen: Int, _ snapshot: SimulatedSnapshot,
        _ sink: Sink
    ) {
        let frame = keyboard.frame
        let look = FilmLook(fill: keyboard.hasKeys ? nil : "bar", clips: true)
        let parent = sink(nil, .keyboard, screen, state(frame, in: .zero, look: look))
        if let accessory = keyboard.accessory { draw(accessory, in: parent, at: frame.origin, snapshot, sink) }
        let top = keyboard.accessory?.frame.height ?? 0
        if keyboard.hasKeys {
            // Only its upper corners are round: the lower ones are below the screen.
            let board = CGRect(x: frame.minX, y: frame.minY + top, width: frame.width, height: keyboard.height + 60)
            let look = FilmLook(fill: keyboard.isDark ? "keyboard-dark" : "keyboard", radius: 260)
            _ = sink(nil, .board, parent, state(board, in: frame.origin, look: look))
        }
        if let view = keyboard.inputView {
            draw(view, in: parent, at: frame.origin, snapshot, sink)
            if let wheels { draw(wheels, in: parent, keyboard, sink) }
            return
        }
        guard keyboard.hasKeys else { return }
        let art = keyboard.type == nil ? lastKeys ?? keysOf(keyboard, snapshot) : keysOf(keyboard, snapshot)
        lastKeys = art
        let number = tables.number(ofArt: art.name) { art.draw() }
        let keys = CGRect(origin: CGPoint(x: frame.minX, y: frame.minY + top), size: art.size)
        _ = sink(nil, .keys, parent, state(keys, in: frame.origin, look: FilmLook(art: number)))
        guard !art.words.isEmpty else { return }
        var words = state(keys, in: frame.origin)
        words.text = tables.number(of: art.words)
        _ = sink(nil, .suggestions, parent, words)
    }

    /// In the middle of what the keyboard's place leaves below its accessory.
    private func draw(_ wheels: WheelArt, in parent: Int, _ keyboard: SimulatedSnapshot.Keyboard, _ sink: Sink) {
        let (frame, top) = (keyboard.frame, keyboard.accessory?.frame.height ?? 0)
        let place = CGRect(
            x: frame.minX, y: frame.minY + top, width: frame.width, height: max(1, keyboard.height - top))
        let number = tables.number(ofArt: wheels.name + "\(place.size)") { wheels.draw(in: place.size) }
        _ = sink(nil, .keys, parent, state(place, in: frame.origin, look: FilmLook(art: number)))
    }

    private func keysOf(_ keyboard: SimulatedSnapshot.Keyboard, _ snapshot: SimulatedSnapshot) -> KeyboardArt {
        KeyboardArt(keyboard, in: snapshot, model: model)
    }

    // MARK: Glass

    /// What a view is to the one that it is in.
    private enum Part {
        case view, sheet, barItem
    }

    /// A button in a navigation bar is on a piece of glass that is wider than its title.
    private func wrap(_ button: SimulatedSnapshot.Node, _ frame: inout CGRect, _ look: inout FilmLook) {
        let title = button.flattened.flatMap(\.texts).map(\.width).max() ?? 0
        frame = frame.insetBy(dx: min(0, (frame.width - title) / 2 - 12), dy: 0)
        (look.fill, look.radius) = (look.fill ?? "pane", tenths(frame.height / 2))
        (look.borderWidth, look.borderColor) = (look.borderWidth ?? 5, look.borderColor ?? "pane-edge")
    }

    /// The piece of glass that a toolbar's or a tab bar's items stand on, above what the home indicator needs.
    private static func pane(_ size: CGSize) -> FilmArt {
        let height = size.height > 70 ? 52 : size.height - 4
        let markup = Markup.rect(
            8, 2, size.width - 16, height, radius: height / 2,
            " stroke-width=\"0.5\" class=\"c-pane s-pane-edge\"")
        return FilmArt(width: size.width, height: size.height, markup: markup)
    }

    // MARK: Numbers

    private func state(_ frame: CGRect, in origin: CGPoint, look: FilmLook = FilmLook()) -> FilmState {
        FilmState(
            isPresent: true,
            x: tenths(frame.minX - origin.x),
            y: tenths(frame.minY - origin.y),
            width: tenths(frame.width),
            height: tenths(frame.height),
            look: tables.number(of: look)
        )
    }

    private func tenths(_ length: CGFloat) -> Int { Int((length * 10).rounded()) }
}

extension SimulatedSnapshot.Text {
    /// Its width in the system's font, about: the simulation gives every letter half the size of its font.
    fileprivate var width: CGFloat {
        string.reduce(0) { $0 + Self.width(of: $1) } * fontSize
    }

    fileprivate func holds(_ caret: CGRect) -> Bool { caret.midY > frame.minY && caret.midY < frame.maxY }

    /// The letters in front of the caret.
    private func count(before caret: CGRect) -> Int {
        min(max(0, Int(((caret.minX - frame.minX) / (fontSize / 2)).rounded())), string.count)
    }

    /// Where a caret stands between letters of that width.
    fileprivate func place(of caret: CGRect) -> CGFloat {
        var before = self
        before.string = String(string.prefix(count(before: caret)))
        switch alignment {
        case .right: return frame.maxX - width + before.width
        case .center: return frame.midX - width / 2 + before.width
        default: return frame.minX + before.width
        }
    }

    private static func width(of letter: Character) -> CGFloat {
        switch letter {
        case "i", "j", "l", "I", ".", ",", ":", "'", "|", "!": 0.26
        case "f", "r", "t", " ", "-", "/", "(", ")": 0.34
        case "m", "w", "M", "W", "@", "%": 0.86
        case _ where letter.isUppercase: 0.67
        default: 0.56
        }
    }

    /// The line in two where the caret stands in it, so that the caret is between the same letters in any font. Spaces at
    /// the end are left away: they hang over the edge.
    fileprivate func split(at caret: CGRect?) -> [SimulatedSnapshot.Text] {
        var whole = self
        while whole.string.last == " " { whole.string.removeLast() }
        guard let caret, holds(caret), caret.minX < frame.maxX - 1 else { return [whole] }
        let count = count(before: caret)
        guard count > 0, count < whole.string.count else { return [whole] }
        var (before, after) = (whole, whole)
        before.string = String(whole.string.prefix(count))
        before.frame.size.width = caret.minX - frame.minX
        after.string = String(whole.string.dropFirst(count))
        after.frame = CGRect(
            x: place(of: caret), y: frame.minY, width: frame.maxX - caret.minX, height: frame.height)
        return [before, after]
    }
}

extension SimulatedSnapshot.Node {
    /// A bar's title in the middle, or in the middle of what the items on the right leave.
    fileprivate var titlesBesideItems: [SimulatedSnapshot.Text] {
        let items = subviews.filter { !$0.texts.isEmpty || !$0.subviews.isEmpty }.map(\.frame)
        let right = items.map(\.minX).filter { $0 > frame.minX + 60 }.min() ?? frame.maxX
        return texts.map { text in
            var title = text
            let half = CGFloat(text.string.count) * text.fontSize / 4
            if text.frame.midX + half > right - 8 {
                title.frame.origin.x += (frame.minX + right) / 2 - text.frame.midX
            }
            return title
        }
    }
}
