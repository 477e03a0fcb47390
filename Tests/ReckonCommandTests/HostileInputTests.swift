import Foundation
import Reckon
import ReckonCalculator
import TestDepth
import Testing

@Suite("Hostile text in the tool")
struct HostileInputTests {
  static let texts = [
    "\u{1B}[2Jx", "a\u{202E}b", "\0", "\u{9B}31m", "x\u{200B}y", "\u{2028}", "\r", "\u{FEFF}§", "👩‍👩‍👧", "\u{E0041}", "٣",
    "１", "\u{85}",
    "a\u{301}\u{7}", String(repeating: "\u{202E}a", count: 600), String(repeating: "n", count: 3_000),
    String(repeating: "名", count: 600),
    "a" + String(repeating: "\u{489}", count: 1_200), "$(\u{8})", "--\u{1B}", "-\u{7}",
  ]

  /// Whether what was written to standard error can be shown, and is one short message.
  private func check(_ arguments: [String], input: [UInt8] = [], _ place: SourceLocation = #_sourceLocation) {
    let run = ToolRun(arguments, input: input)
    let hidden = run.errors.unicodeScalars.filter { SourceText.isUnprintable($0) && $0 != "\n" && $0 != "\u{FFFD}" }
    #expect(
      hidden.isEmpty, "\(arguments.map { $0.prefix(40).debugDescription }): \(run.errors.debugDescription.prefix(300))",
      sourceLocation: place)
    // Each message begins with its label; a run may have several.
    for message in run.errors.components(separatedBy: "\nreckon:") {
      #expect(
        message.utf8.count < 1_024, "\(arguments.map { $0.prefix(40).debugDescription }): \(message.utf8.count) bytes",
        sourceLocation: place)
    }
  }

  @Test("in arguments", .optimizedOrFullDepth, arguments: texts)
  func arguments(_ text: String) {
    for arguments in [
      [text], ["eval", text], ["eval", "1", "--let", text], ["eval", "1", "--let", "\(text)=1"],
      ["eval", "1", "--angle", text],
      ["eval", "1", "--seed", text], ["eval", "1", "--steps", text], ["eval", "1", "--limit", text],
      ["eval", "1", "--limit", "steps=\(text)"],
      ["eval", "1", "--book", text], ["eval", "1", "--\(text)"], ["run", "y=1", text], ["run", text, "/dev/null"],
      ["check", text],
      ["check", "/dev/null", "--variables", text], ["test", text], ["compile", text],
      ["compile", "/dev/null", "--output", "/nowhere/\(text)"],
      ["convert", text], ["convert", "1", text, "m"], ["convert", "1", "m", text], ["convert", text, "m", "km"],
      ["explain", text],
      ["help", text],
      ["settings", text], ["settings", "angle", text], ["settings", text, "1"], ["history", text],
      ["history", "--limit", text],
      ["history", "--format", text], ["rates", text], ["completions", text], ["manual", text], ["keypad", text],
      ["run", "y=x", "/dev/null", "--delimiter", text], ["run", "y=x", "/dev/null", "--format", text],
      ["run", "y=x", "/dev/null", "--threads", text], ["run", "y=x", "/dev/null", "--on-error", text],
      ["run", "y=x", "/dev/null", "--header-from", text], ["-e", text], ["-e", ":\(text)"], ["-e", ":set \(text)"],
      ["-e", ":set angle \(text)"],
      ["-e", ":load \(text)"], ["-e", ":plot \(text)"], ["-e", ":solve \(text)"], ["-e", ":table \(text)"],
      ["-e", ":help \(text)"],
      ["-e", ":time \(text)"], ["-e", ":explain \(text)"], ["-e", ":delete \(text)"], ["-e", ":save /nowhere/\(text)"],
    ] { check(arguments) }
  }

  @Test("on standard input", arguments: texts)
  func input(_ text: String) {
    let bytes = Array(text.utf8)
    for arguments in [
      ["eval"], ["eval", "--jsonl"], ["eval", "--json"], ["-"], ["check", "-"], ["test", "-"], ["run", "y=x", "-"],
    ] {
      check(arguments, input: bytes)
    }
    check(["run", "y=a+1", "-"], input: Array("a,\(text)\n1,\(text)\n".utf8))
    check(["run", "y=`\(text)`+1", "-"], input: Array("\(text),\(text)\n1,\(text)\n".utf8))
    check(["run", "y=q", "-"], input: Array("\(text)\n1\n".utf8))
    check(["run", "y=1", "-", "--select", text], input: Array("\(text)x\n1\n".utf8))
    check(["run", "y=a", "-", "--format", "jsonl"], input: Array("{\"\(text)\": 1}\n".utf8))
    check(["test", "-"], input: Array("a = 1\n> a = `\(text)`\n".utf8))
  }

  @Test(
    "bytes that are not UTF-8 are an error with its place",
    arguments: [
      [0x31, 0x20, 0x2B, 0xFF], [0x31, 0x2B, 0xC3, 0x28], [0x31, 0x2B, 0xED, 0xA0, 0x80],
      [0x31, 0x2B, 0xF4, 0x90, 0x80, 0x80],
      [0x31, 0x2B, 0xC0, 0x80],
      [0x31, 0x2B, 0xE5],
    ] as [[UInt8]])
  func invalidBytes(_ bytes: [UInt8]) {
    let column = bytes.firstIndex { $0 >= 0x80 } ?? 0
    let run = ToolRun(["eval"], input: bytes)
    #expect(run.code == .usage)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "error: these bytes are not UTF-8; save the text as UTF-8")
    #expect(lines.last?.prefix { $0 == " " }.count == 2 + column)
    for arguments in [["-"], ["check", "-"], ["test", "-"], ["eval", "--jsonl"], ["run", "y=x", "-"]] {
      check(arguments, input: bytes)
    }
  }

  @Test("in keypad scripts and files of settings", arguments: texts)
  func files(_ text: String) throws {
    check(["keypad"], input: Array("\(text)\n".utf8))
    let folder = try ToolFolder()
    for name in ["settings", "rates", "history", "reckonrc"] { try folder.write("\(text) = \(text)\n", to: name) }
    for arguments in [["settings"], ["history"], ["rates"], ["eval", "1 USD to EUR"], ["-e", ":set"]] {
      let run = ToolRun(arguments, home: folder.path)
      let hidden = run.errors.unicodeScalars.filter { SourceText.isUnprintable($0) && $0 != "\n" && $0 != "\u{FFFD}" }
      #expect(hidden.isEmpty, "\(run.errors.debugDescription)")
    }
  }
}
