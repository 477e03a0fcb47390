import Reckon

/// Evaluating the formulas for a slice of rows.
extension TableWorker {
  /// Evaluates all formulas, and the condition that rows must meet.
  func evaluate(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    if plan.program.isColumnar {
      for (order, column) in plan.program.columns.enumerated() { evaluate(column, order, rows) }
      if let condition = plan.program.condition {
        evaluate(condition, plan.program.columns.count, rows)
        for index in 0..<rows.count where spare.gaps[index] != .none || !Catalogue.isTrue(spare.values[index].double) { drop(index) }
      }
    } else {
      for column in plan.program.columns where !plan.reads.contains(where: { $0.slot == column.slot }) {
        slots[column.slot].clear()
      }
      for row in rows where !(hasDropped && isDropped[row - rows.lowerBound]) { evaluateRow(row, row - rows.lowerBound) }
    }
  }

  /// Takes away the numbers that a book does not allow its parameter.
  func check(_ slot: Int, _ condition: Formula, _ count: Int) {
    for index in 0..<count where slots[slot].gaps[index] == .none {
      let inputs = UnsafeBufferPointer(start: slots[slot].values + index, count: condition.variables.count)
      let isAllowed = try? Value.evaluate(condition, inputs, plan.program.policy, using: &random)
      if !(isAllowed.map { Catalogue.isTrue($0.double) } ?? false) { slots[slot].setGap(.outOfRange, index) }
    }
  }

  /// Notes that a formula has no value in a row.
  private func fail(_ row: Int, _ order: Int, _ column: TableProgram.Column, _ reason: @autoclosure () -> String) {
    failureCount += 1
    if plan.onError == .skip || column.slot < 0 { drop(row % Self.sliceRows) }
    // Columns come one after another, each with its rows in order: only the first few of each can be among the first few of all.
    guard failures.count < RowFailure.shownCount || failures.filter({ $0.order == order }).count < RowFailure.shownCount else { return }
    failures.append(RowFailure(row: row, order: order, text: ", column \(FormulaError.Kind.shortened(column.name)): \(reason())"))
  }

  // MARK: Columns

  /// Evaluates one formula for all rows, into its slot or, for the condition, into the spare one.
  private func evaluate(_ column: TableProgram.Column, _ order: Int, _ rows: Range<Int>) {
    let count = rows.count
    spare.clear()
    var columns = [Column](repeating: Column(uniform: 0), count: column.formula.variables.count)
    var hasGaps = false
    for input in column.inputs {
      columns[input] = Column(UnsafeBufferPointer(start: doubles(slots[input].values), count: count))
      hasGaps = hasGaps || slots[input].hasGaps
    }
    let output = UnsafeMutableBufferPointer(start: doubles(spare.values), count: count)
    let marks = UnsafeMutableBufferPointer(rebasing: failed[..<count])
    // The columns fit, so that nothing can be thrown.
    let report = try? column.formula.evaluate(columns: columns, into: output, failures: marks, policy: plan.program.policy)
    if hasGaps || hasDropped || (report?.failureCount ?? count) > 0 {
      for index in 0..<count where !(hasDropped && isDropped[index]) {
        if hasGaps, let input = column.inputs.first(where: { slots[$0].hasGaps && slots[$0].gaps[index] != .none }) {
          fail(rows.lowerBound + index, order, column, plan.program.reason(slots[input].gaps[index], of: input))
          spare.setGap(.failed, index)
        } else if marks[index] {
          fail(rows.lowerBound + index, order, column, reason(column, index))
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

  /// Why a formula fails in a row.
  private func reason(_ column: TableProgram.Column, _ index: Int) -> String {
    switch value(column, index) {
    case .success: ""
    case .failure(let error): error.message
    }
  }

  // MARK: Rows

  private func value(_ column: TableProgram.Column, _ index: Int) -> Result<Value, FormulaError> {
    for input in column.inputs { inputs[input] = slots[input].values[index] }
    // A formula knows the slots that existed when it was compiled.
    let known = UnsafeBufferPointer(rebasing: inputs[..<column.formula.variables.count])
    do throws(FormulaError) {
      return .success(try Value.evaluate(column.formula, known, plan.program.policy, using: &random))
    } catch {
      return .failure(error)
    }
  }

  /// Evaluates all formulas for one row.
  private func evaluateRow(_ row: Int, _ index: Int) {
    let conditions = plan.program.condition.map { [$0] } ?? []
    for (order, column) in (plan.program.columns + conditions).enumerated() {
      var reason: String?
      if let input = column.inputs.first(where: { slots[$0].gaps[index] != .none }) {
        reason = plan.program.reason(slots[input].gaps[index], of: input)
      } else {
        switch value(column, index) {
        case .success(let value) where column.slot >= 0:
          slots[column.slot].values[index] = value
          slots[column.slot].gaps[index] = .none
        case .success(let value): if !Catalogue.isTrue(value.double) { drop(index) }
        case .failure(let error): reason = error.message
        }
      }
      if let reason {
        fail(row, order, column, reason)
        if column.slot >= 0 { slots[column.slot].setGap(.failed, index) }
        if hasDropped, isDropped[index] { return }
      }
    }
  }
}
