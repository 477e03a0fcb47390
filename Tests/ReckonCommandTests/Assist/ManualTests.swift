import Foundation
import Reckon
import ReckonCalculator
import ReckonPrompt
import ReckonCommand
import ReckonTerminal
import TestDepth
import Testing

@Suite("The manual page")
struct ManualTests {
  private static func formatted(_ program: String, _ arguments: String) throws -> (output: String, code: Int32) {
    let file = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString).1")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(ToolRun("manual").output.utf8).write(to: file)
    return try TerminalWindow.run(
      "/bin/sh", ["-c", "LC_ALL=C.UTF-8 MANWIDTH=100 '\(program)' \(arguments) '\(file.path)' 2>&1"])
  }

  @Test("groff formats it without a warning", .needs("groff"))
  func groff() throws {
    let program = try #require(InstalledProgram.path("groff"))
    let (output, code) = try Self.formatted(program, "-man -ww -Tutf8 -z")
    #expect(code == 0 && output == "")
  }

  @Test(
    "man shows every command, option, function, unit, setting and topic",
    .needs("man", "groff"))
  func man() throws {
    let program = try #require(InstalledProgram.path("man"))
    let (output, code) = try Self.formatted(program, "--warnings -l")
    #expect(code == 0 && output.hasPrefix("RECKON(1)") && !output.contains("warning:"))
    // Where a line was broken does not matter.
    let text = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    func shows(_ word: String) { #expect(text.contains(word), "\(word)") }
    for command in Tool.commands {
      shows("reckon \(command.name)")
      for option in command.options { shows(option.name) }
    }
    for row in PromptCommand.all { shows(":\(row.name)") }
    for row in Setting.all { shows(row.name) }
    for row in Catalogue.functions where row.isNamed { shows(row.name) }
    for row in Catalogue.units { shows(row.symbol) }
    for topic in HelpTopic.all { for example in topic.examples { shows(example.expression) } }
    for word in ["prompt-history", "reckonrc", "XDG_CONFIG_HOME", "NO_COLOR", "\\pi, \\sqrt", "^2"] { shows(word) }
  }

  @Test("every text of a row stays as it is, whatever roff makes of its characters")
  func characters() {
    let page = ToolRun("manual").output
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      let request = line.dropFirst().prefix { $0 != " " }
      #expect(
        ["TH", "SH", "SS", "PP", "TP", "IP", "RS", "RE", "nf", "fi", "ad", "nh", "\\\""].contains(request), "\(line)")
    }
    #expect(ToolRun("manual", "x").code == .usage)
  }
}
