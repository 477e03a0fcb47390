import Reckon
import ReckonTables

/// A request of `reckon eval --jsonl`: `{"expr": "x + 1", "vars": {"x": 2}, "units": {"x": "km"}, "mode": "decimal",
/// "id": 7}`.
struct JSONRequest {
  /// The members that a request may have.
  private static let memberNames = ["expr", "vars", "units", "mode", "id"]

  let expression: String
  /// The kind of numbers that it asks for.
  let mode: NumberMode?
  /// The variables in the order of the line, each once.
  private(set) var names: [String] = []
  /// The units that they are in, or what else they are.
  private(set) var units: [String: String] = [:]
  /// Their values. A text that spells a number is one, unless the formula takes a text.
  private var values: [FormulaResult] = []
  private var texts: [Text?] = []

  /// A value in quotes.
  private struct Text {
    let text: String
    /// The message for a number in quotes that doubles cannot hold.
    let excess: Phrase?
  }

  /// The values for a formula, whose inputs are the names in their order.
  ///
  /// - Throws: ``JSONMember/Failure`` for a number in quotes that is none of the numbers that are computed with.
  func values(for formula: Formula) throws(JSONMember.Failure) -> [FormulaResult] {
    var result: [FormulaResult] = []
    result.reserveCapacity(values.count)
    for (index, kind) in formula.inputKinds.enumerated() { result.append(try value(index, as: kind)) }
    return result
  }

  /// A value as one of a kind: what spells a number in quotes is a text where one is wanted, and what spells a date is
  /// a date.
  private func value(_ index: Int, as kind: ValueKind) throws(JSONMember.Failure) -> FormulaResult {
    guard let text = texts[index] else { return values[index] }
    if case .text = kind { return FormulaResult(value: .text(text.text), form: .value(.text)) }
    if case .instant = kind, let instant = Self.instant(text.text) { return instant }
    if let excess = text.excess { throw JSONMember.Failure(message: excess) }
    return values[index]
  }

  /// The date that a text spells and nothing else.
  private static func instant(_ text: String) -> FormulaResult? {
    let bytes = Array(text.utf8)
    guard case .instant(let token) = InstantToken.read(bytes, at: 0), token.end == bytes.count else { return nil }
    return try? Formula(text, variables: []).result()
  }

  /// Checks what a book asks of its parameters.
  ///
  /// - Throws: `outOfRange`; `wrongKind`; ``JSONMember/Failure``.
  func check(_ book: FormulaBook) throws {
    for (index, name) in names.enumerated() {
      guard let kind = book.kind(ofParameter: name) else { continue }
      try book.check(name, try value(index, as: kind).value)
    }
  }

  /// The members of a request, of which `id` is given back whatever the others are.
  ///
  /// - Throws: ``JSONMember/Failure`` for a line that is no JSON object.
  static func members(_ line: [UInt8]) throws(JSONMember.Failure) -> [JSONMember] {
    // Some programs begin what they write with a byte-order mark.
    let start = line.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard String(validating: line, as: UTF8.self) != nil else {
      throw JSONMember.Failure(message: Phrase("lineIsNotUTF8", "the line is not UTF-8"))
    }
    do throws(JSONMember.Failure) { return try JSONMember.all(in: line, start..<line.count) } catch {
      throw JSONMember.Failure(
        message: Phrase(
          "lineIsNotAJSONObjectWithExpr", "the line is not a JSON object with expr and vars: \(error.message)"))
    }
  }

  /// - Throws: ``JSONMember/Failure`` for the first mistake of the line; of several wrong variables, the first.
  init(_ members: [JSONMember], in line: [UInt8], _ standardMode: NumberMode) throws(JSONMember.Failure) {
    try Self.checkNames(members, prefix: "")
    if let unknown = members.first(where: { !Self.memberNames.contains($0.name) }) {
      let nearest = Suggestion.nearest(to: unknown.name, among: Self.memberNames)
      let advice = Suggestion.advice(
        nearest, otherwise: Phrase("itHas", "it has \(Phrase.choice(of: Self.memberNames))"))
      throw JSONMember.Failure(
        message: Phrase(
          "requestHasNoMember", "a request has no member ‘\(FormulaError.Kind.shortened(unknown.name))’; \(advice)"))
    }
    guard let expression = members.first(where: { $0.name == "expr" }) else {
      throw JSONMember.Failure(message: Phrase("requestHasNoExpr", "the request has no expr"))
    }
    guard expression.form == .text else {
      throw JSONMember.Failure(message: Phrase("exprIsNotAText", "expr is not a text"))
    }
    self.expression = expression.text(in: line)
    self.mode = try Self.mode(members, in: line)
    let mode = self.mode ?? standardMode
    // Decimals and exact numbers mark what was rounded.
    if mode == .double, let excess = WholeNumber.excess(inFormula: self.expression, mode) {
      throw JSONMember.Failure(message: excess)
    }
    for variable in try Self.members(of: "vars", members, in: line) {
      names.append(variable.name)
      let text = variable.form == .text ? variable.text(in: line) : nil
      if let kind = Self.ownKind(variable, in: line) { units[variable.name] = kind }
      let value = try Self.anyValue(variable, named: variable.name, in: line, mode)
      values.append(value)
      texts.append(
        text.map { Text(text: $0, excess: value.isNumeric ? Self.excess(variable.name, of: $0, mode) : nil) })
    }
    for unit in try Self.members(of: "units", members, in: line) {
      let title = "units.\(FormulaError.Kind.shortened(unit.name))"
      guard names.contains(unit.name) else {
        throw JSONMember.Failure(
          message: Phrase("isTheUnitOfNoVariableInVars", "\(title) gives a unit to a name that is not in vars"))
      }
      guard unit.form == .text else {
        throw JSONMember.Failure(message: Phrase("isNotAText", "\(title) is not a text"))
      }
      units[unit.name] = unit.text(in: line)
    }
  }

