import Testing

@testable import KeyboardHelperExample

@Suite struct ReportTests {
    private func row(
        _ scene: String, without: Double = 0, with: Double = 0, lift: Double = 0, restored: Bool = true
    ) -> ExampleRow {
        ExampleRow(
            scene: scene, device: "iPhone 16", orientation: ExampleRow.portrait, input: "Name", coveredWithout: without,
            coveredWith: with, lift: lift, settledMilliseconds: 250, restored: restored)
    }

    @Test("the table has a line a scene")
    func table() {
        let report = ExampleReport(rows: [
            row("Form", without: 34, lift: 47.4), row("Form", lift: 12), row("Chat", without: 20, lift: 302),
        ])
        #expect(
            report.table.text == """
                scene  inputs  hidden without  hidden with  longest move  restored
                ------------------------------------------------------------------
                Form        2               1            0         47 pt  yes
                Chat        1               1            0        302 pt  yes
                """)
    }

    @Test("the sentence says how many are hidden and whether all is restored")
    func sentence() {
        let good = ExampleReport(rows: [row("Form", without: 34), row("Form")])
        #expect(
            good.sentence
                == "1 of 2 inputs would be hidden by the keyboard. With KeyboardHelper: none, and all insets and positions are restored."
        )
        #expect(good.isGood)
        let bad = ExampleReport(rows: [row("Form", with: 3, restored: false), row("Form", restored: false)])
        #expect(
            bad.sentence
                == "0 of 2 inputs would be hidden by the keyboard. With KeyboardHelper: 1, and 2 screens are not restored."
        )
        #expect(bad.table.text.hasSuffix("NO: 2 of 2 not"))
        #expect(!bad.isGood)
    }

    @Test("the full table has a line an input")
    func fullTable() {
        let report = ExampleReport(rows: [row("Form", without: 34, lift: 47.4), row("Form")])
        #expect(report.fullTable.text.split(separator: "\n").count == 4)
        #expect(report.text(all: true, page: nil).contains("iPhone 16  portrait"))
        #expect(!report.text(all: false, page: nil).contains("iPhone 16"))
        #expect(report.text(all: false, page: "out").contains("Open out/index.html in a browser"))
    }

    @Test("where another way does not apply, its inputs count as hidden as with nothing")
    func comparison() {
        let results = [
            Comparison.Result(way: .nothing, hidden: 3, unrestored: 0, leftWrong: []),
            Comparison.Result(way: .layoutGuide, hidden: nil, unrestored: 0, leftWrong: []),
            Comparison.Result(way: .usualRecipe, hidden: 1, unrestored: 2, leftWrong: ["inset"]),
            Comparison.Result(way: .keyboardHelper, hidden: 0, unrestored: 0, leftWrong: []),
        ]
        let comparison = Comparison(rows: [Comparison.Row(scene: "Form", inputs: 4, results: results)])
        #expect(Way.allCases.map(comparison.total) == [3, 3, 1, 0])
        #expect(comparison.table.text.contains("usual recipe: inset (2)"))
        // And in a row of their own they are left out.
        let last = comparison.table.text.split(separator: "\n").last ?? ""
        #expect(last.split(separator: " ").joined(separator: " ") == "where it fits 3 of 4 0 of 0 1 of 4 0 of 4")
    }
}
