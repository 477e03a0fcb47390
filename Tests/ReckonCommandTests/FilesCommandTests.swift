import Foundation
import ReckonCalculator
import Testing

@Suite("reckon history and reckon settings")
struct FilesCommandTests {
  static func filled() throws -> FilesRun {
    let run = try FilesRun()
    try run.write(
      """
      reckon history 1
      next 13
      9\t2026-11-21T10:30:00Z\tdeg\t=\t2+3\t5
      12\t2026-11-21T10:31:00Z\trad\t≈\tsin(1)\\n\t0.84

      """, to: "history")
    return run
  }

  @Test("history lists newest first, in three forms, and as many as one likes")
  func listing() throws {
    let run = try Self.filled()
    let newest = "12  2026-11-21T10:31:00Z  sin(1)\\n  ≈ 0.84\n"
    #expect(run("history").output == newest + " 9  2026-11-21T10:30:00Z  2+3       = 5\n")
    #expect(run("history", "--limit", "1").output == newest)
    #expect(
      run("history", "--format", "csv", "--limit=1").output.hasSuffix(
        "\r\n12,2026-11-21T10:31:00Z,rad,true,\"sin(1)\n\",0.84,0.84\r\n"))
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(run("history", "--format", "json").output.utf8)) as? [[String: Any]])
    #expect(rows.map { $0["result"] as? String } == ["0.84", "5"])
    let none = try FilesRun()("history")
    #expect(none.output.isEmpty && none.code == .success)
  }

  @Test("history clear asks, or needs --yes")
  func clearing() throws {
    let run = try Self.filled()
    #expect(run("history", "clear").code == .usage)
    #expect(run("history", "clear", input: "n").output.hasPrefix("Delete all 2 results? [y/N] "))
    #expect(run("history", "clear", input: "").code == .success)
    #expect(try run.read("history").contains("2+3"))
    #expect(run("history", "clear", input: "y").code == .success)
    #expect(run("history").output.isEmpty)
    #expect(try run.read("history") == "reckon history 1\nnext 13\n")
    let other = try Self.filled()
    #expect(other("history", "clear", "--yes").code == .success && other("history").output.isEmpty)
  }

  @Test("a damaged history is said once on standard error, with both names")
  func damage() throws {
    let run = try Self.filled()
    try run.write("reckon history 1\njunk\n1\t2026-11-21T10:30:00Z\tdeg\t=\t2+3\t5\n", to: "history")
    let first = run("history")
    let aside = try #require(try run.names().first { $0.contains("damaged") })
    #expect(first.code == .inputOutput && first.output.contains("2+3"))
    #expect(
      first.errors.split(separator: "\n").count == 1 && first.errors.contains(aside)
        && first.errors.contains(run.path + "/history "))
    let second = run("history")
    #expect(second.code == .success && second.errors.isEmpty && second.output == first.output)
  }

  @Test(
    "wrong usage is said",
    arguments: [
      (["history", "--format", "xml"], "text, csv or json"), (["history", "--limit", "0"], "--limit"),
      (["history", "--limit", "x"], "--limit"),
      (["history", "drop"], "clear"), (["settings", "angle-unit", "degs"], "deg, rad or grad"),
      (["settings", "angel-unit"], "angle-unit?"),
      (["settings", "--reset", "tipz"], "tips?"),
      (["settings", "limit", "5"], "history-limit or prompt-history-limit"),
      (["settings", "history-limit", "100001"], "from 1 to 100000"),
      (["settings", "tips", "yes", "no"], "quote"), (["settings", "tips", "--reset", "tips"], "--reset"),
      (["rates"], "update or show"),
      (["rates", "fetch"], "update or show"), (["rates", "update", "a", "b"], "one file"),
      (["rates", "update", "ftp://x/y"], "ftp"),
      (["rates", "update", "file://host/x"], "this machine"),
      (["rates", "update", "x", "--timeout", "0"], "--timeout"),
    ])
  func usage(_ words: [String], _ part: String) throws {
    let run = try FilesRun()
    let outcome =
      switch words.count {
      case 1: run(words[0])
      case 2: run(words[0], words[1])
      case 3: run(words[0], words[1], words[2])
      default: run(words[0], words[1], words[2], words[3])
      }
    #expect(outcome.code == .usage && outcome.output.isEmpty && outcome.errors.contains(part), "\(outcome.errors)")
    #expect(try run.names().isEmpty)
  }

  @Test(
    "reckon settings and :set know the same names and values",
    arguments: [
      ("angle", "rad", "rad", "angle-unit"), ("angle-unit", "grad", "grad", "angle-unit"),
      ("mode", "double", "double", "number-mode"),
      ("places", "2", "2", "decimal-places"), ("entry", "chain", "chain", "entry-style"),
      ("grouping", "off", "no", "grouping"),
      ("colour", "false", "no", "color"), ("rates-location", "on", "on", "rates-location"),
      ("angle", "degrees", nil, "angle-unit"),
      ("limit", "5", nil, ""), ("nothing", "5", nil, ""),
    ])
  func names(name: String, value: String, kept: String?, setting: String) throws {
    let (shell, prompt) = (try FilesRun(), try FilesRun())
    let codes = [
      shell.callAsFunction("settings", name, value).code, prompt.callAsFunction("-e", ":set \(name) \(value)").code,
    ]
    #expect(codes == (kept == nil ? [.usage, .usage] : [.success, .success]))
    guard let kept else { return }
    #expect(shell.callAsFunction("settings", setting).output == "\(kept)\n")
    #expect(shell.callAsFunction("settings", name).output == "\(kept)\n")
    #expect(shell.callAsFunction("settings", "--reset", name).code == .success)
    #expect(shell.callAsFunction("settings", setting).output != "\(kept)\n")
  }

  @Test("settings are listed with their meaning, shown, set and reset")
  func settings() throws {
    let run = try FilesRun()
    let list = run("settings").output
    for row in Setting.all {
      #expect(list.contains("\(row.name) = \(row.defaultValue)\n    \(row.summary): \(row.allowed)\n"))
    }
    #expect(run("settings", "angle-unit").output == "deg\n")
    #expect(run("settings", "angle-unit", "rad").code == .success)
    #expect(run("settings", "rates-location", "/tmp/my rates.csv").code == .success)
    #expect(
      run("settings", "angle-unit").output == "rad\n"
        && run("settings", "rates-location").output == "/tmp/my rates.csv\n")
    #expect(try run.read("settings") == "reckon settings 1\nangle-unit = rad\nrates-location = /tmp/my rates.csv\n")
    #expect(run("settings", "--reset", "angle-unit", "--reset=rates-location").code == .success)
    #expect(run("settings").output == list)
    try run.write("reckon settings 1\nfoo = bar\ntips = perhaps\n", to: "settings")
    let odd = run("settings")
    #expect(
      odd.output.contains("foo = bar\n    not known")
        && odd.errors.contains("line 3: tips is yes or no, not perhaps; yes is used"))
  }

  @Test("what cannot be written is an error of input and output that names the file")
  func unwritable() throws {
    let run = try FilesRun()
    try run.write("", to: "file")
    let outcome = run("settings", "tips", "no", environment: ["RECKON_HOME": run.path + "/file"])
    #expect(outcome.code == .inputOutput && outcome.errors.contains(run.path + "/file"))
  }

  @Test("help knows the commands") func help() throws {
    let run = try FilesRun()
    for name in ["history", "settings", "rates"] {
      #expect(
        run("help").output.contains("\n  \(name) ") && run("help", name).output.hasPrefix("usage: reckon \(name) "))
    }
  }
}
