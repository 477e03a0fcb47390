import Reckon
import ReckonTerminal

/// The content of a slot's values, for formatting and keys.
enum CellContent: Hashable, Sendable {
  case numbers, dates, truths
  /// Times of day.
  case times
  /// Texts or lists.
  case values
}

/// The values of a slice of a block's rows, by slot of the program.
struct RowValues<Value: TableNumber> {
  /// The index of the slice's first row in its block.
  let first: Int
  let slots: [SlotValues<Value>]
  /// The values of slots with texts or lists.
  let others: [UnsafeMutablePointer<FormulaValue>?]

  /// The value of a slot with texts or lists, if a row of the block has one.
  func value(_ slot: Int, _ row: Int) -> FormulaValue? {
    slots[slot].gaps[row - first] == .none ? others[slot]?[row - first] : nil
  }

  /// Appends the text of a value in table form, without a notation; nothing if the row has no value.
  ///
  /// - Parameter row: its index in the block.
  func appendText(_ slot: Int, _ content: CellContent, _ row: Int, to text: inout [UInt8]) {
    let place = row - first
    guard slots[slot].gaps[place] == .none else { return }
    if content == .values, let value = others[slot]?[place] {
      if case .text(let own) = value { text += own.utf8 } else { text += value.formulaText.utf8 }
      return
    }
    content.append(slots[slot].values[place], to: &text)
  }
}

extension CellContent {
  /// Appends the text of a number, a date or a truth value.
  func append<Value: TableNumber>(_ number: Value, to text: inout [UInt8]) {
    switch self {
    case .truths:
      if let truth = TruthText.text(of: number) { return text += truth }
    case .dates:
      if PlainInstant.append(number, to: &text) { return }
      return text += ResultText.value(FormulaResult(number.number), .instant).utf8
    case .times:
      return text +=
        ResultText.value(FormulaResult(number.number), .instantShown(as: .timeOfDay(hasSeconds: false))).utf8
    case .numbers, .values: break
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Value.textCapacity) { buffer in
      guard let start = buffer.baseAddress else { return }
      text += buffer[..<number.write(to: start)]
    }
  }
}
