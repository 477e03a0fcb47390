import ReckonCatalogue
import ReckonSyntax

/// Typing of complex numbers: the rules for real numbers give the units of operations, and operations without a complex
/// form are rejected.
extension Typer {
  private static let noOrder = Phrase(
    "complexNumbersHaveNoOrder", "complex numbers have no order; compare abs(z), re(z) or im(z)")

  /// Types a node with complex operands or a complex value; false for any other node.
  mutating func typeComplex(_ node: SyntaxTree.Node, at index: Int) -> Bool {
    let count = Int(node.count)
    switch node.kind {
    case .apply:
      switch Catalogue.operatorMeanings[Int(node.payload)] {
      case .apply(let function), .additive(let function), .comparison(let function):
        return typeComplex(function, count, node, at: index) { $0.typeOperator(node, at: index) }
      case .of: return typeComplex(.multiply, 2, node, at: index) { $0.typeOperator(node, at: index) }
      case .identity, .conditional, .conversion: return false
      case .percent, .and, .or, .fallback, .range, .membership, .uncertain: return refuseComplex(count, node, at: index)
      }
    case .product: return typeComplex(.multiply, 2, node, at: index) { $0.typeProduct(.multiply, node, at: index) }
    case .call:
      guard case .builtIn(let function) = resolved.bindings[index] else { return false }
      switch Catalogue.row(function).form {
      case .conditional: return typeComplexChoice(node, at: index)
      case .attempt(let count):
        guard hasComplex(count) else { return false }
        guard count == 2 else {
          typeAttempt(count, node, at: index)
          return true
        }
        kinds.insert(.truth, at: kinds.count - 2)
        return typeComplexChoice(node, at: index)
      case .applied, .repeated, .values, .derivative, .measured, .complex: break
      }
      return typeComplex(function, count, node, at: index) { typer in
        typer.typeFunction(Catalogue.row(function), count, Catalogue.row(function).name, node, at: index)
      }
    case .conditional: return typeComplexChoice(node, at: index)
    case .convert: return typeComplexConversion(node, at: index)
    case .loop: return typeComplexLoop(node, at: index)
    case .chainStart, .chainLink: return refuseComplex(2, node, at: index, Self.noOrder)
    case .notation: return typeComplexNotation(node, at: index)
    case .mixed, .list, .index: return refuseComplex(count, node, at: index)
    default: return false
    }
  }

  private func hasComplex(_ count: Int) -> Bool { kinds.suffix(count).contains { $0.part != nil } }

  /// Rejects complex operands, unless the functions that make them complex can be read as real.
  ///
  /// - Parameter real: the number of operands that must be real, the last ones; `nil` for all.
  private mutating func refuseComplex(
    _ count: Int, _ node: SyntaxTree.Node, at index: Int, _ advice: Phrase? = nil, real: Int? = nil
  ) -> Bool {
    guard hasComplex(count) else { return false }
    if readsAsReal(real ?? count, at: index) {
      kinds.removeLast(count)
      kinds.append(.unknown)
      return true
    }
    kinds.removeLast(count)
    failKind(.complex(.number), operation(of: node), node, advice: advice)
    return true
  }

  /// The operation of a node, for messages.
  private func operation(of node: SyntaxTree.Node) -> Phrase {
    switch node.kind {
    case .apply: Phrase(verbatim: Catalogue.operators[Int(node.payload)].spellings[0])
    case .call: Phrase(verbatim: tree.names[Int(node.payload)])
    case .list: "a list"
    case .index: Phrase("positionInSquareBrackets", "a position in square brackets")
    case .notation: Phrase("wayToWriteNumbers", "a way to write numbers")
    case .chainStart, .chainLink: "a comparison"
    case .conditional: "a condition"
    case .loop: "a loop"
    case .product, .mixed: "a product"
    default: preconditionFailure("these take no complex number that they could refuse")
    }
  }

  /// Types a function that takes or returns complex numbers; its operands are typed as real ones first.
  private mutating func typeComplex(
    _ function: Function.ID, _ count: Int, _ node: SyntaxTree.Node, at index: Int, _ body: (inout Typer) -> Void
  ) -> Bool {
    let isComplex = hasComplex(count)
    guard isComplex || gives(function, count, at: index) else { return false }
    guard let form = Catalogue.complexForm(function), !isComplex || takes(function, count),
      !isComplex || !hasValues(count)
    else {
      let isOrder = Catalogue.traits(function).isComparison
      let real = Catalogue.complexForm(function) == nil || hasValues(count) ? nil : 1
      return refuseComplex(count, node, at: index, isOrder ? Self.noOrder : nil, real: real)
    }
    for place in kinds.count - count..<kinds.count { if let part = kinds[place].part { kinds[place] = part } }
    let errorCount = functions.errors.count
    if function == .polar { typePolar(node, at: index) } else { body(&self) }
    var result = pop()
    if functions.errors.count > errorCount || result.isUnknown {
      kinds.append(.unknown)
      return true
    }
    self.body.replaceWithComplex(at: index)
    if let unit = result.quantity, unit.isHeldElsewhere, let conversion = conversion(from: unit, to: unit.settled, node)
    {
      if !conversion.isIdentity { self.body.add(.coerceResult(.unit(conversion)), at: index) }
      result = .quantity(unit.settled)
    }
    switch form {
    case .real: kinds.append(result)
    case .algebraic, .extending: kinds.append(.complex(result))
    }
    return true
  }

