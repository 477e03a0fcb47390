import ReckonCatalogue
import ReckonSyntax

/// Determines whether the value of a body is a truth value, as far as its last nodes show: formulas whose only kinds
/// are numbers and truth values are typed only if that is in doubt.
struct TruthAnalysis {
  enum Truth { case no, possible, certain }

  let trees: [ResolvedTree]
  let functions: [ResolvedFunction]

  init(trees: [ResolvedTree], _ functions: [ResolvedFunction]) { (self.trees, self.functions) = (trees, functions) }

  /// - Complexity: O(1), except for a local name, whose definition is searched.
  func truth(ofNodes nodes: Range<Int>, inTree number: Int) -> Truth {
    let tree = trees[number].tree
    var index = nodes.upperBound - 1
    // A choice yields a truth value only if its second branch does.
    var isChosen = false
    func found(_ truth: Truth) -> Truth { isChosen && truth == .certain ? .possible : truth }
    while index >= nodes.lowerBound {
      let node = tree.nodes[index]
      switch node.kind {
      case .chainEnd: return found(.certain)
      case .apply: return found(truth(of: Catalogue.operatorMeanings[Int(node.payload)]))
      case .group, .assign: index -= 1
      // The node before it is the second branch.
      case .conditional: (isChosen, index) = (true, index - 1)
      case .call:
        switch trees[number].bindings[index] {
        case .builtIn(let function):
          switch Catalogue.row(function).form {
          case .conditional, .attempt(count: 2): (isChosen, index) = (true, index - 1)
          case .attempt: return found(.certain)
          case .applied, .repeated, .values, .derivative, .measured, .complex: return .no
          }
        case .function: return .possible
        case .none, .variable, .constant, .pooled, .local, .loopName, .host, .missing, .value: return .no
        }
      case .name:
        switch trees[number].bindings[index] {
        case .constant, .pooled:
          let name = tree.names[Int(node.payload)]
          return found(name == "true" || name == "false" ? .certain : .no)
        case .local(let local):
          guard let definition = self.index(ofLocal: local, before: index, nodes, trees[number]) else { return .no }
          index = definition
        case .function: return .possible
        case .none, .variable, .loopName, .builtIn, .host, .missing, .value: return .no
        }
      default: return .no
      }
    }
    return .no
  }

  private func truth(of meaning: Operator.Meaning) -> Truth {
    switch meaning {
    case .comparison, .and, .or, .apply(.not): .certain
    default: .no
    }
  }

  /// The node that last defined a local name.
  private func index(ofLocal local: Int, before index: Int, _ nodes: Range<Int>, _ tree: ResolvedTree) -> Int? {
    var index = index - 1
    while index >= nodes.lowerBound {
      if tree.tree.nodes[index].kind == .assign, tree.bindings[index] == .local(local) { return index }
      index -= 1
    }
    return nil
  }
}

extension Resolution {
  /// For each function, whether with plain numbers it needs no coercions and returns a plain number.
  ///
  /// - Complexity: O(functions + calls).
  var plainFunctions: [Bool] {
    let analysis = TruthAnalysis(trees: trees, functions)
    var isPlain = functions.map { function in
      function.tree >= 0 && !trees[function.tree].needsTyping
        && analysis.truth(ofNodes: function.body, inTree: function.tree) == .no
    }
    var callers: [[Int]] = Array(repeating: [], count: functions.count)
    for (caller, function) in functions.enumerated() {
      for call in function.calls { callers[call.function].append(caller) }
    }
    var open = functions.indices.filter { !isPlain[$0] }
    while let function = open.popLast() {
      for caller in callers[function] where isPlain[caller] {
        isPlain[caller] = false
        open.append(caller)
      }
    }
    return isPlain
  }
}
