import Reckon
import ReckonTables

/// A request of `reckon eval --jsonl`: `{"expr": "x + 1", "vars": {"x": 2}}`. Other members are ignored.
struct JSONRequest {
  let expression: String
  /// The variables in the order of the line, each once.
  private(set) var names: [String] = []
  /// Their values. A text that spells a number is one, unless the formula takes a text.
  private var values: [FormulaResult] = []
  private var texts: [String?] = []

  /// The values for a formula, whose inputs are the names in their order.
  func values(for formula: Formula) -> [FormulaResult] {
    zip(values.indices, formula.inputKinds).map { value($0, as: $1) }
  }

  /// A value as one of a kind: what spells a number in quotes is a text where one is wanted.
  private func value(_ index: Int, as kind: ValueKind) -> FormulaResult {
    guard case .text = kind, let text = texts[index] else { return values[index] }
    return FormulaResult(value: .text(text), form: .value(.text))
  }

  /// Checks what a book asks of its parameters.
  ///
  /// - Throws: `outOfRange`; `wrongKind`.
  func check(_ book: FormulaBook) throws(FormulaError) {
    for (index, name) in names.enumerated() {
      guard let kind = book.kind(ofParameter: name) else { continue }
      try book.check(name, value(index, as: kind).value)
    }
  }

  /// - Throws: ``JSONReader/Failure`` for the first mistake of the line; of several wrong variables, the first.
  init(_ line: [UInt8], _ mode: NumberMode) throws(JSONReader.Failure) {
    // Some programs begin what they write with a byte-order mark.
    let start = line.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard String(validating: line, as: UTF8.self) != nil else { throw JSONReader.Failure(message: "the line is not UTF-8") }
    var reader = JSONReader(line, in: start..<line.count)
    let members: [JSONReader.Member]
    do throws(JSONReader.Failure) { members = try reader.members() } catch {
      throw JSONReader.Failure(message: "the line is not a JSON object with expr and vars: \(error.message)")
    }
    try Self.checkNames(members, prefix: "")
    guard let expression = members.first(where: { $0.name == "expr" }) else {
      throw JSONReader.Failure(message: "the request has no expr")
    }
    guard expression.form == .text else { throw JSONReader.Failure(message: "expr is not a text") }
    self.expression = JSONReader.text(line, expression.value)
    // Decimals and exact numbers mark what was rounded.
    if mode == .double, let excess = WholeNumber.excess(inFormula: self.expression, mode) { throw JSONReader.Failure(message: excess) }
    guard let vars = members.first(where: { $0.name == "vars" }) else { return }
    guard vars.form == .object else {
      if line[vars.value].elementsEqual("null".utf8) { return }
      throw JSONReader.Failure(message: "vars is not an object")
    }
    var inner = JSONReader(line, in: vars.value)
    let variables = try inner.members()
    try Self.checkNames(variables, prefix: "vars.")
    for variable in variables {
      names.append(variable.name)
      values.append(try Self.anyValue(variable, named: variable.name, in: line, mode))
      texts.append(variable.form == .text ? JSONReader.text(line, variable.value) : nil)
    }
  }

  /// - Throws: ``JSONReader/Failure`` for a name that is there twice: which of the two was meant is unknown.
  private static func checkNames(_ members: [JSONReader.Member], prefix: String) throws(JSONReader.Failure) {
    // Few names are compared faster than hashed.
    var seen: Set<String> = []
    for (place, member) in members.enumerated() {
      guard members.count <= 8 ? members[..<place].contains(where: { $0.name == member.name }) : !seen.insert(member.name).inserted
      else { continue }
      throw JSONReader.Failure(message: "\(prefix + FormulaError.Kind.shortened(member.name)) is given twice; give it once")
    }
  }

