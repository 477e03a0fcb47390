import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Texts, lists and missing values. Where an operation takes a list item by item, the rules for its items apply.
extension Typer {
  /// Types a node that creates or takes values that are not numbers; false for a node on numbers alone.
  mutating func typeValue(_ node: SyntaxTree.Node, at index: Int) -> Bool {
    switch node.kind {
    case .text: kinds.append(.text)
    case .list: typeList(Int(node.count), node, at: index)
    case .index: typeIndex(node, at: index)
    case .loopBody: return typeLoopBody(node, at: index)
    case .loop: return typeValueLoop(node, at: index)
    case .apply where takesMatrices(node): typeMatrixOperator(node, at: index)
    case .apply:
      switch Catalogue.operatorMeanings[Int(node.payload)] {
      case .fallback: typeFallback(node, at: index)
      case .range: typeRange(node, at: index)
      case .membership: typeMembership(node, at: index)
      case .comparison where hasValues(2): typeValueComparison(pushes: 1, node, at: index)
      case .uncertain:
        guard hasValues(2) else { return false }
        typeUncertain(node, at: index)
      case .apply, .additive, .of, .percent, .identity, .and, .or, .comparison:
        guard hasValues(Int(node.count)) else { return false }
        typeItemByItem(Int(node.count), Phrase(verbatim: name(of: node)), node, at: index) {
          $0.typeOperator(node, at: index)
        }
      case .conditional, .conversion: return false
      }
    case .product where hasMatrices(2): typeMatrixProduct(node, at: index)
    case .product:
      guard hasValues(2) else { return false }
      typeItemByItem(2, "a product", node, at: index) { $0.typeProduct(.multiply, node, at: index) }
    case .chainStart, .chainLink:
      guard hasValues(2) else { return false }
      typeValueComparison(pushes: 0, node, at: index)
    case .conditional:
      guard hasValues(3) else { return false }
      typeValueChoice(node, at: index)
    case .call: return typeValueCall(resolved.bindings[index], node, at: index)
    case .convert:
      guard hasValues(1) else { return false }
      typeItemByItem(1, "a conversion", node, at: index) { $0.typeConversion(node, at: index) }
    case .notation:
      guard hasValues(1), let kind = kinds.popLast() else { return false }
      failKind(kind, Phrase("wayToWriteNumbers", "a way to write numbers"), node)
    case .number, .name, .unit, .instant, .mixed, .group, .chainEnd, .branch, .assign, .functionBegin, .functionEnd,
      .discard:
      return false
    }
    return true
  }

  func hasValues(_ count: Int) -> Bool { kinds.suffix(count).contains(where: { $0.isValue }) }

  private func name(of node: SyntaxTree.Node) -> String { Catalogue.operators[Int(node.payload)].spellings[0] }

  // MARK: Errors

  /// Rejects a value of a kind for an operation, whose result is then unknown.
  mutating func failKind(
    _ kind: Kind, _ operation: Phrase, _ node: SyntaxTree.Node, at index: Int? = nil, advice: Phrase? = nil
  ) {
    kinds.append(.unknown)
    guard !kind.isUnknown else { return }
    fail(
      .misplacedKind(kind.phrase, operation: operation, advice: advice ?? Self.advice(on: kind, operation)),
      at: node.range,
      but: index.flatMap { gap(ofOperandsAt: $0, node) })
  }

  private static func advice(on kind: Kind, _ operation: Phrase) -> Phrase {
    switch kind {
    case .text:
      operation == "+"
        ? Phrase("concatABJoinsTexts", "concat(a, b) joins texts")
        : Phrase("numberTGivesTheNumber", "number(t) gives the number that a text spells")
    case .list: Phrase("takeItsItemsByP1OrMapXInP", "take its items by p[1] or map(x in p, …), or all by sum(p)")
    case .matrix: Phrase("takeAnElementOrARow", "take an element by A[2, 1], or a row by A[1]")
    case .complex: Phrase("takeAPartOfAComplexNumber", "take re(z), im(z) or abs(z)")
    case .missing: Phrase("writeAndADefaultBehind", "write ?? and a default after it, or test it with ismissing(x)")
    case .number, .roundedInteger, .percent, .rate, .truth, .instant, .quantity, .unknown:
      Phrase("textXMakesAText", "text(x) makes a text of it")
    }
  }

