import Reckon
import ReckonBytecode
import ReckonMachine
import Synchronization

/// A formula over the columns of a schema.
struct ArrowEvaluation {
  let formula: Formula
  let fields: ArrowFields
  /// The columns that the formula reads.
  let inputs: [Input]
  /// The formula that is evaluated by columns, and what it reads; `nil` where the formula takes or gives what is no
  /// double, and has no other form.
  let machine: (formula: Formula, reads: [Read])?
  let result: ArrowResult
  /// How many seconds the wall clock, whose readings dates are, is ahead of universal time; `nil` where it shows that.
  let secondsFromUTC: (@Sendable (Double) -> Int)?
  let options: ArrowOptions

  /// An input of the formula that its code reads.
  struct Input {
    /// Its place among the formula's inputs.
    let variable: Int
    let name: String
    /// The place of its column among those of the schema.
    let column: Int
    /// Whether every row reads it, whatever the others are.
    let isCertain: Bool
  }

  /// An input of the formula that is evaluated by columns.
  struct Read {
    let variable: Int
    /// The place of its column among the inputs of the formula.
    let input: Int
    /// The question whose answer it is; `nil` for the column's own numbers.
    let question: ColumnTest.Question?
    let isCertain: Bool
  }

  /// - Throws: `invalidArgument`, which names the column, for one that is not there, that formulas cannot use, or that
  ///   is of another kind than the formula was compiled for.
  init(_ compiled: CFormula, _ fields: ArrowFields, _ options: ArrowOptions) throws(FormulaError) {
    let formula = compiled.formula
    (self.formula, self.fields, self.options) = (formula, fields, options)
    let used = formula.program.usedVariables
    let certain = formula.program.certainVariables
    let names = formula.variables
    var inputs: [Input] = []
    var types: [Int: ArrowType] = [:]
    for variable in used {
      let name = names[variable]
      let column = try fields.place(of: name, isOnly: used.count == 1)
      try fields.fields[column].check(name, formula.program.inputUnits[variable])
      inputs.append(Input(variable: variable, name: name, column: column, isCertain: certain.contains(variable)))
      types[variable] = fields.fields[column].type
    }
    self.inputs = inputs
    secondsFromUTC = formula.secondsFromUTC
    result = try ArrowResult(formula, types)
    machine = Self.machine(formula, compiled.columnForm, inputs)
  }

  private static func machine(
    _ formula: Formula, _ form: ArrowColumnForm?, _ inputs: [Input]
  ) -> (formula: Formula, reads: [Read])? {
    guard formula.program.numberMode == .double else { return nil }
    guard formula.program.holdsValues else {
      return (
        formula,
        inputs.indices.map {
          Read(variable: inputs[$0].variable, input: $0, question: nil, isCertain: inputs[$0].isCertain)
        }
      )
    }
    guard let form else { return nil }
    let (names, certain) = (form.formula.variables, form.formula.program.certainVariables)
    var reads: [Read] = []
    for variable in form.formula.program.usedVariables {
      let test = form.tests.first { $0.name == names[variable] }
      let name = test?.column ?? names[variable]
      guard let input = inputs.firstIndex(where: { $0.name == name }) else { return nil }
      reads.append(
        Read(variable: variable, input: input, question: test?.question, isCertain: certain.contains(variable)))
    }
    return (form.formula, reads)
  }

  /// The schema of the results.
  var schema: ArrowSchemaStruct { .column(options.name, result, unit: formula.unit) }

  /// Evaluates all rows of an array.
  ///
  /// - Parameter first: the number of the array's first row, for the report.
  /// - Returns: the results, and what failed.
  /// - Throws: `invalidArgument` for an array that is not of the schema; `cancelled`.
  func evaluate(_ array: UnsafeRawPointer, first: Int = 0) throws(FormulaError) -> (
    results: ArrowResults, failures: ArrowFailures
  ) {
    let batch = try ArrowBatch(array, self)
    // What has rows has memory for them; without columns nothing says that there is any.
    guard batch.count <= (inputs.isEmpty ? Int(Int32.max) : 1 << 40) else {
      throw FormulaError(argument: "array", Phrase("soManyRowsDoNotFit", "that many rows do not fit into memory"))
    }
    let results = ArrowResults(result, count: batch.count)
    let failures = try run(batch, results)
    return (results, failures.moved(by: first))
  }

  private func run(_ batch: ArrowBatch, _ results: ArrowResults) throws(FormulaError) -> ArrowFailures {
    // Columns that are read where they lie are spread by the machine.
    let isSpread = machine?.reads.allSatisfy { $0.question == nil && batch.columns[$0.input].isDirect } ?? false
    // What is converted or answered for a block stays near the processor.
    let block = isSpread ? 1 << 20 : machine == nil ? 1 << 14 : 1 << 12
    let blocks = (batch.count + block - 1) / block
    let threads = formula.program.isPure && formula.program.canRepeat ? min(options.threads, max(1, blocks)) : 1
    guard !isSpread, threads > 1 else {
      let worker = ArrowWorker(
        self, batch, results, block: min(block, batch.count), threads: isSpread ? options.threads : 1)
      for number in 0..<blocks {
        try worker.run(number * block..<min(batch.count, (number + 1) * block))
      }
      return worker.failures
    }
    let next = Atomic<Int>(0)
    let total = Mutex<Result<ArrowFailures, FormulaError>>(.success(ArrowFailures()))
    let evaluation = self
    nonisolated(unsafe) let batch = batch
    Processors.perform(threads) {
      let worker = ArrowWorker(evaluation, batch, results, block: block, threads: 1)
      do throws(FormulaError) {
        while true {
          let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard number < blocks else { break }
          try worker.run(number * block..<min(batch.count, (number + 1) * block))
        }
        let found = worker.failures
        total.withLock { total in
          if case .success(let others) = total { total = .success(others.adding(found)) }
        }
      } catch {
        // The others have no reason to go on.
        next.store(blocks, ordering: .relaxed)
        total.withLock { total in if case .success = total { total = .failure(error) } }
      }
    }
    return try total.withLock { $0 }.get()
  }
}

