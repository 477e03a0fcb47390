import Reckon

/// A value of any kind as C holds it.
final class CValue: CObject {
  override class var argument: Phrase { "value" }
  let result: FormulaResult
  /// The kind of the value: a formula of numbers gives a list for lists.
  let kind: ValueKind
  let digits: CText?
  let text: CText?
  let written: CText
  let unit: CText?
  /// The items of a list, or the parts of a complex number, which belong to it.
  let items: [CValue]

  init(_ result: FormulaResult) {
    self.result = result
    let value = result.value
    switch value {
    case .list:
      switch result.kind {
      case .list, .complex: kind = result.kind
      case .number, .percent, .truth, .instant, .quantity, .text, .missing: kind = .list(result.kind)
      }
    case .text: kind = .text
    case .missing: kind = .missing
    case .number, .truth, .instant: kind = result.kind.isNumeric ? result.kind : .number
    }
    written = CText(result.written)
    unit = kind.unit.map { CText($0) }
    digits = value.number.flatMap { Self.digits(of: $0) }.map { CText($0) }
    text = if case .text(let text) = value { CText(text) } else { nil }
    items =
      if case .list(let items) = value {
        items.map { item in
          // One that is missing has no other kind.
          let itemKind: ValueKind =
            if case .missing = item { .missing } else { result.kind.partKind ?? result.kind.itemKind }
          return CValue(FormulaResult(value: item, result.exactness, form: ResultForm(itemKind)))
        }
      } else { [] }
  }

  /// All digits of a decimal, and an exact number as a fraction; `nil` for doubles, and for exact numbers that are not
  /// known to be fractions.
  private static func digits(of number: NumericValue) -> String? {
    switch number {
    case .double: nil
    case .decimal(let decimal): "\(decimal)"
    case .exact(let exact):
      exact.fraction.map { $0.denominator == "1" ? $0.numerator : "\($0.numerator)/\($0.denominator)" }
    }
  }

  /// The values behind pointers of C.
  ///
  /// - Throws: `invalidArgument` for a negative count, and for a pointer that is NULL or another object.
  static func values(
    _ start: UnsafePointer<OpaquePointer?>?, _ count: Int, _ argument: Phrase
  ) throws(FormulaError) -> [CValue] {
    guard count >= 0, start != nil || count == 0 else {
      throw FormulaError(
        argument: argument,
        Phrase("thereAreNoValues", "there are none; give an address with as many values as the count"))
    }
    var values: [CValue] = []
    for pointer in UnsafeBufferPointer(start: start, count: count) { values.append(try CValue.at(pointer)) }
    return values
  }

  /// A number of a unit, or a plain one without.
  ///
  /// - Throws: `unknownUnit`, `invalidEncoding`.
  static func number(_ number: NumericValue, _ unit: UnsafePointer<CChar>?) throws(FormulaError) -> CValue {
    guard unit != nil else { return CValue(FormulaResult(number)) }
    // A formula knows what a unit is, and what a word in its place means.
    var options = Formula.Options()
    options.numberMode = number.mode
    let formula = try Formula("x", variables: ["x"], units: ["x": String(name: unit, "unit")], options: options)
    guard let kind = formula.inputKinds.first, kind.isNumeric else {
      throw FormulaError(
        argument: "unit", Phrase("itIsNoUnitOfNumbers", "it is not a unit of numbers; give one such as km"))
    }
    let value: Value =
      switch kind {
      case .truth: .truth(number.isTrue)
      case .instant: .instant(number)
      case .number, .percent, .quantity, .text, .list, .complex, .missing: .number(number)
      }
    return CValue(FormulaResult(value: value, form: ResultForm(kind)))
  }

  /// The number that digits are: a decimal, or a fraction of whole numbers.
  ///
  /// - Throws: `badNumber` and other errors of a text that is neither.
  static func number(ofDigits text: SourceText, in mode: NumberMode) throws(FormulaError) -> NumericValue {
    let digits = text.text
    if mode != .exact {
      guard let number = NumericValue(digits, in: mode) else { throw notDigits }
      return number
    }
    // No other text than digits is read as a formula here.
    guard !digits.isEmpty, digits.utf8.count <= Limits().sourceBytes,
      digits.utf8.allSatisfy({ 0x2D...0x39 ~= $0 || $0 | 0x20 == 0x65 || $0 == 0x2B })
    else { throw notDigits }
    return try Formula(digits, variables: [], options: Formula.Options(numberMode: .exact)).result().number
  }

  private static var notDigits: FormulaError {
    FormulaError(
      argument: "digits",
      Phrase("theyAreNoNumber", "they are not a number; give a decimal such as 1.25, or a fraction such as 1/3"))
  }
}

extension NumberMode {
  /// - Throws: `invalidArgument` for what is not one of the kinds of numbers of reckon.h.
  init(ofC mode: Int32) throws(FormulaError) {
    switch mode {
    case 0: self = .double
    case 1: self = .decimal
    case 2: self = .exact
    default:
      throw FormulaError(
        argument: "mode",
        Phrase(
          "itIsGiveAMode",
          "it is \(Int(mode)); give RECKON_DOUBLE_NUMBERS, RECKON_DECIMAL_NUMBERS or RECKON_EXACT_NUMBERS"))
    }
  }

  /// The number in reckon.h.
  var ofC: Int32 {
    switch self {
    case .double: 0
    case .decimal: 1
    case .exact: 2
    }
  }
}

extension ValueKind {
  /// The number in reckon.h.
  var ofC: Int32 {
    switch self {
    case .number: 0
    case .percent: 1
    case .truth: 2
    case .instant: 3
    case .quantity: 4
    case .text: 5
    case .list: 6
    case .missing: 7
    case .complex: 8
    }
  }
}

