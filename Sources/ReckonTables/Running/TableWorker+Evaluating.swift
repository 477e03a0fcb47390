import Reckon
import ReckonTerminal

/// Evaluating the formulas for a slice of rows.
extension TableWorker {
  /// Evaluates all formulas, and the condition that rows must meet.
  func evaluate(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    if plan.program.isColumnar {
      for (order, column) in plan.program.columns.enumerated() {
        fillGroups(rows, order: order, slice: rows.lowerBound)
        if order == plan.program.conditionPlace { evaluateCondition(rows) }
        if column.source != nil {
          handOn(column, rows)
        } else if column.holdsValues, !column.formula.hasParts {
          evaluateRows(column, 2 * order + 1, rows)
        } else {
          evaluate(column, 2 * order + 1, rows)
        }
      }
      fillGroups(rows, order: plan.program.columns.count, slice: rows.lowerBound)
      if plan.program.conditionPlace == plan.program.columns.count { evaluateCondition(rows) }
    } else {
      if !plan.aggregates.isLate { fillGroups(rows, order: 0, slice: rows.lowerBound) }
      for column in plan.program.columns where !plan.reads.contains(where: { $0.slot == column.slot }) {
        slots[column.slot].clear()
      }
      for row in rows where !(hasDropped && isDropped[row - rows.lowerBound]) {
        evaluateRow(row, row - rows.lowerBound)
      }
    }
  }

  /// Fills in the values of calls whose groups are known after a number of formulas.
  private func fillGroups(_ rows: Range<Int>, order: Int, slice: Int) {
    aggregates.fill(&slots, rows, order: order, others, slice: slice, aggregateKeys)
  }

  /// Drops the rows that do not satisfy the condition; those for which it has no value are dropped where that is
  /// recorded.
  private func evaluateCondition(_ rows: Range<Int>) {
    guard let condition = plan.program.condition else { return }
    let order = 2 * plan.program.conditionPlace
    if condition.holdsValues {
      evaluateRows(condition, order, rows)
    } else {
      evaluate(condition, order, rows)
      for index in 0..<rows.count where !spare.values[index].isTrue && spare.gaps[index] == .none {
        exclude(rows.lowerBound + index, index)
      }
    }
    settle(rows.lowerBound)
  }

  /// The violated condition of a book that prevents a formula from being evaluated in a row; `nil` if there is none.
  func refusal(_ column: TableProgram.Column, _ index: Int) -> String? {
    for rule in column.guards {
      let (slot, condition) = (rule.slot, rule.condition)
      if let read = rule.read {
        let value = input(read, index)
        if value == .missing || isAllowed(value, by: condition) { continue }
        return Self.refusal(condition, value.formulaText)
      }
      guard slots[slot].gaps[index] == .none else { continue }
      if (try? holds(condition, of: slots[slot].values[index])) ?? false { continue }
      let number = OutputBytes()
      number.append(slots[slot].values[index])
      return Self.refusal(condition, String(decoding: number.buffer, as: UTF8.self))
    }
    return nil
  }

  private static func refusal(_ condition: FormulaBook.Condition, _ value: String) -> String {
    Phrase("\(condition.parameter) = \(value) is out of range; it needs \(condition.text)").keyed(.error, "outOfRange")
      .description
  }

  private func holds(_ condition: FormulaBook.Condition, of value: Value) throws(FormulaError) -> Bool {
    var value = value
    if let conversion = condition.conversion { value = try evaluate(conversion, on: value) }
    return try evaluate(condition.formula, on: value).isTrue
  }

  /// The value of a formula with at most one input.
  private func evaluate(_ formula: Formula, on value: Value) throws(FormulaError) -> Value {
    inputs[0] = value
    let known = UnsafeBufferPointer(rebasing: inputs[..<formula.variables.count])
    return try Value.evaluate(formula, known, plan.program.policy, using: &random)
  }

  // MARK: Columns

