import Reckon
import ReckonCalculator
import ReckonCommand
import ReckonTerminal

/// The keypad on a screen: keys, panels, the mouse and windows of any size.
package struct KeypadScreenTarget: FuzzTarget {
  package let name = "keypad-screen"
  package let summary =
    "whatever is pressed, clicked, pasted and resized, the keypad's screen fits its window and shows the display"
  package let longestInput = 64
  package let choosesByBytes = true

  package init() {}

  package var seeds: [[UInt8]] {
    (0..<60).map { seed in
      var random = RandomSource(seed: UInt64(seed))
      return (0..<(8 + seed % 50)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
  }

  private static let sizes = [(80, 24), (40, 20), (39, 20), (40, 19), (76, 24), (64, 30), (120, 40), (1, 1), (100, 20)]
  private static let keys: [TerminalKey] = [
    .up, .down, .left, .right, .enter, .escape, .pageUp, .pageDown, .home, .end, .tab, .backTab, .delete, .backspace,
    .function(1),
  ]
  private static let pastes = [
    "12+3=", "sin 30 =", "nonsense", "1,234.5", "\u{1B}[31m\u{202E}", "", "2 xʸ 3 = + Ans =",
  ]

  private static func size(_ choices: inout Choices) -> TerminalSize {
    let size = choices.pick(sizes)
    return TerminalSize(columns: size.0, rows: size.1)
  }

  /// The next events, and the window's new size when it gets one.
  private static func step(_ choices: inout Choices) -> (events: [TerminalEvent], size: TerminalSize?) {
    switch choices.below(16) {
    case 0...6: return (events(pressing: choices.pick(CalculatorKey.allCases)), nil)
    case 7...9: return ([.key(choices.pick(keys), [])], nil)
    case 10: return ([.resize], size(&choices))
    case 11: return ([.paste(choices.pick(pastes))], nil)
    case 12:
      return (
        [.mouse(MouseEvent(.scroll(choices.pick([.up, .down])), row: choices.below(45), column: choices.below(130)))],
        nil
      )
    case 13, 14: return ([.mouse(MouseEvent(.press(.left), row: choices.below(45), column: choices.below(130)))], nil)
    default: return ([.text(choices.pick([",", " ", "y", "e", "c", "é", "x", "👩"]))], nil)
    }
  }

  /// The events of typing a key's press: a key with Ctrl, an editing key, or a name character by character.
  private static func events(pressing key: CalculatorKey) -> [TerminalEvent] {
    switch key.press {
    case "Del": [.key(.delete, [])]
    case "Bksp": [.key(.backspace, [])]
    case let press where press.count == 2 && press.hasPrefix("^"): press.dropFirst().map { .key(.character($0), .ctrl) }
    case let press: press.map { .text($0) }
    }
  }

  package func listing(of input: [UInt8]) -> String {
    var choices = Choices(input)
    var text = "\(Self.size(&choices)), \(choices.below(2))"
    while !choices.isAtEnd { text += "\n\(Self.step(&choices))" }
    return text
  }

  package func check(_ input: [UInt8]) throws(Finding) {
    var choices = Choices(input)
    let size = Self.size(&choices)
    var settings = CalculatorSettings()
    settings.isFirstLaunch = choices.below(2) == 1
    var model = KeypadModel(session: KeypadTarget.session(settings, width: 24), size: size)
    var shown: Screen?
    while !choices.isAtEnd {
      let step = Self.step(&choices)
      if let size = step.size { model.size = size }
      for event in step.events { model.handle(event) }
      // Drawing takes longer than all else.
      if step.size != nil && shown == nil || choices.isAtEnd { shown = try draw(model, over: shown) }
      if let message = model.message { try MessageCheck.check(message) }
    }
    try KeypadState.check(model.session)
  }

  private func draw(_ model: KeypadModel, over old: Screen?) throws(Finding) -> Screen {
    let isLarge = model.size.columns >= 40 && model.size.rows >= 20
    guard (model.layout != nil) == isLarge else {
      throw Finding("a window of \(model.size) is \(isLarge ? "refused" : "taken")")
    }
    let screen = KeypadView.screen(of: model, .full)
    guard screen.size == model.size else { throw Finding("a screen of \(screen.size) is for \(model.size)") }
    let rows = (0..<model.size.rows).map { screen.text(row: $0) }
    guard rows.allSatisfy({ CharacterWidth.of($0) <= model.size.columns }) else {
      throw Finding("a row is wider than \(model.size)")
    }
    // Text that is typed may be wider than the display, where its end is shown then.
    let display = model.session.display
    let isShown = rows.contains { $0.contains(display) || $0.contains("…") && $0.contains(display.suffix(10)) }
    guard !isLarge || isShown else {
      throw Finding("‘\(model.session.display)’ is not on the screen:\n\(rows.joined(separator: "\n"))")
    }
    var rest = screen.render(from: old, .full).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        rest = rest.drop { "[0123456789;".unicodeScalars.contains($0) }
        guard let last = rest.popFirst(), "HJm".unicodeScalars.contains(last) else {
          throw Finding("the screen sends another sequence")
        }
      } else if scalar.isASCII
        ? scalar.value < 0x20 || scalar.value == 0x7F : scalar.properties.generalCategory == .control
      {
        throw Finding("the screen sends U+\(String(scalar.value, radix: 16))")
      }
    }
    return screen
  }
}
