import Foundation
import Reckon
import ReckonCalculator
import ReckonCommand
import ReckonStorage
import ReckonTerminal
import Testing

/// What a person does at the keypad, key after key, and what they then see.
@Suite("The keypad, key after key")
struct KeypadJourneyTests {
  /// Types text in which keys stand in angle brackets.
  private static func type(_ text: String, _ model: inout KeypadModel) {
    for event in TerminalInputTests.events(TypedKeys.bytes(text)) { model.handle(event) }
  }

  private static func shows(_ text: String, _ model: KeypadModel) -> Bool {
    KeypadModelTests.text(of: model).contains { $0.contains(text) }
  }

  @Test("keys are chosen with the arrows, and pressed with Enter")
  func arrows() {
    var model = KeypadModelTests.model()
    Self.type("7*6=", &model)
    #expect(Self.shows("= 42", model))
    // From = up to + and 3 to the left of it: + 3, and down to =.
    Self.type("<Up><Enter><Left><Enter><Right><Down><Enter>", &model)
    #expect(Self.shows("= 45", model))
  }

  @Test("an error is shown until a digit begins another number")
  func error() {
    var model = KeypadModelTests.model()
    Self.type("1/0=", &model)
    #expect(Self.shows("÷ by 0", model))
    Self.type("8", &model)
    #expect(!Self.shows("÷ by 0", model) && model.session.display == "8")
  }

  @Test("the history gives results and expressions back, and is cleared only on confirmation")
  func history() {
    var model = KeypadModelTests.model(columns: 50)
    Self.type("2+3=4*5=H", &model)
    #expect(Self.shows("4 × 5", model))
    Self.type("<Down><Enter>+1=", &model)
    // The result of 2 + 3, and 1.
    #expect(Self.shows("5 + 1", model) && model.session.value == "6")
    Self.type("H<Down><Down>e", &model)
    #expect(Self.shows("2 + 3", model))
    Self.type("=Hcn", &model)
    #expect(Self.shows("4 × 5", model) && model.session.history.count == 4)
    Self.type("cy", &model)
    #expect(Self.shows("Nothing calculated yet.", model))
    Self.type("<Escape>", &model)
    #expect(Self.shows("asin", model))
  }

  @Test("the unit panel converts what is typed, and puts the value with its unit on the display")
  func units() {
    var model = KeypadModelTests.model()
    // km, and in the last list mi, the mile; mil is not taken for it.
    Self.type("5<C-u><Tab>km<Tab>mi", &model)
    // 5 / 1.609344 = 3.10685…
    #expect(Self.shows("= 3.10685596118666… mi", model))
    Self.type("0", &model)
    // 50 / 1.609344 = 31.06855…
    #expect(Self.shows("= 31.0685596118666… mi", model))
    Self.type(" ", &model)
    // 50 × 1.609344 = 80.4672.
    #expect(Self.shows("80.4672 km", model))
    Self.type("<Enter>", &model)
    #expect(Self.shows("History", model))
    Self.type("*10=", &model)
    #expect(Self.shows("804.672 km", model))
    Self.type("<C-u>", &model)
    #expect(Self.shows("= 500 mi", model))
  }

  @Test("the currency panel names the rates' date, and what fetches rates where there are none")
  func currency() throws {
    var without = KeypadModelTests.model(columns: 60)
    Self.type("<C-e>", &without)
    #expect(Self.shows("reckon rates update", without))
    var services = KeypadModelTests.services()
    services.rates = RatesInMemory(try RateTable(date: "2026-10-30", rates: ["USD": "1.1172", "KRW": "1491.76"]))
    var model = KeypadModelTests.model(columns: 60, services: services)
    Self.type("100<C-e>", &model)
    #expect(Self.shows("111.72 USD", model) && Self.shows("2026-10-30", model))
    Self.type("<Tab>k", &model)
    #expect(Self.shows("149,176 KRW", model))
  }

  @Test("the help panel lists every key with what presses it and what it is called")
  func help() {
    var model = KeypadModelTests.model(columns: 60)
    Self.type("?", &model)
    #expect(Self.shows("Keys", model))
    Self.type("<End>", &model)
    #expect(Self.shows("help    ?     help", model))
    Self.type("<Escape>", &model)
    #expect(Self.shows("asin", model))
  }

  @Test("settings are changed on the screen and kept at once")
  func settings() {
    var model = KeypadModelTests.model(columns: 60)
    Self.type(",", &model)
    #expect(Self.shows("entry-style", model))
    Self.type("<Down><Down><Right>", &model)
    #expect(Self.shows("‹ chain ›", model) && model.session.services.settings.settings.entryStyle == .chain)
    Self.type("<Escape>", &model)
    #expect(!Self.shows("asin", model))
  }

