import Foundation
import Reckon

extension Command {
  static let run = Command(
    "run", usage: "FORMULAS FILE",
    summary: """
      Computes columns of a CSV file (- is standard input) and writes it as CSV with the new columns behind the others.

      FORMULAS are definitions, as in 'total = price * qty; tax = total * 20%'. The header's names, without spaces around them, are variables; names that are
      no words stand in back quotes. A definition with a column's name replaces that column, and formulas behind it see the new value.
      A formula without a name becomes a column named by its own text. A field matters only to the formulas that use it: there, one that is
      empty or no number (NA, NaN and inf are none) is an error of that row. Short rows are filled up with empty fields; a row with more
      fields than the header ends the run, or is left out with --on-error skip. Blank lines are passed over.
      Exit codes: 0, also after row errors; 1 when --on-error stop met one; 2 for a wrong formula; 3 when something cannot be read or written.
      """,
    options: [
      Option("--where", "COND", "keep only the rows for which a condition holds; it may use old and new columns"),
      Option("--select", "A,B,…", "the columns to write, in this order"),
      Option("--output", "FILE", "write to a file, which appears only when it is whole"),
      Option("--on-error", "null|skip|stop", "for a row error leave the field empty (default), leave out the row, or end"),
      .define, .angle, .decimal, .ieee, .seed, .steps,
    ], run: { try RunCommand.run($0, $1) })
}

/// `reckon run`.
struct RunCommand {
  enum OnError: String { case null, skip, stop }

  private let onError: OnError
  private let program: RowProgram
  /// The columns' names, without the spaces around them.
  private let header: [String]
  /// For each field of the input, its slot; nothing for a repeated name.
  private let slots: [Int?]
  /// Where each column of the output comes from: a field of the input, or a slot.
  private let outputs: [(name: String, title: [UInt8], source: Source)]
  private var random: RandomSource
  private var errorCount = 0
  private var firstErrors: [String] = []

