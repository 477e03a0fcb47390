import Reckon
import ReckonBytecode
import ReckonCompiler
import ReckonSyntax

/// One text taken through all stages, with the time of each.
struct ScalingRun {
  /// Nanoseconds by stage, in the order of the stages.
  private(set) var stages: [(name: String, ns: Double)] = []
  /// The most memory that was held beyond what the text itself takes.
  private(set) var peakBytes = 0

  init(_ shape: ScalingShape, _ text: String) {
    let before = ResidentMemory.now
    ResidentMemory.forgetPeak()
    switch shape.use {
    case .formula: runFormula(text)
    case .session: runSession(text)
    case .book: runBook(text)
    }
    peakBytes = max(0, ResidentMemory.peak - before)
  }

  private mutating func time<T>(_ name: String, _ work: () -> T) -> T {
    let start = Stopwatch.threadTime()
    let result = work()
    stages.append((name, Stopwatch.threadTime() - start))
    return result
  }

  private mutating func runFormula(_ text: String) {
    let options = Self.options
    let source = SourceText(text)
    var list: TokenList? = time("lex") { Lexer.tokens(of: source, limits: options.limits) }
    guard let tokens = list else { return }
    let scope = NameScope(variables: ["x"])
    var tree: SyntaxTree? = time("parse") { Parser.parse(tokens, scope: scope, limits: options.limits).tree }
    list = nil
    if let read = tree { _ = time("print") { read.text.utf8.count + read.outline.utf8.count } }
    time("release the tree") { tree = nil }
    _ = time("validate") { Formula.validate(text, variables: ["x"], options: options).map(\.description) }
    var formula = time("compile") { try? Formula(text, variables: ["x"], options: options) }
    guard let program = formula?.program else { return }
    _ = time("disassemble") { program.disassembly.utf8.count }
    let image = time("store") { program.image }
    time("release the program") { formula = nil }
    guard let loaded = time("load", { try? Formula(image: image, limits: options.limits) }) else { return }
    _ = time("evaluate") { try? loaded.evaluate([1], options: .ieee) }
    _ = time("evaluate again") { try? loaded.evaluate([1]) }
    _ = time("evaluate columns") { try? loaded.evaluate(columns: [[1, 2, 3, 4, 5, 6, 7, 8, 9]]) }
  }

  private mutating func runSession(_ text: String) {
    var session = FormulaSession(options: Self.options)
    let outcomes = time("run") { try? session.run(text) }
    _ = time("outcomes") { outcomes?.reduce(0) { $0 + $1.source.utf8.count + $1.notes.count } }
    _ = time("undo") { session.undo()?.count }
    time("release") { session = FormulaSession() }
  }

  private mutating func runBook(_ text: String) {
    guard let book = time("read", { try? FormulaBook(text, limits: Self.options.limits) }) else { return }
    _ = time("compile each") { try? book.compile() }
    _ = time("examples") { book.runExamples().count }
    guard let image = time("store", { try? book.image() }) else { return }
    guard let loaded = time("load", { try? FormulaBook(image: image, limits: Self.options.limits) }) else { return }
    _ = time("verify each") { try? loaded.compile() }
  }

  /// Options under which no limit of size is met, but by functions that capture what others capture, whose number grows
  /// with the square.
  private static var options: Formula.Options {
    var options = Formula.Options()
    options.limits.sourceBytes = .max
    options.limits.bookBytes = .max
    options.limits.literalBytes = .max
    options.limits.nesting = .max
    options.limits.nodes = 1 << 26
    options.limits.programBytes = Int(Int32.max)
    return options
  }
}
