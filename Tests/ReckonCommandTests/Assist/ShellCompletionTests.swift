import Foundation
import ReckonCalculator
import ReckonCommand
import ReckonTerminal
import Testing

@Suite("Completion in shells")
struct ShellCompletionTests {
  /// Where a shell is; tests of one that is missing are skipped.
  static func program(_ name: String) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// The script for a shell in a file, in a folder with some other files.
  static func folder(_ shell: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "books"), withIntermediateDirectories: true)
    for name in ["prices.reckon", "table one.csv"] { try Data().write(to: folder.appending(path: name)) }
    try Data(ToolRun("completions", shell).output.utf8).write(to: folder.appending(path: "script"))
    return folder
  }

  /// Command lines, the last word to be completed, and the words that complete it.
  static let lines: [(line: [String], words: [String])] = [
    (["ev"], ["eval"]), (["eval", "--an"], ["--angle"]), (["eval", "--angle", ""], ["deg", "rad", "grad"]),
    (["run", "--format", "t"], ["tsv", "table"]), (["run", "y = x", "--on-error", ""], ["null", "skip", "stop"]),
    (["settings", "angle"], ["angle-unit"]), (["settings", "angle-unit", "g"], ["grad"]), (["settings", "--reset", "tip"], ["tips"]),
    (["convert", "5", "mi"], ["mil", "mi", "mi²", "min", "mil_NATO"]), (["help", "chec"], ["check"]),
    (["completions", ""], ["bash", "zsh", "fish"]), (["history", ""], ["clear"]), (["rates", ""], ["update", "show"]),
    (["check", "pri"], ["prices.reckon"]), (["check", "--let", "a=1", "pri"], ["prices.reckon"]),
    (["eval", "--book", "pri"], ["prices.reckon"]),
    (["-e", "1", "--le"], ["--let"]), (["eval", "--let", ""], []), (["pri"], ["prices.reckon"]),
  ]

  // MARK: bash

  private static func bash(_ folder: URL, _ words: [String]) throws -> [String] {
    let quoted = (["reckon"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script =
      "cd '\(folder.path)'; source ./script; COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count); _reckon; printf '%s\\n' \"${COMPREPLY[@]}\""
    return try TerminalWindow.run(program("bash") ?? "", ["--norc", "-c", script]).output.split(separator: "\n").map(String.init)
  }

  @Test("bash completes commands, options, their values, and files", .enabled(if: program("bash") != nil, "bash is missing"))
  func bashLines() throws {
    let folder = try Self.folder("bash")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (line, words) in Self.lines {
      let found = try Self.bash(folder, line)
      #expect(Set(words).isSubset(of: found) && (found.count == words.count || line[0] == "convert"), "\(line): \(found)")
    }
    // --name=value comes as three words.
    #expect(try Self.bash(folder, ["run", "--format", "="]) == ["csv", "tsv", "jsonl", "table"])
    #expect(try Self.bash(folder, ["run", "--format", "=", "t"]) == ["tsv", "table"])
    #expect(try Self.bash(folder, ["check", "tab"]) == ["table one.csv"])
    #expect(try Self.bash(folder, [""]).contains("books"))
  }

  @Test("bash knows each command and each of its options", .enabled(if: program("bash") != nil, "bash is missing"))
  func bashTable() throws {
    let folder = try Self.folder("bash")
    defer { try? FileManager.default.removeItem(at: folder) }
    let commands = try Self.bash(folder, [""])
    for command in Tool.commands {
      #expect(commands.contains(command.name))
      #expect(Set(try Self.bash(folder, [command.name, "-"])) == Set(command.options.map(\.name) + ["--help"]), "\(command.name)")
      for case .oneOf(let choices) in command.options.map(\.words) {
        // Nothing that the shell would take for more than a word.
        for choice in choices() { #expect(!choice.contains { " *?[]$\\\"'".contains($0) }, "\(choice)") }
      }
    }
  }

  // MARK: fish

  @Test("fish completes commands, options, their values, and files", .enabled(if: program("fish") != nil, "fish is missing"))
  func fishLines() throws {
    let folder = try Self.folder("fish")
    defer { try? FileManager.default.removeItem(at: folder) }
    let fish = Self.program("fish") ?? ""
    #expect(try TerminalWindow.run("/bin/sh", ["-c", "'\(fish)' -n '\(folder.path)/script' 2>&1"]).output == "")
    for (line, words) in Self.lines {
      let text = (["reckon"] + line.map { $0.contains(" ") ? "\"\($0)\"" : $0 }).joined(separator: " ")
      let script = "cd '\(folder.path)'; source ./script; complete -C '\(text)'"
      let output = try TerminalWindow.run(fish, ["--no-config", "-c", script], environment: ["HOME": folder.path]).output
      let found = output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
      #expect(Set(words).isSubset(of: found), "\(line): \(found)")
      #expect(!words.isEmpty || found.isEmpty, "\(line): \(found)")
    }
  }

  // MARK: zsh

  @Test(
    "zsh completes commands, options, their values, and files",
    .enabled(if: program("zsh") != nil && TerminalWindow.program != nil, "zsh or tmux is missing"))
  func zshLines() throws {
    let folder = try Self.folder("zsh")
    defer { try? FileManager.default.removeItem(at: folder) }
    let zsh = Self.program("zsh") ?? ""
    #expect(try TerminalWindow.run("/bin/sh", ["-c", "'\(zsh)' -n '\(folder.path)/script' 2>&1"]).output == "")
    let settings = "autoload -U compinit; compinit -u -D; source \(folder.path)/script; PS1='%% '; cd '\(folder.path)'\n"
    try Data(settings.utf8).write(to: folder.appending(path: ".zshrc"))
    let window = try TerminalWindow(environment: ["ZDOTDIR": folder.path], program: zsh)
    try window.wait("%")
    let lines = [
      ("ev", "eval"), ("eval --an", "eval --angle="), ("eval --angle=gr", "eval --angle=grad"), ("run --format js", "run --format jsonl"),
      ("settings angle", "settings angle-unit"), ("settings angle-unit g", "settings angle-unit grad"),
      ("check pri", "check prices.reckon"),
      ("-e 1 --le", "-e 1 --let="), ("check --variables a pri", "check --variables a prices.reckon"),
      ("convert 5 mil_", "convert 5 mil_NATO"),
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
    #expect(run.code == .usage && run.errors == "reckon: completions is for one shell, bash, zsh, fish, not tcsh\n")
  }
}
