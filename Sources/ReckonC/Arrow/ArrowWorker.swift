import Reckon
import ReckonNumbers

/// The work of one thread on rows of an array.
final class ArrowWorker {
  private let evaluation: ArrowEvaluation
  private let batch: ArrowBatch
  private let results: ArrowResults
  private let threads: Int
  private(set) var failures = ArrowFailures()
  private var nulls = 0
  private var random = RandomSource()

  // Scratch for the rows of a block: for what the machine reads, and for its results.
  private let block: Int
  private var numbers: [UnsafeMutablePointer<Double>] = []
  private var gaps: [UnsafeMutablePointer<UInt8>] = []
  private let lacking: UnsafeMutablePointer<UInt8>
  private let values: UnsafeMutablePointer<Double>
  /// Which rows fail, once some have.
  private var failed: UnsafeMutablePointer<Bool>?
  /// The answers to questions for the values of dictionaries.
  private var known: [[Double]] = []
  private var row: [Value?]

  /// - Parameter threads: how many threads the machine may use for each block.
  init(_ evaluation: ArrowEvaluation, _ batch: ArrowBatch, _ results: ArrowResults, block: Int, threads: Int) {
    (self.evaluation, self.batch, self.results, self.threads) = (evaluation, batch, results, threads)
    // Bits of nulls are spread and packed eight at a time.
    self.block = (max(1, block) + 7) / 8 * 8
    lacking = .allocate(capacity: self.block)
    values = .allocate(capacity: evaluation.result == .number ? 1 : self.block)
    row = [Value?](repeating: .missing, count: evaluation.formula.variables.count)
    for read in evaluation.machine?.reads ?? [] {
      let column = batch.columns[read.input]
      let capacity = read.question == nil && column.isDirect ? 1 : self.block
      numbers.append(.allocate(capacity: capacity))
      gaps.append(.allocate(capacity: capacity))
      // A dictionary of many more values than there are rows is not worth it.
      let size = read.question == nil ? 0 : column.dictionary.first?.count ?? 0
      known.append([Double](repeating: .nan, count: size <= batch.count ? size : 0))
    }
  }

  deinit {
    for memory in numbers { memory.deallocate() }
    for memory in gaps { memory.deallocate() }
    lacking.deallocate()
    failed?.deallocate()
    values.deallocate()
  }

  /// Evaluates some rows, from a multiple of 64 on.
  ///
  /// - Throws: `cancelled`; `invalidArgument` for rows that lead out of memory.
  func run(_ rows: Range<Int>) throws(FormulaError) {
    guard !rows.isEmpty, evaluation.result != .nothing else { return }
    nulls = 0
    if let (formula, reads) = evaluation.machine { try runColumns(rows, formula, reads) } else { try runRows(rows) }
    results.count(nulls: nulls)
  }

  /// Notes that a row fails; its error is made for the first one only.
  private func fail(_ row: Int, _ error: () throws(FormulaError) -> FormulaError) throws(FormulaError) {
    setNull(row)
    failures.count += 1
    if failures.error == nil { (failures.row, failures.error) = (row, try error()) }
  }

  private func setNull(_ row: Int) {
    results.setNull(row)
    nulls += 1
  }

  /// The error of a row whose value the column of results does not hold.
  private func excess(_ row: Int) -> FormulaError {
    FormulaError(
      column: evaluation.options.name,
      Phrase(
        "theValueOfRowIsOutside",
        "the value of row \(row) is outside the range of its type \(evaluation.result.format)"))
  }

  // MARK: Columns

