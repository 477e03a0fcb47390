import Foundation
import ReckonCalculator
import ReckonCommand
import ReckonTerminal
import TestDepth
import Testing

@Suite("Completion in shells")
struct ShellCompletionTests {
  /// The words of command lines, the last to be completed, and what completes it.
  static let lines: [(line: [String], words: [String])] = [
    (["ev"], ["eval"]), (["eval", "--an"], ["--angle"]), (["eval", "--angle", ""], ["deg", "rad", "grad"]),
    (["run", "--format", "t"], ["tsv", "table"]), (["run", "y = x", "--on-error", ""], ["null", "skip", "stop"]),
    (["run", "--format=t"], ["tsv", "table"]), (["run", "--format=j", "--on-"], ["--on-error"]),
    (["settings", "angle"], ["angle-unit"]), (["settings", "angle-unit", "g"], ["grad"]),
    (["settings", "--reset", "tip"], ["tips"]),
    (["convert", "5", "mi"], ["mil", "mi", "mi²", "min", "mil_NATO"]),
    (["convert", "-3", "mi"], ["mil", "mi", "mi²", "min", "mil_NATO"]),
    (["help", "chec"], ["check"]),
    (["completions", ""], ["bash", "zsh", "fish"]), (["history", ""], ["clear"]), (["rates", ""], ["update", "show"]),
    (["-e", "1", "--le"], ["--let"]), (["eval", "--let", ""], []), (["eval", "--", "--an"], []),
    (["check", "--h"], ["--help"]),
    // bash hands on the sign = as a word.
    (["run", "--format", "="], ["csv", "tsv", "jsonl", "json", "table"]),
    (["run", "--format", "=", "t"], ["tsv", "table"]),
    (["run", "--format", "=", "csv", "--on-e"], ["--on-error"]),
  ]

  private static var evalHeadline: String { Tool.commands.first { $0.name == "eval" }?.headline ?? "" }

