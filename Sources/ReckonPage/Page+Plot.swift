import Reckon
import ReckonCalculator
import ReckonCatalogue
import ReckonMachine
import ReckonSyntax

/// Curves of formulas of `x`, and their zeros, extremes and intersections.
extension Page {
  /// Values for names in the formulas of a plot that are undefined in the session.
  private struct Sliders {
    let values: [String: Decimal128]

    /// - Parameter text: `name=value` pairs, separated by U+001E.
    init(_ text: String) {
      var values: [String: Decimal128] = [:]
      for pair in text.unicodeScalars.split(separator: "\u{1E}") {
        guard let sign = pair.firstIndex(of: "="), let value = Decimal128(String(pair[sign...].dropFirst())) else {
          continue
        }
        values[String(pair[..<sign])] = value
      }
      self.values = values
    }

    /// The number of a name; 1 where the person has chosen none yet.
    func number(_ name: String) -> Double { values[name].map { NumericValue.decimal($0).double } ?? 1 }

    func value(_ name: String) -> Value { .number(.decimal(values[name] ?? 1)) }
  }

  /// The most names of a formula that sliders give numbers.
  private static let mostSliders = 8
  private static let argument = "x"

  /// Compiles a formula of `x`; names that mean nothing are further inputs.
  private func plotted(_ text: String, _ mode: NumberMode) throws(FormulaError) -> Formula {
    var options = Formula.Options(angleUnit: settings.angleUnit, numberMode: mode)
    options.usesComplexNumbers = false
    var names = [Self.argument] + unknownNames(in: text)
    while true {
      do throws(FormulaError) { return try conversation.formula(text, variables: names, options: options) } catch {
        guard let name = error.kind.inputName, !names.contains(name), names.count <= Self.mostSliders else {
          throw error
        }
        names.append(name)
      }
    }
  }

  /// The names of a formula of `x` that mean nothing; one before a bracket is that of a function, unless it is a
  /// letter.
  private func unknownNames(in text: String) -> [String] {
    let list = Lexer.tokens(of: SourceText(text), limits: conversation.options.limits)
    guard let end = list.tokens.indices.last, end > 0 else { return [] }
    let unknown = EquationTokens(list: list, sides: [0..<end]).unknowns(in: conversation.names)
    return Array(
      unknown.filter { $0 != Self.argument && ($0.utf8.count == 1 || !text.contains("\($0)(")) }.prefix(
        Self.mostSliders))
  }

  /// Formulas of `x` at `count` points from `from` to `to`, `null` where one has no value, each with the names that
  /// sliders give numbers; or its error.
  ///
  /// - Parameter fields: from, to, count, sliders, and the formulas.
  func curves(_ fields: [String]) -> String {
    guard fields.count >= 4, let first = Double(fields[0]), let last = Double(fields[1]), let count = Int(fields[2]),
      first < last, 2...100_000 ~= count
    else {
      return Self.failure(Phrase("plotGoesFromANumberToALarger", "a plot goes from a number to a larger one"))
    }
    let sliders = Sliders(fields[3])
    let step = (last - first) / Double(count - 1)
    let points = (0..<count).map { first + Double($0) * step }
    var object = JSONObject()
    object.add(
      "curves",
      json: JSONObject.array(fields.dropFirst(4)) { object, text in
        guard let text = read(text) else {
          object.add("message", message(CalculatorError.Kind.ambiguousComma.sentence))
          return
        }
        do throws(FormulaError) {
          let formula = try plotted(text, .double)
          let columns = formula.variables.map {
            $0 == Self.argument ? points : Array(repeating: sliders.number($0), count: count)
          }
          object.add("names", texts: formula.variables.filter { $0 != Self.argument })
          let result = try formula.evaluate(columns: columns)
          object.add("values", json: JSONObject.array(result.values.map { $0.isFinite ? $0.description : "null" }))
        } catch { object.add("message", message(of: error)) }
      })
    return object.text
  }

  // MARK: Points that the engine finds

  private struct FoundPoint {
    enum Kind: String {
      case zero, minimum, maximum, intersection
    }

    let kind: Kind
    let x: FormulaResult
    let y: FormulaResult
  }

  /// The most milliseconds of a search, after which no more is found.
  private static let longestSearch = 400.0
  /// Values below this part of the window's height are rounding errors where the value is approximate.
  private static let leastPart = 1e-13

