import Reckon
import ReckonTerminal

/// Evaluating the formulas for a slice of rows.
extension TableWorker {
  /// Evaluates all formulas, and the condition that rows must meet.
  func evaluate(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    if plan.program.isColumnar {
      for (order, column) in plan.program.columns.enumerated() {
        if order == plan.program.conditionPlace { evaluateCondition(rows) }
        if column.holdsValues { evaluateRows(column, 2 * order + 1, rows) } else { evaluate(column, 2 * order + 1, rows) }
      }
      if plan.program.conditionPlace == plan.program.columns.count { evaluateCondition(rows) }
    } else {
      for column in plan.program.columns where !plan.reads.contains(where: { $0.slot == column.slot }) {
        slots[column.slot].clear()
      }
      for row in rows where !(hasDropped && isDropped[row - rows.lowerBound]) { evaluateRow(row, row - rows.lowerBound) }
    }
  }

  /// Drops the rows for which the condition does not hold; those for which it has no value are dropped where that is noted.
  private func evaluateCondition(_ rows: Range<Int>) {
    guard let condition = plan.program.condition else { return }
    if condition.holdsValues { return evaluateRows(condition, 2 * plan.program.conditionPlace, rows) }
    evaluate(condition, 2 * plan.program.conditionPlace, rows)
    for index in 0..<rows.count where !spare.values[index].isTrue { drop(index) }
  }

  /// The violated condition of a book that prevents a formula from being evaluated in a row; `nil` if there is none.
  func refusal(_ column: TableProgram.Column, _ index: Int) -> String? {
    for rule in column.guards {
      let (slot, condition) = (rule.slot, rule.condition)
      if let read = rule.read {
        let value = input(read, index)
        if value == .missing || isAllowed(value, by: condition) { continue }
        return "\(condition.parameter) = \(value.formulaText) is out of range; it needs \(condition.text)"
      }
      guard slots[slot].gaps[index] == .none else { continue }
      let inputs = UnsafeBufferPointer(start: slots[slot].values + index, count: condition.formula.variables.count)
      let isAllowed = try? Value.evaluate(condition.formula, inputs, plan.program.policy, using: &random)
      if isAllowed.map(\.isTrue) ?? false { continue }
      let number = OutputBytes()
      number.append(slots[slot].values[index])
      return "\(condition.parameter) = \(String(decoding: number.buffer, as: UTF8.self)) is out of range; it needs \(condition.text)"
    }
    return nil
  }

  /// Notes that a formula has no value in a row. A condition that lacks a formula's value is no failure of its own.
  func fail(
    _ row: Int, _ order: Int, _ column: TableProgram.Column, isFollowing: Bool, _ reason: @autoclosure () -> String
  ) {
    if column.slot < 0, isFollowing { return drop(row % sliceRows) }
    failureCount += 1
    if plan.onError == .skip || column.slot < 0 { drop(row % sliceRows) }
    // Columns come one after another, each with its rows in order: only the first few of each can be among the first few of all.
    guard failures.count < RowFailure.shownCount || failures.filter({ $0.order == order }).count < RowFailure.shownCount else { return }
    let place = column.slot < 0 ? ", \(column.name)" : ", column \(FormulaError.Kind.shortened(column.name))"
    failures.append(RowFailure(row: row, order: order, text: "\(place): \(reason())"))
  }

  // MARK: Columns

  /// Evaluates one formula for all rows, into its slot or, for the condition, into the spare one.
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
    do throws(FormulaError) {
      report = try column.formula.evaluate(
        columns: columns, into: output, failures: marks,
        options: EvaluationOptions(policy: plan.program.policy, isCancelled: { Interruption.isAsked }))
    } catch {
      guard Interruption.isAsked else { preconditionFailure("columns of equal length are evaluated unless a signal comes") }
      return
    }
    if hasGaps || hasDropped || !column.guards.isEmpty || report.failureCount > 0 {
      for index in 0..<count where !(hasDropped && isDropped[index]) {
        let row = rows.lowerBound + index
        if hasGaps, let input = column.inputs.first(where: { slots[$0].hasGaps && slots[$0].gaps[index] != .none }) {
          fail(row, order, column, isFollowing: slots[input].gaps[index] == .failed, reason(ofGapIn: input, index))
          spare.setGap(.failed, index)
        } else if let refusal = refusal(column, index) {
          fail(row, order, column, isFollowing: false, refusal)
          spare.setGap(.failed, index)
        } else if marks[index] {
          fail(row, order, column, isFollowing: false, reason(column, index))
          spare.setGap(.failed, index)
        }
      }
    }
    if column.slot >= 0 { swap(&slots[column.slot], &spare) }
  }

  /// The same memory as doubles, which is what columns are made of.
  private func doubles(_ values: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Double> {
    precondition(Value.self == Double.self, "only doubles are evaluated by columns")
    return UnsafeMutableRawPointer(values).assumingMemoryBound(to: Double.self)
  }

  /// The reason a field did not parse as a number.
  private func reason(ofGapIn slot: Int, _ index: Int) -> String { reason(ofGapIn: slot, slots[slot].gaps[index]) }

  func reason(ofGapIn slot: Int, _ gap: Gap) -> String {
    let name = plan.program.names[plan.program.tests.first { $0.slot == slot }?.column ?? slot]
    switch gap {
    case .none: return ""
    case .empty: return Phrase("\(name) is empty").description
    case .missing: return Phrase("\(name) is missing").description
    case .notNumeric: return Phrase("\(name) is not \(plan.program.readKinds[slot]?.described ?? "a number")").description
    case .failed: return Phrase("\(name) could not be computed").description
    }
  }

  /// The error of a formula in a row.
  private func reason(_ column: TableProgram.Column, _ index: Int) -> String {
    switch value(column, index) {
    case .success: preconditionFailure("a row that fails in its column fails by itself")
    case .failure(let error): error.message
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
      if order == plan.program.conditionPlace, let condition = plan.program.condition { evaluateRow(row, index, condition, 2 * order) }
      if hasDropped, isDropped[index] { return }
      if order < columns.count { evaluateRow(row, index, columns[order], 2 * order + 1) }
      if hasDropped, isDropped[index] { return }
    }
  }

  func evaluateRow(_ row: Int, _ index: Int, _ column: TableProgram.Column, _ order: Int) {
    if column.holdsValues { return evaluateValue(row, index, column, order) }
    if let input = column.inputs.first(where: { slots[$0].gaps[index] != .none }) {
      fail(row, order, column, isFollowing: slots[input].gaps[index] == .failed, reason(ofGapIn: input, index))
    } else if let refusal = refusal(column, index) {
      fail(row, order, column, isFollowing: false, refusal)
    } else {
      switch value(column, index) {
      case .success(let value) where column.slot >= 0:
        slots[column.slot].values[index] = value
        slots[column.slot].gaps[index] = .none
        return
      case .success(let value): return value.isTrue ? () : drop(index)
      case .failure(let error): fail(row, order, column, isFollowing: false, error.message)
      }
    }
    if column.slot >= 0 { slots[column.slot].setGap(.failed, index) }
  }
}
