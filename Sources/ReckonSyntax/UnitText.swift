import ReckonCatalogue

/// Prints units and quantities so that they parse back to the same tree: spaces, operators and parentheses have other
/// meanings there.
struct UnitText {
  private typealias Piece = SyntaxTree.Piece

  private let tree: SyntaxTree
  private let children: [Int: [Int]]
  /// For each node, whether it is a unit, or an expression of units.
  let areUnits: [Bool]
  /// For each node, whether it is adjacent units that need an explicit `*`: `in` before a word would convert.
  private let needSigns: [Bool]

  /// - Complexity: O(nodes).
  init(_ tree: SyntaxTree, _ children: [Int: [Int]]) {
    self.tree = tree
    self.children = children
    var areUnits = [Bool](repeating: false, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let children = children[index] ?? []
      switch node.kind {
      case .unit: areUnits[index] = true
      case .product: areUnits[index] = children.allSatisfy { areUnits[$0] }
      case .apply:
        switch Catalogue.operatorMeanings[Int(node.payload)] {
        case .apply(.multiply), .apply(.divide): areUnits[index] = children.allSatisfy { areUnits[$0] }
        case .apply(.power): areUnits[index] = areUnits[children[0]] && Self.isPower(ofUnit: children[1], tree)
        default: break
        }
      default: break
      }
    }
    self.areUnits = areUnits
    needSigns = Self.needSigns(tree, children, areUnits)
  }

  /// Whether an exponent is a number, possibly signed, as after units: `m^2`, `s^-1`.
  private static func isPower(ofUnit exponent: Int, _ tree: SyntaxTree) -> Bool {
    let node = tree.nodes[exponent]
    if node.kind == .number { return true }
    let isSigned = node.kind == .apply && node.count == 1 && Catalogue.operators[Int(node.payload)].position == .prefix
    return isSigned && tree.nodes[exponent - 1].kind == .number
  }

  private static func needSigns(_ tree: SyntaxTree, _ children: [Int: [Int]], _ areUnits: [Bool]) -> [Bool] {
    var needSigns = [Bool](repeating: false, count: tree.nodes.count)
    /// Whether the text of units ends in the inch.
    var endInInch = needSigns
    for index in tree.nodes.indices where areUnits[index] {
      let node = tree.nodes[index]
      guard node.kind != .unit else {
        endInInch[index] = tree.writtenUnit(tree.names[Int(node.payload)]) == "in"
        continue
      }
      guard let operands = children[index], operands.count == 2, areUnits[operands[1]] else { continue }
      endInInch[index] = endInInch[operands[1]]
      needSigns[index] = node.kind == .product && (endInInch[operands[0]] || needSigns[operands[0]])
    }
    return needSigns
  }

  /// Whether a node is a product of a value and its unit, or of adjacent units.
  private func isOfUnit(_ index: Int) -> Bool {
    tree.nodes[index].kind == .product && tree.nodes[index].payload > 0 && areUnits[index - 1]
  }

  /// Whether a node's text binds as tightly as a number with its unit.
  func isTight(_ index: Int) -> Bool { isOfUnit(index) && !needSigns[index] }

