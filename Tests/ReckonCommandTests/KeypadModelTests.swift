import Foundation
import Reckon
import ReckonCalculator
import ReckonCommand
import ReckonTerminal
import Testing

@Suite("The keypad's model")
struct KeypadModelTests {
  static func services(
    _ style: CalculatorSettings.EntryStyle = .algebraic, isFirst: Bool = false,
    history: any HistoryStore = HistoryInMemory()
  ) -> CalculatorServices {
    var settings = CalculatorSettings()
    settings.entryStyle = style
    settings.isFirstLaunch = isFirst
    return CalculatorServices(history: history, settings: SettingsInMemory(settings))
  }

  static func model(
    columns: Int = 80, rows: Int = 24, services: CalculatorServices = services()
  ) -> KeypadModel {
    KeypadModel(session: CalculatorSession(services: services), size: TerminalSize(columns: columns, rows: rows))
  }

  static func type(_ text: String, _ model: inout KeypadModel) {
    for character in text { model.handle(.text(character)) }
  }

  static func text(of model: KeypadModel) -> [String] {
    let screen = KeypadView.screen(of: model, .none)
    return (0..<screen.size.rows).map(screen.text(row:))
  }

  @Test(
    "the character of a key's press and the one on the key press it, unless the language reads it",
    arguments: CalculatorKey.allCases)
  func presses(_ key: CalculatorKey) {
    for character in [key.press, key.glyph]
    where character.count == 1 && !["e", "i", "π", "√", "∛", "∠"].contains(character) {
      var model = Self.model()
      Self.type("7", &model)
      var session = model.session
      session.press(key)
      Self.type(character, &model)
      #expect(model.pressed == key)
      #expect(model.session.display == session.display && model.session.expression == session.expression)
      #expect(model.session.state.panel == session.state.panel && model.session.memory == session.memory)
    }
  }

  @Test(
    "what is typed on the screen and not taken is refused with a message, and gives no other value",
    arguments: ["1.2.3=", "1234567890123456789012=", "3)+1="], CalculatorSettings.EntryStyle.allCases)
  func refused(text: String, style: CalculatorSettings.EntryStyle) {
    var model = Self.model(services: Self.services(style))
    Self.type(text, &model)
    #expect(model.message != nil && model.session.history.isEmpty)
    // Keys ignore what cannot follow: pressed with the mouse, a second point does nothing.
    var session = CalculatorSession(services: Self.services(style))
    for key in [CalculatorKey.one, .point, .two, .point, .three, .equals] { session.press(key) }
    #expect(session.value == "1.23" && session.state.refusal == nil)
  }

