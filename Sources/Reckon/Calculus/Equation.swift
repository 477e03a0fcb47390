import ReckonBytecode
import ReckonCatalogue
import ReckonMachine
import ReckonSyntax

/// An equation of a session for one name, which means nothing there or is not meant.
///
/// Its sides are subtracted as the language does, in units of one kind, so that `x km = 5 mile` is an equation of lengths.
package struct Equation {
  package let unknown: String
  /// The unit that the unknown is in; `nil` for a plain number.
  let unit: String?
  /// What is 0 where the sides are the same.
  package let difference: Formula
  private let tokens: EquationTokens
  private let session: FormulaSession
  private let options: Formula.Options

  /// - Parameter options: how it is compiled; as statements of the session are without them.
  /// - Throws: the error of a side, or that of sides of different kinds.
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
        // What is wrong with a side by itself is said of that side.
        for index in tokens.sides.indices { _ = try formula(tokens.side(index), nil) }
        throw error
      }
      // `x + 2 m` has no value where x is a plain number.
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

  /// Remarks on readings of the sides that could surprise.
  package var notes: [FormulaNote] { difference.notes }

  /// The same in numbers of a mode.
  func formula(in mode: NumberMode) throws(FormulaError) -> Formula {
    var options = options
    options.numberMode = mode
    return try session.formula(
      tokens.difference, variables: [unknown], units: unit.map { [unknown: $0] } ?? [:], options: options)
  }

  /// The difference as a function of doubles, and of decimals where solutions can be exact, for a search.
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

  /// Where solutions are looked for: a turn where angles take part, otherwise from -10^12 to 10^12.
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
  /// The units that an unknown may be in which is no plain number: those that a side has for plain numbers, `v = 5 km/h`, what is left of one behind the
  /// other, `v * 2 h = 5 km`, and what a power is of, `a^2 = 9 m²`.
  ///
  /// - Parameter sides: the kinds of the sides where the unknown is a plain number.
  static func candidates(_ sides: [ValueKind]) -> [String] {
    let units = sides.reversed().compactMap { $0.inputUnit }
    let quotients = units.count == 2 ? [quotient(units[0], units[1]), quotient(units[1], units[0])].compactMap { $0 } : []
    let roots = units.compactMap { $0.last == "²" || $0.last == "³" ? String($0.dropLast()) : nil }
    return units + quotients + roots
  }

  /// `h` of km and km/h.
  private static func quotient(_ a: String, _ b: String) -> String? { (try? Formula("(1 \(a))/(1 \(b))", variables: []))?.kind.inputUnit }
}

extension Formula {
  /// The unit of the angles that functions such as sin take in it; `nil` without any.
  package var argumentAngle: AngleUnit? {
    let code = program.code
    var offset = 0
    while let instruction = Instruction.decode(code, at: &offset) {
      switch instruction.opcode.layout {
      case .operation, .operationAndCount:
        guard let operation = Operation(code: instruction.operand), case .argument = operation.row.angle else { continue }
        return operation.unit
      case .none, .index, .target, .valuesAndCount: continue
      }
    }
    return nil
  }
}

extension Root {
  /// The value to show in a session of some kind of numbers, and whether it is rounded.
  package func value(_ mode: NumberMode, of kind: ValueKind) -> FormulaResult {
    if let decimal, isExact { return FormulaResult(.decimal(decimal), kind: kind) }
    switch self.kind {
    case .touching: return FormulaResult(.decimal(Decimal128(value, significantDigits: Self.touchingDigits)), .approximate, kind: kind)
    case .crossing where mode == .double: return FormulaResult(.double(value), .approximate, kind: kind)
    case .crossing: return FormulaResult(.decimal(decimal ?? Decimal128(value, significantDigits: 15)), .approximate, kind: kind)
    }
  }

  /// How many digits of a touching solution are sure.
  private static let touchingDigits = 7
}