  /// A value of any kind: text, a list, `true`, `false`, or `null` for one that is missing.
  private static func anyValue(
    _ member: JSONReader.Member, named name: String, in line: [UInt8], _ mode: NumberMode
  ) throws(JSONReader.Failure) -> FormulaResult {
    switch member.form {
    case .number, .object: return try number(member, named: name, in: line, mode)
    case .text:
      do throws(JSONReader.Failure) { return try number(member, named: name, in: line, mode) } catch {
        // What spells a number that there is not is no text.
        if NumberLiteral.double(JSONReader.text(line, member.value).utf8) != nil { throw error }
        return FormulaResult(value: .text(JSONReader.text(line, member.value)), form: .value(.text))
      }
    case .word:
      if line[member.value].elementsEqual("null".utf8) { return FormulaResult(value: .missing, form: .value(.missing)) }
      return FormulaResult(value: .truth(line[member.value].elementsEqual("true".utf8)), form: .truth)
    case .list:
      var reader = JSONReader(line, in: member.value)
      let members = try reader.items()
      let hasText = members.contains { $0.form == .text }
      var items: [Value] = []
      for item in members {
        guard item.form != .list else {
          throw JSONReader.Failure(message: "vars.\(FormulaError.Kind.shortened(name)) has a list in a list")
        }
        let isText = hasText && item.form == .text
        items.append(
          isText ? .text(JSONReader.text(line, item.value)) : try anyValue(item, named: name, in: line, mode).value)
      }
      return FormulaResult(value: .list(items), form: .value(.list(.number)))
    }
  }

  /// Whether some digit before an exponent is not 0, so that the number is not 0 either.
  private static func hasDigits(_ text: ArraySlice<UInt8>) -> Bool {
    text.prefix { $0 | 0x20 != UInt8(ascii: "e") }.contains { 0x31...0x39 ~= $0 }
  }

  /// A number with the digits that stand in the line, in decimals rounded when these are more than 34, or the text of one that JSON cannot write.
  private static func number(
    _ member: JSONReader.Member, named title: String, in line: [UInt8], _ mode: NumberMode
  ) throws(JSONReader.Failure) -> FormulaResult {
    var name: String { "vars.\(FormulaError.Kind.shortened(title))" }
    if mode == .double, member.form == .number, let double = line.withUnsafeBufferPointer({ NumberLiteral.double($0[member.value]) }) {
      guard double.isFinite else { throw JSONReader.Failure(message: "\(name) is too large") }
      guard !double.isZero || !hasDigits(line[member.value]) else { throw JSONReader.Failure(message: "\(name) is too small") }
      if let excess = WholeNumber.excess(name, of: line[member.value], readAs: double) { throw JSONReader.Failure(message: excess) }
      return FormulaResult(.double(double))
    }
    let text: String
    switch member.form {
    case .text:
      text = JSONReader.text(line, member.value)
      switch text {
      case "NaN": return FormulaResult(.double(.nan))
      case "Infinity": return FormulaResult(.double(.infinity))
      case "-Infinity": return FormulaResult(.double(-.infinity))
      default: break
      }
    case .number: text = String(decoding: line[member.value], as: UTF8.self)
    case .object, .list, .word: throw JSONReader.Failure(message: "\(name) is not a number")
    }
    if mode == .exact {
      guard let number = NumericValue(text, in: mode) else { throw JSONReader.Failure(message: "\(name) is not a number") }
      guard number.isFinite else { throw JSONReader.Failure(message: "\(name) is too large") }
      return FormulaResult(number)
    }
    var flags: Decimal128.Flags = []
    let decimal = Decimal128(text, &flags)
    guard !decimal.isNaN else { throw JSONReader.Failure(message: "\(name) is not a number") }
    let number = NumericValue.decimal(decimal).converted(to: mode)
    guard number.isFinite else { throw JSONReader.Failure(message: "\(name) is too large") }
    guard number.isTrue || !hasDigits(Array(text.utf8)[...]) else { throw JSONReader.Failure(message: "\(name) is too small") }
    return FormulaResult(number, mode.facts.tracksExactness && flags.contains(.inexact) ? .rounded : .exact)
  }
}