  /// Lets the parameters of a book have the kinds that it gives them.
  mutating func leaveKinds(to books: [FormulaBook]) {
    for (index, name) in names.enumerated()
    where units[name] == ValueKind.truth.inputUnit && values[index].kind == .truth {
      if books.contains(where: { $0.kind(ofParameter: name) != nil }) { units[name] = nil }
    }
  }

  private static func mode(_ members: [JSONMember], in line: [UInt8]) throws(JSONMember.Failure) -> NumberMode? {
    guard let member = members.first(where: { $0.name == "mode" }) else { return nil }
    let name = member.form == .text ? member.text(in: line) : String(decoding: line[member.value], as: UTF8.self)
    guard member.form == .text, let mode = NumberMode(rawValue: name) else {
      let modes = Phrase.choice(of: NumberMode.allCases.map(\.rawValue))
      throw JSONMember.Failure(message: Phrase("modeIs", "mode is \(modes), not \(FormulaError.Kind.shortened(name))"))
    }
    return mode
  }

  /// The members of the object that a member of the request is; none where there is no such member, or `null`.
  private static func members(
    of name: String, _ members: [JSONMember], in line: [UInt8]
  ) throws(JSONMember.Failure) -> [JSONMember] {
    guard let member = members.first(where: { $0.name == name }) else { return [] }
    guard member.form == .object else {
      if line[member.value].elementsEqual("null".utf8) { return [] }
      throw JSONMember.Failure(message: Phrase("isNotAnObject", "\(name) is not an object"))
    }
    let result = try JSONMember.all(in: line, member.value)
    try checkNames(result, prefix: "\(name).")
    return result
  }

  /// The kind given in place of a unit for `true`, `false` and lists of only these, which stay truth values, and for
  /// matrices.
  private static func ownKind(_ member: JSONMember, in line: [UInt8]) -> String? {
    func isTruth(_ member: JSONMember) -> Bool {
      member.form == .word && !line[member.value].elementsEqual("null".utf8)
    }
    if isTruth(member) { return ValueKind.truth.inputUnit }
    guard member.form == .list else { return nil }
    guard let items = try? JSONMember.all(in: line, member.value, isList: true), let first = items.first else {
      return nil
    }
    if first.form == .list { return ValueKind.matrix(.number).inputUnit }
    guard items.allSatisfy(isTruth) else { return nil }
    return ValueKind.list(.truth).inputUnit
  }

  /// The message for a whole number in quotes that doubles cannot hold.
  private static func excess(_ name: String, of text: String, _ mode: NumberMode) -> Phrase? {
    guard mode == .double, let double = NumberLiteral.double(text.utf8) else { return nil }
    return WholeNumber.excess("vars.\(FormulaError.Kind.shortened(name))", of: text.utf8, readAs: double)
  }

  /// - Throws: ``JSONMember/Failure`` for a name that is there twice: which of the two was meant is unknown.
  private static func checkNames(_ members: [JSONMember], prefix: String) throws(JSONMember.Failure) {
    // Few names are compared faster than hashed.
    var seen: Set<String> = []
    for (place, member) in members.enumerated() {
      guard
        members.count <= 8
          ? members[..<place].contains(where: { $0.name == member.name }) : !seen.insert(member.name).inserted
      else { continue }
      throw JSONMember.Failure(
        message: Phrase(
          "isGivenTwice", "\(prefix + FormulaError.Kind.shortened(member.name)) is given twice; give it once"))
    }
  }

