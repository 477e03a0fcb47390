import ReckonCatalogue
import ReckonSyntax

/// The nodes read as real numbers in a formula of complex numbers, because an operation that takes only real numbers
/// uses them: `acos(x)` in `230∠acos(x)`.
///
/// A function that is not defined for all real numbers returns a complex number in such a formula. Where only a real
/// one fits, it returns its value in a formula of real numbers, or an error if there is none.
struct RealReading {
  /// A node of one of the resolution's trees.
  struct Place: Hashable, Sendable {
    let tree: Int
    let node: Int
  }

  private let resolution: Resolution
  /// The functions to be read as real.
  private(set) var places: Set<Place> = []
  private var seen: Set<Place> = []
  private var work: [Place] = []
  private var children: [Int: [Int: [Int]]] = [:]

  /// Finds all functions that make some values complex; `nil` if a value is complex whatever is read as real.
  ///
  /// - Complexity: O(nodes of the trees that the values depend on).
  init?(_ values: [Place], _ resolution: Resolution) {
    self.resolution = resolution
    values.forEach { add($0) }
    while let place = work.popLast() { guard take(place) else { return nil } }
  }

  /// The children of a node.
  static func children(of node: Int, in tree: SyntaxTree) -> [Int] { tree.structure.children[node] ?? [] }

  private mutating func add(_ place: Place) { if seen.insert(place).inserted { work.append(place) } }

  private mutating func addChildren(_ place: Place) {
    let tree = place.tree
    let known = children[tree] ?? resolution.trees[tree].tree.structure.children
    children[tree] = known
    known[place.node]?.forEach { add(Place(tree: tree, node: $0)) }
  }

  /// Adds a node; false if its value is complex by itself.
  private mutating func take(_ place: Place) -> Bool {
    let resolved = resolution.trees[place.tree]
    let node = resolved.tree.nodes[place.node]
    switch node.kind {
    case .name: return takeName(resolved.bindings[place.node], place)
    case .call:
      switch resolved.bindings[place.node] {
      case .builtIn(let function): return take(function, place)
      case .function(let function):
        addChildren(place)
        return takeBody(of: function)
      case .none, .variable, .constant, .pooled, .local, .loopName, .host, .missing, .value: return true
      }
    case .apply:
      switch Catalogue.operatorMeanings[Int(node.payload)] {
      case .apply(let function), .additive(let function), .comparison(let function): return take(function, place)
      case .of, .identity, .conditional, .conversion: addChildren(place)
      case .percent, .and, .or, .fallback, .range, .membership, .uncertain: break
      }
    case .product, .group, .mixed, .convert, .notation, .conditional, .loop, .assign, .discard, .list, .index:
      addChildren(place)
    case .number, .unit, .instant, .text, .chainStart, .chainLink, .chainEnd, .branch, .loopBody, .functionBegin,
      .functionEnd:
      break
    }
    return true
  }

  private mutating func take(_ function: Function.ID, _ place: Place) -> Bool {
    guard function != .polar else { return false }
    switch Catalogue.row(function).form {
    case .conditional, .attempt: addChildren(place)
    case .applied, .repeated, .values, .derivative, .measured, .complex:
      switch Catalogue.complexForm(function) {
      case nil, .real?: break
      case .algebraic?: addChildren(place)
      case .extending?:
        places.insert(place)
        addChildren(place)
      }
    }
    return true
  }

  private mutating func takeName(_ binding: ResolvedTree.Binding, _ place: Place) -> Bool {
    switch binding {
    case .variable(let input): return resolution.inputKinds.isEmpty || resolution.inputKinds[input].part == nil
    case .pooled(let constant): return resolution.constantKinds[constant]?.part == nil
    case .value(let value): return resolution.values[value].kind.part == nil
    case .function(let function): return takeBody(of: function)
    case .local(let local):
      definition(of: local, usedAt: place).map { add($0) }
      return true
    case .none, .constant, .loopName, .builtIn, .host, .missing: return true
    }
  }

  private mutating func takeBody(of function: Int) -> Bool {
    let called = resolution.functions[function]
    guard called.tree >= 0, let root = called.body.last else {
      return (called.kind ?? called.stored?.program.resultForm.kind)?.partKind == nil
    }
    add(Place(tree: called.tree, node: root))
    return true
  }

  /// The definition of a local; `nil` for a parameter and for a captured value.
  private func definition(of local: Int, usedAt place: Place) -> Place? {
    let resolved = resolution.trees[place.tree]
    let bodies = resolved.tree.functions.map { $0.body }
    let own = bodies.first { $0.contains(place.node) }
    for node in stride(from: place.node - 1, through: own?.lowerBound ?? 0, by: -1)
    where resolved.tree.nodes[node].kind == .assign && resolved.bindings[node] == .local(local) {
      if own != nil || !bodies.contains(where: { $0.contains(node) }) { return Place(tree: place.tree, node: node) }
    }
    return nil
  }
}

extension Typer {
  /// Reads operands as real if they are complex only by functions of real numbers; everything is then typed again.
  ///
  /// - Parameter count: the number of operands that must be real, the last ones.
  /// - Returns: whether this changed the reading.
  mutating func readsAsReal(_ count: Int, at index: Int) -> Bool {
    let operands = zip(kinds.suffix(count), RealReading.children(of: index, in: tree).suffix(count))
    let complex = operands.filter { $0.0.part != nil }.map { RealReading.Place(tree: treeIndex, node: $0.1) }
    guard let reading = RealReading(complex, resolution) else { return false }
    return functions.readAsReal(reading.places)
  }
}
