import Testing

@testable import KeyboardHelperExample

/// The captions say what was seen, and nothing that only usually happens.
@Suite struct StepWordsTests {
    private let words = StepWords(moves: "The form")

    private func sight(
        _ top: Double = 300, _ bottom: Double = 334, covered: Double = 0, keyboard: Double = 500, scrolled: Double = 0,
        inset: Double = 0
    ) -> Sight {
        Sight(
            input: "“Name”", top: top, bottom: bottom, covered: covered, hidden: covered, frameTop: top,
            frameBottom: bottom, frameCovered: covered, barBottom: 100, keyboardTop: keyboard, screenHeight: 800,
            scrolled: scrolled, inset: inset)
    }

    private func step(_ act: FilmStep.Act = .focus, from before: Sight? = nil, to after: Sight) -> FilmStep {
        FilmStep(act: act, time: 0, before: before ?? after, after: after)
    }

    @Test("of an input that UIKit keeps on the keyboard, the words are the same with and without")
    func onKeyboard() {
        var (before, after) = (sight(716, 750, keyboard: 708), sight(466, 500, keyboard: 458))
        (before.standsOnKeyboard, after.standsOnKeyboard) = (true, true)
        let focus = step(from: before, to: after)
        #expect(words.without(focus) == "UIKit keeps the bar with “Name” on the keyboard.")
        #expect(words.with(focus, without: focus) == words.without(focus))
        #expect(words.with(step(.typing, to: after), without: nil) == "“Name” stays visible.")
        #expect(
            words.with(step(.dismissal, from: after, to: before), without: nil)
                == "The keyboard has left. UIKit keeps the bar with “Name” at the bottom of the screen.")
    }

    // MARK: Without

    @Test("an input is hidden, covered in part, too close or visible")
    func without() {
        #expect(words.without(step(to: sight(600, 634, covered: 34))) == "The keyboard hides “Name”.")
        #expect(
            words.without(step(to: sight(480, 514, covered: 14)))
                == "The keyboard covers 14 pt of “Name”, which is 34 pt high.")
        #expect(
            words.without(step(to: sight(463, 497))) == "“Name” is visible, 3 pt above the keyboard.")
        #expect(words.without(step(to: sight(466, 500))) == "“Name” touches the keyboard.")
        #expect(words.without(step(to: sight())) == "“Name” stays visible, 166 pt above the keyboard.")
        #expect(words.without(step(to: sight(20, 54))) == "“Name” is off screen.")
        var beside = sight()
        beside.isBeside = true
        #expect(words.without(step(to: beside)) == "“Name” is off screen.")
    }

    @Test("what was hidden does not stay visible, it is visible again")
    func visibleAgain() {
        for before in [sight(480, 514, covered: 14), sight(20, 54)] {
            #expect(
                words.without(step(.growth(-70), from: before, to: sight()))
                    == "The keyboard is 70 pt lower. “Name” is visible again, 166 pt above the keyboard.")
        }
    }

    @Test("while a device turns, its end is not told")
    func turning() {
        let turn = FilmStep(act: .rotation(isLandscape: true), time: 500, end: 1500, before: sight(), after: sight())
        let captions = words.captions(of: [turn])
        #expect(captions.map(\.time) == [0, 500, 1500])
        #expect(captions[1].words == "The device turns to landscape.")
        #expect(captions[2].words.hasPrefix("In landscape, 400 pt remain"))
    }

    @Test("a movement's end is told when it stands still, and what moves until then")
    func movement() {
        let step = FilmStep(
            act: .focus, time: 500, end: 900, before: sight(keyboard: 800), after: sight(600, 634, covered: 34))
        let captions = words.captions(of: [step])
        #expect(captions.map(\.time) == [0, 500, 900])
        #expect(captions[1].words == "The keyboard comes up.")
        #expect(captions[2].words == "The keyboard hides “Name”.")
    }

    @Test("typing that cannot be seen is said to be out of sight")
    func typing() {
        func words(_ before: Sight, _ after: Sight) -> String? {
            let step = FilmStep(act: .typing, time: 500, end: 900, before: before, after: after)
            return self.words.captions(of: [step]).first { $0.time == 500 }?.words
        }
        let hidden = sight(600, 634, covered: 34)
        #expect(words(sight(), sight()) == "Text is typed.")
        #expect(words(hidden, hidden) == "Text is typed that cannot be seen.")
        #expect(words(sight(), hidden) == "Text is typed, and goes out of sight.")
    }

    @Test("a script begins with what is seen then, and not with the words of the one before")
    func chapters() {
        func chapter(_ start: Int, _ end: Int) -> Film.Chapter {
            Film.Chapter(name: "", start: start, end: end, poster: end, covered: 0)
        }
        let drag = FilmStep(act: .drag(gaps: [8], isInside: true), time: 500, before: sight(), after: sight())
        let dismissal = FilmStep(act: .dismissal, time: 2000, before: sight(), after: sight(keyboard: 800))
        let captions = words.captions(of: [drag, dismissal], in: [chapter(0, 1500), chapter(1500, 3000)])
        #expect(captions.map(\.time) == [0, 500, 1500, 2000])
        #expect(captions[2].words == "“Name” is visible, 166 pt above the keyboard.")
    }

    @Test("a companion that is hidden is told of, though the input is visible")
    func companion() {
        var hidden = sight(440, 474)
        hidden.companion = Sight.Companion(name: "“Send”", covered: 20, hidden: 20, bottom: 520)
        #expect(
            words.without(step(to: hidden))
                == "“Name” is visible, but the keyboard hides “Send”, which belongs to it.")
        hidden.companion?.covered = 0
        #expect(
            words.without(step(to: hidden))
                == "“Name” is visible, but “Send”, which belongs to it, is not.")
        var seen = sight(400, 434, scrolled: 40)
        seen.companion = Sight.Companion(name: "“Send”", bottom: 480)
        #expect(
            words.with(step(from: hidden, to: seen), without: step(to: hidden))
                == "The form scrolled up by 40 pt. “Name” and “Send” are visible, 20 pt above the keyboard.")
    }

    // MARK: With

    @Test("with KeyboardHelper, the movement and what it has led to are told")
    func moved() {
        let step = step(from: sight(600, 634), to: sight(456, 490, scrolled: 144))
        #expect(
            words.with(step, without: self.step(to: sight(600, 634, covered: 34)))
                == "The form scrolled up by 144 pt. “Name” is visible, 10 pt above the keyboard.")
    }

    @Test("what is lifted is not said to scroll")
    func lifted() {
        let step = step(from: sight(600, 634), to: sight(456, 490))
        #expect(words.with(step, without: nil).contains("The form moved up by 144 pt. "))
    }

    @Test("what moves without KeyboardHelper as well is said to be moved by UIKit on a sheet, otherwise by the app")
    func sheet() {
        let without = step(from: sight(460, 494), to: sight(454, 488))
        var after = sight(434, 468, scrolled: 20)
        #expect(
            words.with(step(from: sight(460, 494), to: after), without: without).contains(
                "The app moved “Name” up by 6 pt. The form scrolled up by 20 pt. "))
        after.isOnSheet = true
        #expect(
            words.with(step(from: sight(460, 494), to: after), without: without).contains(
                "UIKit moved the sheet up by 6 pt. The form scrolled up by 20 pt. "))
    }

    @Test("while nothing happens, a companion is named together with its input")
    func stateWithCompanion() {
        var seen = sight(400, 434)
        seen.companion = Sight.Companion(name: "“Send”", bottom: 480)
        #expect(words.state(seen) == "“Name” and “Send” are visible, 20 pt above the keyboard.")
    }

    @Test("where nothing moves, nothing is said to move")
    func unmoved() {
        let step = step(to: sight())
        #expect(words.with(step, without: step) == "“Name” is already visible, 166 pt above the keyboard.")
    }

    @Test("what stays covered with KeyboardHelper is admitted")
    func admitted() {
        let covered = step(to: sight(480, 514, covered: 14))
        #expect(
            words.with(covered, without: covered).hasSuffix("The keyboard covers 14 pt of “Name”, which is 34 pt high.")
        )
    }

    @Test("a bar that grows with its text is not said to move")
    func growth() {
        let bar = StepWords(moves: "The bar", followsKeyboard: true)
        let step = step(.typing, from: sight(450, 490), to: sight(400, 490))
        #expect(
            bar.with(step, without: nil)
                == "The bar has grown by 50 pt with its text. “Name” stays visible, 10 pt above the keyboard.")
        let focus = self.step(from: sight(600, 640), to: sight(450, 490))
        #expect(bar.with(focus, without: nil).hasPrefix("The bar moved up by 150 pt with the keyboard."))
    }

    @Test("a keyboard that changes its height above what has moved already moves nothing")
    func stillGrowth() {
        let step = step(.growth(70), to: sight(456, 490))
        #expect(
            words.with(step, without: self.step(to: sight(600, 634, covered: 34)))
                == "The keyboard is 70 pt taller. Nothing had to move: “Name” stays visible, 10 pt above the keyboard."
        )
    }

    // MARK: Dismissal

    @Test("content that stays where it was scrolled to is said to stay")
    func stays() {
        var words = words
        words.rest = sight(scrolled: 0)
        let step = step(.dismissal, from: sight(scrolled: 40, inset: 300), to: sight(keyboard: 800, scrolled: 40))
        #expect(
            words.with(step, without: nil)
                == "The keyboard has left. The inset was removed, the form stays where it was scrolled to.")
    }

    @Test("content that scrolls back is said to be where it was only if it is")
    func scrollsBack() {
        var words = words
        words.rest = sight(scrolled: 0)
        let before = sight(300, 334, scrolled: 40, inset: 300)
        let home = step(.dismissal, from: before, to: sight(340, 374, keyboard: 800, scrolled: 0))
        #expect(
            words.with(home, without: nil)
                == "The keyboard has left. The inset was removed, and the form scrolled down by 40 pt, to where it was."
        )
        var end = sight(330, 364, keyboard: 800, scrolled: 10)
        end.isAtEnd = true
        #expect(
            words.with(step(.dismissal, from: before, to: end), without: nil).hasSuffix(
                "scrolled down by 30 pt, to its end."))
    }

    // MARK: Dragging

    @Test("an input that a finger leaves behind is not said to follow")
    func drag() {
        func words(_ gaps: [Double], isInside: Bool = false) -> String {
            self.words.without(step(.drag(gaps: gaps, isInside: isInside), to: sight()))
        }
        #expect(
            words([8, 8, 8]) == "“Name” follows the keyboard down and up under the finger, 8 pt above it throughout.")
        #expect(words([8, 90, 8]) == "“Name” does not follow: the gap to the keyboard grows from 8 pt to 90 pt.")
        #expect(words([-60, -20]) == "“Name” does not move, and stays under the keyboard.")
        #expect(words([8, 8], isInside: true) == "The finger scrolls the form and takes the keyboard along.")
    }
}