  /// Evaluates one formula for all rows, into its slot or, for the condition, into the spare slot.
  private func evaluate(_ column: TableProgram.Column, _ order: Int, _ rows: Range<Int>) {
    let count = rows.count
    spare.clear()
    var columns = [InputColumn](repeating: InputColumn(uniform: 0), count: column.formula.variables.count)
    var hasGaps = false
    for read in column.reads {
      columns[read.variable] = InputColumn(UnsafeBufferPointer(start: doubles(slots[read.slot].values), count: count))
    }
    for input in column.inputs { hasGaps = hasGaps || slots[input].hasGaps }
    let output = UnsafeMutableBufferPointer(start: doubles(spare.values), count: count)
    let marks = UnsafeMutableBufferPointer(rebasing: failed[..<count])
    let report: BatchReport
    let options = EvaluationOptions(policy: plan.program.policy, isCancelled: { Interruption.isAsked })
    do throws(FormulaError) {
      if column.imaginary != nil {
        let other = UnsafeMutableBufferPointer(start: doubles(otherSpare.values), count: count)
        report = try column.formula.evaluate(
          columns: columns, real: OutputColumn(output), imaginary: OutputColumn(other), failures: marks,
          options: options)
      } else {
        report = try column.formula.evaluate(columns: columns, into: output, failures: marks, options: options)
      }
    } catch {
      guard Interruption.isAsked else {
        preconditionFailure("columns of equal length are evaluated unless a signal comes")
      }
      return
    }
    if hasGaps || hasDropped || !column.guards.isEmpty || report.failureCount > 0 {
      for index in 0..<count where !(hasDropped && isDropped[index]) {
        let row = rows.lowerBound + index
        if hasGaps, column.inputs.contains(where: { slots[$0].hasGaps && slots[$0].gaps[index] != .none }) {
          switch outcome(column, index) {
          case .value(let result):
            let (real, imaginary) = result.value.complexParts ?? (result.number, result.number)
            spare.values[index] = Value(nearest: real)
            if column.imaginary != nil { otherSpare.values[index] = Value(nearest: imaginary) }
          case .failure(let cause): spare.setGap(gap(of: row, order, column, cause), index)
          }
        } else if let refusal = refusal(column, index) {
          fail(row, order, column, .refusal(refusal))
          spare.setGap(.failed, index)
        } else if marks[index] {
          fail(row, order, column, .error { [self] in error(column, index) })
          spare.setGap(.failed, index)
        }
      }
    }
    guard column.slot >= 0 else { return }
    swap(&slots[column.slot], &spare)
    guard let imaginary = column.imaginary else { return }
    swap(&slots[imaginary], &otherSpare)
    slots[imaginary].takeGaps(of: slots[column.slot], count: count)
  }

  /// The same memory as doubles, the element type of columns.
  func doubles(_ values: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Double> {
    precondition(Value.self == Double.self, "only doubles are evaluated by columns")
    return UnsafeMutableRawPointer(values).assumingMemoryBound(to: Double.self)
  }

  /// The error of a formula in a row.
  private func error(_ column: TableProgram.Column, _ index: Int) -> FormulaError {
    switch value(column, index) {
    case .success: preconditionFailure("a row that fails in its column fails by itself")
    case .failure(let error): error
    }
  }

  // MARK: Rows

  private func value(_ column: TableProgram.Column, _ index: Int) -> Result<Value, FormulaError> {
    for read in column.reads { inputs[read.variable] = slots[read.slot].values[index] }
    let known = UnsafeBufferPointer(rebasing: inputs[..<column.formula.variables.count])
    do throws(FormulaError) {
      return .success(try Value.evaluate(column.formula, known, plan.program.policy, using: &random))
    } catch {
      return .failure(error)
    }
  }

  /// Evaluates all formulas for one row.
  private func evaluateRow(_ row: Int, _ index: Int) {
    let columns = plan.program.columns
    for order in 0...columns.count {
      if plan.aggregates.isLate { fillGroups(row..<row + 1, order: order, slice: row - index) }
      if order == plan.program.conditionPlace, let condition = plan.program.condition {
        evaluateRow(row, index, condition, 2 * order)
        settle(row - index)
      }
      if hasDropped, isDropped[index] { return }
      if order < columns.count { evaluateRow(row, index, columns[order], 2 * order + 1) }
      if hasDropped, isDropped[index] { return }
    }
  }

  func evaluateRow(_ row: Int, _ index: Int, _ column: TableProgram.Column, _ order: Int) {
    if column.holdsValues || column.source != nil || column.inputs.contains(where: { slots[$0].gaps[index] != .none }) {
      return evaluateValue(row, index, column, order)
    }
    if let refusal = refusal(column, index) {
      fail(row, order, column, .refusal(refusal))
    } else {
      switch value(column, index) {
      case .success(let value) where column.slot >= 0:
        slots[column.slot].values[index] = value
        slots[column.slot].gaps[index] = .none
        return
      case .success(let value): return value.isTrue ? () : exclude(row, index)
      case .failure(let error): fail(row, order, column, .error { error })
      }
    }
    if column.slot >= 0 { slots[column.slot].setGap(.failed, index) }
  }
}
