import Reckon
import ReckonCatalogue
import ReckonMachine

/// Generated programs: the reference machine against register and native code on doubles, over columns too, and against
/// register code on both kinds of numbers.
package struct MachinesTarget: FuzzTarget {
  package let name = "machines"
  package let summary = "the reference machine and all others give the same bits, errors and places"
  package let longestInput = 256
  package let choosesByBytes = true
  package var seeds: [[UInt8]] { ProgramSeeds.all }

  package init() {}

  package func check(_ input: [UInt8]) throws(Finding) {
    var made = GeneratedProgram(input)
    made.options.isOptimized = input.count % 4 != 0
    guard var formula = try? Formula(made.text, scope: GeneratedProgram.scope, options: made.options),
      formula.program.isPure
    else {
      return
    }
    if input.count % 3 == 0 { formula = try reloaded(formula, made.options.limits) }
    // Values that are no numbers, such as matrices on the way, have a machine of their own.
    if formula.program.holdsValues { return }
    guard formula.program.numberMode == .double else {
      return try checkDecimals(formula, made.row(), made.options.limits)
    }
    // Rows beyond eight, the batch machine's width, and not a multiple of it.
    let count = 1 + made.below(19)
    let some = (0..<min(3, count)).map { _ in made.row() }
    let rows = (0..<count).map { row in formula.variables.indices.map { some[row % some.count][$0 % 3] } }
    for policy in [ErrorPolicy.strict, .ieee] {
      let expected = rows.prefix(some.count).map { reference(formula, $0, policy, made.options.limits) }
      if expected.contains(where: { if case .limit = $0 { true } else { false } }) { continue }
      for (row, answer) in zip(rows, expected) {
        let found = Answer(formula, row, policy)
        guard found == answer else { throw Finding("reference \(answer), formula \(found), \(policy), at \(row)") }
        try checkRegisters(formula, row, answer, policy, made.options.limits)
        try checkNative(formula, row, answer, policy, made.options.limits)
      }
      try checkColumns(formula, rows, expected, policy)
      guard formula.prepareRows(policy: policy, lanes: count % 2 == 0 ? 4 : nil) else { continue }
      try checkColumns(formula, rows, expected, policy)
    }
  }

  /// The same formula as it is after it has been stored.
  private func reloaded(_ formula: Formula, _ limits: Limits) throws(Finding) -> Formula {
    do {
      return try Formula(image: formula.image, functions: Array(GeneratedProgram.scope.hosts.values), limits: limits)
    } catch {
      throw Finding("a formula that was stored is not read again: \(error)")
    }
  }

  private func context(_ formula: Formula, _ policy: ErrorPolicy, _ limits: Limits) -> EvaluationContext {
    let hosts = formula.program.hostFunctions.map { GeneratedProgram.scope.hosts[$0.name] }
    var context = EvaluationContext(
      limits: limits, random: RandomSource(seed: 0),
      hosts: HostBodies(
        hosts.map { $0?.body ?? { _ in .nan } }, decimals: hosts.map { $0?.decimalBody },
        values: hosts.map { $0?.valueBody }))
    context.policy = policy
    return context
  }

  /// Register code on doubles gives what the reference machine gives, or leaves errors to it.
  private func checkRegisters(
    _ formula: Formula, _ row: [Double], _ expected: Answer, _ policy: ErrorPolicy, _ limits: Limits
  ) throws(Finding) {
    var context = context(formula, policy, limits)
    // Searches are the reference machine's alone.
    if formula.program.searches { return }
    let value = Machine.registerValue(formula.program, row, in: &context)
    if let value, policy == .ieee || value.isFinite {
      guard Answer.double(value) == expected else {
        throw Finding("reference \(expected), registers \(value), \(policy), at \(row)")
      }
    } else if !formula.program.attempts, case .double = expected,
      policy == .ieee || (row + formula.program.constants.map(\.number.double)).allSatisfy(\.isFinite)
    {
      // What is not finite from the start makes checks stop where nothing has failed, and attempts are the reference
      // machine's where they fail.
      throw Finding("reference \(expected), registers nothing, \(policy), at \(row)")
    }
  }

  /// Native code gives what the reference machine gives, or leaves errors to it.
  private func checkNative(
    _ formula: Formula, _ row: [Double], _ expected: Answer, _ policy: ErrorPolicy, _ limits: Limits
  ) throws(Finding) {
    var context = context(formula, policy, limits)
    guard let value = Machine.nativeValue(formula.program, row, in: &context), policy == .ieee || value.isFinite else {
      return
    }
    guard Answer.double(value) == expected else {
      throw Finding("reference \(expected), native code \(value), \(policy), at \(row)")
    }
  }

  /// A formula on decimals gives what the reference machine gives, with how exact it is.
  private func checkDecimals(_ formula: Formula, _ row: [Double], _ limits: Limits) throws(Finding) {
    let row = formula.variables.indices.map { row[$0 % 3] }
    for policy in [ErrorPolicy.strict, .ieee] {
      var context = context(formula, policy, limits)
      let expected: Answer
      do {
        let value = try row.map { MarkedDecimal(NumericValue.double($0).decimal) }.withUnsafeBufferPointer {
          (row) throws(FormulaError) in
          try ReferenceMachine.run(formula.program, row, mode: policy == .strict ? .careful : .ieee, in: &context)
        }.marked(context.exactness)
        expected = .number(value.number.description + (value.exactness == .exact ? "" : " \(value.exactness)"))
      } catch { expected = Answer(error) }
      let found = Answer(formula, row, policy)
      guard found == expected else {
        throw Finding("reference \(expected), formula \(found), \(policy), on decimals at \(row)")
      }
    }
  }

  /// The answer of the reference machine, which looks at each operation by itself.
  private func reference(_ formula: Formula, _ row: [Double], _ policy: ErrorPolicy, _ limits: Limits) -> Answer {
    var context = context(formula, policy, limits)
    return row.withUnsafeBufferPointer { row in
      Answer { () throws(FormulaError) in
        try ReferenceMachine.run(formula.program, row, mode: policy == .strict ? .careful : .ieee, in: &context)
      }
    }
  }

  private func checkColumns(_ formula: Formula, _ rows: [[Double]], _ expected: [Answer], _ policy: ErrorPolicy)
    throws(Finding)
  {
    let values: [Double] = Array(rows.joined()) + [0]
    var output = [Double](repeating: 7, count: rows.count)
    var failures = [Bool](repeating: false, count: rows.count)
    let width = formula.variables.count
    let report = values.withUnsafeBufferPointer { values -> BatchReport? in
      output.withUnsafeMutableBufferPointer { output -> BatchReport? in
        failures.withUnsafeMutableBufferPointer { failures -> BatchReport? in
          // Each column's values lie among those of the others.
          let columns = (0..<width).map { index -> InputColumn in
            InputColumn(UnsafeBufferPointer(rebasing: values[index..<max(index, values.count - 1)]), stride: width)
          }
          return try? formula.evaluate(
            columns: columns, into: output, failures: failures, options: EvaluationOptions(policy: policy))
        }
      }
    }
    guard let report else { throw Finding("columns of \(rows.count) rows are refused") }
    for row in rows.indices {
      let answer = expected[row % expected.count]
      let isRight: Bool
      if case .error = answer {
        isRight = failures[row] && output[row].isNaN
      } else {
        isRight = !failures[row] && answer == .double(output[row])
      }
      guard isRight else {
        let found = failures[row] ? "a failure" : Answer.double(output[row]).description
        throw Finding("reference \(answer), columns \(found), \(policy), in row \(row) of \(rows.count): \(rows[row])")
      }
    }
    let failed = rows.indices.filter { if case .error = expected[$0 % expected.count] { true } else { false } }
    guard report.failureCount == failed.count, report.firstFailure?.row == failed.first else {
      throw Finding("\(report.failureCount) failures from row \(report.firstFailure?.row ?? -1), not \(failed.count)")
    }
    if let first = report.firstFailure, Answer(first.error) != expected[first.row % expected.count] {
      throw Finding("the first failure is \(Answer(first.error)), not \(expected[first.row % expected.count])")
    }
  }

  package func listing(of input: [UInt8]) -> String { GeneratedProgram(input).listing }
}
