import Reckon
import ReckonSystem
import ReckonTerminal

/// The parts of a workbook, which is a zip archive; the system's `unzip` reads them.
struct WorkbookArchive {
  /// The largest part that is read, in bytes.
  static let partSizeLimit = 64 << 20
  /// The most bytes of all parts that are read.
  static let sizeLimit = 128 << 20
  /// The largest list of parts, in bytes.
  private static let listLimit = 1 << 20
  /// The longest message of `unzip` that is kept, in bytes.
  private static let messageLimit = 1 << 12
  /// Seconds for reading one part.
  private static let timeout = 20

  private let path: String
  private let program: String
  private let environment: [String: String]
  /// The sizes that the archive declares, by the parts' names.
  private var sizes: [String: Int] = [:]
  private var bytesRead = 0

  /// Reads the list of an archive's parts.
  ///
  /// - Throws: `InputOutputError` where there is no `unzip`; `WorkbookError` for what is no archive.
  init(_ path: String, environment: [String: String]) throws {
    self.path = path.hasPrefix("/") ? path : "./" + path
    guard let program = Download.program("unzip", environment) else {
      throw InputOutputError(
        "workbooksNeedUnzip", "reading workbooks needs unzip (Debian package: unzip); install it")
    }
    self.program = program
    self.environment = ["PATH": environment["PATH"] ?? "", "LC_ALL": "C.UTF-8"]
    try Self.checkStart(path)
    let list = try output(
      ["-lqq", Self.literal(self.path, isFile: true)], limit: Self.listLimit,
      what: Phrase("workbookList", "unzip's list of the parts"))
    for line in String(decoding: list, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
      guard fields.count == 4, let size = Int(fields[0]) else { continue }
      sizes[String(fields[3].drop { $0 == " " })] = size
    }
  }

  /// Checks that a file begins as a zip archive does.
  private static func checkStart(_ path: String) throws {
    let descriptor = System.openFile(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputOutputError("cannotBeRead", "\(path) cannot be read: \(systemMessage())") }
    defer { System.closeFile(descriptor) }
    var start = [UInt8](repeating: 0, count: 4)
    let count = System.readBytes(descriptor, &start, 4)
    guard count == 4, start.starts(with: [0x50, 0x4B]) else { throw WorkbookError(.notArchive) }
  }

  /// The name under which the archive has a part, whose letters may differ in case.
  private func stored(_ name: String) -> String? {
    sizes[name] != nil ? name : sizes.keys.first { $0.lowercased() == name.lowercased() }
  }

  /// Whether there is a part.
  func has(_ name: String) -> Bool { stored(name) != nil }

  /// The bytes of a part.
  ///
  /// - Throws: `WorkbookError` where it is missing, damaged, or larger than is read.
  mutating func part(_ name: String) throws -> [UInt8] {
    guard let stored = stored(name), let size = sizes[stored] else { throw WorkbookError(.missing, part: name) }
    guard size <= Self.partSizeLimit else {
      throw WorkbookError(
        .limit(Phrase("workbookPartSize", "it has more than \(Self.partSizeLimit >> 20) MiB")), part: name)
    }
    bytesRead += size
    guard bytesRead <= Self.sizeLimit else {
      throw WorkbookError(
        .limit(Phrase("workbookSize", "the parts have more than \(Self.sizeLimit >> 20) MiB")), part: name)
    }
    do {
      let bytes = try output(
        ["-p", Self.literal(path, isFile: true), Self.literal(stored)], limit: size,
        what: Phrase("workbookDeclaredSize", "the part's declared size"))
      guard bytes.count == size else { throw WorkbookError(.endsEarly, part: name) }
      return bytes
    } catch let error as WorkbookError { throw error.within(name) }
  }

  /// A name in which `unzip` finds no pattern. It takes folders as they are.
  private static func literal(_ name: String, isFile: Bool = false) -> String {
    let start = isFile ? name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex : name.startIndex
    var result = String(name[..<start])
    for character in name[start...] {
      switch character {
      case "[", "*", "?": result += "[\(character)]"
      case "\\": result += "[\\\\]"
      default: result.append(character)
      }
    }
    return result
  }

  /// The output of `unzip`.
  private func output(_ arguments: [String], limit: Int, what: Phrase) throws -> [UInt8] {
    guard var process = ChildProcess.start(program, arguments, environment: environment) else {
      throw InputOutputError("cannotBeRun", "\(program) cannot be run: \(systemMessage())")
    }
    process.closeInput()
    let deadline = ContinuousClock.now + .seconds(Self.timeout)
    var contents: [[UInt8]] = [[], []]
    contents[0].reserveCapacity(limit + 1)
    var polled = [process.output, process.errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // A descriptor below 0 is skipped.
    while polled.contains(where: { $0.fd >= 0 }) {
      try Interruption.check()
      guard ContinuousClock.now < deadline else { throw WorkbookError(.endless) }
      if poll(&polled, nfds_t(polled.count), 100) < 0, errno != EINTR { throw WorkbookError(.archive(systemMessage())) }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let count = System.readBytes(polled[index].fd, &buffer, buffer.count)
        if count == 0 || count < 0 && errno != EINTR { polled[index].fd = -1 }
        guard count > 0, index == 0 || contents[1].count < Self.messageLimit else { continue }
        contents[index] += buffer[..<count]
      }
      guard contents[0].count <= limit else {
        throw WorkbookError(.limit(Phrase("workbookOutput", "it has more than \(what), \(limit) bytes")))
      }
    }
    let code = process.wait()
    guard code == 0 else {
      let line =
        String(decoding: contents[1], as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      throw WorkbookError(.archive(line.isEmpty ? "code \(code.map { "\($0)" } ?? "?")" : line))
    }
    return contents[0]
  }
}
