#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// If-converts code with branches into a single block, for code over columns: both sides of each branch are computed
  /// for all rows, and where edges merge, each row selects the values of its own path.
  ///
  /// No bit of a result changes: a selection takes the bits of the path that would have run, and values of other paths
  /// are ignored. A check on a path marks only rows that take it.
  struct RowChoices {
    /// The rows that take one side of a branch, or one of two merged paths.
    private struct Mask {
      enum Rows {
        case side(branch: Int, condition: LoweredCode.Value, isTrue: Bool)
        case either(Int, Int)
      }

      /// The mask of all rows that reached the branch; `nil` for all rows.
      let parent: Int?
      let rows: Rows
      /// The mask as a truth value, once it is used.
      var value: LoweredCode.Value?
      /// The number of edges under the mask to blocks that have not begun.
      var openEdges = 0
    }

    /// An edge to a block, with the values of its parameters.
    private struct Arrival {
      let mask: Int?
      let values: [LoweredCode.Value]
    }

    private let source: LoweredCode.Subroutine
    private var code: LoweredCode.Subroutine
    private var instructions: [LoweredCode.Instruction] = []
    private var masks: [Mask] = []
    /// By block, then for results.
    private var arrivals: [[Arrival]]
    private var openEdges = 0
    /// The current representative of each value: parameters are replaced by their values.
    private var names: [LoweredCode.Value]
    private var numbers: [UInt64: LoweredCode.Value] = [:]
    private var cost = 0

    /// The cost limit for all code on conditional paths, in additions. Steps over columns compute most paths as well.
    private static let mostCost = 4000

    /// The code in one block, in O(code + edges · depth of branches); `nil` if it loops, or if its paths cost too much.
    static func joined(_ code: LoweredCode.Subroutine) -> LoweredCode.Subroutine? {
      guard code.blocks.count > 1 else { return code }
      var choices = RowChoices(code)
      for block in code.blocks.indices { guard choices.write(block) else { return nil } }
      guard let result = choices.begin(code.blocks.count)?.values.first else { return nil }
      choices.code.blocks = [LoweredCode.Block(exit: .return(result))]
      choices.code.schedule(choices.instructions, result)
      return choices.code
    }

    private init(_ source: LoweredCode.Subroutine) {
      (self.source, code) = (source, source)
      arrivals = Array(repeating: [], count: source.blocks.count + 1)
      names = source.origins.indices.map { LoweredCode.Value($0) }
    }

    // MARK: Blocks

    private mutating func write(_ index: Int) -> Bool {
      let block = source.blocks[index]
      guard block.loopEnd == nil else { return false }
      var mask: Int?
      if index > 0 {
        guard let arrival = begin(index) else { return false }
        mask = arrival.mask
        for (parameter, value) in zip(block.parameters, arrival.values) { names[Int(parameter)] = value }
      }
      for number in block.instructions { guard write(source.instructions[number], mask) else { return false } }
      switch block.exit {
      case .return(let value): leave(to: source.blocks.count, Arrival(mask: mask, values: [name(value)]))
      case .jump(let edge): leave(along: edge, mask)
      case .branch(let value, let edge, otherwise: let other):
        for (edge, isTrue) in [(edge, true), (other, false)] {
          masks.append(Mask(parent: mask, rows: .side(branch: index, condition: name(value), isTrue: isTrue)))
          leave(along: edge, masks.count - 1)
        }
      case .repeat: return false
      }
      return true
    }

    /// Writes an instruction of a path; false if it must not run for other rows.
    private mutating func write(_ instruction: LoweredCode.Instruction, _ mask: Int?) -> Bool {
      guard CodeRewriter.hasNoEffect(instruction) || instruction.action == .check else { return false }
      var values = source.operands[instruction.operands].map { name($0) }
      if let mask {
        cost += Self.cost(instruction)
        guard cost <= Self.mostCost else { return false }
        // Rows of other paths get a number here that passes checks and takes no slow path in functions.
        if instruction.action == .check {
          values[0] = choose(value(ofMask: mask), values[0], number(0))
        } else if instruction.callsFunction, values.count == 1 {
          values[0] = choose(value(ofMask: mask), values[0], number(0.5))
        }
      }
      code.operands += values
      instructions.append(
        LoweredCode.Instruction(
          action: instruction.action, operands: code.operands.count - values.count..<code.operands.count,
          result: instruction.result, offset: instruction.offset))
      return true
    }

    private static func cost(_ instruction: LoweredCode.Instruction) -> Int {
      guard case .apply(let code) = instruction.action else { return instruction.operands.count }
      return PlainOperation(ofCode: code) == nil ? Catalogue.traits(Operation.function(ofCode: code)).cost : 1
    }

    private mutating func leave(along edge: LoweredCode.Edge, _ mask: Int?) {
      leave(to: edge.block, Arrival(mask: mask, values: source.operands[edge.arguments].map { name($0) }))
    }

    private mutating func leave(to block: Int, _ arrival: Arrival) {
      arrivals[block].append(arrival)
      count(1, in: arrival.mask)
    }

    private mutating func count(_ edges: Int, in mask: Int?) {
      openEdges += edges
      var next = mask
      while let mask = next {
        masks[mask].openEdges += edges
        next = masks[mask].parent
      }
    }

    /// Merges the edges into a block; `nil` for an unreachable one.
    private mutating func begin(_ block: Int) -> Arrival? {
      let all = arrivals[block]
      arrivals[block] = []
      guard let first = all.first else { return nil }
      let outer = all.dropFirst().reduce(first.mask) { common($0, $1.mask) }
      let isComplete = all.count == (outer.map { masks[$0].openEdges } ?? openEdges)
      for arrival in all { count(-1, in: arrival.mask) }
      var edges = joined(all)
      while edges.count > 1 {
        let last = edges.removeLast()
        edges[edges.count - 1] = unite(edges[edges.count - 1], last, in: outer)
      }
      // All rows of a branch end up here, by whichever edges.
      return Arrival(mask: isComplete ? outer : edges[0].mask, values: edges[0].values)
    }

    /// The edges after merging both sides of each branch, repeatedly.
    private mutating func joined(_ edges: [Arrival]) -> [Arrival] {
      var open = Array(edges.reversed())
      var kept: [Arrival?] = []
      // The index of a kept edge, by its branch.
      var sides: [Int: Int] = [:]
      while let edge = open.popLast() {
        guard let mask = edge.mask, case .side(let branch, let condition, let isTrue) = masks[mask].rows else {
          kept.append(edge)
          continue
        }
        guard let index = sides.removeValue(forKey: branch), let other = kept[index] else {
          sides[branch] = kept.count
          kept.append(edge)
          continue
        }
        kept[index] = nil
        let (first, second) = isTrue ? (edge, other) : (other, edge)
        let values = zip(first.values, second.values).map { choose(condition, $0, $1) }
        open.append(Arrival(mask: masks[mask].parent, values: values))
      }
      return kept.compactMap { $0 }
    }

    /// The edge of the rows of two edges under a common outer mask.
    private mutating func unite(_ first: Arrival, _ second: Arrival, in outer: Int?) -> Arrival {
      guard let mask = first.mask, let other = second.mask else {
        preconditionFailure("an edge of all rows has no other beside it")
      }
      let rows = value(ofMask: mask)
      let values = zip(first.values, second.values).map { choose(rows, $0, $1) }
      masks.append(Mask(parent: outer, rows: .either(mask, other)))
      return Arrival(mask: masks.count - 1, values: values)
    }

    /// The innermost mask that contains two others. A later mask never contains an earlier one.
    private func common(_ first: Int?, _ second: Int?) -> Int? {
      var (first, second) = (first, second)
      while first != second {
        guard let a = first, let b = second else { return nil }
        if a > b { first = masks[a].parent } else { second = masks[b].parent }
      }
      return first
    }

    // MARK: Values

    private func name(_ value: LoweredCode.Value) -> LoweredCode.Value { names[Int(value)] }

    /// The truth value that is 1 in the rows of a mask. Parents are computed before it, outermost first.
    private mutating func value(ofMask mask: Int) -> LoweredCode.Value {
      var open = [mask]
      while let next = open.last {
        if masks[next].value != nil {
          open.removeLast()
          continue
        }
        let needed: [Int] =
          switch masks[next].rows {
          case .side: masks[next].parent.map { [$0] } ?? []
          case .either(let first, let second): [first, second]
          }
        let missing = needed.filter { masks[$0].value == nil }
        if !missing.isEmpty {
          open += missing
          continue
        }
        masks[next].value = makeValue(ofMask: next, needed.compactMap { masks[$0].value })
      }
      guard let value = masks[mask].value else { preconditionFailure("the mask has just been made") }
      return value
    }

    private mutating func makeValue(ofMask mask: Int, _ needed: [LoweredCode.Value]) -> LoweredCode.Value {
      switch masks[mask].rows {
      case .either: choose(needed[0], number(1), needed[1])
      case .side(_, let condition, isTrue: true): needed.isEmpty ? condition : choose(needed[0], condition, number(0))
      // A NaN condition takes this side too.
      case .side(_, let condition, isTrue: false): choose(condition, number(0), needed.first ?? number(1))
      }
    }

    private mutating func choose(
      _ condition: LoweredCode.Value, _ first: LoweredCode.Value, _ second: LoweredCode.Value
    ) -> LoweredCode.Value {
      if first == second { return first }
      code.operands += [condition, first, second]
      let result = addValue(.made)
      instructions.append(
        LoweredCode.Instruction(
          action: .choose, operands: code.operands.count - 3..<code.operands.count, result: result, offset: 0))
      return result
    }

    private mutating func number(_ number: Double) -> LoweredCode.Value {
      if let known = numbers[number.bitPattern] { return known }
      let value = addValue(.double(number))
      numbers[number.bitPattern] = value
      return value
    }

    private mutating func addValue(_ origin: LoweredCode.Origin) -> LoweredCode.Value {
      code.origins.append(origin)
      return LoweredCode.Value(code.origins.count - 1)
    }
  }
#endif