  @Test("a word is completed by commands, options and their values")
  func words() {
    for (line, words) in Self.lines {
      let found = WordCompletion(["reckon"] + line).words.map(\.text)
      #expect(
        Set(words).isSubset(of: found) && (found.count == words.count || line[0] == "convert"), "\(line): \(found)")
    }
    #expect(WordCompletion([]).words.map(\.text) == Tool.commands.map(\.name))
    #expect(ToolRun("--complete", "reckon", "ev").output == "files\neval\t\(Self.evalHeadline)\n")
  }

  @Test("files are offered where a command takes them")
  func files() {
    let taking = [
      [], ["pri"], ["check", "pri"], ["check", "--let", "a=1", "pri"], ["eval", "--book", "pri"],
      ["eval", "--book=pri"], ["-e", "1", "p"],
    ]
    for line in taking {
      #expect(WordCompletion(["reckon"] + line).offersFiles, "\(line)")
    }
    for line in [["--"], ["eval", "pri"], ["eval", "--an"], ["run", "--format", ""], ["help", ""]] {
      #expect(!WordCompletion(["reckon"] + line).offersFiles, "\(line)")
    }
  }

  @Test("each command and each of its options is offered, none with a character that a shell would take for more")
  func table() {
    for command in Tool.commands {
      let found = WordCompletion(["reckon", command.name, "-"]).words
      #expect(Set(found.map(\.text)) == Set(command.options.map(\.name) + ["--help"]), "\(command.name)")
      #expect(found.allSatisfy { !$0.summary.isEmpty })
      for case .oneOf(let choices) in command.options.map(\.words) + command.words {
        for choice in choices() { #expect(!choice.contains { " *?[]$\\\"'\t\n".contains($0) }, "\(choice)") }
      }
    }
  }

  // MARK: Shells

  /// The script for a shell in a file, in a folder with some other files.
  static func folder(_ shell: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "books"), withIntermediateDirectories: true)
    for name in ["prices.reckon", "table one.csv"] { try Data().write(to: folder.appending(path: name)) }
    try Data(ToolRun("completions", shell).output.utf8).write(to: folder.appending(path: "script"))
    return folder
  }

  /// The folders of programs, the built tool's first.
  static let path =
    URL(filePath: TerminalWindow.tool).deletingLastPathComponent().path + ":"
    + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")

  private static func bash(_ folder: URL, _ words: [String]) throws -> [String] {
    let quoted = (["reckon"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script =
      "cd '\(folder.path)'; source ./script; COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count); _reckon; printf '%s\\n' \"${COMPREPLY[@]}\""
    return try TerminalWindow.run(
      InstalledProgram.path("bash") ?? "", ["--norc", "-c", script], environment: ["PATH": path]
    )
    .output.split(separator: "\n").map(String.init)
  }

  @Test("bash completes commands, options, their values, and files", .needs("bash"))
  func bashLines() throws {
    let folder = try Self.folder("bash")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (line, words) in Self.lines where line[0] != "convert" {
      #expect(try Self.bash(folder, line) == words, "\(line)")
    }
    #expect(try Self.bash(folder, ["check", "tab"]) == ["table one.csv"])
    #expect(try Self.bash(folder, ["eval", "--book", "=", "pri"]) == ["prices.reckon"])
    #expect(
      try Set(Self.bash(folder, [""]))
        == Set(Tool.commands.map(\.name) + ["books", "prices.reckon", "table one.csv", "script"]))
  }

  @Test("fish completes commands, options, their values, and files", .needs("fish"))
  func fishLines() throws {
    let folder = try Self.folder("fish")
    defer { try? FileManager.default.removeItem(at: folder) }
    let fish = InstalledProgram.path("fish") ?? ""
    #expect(try TerminalWindow.run("/bin/sh", ["-c", "'\(fish)' -n '\(folder.path)/script' 2>&1"]).output == "")
    let lines = [
      ("ev", ["eval\t\(Self.evalHeadline)"]), ("eval --angle ", ["deg", "rad", "grad"]),
      ("run --format=t", ["--format=tsv", "--format=table"]),
      ("check pri", ["prices.reckon"]), ("eval --book=pri", ["--book=prices.reckon"]), ("eval --let ", []),
      ("eval 'a b' --angle g", ["grad"]),
      ("check tab", ["table one.csv"]),
    ]
    for (line, words) in lines {
      let script = "cd '\(folder.path)'; source ./script; complete -C \"reckon \(line)\""
      let output = try TerminalWindow.run(
        fish, ["--no-config", "-c", script], environment: ["HOME": folder.path, "PATH": Self.path]
      ).output
      #expect(Set(output.split(separator: "\n").map(String.init)) == Set(words), "\(line)")
    }
  }

  @Test(
    "zsh completes commands, options, their values, and files",
    .needs("zsh", "tmux"))
  func zshLines() throws {
    let folder = try Self.folder("zsh")
    defer { try? FileManager.default.removeItem(at: folder) }
    let zsh = InstalledProgram.path("zsh") ?? ""
    #expect(try TerminalWindow.run("/bin/sh", ["-c", "'\(zsh)' -n '\(folder.path)/script' 2>&1"]).output == "")
    let settings = """
      path=(\(Self.path.replacing(":", with: " ")))
      autoload -U compinit; compinit -u -D; source \(folder.path)/script; PS1='%% '; cd '\(folder.path)'

      """
    try Data(settings.utf8).write(to: folder.appending(path: ".zshrc"))
    let window = try TerminalWindow(environment: ["ZDOTDIR": folder.path], program: zsh)
    try window.wait("%")
    let lines = [
      ("ev", "eval"), ("eval --an", "eval --angle"), ("eval --angle=gr", "eval --angle=grad"),
      ("run --format c", "run --format csv"),
      ("settings angle", "settings angle-unit"), ("settings angle-unit g", "settings angle-unit grad"),
      ("check pri", "check prices.reckon"), ("eval --book=pri", "eval --book=prices.reckon"),
      ("-e 1 --le", "-e 1 --let"), ("check --variables a tab", "check --variables a table\\ one.csv"),
      ("convert 5 mil_", "convert 5 mil_NATO"), ("eval 'a b' --angle g", "eval 'a b' --angle grad"),
      ("pri", "prices.reckon"), ("completions z", "completions zsh"),
    ]
    for (typed, completed) in lines {
      try window.type("reckon \(typed)")
      try window.press("Tab")
      try window.wait("% reckon \(completed)")
      try window.press("C-u", "C-l")
      try window.wait(for: "an empty line") { try !window.screen().contains("reckon") }
    }
  }

  @Test("completions are for one shell that is known")
  func usage() {
    #expect(ToolRun("completions").code == .usage)
    let run = ToolRun("completions", "tcsh")
    #expect(
      run.code == .usage && run.errors == "reckon: completions takes the name of one shell, bash, zsh, fish, not tcsh\n"
    )
  }
}
