import Foundation
import ReckonPrompt
import ReckonTerminal
import Testing

/// The prompt in this process, on a pseudo-terminal at which someone types. What it shows is drawn on a model of a
/// terminal.
///
/// Tests of it are parts of ``TerminalRawModeTests``.
final class TypedPrompt {
  let folder: ToolFolder
  private let columns: Int
  private let height: Int

  init(columns: Int = 60, height: Int = 12, settings: [String] = ["preview = no", "grouping = no"]) throws {
    folder = try ToolFolder()
    (self.columns, self.height) = (columns, height)
    try folder.write("reckon settings 1\n" + settings.map { $0 + "\n" }.joined(), to: "settings")
  }

  /// The lines of the history's file.
  var lines: [String] {
    get throws {
      try String(decoding: folder.read("prompt-history"), as: UTF8.self).split(separator: "\n").dropFirst().map(
        String.init)
    }
  }

  /// Starts the prompt, types, and leaves by Ctrl-D. Each text is typed when the screen shows what the one before leads
  /// to.
  ///
  /// - Parameter steps: texts in which keys stand in angle brackets, each with a part of the screen that they lead to.
  /// - Returns: the rows of the screen after each, without the greeting.
  /// - Throws: ``Stuck`` when the screen never shows what a step leads to.
  @discardableResult
  func type(_ steps: (keys: String, shown: String)..., sourceLocation: SourceLocation = #_sourceLocation) throws
    -> [[String]]
  {
    try folder.write("", to: "output")
    let output = open(folder.file("output"), O_WRONLY | O_APPEND | O_CLOEXEC)
    defer { close(output) }
    let window = try PseudoTerminal()
    let time = VirtualTime(window)
    var model = TerminalModel(columns: columns, height: height)
    var screens: [[String]] = []
    var size = 0
    time.step = { milliseconds in
      guard milliseconds < 0 else { return .pass }
      let bytes = (try? self.folder.read("output")) ?? []
      // The terminal itself would begin a new line at the left.
      model.take(String(decoding: bytes[size...], as: UTF8.self).replacing("\n", with: "\r\n"))
      size = bytes.count
      // After the last step nothing is waited for but the end.
      guard screens.count <= steps.count else { return .pass }
      let expected = screens.isEmpty ? "deg>" : steps[screens.count - 1].shown
      guard model.text.joined(separator: "\n").contains(expected) else { return .pass }
      screens.append(Array(model.text.dropFirst()))
      return .type(TypedKeys.bytes(screens.count <= steps.count ? steps[screens.count - 1].keys : "<C-c><C-d>"))
    }
    let environment = [
      "RECKON_HOME": folder.path, "HOME": folder.path, "TERM": "xterm-256color", "COLUMNS": "\(columns)",
      "LINES": "\(height)",
    ]
    let write = { @Sendable (bytes: [UInt8]) in
      _ = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
    }
    let console = Console(
      writeBytes: write, writeError: { write(Array($0.utf8)) }, inputIsTerminal: true, outputIsTerminal: true,
      environment: environment)
    var prompt = REPL(console: console)
    prompt.previewTime = .seconds(60)
    do {
      _ = try prompt.runOnTerminal(
        Terminal(input: window.slave, output: output, environment: environment, clock: time.clock))
    } catch {
      let shown = model.text.joined(separator: "\n")
      Issue.record("\(error) after step \(screens.count):\n\(shown)", sourceLocation: sourceLocation)
    }
    guard screens.count == steps.count + 1 else { throw Stuck(step: screens.count) }
    return Array(screens.dropFirst())
  }

  /// The screen did not show what a step leads to; the steps are counted from 1.
  struct Stuck: Error { let step: Int }
}

/// What terminals send for keys.
enum TypedKeys {
  private static let sequences = [
    "Enter": "\r", "Tab": "\t", "S-Tab": "\u{1B}[Z", "Escape": "\u{1B}", "Backspace": "\u{7F}", "Delete": "\u{1B}[3~",
    "Up": "\u{1B}[A", "Down": "\u{1B}[B", "Right": "\u{1B}[C", "Left": "\u{1B}[D", "Home": "\u{1B}[H",
    "End": "\u{1B}[F",
    "C-Home": "\u{1B}[1;5H", "M-Enter": "\u{1B}\r", "PageUp": "\u{1B}[5~", "PageDown": "\u{1B}[6~",
    "Paste": "\u{1B}[200~", "End of paste": "\u{1B}[201~",
  ]

  /// The bytes of a text in which keys stand in angle brackets: `1+1<C-a><Left>`; `<lt>` is `<`.
  static func bytes(_ text: String) -> String {
    var bytes = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "<" else {
        bytes.append(character)
        continue
      }
      let name = String(rest.prefix { $0 != ">" })
      rest = rest.dropFirst(name.count + 1)
      if let sequence = sequences[name] {
        bytes += sequence
      } else if name == "lt" {
        bytes += "<"
      } else if name.hasPrefix("C-"), let letter = name.utf8.last {
        bytes.unicodeScalars.append(UnicodeScalar(letter & 0x1F))
      } else if name.hasPrefix("M-"), let letter = name.last {
        bytes += "\u{1B}\(letter)"
      } else {
        Issue.record("no terminal sends <\(name)>")
      }
    }
    return bytes
  }
}
