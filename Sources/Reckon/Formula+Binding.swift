import ReckonCatalogue
import ReckonMachine

extension Formula {
  /// A formula with its inputs resolved by name in advance: evaluation takes values in the caller's order, without
  /// lookups.
  ///
  /// ```swift
  /// let total = try Formula("price * qty * (1 - discount)")
  /// let bound = try total.binding(["discount", "customer", "price", "qty"])
  /// for row in rows { try bound.evaluate(row) }   // four numbers each, in that order
  /// ```
  public struct Binding: Sendable {
    /// The bound formula.
    public let formula: Formula
    /// The number of values per evaluation.
    public let valueCount: Int
    /// The index of each input of the formula among the values.
    public let slots: [Int]
    /// Whether the values are the formula's inputs in the same order.
    private let isDirect: Bool

    /// - Throws: as ``Formula/binding(_:)``.
    fileprivate init(_ formula: Formula, _ names: [String]) throws(FormulaError) {
      self.formula = formula
      valueCount = names.count
      let places = Dictionary(firstOf: names.enumerated().map { ($1, $0) })
      var slots: [Int] = []
      for name in formula.content.inputNames {
        guard let place = places[name] else {
          throw FormulaError(
            .missingInput(name), at: formula.program.range(ofVariable: name), in: formula.program.source)
        }
        slots.append(place)
      }
      isDirect = slots == Array(names.indices)
      self.slots = slots
    }

    package func evaluate(_ values: UnsafeBufferPointer<Double>, options: EvaluationOptions = EvaluationOptions())
      throws(FormulaError)
      -> Double
    {
      guard values.count == valueCount else {
        throw FormulaError(
          .wrongInputCount(expected: valueCount, found: values.count), at: formula.wholeRange,
          in: formula.program.source)
      }
      if isDirect { return try formula.evaluate(values, options: options) }
      return try withUnsafeTemporaryAllocation(of: Double.self, capacity: slots.count) {
        (inputs) throws(FormulaError) in
        for index in inputs.indices { inputs.initializeElement(at: index, to: values[slots[index]]) }
        return try formula.evaluate(UnsafeBufferPointer(inputs), options: options)
      }
    }

    /// Evaluates with values in the order of the names.
    public func evaluate(_ values: [Double], options: EvaluationOptions = EvaluationOptions()) throws(FormulaError)
      -> Double
    {
      try values.withUnsafeBufferPointer { (values) throws(FormulaError) in try evaluate(values, options: options) }
    }

    /// Evaluates with values in the order of the names.
    public func evaluate(_ values: Double..., options: EvaluationOptions = EvaluationOptions()) throws(FormulaError)
      -> Double
    {
      try evaluate(values, options: options)
    }

    /// Evaluates with contiguous values, in the order of the names.
    ///
    /// - Throws: `wrongInputCount` if the number of values differs from that of the names; otherwise as
    ///   ``Formula/evaluate(_:options:)-(Span<Double>,_)``.
    /// - Complexity: that of the formula, plus one load and store per input. No allocation for up to 128 inputs.
    public func evaluate(_ values: Span<Double>, options: EvaluationOptions = EvaluationOptions()) throws(FormulaError)
      -> Double
    {
      try values.withUnsafeBufferPointer { (values) throws(FormulaError) in try evaluate(values, options: options) }
    }
  }

  /// Resolves the formula's inputs among names, for evaluations with values in the order of the names.
  ///
  /// - Parameter names: the names of the values; those that are not inputs of the formula are ignored, and the first of
  ///   duplicates counts.
  /// - Throws: `missingInput` if an input is not among them.
  public func binding(_ names: [String]) throws(FormulaError) -> Binding { try Binding(self, names) }
}