  /// The zeros and extremes of a formula of `x`, or the intersections of two, in a window.
  ///
  /// - Parameter fields: from, to, the window's height, sliders, and one formula or two.
  func plotPoints(_ fields: [String]) -> String {
    var object = JSONObject()
    guard fields.count >= 5, let first = Double(fields[0]), let last = Double(fields[1]),
      let height = Double(fields[2]), first < last, let text = read(fields[4])
    else { return object.text }
    let other = fields.count > 5 ? read(fields[5]) : nil
    let end = milliseconds.map { $0() + Self.longestSearch }
    let clock = milliseconds
    let options = EvaluationOptions(
      deadline: end.map { end in EvaluationOptions.Deadline { clock?() ?? 0 >= end } })
    let search = PointSearch(
      formula: { (text, mode) throws(FormulaError) in try plotted(text, mode) }, range: first...last,
      sliders: Sliders(fields[3]), mode: settings.numberMode, options: options)
    // What cannot be searched has no points.
    var found: [FoundPoint] = []
    do throws(FormulaError) {
      if let other {
        for x in try search.zeros(of: "(\(text)) - (\(other))") {
          found.append(FoundPoint(kind: .intersection, x: x, y: try search.value(of: text, at: x)))
        }
      } else {
        for x in try search.zeros(of: text) {
          found.append(FoundPoint(kind: .zero, x: x, y: FormulaResult(.decimal(0))))
        }
        found += try search.extremes(of: text)
      }
    } catch { if error.kind == .deadlinePassed { object.add("late", true) } }
    object.add(
      "points",
      json: JSONObject.array(found.filter { $0.x.number.isFinite && $0.y.number.isFinite }) { object, point in
        let x = point.x.number.double
        let isRounding = abs(point.y.number.double) < height * Self.leastPart && point.y.exactness != .exact
        let y = isRounding ? FormulaResult(.decimal(0)) : point.y
        object.add("kind", point.kind.rawValue)
        object.add("x", json: "\(x)")
        object.add("y", json: "\(y.number.double)")
        object.add("shownX", equation(point.x))
        object.add("shownY", equation(y))
      })
    return object.text
  }

  /// The most columns of a coordinate.
  private static let pointWidth = 20

  private func equation(_ result: FormulaResult) -> String {
    let format = DisplayFormat(settings, width: Self.pointWidth)
    return shown(
      (format.fitted(result, form: .plain) ?? DisplayFormat.result(result, form: .plain, settings: settings)).equation)
  }

  /// Looks for points of formulas of `x`.
  private struct PointSearch {
    let formula: (String, NumberMode) throws(FormulaError) -> Formula
    let range: ClosedRange<Double>
    let sliders: Sliders
    let mode: NumberMode
    let options: EvaluationOptions

    private func inputs(_ formula: Formula, at x: Value = .number(.double(0))) -> [String: Value] {
      var values: [String: Value] = [:]
      for name in formula.variables { values[name] = name == Page.argument ? x : sliders.value(name) }
      return values
    }

    private func numbers(_ formula: Formula) -> [String: Double] {
      var values: [String: Double] = [:]
      for name in formula.variables where name != Page.argument { values[name] = sliders.number(name) }
      return values
    }

    /// The zeros in the range: exact ones where coefficients give them, otherwise those of a search.
    func zeros(of text: String) throws(FormulaError) -> [FormulaResult] {
      if mode == .exact, let exact = try? formula(text, .exact),
        let zeros = try? exact.exactZeros(of: Page.argument, with: inputs(exact), options: options)
      {
        return zeros.values.filter { range.contains($0.number.double) }
      }
      let double = try formula(text, .double)
      return try double.roots(of: Page.argument, in: range, with: numbers(double), options: options)
        .map { $0.value(mode, of: .number) }
    }

    /// The value of a formula at a point.
    func value(of text: String, at x: FormulaResult) throws(FormulaError) -> FormulaResult {
      let formula = try formula(text, mode)
      let result = try formula.result(of: inputs(formula, at: .number(x.number)), options: options)
      return FormulaResult(result.number, max(result.exactness, x.exactness))
    }

    /// The least and greatest values inside of the range, at the zeros of the derivative.
    func extremes(of text: String) throws(FormulaError) -> [FoundPoint] {
      let double = try formula(text, .double)
      // A formula without a derivative has no extremes that are found.
      let slope = "d(\(text), \(Page.argument))"
      guard (try? formula(slope, .double)) != nil else { return [] }
      let zeros = try zeros(of: slope)
      let distance = (range.upperBound - range.lowerBound) / 10_000
      var found: [FoundPoint] = []
      var inputs = double.variables.map { sliders.number($0) }
      guard let argument = double.slot(Page.argument) else { return [] }
      for x in zeros {
        var values: [Double] = []
        for place in [-distance, 0, distance] {
          inputs[argument] = x.number.double + place
          values.append(try double.evaluate(inputs, options: options))
        }
        if values[0] > values[1], values[2] > values[1] {
          found.append(FoundPoint(kind: .minimum, x: x, y: try value(of: text, at: x)))
        } else if values[0] < values[1], values[2] < values[1] {
          found.append(FoundPoint(kind: .maximum, x: x, y: try value(of: text, at: x)))
        }
      }
      return found
    }
  }
}

extension FormulaError.Kind {
  /// The name that may be an input of a plot: one that means nothing, and of functions a single letter.
  fileprivate var inputName: String? {
    switch self {
    case .unknownName(let name, suggestion: _): name.contains("(") ? nil : name
    case .unknownFunction(let name, suggestion: _): name.count == 1 ? name : nil
    default: nil
    }
  }
}