  private func runColumns(
    _ rows: Range<Int>, _ formula: Formula, _ reads: [ArrowEvaluation.Read]
  ) throws(FormulaError) {
    let count = rows.count
    var columns = [InputColumn](repeating: InputColumn(uniform: 0), count: formula.variables.count)
    // The inputs without a value in some row, which not every row reads.
    var uncertain: [Int] = []
    var lacks = ArrowGaps.none
    if let validity = batch.validity {
      let hasNulls = ArrowBits.expand(validity.start, validity.first + rows.lowerBound, count, into: lacking)
      if hasNulls { lacks = .nulls }
    }
    for (place, read) in reads.enumerated() {
      let column = batch.columns[read.input]
      if read.question == nil, let direct = column.direct(rows) {
        columns[read.variable] = direct
        continue
      }
      let found =
        if let question = read.question {
          try column.answer(question, rows, into: numbers[place], gaps: gaps[place], known: &known[place])
        } else {
          try column.read(rows, into: numbers[place], gaps: gaps[place])
        }
      if let secondsFromUTC = evaluation.secondsFromUTC, read.question == nil, column.type.isZoned {
        for row in 0..<count { numbers[place][row] += Double(secondsFromUTC(numbers[place][row])) }
      }
      columns[read.variable] = InputColumn(UnsafeBufferPointer(start: numbers[place], count: count))
      guard found != .none else { continue }
      if !read.isCertain {
        uncertain.append(place)
      } else if lacks == .none {
        lacking.update(from: gaps[place], count: count)
        lacks = found
      } else {
        for index in 0..<count { lacking[index] = Self.worse(lacking[index], gaps[place][index]) }
        if found == .anyKind { lacks = .anyKind }
      }
    }
    let output = evaluation.result == .number ? results.doubles(rows.lowerBound) : values
    let report = try evaluate(formula, columns, UnsafeMutableBufferPointer(start: output, count: count))
    if lacks == .anyKind || !uncertain.isEmpty || report.failureCount > 0 {
      for index in 0..<count {
        try settle(index, rows.lowerBound + index, lacks != .none, uncertain, report, output)
      }
      return
    }
    if lacks == .nulls { nulls += results.setNulls(rows, lacking) }
    if evaluation.result != .number {
      for index in 0..<count where lacks == .none || lacking[index] == ArrowGap.none.rawValue {
        try store(output[index], rows.lowerBound + index)
      }
    }
  }

  /// Evaluates a block, and finds which of its rows fail if some do.
  private func evaluate(
    _ formula: Formula, _ columns: [InputColumn], _ output: UnsafeMutableBufferPointer<Double>
  ) throws(FormulaError) -> BatchReport {
    let options = evaluation.options.evaluation
    // Most formulas fail in no row. Others are evaluated again where some row fails for the first time, unless that
    // would be another draw of random numbers.
    if failed == nil, formula.program.isPure {
      let report = try formula.evaluate(columns: columns, into: output, threads: threads, options: options)
      if report.failureCount == 0 { return report }
    }
    let marks = failed ?? .allocate(capacity: block)
    failed = marks
    return try formula.evaluate(
      columns: columns, into: output, failures: UnsafeMutableBufferPointer(start: marks, count: output.count),
      threads: threads, options: options)
  }

  /// A row in which one value is missing is missing, whatever the digits of the other.
  @inline(__always) private static func worse(_ first: UInt8, _ second: UInt8) -> UInt8 {
    first == ArrowGap.null.rawValue || second == ArrowGap.null.rawValue ? ArrowGap.null.rawValue : max(first, second)
  }

  /// Determines the outcome of a row in a block with missing or failed rows.
  @inline(__always) private func settle(
    _ index: Int, _ row: Int, _ isLacking: Bool, _ uncertain: [Int], _ report: BatchReport,
    _ output: UnsafeMutablePointer<Double>
  ) throws(FormulaError) {
    let lack = isLacking ? lacking[index] : ArrowGap.none.rawValue
    if lack == ArrowGap.null.rawValue { return setNull(row) }
    if lack != ArrowGap.none.rawValue || uncertain.contains(where: { gaps[$0][index] != ArrowGap.none.rawValue }) {
      switch try outcome(row) {
      case .value(let value): try store(value.number.double, row)
      case .missing: setNull(row)
      case .failure(let error): try fail(row) { error }
      }
    } else if report.failureCount > 0, let failed, failed[index] {
      try fail(row) { () throws(FormulaError) in
        if case .failure(let error) = try outcome(row) { return error }
        // What draws random numbers may not fail again.
        guard let first = report.firstFailure else { preconditionFailure("of rows that fail there is a first") }
        return first.error
      }
    } else {
      try store(output[index], row)
    }
  }

