import ReckonBytecode
import ReckonCatalogue
import ReckonNumbers
import ReckonSyntax

/// Converts trees to algebraic formulas.
struct SymbolicReader {
  let tree: SyntaxTree
  /// The formulas that names denote; other names denote themselves.
  private let meanings: [String: Symbolic]
  /// The differentiation variable; `nil` in rules, where an unsupported part is an error in the rule.
  let variable: String?
  /// The functions that formulas define, by name.
  private let functions: (String) -> Definitions.Function?
  private let children: [Int: [Int]]

  /// The limit on the nesting depth of formulas.
  private static let mostDeep = 200

  /// The reason why a formula cannot be converted.
  enum Failure: Error {
    /// A node that contains the variable and is not a sum, product, power or call.
    case unreadable(Int)
    case stopped(Work.Stop)
  }

  init(
    _ tree: SyntaxTree, variable: String?, meanings: [String: Symbolic] = [:],
    functions: @escaping (String) -> Definitions.Function? = { _ in nil }
  ) {
    (self.tree, self.variable, self.meanings, self.functions) = (tree, variable, meanings, functions)
    children = tree.structure.children
  }

  /// The formula of a node.
  func formula(_ index: Int, _ algebra: inout Algebra, depth: Int = 0) throws(Failure) -> Symbolic {
    let node = tree.nodes[index]
    guard depth < Self.mostDeep else { throw .stopped(.spent) }
    guard isOrdinary(node) else { return try verbatim(index) }
    if node.kind == .call, let function = functions(tree.names[Int(node.payload)]) {
      return try value(of: function, calledBy: index, &algebra, depth)
    }
    var parts: [Symbolic] = []
    for child in children[index] ?? [] {
      // A unit after its number cannot stand alone.
      guard tree.nodes[child].kind != .unit else { return try verbatim(index) }
      parts.append(try formula(child, &algebra, depth: depth + 1))
    }
    do throws(Work.Stop) {
      switch node.kind {
      case .number: return .number(try number(node, &algebra))
      case .name:
        let name = tree.names[Int(node.payload)]
        return meanings[name] ?? .name(name)
      case .group: return parts[0]
      case .product: return try algebra.product(parts)
      case .call:
        let name = tree.names[Int(node.payload)]
        guard let row = Catalogue.function(named: name) ?? Catalogue.function(synonym: name) else { break }
        return .call(row.name, row.id, parts)
      case .apply:
        guard let formula = try applied(Catalogue.operatorMeanings[Int(node.payload)], parts, &algebra) else { break }
        return formula
      default: break
      }
    } catch {
      throw .stopped(error)
    }
    return try verbatim(index)
  }

  /// The value of a function that formulas define, with its parameters replaced by the arguments.
  private func value(
    of function: Definitions.Function, calledBy index: Int, _ algebra: inout Algebra, _ depth: Int
  ) throws(Failure) -> Symbolic {
    let arguments = children[index] ?? []
    guard arguments.count == function.parameters.count, function.isPlain else { return try verbatim(index) }
    var values: [String: Symbolic] = [:]
    for (parameter, argument) in zip(function.parameters, arguments) {
      values[parameter] = try formula(argument, &algebra, depth: depth + 1)
    }
    let body = SymbolicReader(function.tree, variable: variable, meanings: values, functions: functions)
    do throws(Failure) { return try body.formula(function.body.upperBound - 1, &algebra, depth: depth + 1) } catch {
      // The unsupported part is in another text.
      if case .unreadable = error { return try verbatim(index) }
      throw error
    }
  }

  private func isOrdinary(_ node: SyntaxTree.Node) -> Bool {
    switch node.kind {
    case .number, .name, .group, .call: true
    case .product: node.payload != 2
    case .apply:
      switch Catalogue.operatorMeanings[Int(node.payload)] {
      case .apply(let function): Self.signs[function] != nil
      case .identity, .additive: true
      case .uncertain, .comparison, .and, .or, .percent, .of, .conditional, .conversion, .fallback, .range, .membership:
        false
      }
    default: false
    }
  }

  /// The functions of operators that algebra supports, and whether they are written as calls.
  private static let signs: [Function.ID: Bool] = [
    .multiply: false, .divide: false, .power: false, .negate: false, .sqrt: true, .cbrt: true,
  ]

  private func applied(_ meaning: Operator.Meaning, _ parts: [Symbolic], _ algebra: inout Algebra) throws(Work.Stop)
    -> Symbolic?
  {
    switch meaning {
    case .identity: parts[0]
    case .additive(.subtract): try algebra.sum([parts[0], algebra.negated(parts[1])])
    case .additive: try algebra.sum(parts)
    case .apply(.multiply): try algebra.product(parts)
    case .apply(.divide): try algebra.quotient(parts[0], parts[1])
    case .apply(.power): try algebra.power(parts[0], parts[1])
    case .apply(.negate): try algebra.negated(parts[0])
    case .apply(let function) where Self.signs[function] == true: .call(Catalogue.row(function).name, function, parts)
    default: nil
    }
  }

  private func number(_ node: SyntaxTree.Node, _ algebra: inout Algebra) throws(Work.Stop) -> Rational {
    guard let value = try algebra.fraction(tree.exact(of: node)) else { throw .size }
    return value
  }

  /// An unsupported part, as written, if it does not contain the variable.
  private func verbatim(_ index: Int) throws(Failure) -> Symbolic {
    guard let variable else { return .verbatim("") }
    var parts = [index]
    while let part = parts.popLast() {
      let node = tree.nodes[part]
      if node.kind == .name || node.kind == .call, tree.names[Int(node.payload)] == variable {
        throw .unreadable(index)
      }
      if node.kind == .name, meanings[tree.names[Int(node.payload)]] != nil { throw .unreadable(index) }
      // Loops have their own variables.
      if node.kind == .loop, tree.loops[Int(node.payload)].name == variable { throw .unreadable(index) }
      parts += children[part] ?? []
    }
    guard !tree.readsWords else { throw .unreadable(index) }
    return .verbatim(String(tree.source.slice(tree.nodes[index].range)))
  }
}