/// How many rows failed, and the first of them.
struct ArrowFailures: Sendable {
  var count = 0
  var row = 0
  var error: FormulaError?

  func adding(_ other: ArrowFailures) -> ArrowFailures {
    let isFirst = error != nil && (other.error == nil || row <= other.row)
    var sum = isFirst ? self : other
    sum.count = count + other.count
    return sum
  }

  /// The same with rows counted from further up.
  func moved(by rows: Int) -> ArrowFailures {
    var moved = self
    moved.row += rows
    return moved
  }
}

/// The columns of an array that a formula reads.
struct ArrowBatch {
  let count: Int
  /// In the order of the evaluation's inputs.
  let columns: [ArrowColumn]
  /// The bitmap of rows that are not null as wholes, and the place of the first in it.
  let validity: (start: UnsafeRawPointer, first: Int)?

  /// - Throws: `invalidArgument`, which names the column.
  init(_ address: UnsafeRawPointer, _ evaluation: ArrowEvaluation) throws(FormulaError) {
    let array = try ArrowArrayStruct.at(address, "array")
    let (start, count) = try array.rows("array")
    self.count = count
    let fields = evaluation.fields
    if fields.isBare {
      var columns: [ArrowColumn] = []
      for input in evaluation.inputs { columns.append(try ArrowColumn(address, fields.fields[0], name: input.name)) }
      (self.columns, validity) = (columns, nil)
      return
    }
    guard array.childCount == Int64(fields.fields.count), array.childCount == 0 || array.children != nil else {
      throw FormulaError(
        argument: "array",
        Phrase(
          "itHasColumnsWhereTheSchemaHas",
          "it has \(Int(array.childCount)) columns where its schema has \(fields.fields.count)"))
    }
    var columns: [ArrowColumn] = []
    for input in evaluation.inputs {
      let child = array.children.flatMap { UnsafeRawPointer($0).pointer(at: input.column) }
      columns.append(
        try ArrowColumn(
          child.map { UnsafeRawPointer($0) }, fields.fields[input.column], name: input.name, first: start, count: count)
      )
    }
    self.columns = columns
    let bitmap =
      array.nullCount == 0 || array.bufferCount < 1
      ? nil : array.buffers.flatMap { UnsafeRawPointer($0).pointer(at: 0) }
    guard bitmap != nil || array.nullCount <= 0 else {
      throw FormulaError(
        argument: "array", Phrase("itHasNullsAndNoBitmap", "it declares nulls but has no null bitmap"))
    }
    validity = bitmap.map { (UnsafeRawPointer($0), start) }
  }

  /// Whether a row is null as a whole.
  @inline(__always) func isNull(_ row: Int) -> Bool {
    guard let validity else { return false }
    return !validity.start.bit(validity.first &+ row)
  }
}

extension ArrowField {
  /// Checks that a column is of the kind that an input was compiled for.
  ///
  /// - Parameter input: the unit of the input, or the word in its place; `nil` for plain numbers.
  /// - Throws: `invalidArgument`, which names the column.
  func check(_ name: String, _ input: String?) throws(FormulaError) {
    guard let type, type != .nothing else { return }
    let kind = input.map { ValueKind(ofInput: $0) } ?? .number
    let isOfKind: Bool =
      switch (type, kind) {
      case (.integer, .number), (.float, .number), (.decimal, .number), (.truth, .number), (.truth, .truth): true
      case (.text, .text), (.textView, .text): true
      case (.integer, .quantity(let wanted)), (.float, .quantity(let wanted)), (.decimal, .quantity(let wanted)):
        unit == nil || unit == wanted
      case (.days, .instant), (.milliseconds, .instant), (.timestamp, .instant): input != ValueKind.timeOfDayUnit
      case (.time, .instant): input == ValueKind.timeOfDayUnit
      case (.duration, .quantity(let wanted)): wanted == type.inputUnit
      default: false
      }
    guard !isOfKind else { return }
    let found = unit.map { Phrase("numbersInTheUnit", "numbers in \($0)") } ?? type.described
    let wanted = input.map { Phrase(verbatim: $0) } ?? Phrase("plainNumbersInAColumn", "plain numbers")
    throw FormulaError(
      column: name,
      Phrase(
        "itsColumnIsOfAnotherKind",
        "its column is of \(found), and the formula was compiled for \(wanted); compile it for the schema"))
  }
}