  /// Whether a function returns a complex number for real operands: in complex formulas those do that are not defined
  /// for all real numbers.
  private func gives(_ function: Function.ID, _ count: Int, at index: Int) -> Bool {
    if case .complex = Catalogue.row(function).form { return true }
    guard case .extending? = Catalogue.complexForm(function), !hasValues(count),
      !functions.isReadAsReal(RealReading.Place(tree: treeIndex, node: index))
    else { return false }
    if kinds.suffix(count).contains(where: { $0.isInstant || $0.isUnknown }) { return false }
    if function == .power, let exponent = tree.literalExponent(before: index), exponent == exponent.rounded() {
      return false
    }
    // A number in digits is not negative.
    let isLiteral = tree.nodes[index - 1].kind == .number && tree.nodes[max(index - count, 0)].kind == .number
    switch function {
    case .asin, .acos, .acosh, .atanh: return true
    default: return !isLiteral
    }
  }

  /// Types a magnitude, optionally with a unit, and an angle.
  private mutating func typePolar(_ node: SyntaxTree.Node, at index: Int) {
    if let angle = kinds.last?.quantity, angle.dimension == Dimension(.angle) {
      convert(depth: 0, from: angle, to: programAngle, node, at: index)
      kinds.removeLast()
    } else if !takeNumbers(1, Phrase(verbatim: "∠"), node, at: index) {
      return kinds[kinds.count - 1] = .unknown
    }
    if kinds[kinds.count - 1].isPercent {
      coerce(depth: 1, .hundredths, at: index)
      kinds[kinds.count - 1] = .number
    }
    let size = kinds[kinds.count - 1]
    if size.isInstant || size.quantity?.offset != nil {
      kinds.removeLast()
      failMisplaced(size.described, Phrase(verbatim: "∠"), node)
    } else if size.quantity == nil {
      kinds[kinds.count - 1] = size.isUnknown ? .unknown : .number
    }
  }

  /// Whether the operands after the first may be complex.
  private func takes(_ function: Function.ID, _ count: Int) -> Bool {
    switch function {
    case .root, .polar: kinds[kinds.count - 1].part == nil
    default: true
    }
  }

  // MARK: Choices, conversions and sums

  private mutating func typeComplexChoice(_ node: SyntaxTree.Node, at index: Int) -> Bool {
    guard hasComplex(3) else { return false }
    if kinds[kinds.count - 3].part != nil { return refuseComplex(3, node, at: index) }
    return typeParts(2) { $0.typeChoice("a choice", node, at: index) }
  }

  private mutating func typeComplexConversion(_ node: SyntaxTree.Node, at index: Int) -> Bool {
    hasComplex(1)
      && typeParts(1) { typer in
        typer.typeConversion(node, at: index)
        // The kind determines the unit, and display forms of real numbers do not apply to complex ones.
        typer.body.form = nil
      }
  }

  /// Types a complex number with a notation for its parts, or one shown by magnitude and angle.
  private mutating func typeComplexNotation(_ node: SyntaxTree.Node, at index: Int) -> Bool {
    let notation = ResultForm.Notation(code: Int(node.payload))
    guard hasComplex(1), notation.takesUnits else { return refuseComplex(1, node, at: index) }
    return typeParts(1) { typer in
      typer.typeNotation(notation, node, at: index)
      guard typer.isFormula, typer.isLast(index), let part = typer.kinds.last, !part.isUnknown else { return }
      typer.body.form =
        notation == .rectangular ? nil : .complex(part.valueKind, notation, typer.resolved.angleUnit)
    }
  }

  private mutating func typeComplexLoop(_ node: SyntaxTree.Node, at index: Int) -> Bool {
    guard hasComplex(1) else { return false }
    guard tree.loops[Int(node.payload)].repetition == .sum else { return refuseComplex(3, node, at: index) }
    return typeParts(1) { typer in
      if !typer.resolution.holdsValues || !typer.typeValue(node, at: index) { typer.typeLoop(node, at: index) }
      if let sum = typer.kinds.last, !sum.isUnknown { typer.body.replaceWithComplex(at: index) }
    }
  }

  /// Types a node whose last operands are complex by typing it for their parts.
  private mutating func typeParts(_ count: Int, _ body: (inout Typer) -> Void) -> Bool {
    for place in kinds.count - count..<kinds.count { if let part = kinds[place].part { kinds[place] = part } }
    body(&self)
    let result = pop()
    kinds.append(result.isUnknown ? .unknown : .complex(result))
    return true
  }
}
