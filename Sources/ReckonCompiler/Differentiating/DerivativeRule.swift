import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// A partial derivative as stated by its row, parsed once.
struct DerivativeRule: Sendable {
  /// The names that rules may use: operands, the function's value, the radians of an angle of 1, the number of operands
  /// and their mean; for one-sided derivatives, the side and the changes of the operands.
  enum Name: String, CaseIterable, Sendable {
    case x, y, z, value = "r", radians = "u", count = "n", mean = "m", side = "s", changeX = "dx", changeY = "dy",
      changeZ = "dz"

    static let operands: [Self] = [.x, .y, .z]
    static let changes: [Self] = [.changeX, .changeY, .changeZ]
  }

  let text: String
  let tree: SyntaxTree

  private init(_ text: String) {
    self.text = text
    let scope = NameScope(variables: Name.allCases.map { $0.rawValue })
    do throws(FormulaError) {
      tree = try Parser.tree(of: SourceText(text), scope: scope)
    } catch {
      preconditionFailure("the derivative \(text) of a row is a formula: \(error)")
    }
  }

  func mentions(_ name: Name) -> Bool { tree.names.contains(name.rawValue) }

  /// The rules of a function for an operand count, one for each operand; `nil` for a function without rules.
  static func rules(of function: Function.ID, count: Int) -> [DerivativeRule]? {
    switch Catalogue.derivative(function) {
    case .partial(let alternatives): alternatives.first { $0.count == count }.map { $0.map { rule($0) } }
    case .each(let text): Array(repeating: rule(text), count: count)
    case .product, .selected, .sided, .zero, .none: nil
    }
  }

  /// The same in textbook form, for formulas that are displayed.
  static func textbookRules(of function: Function.ID, count: Int) -> [DerivativeRule]? {
    Catalogue.textbookDerivatives[function].map { [rule($0)] } ?? rules(of: function, count: count)
  }

  /// The one-sided rules of a function with corners or jumps, for an operand count.
  static func sides(of function: Function.ID, count: Int) -> (value: DerivativeRule?, change: DerivativeRule)? {
    guard case .sided(let alternatives) = Catalogue.derivative(function) else { return nil }
    let sides = alternatives[alternatives.count == 1 ? 0 : count - 1]
    return (sides.value.map { rule($0) }, rule(sides.change))
  }

  private static func rule(_ text: String) -> DerivativeRule {
    guard let rule = all[text] else { preconditionFailure("all rules have been read") }
    return rule
  }

  private static let all: [String: DerivativeRule] = {
    let texts = Catalogue.functions.flatMap { row -> [String] in
      switch Catalogue.derivative(row.id) {
      case .partial(let alternatives): alternatives.flatMap { $0 }
      case .each(let text): [text]
      case .sided(let alternatives): alternatives.flatMap { [$0.value, $0.change].compactMap { $0 } }
      case .product, .selected, .zero, .none: []
      }
    }
    return Dictionary(firstOf: (texts + Catalogue.textbookDerivatives.values).map { ($0, DerivativeRule($0)) })
  }()
}

extension DerivativeRule {
  /// The values of a rule's names at one application of its function.
  struct Meaning {
    var operands: [ValueGraph.ID]
    var value: ValueGraph.ID?
    var unit: AngleUnit?
    /// All operands of a variadic function.
    var all: [ValueGraph.ID] = []
    /// 1 for the right side of the point and -1 for the left, and the changes of the operands there.
    var side = 1.0
    var changes: [ValueGraph.ID] = []
  }

