/// Functions of complex numbers. Their names call them where nothing in scope has the name.
extension Catalogue {
  static let complex: [Function] = [
    row(
      .realPart, "re", ["realpart"], units: .kept, "z", "The real part of a complex number.",
      [Example("re(3 + 4i)", "3")]),
    row(
      .imaginaryPart, "im", ["imaginarypart", "imag"], units: .kept, "z",
      "The imaginary part of a complex number, which is a real number.", [Example("im(3 + 4i)", "4")]),
    row(
      .conjugate, "conj", ["conjugate"], units: .kept, "z",
      "The complex number with its imaginary part negated.", [Example("conj(3 + 4i)", "3 - 4i")]),
    row(
      .argument, "arg", ["phase"], accuracy: .ulp(2), angle: .result, units: .compared, "z",
      "The angle of a complex number, from -180° to 180°.", [Example("arg(1 + i)", "45")]),
    row(
      .polar, "polar", [], count: 2, accuracy: .ulp(2), angle: .argument, "r θ",
      "The complex number with a magnitude and an angle, also spelled r∠θ.", [Example("polar(2, 90)", "2i")]),
  ]

  private static func row(
    _ id: Function.ID, _ name: String, _ synonyms: [String], count: Int = 1, accuracy: ErrorBound = .exact,
    angle: Function.AngleBehaviour = .none, units: Function.UnitBehavior = .none, _ parameters: String,
    _ summary: String, _ examples: [Example]
  ) -> Function {
    Function(
      id, name, synonyms: synonyms, topic: .arithmetic, kernels: [], form: .complex(count: count), angle: angle,
      accuracy: accuracy, units: units, parameters: parameters, summary: summary, examples: examples)
  }

  /// Whether a name is that of the imaginary unit, where nothing in scope has it.
  package static func isImaginaryUnit(_ name: String) -> Bool { name == "i" || name == "j" }

  /// Whether a name is the imaginary unit and π beside it, `iπ`, where nothing in scope has it.
  package static func isImaginaryPi(_ name: String) -> Bool {
    guard name.unicodeScalars.count == 2, name.unicodeScalars.contains("π") else { return false }
    return name.unicodeScalars.contains { $0 == "i" || $0 == "j" }
  }

  /// The column for complex numbers; `nil` for functions that take none.
  package static func complexForm(_ id: Function.ID) -> Function.ComplexForm? { complexForms[id] }

  private static let complexForms: [Function.ID: Function.ComplexForm] = [
    .add: .algebraic, .subtract: .algebraic, .negate: .algebraic, .multiply: .algebraic, .divide: .algebraic,
    .percentOf: .algebraic, .sum: .algebraic, .avg: .algebraic, .product: .algebraic,
    .equal: .real, .notEqual: .real,
    .abs: .real, .realPart: .real, .imaginaryPart: .real, .argument: .real,
    .conjugate: .algebraic, .polar: .algebraic,
    .exp: .algebraic, .exp2: .algebraic, .exp10: .algebraic,
    .sin: .algebraic, .cos: .algebraic, .tan: .algebraic, .sec: .algebraic, .csc: .algebraic, .cot: .algebraic,
    .sinh: .algebraic, .cosh: .algebraic, .tanh: .algebraic, .atan: .algebraic, .asinh: .algebraic,
    .sqrt: .extending, .cbrt: .extending, .root: .extending, .power: .extending,
    .ln: .extending, .log: .extending, .log2: .extending, .log10: .extending,
    .asin: .extending, .acos: .extending, .acosh: .extending, .atanh: .extending,
  ]
}

extension Function {
  /// The complex form of a function.
  package enum ComplexForm: Sendable {
    /// It gives a complex number of complex ones, and a real one of real ones.
    case algebraic
    /// It gives a complex number of real ones too, some of which are outside of its domain otherwise.
    case extending
    /// It gives a real number.
    case real
  }
}
