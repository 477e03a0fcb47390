import Reckon
import ReckonCatalogue

/// One operation on exact numbers against the same on decimals and doubles: each lies within its own bound of the exact
/// value.
package struct ExactTarget: FuzzTarget {
  package let name = "exact"
  package let summary =
    "operations on doubles and decimals lie within their bounds of the same on exact numbers, which read back as stored"
  package let longestInput = 40
  package let choosesByBytes = true

  package init() {}

  package var seeds: [[UInt8]] {
    (0..<300).map { seed in
      var random = RandomSource(seed: UInt64(seed))
      return (0..<24).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
  }

  package func listing(of input: [UInt8]) -> String {
    let (operation, operands, unit) = Self.choice(input)
    return "\(operation.text) with \(operands.map(\.double)) in \(unit)"
  }

  /// An operation as text on x, y and z, and the accuracy of its row.
  private struct Operation {
    let text: String
    let count: Int
    let accuracy: ErrorBound
    /// Whether decimals give the nearest one to the value.
    let isNearest: Bool
  }

  private static let operations: [Operation] = {
    let signs: [(String, Int)] = [
      ("x + y", 2), ("x - y", 2), ("x * y", 2), ("x / y", 2), ("x rem y", 2), ("x mod y", 2), ("-x", 1), ("x < y", 2),
      ("x == y", 2),
      ("x >= y", 2),
      ("x & y", 2), ("x | y", 2), ("~x", 1), ("x << y", 2), ("x >> y", 2), ("x%", 1),
    ]
    let named = Catalogue.functions.filter {
      $0.isNamed && $0.isPure && $0.topic != .calendar && Catalogue.exactForm($0.id) != nil
    }.flatMap { row in
      (1...3).filter { row.accepts($0) }.map { count in
        let operands = ["x", "y", "z"].prefix(count).joined(separator: ", ")
        let isNearest = [.exponential, .roots, .trigonometry, .special].contains(row.topic)
        return Operation(text: "\(row.name)(\(operands))", count: count, accuracy: row.accuracy, isNearest: isNearest)
      }
    }
    return signs.map { Operation(text: $0.0, count: $0.1, accuracy: .exact, isNearest: false) } + named
  }()

  /// A number that doubles and decimals hold exactly.
  private struct Operand {
    let double: Double
    let decimal: Decimal128
  }

  private static func choice(_ input: [UInt8]) -> (operation: Operation, operands: [Operand], unit: AngleUnit) {
    var choices = Choices(input)
    let operation = operations[choices.below(operations.count)]
    let unit = choices.pick([AngleUnit.radians, .degrees])
    return (operation, (0..<operation.count).map { _ in operand(&choices) }, unit)
  }

  private static func operand(_ choices: inout Choices) -> Operand {
    var places = 0
    var magnitude: UInt64
    switch choices.below(6) {
    case 0, 1: magnitude = UInt64(choices.below(32))
    case 2: magnitude = choices.pick([90, 180, 45, 30, 60, 360, 270, 1 << 31, 1 << 53, 1_000_000_000_000_000])
    case 3: (magnitude, places) = (UInt64(choices.below(4_096)), choices.below(11))
    case 4: (magnitude, places) = (choices.word() >> 32, choices.below(17))
    // Near 1, where functions have zeros and ends.
    default: (magnitude, places) = (65_536 + UInt64(choices.below(7)) - 3, 16)
    }
    if choices.below(3) == 2 { magnitude = 0 &- magnitude }
    let whole = Int64(bitPattern: magnitude)
    let digits = UInt128(whole.magnitude) * (0..<places).reduce(UInt128(1)) { power, _ in power * 5 }
    guard let decimal = Decimal128("\(whole < 0 ? "-" : "")\(digits)e-\(places)") else {
      preconditionFailure("digits are a number")
    }
    return Operand(double: Double(sign: .plus, exponent: -places, significand: Double(whole)), decimal: decimal)
  }

  /// The value of an operation, or the error that it ends with.
  private static func value(
    _ operation: Operation, _ operands: [Operand], _ unit: AngleUnit, _ mode: NumberMode
  ) throws(Finding) -> Result<FormulaResult, FormulaError> {
    var options = Formula.Options(angleUnit: unit, numberMode: mode)
    (options.limits.numberBits, options.limits.decidingDigits, options.limits.steps) = (100_000, 1_000, 300_000)
    do throws(FormulaError) {
      let formula = try Formula(
        operation.text, variables: Array(["x", "y", "z"].prefix(operation.count)), options: options)
      return .success(
        try formula.result(of: operands.map { .number(mode == .double ? .double($0.double) : .decimal($0.decimal)) }))
    } catch { return .failure(error) }
  }

  package func check(_ input: [UInt8]) throws(Finding) {
    let (operation, operands, unit) = Self.choice(input)
    let decimal = try Self.value(operation, operands, unit, .decimal)
    let exact: ExactNumber
    switch try Self.value(operation, operands, unit, .exact) {
    case .failure(let error):
      try MessageCheck.check(error)
      if case .limitExceeded = error.kind { return }
      if case .stepLimit = error.kind { return }
      // Exact numbers have a value wherever others have one.
      if case .success(let result) = decimal, result.number.isFinite {
        throw Finding("\(error.kind.name) where decimals give \(result.number)")
      }
      return
    case .success(let result):
      guard result.exactness == .exact else {
        // Beyond the reach of exponents the value is that of doubles.
        guard case .success(let double) = try Self.value(operation, operands, unit, .double),
          result.exactness == .approximate,
          double.number.double == result.number.double
        else { throw Finding("\(result.number) is marked \(result.exactness)") }
        return
      }
      exact = result.number.exact.number
    }
    guard exact.isFinite else { throw Finding("\(exact) is a result") }
    guard ExactNumber(storedText: exact.storedText) == exact else {
      throw Finding("\(exact.storedText) does not read back")
    }
    if case .success(let result) = decimal { try Self.checkDecimal(result, exact, isNearest: operation.isNearest) }
    if case .success(let result) = try Self.value(operation, operands, unit, .double) {
      try Self.checkDouble(result.number.double, exact, operation.accuracy, operands.map(\.double))
    }
  }

  private static func checkDecimal(_ result: FormulaResult, _ exact: ExactNumber, isNearest: Bool) throws(Finding) {
    guard case .decimal(let value) = result.number, value.isFinite else {
      throw Finding("decimals give \(result.number)")
    }
    let found = ExactNumber(value)
    // Half a unit in the 34th place of the nearest decimal, a unit of other operations, or one in the 14th of doubles.
    let part: Rational? =
      switch result.exactness {
      case .exact: nil
      case .rounded: isNearest ? Rational("5/1" + String(repeating: "0", count: 34)) : Self.unit(places: 33)
      case .approximate: Self.unit(places: 13)
      }
    guard differ(found, exact, by: part, of: exact) == true else { return }
    // Below the smallest decimals a unit is no part of the number.
    if part != nil, differ(found, exact, by: Self.unit(places: Self.decimalPlaces), of: .one) != true { return }
    throw Finding("decimals give \(value), \(result.exactness), for \(ExactValue(exact))")
  }

  /// The places behind the point of the smallest decimal above 0.
  private static let decimalPlaces = 6_176

  /// A 1 so many places behind the point.
  private static func unit(places: Int) -> Rational {
    guard let unit = Rational("1/1" + String(repeating: "0", count: places)) else {
      preconditionFailure("a fraction is read")
    }
    return unit
  }

  private static func checkDouble(
    _ value: Double, _ exact: ExactNumber, _ accuracy: ErrorBound, _ operands: [Double]
  ) throws(Finding) {
    let units: Double
    // The number in whose last place they are.
    var size = value
    switch accuracy {
    case .exact: units = 0.5
    case .ulp(let bound): units = bound
    case .ulpForEach(let bound): units = bound * Double(operands.count)
    case .ulpOfLargest(let bound):
      units = bound
      size = operands.dropLast().reduce(0) { max($0, $1.magnitude) } * max(1, operands[operands.count - 1].magnitude)
    case .backward: preconditionFailure("only functions of matrices have such a bound")
    }
    // Below the normal numbers a unit is no part of the number.
    guard value.isFinite, value.isNormal || value == 0 else { return }
    let bound = size == 0 ? Double.leastNonzeroMagnitude : size.ulp * units
    guard differ(.rational(Rational(value)), exact, by: Rational(bound), of: .one) == true else { return }
    throw Finding("doubles give \(value) for \(ExactValue(exact)), more than \(units) units off")
  }

  /// Whether numbers are further apart than a part of a size, or at all without one; nil where that takes too long to
  /// tell.
  private static func differ(_ a: ExactNumber, _ b: ExactNumber, by part: Rational?, of size: ExactNumber) -> Bool? {
    var work = Work(digits: 400, units: 30_000_000)
    do throws(Work.Stop) {
      let distance = try a.subtracting(b, &work).magnitude(&work)
      guard let part else { return try distance.sign(&work) != 0 }
      return try distance.compared(to: size.magnitude(&work).multiplied(by: .rational(part), &work), &work) == 1
    } catch { return nil }
  }
}
