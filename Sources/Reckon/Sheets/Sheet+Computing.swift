import ReckonBytecode
import ReckonCatalogue
import ReckonMachine
import ReckonSyntax

/// Recomputation after edits.
extension Sheet {
  /// Recomputes the direct and indirect dependents of edited cells in topological order; independent cells are computed
  /// in parallel if there are many.
  ///
  /// - Returns: the names of the cells whose value or error changed.
  /// - Throws: `cancelled`.
  mutating func recompute(_ edited: Set<Int>, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> [String] {
    let affected = graph.dependents(of: edited).union(edited)
    var isDue = [Bool](repeating: false, count: cells.count)
    for number in edited { isDue[number] = true }
    let order = graph.sorted(affected, within: affected, by: <)
    let rings = rings(in: order, affected)
    var isChanged = [Bool](repeating: false, count: cells.count)
    for level in levels(of: order) {
      let due = level.filter { isDue[$0] || rings[$0] != nil || dependsOnMoreThanValues($0) }
      let outcomes = outcomes(of: due, rings, isCancelled)
      for case .failed(let error) in outcomes.lazy.map({ $0.state }) where error.kind == .cancelled { throw error }
      for (number, outcome) in zip(due, outcomes) {
        if let compiled = outcome.compiled { keep(compiled, of: number) }
        guard !outcome.state.isSame(as: cells[number].state) else { continue }
        setState(number, outcome.state)
        isChanged[number] = true
        for dependent in graph.dependents[number] { isDue[dependent] = true }
      }
    }
    return order.filter { isChanged[$0] }.map { cells[$0].name }
  }

  /// Whether a cell's result may change although all its inputs are equal: derivatives depend on the formulas of other
  /// cells, and the previous error of a cycle on the graph.
  private func dependsOnMoreThanValues(_ number: Int) -> Bool {
    if case .failed(let error) = cells[number].state, case .cyclicDefinition = error.kind { return true }
    if case .formula(let formula) = cells[number].content { return !formula.differentiations.isEmpty }
    return false
  }

  /// Cells by topological level: each cell is in a later level than its dependencies, except in cycles.
  ///
  /// - Parameter order: the cells in topological order.
  /// - Complexity: O(cells and their references).
  private func levels(of order: [Int]) -> [ArraySlice<Int>] {
    var depths = [Int](repeating: 0, count: cells.count)
    // The number of each level's cells, then the end of each, and finally the start of each.
    var bounds: [Int] = []
    for number in order {
      let depth = graph.references[number].reduce(0) { max($0, depths[$1]) }
      depths[number] = depth + 1
      if depth == bounds.count { bounds.append(1) } else { bounds[depth] += 1 }
    }
    for level in bounds.indices.dropFirst() { bounds[level] += bounds[level - 1] }
    var sorted = order
    for number in order.reversed() {
      bounds[depths[number] - 1] -= 1
      sorted[bounds[depths[number] - 1]] = number
    }
    return bounds.indices.map { sorted[bounds[$0]..<($0 + 1 < bounds.count ? bounds[$0 + 1] : sorted.count)] }
  }

  /// The result of computing a cell: its state, and its program if newly compiled.
  private struct Outcome: Sendable {
    let state: SheetCell.State
    var compiled: SheetFormula.Compiled?
  }

  /// The outcomes of mutually independent cells.
  private func outcomes(of due: [Int], _ rings: [Int: SheetRing], _ isCancelled: (@Sendable () -> Bool)?) -> [Outcome] {
    Processors.map(due.count, share: 32) { index in
      // Fast cells do not check for cancellation, but there may be many.
      if isCancelled?() ?? false { return Outcome(state: .failed(.cancelled)) }
      if let ring = rings[due[index]] { return Outcome(state: .failed(ringError(ring, at: due[index]))) }
      return compute(due[index], isCancelled)
    }
  }

  /// The cells in cycles, each with its shortest cycle, and of several the first by name: the result depends on the
  /// cells only, not on the order of edits. In a large strongly connected component all cells get the cycle of the
  /// first one by name, of which the error names the beginning and the end; otherwise the names would take quadratic
  /// time and memory.
  ///
  /// - Parameter order: the cells in topological order, except in cycles.
  private func rings(in order: [Int], _ affected: Set<Int>) -> [Int: SheetRing] {
    var isOpen = [Bool](repeating: false, count: cells.count)
    for number in order { isOpen[number] = true }
    let hasRings = order.contains { number in
      // The order puts a cell before one of its dependencies only in cycles.
      defer { isOpen[number] = false }
      return graph.references[number].contains { isOpen[$0] }
    }
    guard hasRings else { return [:] }
    let isFirst: (Int, Int) -> Bool = { cells[$0].name < cells[$1].name }
    func names(through number: Int, _ members: Set<Int>) -> (next: Int, names: [String]) {
      guard let ring = graph.circle(through: number, within: members, by: isFirst) else {
        preconditionFailure("cells that need each other have a way back")
      }
      return (ring[1], ring.map { cells[$0].name })
    }
    var rings: [Int: SheetRing] = [:]
    for group in graph.circles(within: affected) {
      let members = Set(group)
      if group.count <= SheetRing.longest {
        for number in group {
          let (next, names) = names(through: number, members)
          rings[number] = SheetRing(names: names, next: [next])
        }
      } else if let first = group.min(by: isFirst) {
        let names = names(through: first, members).names
        let half = SheetRing.longest / 2
        let shared = names.count <= SheetRing.longest ? names : names.prefix(half) + ["…"] + names.suffix(half)
        for number in group { rings[number] = SheetRing(names: shared, next: members) }
      }
    }
    return rings
  }

  private func ringError(_ ring: SheetRing, at number: Int) -> FormulaError {
    guard case .formula(let formula) = cells[number].content,
      let next = formula.references.first(where: { $0.numbers.contains { ring.next.contains($0) } })
    else { preconditionFailure("a cell in a ring has a formula, which names the next cell") }
    return FormulaError(.cyclicDefinition(ring.names), at: next.range, in: formula.source)
  }

  private func compute(_ number: Int, _ isCancelled: (@Sendable () -> Bool)?) -> Outcome {
    switch cells[number].content {
    case .empty: return Outcome(state: .empty)
    case .unreadable(let error): return Outcome(state: .failed(error))
    case .formula(let formula):
      var new: SheetFormula.Compiled?
      do throws(FormulaError) {
        try checkDerivatives(of: formula)
        var inputs: [FormulaResult] = []
        inputs.reserveCapacity(formula.references.count)
        var units: [String?] = []
        var failed: Set<Int> = []
        for reference in formula.references {
          let input: FormulaResult
          do throws(FormulaError) { input = try self.input(reference, of: formula) } catch {
            guard reference.isAttempted, error.kind != .cancelled else { throw error }
            failed.insert(inputs.count)
            input = FormulaResult(.double(.nan))
          }
          if let unit = input.kind.inputUnit {
            while units.count < inputs.count { units.append(nil) }
            units.append(unit)
          }
          inputs.append(input)
        }
        if !units.isEmpty { while units.count < inputs.count { units.append(nil) } }
        let isKnown = formula.compiled.map { $0.units == units } ?? false
        let compiled = try formula.compiled(for: units, in: self, isCancelled)
        if !isKnown { new = compiled }
        let options = EvaluationOptions(endingBy: isCancelled)
        guard failed.isEmpty else {
          // A failed input is a missing field.
          let fields = inputs.indices.map { failed.contains($0) ? nil : inputs[$0].value }
          var random = RandomSource()
          let result = try compiled.formula.result(ofFields: fields, options: options, using: &random)
          return Outcome(state: .value(result), compiled: new)
        }
        var result = try compiled.formula.result(ofResults: inputs, options: options)
        result.uncertainty = try formula.uncertainty(of: result, compiled, inputs, in: self, isCancelled)
        return Outcome(state: .value(result), compiled: new)
      } catch { return Outcome(state: .failed(error), compiled: new) }
    }
  }

  /// Rejects derivatives of values that other cells compute from the variable: in this formula they are numbers, whose
  /// derivatives would be 0.
  private func checkDerivatives(of formula: SheetFormula) throws(FormulaError) {
    for differentiation in formula.differentiations {
      guard let place = formula.references.first(where: { $0.name == differentiation.name && $0.cells == nil }) else {
        continue
      }
      let changing = graph.dependents(of: place.numbers).union(place.numbers)
      for use in differentiation.uses where use.name != differentiation.name {
        guard let reference = formula.references.first(where: { $0.name == use.name }),
          reference.numbers.contains(where: { changing.contains($0) })
        else { continue }
        let hint: Phrase = Phrase(
          "dLooksIntoTheFormulaOfItsOwn",
          "d sees only the formula of its own cell; replace ‘\(use.name)’ by the formula of that cell")
        throw FormulaError(.unexpectedToken(use.name, hint: hint), at: use.range, in: formula.source)
      }
    }
  }

  // MARK: Inputs

  private func input(_ reference: SheetFormula.Reference, of formula: SheetFormula) throws(FormulaError)
    -> FormulaResult
  {
    if reference.cells != nil { return try list(reference, of: formula) }
    let cell = cells[reference.numbers[0]]
    switch cell.state {
    case .value(let result): return result
    case .failed(let error): throw error
    case .empty where cell.hasPlace: return FormulaResult(value: .missing, form: .value(.missing))
    case .empty: throw FormulaError(.unknownName(cell.name, suggestion: nil), at: reference.range, in: formula.source)
    }
  }

  /// The values of a range, which must be of one kind: quantities in the unit of the first.
  private func list(_ reference: SheetFormula.Reference, of formula: SheetFormula) throws(FormulaError) -> FormulaResult
  {
    var items: [Value] = []
    items.reserveCapacity(reference.numbers.count)
    var exactness = Exactness.exact
    var first: (cell: Int, kind: ValueKind)?
    var conversions: [String: Formula] = [:]
    for number in reference.numbers {
      switch cells[number].state {
      case .empty: items.append(.missing)
      case .failed(let error): throw error
      case .value(let result):
        let kind = first?.kind ?? result.kind
        guard let fitting = fitting(result, kind, &conversions) else {
          throw mismatch(reference, of: formula, first: first?.cell ?? number, second: number)
        }
        if first == nil { first = (number, kind) }
        items.append(fitting.value)
        exactness = max(exactness, fitting.exactness)
      }
    }
    return FormulaResult(value: .list(items), exactness, form: .value(.list(first?.kind ?? .missing)))
  }

  /// A value as an item of a list of a kind; `nil` if it is of another kind.
  ///
  /// - Parameter conversions: the conversions to the kind's unit that were needed so far, by the units of values.
  private func fitting(_ result: FormulaResult, _ kind: ValueKind, _ conversions: inout [String: Formula])
    -> FormulaResult?
  {
    if result.kind.isList { return nil }
    if result.kind.inputUnit == kind.inputUnit { return result }
    guard let unit = kind.unit, let own = result.kind.unit else { return nil }
    let conversion =
      conversions[own]
      ?? (try? Formula("x to \(unit)", variables: ["x"], units: ["x": own], scope: scope, options: options))
    conversions[own] = conversion
    return try? conversion?.result(ofResults: [result])
  }

  /// The error of a range with values of different kinds.
  private func mismatch(_ reference: SheetFormula.Reference, of formula: SheetFormula, first: Int, second: Int)
    -> FormulaError
  {
    func phrase(_ number: Int) -> Phrase {
      guard case .value(let result) = cells[number].state else {
        preconditionFailure("only values are of kinds that do not fit")
      }
      let value = result.kind.unit.map { Phrase("valueIn", "a value in \($0)") } ?? result.described
      return Phrase("in", "\(value) in \(cells[number].name)")
    }
    let text = String(formula.source.slice(reference.range))
    let problem = FormulaError.Kind.mismatchedKinds(
      first: phrase(first), second: phrase(second), problem: Phrase("cannotBeCombined", "cannot be combined"),
      text: text, reading: nil)
    return FormulaError(problem, at: reference.range, in: formula.source)
  }
}

/// A cycle of cells, as seen from one of them.
private struct SheetRing {
  /// The names in the cell's error.
  let names: [String]
  /// The next cell of the cycle, or all candidates for it.
  let next: Set<Int>

  /// The maximum size of a component whose cells each get the error of their own cycle.
  static let longest = 100
}

extension ValueKind {
  fileprivate var isList: Bool {
    switch self {
    case .list: true
    case .number, .percent, .truth, .instant, .quantity, .text, .complex, .missing: false
    }
  }
}
