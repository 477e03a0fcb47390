import Reckon
import Testing

@Suite("Limits, each at N and N + 1")
struct LimitTests {
  /// The kind of error that a text ends in, or nothing.
  static func outcome(_ text: String, _ change: (inout Limits) -> Void = { _ in }) -> FormulaError.Kind? {
    var limits = Limits()
    change(&limits)
    return error(text, limits: limits)?.kind
  }

  static func error(_ text: String, limits: Limits, mode: NumberMode = .double) -> FormulaError? {
    var options = Formula.Options(numberMode: mode)
    options.limits = limits
    do throws(FormulaError) {
      _ = try Formula(text, variables: ["x"], options: options).result(of: [1])
      return nil
    } catch { return error }
  }

  /// What is within a limit of N and what is not, and the place of the error in the latter.
  struct Row: Sendable {
    let limit: Limits.Kind
    let maximum: Int
    let within: String
    let beyond: String
    let place: Range<Int>
    let run: @Sendable (String, Limits) -> FormulaError?

    init(
      _ limit: Limits.Kind, _ maximum: Int, _ within: String, _ beyond: String, _ place: Range<Int>,
      run: @escaping @Sendable (String, Limits) -> FormulaError? = { LimitTests.error($0, limits: $1) }
    ) {
      (self.limit, self.maximum, self.within, self.beyond, self.place, self.run) = (
        limit, maximum, within, beyond, place, run
      )
    }
  }

  /// A value that is another one each time is built into what uses it.
  private static let long = "parameter p\na = random()" + String(repeating: " + p", count: 130) + "\n"

  /// A row for each limit of the library. The limits of records are tested with the tool's tables.
  static let rows: [Row] = [
    Row(.sourceBytes, 5, "1 + 1", "1 + 11", 5..<6),
    Row(.bookBytes, 5, "a = 1", "a = 10", 0..<0) { text, limits in
      do throws(FormulaBookError) { _ = try FormulaBook(text, limits: limits) } catch { return error.errors.first }
      return nil
    },
    Row(.identifierBytes, 3, "abc = 1; abc", "abcd = 1; abcd", 0..<4),
    Row(.literalBytes, 5, "12345", "1 + 123456", 4..<10),
    Row(.nesting, 10, nested(10), nested(11), 10..<11),
    Row(.nodes, 5, "1 + 2 + 3", "1 + 2 + 3 + 4", 12..<13),
    // Each use of `a` takes 16 + 261 parts, of which 16·(16 + 1) are free.
    Row(
      .linkedNodes, 10, long + "b = a\nc = a", long + "b = a\nc = a\nd = a", 0..<1
    ) { text, limits in LimitTests.compilingError(text, limits) },
    Row(.numberBits, 100, "2^99", "1 + 2^100", 4..<9) { text, limits in
      LimitTests.error(text, limits: limits, mode: .exact)
    },
    // √(3 + 2√2) = 1 + √2, which is decided by no digits.
    Row(.decidingDigits, 100, "√(3 + 2√2) - √2 > 0.9999", "√(3 + 2√2) - √2 > 1", 0..<25) { text, limits in
      LimitTests.error(text, limits: limits, mode: .exact)
    },
    Row(.textBytes, 3, "length(\"abc\")", "length(\"abcd\")", 7..<13),
    Row(.listItems, 3, "count(1..3)", "count(1..4)", 6..<10),
    // An item counts as 16 bytes.
    Row(.valueBytes, 48, "count(1..3)", "count(1..4)", 6..<10),
    Row(.callDepth, 10, recursion(10), recursion(11), 23..<31),
    Row(.updates, 2, "a = 1; b = a; c = a; a = 2", "a = 1; b = a; c = a; d = a; a = 2", 28..<33) { text, limits in
      var options = Formula.Options()
      options.limits = limits
      var session = FormulaSession(options: options)
      do throws(FormulaError) { try session.run(text) } catch { return error }
      return nil
    },
  ]

  /// Limits that count what no text shows: the least number that suffices is found first, and one less does not.
  static let countedRows: [(limit: Limits.Kind, text: String, range: ClosedRange<Int>)] = [
    (.steps, "sum(k, 1, 100, k)", 100...10_000),
    (.callValues, "f(n) = n < 2 ? 1 : 1 + f(n - 1); f(100)", 200...2_000),
    (.programBytes, "x + 1", 20...200),
  ]

  private static func compilingError(_ text: String, _ limits: Limits) -> FormulaError? {
    do { try FormulaBook(text, limits: limits).compile() } catch { return error as? FormulaError }
    return nil
  }

  private static func nested(_ depth: Int) -> String {
    String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
  }

  private static func recursion(_ depth: Int) -> String { "f(n) = n < 2 ? 1 : 1 + f(n - 1); f(\(depth))" }

