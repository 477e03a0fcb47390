#if os(Linux)
  import Foundation
  import FuzzTargets
  import Reckon
  import ReckonCatalogue
  import ReckonMachine
  import TestDepth
  import Testing

  /// Code for arm64 gives the reference machine's bits, as an emulator executes it.
  @Suite("Native code for arm64")
  struct ArmProgramTests {
    static let emulator = InstalledProgram.path("qemu-aarch64")

    /// What has been executed: each evaluation, or each row, counts.
    struct Counts: CustomStringConvertible {
      /// Programs of which something was executed to its end, and those that always call functions that are not in the
      /// emulator.
      var programs = 0
      var skipped = 0
      var evaluations = 0
      var rows = 0
      /// Evaluations that ended early, as those must whose errors the reference machine finds, and those that called a
      /// function.
      var ended = 0
      var called = 0
      var differences: [String] = []

      var description: String {
        "\(programs) programs, \(evaluations) evaluations and \(rows) rows of them; \(ended) ended early; \(skipped) programs skipped, "
          + "\(called) evaluations or blocks of rows; \(differences.count) different"
      }
    }

    /// An evaluation whose result lies at an index of the results.
    struct Run {
      let text: String
      let row: [Double]
      let policy: ErrorPolicy
      let expected: Answer
      let index: Int
      /// Where the flags of rows are, and where its block's flag is.
      let suspects: Int?
      let flag: Int
      let program: Int
    }

    /// Eight rows of strict code: the results, the marks and what is found of all rows lie from an index of the results
    /// on.
    struct RowTable {
      let text: String
      let index: Int
      let flag: Int
    }

    /// Programs whose code is executed at once.
    struct Batch {
      var image = ArmImage()
      var runs: [Run] = []
      var tables: [RowTable] = []
      var programs = 0

      /// - Returns: whether the program has code that calls nothing of the catalogue.
      mutating func add(_ formula: Formula, _ text: String, _ rows: [[Double]], _ limits: Limits) -> Bool {
        var isAdded = false
        for policy in [ErrorPolicy.strict, .ieee] {
          let expected = rows.map { ArmProgramTests.reference(formula, $0, policy, limits) }
          if let code = ArmCode(formula.program, for: policy) {
            let entry = image.add(code.bytes)
            for (row, answer) in zip(rows, expected) {
              let inputs = image.add(row.map(\.bitPattern) + [0])
              let index = image.results
              let result = image.addResults(2)
              let steps = limits.steps - formula.program.frames[0].instructionCount
              image.call(entry, inputs, ArmImage.frame, steps: steps, depth: limits.callDepth, result: result)
              runs.append(
                Run(
                  text: text, row: row, policy: policy, expected: answer, index: index, suspects: nil, flag: index + 1,
                  program: programs)
              )
            }
            isAdded = true
          }
          guard let code = ArmCode(rowsOf: formula.program, for: policy) else { continue }
          addRows(code, formula, text, rows, policy, expected)
          isAdded = true
        }
        if isAdded { programs += 1 }
        return isAdded
      }

      /// Eight rows, in a table as the batch machine makes it: the results, the marks, what is found of all rows, then
      /// the inputs.
      private mutating func addRows(
        _ code: ArmCode, _ formula: Formula, _ text: String, _ rows: [[Double]], _ policy: ErrorPolicy,
        _ expected: [Answer]
      ) {
        let columns = formula.variables.indices.map { column in
          image.add((0..<8).map { rows[$0 % rows.count][column].bitPattern })
        }
        let index = image.results
        let (output, marks, findings) = (image.addResults(8), image.addResults(8), image.addResults(2))
        let table = image.add([output, marks, findings] + columns)
        let flag = image.results + 1
        if policy == .strict { tables.append(RowTable(text: text, index: index, flag: flag)) }
        image.call(image.add(code.bytes), table, 8, steps: 0, depth: 0, result: image.addResults(2))
        for row in 0..<8 {
          runs.append(
            Run(
              text: text, row: rows[row % rows.count], policy: policy, expected: expected[row % rows.count],
              index: index + row,
              suspects: index + 8 + row, flag: flag, program: programs))
        }
      }

      /// Executes all and compares.
      consuming func check(_ emulator: String, into counts: inout Counts) throws {
        let words = try image.run(emulator)
        var executed: Set<Int> = []
        for run in runs {
          if words[run.flag] == ArmImage.hasCalled {
            counts.called += 1
            continue
          }
          executed.insert(run.program)
          let value = Double(bitPattern: words[run.index])
          if run.suspects == nil { counts.evaluations += 1 } else { counts.rows += 1 }
          let isMarked =
            run.suspects.map { words[$0] != 0 && run.policy == .strict } ?? (words[run.flag] == ArmImage.wasStopped)
          if isMarked || run.policy == .strict && !value.isFinite {
            counts.ended += 1
            // What is not finite from the start makes checks stop where nothing has failed.
            guard case .double(let expected) = run.expected, expected.isFinite, run.row.allSatisfy(\.isFinite) else {
              continue
            }
            if run.suspects == nil, run.isPlain {
              counts.differences.append("\(run.text) at \(run.row), \(run.policy): nothing, not \(run.expected)")
            }
          } else if Answer.double(value) != run.expected {
            counts.differences.append(
              "\(run.text) at \(run.row), \(run.policy)\(run.suspects == nil ? "" : ", in rows"): \(Answer.double(value)), not \(run.expected)"
            )
          }
        }
        for table in tables where words[table.flag] != ArmImage.hasCalled {
          let isSuspect = (table.index..<table.index + 8).contains {
            !Double(bitPattern: words[$0]).isFinite || words[$0 + 8] != 0
          }
          if isSuspect != (words[table.index + 16] | words[table.index + 17] != 0) {
            counts.differences.append("\(table.text), in rows: what is found of all rows is not what is in them")
          }
        }
        counts.programs += executed.count
        counts.skipped += programs - executed.count
      }
    }

    static func reference(_ formula: Formula, _ row: [Double], _ policy: ErrorPolicy, _ limits: Limits) -> Answer {
      var context = EvaluationContext(limits: limits, random: RandomSource(seed: 0), hosts: nil)
      context.policy = policy
      return row.withUnsafeBufferPointer { row in
        Answer { () throws(FormulaError) in
          try ReferenceMachine.run(formula.program, row, mode: policy == .strict ? .careful : .ieee, in: &context)
        }
      }
    }

    static func evaluate(_ count: Int, seed: UInt64, batch size: Int) throws -> Counts {
      var counts = Counts()
      var inputs = RandomInputs(MachinesTarget(), seed: seed)
      while counts.programs < count {
        var batch = Batch()
        while batch.programs < size {
          var made = GeneratedProgram(inputs.next())
          made.options.numberMode = .double
          guard let formula = try? Formula(made.text, scope: GeneratedProgram.scope, options: made.options),
            formula.program.isPure,
            formula.program.hostFunctionCount == 0, !formula.program.searches, !formula.program.holdsValues,
            // What fails in an attempt is the reference machine's.
            !formula.program.attempts
          else { continue }
          let some = (0..<3).map { _ in made.row() }
          let rows = some.map { row in formula.variables.indices.map { row[$0 % 3] } }
          _ = batch.add(formula, made.text, rows, made.options.limits)
        }
        try batch.check(try #require(emulator), into: &counts)
        if counts.differences.count > 10 { break }
      }
      return counts
    }

    @Test("generated programs have the reference machine's bits", .needs("qemu-aarch64"))
    func generated() throws {
      let count = Depth.count(quick: 100, full: 100_000)
      let counts = try Self.evaluate(count, seed: 1, batch: min(count, 500))
      for difference in counts.differences.prefix(5) { Issue.record("\(difference)") }
      #expect(counts.programs >= count)
      print("arm64: \(counts)")
    }

    @Test(
      "formulas of every kind of instruction have the reference machine's bits",
      .needs("qemu-aarch64"))
    func formulas() throws {
      var batch = Batch()
      var limits = Limits()
      (limits.steps, limits.callDepth) = (20_000, 100)
      let rows: [[Double]] = [
        [1, 2, 3], [-0.5, 0.5, -2.5], [0, -0.0, 40], [1e300, 1e-300, -1e300], [.infinity, -.infinity, .nan],
        [5e-324, -1e-310, 2.5],
        [7, 7, 0],
      ]
      for text in Self.texts {
        let formula = try Formula(text, variables: ["x", "y", "z"])
        // Functions have their fast ranges in the first rows.
        for some in [rows.prefix(3), rows.suffix(from: 3)] {
          let isAdded = batch.add(formula, text, Array(some), limits)
          #expect(isAdded, "\(text)")
        }
      }
      var counts = Counts()
      try batch.check(try #require(Self.emulator), into: &counts)
      for difference in counts.differences.prefix(5) { Issue.record("\(difference)") }
      // Those with functions, in the other rows.
      #expect(counts.skipped == 3)
      print("arm64: \(counts)")
    }

    /// More values at once than there are registers.
    static let deep = (1...40).map { "(x + \($0)*y)" }.joined(separator: "*(z - ") + String(repeating: ")", count: 39)

    static let texts = [
      "x + y*z", "x/y - z", "-x", "abs(x - y)", "sqrt(x) + sqrt(abs(y))", "floor(x) + ceil(y) - trunc(z)",
      "round(x) + roundeven(z)",
      "min(x, y)", "max(x, y)", "min(x, y, z) + max(z, y, x)", "clamp(x, y, z)", "clamp(x, -1, 1)",
      "x < y", "x <= y", "x > y", "x >= y", "x == y", "x != y", "not x", "x < y ? z : x", "x == y ? 1/z : x*z",
      "z ? sum(k, 1, 3, k*y) : x",
      "x != y and y < z or z > 1",
      "x ? y : z", "(x > y) + (y > z)", "1 + 2*x + 3*x^2 + 4*x^3", "sum(k, 1, 10, k*x)", "product(k, 1, 5, y + k)",
      "sum(k, 1, x, k)",
      "f(a, b) = a < 1 ? b : f(a - 1, b/2 + sqrt(a)); f(x, y)", "f(n) = n < 2 ? n : f(n - 1) + f(n - 2); f(z*4)",
      "a(m, n) = m == 0 ? n + 1 : n == 0 ? a(m - 1, 1) : a(m - 1, a(m, n - 1)); sum(k, 1, 3, a(2, k)*x)",
      "f(p) = 1 + f(p + 1); f(x)",
      "sin(x) + cos(y)", "exp(x/100) - ln(abs(z) + 1)", "tan(x)*y", "if(x > 1e5, 1/(x - 1e6), x)",
      "((x+y)*(x-z)+(y+z)*(y-x))*((z+x)*(z-y)+(x+y*z)*(y+x*z))+((x*y+z)*(x/y-z)+(y/z+x)*(y*z-x))*((z/x+y)*(z*x-y)+(x-y*z)*(y-x*z))",
      deep,
    ]
  }

  extension ArmProgramTests.Run {
    /// Whether nothing in the text is infinite from the start.
    var isPlain: Bool { !["inf", "nan", "1e"].contains { text.lowercased().contains($0) } }
  }
#endif
