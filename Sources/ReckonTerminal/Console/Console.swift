import Reckon
import ReckonCalculator
import ReckonSystem

/// Where the tool reads and writes. Tests use one in memory.
package struct Console: Sendable {
  package var writeBytes: @Sendable ([UInt8]) throws -> Void
  /// Writes many bytes at once.
  package var writeBuffer: @Sendable (UnsafeRawBufferPointer) throws -> Void
  package var writeError: @Sendable (String) -> Void
  /// Writes out what is still in a buffer.
  package var flush: @Sendable () throws -> Void = {}
  /// Standard input's descriptor, where it is a real one. Not to be mixed with ``readLine``.
  package var inputDescriptor: Int32?
  /// Otherwise the next bytes of standard input; none at its end.
  package var readChunk: @Sendable () throws -> [UInt8]
  /// The next line of standard input without its end; nothing at its end.
  package var readLine: @Sendable () throws -> [UInt8]?
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  package var errorIsTerminal = false
  /// Whether errors may be coloured.
  package var usesColor = false
  /// The process's environment, or what stands for it.
  package var environment: [String: String]
  /// The time of day.
  package var now: @Sendable () -> Timestamp
  /// The time zone whose clocks formulas read; `nil` for the system's.
  package var timeZone: String?

  package init(
    writeBytes: @escaping @Sendable ([UInt8]) throws -> Void, writeError: @escaping @Sendable (String) -> Void,
    readChunk: @escaping @Sendable () throws -> [UInt8] = { [] }, inputIsTerminal: Bool = false,
    outputIsTerminal: Bool = false,
    environment: [String: String] = System.environment, now: @escaping @Sendable () -> Timestamp = { .now }
  ) {
    (self.writeBytes, self.writeError, self.readChunk) = (writeBytes, writeError, readChunk)
    writeBuffer = { try writeBytes(Array($0)) }
    readLine = InputLines(ByteSource(name: Phrase("standard input").description, chunks: readChunk)).next
    (self.inputIsTerminal, self.outputIsTerminal) = (inputIsTerminal, outputIsTerminal)
    (self.environment, self.now) = (environment, now)
  }

  /// Standard input, output and error.
  package static func standard() -> Console {
    let output = OutputFile(descriptor: 1, name: Phrase("standard output").description)
    let error = OutputFile(descriptor: 2, name: Phrase("standard error").description)
    var console = Console(
      writeBytes: { try output.write($0) },
      writeError: { text in
        // The order of what a person sees is the order in which it was written. When standard error is gone there is no
        // one to tell.
        try? output.flush()
        try? error.write(text.utf8)
        try? error.flush()
      }, inputIsTerminal: isatty(0) == 1, outputIsTerminal: isatty(1) == 1)
    console.writeBuffer = { try output.write($0) }
    console.flush = { try output.flush() }
    console.inputDescriptor = 0
    // Who asks may wait for the answers before asking again.
    console.readLine =
      InputLines(ByteSource(descriptor: 0, name: Phrase("standard input").description, isInterruptible: false)) {
        if !isReady(0, POLLIN, within: 0) { try output.flush() }
      }.next
    console.errorIsTerminal = isatty(2) == 1
    console.usesColor = console.errorIsTerminal && ColorDepth(environment: console.environment) != .none
    return console
  }

  package func write(_ text: String) throws { try writeBytes(Array(text.utf8)) }

  /// Shows an error of a formula with the place in its text.
  ///
  /// - Parameter prefix: where the text is, for a text that is not all that was given.
  package func report(_ error: FormulaError, prefix: String = "") {
    let snippet = error.snippet
    let name = prefix.isEmpty ? error.source.name.map { Self.place($0, of: error) } : nil
    writeMessage(prefix, Phrase("error:").description, "1;31", "\(error.message)\(name?.description ?? "")")
    if !snippet.isEmpty { writeError("\(snippet)\n") }
    for note in error.notes { report(note) }
    for origin in error.origins {
      let isInFile = origin.source.name != nil || origin.source.firstLine > 1
      report(
        note: Phrase("definedHere", "\(origin.message as String) here"), snippet: origin.snippet,
        prefix: isInFile ? place(origin.range, origin.source) : "")
    }
  }

  /// The text that an error is in, and the line where it is not the first.
  private static func place(_ name: String, of error: FormulaError) -> Phrase {
    let name = VisibleText.place(name)
    guard error.source.firstLine > 1 else { return Phrase("inSource", " (in \(name))") }
    return Phrase("inLineOfSource", " (in \(name), line \(error.source.position(of: error.range.start).line))")
  }

  /// Shows any other error.
  ///
  /// - Parameter prefix: where it is, for one that stands in a file.
  package func report(_ message: Phrase, prefix: String = "") {
    let label = prefix.isEmpty ? "reckon:" : Phrase("error:").description
    writeMessage(prefix, label, "1;31", VisibleText.remark(message.description))
  }

  /// Shows a remark on a reading that could surprise.
  package func report(_ note: FormulaNote, prefix: String = "") { report(note: note.sentence, prefix: prefix) }

  /// Shows any other remark, perhaps with the lines that it is about.
  package func report(note: Phrase, snippet: String = "", prefix: String = "") {
    writeMessage(prefix, Phrase("note:").description, "33", VisibleText.remark(note.description))
    if !snippet.isEmpty { writeError("\(snippet)\n") }
  }

  /// Writes a message, on a terminal broken between words.
  ///
  /// - Parameter color: the number of the label's colour.
  private func writeMessage(_ place: String, _ label: String, _ color: String, _ message: String) {
    let message = "\(VisibleText.place(place))\(label) \(message)"
    var text = (errorIsTerminal ? Self.lines(of: message, width: columns(2)) : [message]).joined(separator: "\n")
    if usesColor, let range = text.firstRange(of: label) {
      text.replaceSubrange(range, with: "\u{1B}[\(color)m\(label)\u{1B}[0m")
    }
    writeError(text + "\n")
  }

  /// Text for standard output: on a terminal, lines that are longer than it is wide are broken between words.
  ///
  /// The rest of a line that begins with blanks continues below its second column, that of another line at `indent`.
  package func fitted(_ text: String, indent: Int = 0) -> String {
    guard outputIsTerminal else { return text }
    let width = columns(1)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      Self.lines(of: String(line), width: width, indent: line.first == " " ? Self.secondColumn(line) : indent)
    }.joined(separator: "\n")
  }

  /// Where the text behind the first gap of a line begins: of `  --json  print` the column of `print`.
  private static func secondColumn(_ line: Substring) -> Int {
    let entry = line.drop { $0 == " " }
    guard let gap = entry.firstRange(of: "  ") else { return 4 }
    return CharacterWidth.of(line[..<gap.lowerBound]) + entry[gap.lowerBound...].prefix { $0 == " " }.count
  }

  private func columns(_ descriptor: Int32) -> Int {
    TerminalSize(descriptor: descriptor, environment: environment).columns
  }

  /// A line broken between words; what continues it is indented, or less so where the width is small.
  package static func lines(of line: String, width: Int, indent: Int = 4) -> [String] {
    guard CharacterWidth.of(line) > width, width >= 20 else { return [line] }
    let head = String(line.prefix { $0 == " " })
    let indent = indent > width / 2 ? 4 : indent
    let words = BrokenText.lines(of: line.dropFirst(head.count).description, width: width - head.count)
    guard let first = words.first else { return [line] }
    let rest = line.dropFirst(head.count + first.count).drop { $0 == " " }
    return [head + first]
      + BrokenText.lines(of: String(rest), width: width - indent).map { String(repeating: " ", count: indent) + $0 }
  }
}