  /// A value of any kind: text, a list, `true`, `false`, or `null` for one that is missing.
  private static func anyValue(
    _ member: JSONMember, named name: String, in line: [UInt8], _ mode: NumberMode, depth: Int = 0
  ) throws(JSONMember.Failure) -> FormulaResult {
    switch member.form {
    case .number, .object: return try number(member, named: name, in: line, mode)
    case .text:
      do throws(JSONMember.Failure) { return try number(member, named: name, in: line, mode) } catch {
        // What spells a number that there is not is no text.
        if NumberLiteral.double(member.text(in: line).utf8) != nil { throw error }
        return FormulaResult(value: .text(member.text(in: line)), form: .value(.text))
      }
    case .word:
      if line[member.value].elementsEqual("null".utf8) { return FormulaResult(value: .missing, form: .value(.missing)) }
      return FormulaResult(value: .truth(line[member.value].elementsEqual("true".utf8)), form: .truth)
    case .list:
      let members = try JSONMember.all(in: line, member.value, isList: true)
      let hasText = members.contains { $0.form == .text }
      var items: [Value] = []
      var exactness = Exactness.exact
      for item in members {
        // The rows of a matrix are lists, and hold none.
        guard item.form != .list || depth == 0 else {
          throw JSONMember.Failure(
            message: Phrase("varsHasAListInAList", "vars.\(FormulaError.Kind.shortened(name)) has a list in a list"))
        }
        let isText = hasText && item.form == .text
        guard !isText else {
          items.append(.text(item.text(in: line)))
          continue
        }
        let value = try anyValue(item, named: name, in: line, mode, depth: depth + 1)
        items.append(value.value)
        exactness = max(exactness, value.exactness)
      }
      return FormulaResult(value: .list(items), exactness, form: .value(.list(.number)))
    }
  }

  /// Whether some digit before an exponent is not 0, so that the number is not 0 either.
  private static func hasDigits(_ text: ArraySlice<UInt8>) -> Bool {
    text.prefix { $0 | 0x20 != UInt8(ascii: "e") }.contains { 0x31...0x39 ~= $0 }
  }

  /// A number with the digits that stand in the line, in decimals rounded when these are more than 34, or the text of
  /// one that JSON cannot write.
  private static func number(
    _ member: JSONMember, named title: String, in line: [UInt8], _ mode: NumberMode
  ) throws(JSONMember.Failure) -> FormulaResult {
    var name: String { "vars.\(FormulaError.Kind.shortened(title))" }
    if mode == .double, member.form == .number,
      let double = line.withUnsafeBufferPointer({ NumberLiteral.double($0[member.value]) })
    {
      guard double.isFinite else { throw JSONMember.Failure(message: Phrase("isTooLarge", "\(name) is too large")) }
      guard !double.isZero || !hasDigits(line[member.value]) else {
        throw JSONMember.Failure(message: Phrase("isTooSmall", "\(name) is too small"))
      }
      if let excess = WholeNumber.excess(name, of: line[member.value], readAs: double) {
        throw JSONMember.Failure(message: excess)
      }
      return FormulaResult(.double(double))
    }
    let text: String
    switch member.form {
    case .text:
      text = member.text(in: line)
      switch text {
      case "NaN": return FormulaResult(.double(.nan))
      case "Infinity": return FormulaResult(.double(.infinity))
      case "-Infinity": return FormulaResult(.double(-.infinity))
      default: break
      }
    case .number: text = String(decoding: line[member.value], as: UTF8.self)
    case .object, .list, .word: throw JSONMember.Failure(message: Phrase("isNotANumber", "\(name) is not a number"))
    }
    if mode == .exact {
      guard let number = NumericValue(text, in: mode) else {
        throw JSONMember.Failure(message: Phrase("isNotANumber", "\(name) is not a number"))
      }
      guard number.isFinite else { throw JSONMember.Failure(message: Phrase("isTooLarge", "\(name) is too large")) }
      return FormulaResult(number)
    }
    var flags: Decimal128.Flags = []
    let decimal = Decimal128(text, &flags)
    guard !decimal.isNaN else { throw JSONMember.Failure(message: Phrase("isNotANumber", "\(name) is not a number")) }
    let number = NumericValue.decimal(decimal).converted(to: mode)
    guard number.isFinite else { throw JSONMember.Failure(message: Phrase("isTooLarge", "\(name) is too large")) }
    guard number.isTrue || !hasDigits(Array(text.utf8)[...]) else {
      throw JSONMember.Failure(message: Phrase("isTooSmall", "\(name) is too small"))
    }
    return FormulaResult(number, mode.facts.tracksExactness && flags.contains(.inexact) ? .rounded : .exact)
  }
}
