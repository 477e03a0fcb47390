import Reckon
import ReckonCatalogue

/// Evaluation of typed and pasted text.
extension CalculatorSession {
  /// A text normalized for the parser, with the last result substituted.
  private func readable(_ text: TypedText) throws(TypingError) -> TypedText {
    var text = text
    if let name = text.finishWord() { throw TypingError(kind: .ambiguousFunction(name)) }
    var result = text.closed
    if usesDecimalComma, result.contains(where: { ",;".contains($0) }) {
      guard let replaced = DecimalComma.replaced(in: result, names: services.names ?? Scope()) else {
        throw TypingError(kind: .ambiguousComma)
      }
      result = replaced
    }
    var exactness = text.exactness
    if result.contains("ns") {
      let replaced = Self.replacing([answerName, answerName.lowercased()], in: result, by: state.answer.operandText)
      if replaced != result { exactness = max(exactness, state.answer.exactness) }
      result = replaced
    }
    return TypedText(result, exactness: exactness)
  }

  var answerName: String { CalculatorKey.answer.glyph }

  /// Whether a typed comma is a decimal mark.
  public var usesDecimalComma: Bool {
    switch settings.decimalMark {
    case .automatic: services.usesDecimalComma
    case .point: false
    case .comma: true
    }
  }

  /// Replaces standalone names by a number.
  static func replacing(_ names: [String], in text: String, by number: String) -> String {
    var result = ""
    var word = ""
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        result += names.contains(word) ? number : word
        word = ""
        result.append(character)
      }
    }
    return String(result.dropLast())
  }

  private struct TypingError: Error { let kind: CalculatorError.Kind }

  enum Reading {
    case value(CalculatorValue, text: String, [FormulaNote])
    case failure(CalculatorError, FormulaError?)
  }

  func reading(_ typed: TypedText) -> Reading {
    let readable: TypedText
    do throws(TypingError) { readable = try self.readable(typed) } catch {
      return .failure(CalculatorError(error.kind), nil)
    }
    do throws(FormulaError) {
      let (value, notes) = try arithmetic.result(of: readable.text, exactness: readable.exactness)
      if case .notation = value.form {
        return .failure(CalculatorError(.notation), nil)
      }
      return .value(value, text: readable.text, notes)
    } catch {
      var range: Range<Int>?
      if readable.text.hasPrefix(typed.text) {
        let bytes = Array(readable.text.utf8)
        func characters(_ count: Int) -> Int { String(decoding: bytes.prefix(count), as: UTF8.self).count }
        // An error at the end of the text is marked at its last character.
        let count = typed.text.withoutSpacesAtEnd.count
        let start = min(characters(error.range.start), count - 1)
        if start >= 0 { range = start..<min(max(start + 1, characters(error.range.end)), count) }
      }
      let isBadNumber = if case .badNumber = error.kind { true } else { false }
      let failure = CalculatorError(
        .formula(error.kind), range: range, suggestsDecimalComma: isBadNumber && readable.text.contains(","))
      return .failure(failure, error)
    }
  }

  /// Evaluates a text at `=`.
  mutating func evaluateText() {
    guard let text = state.typed else { return }
    if settings.entryStyle == .chain {
      if resolveText() { pressChain(.equals) }
      return
    }
    if let name = text.nameBehindPercent { return block(.missingOperation(before: name)) }
    switch reading(text) {
    case .value(let value, let written, let notes):
      clearCalculation()
      state.keyed = KeyedExpression([KeyedExpression.Token(.earlier(written))])
      finish(written, value, notes)
    case .failure(let error, _): fail(error, display: "Error")
    }
  }

  /// Turns the text into an operand, for chain style; false if it has no value.
  mutating func resolveText() -> Bool {
    guard var text = state.typed else { return true }
    if let held = text.heldOperation, !TypedText.beginsWithUnit(held.behind) {
      return resolveHeldOperation() && resolveText()
    }
    // A number's units and a conversion after it are both evaluated from left to right.
    if let conversion = text.conversion, DecimalDigits(conversion.value.withoutSpacesAtEnd) == nil {
      state.typed = TypedText(conversion.value, exactness: text.exactness)
      return resolveText() && convertChain(to: conversion.target)
    }
    // In a chain a function may follow its number, as a unit does.
    if let name = text.trailingWord, Catalogue.function(named: name) != nil, Catalogue.unit(named: name) == nil,
      text.openBrackets == 0
    {
      var number = text
      for _ in name { number.removeLast() }
      if number.endsOperand { text = TypedText("\(name)(\(number.closed))", exactness: text.exactness) }
    }
    switch reading(text) {
    case .value(let value, let written, _):
      state.typed = nil
      state.chain.operand = .group(value, text: written)
      state.shown = value
      return true
    case .failure(let error, let cause):
      var display = "Error"
      if case .divisionByZero? = cause?.kind { display = "NaN" }
      fail(error.withoutRange, display: display)
      return false
    }
  }

  /// Turns the text before the held-back operation into an operand, presses that operation, and keeps the text after
  /// it; false if it has no value.
  mutating func resolveHeldOperation() -> Bool {
    guard let text = state.typed, let held = text.heldOperation else { return true }
    state.typed = TypedText(held.before, exactness: text.exactness)
    guard resolveText(), error == nil else { return false }
    press(held.key)
    guard error == nil else { return false }
    if !held.behind.isEmpty { state.typed = TypedText(held.behind) }
    return true
  }
}

extension ChainCalculation.Operand {
  /// The value of a text, in brackets unless it is a number.
  static func group(_ value: CalculatorValue, text: String) -> Self {
    if DecimalDigits(text) != nil { return Self(value, text: text, value.exactness, level: .postfix, shown: text) }
    // A quantity written in full needs no brackets, like a number.
    if value.written == text { return Self(value, shown: text) }
    var operand = Self(value, text: text, value.exactness, level: .sequence, shown: "(\(text))")
    operand.isGroup = true
    return operand
  }
}
