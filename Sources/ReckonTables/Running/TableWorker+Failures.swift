import Reckon
import ReckonTerminal

/// Missing values in rows, and the handling of such rows.
extension TableWorker {
  /// The reason why a formula has no value in a row.
  enum Cause {
    /// It needs a missing value.
    case gap(slot: Int, Gap)
    /// The condition of a book that its inputs violate.
    case refusal(String)
    /// Its own error, computed on demand.
    case error(() -> FormulaError)

    /// The gap in the field that it reads.
    fileprivate var gap: Gap {
      switch self {
      case .gap(_, let gap): gap
      case .refusal, .error: .none
      }
    }
  }

  /// The gap left by a formula without a value: missing if it copies a missing value, otherwise a failure, which is
  /// recorded.
  func gap(of row: Int, _ order: Int, _ column: TableProgram.Column, _ cause: Cause) -> Gap {
    if column.handsOnCall, cause.gap == .missing { return .missing }
    fail(row, order, column, cause)
    return .failed
  }

  /// Records that a formula has no value in a row. A condition without a value because of another formula is not a
  /// failure of its own.
  ///
  /// A failure before the condition counts only if the condition keeps the row.
  func fail(_ row: Int, _ order: Int, _ column: TableProgram.Column, _ cause: Cause) {
    if column.slot < 0, cause.gap == .failed { return drop(row - sliceStart) }
    if cause.gap == .tooLong, result.tooLong == nil, plan.sums(column.slot) {
      result.tooLong = failure(row, order, column, cause)
    }
    if plan.program.condition != nil, order < 2 * plan.program.conditionPlace {
      unsettledRows.insert(row)
      return unsettled.append(failure(row, order, column, cause))
    }
    // For a row dropped because of an error, the first error is reported.
    if plan.onError == .skip, column.slot < 0, unsettledRows.contains(row) { return drop(row - sliceStart) }
    failureCount += 1
    if plan.onError == .skip || column.slot < 0 { drop(row - sliceStart) }
    if isShown(order) { failures.append(failure(row, order, column, cause)) }
  }

  private func failure(_ row: Int, _ order: Int, _ column: TableProgram.Column, _ cause: Cause) -> RowFailure {
    let reason =
      switch cause {
      case .gap(let slot, let gap): reason(ofGapIn: slot, gap, row)
      case .refusal(let refusal): refusal
      case .error(let error): error().message
      }
    if column.slot < 0 {
      return RowFailure(row: row, order: order) { [name = column.name] row in
        Phrase("rowOfPart", "row \(row), \(name): \(reason)")
      }
    }
    return RowFailure(row: row, order: order, sentence: Self.sentence(inColumn: column.name, reason))
  }

  /// The message of a reason in a column.
  private static func sentence(inColumn name: String, _ reason: String) -> @Sendable (Int) -> Phrase {
    let name = FormulaError.Kind.shortened(name)
    return { row in Phrase("rowOfColumn", "row \(row), column \(name): \(reason)") }
  }

  /// The reason why a field has no value.
  private func reason(ofGapIn slot: Int, _ gap: Gap, _ row: Int) -> String {
    let slot = plan.program.imaginarySlots.first { $0.value == slot }?.key ?? slot
    let name = plan.program.names[plan.program.tests.first { $0.slot == slot }?.column ?? slot]
    switch gap {
    case .none: return ""
    case .empty: return Phrase("isEmpty", "\(name) is empty").description
    case .missing: return Phrase("isMissing", "\(name) is missing").description
    case .notNumeric:
      let isTime = plan.program.timeSlots.contains(slot)
      let kind = isTime ? Phrase("timeOfDay", "a time of day") : plan.program.readKinds[slot]?.described ?? "a number"
      let reason = Phrase("fieldIsNot", "\(name) is not \(kind)")
      return advice(slot, row).map { "\(reason); \($0)" } ?? reason.description
    case .tooLong: return WholeNumber.excess(name, plan.program.numberMode).description
    case .failed: return Phrase("couldNotBeComputed", "\(name) could not be computed").description
    }
  }

  /// The advice on reading a field that leaves a slot without a number or date in a row.
  private func advice(_ slot: Int, _ row: Int) -> Phrase? {
    let own = plan.program.source(slot) ?? slot
    let column = plan.reads.first { $0.slot == own }?.column ?? plan.tests.first { $0.slot == slot }?.column
    guard let column, let field = index.field(row, column) else { return nil }
    return plan.lenient.advice(field.plain, column, plan.marks, isDate: plan.program.readKinds[slot] == .instant)
  }

  /// Columns are evaluated one after another, each with its rows in order: only the first few of each can be among the
  /// first few of all.
  private func isShown(_ order: Int) -> Bool {
    failures.count < RowFailure.shownCount || failures.filter { $0.order == order }.count < RowFailure.shownCount
  }

  // MARK: Conditions

  /// Drops a row that does not satisfy the condition, with all its failures.
  func exclude(_ row: Int, _ index: Int) {
    drop(index)
    if unsettledRows.contains(row) { excluded.insert(row) }
  }

  /// Counts the failures before the condition in rows that the condition keeps.
  ///
  /// - Parameter first: the first row of the slice.
  func settle(_ first: Int) {
    guard !unsettled.isEmpty else { return }
    var counted: Set<Int> = []
    for failure in unsettled.sorted(by: { ($0.order, $0.row) < ($1.order, $1.row) })
    where !excluded.contains(failure.row) {
      if plan.onError == .skip {
        guard counted.insert(failure.row).inserted else { continue }
        drop(failure.row - first)
      }
      failureCount += 1
      if isShown(failure.order) { failures.append(failure) }
    }
    unsettled.removeAll(keepingCapacity: true)
    unsettledRows.removeAll(keepingCapacity: true)
    excluded.removeAll(keepingCapacity: true)
  }

  // MARK: Summaries

  /// Records the fields of a summary's columns that are neither formula failures nor summable numbers.
  func failTooLong(_ rows: Range<Int>) {
    for (place, column) in plan.summaries.flatMap(\.columns).enumerated()
    where !column.isCounted && slots[column.slot].hasGaps {
      for index in 0..<rows.count where slots[column.slot].gaps[index] == .tooLong && !(hasDropped && isDropped[index])
      {
        let reason = reason(ofGapIn: plan.program.source(column.slot) ?? column.slot, .tooLong, rows.lowerBound + index)
        let failure = RowFailure(
          row: rows.lowerBound + index, order: 2 * (plan.program.columns.count + 1 + place),
          sentence: Self.sentence(inColumn: String(decoding: column.title, as: UTF8.self), reason))
        if result.tooLong == nil { result.tooLong = failure }
        failureCount += 1
        if isShown(failure.order) { failures.append(failure) }
        if plan.onError == .skip { drop(index) }
      }
    }
  }
}
