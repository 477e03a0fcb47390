import Foundation
import ReckonCatalogue

/// Decimals against operations done digit by digit, and numbers as text against the C library.
package struct DecimalTarget: FuzzTarget {
  package let name = "decimal"
  package let summary =
    "decimal operations and numbers' texts give the digits, exponents and flags that the standards say"
  package let longestInput = 80
  package let choosesByBytes = true

  package init() {}

  package var seeds: [[UInt8]] {
    (0..<300).map { seed in
      var random = RandomSource(seed: UInt64(seed))
      return [UInt8(seed % 256)] + (0..<(20 + seed % 50)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
  }

  package func listing(of input: [UInt8]) -> String {
    var operands = DecimalOperands(choices: Choices(Array(input.dropFirst())))
    let a = operands.next()
    let b = operands.next(near: a)
    return "\(input.first ?? 0): \(a) and \(b), or \(Self.text(input))"
  }

  private static func text(_ input: [UInt8]) -> String {
    var operands = DecimalOperands(choices: Choices(Array(input.dropFirst())))
    return operands.text()
  }

  package func check(_ input: [UInt8]) throws(Finding) {
    let kind = (input.first ?? 0) % 4
    if kind == 3 { return try NumericText.check(Self.text(input), double: Self.double(input)) }
    var operands = DecimalOperands(choices: Choices(Array(input.dropFirst())))
    let a = operands.next()
    let b = operands.next(near: a)
    let (x, y) = (a.decimal, b.decimal)
    guard OracleNumber(x) == a, OracleNumber(y) == b else { throw Finding("the bits of \(a) or \(b) are not kept") }
    try checkText(x, a)
    switch kind {
    case 0, 1: try checkArithmetic(a, b, operands.rule())
    default: try checkOthers(a, b, operands.rule(), operands.choices.below(80) - 40, operands.choices.below(20) - 9)
    }
  }

  private static func double(_ input: [UInt8]) -> Double {
    var choices = Choices(Array(input.dropFirst().reversed()))
    return choices.double(finite: false)
  }

  // MARK: Operations

  private typealias Flags = Decimal128.Flags

  private func compare(
    _ name: String, _ operands: OracleNumber..., found: (inout Flags) -> Decimal128,
    expected: (inout DecimalOracle) -> OracleNumber
  ) throws(Finding) {
    var flags: Flags = []
    let found = OracleNumber(found(&flags))
    var oracle = DecimalOracle()
    let expected = expected(&oracle)
    guard found == expected, flags == oracle.flags else {
      throw Finding(
        "\(name) of \(operands) is \(found) with \(Self.names(flags)), not \(expected) with \(Self.names(oracle.flags))"
      )
    }
  }

  private static func names(_ flags: Flags) -> [String] {
    let all: [(Flags, String)] = [
      (.inexact, "inexact"), (.rounded, "rounded"), (.subnormal, "subnormal"), (.underflow, "underflow"),
      (.overflow, "overflow"),
      (.clamped, "clamped"), (.invalidOperation, "invalid"), (.divisionByZero, "division by zero"),
      (.divisionUndefined, "undefined"),
      (.divisionImpossible, "impossible"), (.conversionSyntax, "syntax"),
    ]
    return all.filter { flags.contains($0.0) }.map(\.1)
  }

  private func checkArithmetic(_ a: OracleNumber, _ b: OracleNumber, _ rule: FloatingPointRoundingRule) throws(Finding)
  {
    let (x, y) = (a.decimal, b.decimal)
    try compare("the sum", a, b) {
      x.adding(y, rounding: rule, &$0)
    } expected: {
      $0.sum(a, b, rule)
    }
    try compare("the difference", a, b) {
      x.subtracting(y, rounding: rule, &$0)
    } expected: {
      $0.difference(a, b, rule)
    }
    try compare("the product", a, b) {
      x.multiplied(by: y, rounding: rule, &$0)
    } expected: {
      $0.product(a, b, rule)
    }
    try compare("the quotient", a, b) {
      x.divided(by: y, rounding: rule, &$0)
    } expected: {
      $0.quotient(a, b, rule)
    }
    var oracle = DecimalOracle()
    let plain: [(Decimal128, OracleNumber)] = [
      (x + y, oracle.sum(a, b)), (x - y, oracle.difference(a, b)), (x * y, oracle.product(a, b)),
      (x / y, oracle.quotient(a, b)),
    ]
    for (found, expected) in plain where OracleNumber(found) != expected {
      throw Finding("of \(a) and \(b) an operator makes \(OracleNumber(found)), not \(expected)")
    }
    let order = DecimalOracle.order(a, b)
    let isRight =
      (x == y) == (order == 0) && (x < y) == (order == -1) && (x > y) == (order == 1)
      && (x <= y) == (order.map { $0 <= 0 } ?? false)
      && (x >= y) == (order.map { $0 >= 0 } ?? false) && (x != y || order != 0 || x.hashValue == y.hashValue)
    guard isRight else {
      throw Finding("\(a) and \(b) are compared otherwise than \(order.map(String.init) ?? "unordered")")
    }
  }

  /// The longest gap between exponents over which quotients are worked out digit by digit.
  private static let longestGap = 300

  private func checkOthers(
    _ a: OracleNumber, _ b: OracleNumber, _ rule: FloatingPointRoundingRule, _ places: Int, _ power: Int
  ) throws(Finding) {
    let (x, y) = (a.decimal, b.decimal)
    try compare("the root", a) {
      x.squareRoot(&$0)
    } expected: {
      $0.squareRoot(a)
    }
    try compare("the \(power)th power", a) {
      x.power(power, &$0)
    } expected: {
      $0.power(a, power)
    }
    try compare("quantizing by \(rule)", a, b) {
      x.quantized(toExponentOf: y, rule, &$0)
    } expected: {
      $0.quantized(a, b, rule)
    }
    try compare("rounding to \(places) places by \(rule)", a) {
      x.rounded(rule, toPlaces: places, &$0)
    } expected: {
      $0.rounded(a, toPlaces: places, rule)
    }
    var oracle = DecimalOracle()
    if case .finite(_, _, let i) = a, case .finite(_, _, let j) = b, abs(i - j) > Self.longestGap { return }
    try compare("the short remainder", a, b) {
      x.remainderOfShortQuotient(dividingBy: y, &$0)
    } expected: {
      $0.remainder(a, b, isShort: true)
    }
    let expected = oracle.remainder(a, b, isShort: false)
    guard OracleNumber(x.truncatingRemainder(dividingBy: y)) == expected else {
      throw Finding("the remainder of \(a) and \(b) is \(x.truncatingRemainder(dividingBy: y)), not \(expected)")
    }
    guard case .finite(let isNegative, let digits, let exponent) = expected, !b.isNaN else { return }
    let floored: OracleNumber
    if digits.isZero {
      floored = .finite(isNegative: b.isNegative, .zero, exponent: exponent)
    } else {
      floored = isNegative != b.isNegative ? oracle.sum(expected, b) : expected
    }
    guard OracleNumber(x.modulo(y)) == floored else {
      throw Finding("\(a) modulo \(b) is \(x.modulo(y)), not \(floored)")
    }
  }

  // MARK: Text and other kinds of numbers

  private func checkText(_ x: Decimal128, _ a: OracleNumber) throws(Finding) {
    guard x.description == a.description else { throw Finding("\(a) is written \(x.description)") }
    guard let again = Decimal128(x.description), OracleNumber(again) == a else {
      throw Finding("\(a) does not read back")
    }
    let shortest = NumberText.shortest(x)
    guard let again = Decimal128(shortest), again == x || x.isNaN && again.isNaN else {
      throw Finding("\(a) is written \(shortest)")
    }
    guard case .finite(let isNegative, let digits, let exponent) = a else { return }
    // The C library rounds decimal text correctly.
    let double = strtod("\(isNegative ? "-" : "")\(digits)e\(exponent)", nil)
    guard x.double.bitPattern == double.bitPattern else {
      throw Finding("\(a) is the double \(x.double), not \(double)")
    }
    let zeros = digits.list.reversed().prefix { $0 == 0 }.count
    guard case .finite(_, let reduced, _) = OracleNumber(x.reduced), x.reduced == x, reduced.count <= digits.count,
      digits.isZero || exponent + zeros > 6111 || reduced == digits.cut(zeros).kept
    else { throw Finding("\(a) without zeros is \(x.reduced)") }
    let isWhole = digits.isZero || exponent + zeros >= 0
    guard x.isInteger == isWhole else { throw Finding("\(a) is taken for \(x.isInteger ? "whole" : "a fraction")") }
    let integer =
      digits.isZero
      ? 0 : isWhole && digits.count + exponent < 25 ? Int((isNegative ? "-" : "") + Self.whole(digits, exponent)) : nil
    guard Int(exactly: x) == integer else {
      throw Finding("\(a) is the integer \(Int(exactly: x) ?? 0), not \(integer ?? 0)")
    }
  }

  private static func whole(_ digits: Digits, _ exponent: Int) -> String {
    exponent >= 0 ? digits.shifted(exponent).description : digits.cut(-exponent).kept.description
  }
}
