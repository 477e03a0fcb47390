import Reckon

/// Values of cells as values of formulas.
extension CellValue {
  /// The value that a formula takes.
  var formulaValue: Value {
    switch self {
    case .empty, .error: .missing
    case .number(let number): .number(.double(number))
    case .text(let text): .text(text)
    case .truth(let truth): .truth(truth)
    }
  }

  /// A formula's value as a cell holds it; a missing one is the text "" there, and a list is none.
  init?(_ value: Value) {
    switch value {
    case .number(let number), .instant(let number): self = .number(number.double)
    case .truth(let truth): self = .truth(truth)
    case .text(let text): self = .text(text)
    case .missing: self = .text("")
    case .list: return nil
    }
  }

  /// The word for the kind of an input with such a value; `nil` for a number.
  var kindWord: String? {
    switch self {
    case .empty, .number, .error: nil
    case .text: ValueKind.text.inputUnit
    case .truth: ValueKind.truth.inputUnit
    }
  }

  /// A number of its kind, other for each error.
  var kindNumber: Int {
    switch self {
    case .empty: 0
    case .number: 1
    case .text(let text): text.isEmpty ? 2 : 3
    case .truth: 4
    case .error(let text): 5 + text.utf8.reduce(0) { ($0 * 31 + Int($1)) % 251 }
    }
  }
}

extension Value {
  /// The largest number in it, without its sign.
  var largest: Double {
    switch self {
    case .number(let number): abs(number.double)
    case .list(let items): items.reduce(0) { max($0, $1.largest) }
    case .truth, .text, .instant, .missing: 0
    }
  }
}
