import ReckonCalculator
import ReckonSystem
import ReckonTerminal

/// Fetches a small file by the system's `curl`, within a bounded time. curl ends when the tool does, however that ends.
struct Download {
  /// Seconds for the whole of it.
  static let defaultTimeout = 60
  /// The largest download, in bytes.
  private static let sizeLimit = RateReader.sizeLimit

  /// Names the folders in which curl may be, and curl's proxies.
  let environment: [String: String]
  let timeout: Int

  /// Becomes a program that ends with this one, however this one ends: its standard input is a pipe whose other end is
  /// open in this process only. The first line that comes is the program's own input. Unless another line follows, the
  /// end of the pipe kills the program. Signals of a terminal do not reach it, since it has a process group of its own.
  private static let watched = """
    IFS= read -r line || exit
    exec 3<&0
    { read -r _ || kill -9 $$; } <&3 >/dev/null 2>&1 &
    exec "$@" 3<&- <<END
    $line
    END
    """

  /// The bytes behind a URL of the web.
  ///
  /// - Throws: ``Interruption/Interrupted`` when a signal asks the tool to end. Otherwise `InputOutputError` when curl
  ///   is missing, the server cannot be reached, does not answer in time, answers with an error, sends less than it
  ///   announced or more than is taken.
  func fetch(_ location: WebLocation) throws -> [UInt8] {
    guard let curl = Self.program("curl", environment) else {
      throw InputOutputError(
        "fetchingRatesNeedsCurlDebian",
        "fetching rates needs curl (Debian package: curl); install it, or give a file that you have fetched yourself")
    }
    let words = ["-c", Self.watched, "sh", curl] + arguments(for: location.url)
    guard var process = ChildProcess.start("/bin/sh", words, environment: environment) else {
      throw InputOutputError("cannotBeRun", "\(curl) cannot be run: \(systemMessage())")
    }
    // The URL may hold a password, and all users of the machine can read the arguments of a process.
    process.write(Array("url = \(Self.quoted(location.url))\n".utf8))

    // curl keeps the time itself; this is for a curl that is stopped.
    let deadline = ContinuousClock.now + .seconds(timeout + 2)
    let (bytes, complaint) = try Self.read(process.output, process.errors, from: location, until: deadline)
    // The line ends the watcher without a kill: the program's number may soon be another's.
    process.write([0x0A])
    process.closeInput()
    let code = process.wait()
    guard code == 0 else {
      let reason = location.withoutSecrets(Self.reason(complaint, code))
      throw InputOutputError("cannotBeFetched", "\(location.shown) cannot be fetched: \(reason)")
    }
    return bytes
  }

  private func arguments(for url: String) -> [String] {
    // Where the first step is safe from eavesdroppers, the others have to be.
    let redirected = url.lowercased().hasPrefix("https:") ? "=https" : "=http,https"
    return [
      // First, or it does not count: no settings file, which could make curl write elsewhere.
      "--disable",
      "--fail", "--silent", "--show-error", "--globoff", "--proto", "=http,https", "--location", "--max-redirs", "5",
      "--proto-redir", redirected, "--connect-timeout", "\(min(timeout, 15))", "--max-time", "\(timeout)",
      "--max-filesize", "\(Self.sizeLimit)", "--config", "-",
    ]
  }

  /// A text as a line of curl's settings holds it.
  private static func quoted(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = [
      "\\": #"\\"#, "\"": #"\""#, "\n": #"\n"#, "\r": #"\r"#, "\t": #"\t"#, "\u{B}": #"\v"#,
    ]
    return "\"" + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() + "\""
  }

  /// Reads what comes from both until they end.
  private static func read(
    _ output: Int32, _ errors: Int32, from location: WebLocation, until deadline: ContinuousClock.Instant
  ) throws -> (bytes: [UInt8], complaint: [UInt8]) {
    var contents: [[UInt8]] = [[], []]
    var polled = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // A descriptor below 0 is skipped.
    while polled.contains(where: { $0.fd >= 0 }) {
      try Interruption.check()
      guard ContinuousClock.now < deadline else {
        throw InputOutputError("cannotBeFetchedCurl", "\(location.shown) cannot be fetched: curl did not end")
      }
      if poll(&polled, nfds_t(polled.count), 100) < 0, errno != EINTR {
        throw InputOutputError("cannotBeFetched", "\(location.shown) cannot be fetched: \(systemMessage())")
      }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let count = System.readBytes(polled[index].fd, &buffer, buffer.count)
        if count > 0 {
          contents[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          polled[index].fd = -1
        }
      }
      // Older versions of curl hold to their limit only where the server announces the size.
      guard contents.allSatisfy({ $0.count <= sizeLimit }) else {
        throw InputOutputError(
          "isLargerThanMiBWhichNoRates",
          "\(location.shown) is larger than \(sizeLimit >> 20) MiB, too large for a rates file")
      }
    }
    return (contents[0], contents[1])
  }

  /// The message of curl, without its name: `curl: (22) The requested URL returned error: 500`.
  private static func reason(_ complaint: [UInt8], _ code: Int32?) -> String {
    let line = String(decoding: complaint, as: UTF8.self).split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    let text = line.firstRange(of: ") ").map { line[$0.upperBound...] } ?? line[...]
    guard text.isEmpty else { return String(text) }
    return
      (code.map { Phrase("curlEndedWithCode", "curl ended with code \(Int($0))") }
      ?? Phrase("signalEndedCurl", "a signal ended curl"))
      .description
  }

  /// The path of a program in the folders of `PATH`.
  static func program(_ name: String, _ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }.first {
      $0.hasPrefix("/") && access($0, X_OK) == 0
    }
  }
}
