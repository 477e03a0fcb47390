import Reckon
import ReckonTerminal

/// Evaluation of formulas on texts, lists and missing values, row by row.
extension TableWorker {
  /// Evaluates one formula for all rows, or drops rows by a condition. A row reads only its own values, so that results
  /// are stored in place.
  func evaluateRows(_ column: TableProgram.Column, _ order: Int, _ rows: Range<Int>) {
    let kernel = column.slot >= 0 ? column.kernel : nil
    let numbers = kernel == nil ? KernelNumbers() : kernelNumbers(of: column, rows)
    for row in rows {
      let index = row - rows.lowerBound
      if hasDropped, isDropped[index] { continue }
      if let kernel, let own = others[column.slot], let text = text(kernel, index, numbers) {
        own[index] = .text(text)
        slots[column.slot].gaps[index] = .none
        continue
      }
      evaluateValue(row, index, column, order)
    }
  }

  func evaluateValue(_ row: Int, _ index: Int, _ column: TableProgram.Column, _ order: Int) {
    if column.source != nil, let read = column.reads.first { return handOn(read, to: column.slot, index) }
    switch outcome(column, index) {
    case .value(let result):
      if column.slot >= 0 { keep(result, of: column, index) } else if !result.number.isTrue { exclude(row, index) }
    case .failure(let cause):
      let gap = gap(of: row, order, column, cause)
      if column.slot >= 0 { slots[column.slot].setGap(gap, index) }
      if let imaginary = column.imaginary { slots[imaginary].setGap(gap, index) }
    }
  }

  /// Copies the fields of a column for all rows.
  func handOn(_ column: TableProgram.Column, _ rows: Range<Int>) {
    guard let read = column.reads.first, read.slot != column.slot || read.source == .field else { return }
    if read.source == .number {
      let source = slots[read.slot]
      slots[column.slot].take(source, count: rows.count)
    } else {
      for index in 0..<rows.count where !(hasDropped && isDropped[index]) { handOn(read, to: column.slot, index) }
    }
  }

  /// Copies a slot's value or gap: a gap is a failure only of formulas that compute with it.
  private func handOn(_ read: TableProgram.Read, to slot: Int, _ index: Int) {
    let gap = gap(read, index)
    if gap != .none { return slots[slot].setGap(gap, index) }
    slots[slot].gaps[index] = .none
    if read.source == .number {
      slots[slot].values[index] = slots[read.slot].values[index]
    } else {
      others[slot]?[index] = input(read, index)
    }
  }

  /// The outcome of a formula in a row.
  enum Outcome {
    case value(FormulaResult)
    case failure(Cause)
  }

  /// Evaluates a formula in one row, whatever fields it reads. A missing value matters only if the row's value depends
  /// on it.
  func outcome(_ column: TableProgram.Column, _ index: Int) -> Outcome {
    // A value that the formula may only test for being missing is checked when it is read.
    let unreadable = column.certain.first { !column.asked.contains($0.slot) && isUnreadable($0, column, index) }
    if let unreadable { return lack(unreadable, index) }
    if let refusal = refusal(column, index) { return .failure(.refusal(refusal)) }
    do throws(FormulaError) {
      let result = try value(column, index)
      if column.slot < 0, !result.isNumeric {
        throw FormulaError(.missingValue(nil), at: column.formula.wholeRange, in: column.formula.program.source)
      }
      return .value(result)
    } catch {
      guard case .missingValue(let name?) = error.kind,
        let read = column.reads.first(where: { plan.program.names[$0.slot] == name })
      else {
        return .failure(.error { error })
      }
      return lack(read, index)
    }
  }

  private func lack(_ read: TableProgram.Read, _ index: Int) -> Outcome {
    .failure(.gap(slot: read.slot, gap(read, index)))
  }

  /// The gap of a value to read.
  private func gap(_ read: TableProgram.Read, _ index: Int) -> Gap {
    guard read.source == .field else { return slots[read.slot].gaps[index] }
    return texts[read.slot].map { $0.isMissing(index, self.index.bytes) } ?? true ? .empty : .none
  }

  /// Whether reading a value ends the evaluation. A formula that tests for missing values may read one.
  private func isUnreadable(_ read: TableProgram.Read, _ column: TableProgram.Column, _ index: Int) -> Bool {
    switch gap(read, index) {
    case .none: false
    case .empty, .missing: !column.asked.contains(read.slot)
    case .notNumeric, .tooLong, .failed: true
    }
  }

  private func value(_ column: TableProgram.Column, _ index: Int) throws(FormulaError) -> FormulaResult {
    // Inputs that the formula does not read may be of any kind.
    var fields = [FormulaValue?](repeating: .missing, count: column.formula.variables.count)
    for read in column.reads { fields[read.variable] = isUnreadable(read, column, index) ? nil : input(read, index) }
    return try column.formula.result(
      ofFields: fields, options: EvaluationOptions(policy: plan.program.policy, isCancelled: { Interruption.isAsked }),
      using: &random)
  }

  /// Whether a book allows a value that is not a number.
  func isAllowed(_ value: FormulaValue, by condition: FormulaBook.Condition) -> Bool {
    let inputs = [FormulaResult(value: value, form: .plain)]
    let result = try? condition.formula.result(
      ofResults: inputs, options: EvaluationOptions(policy: plan.program.policy), using: &random)
    return result?.number.isTrue ?? false
  }

  func input(_ read: TableProgram.Read, _ index: Int) -> FormulaValue {
    switch read.source {
    case .number: slots[read.slot].gaps[index] == .none ? .number(slots[read.slot].values[index].number) : .missing
    case .field: texts[read.slot]?.value(index, self.index.bytes) ?? .missing
    case .value: slots[read.slot].gaps[index] == .none ? others[read.slot]?[index] ?? .missing : .missing
    }
  }

  /// Stores a formula's value in its slot.
  private func keep(_ result: FormulaResult, of column: TableProgram.Column, _ index: Int) {
    let slot = column.slot
    slots[slot].gaps[index] = .none
    if let other = column.imaginary, let (real, imaginary) = result.value.complexParts {
      (slots[slot].values[index], slots[other].values[index]) = (Value(nearest: real), Value(nearest: imaginary))
      return slots[other].gaps[index] = .none
    }
    switch result.value {
    case .number(let number), .instant(let number): slots[slot].values[index] = Value(nearest: number)
    case .truth(let holds): slots[slot].values[index] = Value(row: holds ? 1 : 0)
    case .text, .list: others[slot]?[index] = result.value
    case .missing: slots[slot].setGap(.missing, index)
    }
  }
}