// MARK: Making

@c(reckon_value_of_number) public func valueOfNumber(
  _ number: Double, _ unit: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in try CValue.number(.double(number), unit).retained }
}

@c(reckon_value_of_digits) public func valueOfDigits(
  _ digits: UnsafePointer<CChar>?, _ mode: Int32, _ unit: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let mode = try NumberMode(ofC: mode)
    return try CValue.number(CValue.number(ofDigits: SourceText(digits, "digits"), in: mode), unit).retained
  }
}

@c(reckon_value_of_truth) public func valueOfTruth(_ holds: Bool) -> OpaquePointer {
  CValue(FormulaResult(value: .truth(holds), form: .truth)).retained
}

@c(reckon_value_of_instant) public func valueOfInstant(_ seconds: Double) -> OpaquePointer {
  CValue(FormulaResult(value: .instant(.double(seconds)), form: .instant)).retained
}

@c(reckon_value_of_text) public func valueOfText(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let text = try SourceText(text, length: length, limit: Limits().textBytes, "text").text
    return CValue(FormulaResult(value: .text(text), form: .value(.text))).retained
  }
}

@c(reckon_value_of_list) public func valueOfList(
  _ items: UnsafePointer<OpaquePointer?>?, _ count: Int, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let items = try CValue.values(items, count, "items")
    for item in items {
      // The rows of a matrix are lists, and hold none.
      if item.kind.elementKind != nil {
        throw FormulaError(
          argument: "items", Phrase("aListHoldsNoMatrices", "a list holds no matrices; give rows, or items"))
      }
    }
    let list = Value.list(items.map { $0.result.value })
    // The first item that is there gives all of them their kind and unit.
    let first = items.first { if case .missing = $0.kind { false } else { true } }
    let kind = ValueKind.list(first?.kind ?? .missing)
    return CValue(FormulaResult(value: list, form: .value(kind))).retained
  }
}

@c(reckon_value_of_complex) public func valueOfComplex(
  _ real: Double, _ imaginary: Double, _ unit: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let part = try CValue.number(.double(real), unit).kind
    let value = Value.complex(.double(real), .double(imaginary))
    return CValue(FormulaResult(value: value, form: .value(.complex(part)))).retained
  }
}

@c(reckon_value_missing) public func valueMissing() -> OpaquePointer {
  CValue(FormulaResult(value: .missing, form: .value(.missing))).retained
}

@c(reckon_value_free) public func freeValue(_ value: OpaquePointer?) { CValue.release(value) }

// MARK: Reading

@c(reckon_value_kind) public func valueKind(_ value: OpaquePointer?) -> Int32 {
  CValue.find(value)?.kind.ofC ?? -1
}

@c(reckon_value_is_time_of_day) public func valueIsTimeOfDay(_ value: OpaquePointer?) -> Bool {
  guard case .instantShown(as: let form)? = CValue.find(value)?.result.form else { return false }
  return form.isTimeOfDay
}

@c(reckon_value_number) public func valueNumber(_ value: OpaquePointer?) -> Double {
  CValue.find(value)?.result.value.number?.double ?? .nan
}

@c(reckon_value_uncertainty) public func valueUncertainty(_ value: OpaquePointer?) -> Double {
  CValue.find(value)?.result.uncertainty?.standard ?? 0
}

@c(reckon_value_mode) public func valueMode(_ value: OpaquePointer?) -> Int32 {
  CValue.find(value)?.result.number.mode.ofC ?? -1
}

@c(reckon_value_exactness) public func valueExactness(_ value: OpaquePointer?) -> Int32 {
  CValue.find(value).map { Int32($0.result.exactness.rawValue) } ?? -1
}

@c(reckon_value_digits) public func valueDigits(_ value: OpaquePointer?) -> UnsafePointer<CChar>? {
  CValue.find(value)?.digits?.start
}

@c(reckon_value_unit) public func valueUnit(_ value: OpaquePointer?) -> UnsafePointer<CChar>? {
  CValue.find(value)?.unit?.start
}

@c(reckon_value_text) public func valueText(_ value: OpaquePointer?) -> UnsafePointer<CChar>? {
  CValue.find(value)?.text?.start
}

@c(reckon_value_written) public func valueWritten(_ value: OpaquePointer?) -> UnsafePointer<CChar>? {
  CValue.find(value)?.written.start
}

@c(reckon_value_count) public func valueCount(_ value: OpaquePointer?) -> Int { CValue.find(value)?.items.count ?? 0 }

@c(reckon_value_item) public func valueItem(_ value: OpaquePointer?, _ index: Int) -> OpaquePointer? {
  guard let items = CValue.find(value)?.items, items.indices ~= index else { return nil }
  return OpaquePointer(Unmanaged.passUnretained(items[index]).toOpaque())
}

// MARK: Texts

/// A list of texts as C holds it.
final class CTexts: CObject {
  override class var argument: Phrase { "texts" }
  let texts: [CText]

  init(_ texts: [String]) { self.texts = texts.map { CText($0) } }
}

@c(reckon_texts_free) public func freeTexts(_ texts: OpaquePointer?) { CTexts.release(texts) }

@c(reckon_texts_count) public func textsCount(_ texts: OpaquePointer?) -> Int { CTexts.find(texts)?.texts.count ?? 0 }

@c(reckon_texts_item) public func textsItem(_ texts: OpaquePointer?, _ index: Int) -> UnsafePointer<CChar>? {
  CTexts.find(texts)?.texts.start(at: index)
}