  // MARK: Inputs whose kind follows from their use

  /// The last node of the operand at a depth.
  private func lastNode(ofOperandAt depth: Int, before index: Int) -> Int? {
    var last = index - 1
    for _ in 0..<depth {
      guard let first = firstNode(ofOperandAt: last) else { return nil }
      last = first - 1
      while last >= nodes.lowerBound, tree.nodes[last].kind == .branch { last -= 1 }
    }
    return last >= nodes.lowerBound ? last : nil
  }

  /// Infers the kind of an input without a unit, if it is the operand at a depth; false for any other operand.
  func infer(_ depth: Int, _ kind: Kind, before index: Int) -> Bool {
    guard case .number = kinds[kinds.count - 1 - depth], let last = lastNode(ofOperandAt: depth, before: index),
      tree.nodes[last].kind == .name, case .variable(let input) = resolved.bindings[last],
      functions.inferredInputs[input] == nil,
      resolution.inputUnits.isEmpty || resolution.inputUnits[input].isEmpty || functions.openInputs.contains(input)
    else { return false }
    functions.infer(input, kind)
    return true
  }

  /// Whether the operand at a depth is a text, or an input inferred to be one.
  mutating func takesText(_ depth: Int, at index: Int) -> Bool {
    kinds[kinds.count - 1 - depth].isText || infer(depth, .text, before: index)
  }

  // MARK: Item by item

  /// An operation on lists, or on matrices of one size, applied to each of their items like to values that are not
  /// lists.
  ///
  /// - Parameter whole: the kind of the result by that of its items; by default a list, or a matrix if an operand is
  ///   one.
  mutating func typeItemByItem(
    _ count: Int, _ operation: Phrase, _ node: SyntaxTree.Node, at index: Int, giving whole: ((Kind) -> Kind)? = nil,
    _ body: (inout Typer) -> Void
  ) {
    let operands = kinds.count - count..<kinds.count
    if let wrong = kinds[operands].first(where: { $0.isText || $0.isMissing || ($0.item?.isText ?? false) }) {
      kinds.removeLast(count)
      return failKind(wrong, operation, node, at: index)
    }
    let shape = kinds[operands].lazy.compactMap { $0.matrix?.shape }.first
    let whole = whole ?? { item in shape.map { .matrix(item, $0) } ?? .list(item) }
    for operand in operands where kinds[operand].isValue {
      // An empty list has no items of another kind.
      kinds[operand] = kinds[operand].inner.isMissing ? .number : kinds[operand].inner
    }
    let errorCount = functions.errors.count
    body(&self)
    let result = pop()
    if functions.errors.count > errorCount || result.isUnknown { return kinds.append(.unknown) }
    guard let unit = result.quantity, unit.isHeldElsewhere else { return kinds.append(whole(result)) }
    guard let conversion = conversion(from: unit, to: unit.settled, node) else { return kinds.append(.unknown) }
    if !conversion.isIdentity { self.body.add(.coerceResult(.unit(conversion)), at: index) }
    kinds.append(whole(.quantity(unit.settled)))
  }

  // MARK: Comparisons, choices and defaults

  /// A comparison of two texts; links of a chain keep their right operand.
  private mutating func typeValueComparison(pushes count: Int, _ node: SyntaxTree.Node, at index: Int) {
    let (left, right) = (kinds[kinds.count - 2], kinds[kinds.count - 1])
    let isText = left.isText && takesText(0, at: index) || right.isText && takesText(1, at: index)
    kinds.removeLast(2)
    if isText { return kinds.append(count == 1 ? .truth : .text) }
    if left.isUnknown || right.isUnknown { return kinds.append(.unknown) }
    if left.matrix != nil || right.matrix != nil {
      return failKind(left.matrix == nil ? right : left, "a comparison", node, at: index)
    }
    if left.isMissing || right.isMissing {
      return failKind(
        .missing, "a comparison", node, at: index,
        advice: Phrase("ismissingXTellsWhetherThere", "ismissing(x) tells whether there is a value"))
    }
    if left.isText != right.isText {
      failMismatch(left, right, node, at: index)
      return kinds.append(.unknown)
    }
    failKind(left.item == nil ? right : left, "a comparison", node, at: index)
  }

