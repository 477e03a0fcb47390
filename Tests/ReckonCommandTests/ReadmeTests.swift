import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  /// The `$ reckon …` lines of the README's console blocks, each with what follows it.
  static let snippets: [(command: String, output: String)] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
    var snippets: [(String, String)] = []
    var isInside = false
    for line in ((try? String(contentsOf: url, encoding: .utf8)) ?? "").components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside {
        if line.hasPrefix("$ reckon ") {
          snippets.append((String(line.dropFirst(9)), ""))
        } else {
          snippets[snippets.count - 1].1 += line + "\n"
        }
      }
    }
    return snippets
  }()

  /// The README's blocks of plain text.
  static let texts: [String] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
    let parts = ((try? String(contentsOf: url, encoding: .utf8)) ?? "").components(separatedBy: "```")
    return parts.filter { $0.hasPrefix("text\n") }.map { String($0.dropFirst(5)) }
  }()

  @Test("the prompt answers as the README shows")
  func prompt() throws {
    let sessions = Self.texts.filter { $0.hasPrefix("deg> ") }
    #expect(!sessions.isEmpty)
    for session in sessions {
      let lines = session.split(separator: "\n").filter { $0.hasPrefix("deg> ") }.map { String($0.dropFirst(5)) }
      let run = try PromptRun(lines)
      defer { run.removeFiles() }
      let shown = zip(lines, run.answers).map { "deg> \($0)\n\($1)\n" }.joined()
      // Remarks on standard error stand between the answers.
      let remarks = Set(run.errors.split(separator: "\n"))
      let wanted = session.split(separator: "\n").filter { !remarks.contains($0) }.map { "\($0)\n" }.joined()
      #expect(shown == wanted && remarks.count <= 1)
    }
  }

  @Test("the README's plot is what the tool draws")
  func plot() { #expect(Self.texts.contains(ToolRun("-e", ":plot sin, cos -360 360").output)) }

  /// Splits a command as a shell does, as far as the README needs it.
  static func words(_ command: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in command {
      if character == "'" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  @Test("each command prints what the README shows", arguments: snippets.indices)
  func prints(index: Int) {
    let (command, output) = Self.snippets[index]
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
    let words = Self.words(command).map { $0.hasPrefix("Tests/") ? "\(root)/\($0)" : $0 }
    let run = ToolRun(words)
    #expect(run.errors + run.output == output, "reckon \(command)")
  }

  @Test("the README shows commands at all")
  func shows() { #expect(Self.snippets.count >= 8) }
}