  /// The text of a node that contains units; `nil` for others.
  func pieces(of index: Int) -> [SyntaxTree.Piece]? {
    let node = tree.nodes[index]
    let children = children[index] ?? []
    if node.kind == .mixed {
      return Array(children.map { pieces(ofPart: $0, isLast: $0 == children.last) }.joined(separator: [.text(" ")]))
    }
    if needSigns[index] { return [.node(children[0], .multiplicative), .text(" * "), .node(children[1], .prefix)] }
    if isOfUnit(index) {
      if node.payload == 2 {
        return value(beforeSquareBracket: children[0]) + [.text(" ["), .node(children[1], .sequence), .text("]")]
      }
      // Adjacent units associate to the left; one at the end of a value, as in `(2^m) s`, would join the next one.
      let isUnits = areUnits[children[0]]
      let value: [SyntaxTree.Piece] =
        !isUnits && (endsInUnits(children[0]) || endsInPercent(children[0]))
        ? [.text("("), .node(children[0], .sequence), .text(")")]
        : [.node(children[0], isUnits ? .tightProduct : .prefix)]
      return value + [.text(" "), .node(children[1], isUnits ? .power : .multiplicative)]
    }
    // The exponent of unparenthesized units is a number: `(m)^x`.
    if node.kind == .apply, node.count == 2, areUnits[children[0]],
      Catalogue.operatorMeanings[Int(node.payload)] == .apply(.power)
    {
      guard !areUnits[index] else { return nil }
      return [.text("("), .node(children[0], .sequence), .text(")^"), .node(children[1], .prefix)]
    }
    guard let sign = signThatJoinsUnits(node) else { return nil }
    // After a product operator a unit's name would be the unit instead of a function: `x * (nP(3))`.
    if beginsWithCallOfUnit(children[1]) {
      return [.node(children[0], .multiplicative), .text(" \(sign) ("), .node(children[1], .sequence), .text(")")]
    }
    // `1 / (2 h)` is not half an hour.
    if sign == "/", isOfUnit(children[1]) || tree.nodes[children[1]].kind == .mixed, endsInNumber(children[0]),
      beginsWithNumber(children[1])
    {
      return [.node(children[0], .multiplicative), .text(" / ("), .node(children[1], .sequence), .text(")")]
    }
    // `(60 km) * m` is not 60 of km * m.
    guard continuesInUnits(children[0]), beginsWithUnit(children[1]) else { return nil }
    return [.text("("), .node(children[0], .sequence), .text(") \(sign) "), .node(children[1], .bareCall)]
  }

  /// A value before a unit in square brackets, which after parentheses would be an index: `2 x^3 [km]`.
  private func value(beforeSquareBracket index: Int) -> [SyntaxTree.Piece] {
    var value = index
    var behind: [SyntaxTree.Piece] = []
    while let factors = children[value], factors.count == 2, !isOfUnit(value) {
      let node = tree.nodes[value]
      let isFraction =
        node.kind == .apply && Catalogue.operatorMeanings[Int(node.payload)] == .apply(.divide)
        && tree.nodes[factors[1]].kind == .number
      guard isFraction || node.kind == .product && node.payload == 1 else { break }
      behind = [.text(isFraction ? "/" : " "), .node(factors[1], .prefix)] + behind
      value = factors[0]
    }
    return [.node(value, .prefix)] + behind
  }

  /// The operator of a product or quotient, which joins a following unit to the units before it; `nil` for other nodes.
  private func signThatJoinsUnits(_ node: SyntaxTree.Node) -> String? {
    // An implicit product is written with an operator.
    if node.kind == .product { return "*" }
    guard node.kind == .apply, node.count == 2 else { return nil }
    switch Catalogue.operatorMeanings[Int(node.payload)] {
    case .apply(.multiply), .apply(.divide): return Catalogue.operators[Int(node.payload)].spellings[0]
    default: return nil
    }
  }

  /// Whether a node's text ends in a number's unit, to which another unit would be joined.
  private func continuesInUnits(_ index: Int) -> Bool {
    var index = index
    while !areUnits[index] {
      if isOfUnit(index) { return tree.nodes[index].payload == 1 }
      guard let last = operand(atEndOf: index) else { return false }
      index = last
    }
    return false
  }

  /// Whether a node's text ends in units without a number.
  private func endsInUnits(_ index: Int) -> Bool {
    var index = index
    while !areUnits[index] {
      guard let last = operand(atEndOf: index) else { return false }
      index = last
    }
    return true
  }

  /// Whether a node's text ends in a percent sign, which is a remainder before an operand.
  private func endsInPercent(_ index: Int) -> Bool {
    var index = index
    while true {
      let node = tree.nodes[index]
      if tree.isPostfix(node) { return Catalogue.operatorMeanings[Int(node.payload)] == .percent }
      guard let last = operand(atEndOf: index) else { return false }
      index = last
    }
  }

  /// Whether a node's text ends in a number or a name without a unit, with which a quantity after `/` would form a
  /// fraction.
  private func endsInNumber(_ index: Int) -> Bool {
    var index = index
    while let last = operand(atEndOf: index) { index = last }
    return tree.nodes[index].kind == .number || tree.nodes[index].kind == .name
  }

  /// Whether a node's text begins with a number.
  private func beginsWithNumber(_ index: Int) -> Bool {
    var index = index
    while let first = children[index]?.first { index = first }
    return tree.nodes[index].kind == .number
  }

