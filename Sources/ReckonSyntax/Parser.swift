import ReckonCatalogue

/// The parser: operator precedence with explicit stacks, without recursion.
///
/// The rows of ``Catalogue/operators`` define every operator's position and level. An error ends only its statement;
/// parsing continues after the next `;` or line end.
///
/// - Complexity: O(tokens).
package struct Parser: ~Copyable {
  /// A construct that awaits its right operand or its closing bracket.
  struct Open {
    enum Kind: Equatable {
      /// An infix operator; `count` is 1 for `not in`.
      case infix
      case prefix, bracket, bareCall, product
      /// A list; `count` is the number of complete items, or of those in the open row of a matrix.
      case list
      /// One or two indices after a value; `count` is the number of complete ones. `payload` is that of the node.
      case index
      /// A call's argument list; `count` is the number of complete arguments.
      case call
      /// A chained comparison; `count` is the number of complete comparisons.
      case chain
      /// Between `?` and `:`.
      case choice
      /// After `:`.
      case otherwise

      /// Whether `]` closes it.
      var isSquare: Bool {
        switch self {
        case .list, .index: true
        case .prefix, .infix, .bracket, .bareCall, .product, .call, .chain, .choice, .otherwise: false
        }
      }
    }
    var kind: Kind
    var level: Operator.Level
    /// The operator's row, or the called name.
    var payload: Int
    var range: SourceRange
    var count = 0
    /// The node where the product's note searches for its left operand.
    var earlier: SourceRange?
    var loop: Int?
    /// For searches, the first node of the body.
    var firstNode = 0
    /// The number of complete rows of a matrix.
    var rows = 0
    /// Whether semicolons separate the items of a list, as with decimal commas.
    var hasSemicolons = false
    /// Whether it is a call of a search without a name and its bounds.
    var isRefused = false
    /// For brackets and calls: the number of open bare calls of built-in functions outside.
    var bareCallsOutside = 0

    /// Whether it needs only its right operand, so that a statement may end after that.
    var endsWithStatement: Bool {
      switch kind {
      case .prefix, .infix, .bareCall, .product, .chain, .otherwise: true
      case .bracket, .call, .choice, .list, .index: false
      }
    }
  }

  /// A complete operand, at the top of the operand stack.
  struct Operand {
    var range: SourceRange
    var firstNode: Int
    /// Whether it ends in a number literal, which a name may follow, in a bracket, in a value's name or in a unit.
    var ending: Ending
    /// Whether it is a quantity, or an expression of quantities: then a number and its unit after `*` and `/` are one
    /// divisor.
    var isQuantity = false
  }

  enum Ending { case number, bracket, valueName, unit, other }

  let list: TokenList
  /// The parser's own memory: its tokens and open constructs.
  private let arena: Arena
  let tokens: ArenaArray<Token>
  let scope: NameScope
  let limits: Limits
  var tree: SyntaxTree.Parts

  var errors: [FormulaError] = []
  var at = 0
  var open: ArenaArray<Open>
  var operands: ArenaArray<Operand>
  /// The facts about each name, see `Parser+Names`.
  let facts: ArenaArray<UInt16>
  /// Values of the text that entered or left scope since the statement began, oldest first.
  var localChanges: ArenaArray<LocalChange>
  /// The number of open bare calls of built-in functions inside the innermost bracket.
  var bareCalls = 0
  /// Whether the statement converts, so that units need no number before them.
  var converts = false
  /// Whether `where` ends the expression, as in a function body.
  var awaitsCondition = false
  /// Whether words after operands may denote units in the statement.
  var readsUnits: Bool { converts || scope.readsUnits }
  /// The name index of each loop.
  var loopNames: ArenaArray<Int32>
  /// For each open loop body, whether its name was a value before.
  var shadowed: ArenaArray<Bool>
  /// Whether units before parentheses that are also date functions are parsed as these, see
  /// ``SyntaxTree/otherReading``; and whether one occurred.
  let callsDates: Bool
  var hasDateCalls = false
  let symbols = SymbolTable.shared
  private var poll: CancellationPoll

  /// The tree of a source, or its first error.
  ///
  /// - Parameter isCancelled: called at least once per millisecond; returning true throws `cancelled`.
  package static func tree(
    of source: SourceText, newlinesSeparate: Bool = false, scope: consuming NameScope = NameScope(),
    limits: Limits = Limits(),
    isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) -> SyntaxTree {
    try tree(
      of: try Lexer.tokens(of: source, newlinesSeparate: newlinesSeparate, limits: limits, isCancelled: isCancelled),
      scope: scope,
      limits: limits, isCancelled: isCancelled)
  }

  /// The same for tokens.
  package static func tree(
    of list: consuming TokenList, scope: consuming NameScope, limits: Limits, isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) -> SyntaxTree {
    let (tree, errors) = try parse(list, scope: scope, limits: limits, isCancelled: isCancelled)
    if let error = errors.first { throw error }
    return tree
  }

  /// The tree of all statements without errors, and the first error of each of the others.
  package static func parse(
    _ source: SourceText, newlinesSeparate: Bool = false, scope: NameScope = NameScope(), limits: Limits = Limits()
  ) -> (tree: SyntaxTree, errors: [FormulaError]) {
    parse(Lexer.tokens(of: source, newlinesSeparate: newlinesSeparate, limits: limits), scope: scope, limits: limits)
  }

  /// The same for tokens.
  package static func parse(
    _ list: consuming TokenList, scope: consuming NameScope, limits: Limits
  ) -> (tree: SyntaxTree, errors: [FormulaError]) {
    do throws(FormulaError) { return try parse(list, scope: scope, limits: limits, isCancelled: nil) } catch {
      preconditionFailure("what cannot be cancelled is not")
    }
  }

  /// The same, but cancellable; a cancelled call returns no tree.
  ///
  /// - Throws: `cancelled`.
  package static func parse(
    _ list: consuming TokenList, scope: consuming NameScope, limits: Limits, isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> (tree: SyntaxTree, errors: [FormulaError]) {
    var parser = Parser(list: list, scope: scope, limits: limits, isCancelled: isCancelled)
    try parser.parseStatements()
    try parser.readWords(isCancelled)
    let errors = parser.errors
    let tree = parser.finish()
    do throws(FormulaError) { return (try tree.read(with: parser.scope, second: tree.second), errors) } catch {
      return (tree, errors + [error])
    }
  }

  init(
    list: consuming TokenList, scope: consuming NameScope, limits: Limits, isCancelled: (@Sendable () -> Bool)? = nil,
    callsDates: Bool = false
  ) {
    self.callsDates = callsDates
    tree = SyntaxTree.Parts(
      source: list.source, names: list.names, numbers: list.numbers, readsWords: list.readsWords,
      spelledNumbers: list.spelledNumbers,
      instants: list.instants, texts: list.texts, notes: list.notes)
    tree.nodes.reserveCapacity(min(list.tokens.count, limits.nodes))
    arena = Arena(
      byteCount: list.tokens.count * MemoryLayout<Token>.stride + list.names.count * MemoryLayout<UInt16>.stride + 1152)
    tokens = ArenaArray(list.tokens, in: arena)
    open = ArenaArray(in: arena, capacity: 8)
    operands = ArenaArray(in: arena, capacity: 8)
    facts = ArenaArray(repeating: 0, count: list.names.count, in: arena)
    localChanges = ArenaArray(in: arena, capacity: 4)
    loopNames = ArenaArray(in: arena, capacity: 0)
    shadowed = ArenaArray(in: arena, capacity: 0)
    self.list = list
    self.scope = scope
    self.limits = limits
    poll = CancellationPoll(isCancelled)
  }

  /// Moves the parsed tree out.
  mutating func finish() -> SyntaxTree { SyntaxTree(taking: &tree) }

  /// Whether a unit's word precedes parentheses in a place where a date function of that name could be called: not
  /// after a number or another value.
  ///
  /// - Returns: whether the word is the function here.
  mutating func callsDate(_ word: Token, at index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .leftBracket,
      index == 0 || !tokens[index - 1].kind.endsOperand,
      Catalogue.isUnitAndFunctionOfDates(name(word))
    else { return false }
    if !callsDates { hasDateCalls = true }
    return callsDates
  }

  // MARK: Tokens

  var source: SourceText { list.source }
  var token: Token { tokens[at] }
  var next: Token { tokens[min(at + 1, tokens.count - 1)] }
  func name(_ token: Token) -> String { list.names[Int(token.payload)] }

  func symbol(_ token: Token) -> SymbolTable.Symbol? {
    token.kind == .symbol ? symbols.symbols[Int(token.payload)] : nil
  }

  // MARK: Nodes

  mutating func emit(_ kind: SyntaxTree.Kind, count: Int = 0, payload: Int = 0, at range: SourceRange)
    throws(FormulaError)
  {
    guard tree.nodes.count < limits.nodes else { throw error(.limitExceeded(.nodes, maximum: limits.nodes), at: range) }
    if poll.isCancelled(after: 256) { throw error(.cancelled, at: range) }
    tree.nodes.append(
      SyntaxTree.Node(kind: kind, count: Int32(count), payload: Int32(payload), range: range))
  }

  /// Emits a leaf and pushes it as an operand.
  mutating func emitLeaf(_ kind: SyntaxTree.Kind, payload: Int32, ending: Ending, at range: SourceRange)
    throws(FormulaError)
  {
    operands.append(Operand(range: range, firstNode: tree.nodes.count, ending: ending))
    try emit(kind, payload: Int(payload), at: range)
  }

  /// Emits a node that takes the last `count` operands and replaces them by one operand, which ends at `end`.
  mutating func join(
    _ kind: SyntaxTree.Kind, _ count: Int, payload: Int = 0, from start: Int? = nil, to end: Int? = nil,
    ending: Ending = .other
  ) throws(FormulaError) {
    let firstIndex = operands.count - count
    let first = count > 0 ? operands[firstIndex] : nil
    let range = SourceRange(
      start: min(start ?? .max, first?.range.start ?? .max),
      end: max(end ?? 0, operands.last.map { count > 0 ? $0.range.end : 0 } ?? 0))
    let firstNode = first?.firstNode ?? tree.nodes.count
    let isQuantity = ending == .unit || (kind == .apply || kind == .group) && isQuantity(ofOperator: payload, count)
    operands.removeLast(count)
    try emit(kind, count: count, payload: payload, at: range)
    operands.append(Operand(range: range, firstNode: firstNode, ending: ending, isQuantity: isQuantity))
  }

  /// Whether an operator on the last operands yields a quantity; the quotient of two is a ratio.
  private func isQuantity(ofOperator row: Int, _ count: Int) -> Bool {
    let right = operands[operands.count - 1].isQuantity
    guard count == 2 else { return right }
    let left = operands[operands.count - 2].isQuantity
    return row == symbols.divisionRow ? left != right : left || right
  }

  mutating func push(_ item: Open) throws(FormulaError) {
    guard open.count < limits.nesting else {
      throw error(.limitExceeded(.nesting, maximum: limits.nesting), at: item.range)
    }
    open.append(item)
    switch item.kind {
    case .bareCall: bareCalls += 1
    case .bracket, .call, .list, .index:
      open[open.count - 1].bareCallsOutside = bareCalls
      bareCalls = 0
    case .prefix, .infix, .product, .chain, .choice, .otherwise: break
    }
  }

  mutating func popOpen() -> Open? {
    guard let item = open.popLast() else { return nil }
    switch item.kind {
    case .bareCall: bareCalls -= 1
    case .bracket, .call, .list, .index: bareCalls = item.bareCallsOutside
    case .prefix, .infix, .product, .chain, .choice, .otherwise: break
    }
    return item
  }
}
