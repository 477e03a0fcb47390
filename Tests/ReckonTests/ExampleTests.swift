import Reckon
import Testing

@Suite("Examples of the catalogue's rows")
struct ExampleTests {
  /// Every example of every row, with the row's name.
  static let examples: [(row: String, example: Example)] =
    Catalogue.functions.flatMap { row in row.examples.map { (row.name, $0) } }
    + Catalogue.operators.flatMap { row in row.examples.map { (row.spellings[0], $0) } }

  static func answer(_ expression: String) -> String {
    do throws(FormulaError) {
      let formula = try Formula(expression, variables: [])
      // The first evaluation is the reference machine's, the second that of a faster machine.
      let first = try formula.result()
      guard first.isNumeric else { return first.written }
      let firstValue = first.number.double
      let value = try formula.evaluate()
      guard firstValue.bitPattern == value.bitPattern || !formula.program.isPure else {
        return "another value the second time"
      }
      return switch formula.kind {
      case .number: NumberText.shortest(value)
      case .percent: "\(NumberText.shortest(value * 100))%"
      case .truth: value == 1 ? "true" : "false"
      case .instant: NumericValue.double(value).instantText ?? "none"
      case .quantity(let unit): "\(NumberText.shortest(value)) \(unit)"
      case .text, .list, .complex, .missing: "a number"
      }
    } catch {
      return error.kind.name
    }
  }

  @Test("each example gives what it says", arguments: examples.indices)
  func gives(index: Int) {
    let (row, example) = Self.examples[index]
    #expect(
      Self.answer(example.expression) == (Double(example.result).map(NumberText.shortest) ?? example.result),
      "\(row): \(example.expression)")
  }

  @Test("each function that has a name, and each operator but conversion, has an example and a summary")
  func complete() {
    for row in Catalogue.functions where row.isNamed {
      #expect(!row.examples.isEmpty && !row.summary.isEmpty, "\(row.name)")
    }
    for row in Catalogue.operators where row.meaning != .conversion {
      #expect(!row.examples.isEmpty, "\(row.spellings)")
    }
  }

  @Test("every name of the language page exists")
  func names() {
    let functions = """
      sin cos tan sec csc cot asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 ln log log2 log10 log1p sqrt cbrt \
      root pow hypot abs sign floor ceil round roundeven trunc frac min max sum avg median stdev clamp lerp step mod gcd lcm fact nPr nCr \
      gamma lgamma beta erf erfc deg rad if bitand bitor bitxor bitnot shl shr random randint Σ Π product arcsin arccos arctan log₂ log₁₀ \
      tg ctg lg
      """
    for name in functions.split(separator: " ") { #expect(Catalogue.function(named: String(name)) != nil, "\(name)") }
    for name in ["pi", "π", "e", "tau", "τ", "phi", "φ", "inf", "∞", "nan"] {
      #expect(Catalogue.constant(named: name) != nil, "\(name)")
    }
    #expect(Catalogue.reservedWords == ["and", "or", "not", "xor", "mod", "rem", "of", "to", "in", "if"])
  }

  @Test("names, aliases and numbers of rows are unique")
  func unique() {
    let names = Catalogue.names
    #expect(Set(names).count == names.count)
    #expect(Set(Catalogue.functions.map(\.id)).count == Catalogue.functions.count)
  }
}
