import Reckon
import ReckonBytecode
import ReckonTerminal

/// A function of one variable as the argument of a command: an expression in x, or the name of a unary function.
package struct CommandFunction {
  /// Polled regularly; returning true cancels the work.
  package typealias Cancellation = @Sendable () -> Bool

  /// The typed text.
  package let label: String
  package let variable: String
  package let formula: Formula
  private let text: CommandText
  private let compiled: CommandText.Compiled

  /// The step limit per value, so that infinite recursion leaves a gap instead of failing the complete command.
  static let steps = 1_000_000

  /// Compiles a part of a command's text.
  ///
  /// - Parameters:
  ///   - variable: the name of the variable.
  ///   - wanted: the unit of the values; `nil` to keep their own.
  ///   - mode: the number mode; a function that is only available in the other mode is computed in that.
  package init(
    _ part: CommandText.Part, of text: CommandText, variable: String, wanted: String? = nil, in session: FormulaSession,
    mode: NumberMode
  ) throws(FormulaError) {
    self.text = text
    self.variable = variable
    label = part.text
    var options = session.options
    options.numberMode = mode
    options.limits.steps = min(options.limits.steps, Self.steps)
    let compiled = CommandText.Compiled(part, try Self.spelled(part, of: text, variable, session.scope), in: wanted)
    self.compiled = compiled
    func compile(_ options: Formula.Options) throws(FormulaError) -> Formula {
      do throws(FormulaError) {
        return try session.formula(compiled.text, variables: [variable], options: options)
      } catch {
        throw text.placed(error, compiled)
      }
    }
    do throws(FormulaError) { formula = try compile(options) } catch {
      guard case .conflictingMode(_, let other) = error.kind else { throw error }
      options.numberMode = other
      formula = try compile(options)
    }
  }

  /// A part as compiled: the name of a function becomes a call with the variable.
  private static func spelled(
    _ part: CommandText.Part, of text: CommandText, _ variable: String, _ scope: Scope
  ) throws(FormulaError) -> String {
    try check(part, of: text, variable, scope)
    guard let name = text.loneName(part), name != variable, isFunction(name, scope) else { return part.text }
    return "\(part.text)(\(variable))"
  }

  /// - Throws: `unknownFunction` for a part that is an undefined name.
  static func check(_ part: CommandText.Part, of text: CommandText, _ variable: String, _ scope: Scope)
    throws(FormulaError)
  {
    guard let name = text.loneName(part), name != variable, !isFunction(name, scope), isUnknown(name, variable, scope)
    else { return }
    let known = scope.functionNames + Catalogue.names
    throw FormulaError(
      .unknownFunction(name, suggestion: Suggestion.nearest(to: name, among: known)), at: part.range, in: text.source)
  }

  /// The unit of the values; `nil` for plain numbers.
  var unit: String? { formula.unit }

  /// The maximum number of functions of one command.
  static let mostFunctions = 9

  /// The comma-separated functions in words of a command's text.
  ///
  /// - Parameter shareUnit: whether their values are converted to a common unit, that of the first one with a unit.
  package static func list(
    _ words: ArraySlice<CommandText.Part>, of text: CommandText, in session: FormulaSession, mode: NumberMode,
    shareUnit: Bool = false,
    orElse usage: UsageError
  ) throws -> [CommandFunction] {
    guard let whole = text.join(words) else { throw usage }
    let parts = try text.split(whole, at: .comma)
    guard parts.count <= mostFunctions else {
      throw text.error(
        parts[mostFunctions], Phrase("thereMayBeFunctionsAtMost", "there may be at most \(mostFunctions) functions"))
    }
    let variable = variable(in: parts, of: text, session)
    var functions: [CommandFunction] = []
    for part in parts {
      functions.append(try CommandFunction(part, of: text, variable: variable, in: session, mode: mode))
    }
    guard shareUnit, let unit = functions.lazy.compactMap(\.unit).first else { return functions }
    for (index, part) in parts.enumerated() where functions[index].unit != unit {
      guard functions[index].unit != nil else {
        throw text.error(part, Phrase("itHasNoUnitAndTheAxis", "it has no unit, and the axis is in \(unit)"))
      }
      functions[index] = try CommandFunction(part, of: text, variable: variable, wanted: unit, in: session, mode: mode)
    }
    return functions
  }

  /// The variable in parts of a command's text: x, or else the only undefined name.
  package static func variable(in parts: [CommandText.Part], of text: CommandText, _ session: FormulaSession) -> String
  {
    let standard = "x"
    let stands = parts.contains { text.names(in: $0).contains(standard) }
    guard !stands || session.scope[standard] != nil else { return standard }
    for part in parts where !(text.loneName(part).map { isFunction($0, session.scope) } ?? false) {
      // A probable typing error is reported instead of becoming the variable.
      do throws(FormulaError) {
        _ = try session.formula(part.text, variables: [standard], readsUnits: false)
      } catch {
        if case .unknownName(let name, let suggestion) = error.kind, suggestion == nil || suggestion == "1 \(name)",
          part.tokens.count > 1 || name.count == 1
        {
          return name
        }
      }
    }
    return standard
  }

  static func isFunction(_ name: String, _ scope: Scope) -> Bool {
    guard scope[name] == nil else { return false }
    return Catalogue.function(named: name) != nil || scope.functionNames.contains(name)
      || scope.definitions.bookDefines(name, asValue: false)
  }

  private static func isUnknown(_ name: String, _ variable: String, _ scope: Scope) -> Bool {
    name != variable && scope[name] == nil && Catalogue.constant(named: name) == nil
      && !scope.definitions.bookDefines(name, asValue: true)
  }

  // MARK: Values

  /// The value at a point; `nil` if it is undefined or overflows.
  ///
  /// - Throws: `cancelled` only.
  package func value(at x: Double, _ isCancelled: Cancellation? = nil) throws(FormulaError) -> Double? {
    let value: Double
    do throws(FormulaError) { value = try exactly(x, isCancelled) } catch {
      if case .cancelled = error.kind { throw error }
      return nil
    }
    return value.isFinite ? value : nil
  }

  /// The values at many points, NaN if undefined.
  ///
  /// - Throws: `cancelled` only.
  package func values(at points: [Double], _ isCancelled: Cancellation? = nil) throws(FormulaError) -> [Double] {
    guard !formula.program.repeats else {
      var values: [Double] = []
      for point in points { values.append(try value(at: point, isCancelled) ?? .nan) }
      return values
    }
    var values = [Double](repeating: .nan, count: points.count)
    try points.withUnsafeBufferPointer { (points) throws(FormulaError) in
      try values.withUnsafeMutableBufferPointer { (values) throws(FormulaError) in
        for start in stride(from: 0, to: points.count, by: Self.block) {
          if isCancelled?() ?? false { throw cancelled }
          let rows = start..<min(points.count, start + Self.block)
          try formula.evaluate(
            columns: [InputColumn(UnsafeBufferPointer(rebasing: points[rows]))],
            into: UnsafeMutableBufferPointer(rebasing: values[rows]))
        }
      }
    }
    return values.map { $0.isFinite ? $0 : .nan }
  }

  /// The number of values computed between cancellation checks.
  private static let block = 512

  /// The error at a point; `nil` if there is a value.
  func failure(at x: Double) -> FormulaError? {
    do throws(FormulaError) {
      _ = try exactly(x, nil)
      return nil
    } catch {
      return text.placed(error, compiled)
    }
  }

  /// The value for a number, in its number mode.
  func result(at x: NumericValue, _ isCancelled: Cancellation?) throws(FormulaError) -> FormulaResult {
    do throws(FormulaError) {
      return try formula.result(of: [.number(x)], options: EvaluationOptions(isCancelled: isCancelled))
    } catch {
      throw text.placed(error, compiled)
    }
  }

  private func exactly(_ x: Double, _ isCancelled: Cancellation?) throws(FormulaError) -> Double {
    return try withUnsafePointer(to: x) { (x) throws(FormulaError) in
      try formula.evaluate(
        UnsafeBufferPointer(start: x, count: 1), options: EvaluationOptions(isCancelled: isCancelled))
    }
  }

  private var cancelled: FormulaError { FormulaError(.cancelled, at: compiled.part.range, in: text.source) }

  // MARK: Angles

  /// The angle unit that functions such as sin expect in the formula; `nil` if there are none.
  package var angleUnit: AngleUnit? { formula.argumentAngle }
}