  /// The common kind of two values of a choice; `nil` if the rules for numbers apply, or after an error.
  private mutating func valueKind(of first: Kind, or second: Kind, at index: Int) -> Kind? {
    switch (first, second) {
    case (.text, .text), (.missing, .missing): return first
    case (.missing, let other), (let other, .missing): return other.isUnknown ? nil : other
    case (.list(let a), .list(let b)):
      if a.isMissing { return second }
      return b.isMissing || a.key == b.key ? (a.isTruth && !b.isTruth ? second : first) : nil
    case (.matrix(let a, let shape), .matrix(let b, let other)):
      return a.key == b.key ? .matrix(a, shape == other ? shape : MatrixShape()) : nil
    case (.text, _): return infer(0, .text, before: index) ? .text : nil
    case (_, .text): return infer(1, .text, before: index) ? .text : nil
    case (.list, _), (.matrix, _), (.complex, _), (.number, _), (.roundedInteger, _), (.percent, _), (.rate, _),
      (.truth, _),
      (.instant, _),
      (.quantity, _),
      (.unknown, _):
      return nil
    }
  }

  mutating func typeValueChoice(_ node: SyntaxTree.Node, at index: Int) {
    let condition = kinds[kinds.count - 3]
    let (yes, no) = (kinds[kinds.count - 2], kinds[kinds.count - 1])
    let kind = valueKind(of: yes, or: no, at: index)
    if no.isPercent { coerce(depth: 0, .hundredths, at: index) }
    kinds.removeLast(3)
    if condition.isValue { return failKind(condition, "a condition", node) }
    if let kind { return kinds.append(kind.isPercent ? .rate : kind) }
    if yes.isUnknown || no.isUnknown || condition.isUnknown { return kinds.append(yes.isUnknown ? no : yes) }
    failMismatch(yes, no, node, at: index)
    kinds.append(.unknown)
  }

  private mutating func typeFallback(_ node: SyntaxTree.Node, at index: Int) {
    kinds.insert(.truth, at: kinds.count - 2)
    if hasValues(2) { typeValueChoice(node, at: index) } else { typeChoice("??", node, at: index) }
  }

  // MARK: Loops

  private mutating func typeLoopBody(_ node: SyntaxTree.Node, at index: Int) -> Bool {
    let loop = tree.loops[Int(node.payload)]
    guard loop.isOverList else {
      // The bounds are typed with the loop's terms.
      return false
    }
    if kinds[kinds.count - 1].item == nil, infer(0, .list(.number), before: index) { kinds[kinds.count - 1] = .unknown }
    let list = kinds[kinds.count - 1]
    loopKinds[Int(node.payload)] = list.item.map { $0.isMissing ? .number : $0 } ?? .unknown
    if list.item == nil, !list.isUnknown {
      failKind(
        list, Phrase(verbatim: loop.repetition.sign), node,
        advice: Phrase(
          "listStandsBehindInAsInXIn12", "a list follows in, as in \(loop.repetition.sign)(x in [1, 2], 2x)"))
      kinds.removeLast()
      kinds[kinds.count - 1] = .unknown
    }
    return true
  }

  private mutating func typeValueLoop(_ node: SyntaxTree.Node, at index: Int) -> Bool {
    let loop = tree.loops[Int(node.payload)]
    if loop.repetition.isSearch { return false }
    guard loop.isOverList || loop.repetition == .list || hasValues(3) else { return false }
    coerceIfPercent(depth: 0, to: loop.repetition == .list ? .rate : .number, at: index)
    settle(1, at: index)
    var term = pop()
    if !loop.isOverList {
      if !takeNumbers(2, "a loop", node, at: index) { term = .unknown }
    } else if pop().isUnknown {
      term = .unknown
    }
    switch loop.repetition {
    case .list:
      if term.item != nil || term.matrix != nil {
        failKind(term, "map", node, advice: Phrase("listsHoldSingleValues", "lists hold single values"))
      } else {
        kinds.append(term.isUnknown ? term : .list(term))
      }
    case .sum, .product:
      if term.isValue {
        failKind(term, "a loop", node)
      } else if loop.repetition == .sum, let unit = term.quantity, unit.offset == nil {
        kinds.append(.quantity(unit.computed))
      } else {
        kinds.append(term)
        kinds.append(takeNumbers(1, "a loop", node, at: index) ? .number : .unknown)
      }
    case .integral, .root, .minimum, .maximum: preconditionFailure("searches are typed by themselves")
    }
    return true
  }
}