  private func store(_ number: Double, _ row: Int) throws(FormulaError) {
    if !results.store(number, row) { try fail(row) { excess(row) } }
  }

  // MARK: Rows

  private func runRows(_ rows: Range<Int>) throws(FormulaError) {
    guard evaluation.result.isText else {
      for row in rows { _ = try runRow(row) }
      return
    }
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: ArrowTexts.piece) {
      let end = min(start + ArrowTexts.piece, rows.upperBound)
      var texts: [String] = []
      texts.reserveCapacity(end - start)
      for row in start..<end { texts.append(try runRow(row)) }
      results.keep(texts, at: start)
    }
  }

  /// - Returns: the text that the row has in a column of texts; an empty one for a null and in other columns.
  private func runRow(_ row: Int) throws(FormulaError) -> String {
    if batch.isNull(row) {
      setNull(row)
      return ""
    }
    switch try outcome(row) {
    case .value(let result):
      switch (evaluation.result, result.value) {
      case (.text, .text(let text)): return text
      case (.digits, _): return result.number.formulaText()
      case (.text, _): preconditionFailure("a formula's value is of its kind")
      default: if !results.store(result.number, row) { try fail(row) { excess(row) } }
      }
    case .missing: setNull(row)
    case .failure(let error): try fail(row) { error }
    }
    return ""
  }

  /// The outcome of the formula in one row.
  private enum Outcome {
    case value(FormulaResult)
    case missing
    case failure(FormulaError)
  }

  /// Evaluates one row. A null matters only where the row's value needs it.
  ///
  /// - Throws: `cancelled`; `invalidArgument` for a row that leads out of memory.
  private func outcome(_ number: Int) throws(FormulaError) -> Outcome {
    let mode = evaluation.formula.program.numberMode
    let holdsValues = evaluation.formula.program.holdsValues
    var (isLacking, inexact) = (false, [String]())
    for (place, input) in evaluation.inputs.enumerated() {
      var value = try batch.columns[place].value(number, mode).map { read($0, batch.columns[place].type) }
      if value == nil {
        inexact.append(input.name)
      } else if !holdsValues, value == .some(.missing) {
        // Formulas of numbers alone take no missing values, not even where functions of lists would.
        value = nil
        isLacking = isLacking || input.isCertain
      }
      row[input.variable] = value
    }
    // A row that lacks a value has none, whatever digits another has.
    if isLacking { return .missing }
    do throws(FormulaError) {
      let result = try evaluation.formula.result(
        ofFields: row, options: evaluation.options.evaluation, using: &random)
      return result.value == .missing ? .missing : .value(result)
    } catch {
      switch error.kind {
      case .missingValue(let name):
        return name.map { inexact.contains($0) ? .failure(Self.inexact($0, mode)) : .missing } ?? .missing
      case .cancelled, .deadlinePassed: throw error
      default: return .failure(error)
      }
    }
  }

  /// A value as the formula reads it: a moment by the wall clock.
  private func read(_ value: Value, _ type: ArrowType) -> Value {
    guard let secondsFromUTC = evaluation.secondsFromUTC, type.isZoned, case .number(let moment) = value else {
      return value
    }
    let seconds = secondsFromUTC(moment.double)
    switch moment {
    case .double(let number): return .number(.double(number + Double(seconds)))
    case .decimal, .exact: return .number(.decimal(moment.decimal + Decimal128(seconds)))
    }
  }

  /// The error of a number that the numbers of a mode do not hold.
  private static func inexact(_ name: String, _ mode: NumberMode) -> FormulaError {
    FormulaError(
      column: name,
      mode == .double
        ? Phrase("itHasMoreDigitsThanDoublesHold", "it has more digits than doubles hold; decimals hold 34")
        : Phrase("itHasMoreDigitsThanDecimalsHold", "it has more digits than the 34 that decimals hold"))
  }
}
