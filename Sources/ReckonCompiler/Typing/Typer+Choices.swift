import ReckonCatalogue
import ReckonSyntax

/// Comparisons, choices and loops.
extension Typer {
  /// A comparison of numbers, or of quantities in one unit.
  mutating func typeComparison(_ name: String, _ node: SyntaxTree.Node, at index: Int) {
    if kinds.suffix(2).allSatisfy({ $0.isInstant }) {
      return kinds.append(takeInstants(2, node, at: index) == nil ? .unknown : .truth)
    }
    spanTimesOfDay(2)
    guard kinds.suffix(2).contains(where: { $0.quantity != nil }) else {
      return typeNumbers(2, giving: .truth, Phrase(verbatim: name), node, at: index)
    }
    kinds.append(takeOneUnit(2, node, at: index) == nil ? .unknown : .truth)
  }

  /// A link in a chain of comparisons: its right operand is the next link's left one.
  mutating func typeChain(_ node: SyntaxTree.Node, at index: Int) {
    if kinds.suffix(2).allSatisfy({ $0.isInstant }) {
      let operands = readingOneClock(kinds.suffix(2), at: index)
      guard operands[0].isTimeOfDay == operands[1].isTimeOfDay else {
        return kinds.append(takeInstants(2, node, at: index) ?? .unknown)
      }
      kinds.removeLast(2)
      return kinds.append(operands[1])
    }
    guard kinds.suffix(2).contains(where: { $0.quantity != nil }) else {
      return typeNumbers(2, "a comparison", node, at: index)
    }
    kinds.append(takeOneUnit(2, isFirstFixed: node.kind == .chainLink, node, at: index) ?? .unknown)
  }

  /// A choice: its second value is converted to the first one's unit.
  mutating func typeChoice(_ name: String, _ node: SyntaxTree.Node, at index: Int) {
    let no = pop()
    let yes = pop()
    let condition = pop()
    if no.isPercent { coerce(depth: 0, .hundredths, at: index) }
    if let unit = condition.quantity { return failMisplaced(unit.described, Phrase(verbatim: name), node) }
    if yes.isUnknown || no.isUnknown || condition.isUnknown {
      // If one branch is a recursive call, the other one determines the kind.
      let known = yes.isUnknown ? no.isPercent ? .rate : no : yes
      return kinds.append(isFormula || condition.isUnknown ? .unknown : known)
    }
    switch (yes, no) {
    case (.truth, .truth): kinds.append(.truth)
    case (.instant, .instant):
      kinds += [yes, no]
      kinds.append(takeInstants(2, node, at: index) ?? .unknown)
    case (.instant, _), (_, .instant):
      failMismatch(yes, no, node, at: index)
      kinds.append(.unknown)
    case (.rate, .percent), (.rate, .rate): kinds.append(.rate)
    case (.number, _), (.roundedInteger, _), (.percent, _), (.rate, _), (.truth, _), (.quantity, _), (.text, _),
      (.list, _), (.matrix, _), (.complex, _),
      (.missing, _), (.unknown, _):
      guard yes.quantity != nil || no.quantity != nil else { return kinds.append(.number) }
      kinds += [yes, no.isPercent ? .number : no]
      guard let first = yes.quantity ?? unit(of: yes, beside: no.quantity ?? .one) else {
        kinds.removeLast(2)
        failMismatch(yes, no, node, at: index)
        return kinds.append(.unknown)
      }
      // Only the second branch is still open; the first one's unit needs no conversion.
      kinds[kinds.count - 2] = .quantity(first)
      guard let kind = takeOneUnit(2, isFirstFixed: true, node, at: index) else { return kinds.append(.unknown) }
      kinds.append(yes.quantity == nil ? .number : kind)
    }
  }

  /// A value that may fail, and its replacement, which is converted to its unit; or whether it fails.
  mutating func typeAttempt(_ count: Int, _ node: SyntaxTree.Node, at index: Int) {
    guard count == 2 else {
      kinds[kinds.count - 1] = .truth
      return
    }
    kinds.insert(.truth, at: kinds.count - 2)
    if hasValues(2) { typeValueChoice(node, at: index) } else { typeChoice("a choice", node, at: index) }
  }

  /// Σ or Π: the bounds are numbers, and the terms of a sum may have a unit.
  mutating func typeLoop(_ node: SyntaxTree.Node, at index: Int) {
    if tree.loops[Int(node.payload)].repetition.isSearch { return typeSearch(node, at: index) }
    guard tree.loops[Int(node.payload)].repetition == .sum, let unit = kinds[kinds.count - 1].quantity,
      unit.offset == nil
    else {
      return typeNumbers(3, "a loop", node, at: index)
    }
    _ = pop()
    kinds.append(takeNumbers(2, "a loop", node, at: index) ? .quantity(unit.computed) : .unknown)
  }
}