  /// The rule's value as a node of a graph.
  func lower(into graph: inout ValueGraph, _ meaning: Meaning, at place: ValueGraph.Place) -> ValueGraph.ID {
    var stack: [ValueGraph.ID] = []
    func pop() -> ValueGraph.ID {
      guard let id = stack.popLast() else { preconditionFailure("a node's operands are made before it") }
      return id
    }
    func apply(_ function: Function.ID, _ count: Int) {
      let operands = Array(stack.suffix(count))
      stack.removeLast(count)
      // A constant factor contributes nothing to a change, whatever its value.
      if !meaning.changes.isEmpty, let short = short(function, operands, in: graph) { return stack.append(short) }
      let operation = Operation(function, unit: Catalogue.traits(function).takesPart == .none ? nil : meaning.unit)
      stack.append(graph.apply(operation, graph.list(operands), at: place))
    }
    for (index, node) in tree.nodes.enumerated() {
      let payload = Int(node.payload)
      switch node.kind {
      case .number: stack.append(graph.makeConstant(Program.Constant(node, in: tree, graph.numberMode), at: place))
      case .name: stack.append(lower(name: tree.names[payload], into: &graph, meaning, at: place))
      case .call:
        guard let row = Catalogue.function(named: tree.names[payload]) else {
          preconditionFailure("rules call what the catalogue has")
        }
        apply(row.id, Int(node.count))
      case .product: apply(.multiply, 2)
      case .apply:
        switch Catalogue.operatorMeanings[payload] {
        case .apply(.power):
          let exponent = pop()
          let literal = tree.literalExponent(before: index) ?? graph.constant(exponent)
          stack.append(graph.power(pop(), exponent, literal: literal, at: place))
        case .apply(let function), .additive(let function), .comparison(let function): apply(function, Int(node.count))
        case .identity: break
        case .uncertain, .and, .or, .percent, .of, .conditional, .conversion, .fallback, .range, .membership:
          preconditionFailure("no rule has such an operator")
        }
      case .group: break
      default: preconditionFailure("no rule has such a node")
      }
    }
    return pop()
  }

  /// The operand to which a product with 0, or a sum or difference with 0, simplifies.
  private func short(_ function: Function.ID, _ operands: [ValueGraph.ID], in graph: borrowing ValueGraph) -> ValueGraph
    .ID?
  {
    switch function {
    case .multiply: return operands.first { graph.isZero($0) }
    case .add where graph.isZero(operands[0]): return operands[1]
    case .add where graph.isZero(operands[1]), .subtract where graph.isZero(operands[1]): return operands[0]
    default: return nil
    }
  }

  private func lower(
    name: String, into graph: inout ValueGraph, _ meaning: Meaning, at place: ValueGraph.Place
  ) -> ValueGraph.ID {
    guard let known = Name(rawValue: name) else {
      guard let row = Catalogue.constant(named: name) else { preconditionFailure("the names of rules are known") }
      return graph.makeConstant(Program.Constant(row, in: graph.numberMode), at: place)
    }
    switch known {
    case .x: return meaning.operands[0]
    case .y: return meaning.operands[1]
    case .z: return meaning.operands[2]
    case .value:
      guard let value = meaning.value else { preconditionFailure("the value that a rule mentions has been made") }
      return value
    case .side: return graph.makeConstant(meaning.side, at: place)
    case .changeX: return meaning.changes[0]
    case .changeY: return meaning.changes[1]
    case .changeZ: return meaning.changes[2]
    case .count: return graph.makeConstant(Double(meaning.all.count), at: place)
    case .mean: return graph.apply(Operation(.avg), graph.list(meaning.all), at: place)
    case .radians:
      switch meaning.unit {
      case .degrees: return angle(180, into: &graph, at: place)
      case .gradians: return angle(200, into: &graph, at: place)
      case .radians, nil: return graph.makeConstant(1, at: place)
      }
    }
  }

  /// π divided by a half turn.
  private func angle(_ halfTurn: Double, into graph: inout ValueGraph, at place: ValueGraph.Place) -> ValueGraph.ID {
    guard let pi = Catalogue.constant(named: "π") else { preconditionFailure("the catalogue has π") }
    let operands = OperandList(
      graph.makeConstant(Program.Constant(pi, in: graph.numberMode), at: place), graph.makeConstant(halfTurn, at: place)
    )
    return graph.apply(Operation(.divide), operands, at: place)
  }
}
