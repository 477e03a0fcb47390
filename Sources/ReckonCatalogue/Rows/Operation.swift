/// A function together with its angle unit, as used in the value graph and in bytecode.
@usableFromInline package struct Operation: Hashable, Sendable {
  @usableFromInline package let function: Function.ID
  /// The unit, for functions in which angles take part.
  @usableFromInline package let unit: AngleUnit?

  @inlinable package init(_ function: Function.ID, unit: AngleUnit? = nil) {
    self.function = function
    self.unit = unit
  }

  /// The number that stands for it in bytecode.
  @inlinable package var code: UInt32 { UInt32(function.rawValue) << 2 | (unit.map { UInt32($0.rawValue) + 1 } ?? 0) }

  /// The operation with a number, if there is one.
  package init?(code: UInt32) {
    guard let id = UInt16(exactly: code >> 2), let row = Catalogue.function(Function.ID(id)) else { return nil }
    let unit = Self.unit(ofCode: code)
    switch row.angle {
    case .none: guard code & 3 == 0 else { return nil }
    case .argument, .result: guard unit != nil else { return nil }
    }
    self.init(row.id, unit: unit)
  }

  /// The function of an operation's number, which is known to be one.
  @inlinable package static func function(ofCode code: UInt32) -> Function.ID {
    Function.ID(UInt16(truncatingIfNeeded: code >> 2))
  }

  /// The angle unit of an operation's number, which is known to be one; `nil` for functions in which angles take no
  /// part.
  package static func unit(ofCode code: UInt32) -> AngleUnit? {
    code & 3 == 0 ? nil : AngleUnit(rawValue: UInt8(code & 3) - 1)
  }

  /// The row of its function.
  package var row: Function { Catalogue.row(function) }

  /// The operation on a number of operands for eight rows at once, if it has such a form.
  package func vectorKernel(for count: Int) -> VectorKernel? {
    row.kernel(for: count)?.form(in: unit).vector
  }

  /// Its name in messages.
  package var name: String {
    let name = row.name
    return unit.map { "\(name).\($0.abbreviation)" } ?? name
  }
}

extension Operation {
  /// The failure when `operands` gave `result`, if any.
  ///
  /// An operation fails if it gives a NaN for operands that are not NaN, or an infinity for finite operands. Values
  /// that were not finite before flow through it: they are no failure of this operation.
  package func failure<NumericValue: FormulaNumber>(_ operands: UnsafeBufferPointer<NumericValue>, result: NumericValue)
    -> FormulaError
    .Kind?
  {
    if result.isFinite { return nil }
    let row = self.row
    if result.isNaN ? operands.contains(where: { $0.isNaN }) : operands.contains(where: { !$0.isFinite }) { return nil }
    // A decimal may be too small for a double and is not 0 all the same.
    let doubles = operands.map { $0.double == 0 && !$0.isZero ? .leastNonzeroMagnitude : $0.double }
    let shown = operands.prefix(8).map { $0.number }
    if row.id == .temperature, shown.count == 2 { return .belowAbsoluteZero(shown[0], least: shown[1]) }
    if row.id == .required { return .unmetCondition }
    if row.id == .laterMonths, shown.count == 2, Kernels.wholeMonths(shown[1].double) != nil {
      return .domain(function: row.name, operands: shown, requirement: Catalogue.row(.laterSeconds).requirement)
    }
    if row.id == .wholeInBase, shown.count == 2 {
      let base = Int(exactly: operands[1].double) ?? 10
      let name = [2: "bin", 8: "oct", 10: "roman", 16: "hex"][base] ?? "base \(base)"
      return .domain(function: name, operands: [shown[0]], requirement: row.requirement)
    }
    if row.id == .inWord, shown.count == 2, let bits = Int(exactly: operands[1].double) {
      return .domain(
        function: "\(bits < 0 ? "int" : "uint")\(abs(bits))", operands: [shown[0]], requirement: row.requirement)
    }
    if row.id == .sameFromBothSides { return .notDifferentiable }
    if row.id == .percentQuotient, shown.count == 2, operands[1].isZero {
      return .divisionByZero(operation: "/", operands: shown)
    }
    if let divisor = row.divisor, divisor < operands.count, operands[divisor].isZero {
      return .divisionByZero(operation: row.name, operands: shown)
    }
    let isOutside =
      switch row.pole {
      case _ where result.isNaN: true
      case .never: false
      case .always: true
      case .when(let predicate): doubles.withUnsafeBufferPointer { predicate($0) }
      }
    return isOutside
      ? .domain(function: row.name, operands: shown, requirement: row.requirement)
      : .overflow(operation: row.name, operands: shown)
  }
}