  @Test("every limit has a row")
  func rowsAreComplete() {
    let tested = Self.rows.map(\.limit) + Self.countedRows.map(\.limit)
    #expect(Self.rows.count == 14 && Self.countedRows.count == 3)
    for limit in Limits.Kind.allCases { #expect(tested.contains(limit), "\(limit) is not tested at N and N + 1") }
  }

  @Test("N is within the limit, N + 1 is an error that names the limit and has a range", arguments: 0..<14)
  func bounds(_ index: Int) throws {
    let row = Self.rows[index]
    var limits = Limits()
    limits[row.limit] = row.maximum
    #expect(row.run(row.within, limits) == nil, "\(row.limit)")
    let error = try #require(row.run(row.beyond, limits), "\(row.limit)")
    switch row.limit {
    case .callDepth: #expect(error.kind == .depthLimit(row.maximum))
    case .steps: #expect(error.kind == .stepLimit(row.maximum))
    case .sourceBytes, .bookBytes, .identifierBytes, .literalBytes, .nesting, .nodes, .programBytes, .linkedNodes,
      .numberBits,
      .decidingDigits, .callValues, .textBytes, .listItems, .valueBytes,
      .updates:
      #expect(error.kind == .limitExceeded(row.limit, maximum: row.maximum))
    }
    #expect(error.range == SourceRange(start: row.place.lowerBound, end: row.place.upperBound), "\(row.limit)")
    #expect(error.message.contains("\(row.maximum)"))
  }

  @Test("what is counted is enough at some number and not below", arguments: 0..<3)
  func counted(_ index: Int) {
    let (limit, text, range) = Self.countedRows[index]
    var enough = 1
    while Self.outcome(text, { $0[limit] = enough }) != nil, enough < range.upperBound { enough += 1 }
    #expect(range.contains(enough), "\(limit): \(enough)")
    let kind = Self.outcome(text) { $0[limit] = enough - 1 }
    #expect(kind == (limit == .steps ? .stepLimit(enough - 1) : .limitExceeded(limit, maximum: enough - 1)))
  }

  @Test("each limit has a name of its own, with which it is found, and is set by itself")
  func names() {
    #expect(Set(Limits.Kind.allCases.map(\.name)).count == Limits.Kind.allCases.count)
    for limit in Limits.Kind.allCases {
      #expect(Limits.Kind(named: limit.name) == limit)
      var limits = Limits()
      limits[limit] += 1
      for other in Limits.Kind.allCases { #expect(limits[other] == Limits()[other] + (other == limit ? 1 : 0)) }
    }
    #expect(Limits.Kind(named: "unlimited") == nil)
  }

  @Test("nesting of any kind is counted", arguments: ["(", "-", "sqrt(", "1+(", "1^"])
  func nesting(_ prefix: String) {
    let closing = prefix.contains("(") ? ")" : ""
    func text(_ depth: Int) -> String {
      String(repeating: prefix, count: depth) + "1" + String(repeating: closing, count: depth)
    }
    let perLevel = prefix == "1+(" ? 2 : 1
    #expect(Self.outcome(text(10)) { $0.nesting = 10 * perLevel } == nil)
    #expect(Self.outcome(text(11)) { $0.nesting = 10 * perLevel } == .limitExceeded(.nesting, maximum: 10 * perLevel))
  }

  @Test("a stored program is held to the limit of its size")
  func storedProgram() throws {
    var limits = Limits()
    limits.programBytes = 20
    let image = try Formula("x + 1").program.image
    #expect(throws: FormulaError.self) { try Formula(image: image, limits: limits) }
  }

  @Test("functions that hand on many captured values are held to the limit of nodes")
  func captures() {
    let count = 200
    let text =
      (0..<count).map { "x\($0) = \($0);" }.joined() + "f0(a) = a" + (0..<count).map { "+ x\($0)" }.joined() + ";"
      + (0..<count).map { "f\($0 + 1)(a) = f\($0)(a) + 1;" }.joined() + "f\(count)(x)"
    // Each of the 200 functions captures 200 values, which count as eight parts.
    #expect(Self.outcome(text) { $0.nodes = 8 * 200 * 201 } == nil)
    #expect(Self.outcome(text) { $0.nodes = 100_000 } == .limitExceeded(.nodes, maximum: 100_000))
  }

  @Test(
    "whole products of decimals count as the steps that they stand for",
    arguments: ["nCr(20400, 10000)", "nPr(2000, 1900)", "2000!", "3000!!"])
  func products(_ product: String) throws {
    var options = Formula.Options(numberMode: .decimal)
    let one = try Formula(product, options: options)
    #expect(throws: Never.self) { try one.evaluate() }
    options.limits.steps = 2_000
    let error = try #require(throws: FormulaError.self) { try Formula(product, options: options).evaluate() }
    #expect(error.kind == .stepLimit(2_000) && error.range == SourceRange(start: 0, end: product.utf8.count))
    let small = try Formula("nCr(52, 5) + nPr(20, 18) + 20! + 20!!", options: options)
    #expect(throws: Never.self) { try small.evaluate() }
  }

  @Test("the step limit holds for what would go on without end")
  func endless() { #expect(Self.outcome("sum(a, 1, 1e9, a)") == .stepLimit(10_000_000)) }
}
