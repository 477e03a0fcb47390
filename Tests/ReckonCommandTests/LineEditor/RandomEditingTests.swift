import Foundation
import ReckonLineEditor
import ReckonTerminal
import TestDepth
import Testing

/// A line as characters and a place among them: what the editor is held to, done as simply as can be.
private struct SimpleLine {
  var characters: [Character] = []
  var place = 0

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

  mutating func insert(_ character: Character) {
    characters.insert(character, at: place)
    place += 1
  }

  mutating func perform(_ key: String) {
    switch key {
    case "Left": place = max(0, place - 1)
    case "Right": place = min(characters.count, place + 1)
    case "Home": while place > 0, characters[place - 1] != "\n" { place -= 1 }
    case "End": while place < characters.count, characters[place] != "\n" { place += 1 }
    case "C-Home": place = 0
    case "C-End": place = characters.count
    case "M-b":
      while place > 0, !isWord(characters[place - 1]) { place -= 1 }
      while place > 0, isWord(characters[place - 1]) { place -= 1 }
    case "M-f":
      while place < characters.count, !isWord(characters[place]) { place += 1 }
      while place < characters.count, isWord(characters[place]) { place += 1 }
    case "Backspace":
      if place > 0 {
        characters.remove(at: place - 1)
        place -= 1
      }
    case "Delete": if place < characters.count { characters.remove(at: place) }
    case "M-Enter": insert("\n")
    default: Issue.record("\(key) is not in the model")
    }
  }
}

@Suite("The line editor under random keys")
struct RandomEditingTests {
  /// So that a failure can be repeated.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  @Test(
    "typing, erasing and moving come to what they come to on an array of characters",
    arguments: 1...60 as ClosedRange<UInt64>)
  func model(_ seed: UInt64) {
    var random = Generator(state: seed)
    let keys = ["Left", "Right", "Home", "End", "C-Home", "C-End", "M-b", "M-f", "Backspace", "Delete", "M-Enter"]
    // Characters that do not join with others.
    let characters: [Character] = ["a", "1", "_", " ", "+", "é", "日", "π", "×", "𝟙", "ß"]
    var editor = LineEditor()
    var line = SimpleLine()
    for _ in 0..<400 {
      if Bool.random(using: &random), let character = characters.randomElement(using: &random) {
        line.insert(character)
        _ = editor.take(.text(character))
      } else if let key = keys.randomElement(using: &random) {
        line.perform(key)
        for event in KeyBinding.events(key) { _ = editor.take(event) }
      }
      #expect(editor.text == String(line.characters))
      #expect(editor.cursor == String(line.characters[..<line.place]).utf8.count)
    }
    // All of it can be taken back, and done again.
    let text = editor.text
    while editor.take(KeyBinding.events("C-_")[0]) == .redraw {}
    #expect(editor.text.isEmpty && editor.cursor == 0)
    while editor.take(KeyBinding.events("M-_")[0]) == .redraw {}
    #expect(editor.text == text)
  }

  /// Any event, with pasted text of scalars that join, turn, hide or break lines.
  private static func event(_ random: inout Generator) -> TerminalEvent {
    let scalars: [Character] = [
      "a", "(", ")", "1", "\u{301}", "\u{200D}", "👩", "🔬", "🇩", "🇪", "日", "\u{202E}", "\u{FE0F}", "ᄀ", "ᅡ", "\\", "s",
      "i", "\n",
    ]
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      return .paste(
        String((0..<Int.random(in: 0..<30, using: &random)).map { _ in scalars.randomElement(using: &random) ?? "a" }))
    case 1:
      return [.resize, .resume, .mouse(MouseEvent(.move, row: 1, column: 1))].randomElement(using: &random) ?? .resize
    case 2..<9: return .text(scalars.randomElement(using: &random) ?? "a")
    default:
      let keys = KeyBinding.all.flatMap(\.keys).randomElement(using: &random) ?? "Up"
      return KeyBinding.events(keys).randomElement(using: &random) ?? .resize
    }
  }

  @Test(
    "any events leave a cursor between characters, and a picture that fits its window",
    arguments: 1...40 as ClosedRange<UInt64>)
  func anything(_ seed: UInt64) {
    var random = Generator(state: seed &* 1_000)
    var editor = LineEditor(history: ["sin(1)", "two\nrows", "日本"])
    let assistant = SmallAssistant()
    for step in 0..<600 {
      let event = Self.event(&random)
      _ = editor.take(event, assistant: seed % 4 == 0 ? nil : assistant)
      let before = String(decoding: editor.text.utf8.prefix(editor.cursor), as: UTF8.self)
      let after = String(decoding: editor.text.utf8.dropFirst(editor.cursor), as: UTF8.self)
      #expect(Array(before) + Array(after) == Array(editor.text), "seed \(seed), step \(step), \(event)")
      let size = TerminalSize(
        columns: Int.random(in: 1...40, using: &random), rows: Int.random(in: 1...12, using: &random))
      let view = LineView(prompt: "deg> ", styles: assistant.styles(editor.text, cursor: editor.cursor), preview: "= 1")
      let picture = view.picture(of: editor, in: size)
      #expect(
        (1...size.rows).contains(picture.rows.count) && picture.rows.allSatisfy { $0.cells.count <= size.columns })
      #expect(
        picture.rows.indices.contains(picture.cursorRow) && (0..<size.columns).contains(picture.cursorColumn),
        "\(size) \(editor.text)")
    }
  }

  @Test(
    "a paste of 1 MB, 100,000 characters typed at the end of it and the line's way through history take no more than moments"
  )
  func speed() {
    var editor = LineEditor()
    let text = String(repeating: "sin(1) + 日本 +\n", count: 60_000)
    let time = ProcessorTime.measure {
      var decoder = InputDecoder()
      for event in decoder.decode(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)) { _ = editor.take(event) }
      for _ in 0..<100_000 { _ = editor.take(.text("1")) }
      _ = editor.type("<Enter><Up><Down><Up>", nil)
    }
    #expect(editor.text == String(text.dropLast()) + String(repeating: "1", count: 100_000))
    // In a debug build; copying the text for each character would take minutes.
    #expect(time < .seconds(100), "\(time)")
  }
}
