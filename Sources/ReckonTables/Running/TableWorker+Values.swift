import Reckon
import ReckonTerminal

/// Evaluating formulas on texts, lists and missing values, row by row.
extension TableWorker {
  /// Evaluates one formula for all rows, or leaves out rows by a condition. A row reads only what is its own, so values go where they belong at once.
  func evaluateRows(_ column: TableProgram.Column, _ order: Int, _ rows: Range<Int>) {
    for row in rows {
      let index = row - rows.lowerBound
      if hasDropped, isDropped[index] { continue }
      evaluateValue(row, index, column, order)
    }
  }

  func evaluateValue(_ row: Int, _ index: Int, _ column: TableProgram.Column, _ order: Int) {
    if let (slot, gap) = obstacle(column, index) {
      fail(row, order, column, isFollowing: gap == .failed, reason(ofGapIn: slot, gap))
    } else if let refusal = refusal(column, index) {
      fail(row, order, column, isFollowing: false, refusal)
    } else {
      do throws(FormulaError) {
        let value = try value(column, index)
        guard column.slot < 0 else { return keep(value, in: column.slot, index) }
        guard value.isNumeric else {
          throw FormulaError(.missingValue(nil), at: column.formula.wholeRange, in: column.formula.program.source)
        }
        return value.number.isTrue ? () : drop(index)
      } catch { fail(row, order, column, isFollowing: false, message(error, column, index)) }
    }
    if column.slot >= 0 { slots[column.slot].setGap(.failed, index) }
  }

  /// The message of an error; for a missing value, the reason it is missing.
  private func message(_ error: FormulaError, _ column: TableProgram.Column, _ index: Int) -> String {
    guard case .missingValue(let name?) = error.kind, let read = column.reads.first(where: { plan.program.names[$0.slot] == name }) else {
      return error.message
    }
    return reason(ofGapIn: read.slot, read.source == .field ? .empty : slots[read.slot].gaps[index])
  }

  /// The first slot that has no value which the formula could take, and why.
  private func obstacle(_ column: TableProgram.Column, _ index: Int) -> (slot: Int, gap: Gap)? {
    for read in column.reads where read.source == .field && !column.asked.contains(read.slot) {
      if let fields = texts[read.slot], fields.isMissing(index, self.index.bytes) { return (read.slot, .empty) }
    }
    let inputs = column.inputs + column.reads.filter { $0.source == .value }.map(\.slot)
    for slot in inputs {
      switch slots[slot].gaps[index] {
      case .none: continue
      case .empty, .missing: if !column.asked.contains(slot) { return (slot, slots[slot].gaps[index]) }
      case .notNumeric, .failed: return (slot, slots[slot].gaps[index])
      }
    }
    return nil
  }

  private func value(_ column: TableProgram.Column, _ index: Int) throws(FormulaError) -> FormulaResult {
    var inputs = [FormulaResult](repeating: FormulaResult(.double(1)), count: column.formula.variables.count)
    for read in column.reads {
      inputs[read.variable] = FormulaResult(value: input(read, index), form: .plain)
    }
    return try column.formula.result(
      ofResults: inputs, options: EvaluationOptions(policy: plan.program.policy, isCancelled: { Interruption.isAsked }), using: &random)
  }

  /// Whether a book allows a value that is no number.
  func isAllowed(_ value: FormulaValue, by condition: FormulaBook.Condition) -> Bool {
    let inputs = [FormulaResult(value: value, form: .plain)]
    let result = try? condition.formula.result(ofResults: inputs, options: EvaluationOptions(policy: plan.program.policy), using: &random)
    return result?.number.isTrue ?? false
  }

  func input(_ read: TableProgram.Read, _ index: Int) -> FormulaValue {
    switch read.source {
    case .number: slots[read.slot].gaps[index] == .none ? .number(slots[read.slot].values[index].number) : .missing
    case .field: texts[read.slot]?.value(index, self.index.bytes) ?? .missing
    case .value: slots[read.slot].gaps[index] == .none ? others[read.slot]?[index] ?? .missing : .missing
    }
  }

  /// Keeps a formula's value in its slot.
  private func keep(_ result: FormulaResult, in slot: Int, _ index: Int) {
    slots[slot].gaps[index] = .none
    switch result.value {
    case .number(let number), .instant(let number): slots[slot].values[index] = Value(nearest: number)
    case .truth(let holds): slots[slot].values[index] = Value(row: holds ? 1 : 0)
    case .text, .list: others[slot]?[index] = result.value
    case .missing: slots[slot].setGap(.missing, index)
    }
  }
}
