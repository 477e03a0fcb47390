import Foundation
import Testing

@Suite("README and articles")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// The README and all articles of the documentation, by their paths.
  static let documents: [String] = {
    let catalogs =
      ["Reckon", "ReckonCalculator", "ReckonCommand"].map { "Sources/\($0)/\($0).docc" } + ["Sources/Inside.docc"]
    return ["README.md"]
      + catalogs.flatMap { catalog in
        ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: catalog).path)) ?? []).sorted().map
        {
          "\(catalog)/\($0)"
        }
      }
  }()

  private static func text(_ document: String) -> String {
    (try? String(contentsOf: root.appending(path: document), encoding: .utf8)) ?? ""
  }

  /// The lines of commands in the documents' console blocks, each with what follows it.
  static let snippets: [(command: String, output: String)] = {
    var snippets: [(String, String)] = []
    var isInside = false
    for line in documents.flatMap({ text($0).components(separatedBy: "\n") }) {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside {
        if line.hasPrefix("$ ") {
          snippets.append((String(line.dropFirst(2)), ""))
        } else {
          snippets[snippets.count - 1].1 += line + "\n"
        }
      }
    }
    return snippets
  }()

  /// The documents' blocks of plain text.
  static let texts: [String] = documents.flatMap { text($0).components(separatedBy: "```") }
    .filter { $0.hasPrefix("text\n") }.map { String($0.dropFirst(5)) }

  @Test("links to other documents and files lead somewhere, and the README is short")
  func links() {
    for document in Self.documents {
      let folder = Self.root.appending(path: document).deletingLastPathComponent()
      for link in Self.text(document).matches(of: /\]\(([^)#:]+)\)/) {
        #expect(
          FileManager.default.fileExists(atPath: folder.appending(path: String(link.1)).path), "\(document): \(link.1)")
      }
      for link in Self.text(document).matches(of: /<doc:(\w+)>/) {
        #expect(
          FileManager.default.fileExists(atPath: folder.appending(path: "\(link.1).md").path), "\(document): \(link.1)")
      }
    }
    let lines = Self.text("README.md").split(separator: "\n")
    #expect(Self.text("README.md").count(where: { $0 == "\n" }) <= 140 && lines.allSatisfy { $0.count <= 120 })
  }

  @Test("a newcomer finds each program of the gate and each script of the findings")
  func lists() throws {
    let contributing = Self.text(".github/CONTRIBUTING.md")
    let rows = Self.text(".ci/programs").split(separator: "\n").filter { $0.hasPrefix("gate ") }.map {
      $0.split(separator: " ")
    }
    #expect(rows.count > 30)
    for row in rows {
      for package in row[3...4] where package != "-" { #expect(contributing.contains(package), "\(package)") }
    }
    let scripts = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "findings").path)
    for script in scripts where script.hasSuffix(".sh") {
      #expect(Self.text("findings/README.md").contains("(\(script))"))
    }
  }

  @Test("the tests that an article names exist")
  func namedTests() throws {
    let files = FileManager.default.enumerator(at: Self.root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    let tests = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    let texts = try tests.map { try String(contentsOf: $0, encoding: .utf8) }
    let names = Self.text("Sources/Reckon/Reckon.docc/ComparedWithOthers.md").matches(of: /“([^”]+)”/).map {
      String($0.1)
    }
    #expect(names.count > 30)
    for name in names { #expect(texts.contains { $0.contains("\"\(name)\"") }, "\(name)") }
  }

  @Test("the prompt answers as the documents show")
  func prompt() throws {
    let sessions = Self.texts.filter { $0.hasPrefix("deg> ") }
    #expect(!sessions.isEmpty)
    for session in sessions {
      let lines = session.split(separator: "\n").filter { $0.hasPrefix("deg> ") }.map { String($0.dropFirst(5)) }
      let run = try PromptRun(lines)
      let shown = zip(lines, run.answers).map { "deg> \($0)\n\($1)\n" }.joined()
      // Remarks on standard error stand between the answers.
      let remarks = Set(run.errors.split(separator: "\n"))
      let wanted = session.split(separator: "\n").filter { !remarks.contains($0) }.map { "\($0)\n" }.joined()
      #expect(shown == wanted && remarks.count <= 1)
    }
  }

  @Test("the plot of an article is what the tool draws")
  func plot() { #expect(Self.texts.contains(ToolRun("-e", ":plot sin, cos -360 360").output)) }

  /// The words of the commands of a pipe, as a shell splits them, as far as the documents need it.
  static func commands(_ line: String) -> [[String]] {
    var commands = [[""]]
    var isQuoted = false
    for character in line {
      if character == "'" {
        isQuoted.toggle()
      } else if character == "|", !isQuoted {
        commands.append([""])
      } else if character == " ", !isQuoted {
        commands[commands.count - 1].append("")
      } else {
        commands[commands.count - 1][commands[commands.count - 1].count - 1].append(character)
      }
    }
    return commands.map { words in words.filter { !$0.isEmpty } }
  }

  @Test("each command prints what the documents show", arguments: snippets.indices)
  func prints(index: Int) {
    let (command, output) = Self.snippets[index]
    var (input, errors) = ("", "")
    for words in Self.commands(command) {
      guard words.first == "reckon" else {
        #expect(words.count == 2 && words[0] == "printf", "\(command)")
        input = words.last?.replacing("\\n", with: "\n") ?? ""
        continue
      }
      // Files of the project are named from its folder on, and a folder that the tests do not run in.
      let paths = words.dropFirst().map { word in
        word.hasPrefix("Tests/") || word.hasPrefix("Sources/") ? Self.root.appending(path: word).path : word
      }
      let run = ToolRun(paths, input: input)
      (input, errors) = (run.output, errors + run.errors)
    }
    #expect(errors.replacing(Self.root.path + "/", with: "") + input == output, "\(command)")
  }

  @Test("each line that shows a command stands in a block whose commands run here")
  func allRun() {
    let shown = Self.documents.map { document in
      Self.text(document).components(separatedBy: "\n").count(where: { $0.hasPrefix("$ ") })
    }
    #expect(shown.reduce(0, +) == Self.snippets.count && shown.contains { $0 > 0 })
  }
}
