import ReckonCatalogue
import ReckonSyntax

/// Finds the kind of every value of a body, reports all values whose kinds do not fit, and writes down what the graph's builder is to do
/// about the others.
///
/// One loop over the nodes with a stack of kinds, as the builder has one of values. Behind an error typing continues with an unknown kind, and
/// what is computed from that is unknown too.
///
/// - Complexity: O(nodes).
struct Typer {
  let resolved: ResolvedTree
  /// Whether the body is the formula's own statements, whose last one says how its value is shown.
  let isFormula: Bool
  /// Where currencies are looked up.
  let definitions: Definitions
  let numberMode: NumberMode
  var kinds: [Kind] = []
  var body = TypedBody()
  private(set) var errors: [FormulaError] = []

  init(_ resolved: ResolvedTree, isFormula: Bool, _ definitions: Definitions, _ options: CompilerOptions) {
    self.resolved = resolved
    self.isFormula = isFormula
    self.definitions = definitions
    numberMode = options.numberMode
  }

  var tree: SyntaxTree { resolved.tree }

  /// Types some nodes of the tree: all statements, or one body.
  mutating func type(_ nodes: Range<Int>, _ poll: inout CancellationPoll) {
    var index = nodes.lowerBound
    while index < nodes.upperBound, errors.count < Typing.mostErrors {
      let node = tree.nodes[index]
      if poll.isCancelled(after: 512) {
        errors.removeAll()
        return fail(.cancelled, at: node.range)
      }
      if node.kind == .functionBegin {
        index = tree.functions[Int(node.payload)].body.upperBound + 1
      } else {
        type(node, at: index)
        index += 1
      }
    }
    if let last = nodes.last, index == nodes.upperBound, !kinds.isEmpty { takePlainValue(tree.nodes[last], at: index) }
  }

  private mutating func type(_ node: SyntaxTree.Node, at index: Int) {
    switch node.kind {
    case .number: kinds.append(isRounded(node) ? .roundedInteger(node.range) : .number)
    case .name: kinds.append(kind(of: resolved.bindings[index]))
    case .unit: typeUnit(node)
    case .mixed: typeHomogeneous(.sum, Int(node.count), node, at: index)
    case .instant:
      fail(.badNumber("a date is no number; formulas cannot compute with dates yet"), node)
      kinds.append(.unknown)
    case .call: typeCall(resolved.bindings[index], node, at: index)
    case .apply: typeOperator(node, at: index)
    case .product: typeProduct(.multiply, node, at: index)
    case .group: coerceIfPercent(depth: 0, at: index)
    case .chainStart, .chainLink: typeNumbers(2, "a comparison", node, at: index)
    case .chainEnd: typeNumbers(1, "a comparison", node, at: index)
    // What makes a plain number of a condition or a branch belongs before the branch that begins, or into the one that ends.
    case .branch: coerceIfPercent(depth: 0, at: index)
    case .conditional: typeNumbers(3, "a choice", node, at: index)
    case .loopBody:
      coerceIfPercent(depth: 1, at: index)
      coerceIfPercent(depth: 0, at: index)
    case .loop: typeNumbers(3, "a loop", node, at: index)
    case .convert: typeConversion(node, at: index)
    case .notation:
      takePlainValue(node, at: index)
      if isFormula { body.resultForm = .notation(ResultForm.Notation.allCases[Int(node.payload)]) }
    case .assign: takePlainValue(node, at: index)
    case .discard:
      takePlainValue(node, at: index)
      kinds.removeLast()
      body.resultForm = .plain
    case .functionBegin, .functionEnd: preconditionFailure("functions are typed by themselves")
    }
  }

  private func kind(of binding: ResolvedTree.Binding) -> Kind {
    switch binding {
    case .none: .unknown
    // Values that have names, and those of functions, are plain numbers.
    case .variable, .constant, .pooled, .local, .loopName, .builtIn, .function, .host: .number
    }
  }

  // MARK: Errors and coercions

  mutating func fail(_ kind: FormulaError.Kind, at range: SourceRange) {
    errors.append(FormulaError(kind, at: range, in: tree.source))
  }

  mutating func fail(_ kind: FormulaError.Kind, _ node: SyntaxTree.Node) { fail(kind, at: node.range) }

  mutating func pop() -> Kind {
    guard let kind = kinds.popLast() else { preconditionFailure("a node's operands are typed before it") }
    return kind
  }

  mutating func coerce(depth: Int, _ coercion: Coercion, at index: Int) {
    body.add(.coerce(depth: depth, coercion), at: index)
  }

  /// Makes a plain number of a percent on the stack and leaves all other kinds as they are.
  private mutating func coerceIfPercent(depth: Int, at index: Int) {
    let place = kinds.count - 1 - depth
    guard kinds[place].isPercent else { return }
    coerce(depth: depth, .hundredths, at: index)
    kinds[place] = .number
  }

  /// A value that gets a name, is shown, or is given back: a plain number.
  private mutating func takePlainValue(_ node: SyntaxTree.Node, at index: Int) {
    let kind = pop()
    switch kind.numberForm {
    case .unchanged: kinds.append(kind)
    case .coerced(let coercion):
      coerce(depth: 0, coercion, at: index)
      kinds.append(.number)
    case .refused(let described):
      fail(.incompatibleUnits(described, "a plain number"), node)
      kinds.append(.unknown)
    }
  }

