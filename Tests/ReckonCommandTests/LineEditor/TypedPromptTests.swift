import Foundation
import Testing

extension TerminalRawModeTests {
  @Suite("The prompt as lines are typed")
  struct Prompt {
    @Test("a line of wide characters is edited in its middle, over several rows")
    func wideCharacters() throws {
      let screens = try TypedPrompt(columns: 30).type(
        ("日本語の長い名前 = 3; 日本語の長い名前 ^ 2 + 1", "+ 1"),
        ("<Home><Right><Right><Backspace><M-f><Left><Delete>", "の長い名 ="), ("é👩‍🔬", "é👩‍🔬"))
      // Above them stands the end of the greeting.
      #expect(screens.first?.suffix(2) == ["deg> 日本語の長い名前 = 3; 日", "本語の長い名前 ^ 2 + 1"])
      #expect(screens.last?.suffix(2) == ["deg> 日語の長い名é👩‍🔬 = 3; 日本", "語の長い名前 ^ 2 + 1"])
    }

    @Test("a paste is one text, and Enter runs its lines in order")
    func paste() throws {
      // Each line needs the one before: 1, and then 3 times the last plus the line's number, modulo 1009.
      let lines = ["1"] + (2...50).map { "(3 ans + \($0)) mod 1009" }
      let value = (2...50).reduce(1) { (3 * $0 + $1) % 1009 }
      let prompt = try TypedPrompt(height: 80)
      let screens = try prompt.type(
        ("<Paste>\(lines.joined(separator: "\r"))<End of paste>", "(3 ans + 50) mod 1009"),
        ("<Enter>", "[50] \(value)"),
        ("<Up>", "deg> 1\n...> (3 ans + 2) mod 1009"))
      #expect(screens[0] == ["deg> 1"] + lines.dropFirst().map { "...> \($0)" })
      #expect(screens[1].filter { $0.hasPrefix("[") }.count == 50)
      #expect(try prompt.lines.count == 1)
    }

    @Test("Ctrl-R finds a line of the history, older ones too, and Enter runs it")
    func search() throws {
      let prompt = try TypedPrompt()
      let screens = try prompt.type(
        ("sin(30)<Enter>cos(60) + 1<Enter>sin(90)<Enter>", "[3] "), ("<C-r>sin<C-r>", "deg> sin(30)\n(search) sin"),
        ("<C-g>", "deg>"), ("<C-r>cos", "(search) cos"), ("<Enter>", "[4] "))
      #expect(!screens[2].contains { $0.contains("search") })
      #expect(try prompt.lines == ["sin(30)", "cos(60) + 1", "sin(90)", "cos(60) + 1"])
    }

    @Test("a preview stands below the line while it is typed, and goes when it is entered")
    func preview() throws {
      let screens = try TypedPrompt(settings: ["preview = yes"]).type(("2 + 3 * 4", "\n14"), ("<Enter>", "[1] 14"))
      #expect(screens == [["deg> 2 + 3 * 4", "14"], ["deg> 2 + 3 * 4", "[1] 14", "deg>"]])
    }

    @Test("a preview says how a line was read that could be read otherwise")
    func previewedReading() throws {
      let screens = try TypedPrompt(settings: ["preview = yes"]).type(
        ("price = 20<Enter>", "[1] price = 20"), ("1/2price + sin(30) - 5%", "0.49875"))
      // 1/(2*20) and sin 30° are 0.525, and 95 % of that 0.49875.
      #expect(screens.last?.suffix(2) == ["deg> 1/2price + sin(30) - 5%", "0.49875   (read as 1/(2*price))"])
    }

    @Test("a history that is damaged is reported once, above the line, and its lines are there")
    func damagedHistory() throws {
      let prompt = try TypedPrompt(columns: 200)
      try prompt.folder.write("no history", to: "prompt-history")
      let screens = try prompt.type(("1 + 1<Enter>", "[1] 2"), ("<Up><Up>", "deg> no history"))
      let messages = screens[1].indices.filter { screens[1][$0].contains("was damaged") }
      #expect(
        messages.count == 1 && screens[1].firstIndex(of: "deg> 1 + 1").map { $0 > messages[0] } == true, "\(screens[1])"
      )
    }

    @Test("Tab lists what begins so, each with a line about it, and takes what is chosen")
    func completion() throws {
      let screens = try TypedPrompt(columns: 72, height: 16).type(
        ("sixth = 1/6<Enter>", "[1] "), ("2 + si<Tab>", "\nsinh"), ("<Tab><Enter>", "deg> 2 + sin("), ("30)", "sin(30)")
      )
      let rows = screens[1].drop { $0 != "deg> 2 + si" }.dropFirst()
      #expect(rows.first == "sixth     = 0.1666666666666666666666666666666666…")
      #expect(rows.dropFirst().first == "sin       The sine of an angle.")
      #expect(rows.contains { $0.hasPrefix("sinh      The hyperbolic") })
      #expect(screens[3].last == "deg> 2 + sin(30)", "\(screens[3])")
    }

    @Test("signs are written by their names")
    func signs() throws {
      let screens = try TypedPrompt().type(("2\\pi<Tab>", "2π"), (" \\le<Tab>", "≤"))
      #expect(screens.last == ["deg> 2π ≤"])
    }
  }
}