  private enum Source {
    case field(Int)
    case slot(Int)
  }

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard arguments.words.count == 2 else {
      throw UsageError("run takes formulas and a file: reckon run 'total = price * qty' data.csv")
    }
    let input = try open(arguments.words[1], console)
    defer { input.close() }
    var reader = CSVReader(readChunk: input.read)
    var record = CSVReader.Record()
    guard try reader.next(into: &record) else {
      throw InputOutputError("\(arguments.words[1]) is empty; it needs a header with column names")
    }
    var command = try RunCommand(arguments, record, console)
    let target = try OutputTarget(path: arguments["--output"], console: console)
    do {
      let code = try command.copy(&reader, to: target)
      try target.finish()
      command.reportErrors(console)
      return code
    } catch let error as InputOutputError where error.isClosedPipe {
      // Whoever reads has seen enough.
      target.abandon()
      return .success
    } catch let error as RowError {
      target.abandon()
      command.reportErrors(console)
      throw error.isEvaluation ? StoppedRun() : InputOutputError("\(arguments.words[1]): \(error.message)")
    } catch {
      target.abandon()
      throw error
    }
  }

  /// A row that ends the run.
  private struct RowError: Error {
    let message: String
    let isEvaluation: Bool
  }

  private init(_ arguments: Arguments, _ record: CSVReader.Record, _ console: Console) throws {
    guard let onError = OnError(rawValue: arguments["--on-error"] ?? "null") else {
      throw UsageError("--on-error is null, skip or stop, not \(arguments["--on-error"] ?? "")")
    }
    self.onError = onError
    let header = (0..<record.count).map { field in
      String(decoding: record.field(field), as: UTF8.self).trimmingCharacters(in: .whitespaces)
    }
    self.header = header
    var names: [String] = []
    var slots: [Int?] = []
    for (index, name) in header.enumerated() {
      let isNew = !names.contains(name)
      slots.append(isNew ? names.count : nil)
      if isNew {
        names.append(name)
      } else if !name.isEmpty {
        console.writeError("note: column \(index + 1) is a second \(FormulaError.Kind.shortened(name)); formulas see the first\n")
      }
    }
    self.slots = slots
    let options = try arguments.formulaOptions()
    var scope = try arguments.scope(options)
    var currencies = Currencies()
    currencies.define(in: &scope, for: arguments.words[0] + (arguments["--where"] ?? ""), console)
    program = try RowProgram(
      arguments.words[0], condition: arguments["--where"], header: names, scope: scope, options: options,
      policy: arguments.policy)
    currencies.report(program.columns.compactMap(\.formula.program.ratesDate).first, console)
    random = try arguments.randomSource()
    for note in program.columns.flatMap(\.formula.notes).reduce(into: [Note](), { if !$0.contains($1) { $0.append($1) } }) {
      console.report(note)
    }

    let written = Set(program.columns.map(\.slot))
    func source(ofField index: Int) -> Source {
      if let slot = slots[index], written.contains(slot) { return .slot(slot) }
      return .field(index)
    }
    var all = header.indices.map { (name: header[$0], title: Array(record.field($0)), source: source(ofField: $0)) }
    for column in program.columns where column.slot >= names.count && !all.contains(where: { $0.name == column.name }) {
      all.append((column.name, Array(column.name.utf8), .slot(column.slot)))
    }
    if let selection = arguments["--select"] {
      outputs = try selection.split(separator: ",").map { part in
        let name = part.trimmingCharacters(in: .whitespaces)
        if let column = all.first(where: { $0.name == name }) { return column }
        let nearest = Suggestion.nearest(to: name, among: all.map(\.name))
        throw UsageError("there is no column \(name) to select\(nearest.map { "; did you mean \($0)?" } ?? "")")
      }
    } else {
      outputs = all
    }
  }

  // MARK: Rows

  private mutating func copy(_ reader: inout CSVReader, to target: OutputTarget) throws -> ExitCode {
    var writer = CSVWriter { try target.write($0) }
    for column in outputs { writer.add(column.title) }
    try writer.endLine()
    var values = RowValues(count: program.names.count, mode: program.numberMode)
    var gaps = [RowProgram.Gap?](repeating: nil, count: program.names.count)
    let fields = Dictionary(uniqueKeysWithValues: slots.enumerated().compactMap { field, slot in slot.map { ($0, field) } })
    let needed = program.neededSlots.compactMap { slot in fields[slot].map { (slot: slot, field: $0) } }
    var record = CSVReader.Record()
    var row = 0
    while try reader.next(into: &record) {
      if record.isBlank, header.count > 1 { continue }
      row += 1
      guard record.count <= header.count else {
        let message = "row \(row) has \(record.count) fields, the header \(header.count); quote fields that contain commas"
        guard onError == .skip else { throw RowError(message: message, isEvaluation: false) }
        note(message)
        continue
      }
      for (slot, field) in needed {
        switch Self.number(record.field(field), for: values) {
        case .success(let value): (values[slot], gaps[slot]) = (value, nil)
        case .failure(let gap): gaps[slot] = gap.gap
        }
      }
      guard try evaluate(row, &values, &gaps) else { continue }
      for column in outputs {
        switch column.source {
        case .field(let field): writer.add(record.field(field))
        case .slot(let slot): writer.add(gaps[slot] == nil ? Array(values[slot].description.utf8) : [])
        }
      }
      try writer.endLine()
    }
    return .success
  }

  /// Evaluates a row's formulas and its condition; true when the row is to be written.
  private mutating func evaluate(_ row: Int, _ values: inout RowValues, _ gaps: inout [RowProgram.Gap?]) throws -> Bool {
    var isSound = true
    for column in program.columns {
      switch program.evaluate(column, values, gaps, using: &random) {
      case .success(let value): (values[column.slot], gaps[column.slot]) = (value, nil)
      case .failure(let reason):
        try fail(row, column.name, reason.text)
        gaps[column.slot] = .failed
        isSound = false
      }
    }
    if let condition = program.condition {
      switch program.evaluate(condition, values, gaps, using: &random) {
      case .success(let value): guard Catalogue.isTrue(value.double) else { return false }
      case .failure(let reason):
        try fail(row, condition.name, reason.text)
        return false
      }
    }
    return isSound || onError == .null
  }

  private mutating func fail(_ row: Int, _ column: String, _ reason: String) throws {
    note("row \(row), column \(FormulaError.Kind.shortened(column)): \(reason)")
    if onError == .stop { throw RowError(message: "", isEvaluation: true) }
  }

  private mutating func note(_ message: String) {
    errorCount += 1
    if firstErrors.count < 5 { firstErrors.append(message) }
  }

  private func reportErrors(_ console: Console) {
    guard errorCount > 0 else { return }
    let rest = errorCount - firstErrors.count
    console.writeError(
      "\(errorCount) row error\(errorCount == 1 ? "" : "s"):\n" + firstErrors.map { "  \($0)\n" }.joined()
        + (rest > 0 ? "  and \(rest) more\n" : ""))
  }

  private struct GapError: Error { let gap: RowProgram.Gap }

  /// A field as a number; spaces around it do not matter.
  private static func number(_ field: ArraySlice<UInt8>, for values: RowValues) -> Result<Number, GapError> {
    var text = field
    while let first = text.first, first == 0x20 || first == 0x09 { text.removeFirst() }
    while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    if text.isEmpty { return .failure(GapError(gap: .empty)) }
    return values.number(text).map { .success($0) } ?? .failure(GapError(gap: .notNumeric))
  }

  // MARK: Input

  private static func open(_ path: String, _ console: Console) throws -> (read: () throws -> [UInt8], close: () -> Void) {
    if path == "-" { return (console.readChunk, {}) }
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputOutputError("\(path) cannot be read: \(systemMessage())") }
    let file = InputFile(descriptor: descriptor, name: path)
    return ({ try file.readChunk() }, { Foundation.close(descriptor) })
  }
}

/// The end of a run at a row error; what there is to say has been said.
struct StoppedRun: Error {}
