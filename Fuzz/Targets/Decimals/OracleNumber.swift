import ReckonCatalogue

/// A decimal number in parts, taken from and put into IEEE 754's bits (binary integer encoding) by what the standard
/// says of them.
enum OracleNumber: Hashable, CustomStringConvertible {
  case finite(isNegative: Bool, Digits, exponent: Int)
  case infinite(isNegative: Bool)
  case nan(isNegative: Bool, isSignaling: Bool, payload: UInt128)

  static let zero = OracleNumber.finite(isNegative: false, .zero, exponent: 0)
  static let one = OracleNumber.finite(isNegative: false, Digits(1), exponent: 0)
  /// The NaN of an operation that has no result.
  static let invalid = OracleNumber.nan(isNegative: false, isSignaling: false, payload: 0)

  init(_ number: Decimal128) {
    let bits = number.bitPattern
    let isNegative = bits >> 127 == 1
    switch (bits >> 122) & 0x1F {
    case 0x1F:
      self = .nan(isNegative: isNegative, isSignaling: (bits >> 121) & 1 == 1, payload: bits & ((1 << 110) - 1))
    case 0x1E: self = .infinite(isNegative: isNegative)
    default:
      self = .finite(
        isNegative: isNegative, Digits(bits & ((1 << 113) - 1)), exponent: Int((bits >> 113) & 0x3FFF) - 6176)
    }
  }

  var decimal: Decimal128 {
    switch self {
    case .finite(let isNegative, let digits, let exponent):
      Decimal128(bitPattern: (isNegative ? 1 << 127 : 0) | UInt128(exponent + 6176) << 113 | (digits.number ?? 0))
    case .infinite(let isNegative): Decimal128(bitPattern: (isNegative ? 1 << 127 : 0) | 0x1E << 122)
    case .nan(let isNegative, let isSignaling, let payload):
      Decimal128(bitPattern: (isNegative ? 1 << 127 : 0) | 0x1F << 122 | (isSignaling ? 1 << 121 : 0) | payload)
    }
  }

  var isNegative: Bool {
    switch self {
    case .finite(let isNegative, _, _), .infinite(let isNegative), .nan(let isNegative, _, _): isNegative
    }
  }

  var isNaN: Bool { if case .nan = self { true } else { false } }
  var isSignaling: Bool { if case .nan(_, isSignaling: true, _) = self { true } else { false } }
  var isInfinite: Bool { if case .infinite = self { true } else { false } }
  var isZero: Bool { if case .finite(_, let digits, _) = self { digits.isZero } else { false } }

  var negated: OracleNumber {
    switch self {
    case .finite(let isNegative, let digits, let exponent): .finite(isNegative: !isNegative, digits, exponent: exponent)
    case .infinite(let isNegative): .infinite(isNegative: !isNegative)
    case .nan(let isNegative, let isSignaling, let payload):
      .nan(isNegative: !isNegative, isSignaling: isSignaling, payload: payload)
    }
  }

  /// The specification's to-scientific-string.
  var description: String {
    let sign = isNegative ? "-" : ""
    switch self {
    case .infinite: return sign + "Infinity"
    case .nan(_, let isSignaling, let payload):
      return sign + (isSignaling ? "sNaN" : "NaN") + (payload == 0 ? "" : "\(payload)")
    case .finite(_, let digits, let exponent):
      let text = digits.description
      let adjusted = exponent + text.count - 1
      if exponent <= 0, adjusted >= -6 {
        if exponent == 0 { return sign + text }
        let padded = String(repeating: "0", count: max(0, 1 - exponent - text.count)) + text
        return sign + padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
      }
      let mantissa = text.count == 1 ? text : "\(text.prefix(1)).\(text.dropFirst())"
      return "\(sign)\(mantissa)E\(adjusted < 0 ? "" : "+")\(adjusted)"
    }
  }
}
