import Reckon
import TestDepth
import Testing

/// Generated programs of which some inputs have no value, as fields of tables: held to a judge that walks the tree and
/// evaluates only what is needed.
@Suite("Generated programs without some inputs")
struct NeededInputTests {
  private static let names = ["x", "y", "z"]
  private static let shards = 4
  private static let count = Depth.count(quick: 150, full: 10_000)

  private static func result(_ formula: Formula, _ fields: [Double?], _ policy: ErrorPolicy) -> Result<
    NumericValue, FormulaError
  > {
    var random = RandomSource(seed: 0)
    do throws(FormulaError) {
      let values = fields.map { $0.map { Value.number(.double($0)) } }
      return .success(
        try formula.result(ofFields: values, options: EvaluationOptions(policy: policy), using: &random).number)
    } catch { return .failure(error) }
  }

  @Test(
    "a value is there where what it needs is there, and it is the judge's", arguments: 0..<shards,
    [NumberMode.double, .decimal, .exact])
  func agree(shard: Int, mode: NumberMode) throws {
    var (values, lacks, unread) = (0, 0, 0)
    for offset in 0..<Self.count {
      let seed = UInt64(shard * Self.count + offset + 1)
      var generator = ProgramGenerator(seed: seed)
      let program = generator.program()
      let text = OraclePrinter.print(program, seed: seed)
      var options = Formula.Options(numberMode: mode)
      options.isOptimized = seed % 3 != 0
      options.limits.steps = 20_000
      guard let formula = try? Formula(text, variables: Self.names, options: options) else { continue }
      for policy in [ErrorPolicy.strict, .ieee] where mode == .double || policy == .strict {
        let inputs = (0..<3).map { _ in generator.input(isStrict: true) }
        let fields = inputs.enumerated().map {
          (seed >> UInt64($0.offset)) & 1 == 0 && $0.offset != Int(seed % 3) ? Double?($0.element) : nil
        }
        let found = Self.result(formula, fields, policy)
        let given = zip(Self.names, fields).compactMap { name, field in field.map { (name, $0) } }
        let judge = OracleEvaluator(program: program, isStrict: policy == .strict, unit: .degrees)
        let expected = Result { () throws(OracleEvaluator.Failure) in
          try judge.run(Dictionary(uniqueKeysWithValues: given))
        }
        switch (expected, found) {
        case (.success(let value), .success(let got)) where mode == .double:
          values += 1
          #expect(
            value.bitPattern == got.double.bitPattern || value.isNaN && got.double.isNaN,
            "seed \(seed), \(policy): \(text) at \(fields)")
        case (.success, .failure(let error)) where mode == .double && error.kind.name == "missingValue":
          Issue.record("seed \(seed), \(mode), \(policy): \(text) at \(fields) needs none of them: \(error.message)")
        case (.failure(let failure), .success(let got)) where failure.kind == "missingValue":
          // Nothing that the judge has read made a difference to the value: choices between equal values.
          unread += 1
          for replacement in [0.25, -7, 90] {
            guard case .success(let other) = Self.result(formula, fields.map { $0 ?? replacement }, policy) else {
              continue
            }
            #expect(
              other.double.bitPattern == got.double.bitPattern || other.double.isNaN && got.double.isNaN,
              "seed \(seed), \(mode): \(text) at \(fields)")
          }
        case (.failure(let failure), .failure(let error)):
          if failure.kind == "missingValue", error.kind.name == "missingValue" { lacks += 1 }
        case (.success, .success), (.success, .failure), (.failure, .success):
          #expect(mode != .double, "seed \(seed), \(policy): \(text) at \(fields) gives \(found), not \(expected)")
        }
      }
    }
    #expect(
      lacks > Self.count / 4 && (values > Self.count / 20 || mode != .double),
      "\(values) values, \(lacks) lacks, \(unread) unread")
  }
}