  /// The last operand in the text of an operation.
  private func operand(atEndOf index: Int) -> Int? {
    let node = tree.nodes[index]
    guard node.kind == .product || node.kind == .apply && Catalogue.operators[Int(node.payload)].position != .postfix
    else { return nil }
    return children[index]?.last
  }

  private func beginsWithUnit(_ index: Int) -> Bool {
    var index = index
    while !areUnits[index] {
      guard tree.nodes[index].kind == .apply || tree.nodes[index].kind == .product, let first = children[index]?.first
      else { return false }
      index = first
    }
    return true
  }

  /// Whether a node's text begins with a call of a function that has a unit's name.
  private func beginsWithCallOfUnit(_ index: Int) -> Bool {
    var index = index
    while true {
      let node = tree.nodes[index]
      switch node.kind {
      case .call:
        let name = tree.names[Int(node.payload)]
        return Catalogue.unit(named: name) != nil && !Catalogue.isFunction(name)
      case .apply:
        guard Catalogue.operators[Int(node.payload)].position != .prefix, let first = children[index]?.first else {
          return false
        }
        index = first
      case .product:
        guard let first = children[index]?.first else { return false }
        index = first
      default: return false
      }
    }
  }

  /// A part of a mixed number: `3 in`, `8 3/8 in`, `3/8 in`. Before another part `in` would convert, so the inch is
  /// written as a mark.
  private func pieces(ofPart index: Int, isLast: Bool) -> [SyntaxTree.Piece] {
    guard let part = children[index], part.count == 2 else {
      preconditionFailure("a part of a mixed number is a number of a unit")
    }
    let unit = tree.writtenUnit(tree.names[Int(tree.nodes[part[1]].payload)])
    return [.text(text(ofAmount: part[0]) + (unit == "in" && !isLast ? "\"" : " \(unit)"))]
  }

  private func text(ofAmount index: Int) -> String {
    let node = tree.nodes[index]
    let operands = children[index] ?? []
    func fraction(_ index: Int) -> String {
      (children[index] ?? []).map { String(tree.text(of: tree.nodes[$0])) }.joined(separator: "/")
    }
    switch node.kind {
    case .number: return String(tree.text(of: node))
    case .apply: return fraction(index)
    case .group:
      guard let sum = children[operands[0]] else { preconditionFailure("a number and a fraction are a sum") }
      return "\(tree.text(of: tree.nodes[sum[0]])) \(fraction(sum[1]))"
    default: preconditionFailure("a part of a mixed number is a number, a fraction or both")
    }
  }
}

extension SyntaxTree {
  /// A unit in formula notation. Catalogue units are recognized wherever a unit is allowed, whatever else the word
  /// means; a currency is written as its symbol, which is also recognized without rates.
  func writtenUnit(_ name: String) -> String {
    Catalogue.unit(named: name) != nil ? name : Catalogue.sign(ofCurrency: name) ?? Self.written(name)
  }

  /// A value's name in formula notation, in backquotes if it would be read as a unit.
  func writtenValue(_ name: String) -> String { Catalogue.unit(named: name) == nil ? Self.written(name) : "`\(name)`" }

  /// A conversion's target as text.
  package func text(of conversion: Conversion) -> String {
    guard !conversion.parts.isEmpty else { return text(of: conversion.terms) }
    let parts = conversion.parts.map { $0.count > 1 && conversion.parts.count > 1 ? "(\(text(of: $0)))" : text(of: $0) }
    return parts.joined(separator: "+") + (conversion.denominator.map { "/\($0)" } ?? "")
  }

  /// The terms of a conversion's target, or of one of its parts, as text.
  package func text(of terms: [Conversion.Term]) -> String {
    var result = ""
    for (index, term) in terms.enumerated() {
      let isInverse = term.exponent < 0 && index > 0
      if index > 0 { result += isInverse ? "/" : "*" }
      switch term.factor {
      case .number(let literal): result += literal
      case .unit(let name): result += writtenUnit(names[name])
      }
      let exponent = isInverse ? -term.exponent : term.exponent
      // A notation keyword is a unit's name with an exponent.
      let isNotation =
        if terms.count == 1, case .unit(let name) = term.factor { ResultForm.Notation(word: names[name]) != nil } else {
          false
        }
      switch exponent {
      case 1 where !isNotation: break
      case 2: result += "²"
      case 3: result += "³"
      default: result += "^\(exponent)"
      }
    }
    return result
  }
}