  @Test("tips are shown at the first start only, and a setting holds at the next")
  func kept() throws {
    let folder = try ToolFolder()
    func model() -> KeypadModel {
      let files = CalculatorFiles(environment: ["RECKON_HOME": folder.path])
      return KeypadModelTests.model(services: CalculatorServices(history: files.history(), settings: files.settings()))
    }
    var first = model()
    #expect(Self.shows("Welcome", first))
    Self.type("<Enter>", &first)
    #expect(!Self.shows("Welcome", first))
    Self.type(",<Down><Down><Right><Escape>", &first)
    let second = model()
    #expect(!Self.shows("Welcome", second) && second.session.settings.entryStyle == .chain)
  }

  @Test("the chain style shows the basic keys, and computes from left to right")
  func chain() {
    var model = KeypadModelTests.model(columns: 44, rows: 26, services: KeypadModelTests.services(.chain))
    // ((13 − 7 + 12) · 5) + 9.
    Self.type("+13-7+12*5+9=", &model)
    #expect(Self.shows("99", model) && !Self.shows("asin", model))
  }

  @Test("the window may change its size; below 40 × 20 one sentence says what is needed, and nothing is lost")
  func resizing() {
    var model = KeypadModelTests.model()
    Self.type("12+30=", &model)
    for (columns, rows) in [(80, 24), (120, 40)] {
      model.size = TerminalSize(columns: columns, rows: rows)
      #expect(Self.shows("= 42", model))
    }
    model.size = TerminalSize(columns: 40, rows: 20)
    #expect(Self.shows("+ 30", model))
    model.size = TerminalSize(columns: 39, rows: 19)
    #expect(Self.shows("The keypad needs 40 × 20", model))
    Self.type("7", &model)
    model.size = TerminalSize(columns: 5, rows: 3)
    #expect(Self.shows("The", model))
    model.size = TerminalSize(columns: 80, rows: 24)
    #expect(Self.shows("= 42", model) && !Self.shows("427", model))
  }

  @Test("more lines than there is room for scroll, the newest in view")
  func scrolling() {
    var model = KeypadModelTests.model(columns: 60)
    Self.type("1+2+3+4+5+6+7+8+9+10+11+12+13+14+15+16+17=", &model)
    // 17 · 18 / 2.
    #expect(Self.shows("153", model) && Self.shows("↑ 15", model))
    Self.type("<PageUp>", &model)
    #expect(Self.shows("↓ 2", model))
  }

  @Test("pasted keys are pressed, and pasted nonsense is not")
  func paste() {
    var model = KeypadModelTests.model()
    Self.type("<Paste>1,000 + 1 =<End of paste>", &model)
    #expect(Self.shows("1,001", model))
    Self.type("<Paste>rm -rf<End of paste>", &model)
    #expect(Self.shows("nothing was pasted: the name ‘rm’ is not known", model))
  }

  @Test(
    "16, 256 and all colours; without colours brackets and weight tell the types apart",
    arguments: [
      (["TERM": "xterm"], ColorDepth.sixteen), (["TERM": "xterm-256color"], .palette),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
    ] as [([String: String], ColorDepth)])
  func colors(_ environment: [String: String], _ depth: ColorDepth) throws {
    #expect(Terminal(environment: environment).depth == depth)
    let model = KeypadModelTests.model(columns: 48, rows: 32)
    let text = KeypadView.screen(of: model, depth).render(from: nil, depth)
    // The numbers of graphics sequences tell which colours there are.
    let numbers = text.split(separator: "\u{1B}[").compactMap { part in
      part.firstIndex { $0.isLetter }.flatMap { part[$0] == "m" ? part[..<$0] : nil }
    }.flatMap { $0.split(separator: ";").compactMap { Int($0) } }
    let isColor = { (number: Int) in (30...49).contains(number) || (90...107).contains(number) }
    switch depth {
    case .sixteen:
      #expect(numbers.contains { (40...47).contains($0) } && !numbers.contains(38) && !numbers.contains(48))
    case .palette: #expect(text.contains("48;5;166m"))
    case .full: #expect(text.contains("48;2;196;80;15m"))
    case .none:
      #expect(!numbers.contains { isColor($0) && $0 != 39 && $0 != 49 } && numbers.contains(1) && numbers.contains(7))
    }
  }
}
