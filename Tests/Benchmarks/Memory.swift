import Foundation
import KeyboardHelper
import UIKit

/// What an avoidance holds, and that nothing of it stays.
@MainActor
enum Memory {
    static func report() {
        guard bytesInUse > 0 else { return print("\nmemory: measured with glibc only") }
        print("\nmemory, bytes a host beyond the same screen without help")
        for kind in ["off screen", "on screen, keyboard down", "on screen, keyboard up"] {
            let (without, with) = (bytes(kind, .none), bytes(kind, .ours))
            print("  \(kind): \(with - without)")
        }
        print("\n10,000 pushes and pops, each with the keyboard: bytes more than after 1,000")
        for helper in [Helper.none, .ours] { print("  \(helper): \(growth(helper))") }
    }

    /// What the allocator has given out: glibc tells in XML what it has, and what of it is free.
    private static var bytesInUse: Int {
        typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
        var (text, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
        guard let symbol = dlsym(nil, "malloc_info"), let file = open_memstream(&text, &size) else { return 0 }
        _ = unsafeBitCast(symbol, to: MallocInfo.self)(0, file)
        fclose(file)
        defer { free(text) }
        let lines = text.map { String(cString: $0) }?.split(separator: "\n") ?? []
        func total(_ start: String) -> Int {
            let line = lines.last { $0.hasPrefix(start) }
            return line?.split(separator: "\"").last { Int($0) != nil }.flatMap { Int($0) } ?? 0
        }
        let free = total("<total type=\"fast\"") + total("<total type=\"rest\"")
        return total("<system type=\"current\"") + total("<total type=\"mmap\"") - free
    }

    private static func screen(_ helper: Helper) -> Screen {
        let screen = Screen()
        let scrollView = screen.addScrollView()
        screen.addFields(12, in: scrollView)
        if helper == .ours { screen.handleKeyboard(scrollView: scrollView) }
        return screen
    }

    private static func bytes(_ kind: String, _ helper: Helper) -> Int {
        let parent = UIViewController()
        let device = Bench.device(showing: parent)
        func add() -> Screen {
            let child = screen(helper)
            guard kind != "off screen" else { return child }
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            device.settle()
            if kind.hasSuffix("up") {
                device.turn { _ = child.fields[11].becomeFirstResponder() }
                device.settle()
            }
            return child
        }
        let first = add()
        let before = bytesInUse
        let screens = (0..<50).map { _ in add() }
        let bytes = (bytesInUse - before) / screens.count
        return withExtendedLifetime((first, screens, device)) { bytes }
    }

    private static func growth(_ helper: Helper) -> Int {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let device = Bench.device(showing: navigation)
        func push(_ count: Int) {
            for _ in 0..<count {
                let screen = screen(helper)
                device.turn { navigation.pushViewController(screen, animated: false) }
                device.turn { _ = screen.fields[11].becomeFirstResponder() }
                device.settle()
                device.turn { navigation.popViewController(animated: false) }
                device.settle()
            }
        }
        push(1_000)
        let before = bytesInUse
        push(9_000)
        return bytesInUse - before
    }
}