  @Test(
    "a letter that leaves or opens does not act on what is typed behind an error, or refused",
    arguments: ["sqrt16", ")q", "+q", "+H", ")u"])
  func lettersAfterError(text: String) {
    var model = Self.model()
    Self.type("1/0=" + text, &model)
    #expect(!model.isDone && model.panel == nil)
    Self.type("=", &model)
    if text == "sqrt16" { #expect(model.session.value == "4") }
    var refused = Self.model()
    Self.type(")q", &refused)
    #expect(!refused.isDone && refused.message != nil)
  }

  @Test("in narrow windows what is wrong, and the advice, stands on several rows", arguments: [40, 50, 60])
  func wrapped(columns: Int) throws {
    for text in ["1.2.", "max(1 2,3)=", "255 to hex="] {
      var model = Self.model(columns: columns, rows: 20)
      Self.type(text, &model)
      let message = try #require(model.session.error?.message ?? model.message)
      let shown = Set(Self.text(of: model).joined(separator: " ").split(separator: " "))
      for word in message.split(separator: " ") { #expect(shown.contains(word), "‘\(word)’ of ‘\(message)’") }
    }
  }

  @Test("x is what people type for ×, on the screen and in scripts")
  func letterX() throws {
    var model = Self.model()
    Self.type("3x4=", &model)
    #expect(model.session.display == "12")
    #expect(try CalculatorKey.keys(of: "3 x 4 =") == [.three, .multiply, .four, .equals])
  }

  @Test("a long expression in history is shown by its beginning, as a short one that begins the same")
  func longHistory() throws {
    func text(_ count: Int) throws -> [String] {
      var history = HistoryInMemory()
      let expression = Array(repeating: "1", count: count).joined(separator: " + ")
      for _ in 0..<10 {
        try history.append(
          HistoryEntry(expression: expression, result: "1", time: Timestamp(secondsSince1970: 0)), limit: 10)
      }
      return Self.text(of: Self.model(columns: 100, rows: 40, services: Self.services(history: history)))
    }
    #expect(try text(20_000) == text(200))
  }

  @Test("a click presses the key under it, and one beside the keys none", arguments: [(40, 20), (80, 24), (120, 40)])
  func clicks(_ columns: Int, _ rows: Int) {
    let layout = Self.model(columns: columns, rows: rows).layout
    for (row, slots) in (layout?.grid.rows ?? []).enumerated() {
      for slot in slots {
        guard let area = layout?.area(row: row, slot) else { continue }
        for place in [
          (area.rows.lowerBound, area.columns.lowerBound), (area.rows.upperBound - 1, area.columns.upperBound - 1),
        ] {
          var model = Self.model(columns: columns, rows: rows)
          model.handle(.mouse(MouseEvent(.press(.left), row: place.0, column: place.1)))
          #expect(model.pressed == slot.key)
        }
      }
    }
    var model = Self.model(columns: columns, rows: rows)
    model.handle(.mouse(MouseEvent(.press(.left), row: 1, column: 1)))
    model.handle(.mouse(MouseEvent(.press(.right), row: layout?.keys?.rows.upperBound ?? 0, column: 3)))
    model.handle(.mouse(MouseEvent(.press(.left), row: 900, column: 900)))
    #expect(model.pressed == nil)
  }

  @Test("Enter presses the chosen key, which is = again after typing; Backspace and Delete are ⌫ and CE")
  func editing() {
    var model = Self.model()
    #expect(model.selected == .equals)
    model.handle(.key(.up, []))
    #expect(model.selected == .add && model.pressed == nil)
    Self.type("12", &model)
    #expect(model.selected == .equals)
    model.handle(.key(.backspace, []))
    #expect(model.session.display == "1")
    model.handle(.key(.delete, []))
    #expect(model.session.display == "0")
    Self.type("6*7", &model)
    model.handle(.key(.enter, []))
    #expect(model.session.display == "42")
    model.endHighlight()
    #expect(model.pressed == nil)
  }

  @Test("q, Ctrl-C, Ctrl-D and the end of input leave; keys that mean nothing change nothing")
  func leaving() {
    for event in [.text("q"), .key(.character("c"), .ctrl), .key(.character("d"), .ctrl), .endOfInput]
      as [TerminalEvent]
    {
      var model = Self.model()
      model.handle(event)
      #expect(model.isDone)
      // Also from a window that is too small, and out of each panel.
      var small = Self.model(columns: 10, rows: 3)
      small.handle(event)
      #expect(small.isDone)
      for panel in ["H", "u", "?", ","] {
        var model = Self.model()
        Self.type(panel, &model)
        model.handle(event)
        // In the lists of units q begins the name of one.
        #expect(model.isDone == (panel != "u" || event != .text("q")))
      }
    }
    var model = Self.model()
    let before = Self.text(of: model)
    for event in [
      .key(.function(5), []), .key(.insert, []), .key(.character("x"), .alt), .key(.escape, []),
      .mouse(MouseEvent(.move, row: 10, column: 10)), .mouse(MouseEvent(.release(.left), row: 10, column: 10)), .resume,
    ] as [TerminalEvent] {
      model.handle(event)
    }
    #expect(Self.text(of: model) == before && !model.isDone)
  }

  @Test("nothing is pressed that nobody sees")
  func small() {
    var model = Self.model(columns: 39, rows: 19)
    Self.type("123", &model)
    #expect(model.session.display == "0")
    #expect(Self.text(of: model).joined(separator: " ").contains("needs 40 × 20"))
    model.size = TerminalSize(columns: 40, rows: 20)
    Self.type("123", &model)
    #expect(model.session.display == "123")
  }

  @Test("tips are shown until a key, which does what it does; Enter and Escape only close them")
  func tips() {
    var model = Self.model(services: Self.services(isFirst: true))
    #expect(model.panel == .tips && Self.text(of: model).contains { $0.contains("Welcome") })
    model.handle(.text("7"))
    #expect(model.panel == nil && model.session.display == "7" && !model.session.settings.isFirstLaunch)
    model = Self.model(services: Self.services(isFirst: true))
    model.handle(.key(.escape, []))
    #expect(model.panel == nil && model.session.display == "0" && !model.session.settings.isFirstLaunch)
  }

  @Test("the error's place in the expression is underlined")
  func errors() throws {
    var model = Self.model()
    Self.type("3+1/0=", &model)
    let error = try #require(model.session.error)
    let range = try #require(error.range)
    let screen = KeypadView.screen(of: model, .full)
    let row = try #require(
      (0..<24).first {
        screen.text(row: $0).hasSuffix(" 3 + 1 ÷ 0 │") || screen.text(row: $0).contains(" 3 + 1 ÷ 0 │ │")
      })
    let line = screen.text(row: row)
    let start = try #require(
      line.range(of: "3 + 1 ÷ 0").map { line.distance(from: line.startIndex, to: $0.lowerBound) })
    for index in 0..<9 {
      #expect(
        screen.style(row: row, column: start + index).traits.contains(.underline) == range.contains(index), "\(index)")
    }
  }

  @Test("an expression that is too long shows its end behind …")
  func long() {
    var model = Self.model(columns: 40, rows: 20)
    Self.type("1111111111+2222222222+3333333333+4444444444", &model)
    #expect(Self.text(of: model).contains { $0.hasPrefix("│ …") && $0.hasSuffix("4,444,444,444 │") })
  }

  @Test("whatever happens in windows of whatever size, nothing traps and the drawing fits")
  func anything() throws {
    var random = RandomSource(seed: 4)
    func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
    let keys: [TerminalKey] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .backTab, .enter, .backspace, .delete, .escape,
    ]
    let characters = Array(" 0123456789+-*/=()^.scr!%_H<Zzu$?,ecynkm~é漢" + "123+=")
    var model = Self.model(services: Self.services(history: try Self.history()))
    var shown: Screen?
    for step in 0..<5_000 {
      switch random.next() % 16 {
      case 0:
        model.size = TerminalSize(columns: Int(random.next() % 120), rows: Int(random.next() % 50))
        model.handle(.resize)
      case 1, 2:
        let action: MouseEvent.Action = pick([
          .press(.left), .press(.left), .scroll(.up), .scroll(.down), .release(nil),
        ])
        model.handle(.mouse(MouseEvent(action, row: Int(random.next() % 50), column: Int(random.next() % 120))))
      case 3: model.handle(.paste(pick(["1+2=", "foo", "", String(repeating: "9", count: 2000)])))
      case 4, 5, 6, 7, 8: model.handle(.key(pick(keys), []))
      default: model.handle(.text(pick(characters)))
      }
      if step.isMultiple(of: 7) {
        let screen = KeypadView.screen(of: model, pick(ColorDepth.allCases))
        #expect(screen.size == model.size)
        _ = screen.render(from: shown, .palette)
        shown = screen
      }
    }
    #expect(!model.isDone)
  }

  @Test("a key that is asked to stop leaves everything as it was and says so; one that had nothing to end quits")
  func stopped() {
    var model = Self.model()
    Self.type("1000000!", &model)
    let former = model.session
    model.handle(.text("="), { true })
    #expect(model.wasStopped && model.message == "stopped" && !model.isDone)
    #expect(model.session.expression == former.expression && model.session.history.isEmpty)
    model.handle(.key(.pageUp, []), { true })
    #expect(!model.wasStopped && model.isDone)
  }
}
