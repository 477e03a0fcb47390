import ReckonCatalogue

/// Precedences as typeset.
extension MarkupWriter {
  /// The precedence of a node as typeset: fraction bars, radicals and superscripts group like parentheses.
  func level(of index: Int) -> Operator.Level {
    let node = tree.nodes[index]
    switch node.kind {
    case .number:
      return tree.text(of: node).contains(where: { $0 == "e" || $0 == "E" }) && !hasBase(node)
        ? .multiplicative : .postfix
    case .name, .unit, .instant, .text, .list, .index, .group: return .postfix
    case .mixed: return .tightProduct
    case .call: return levelOfCall(index)
    // A following part would seem to belong to its last term.
    case .loop: return .or
    case .convert, .notation: return .conversion
    case .apply:
      if isFraction(index) { return .prefix }
      if case .prefix = row(index).position, case .apply(.sqrt) = row(index).meaning { return .postfix }
      if case .prefix = row(index).position, case .apply(.cbrt) = row(index).meaning { return .postfix }
      return row(index).level
    case .product: return tree.nodes[index].payload == 0 ? .multiplicative : .tightProduct
    case .chainStart, .chainLink, .chainEnd: return .comparison
    case .conditional: return .postfix
    case .assign, .functionEnd, .discard, .branch, .loopBody, .functionBegin: return .sequence
    }
  }

  private func hasBase(_ node: SyntaxTree.Node) -> Bool {
    let text = tree.text(of: node)
    return text.hasPrefix("0x") || text.hasPrefix("0b") || text.hasPrefix("0o")
  }

  func isFraction(_ index: Int) -> Bool {
    if case .apply(.divide) = row(index).meaning {
      !Catalogue.elementwiseOperators[Int(tree.nodes[index].payload)]
    } else {
      false
    }
  }

  private func levelOfCall(_ index: Int) -> Operator.Level {
    guard let row = function(index) else { return .postfix }
    switch row.id {
    case .sqrt, .cbrt, .root, .abs, .conjugate, .floor, .ceil, .conditional: return .postfix
    case .power: return .power
    // A following part would seem to belong to its last term.
    case .derivative: return .or
    default: return takesBare(index) ? .bareCall : .postfix
    }
  }

  /// Whether a call's argument, a number or a name, needs no parentheses.
  func takesBare(_ index: Int) -> Bool {
    guard let arguments = children[index], arguments.count == 1, let row = function(index), row.takesBareArgument else {
      return false
    }
    switch tree.nodes[withoutBrackets(arguments[0])].kind {
    case .number, .name: return true
    default: return false
    }
  }

  /// Whether a node's output begins with a digit, which would merge with a factor before it.
  func beginsWithDigit(_ index: Int) -> Bool {
    var index = withoutBrackets(index)
    while true {
      let node = tree.nodes[index]
      switch node.kind {
      case .number, .instant, .mixed: return true
      case .product, .convert, .notation, .chainStart, .chainEnd, .index: break
      case .apply where !isFraction(index) && row(index).position != .prefix: break
      default: return false
      }
      guard let first = children[index]?.first else { return false }
      index = withoutBrackets(first)
    }
  }
}
