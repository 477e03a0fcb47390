import ReckonBytecode
import ReckonCatalogue
import ReckonMachine
import ReckonSyntax

/// An equation of a session for one name, whose meaning in the session, if any, is ignored.
///
/// The difference of its sides, with units of one kind, so that `x km = 5 mile` is an equation of lengths.
package struct Equation {
  package let unknown: String
  /// The unit of the unknown; `nil` for a plain number.
  let unit: String?
  /// The difference of the sides, whose roots are the solutions.
  package let difference: Formula
  private let tokens: EquationTokens
  private let session: FormulaSession
  private let options: Formula.Options

  /// - Parameter options: the compile options; by default those of the session's statements.
  /// - Throws: the error of a side, or of sides of different kinds.
  package init(
    _ tokens: EquationTokens, for unknown: String, in session: FormulaSession, options: Formula.Options? = nil
  ) throws(FormulaError) {
    let options = options ?? session.options
    (self.tokens, self.unknown, self.session, self.options) = (tokens, unknown, session, options)
    func formula(_ list: TokenList, _ unit: String?) throws(FormulaError) -> Formula {
      try session.formula(list, variables: [unknown], units: unit.map { [unknown: $0] } ?? [:], options: options)
    }
    do throws(FormulaError) {
      difference = try formula(tokens.difference, nil)
      unit = nil
    } catch {
      guard case .mismatchedKinds(let first, let second, _, _, _) = error.kind else {
        // An error in one side is reported for that side.
        for index in tokens.sides.indices { _ = try formula(tokens.side(index), nil) }
        throw error
      }
      // `x + 2 m` is invalid if x is a plain number.
      let sides = tokens.sides.indices.compactMap { try? formula(tokens.side($0), nil) }
      let fitting = EquationUnits.candidates(sides.map { $0.kind }).lazy
        .compactMap { unit in (try? formula(tokens.difference, unit)).map { (unit, $0) } }.first
      guard let fitting else {
        throw FormulaError(
          .mismatchedKinds(
            first: first, second: second, problem: Phrase("cannotBeCompared", "cannot be compared"),
            text: String(tokens.list.source.slice(tokens.range)), reading: nil),
          at: error.range, but: error.gap, in: error.source)
      }
      (unit, difference) = fitting
    }
  }

  /// Notes on parses of the sides that may surprise.
  package var notes: [FormulaNote] { difference.notes }

  /// The same in another number mode.
  func formula(in mode: NumberMode) throws(FormulaError) -> Formula {
    var options = options
    options.numberMode = mode
    return try session.formula(
      tokens.difference, variables: [unknown], units: unit.map { [unknown: $0] } ?? [:], options: options)
  }

  /// The difference as a function of doubles for a search, and of decimals if solutions can be exact.
  package func function(_ options: EvaluationOptions) throws(FormulaError) -> FormulaFunction {
    let formula: Formula
    do throws(FormulaError) { formula = try self.formula(in: .double) } catch {
      guard case .conflictingMode(_, let other) = error.kind else { throw error }
      formula = try self.formula(in: other)
    }
    return try FormulaFunction(formula, exact: try? self.formula(in: .decimal), of: unknown, options: options)
  }

  /// The kind of its solutions.
  package var kind: ValueKind { unit.map { ValueKind(ofInput: $0) } ?? .number }

  /// The search range: a full turn if angles are involved, otherwise -10^12 to 10^12.
  var range: ClosedRange<Double> {
    switch difference.argumentAngle {
    case .degrees?: 0...360
    case .gradians?: 0...400
    case .radians?: 0...2 * .pi
    case nil: -1e12...1e12
    }
  }
}

/// The units of unknowns.
enum EquationUnits {
  /// The candidate units of an unknown that is not a plain number: those that a side has for plain numbers,
  /// `v = 5 km/h`, quotients of the sides' units, `v * 2 h = 5 km`, and roots of a unit, `a^2 = 9 m²`.
  ///
  /// - Parameter sides: the kinds of the sides if the unknown is a plain number.
  static func candidates(_ sides: [ValueKind]) -> [String] {
    let units = sides.reversed().compactMap { $0.inputUnit }
    let quotients =
      units.count == 2 ? [quotient(units[0], units[1]), quotient(units[1], units[0])].compactMap { $0 } : []
    let roots = units.compactMap { $0.last == "²" || $0.last == "³" ? String($0.dropLast()) : nil }
    return units + quotients + roots
  }

  /// `h` for km and km/h.
  private static func quotient(_ a: String, _ b: String) -> String? {
    (try? Formula("(1 \(a))/(1 \(b))", variables: []))?.kind.inputUnit
  }
}

extension Formula {
  /// The angle unit that functions such as sin expect in it; `nil` if there are none.
  package var argumentAngle: AngleUnit? {
    let code = program.code
    var offset = 0
    while let instruction = Instruction.decode(code, at: &offset) {
      switch instruction.opcode.layout {
      case .operation, .operationAndCount:
        guard let operation = Operation(code: instruction.operand), case .argument = operation.row.angle else {
          continue
        }
        return operation.unit
      case .none, .index, .target, .valuesAndCount: continue
      }
    }
    return nil
  }
}

extension Root {
  /// The value to display in a session with a number mode, and whether it is rounded.
  package func value(_ mode: NumberMode, of kind: ValueKind) -> FormulaResult {
    if let decimal, isExact { return FormulaResult(.decimal(decimal), kind: kind) }
    switch self.kind {
    case .touching:
      return FormulaResult(
        .decimal(Decimal128(value, significantDigits: Self.touchingDigits)), .approximate, kind: kind)
    case .crossing where mode == .double: return FormulaResult(.double(value), .approximate, kind: kind)
    case .crossing:
      return FormulaResult(.decimal(decimal ?? Decimal128(value, significantDigits: 15)), .approximate, kind: kind)
    }
  }

  /// The number of reliable digits of a double root.
  private static let touchingDigits = 7
}
