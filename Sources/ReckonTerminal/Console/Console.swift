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
  package var flush: @Sendable () throws -> Void
  /// Standard input's descriptor, where it is a real one. Not to be mixed with ``readLine``.
  package var inputDescriptor: Int32?
  /// Otherwise the next bytes of standard input; none at its end.
  package var readChunk: @Sendable () throws -> [UInt8]
  /// The next line of standard input without its end; nothing at its end.
  package var readLine: @Sendable () throws -> [UInt8]?
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  package var errorIsTerminal: Bool
  /// Whether errors may be coloured.
  package var usesColor: Bool
  /// The process's environment, or what stands for it.
  package var environment: [String: String]
  /// The time of day.
  package var now: @Sendable () -> Timestamp

  package init(
    writeBytes: @escaping @Sendable ([UInt8]) throws -> Void,
    writeBuffer: (@Sendable (UnsafeRawBufferPointer) throws -> Void)? = nil, writeError: @escaping @Sendable (String) -> Void,
    flush: @escaping @Sendable () throws -> Void = {}, inputDescriptor: Int32? = nil,
    readChunk: @escaping @Sendable () throws -> [UInt8] = { [] }, readLine: (@Sendable () throws -> [UInt8]?)? = nil,
    inputIsTerminal: Bool = false, outputIsTerminal: Bool = false, errorIsTerminal: Bool = false,
    usesColor: Bool = false, environment: [String: String] = System.environment,
    now: @escaping @Sendable () -> Timestamp = { .now }
  ) {
    self.writeBytes = writeBytes
    self.writeBuffer = writeBuffer ?? { try writeBytes(Array($0)) }
    self.writeError = writeError
    self.flush = flush
    self.inputDescriptor = inputDescriptor
    self.readChunk = readChunk
    let lines = InputLines(ByteSource(name: Phrase("standard input").description, chunks: readChunk))
    self.readLine = readLine ?? lines.next
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.usesColor = usesColor
    self.environment = environment
    self.now = now
  }

  /// Standard input, output and error.
  package static func standard() -> Console {
    let environment = System.environment
    let output = OutputFile(descriptor: 1, name: Phrase("standard output").description)
    let error = OutputFile(descriptor: 2, name: Phrase("standard error").description)
    // Who asks may wait for the answers before asking again.
    let lines = InputLines(ByteSource(descriptor: 0, name: Phrase("standard input").description)) {
      if !isReady(0, POLLIN, within: 0) { try output.flush() }
    }
    return Console(
      writeBytes: { try output.write($0) }, writeBuffer: { try output.write($0) },
      writeError: { text in
        // The order of what a person sees is the order in which it was written. When standard error is gone there is no one to tell.
        try? output.flush()
        try? error.write(text.utf8)
        try? error.flush()
      },
      flush: { try output.flush() }, inputDescriptor: 0,
      readLine: lines.next, inputIsTerminal: isatty(0) == 1, outputIsTerminal: isatty(1) == 1,
      errorIsTerminal: isatty(2) == 1,
      usesColor: isatty(2) == 1 && ColorDepth(environment: environment) != .none, environment: environment)
  }

  package func write(_ text: String) throws { try writeBytes(Array(text.utf8)) }

  /// Shows an error of a formula with the place in its text.
  ///
  /// - Parameter prefix: where the text is, for a text that is not all that was given.
  package func report(_ error: FormulaError, prefix: String = "") {
    let snippet = error.snippet
    let label = Self.errorLabel
    let line: Phrase = error.source.firstLine > 1 ? ", line \(error.source.position(of: error.range.start).line)" : ""
    let name: Phrase? = prefix.isEmpty ? error.source.name.map { " (in \(VisibleText.place("\($0)\(line)")))" } : nil
    writeMessage(
      "\(VisibleText.place(prefix))\(label) \(error.message)\(name?.description ?? "")",
      label: (label, usesColor ? "\u{1B}[1;31m\(label)\u{1B}[0m" : label))
    if !snippet.isEmpty { writeError("\(snippet)\n") }
    for note in error.notes { report(note) }
    for origin in error.origins {
      let isInFile = origin.source.name != nil || origin.source.firstLine > 1
      report(note: "\(origin.message as String) here", snippet: origin.snippet, prefix: isInFile ? place(origin.range, origin.source) : "")
    }
  }

  /// Shows any other error.
  ///
  /// - Parameter prefix: where it is, for one that stands in a file.
  package func report(_ message: Phrase, prefix: String = "") {
    let label = prefix.isEmpty ? "reckon:" : Self.errorLabel
    let message = VisibleText.remark(message.description)
    writeMessage(
      "\(VisibleText.place(prefix))\(label) \(message)", label: (label, usesColor ? "\u{1B}[1;31m\(label)\u{1B}[0m" : label))
  }

  /// The label before errors.
  private static var errorLabel: String {
    let label: Phrase = "error:"
    return label.description
  }

  /// The label before notes.
  private static var noteLabel: String {
    let label: Phrase = "note:"
    return label.description
  }

  /// Shows a remark on a reading that could surprise.
  package func report(_ note: FormulaNote, prefix: String = "") { report(note: note.sentence, prefix: prefix) }

  /// Shows any other remark, perhaps with the lines that it is about.
  package func report(note: Phrase, snippet: String = "", prefix: String = "") {
    let label = Self.noteLabel
    writeMessage(
      "\(VisibleText.place(prefix))\(label) \(VisibleText.remark(note.description))",
      label: (label, usesColor ? "\u{1B}[33m\(label)\u{1B}[0m" : label))
    if !snippet.isEmpty { writeError("\(snippet)\n") }
  }

  /// Writes a message, on a terminal broken between words.
  ///
  /// - Parameter label: a word of the message, and what is written for it.
  private func writeMessage(_ message: String, label: (plain: String, shown: String)) {
    let lines = errorIsTerminal ? Self.lines(of: message, width: columns(2)) : [message]
    var text = lines.joined(separator: "\n")
    if let range = text.firstRange(of: label.plain) { text.replaceSubrange(range, with: label.shown) }
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

  private func columns(_ descriptor: Int32) -> Int { TerminalSize(descriptor: descriptor, environment: environment).columns }

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
