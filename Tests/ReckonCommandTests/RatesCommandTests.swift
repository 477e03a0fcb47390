import Foundation
import ReckonCalculator
import ReckonTerminal
import TestDepth
import Testing

@Suite("reckon rates", .serialized)
struct RatesCommandTests {
  /// A server of this machine's own; it ends with the test's process, whose end of a pipe it watches.
  final class Server: Sendable {
    let port: String
    private let process: Process
    private let input = Pipe()

    init?() {
      guard let python = InstalledProgram.path("python3") else { return nil }
      let output = Pipe()
      process = Process()
      process.executableURL = URL(filePath: python)
      process.arguments = [ToolRun.resource("rates_server.py")]
      process.standardInput = input
      process.standardOutput = output
      guard (try? process.run()) != nil else { return nil }
      var line = ""
      while !line.hasSuffix("\n"), let byte = try? output.fileHandleForReading.read(upToCount: 1) {
        line += String(decoding: byte, as: UTF8.self)
      }
      port = line.trimmingCharacters(in: .whitespacesAndNewlines)
      if port.isEmpty { return nil }
    }

    deinit {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }

    func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }
  }

  static let old = """
    reckon rates 1
    source here
    date 2026-10-01
    currencies 1
    USD 1.5

    """

  @Test(
    "rates come from a server as CSV and XML, also behind a redirection",
    .needs("python3", "curl"), arguments: ["/good.csv", "/good.xml", "/moved"])
  func good(_ path: String) throws {
    let server = try #require(Server())
    let run = try FilesRun()
    try run.write(Self.old, to: "rates")
    let outcome = run("rates", "update", server.url(path), environment: ["no_proxy": "*"])
    #expect(outcome.errors.isEmpty && outcome.code == .success && outcome.output.contains("2026-10-30"))
    let show = run("rates", "show", "usd").output
    #expect(show == "1 EUR on 2026-10-30, 1 day old, from \(server.url(path))\nUSD  1.1172\n")
    // The place is a setting too.
    try run.write(Self.old, to: "rates")
    #expect(run("settings", "rates-location", server.url(path)).code == .success)
    #expect(run("rates", "update", environment: ["no_proxy": "*"]).code == .success)
    #expect(try run.read("rates").contains("USD 1.1172\n"))
  }

  @Test(
    "whatever the server does, updating ends in time with a message, and the old rates stay",
    .needs("python3", "curl"),
    arguments: [
      ("/500", "500"), ("/404", "404"), ("/html", "a web page"), ("/empty", "is empty"), ("/cut", "cannot be fetched"),
      ("/cut-chunk", "cannot be fetched"), ("/cut-close", "cut off"), ("/nothing", "cannot be fetched"),
      ("/loop", "redirects"),
      ("/local", "cannot be fetched"), ("/stall", "timed out"), ("/stall-inside", "timed out"), ("/drip", "timed out"),
      ("/huge", "cannot be fetched"), ("/endless", "reckon: "), ("/endless-head", "reckon: "),
    ])
  func bad(_ path: String, _ part: String) throws {
    let server = try #require(Server())
    let run = try FilesRun()
    try run.write(Self.old, to: "rates")
    let start = ContinuousClock.now
    let outcome = run("rates", "update", server.url(path), "--timeout", "1", environment: ["no_proxy": "*"])
    #expect(ContinuousClock.now - start < .seconds(60))
    #expect(outcome.code == .inputOutput && outcome.output.isEmpty)
    #expect(outcome.errors.contains(server.url(path)) && outcome.errors.contains(part), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try run.read("rates") == Self.old && run.names() == ["rates"])
  }

  @Test("no server at all", .needs("curl"))
  func unreachable() throws {
    let run = try FilesRun()
    // Port 9 takes no connections.
    for url in ["http://127.0.0.1:9/x", "http://host.invalid/x", "http://[1-99999]/"] {
      let outcome = run("rates", "update", url, "--timeout", "5", environment: ["no_proxy": "*"])
      #expect(outcome.code == .inputOutput && outcome.errors.contains("cannot be fetched"), "\(outcome.errors)")
    }
    #expect(try run.names().isEmpty)
  }

  @Test("without curl, the message names the package; a curl that does not end is ended")
  func curl() throws {
    let run = try FilesRun()
    let missing = run("rates", "update", "https://example.org/", environment: ["PATH": "/nonexistent"])
    #expect(missing.code == .inputOutput && missing.errors.contains("Debian package: curl"))
    // A program that is written here might be open for writing in a process that another test has just begun, and could
    // not be run.
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    symlink(folder.appending(path: "Resources/endless-curl").path(), run.path + "/curl")
    let start = ContinuousClock.now
    let slow = run(
      "rates", "update", #"https://example.org/$(x) "y"\"#, "--timeout", "1", environment: ["PATH": run.path])
    #expect(
      slow.code == .inputOutput && slow.errors.contains("did not end") && ContinuousClock.now - start < .seconds(60))
    let said = try run.read("said")
    #expect(said.hasPrefix("--disable ") && said.hasSuffix("--config -\n"))
    // Every user of the machine can read a process's arguments.
    #expect(!said.contains("example.org"))
    #expect(try run.read("given") == #"url = "https://example.org/$(x) \"y\"\\""# + "\n")
    for option in [
      "--fail", "--max-time 1 ", "--connect-timeout 1 ", "--max-filesize 4194304 ", "--proto =http,https ",
      "--proto-redir =https ",
    ] {
      #expect(said.contains(option), "\(option)")
    }
  }

  @Test("a name, a password and a key in a URL are neither printed nor stored", .needs("python3", "curl"))
  func credentials() throws {
    let server = try #require(Server())
    let run = try FilesRun()
    let secret = server.url("/good.csv?key=k3y").replacing("//", with: "//me:pa55@")
    let good = run("rates", "update", secret, environment: ["no_proxy": "*"])
    #expect(good.code == .success, "\(good.errors)")
    #expect(good.output.hasSuffix("from \(server.url("/good.csv"))?…\n"))
    let bad = run("rates", "update", secret.replacing("good", with: "404"), environment: ["no_proxy": "*"])
    #expect(bad.code == .inputOutput && bad.errors.contains(server.url("/404.csv?…")))
    let broken = run("rates", "update", "http://me:pa55@[::x]/?k3y", environment: ["no_proxy": "*"])
    let setting = run("settings", "rates-location", secret)
    #expect(setting.code == .usage && setting.errors.contains("a URL without a name and password"))
    let prompt = run("-e", ":set rates-location \(secret)")
    #expect(prompt.code == .usage)
    let files = try FileManager.default.subpathsOfDirectory(atPath: run.path).map { (try? run.read($0)) ?? "" }.joined()
    let said =
      [good, bad, broken, setting, prompt].map { $0.output + $0.errors }.joined() + run("rates", "show", "USD").output
      + files
    #expect(!said.contains("pa55") && !said.contains("k3y"), "\(said)")
  }

  @Test(
    "a password in a URL that is written wrongly is neither printed nor stored, and the URL is refused",
    arguments: [
      "http:bob:pa55@127.0.0.1:9/x.csv", "http:/bob:pa55@127.0.0.1:9/x.csv", "http:///bob:pa55@127.0.0.1:9/x.csv",
      "HTTPS:bob:pa55@127.0.0.1:9/x.csv", "http://bob:se/pa55@127.0.0.1:9/x.csv", "http://bob:pa55#x@127.0.0.1:9/x.csv",
      "http://bob:pa55?x@127.0.0.1:9/x.csv", "http://bob:x?pa55@127.0.0.1:9/x.csv",
      "http://bob:s@x.invalid/pa55@127.0.0.1:9/x.csv",
      "http://bob:s@x.invalid?pa55@127.0.0.1:9/x.csv", "file://bob:pa55@host/x", "file:bob:pa55@host/x",
      "ftp://bob:pa55@host/x", "HTTP://",
    ])
  func wrongCredentials(_ url: String) throws {
    let run = try FilesRun()
    let update = run("rates", "update", url, "--timeout", "1", environment: ["no_proxy": "*"])
    let setting = run("settings", "rates-location", url)
    let prompt = run("-e", ":set rates-location \(url)")
    // What is well-formed as it stands has another host, which does not answer.
    let isWellFormed = url.contains("@x") && url.contains("127.0.0.1:9")
    #expect(
      update.code == (isWellFormed ? .inputOutput : .usage) && setting.code == .usage && prompt.code == .usage,
      "\(update.errors)\(setting.errors)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: run.path).map { (try? run.read($0)) ?? "" }.joined()
    let said = [update, setting, prompt].map { $0.output + $0.errors }.joined() + files
    #expect(!said.contains("pa55"), "\(said)")
  }

  @Test("a key in the setting is kept, but not shown")
  func key() throws {
    let run = try FilesRun()
    let set = run("settings", "rates-location", "https://h/x?apikey=k3y&mail=me@k3y")
    #expect(set.code == .success && set.errors.isEmpty)
    #expect(try run.read("settings").contains("k3y"))
    let shown = [
      run("settings").output, run("settings", "rates-location").output,
      run("-e", ":set rates-location https://h/x?apikey=k3y\n:set rates-location").output,
      run("-e", ":set rates-location https://h/x?apikey=k3y\n:set").output,
    ]
    #expect(shown.allSatisfy { $0.contains("https://h/x?…") && !$0.contains("k3y") }, "\(shown)")
    // An @ of a path is none of a name.
    #expect(run("settings", "rates-location", "https://h/@me/x@1/y.csv").code == .success)
    #expect(run("settings", "rates-location").output == "https://h/@me/x@1/y.csv\n")
  }

  @Test("curl ends with the tool, however that ends", arguments: [SIGKILL, SIGINT, SIGTERM, SIGQUIT])
  func orphans(_ signal: Int32) throws {
    let run = try FilesRun()
    symlink(ToolRun.resource("endless-curl"), run.path + "/curl")
    let process = try ToolProcess(
      shell: "RECKON_HOME=\(run.path)/home PATH=\(run.path) exec \"$0\" rates update https://example.org/")
    func number() -> pid_t? {
      (try? run.read("number")).flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    for _ in 0..<6_000 where number() == nil { usleep(10_000) }
    let curl = try #require(number())
    #expect(kill(curl, 0) == 0)
    process.kill(signal)
    #expect(process.ends(within: .seconds(60)))
    process.kill(SIGKILL)
    let result = try process.wait()
    #expect(result.signal == signal && result.errors.isEmpty, "\(result.errors)")
    // What was killed stays in the table of processes until it has been waited for.
    func isRunning() -> Bool {
      guard kill(curl, 0) == 0 else { return false }
      let state = (try? String(contentsOfFile: "/proc/\(curl)/stat", encoding: .utf8)).flatMap {
        $0.split(separator: ")").last
      }
      return !(state?.hasPrefix(" Z") ?? false)
    }
    for _ in 0..<1_000 where isRunning() { usleep(10_000) }
    #expect(!isRunning())
    kill(curl, SIGKILL)
  }

  @Test("a file of the machine, by path or URL; what is no file is said")
  func files() throws {
    let run = try FilesRun()
    let path = ToolRun.resource("eurofxref.csv")
    for place in [path, "file://\(path)", "file://localhost\(path)"] {
      #expect(run("rates", "update", place).output == "rates of 2026-10-30 for 29 currencies, from \(path)\n")
    }
    let before = try run.read("rates")
    for place in ["/nonexistent/x.csv", run.path, "/dev/null", "", run.path + "/.rates.lock"] {
      let outcome = run("rates", "update", place)
      #expect(outcome.code == .inputOutput && !outcome.errors.isEmpty, "\(place)")
    }
    // An endless file ends at the limit.
    #expect(run("rates", "update", "/dev/zero").errors.contains("4 MiB"))
    #expect(try run.read("rates") == before)
  }

  @Test("older rates than those there are are refused, but for --older")
  func older() throws {
    let run = try FilesRun()
    try run.write("Date,USD,\n2026-09-01,2,\n", to: "older.csv")
    #expect(run("rates", "update", ToolRun.resource("eurofxref.csv")).code == .success)
    let refused = run("rates", "update", run.path + "/older.csv")
    #expect(
      refused.code == .inputOutput && refused.errors.contains("2026-09-01") && refused.errors.contains("2026-10-30"))
    #expect(run("rates", "show", "USD").output.contains("1.1172"))
    #expect(run("rates", "update", run.path + "/older.csv", "--older").code == .success)
    #expect(run("rates", "show", "USD").output.contains("2026-09-01"))
  }

  @Test("show gives date, age, source and aligned rates, and warns when they are old")
  func show() throws {
    let run = try FilesRun()
    let none = run("rates", "show")
    #expect(none.code == .inputOutput && none.errors.contains("reckon rates update"))
    let path = ToolRun.resource("eurofxref.csv")
    #expect(run("rates", "update", path).code == .success)
    let fresh = run("rates", "show", "KRW", "gbp", "EUR")
    #expect(
      fresh.output == "1 EUR on 2026-10-30, 1 day old, from \(path)\nKRW  1491.76\nGBP     0.83380\nEUR     1\n"
        && fresh.errors.isEmpty)
    #expect(run("rates", "show").output.split(separator: "\n").count == 30)
    // Six and seven days later.
    #expect(
      run("rates", "show", at: Timestamp(secondsSince1970: FilesRun.now.secondsSince1970 + 6 * 86_400)).errors.isEmpty)
    let old = run("rates", "show", "USD", at: Timestamp(secondsSince1970: FilesRun.now.secondsSince1970 + 7 * 86_400))
    #expect(old.errors.contains("more than 7 days old") && old.output.contains("8 days old") && old.code == .success)
    let unknown = run("rates", "show", "UDS")
    #expect(unknown.code == .usage && unknown.errors.contains("did you mean USD?"))
  }

  @Test("rates of a day that has not come are refused")
  func future() throws {
    let run = try FilesRun()
    let outcome = run(
      "rates", "update", ToolRun.resource("eurofxref.csv"),
      at: Timestamp(secondsSince1970: FilesRun.now.secondsSince1970 - 3 * 86_400))
    #expect(outcome.code == .inputOutput && outcome.errors.contains("in the future"))
    #expect(try run.names().isEmpty)
  }
}
