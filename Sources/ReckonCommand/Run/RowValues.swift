import Reckon

/// A number for each slot of a row, in the kind of numbers that the run computes with.
struct RowValues {
  private var doubles: [Double]
  private var decimals: [Number]
  private let mode: NumberMode

  init(count: Int, mode: NumberMode) {
    self.mode = mode
    doubles = Array(repeating: 0, count: mode == .double ? count : 0)
    decimals = Array(repeating: .decimal(.zero), count: mode == .decimal ? count : 0)
  }

  subscript(slot: Int) -> Number {
    get { mode == .double ? .double(doubles[slot]) : decimals[slot] }
    set {
      switch mode {
      case .double: doubles[slot] = newValue.double
      case .decimal: decimals[slot] = newValue
      }
    }
  }

  /// A field as a number: decimal digits with an optional sign, point and exponent, correctly rounded; nothing for anything else.
  func number(_ text: ArraySlice<UInt8>) -> Number? {
    guard text.allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E || $0 | 0x20 == 0x65 }) else { return nil }
    let number: Number? =
      switch mode {
      case .double: Double(String(decoding: text, as: UTF8.self)).map { .double($0) }
      case .decimal: Decimal128(utf8: text).map { .decimal($0) }
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The value of a formula whose inputs are the first slots.
  func evaluate(_ formula: Formula, _ policy: ErrorPolicy, using random: inout RandomSource) throws(FormulaError) -> Number {
    let count = formula.variables.count
    switch mode {
    case .double:
      return .double(
        try doubles[..<count].withUnsafeBufferPointer { (values) throws(FormulaError) in
          try formula.evaluate(values, policy: policy, using: &random)
        })
    case .decimal: return try formula.result(of: Array(decimals[..<count]), policy: policy, using: &random).number
    }
  }
}