  /// Takes operands as plain numbers; false when one is none, which is an error of the operation, or when one is behind an error itself.
  mutating func takeNumbers(_ count: Int, _ operation: @autoclosure () -> String, _ node: SyntaxTree.Node, at index: Int) -> Bool {
    let operands = kinds.count - count..<kinds.count
    defer { kinds.removeSubrange(operands) }
    if kinds[operands].contains(where: \.isUnknown) { return false }
    for operand in operands {
      switch kinds[operand].numberForm {
      case .unchanged: break
      case .coerced(let coercion): coerce(depth: operands.upperBound - 1 - operand, coercion, at: index)
      case .refused(let described):
        fail(.misplacedUnit(described, operation: operation()), node)
        return false
      }
    }
    return true
  }

  /// An operation on plain numbers.
  private mutating func typeNumbers(_ count: Int, _ operation: @autoclosure () -> String, _ node: SyntaxTree.Node, at index: Int) {
    kinds.append(takeNumbers(count, operation(), node, at: index) ? .number : .unknown)
  }

  // MARK: Operators and calls

  private mutating func typeOperator(_ node: SyntaxTree.Node, at index: Int) {
    let row = Int(node.payload)
    var spelling: String { Catalogue.operators[row].spellings[0] }
    switch Catalogue.operatorMeanings[row] {
    case .identity: break
    case .percent: kinds.append(takeNumbers(1, spelling, node, at: index) ? .percent : .unknown)
    case .apply(.negate): typeNegation(node)
    case .apply(.multiply): typeProduct(.multiply, node, at: index)
    case .apply(.divide): typeProduct(.divide, node, at: index)
    case .of: typeProduct(kinds[kinds.count - 2].isPercent ? .percentOf : .multiply, node, at: index)
    case .apply(.power): typePower(node, at: index)
    case .apply(.sqrt): typeSquareRoot(node, at: index)
    case .apply(let function): typeApplication(function, Int(node.count), spelling, node, at: index)
    case .additive(let function): typeSum(function, node, at: index)
    case .comparison, .and, .or: typeNumbers(2, spelling, node, at: index)
    case .conditional, .conversion: preconditionFailure("choices and conversions have nodes of their own")
    }
  }

  /// A sign changes no kind.
  private mutating func typeNegation(_ node: SyntaxTree.Node) {
    let kind = pop()
    switch kind {
    case .number, .percent, .unknown: kinds.append(kind)
    case .roundedInteger: kinds.append(.roundedInteger(node.range))
    case .quantity(let quantity): kinds.append(.quantity(quantity.computed))
    }
  }

  private mutating func typeCall(_ binding: ResolvedTree.Binding, _ node: SyntaxTree.Node, at index: Int) {
    let count = Int(node.count)
    switch binding {
    case .builtIn(let function): typeFunction(Catalogue.row(function), count, node, at: index)
    case .host, .function: typeNumbers(count, "a function of your own", node, at: index)
    case .none:
      kinds.removeLast(count)
      kinds.append(.unknown)
    case .variable, .constant, .pooled, .local, .loopName: preconditionFailure("a call is of a function")
    }
  }

  private mutating func typeFunction(_ row: Function, _ count: Int, _ node: SyntaxTree.Node, at index: Int) {
    if kinds.suffix(count).contains(where: { $0.quantity != nil }) {
      if row.keepsUnit { return typeHomogeneous(row.id, count, node, at: index) }
      if row.id == .sqrt { return typeSquareRoot(node, at: index) }
      if row.angle == .argument, count == 1, let angle = kinds.last?.quantity, angle.dimension == Dimension(.angle) {
        _ = pop()
        convert(depth: 0, from: angle, to: programAngle, node, at: index)
        return kinds.append(.number)
      }
    }
    typeApplication(row.id, count, row.name, node, at: index)
  }

  /// A function of plain numbers.
  private mutating func typeApplication(_ function: Function.ID, _ count: Int, _ name: String, _ node: SyntaxTree.Node, at index: Int) {
    let rounded = Self.bitOperations.contains(function) ? firstRounded(count) : nil
    var isTyped = takeNumbers(count, name, node, at: index)
    if isTyped, let rounded {
      fail(.badNumber("doubles hold few integers beyond 2^53 and not this one, so its bits are lost; use decimals"), at: rounded)
      isTyped = false
    }
    kinds.append(isTyped ? .number : .unknown)
  }
}

// MARK: - Rounded literals

/// Bit operations work on integers that are what was written: a literal that doubles have rounded has the bits of another one.
extension Typer {
  private static let bitOperations: [Function.ID] = [.bitAnd, .bitOr, .bitXor, .bitNot, .shiftLeft, .shiftRight]

  /// 2^64, above which the error names the range of bit operations.
  private static let end = Decimal128(0x1p64)

  private func firstRounded(_ count: Int) -> SourceRange? {
    for kind in kinds.suffix(count) { if case .roundedInteger(let range) = kind { return range } }
    return nil
  }

  /// Whether a literal stands for an integer of the range that is not the literal's own value, since doubles have rounded it.
  private func isRounded(_ node: SyntaxTree.Node) -> Bool {
    guard Self.mayBeRounded(node, in: tree), numberMode.facts.roundsWholeLiterals else { return false }
    let decimal = tree.decimal(of: node)
    return decimal.value.magnitude < Self.end
      && (decimal.exactness != .exact || decimal.value != Decimal128(tree.numbers[Int(node.payload)]))
  }

  /// Whether a literal has so many digits that doubles may have rounded it to a whole number, which few have: of at most 15 bytes, those whose
  /// double is whole are whole, since binary64 tells all decimals of 15 digits apart.
  static func mayBeRounded(_ node: SyntaxTree.Node, in tree: SyntaxTree) -> Bool {
    guard node.range.end - node.range.start > 15 else { return false }
    let value = tree.numbers[Int(node.payload)]
    return value == value.rounded(.towardZero)
  }
}
