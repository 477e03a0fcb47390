import ReckonBytecode
import ReckonCatalogue

/// Conditionals: both branches are computed for all rows of a chunk, and each row takes its own from them.
/// A branch that costs much is computed only if a row of the chunk takes it.
extension BatchLinker {
  /// What a branch must cost, in additions, for it to be worth asking whether any row takes it.
  private static let costOfSkip = 8

  /// Links `jump-if-false L; …; jump E; L: …; E:`, of which the first instruction is at an index; gives the index of E.
  mutating func linkConditional(_ at: Int, _ end: Int) -> Int? {
    guard let otherwise = targets[at], otherwise > at + 1, otherwise <= end, instructions[otherwise - 1].opcode == .jump,
      let join = targets[otherwise - 1], join >= otherwise, join <= end, let condition = pop(), depth < Self.depthLimit
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    let mask = mask(condition)
    let before = locals
    for place in before { hold(place) }

    guard let first = linkBranch(at + 1, otherwise - 1, mask: mask, whenTrue: true) else { return nil }
    let firstLocals = locals
    locals = before
    guard let second = linkBranch(otherwise, join, mask: mask, whenTrue: false) else { return nil }
    let secondLocals = locals

    for local in locals.indices {
      let (a, b) = (firstLocals[local], secondLocals[local])
      if a != b {
        if lastRead[local] >= join {
          hold(mask)
          locals[local] = emit(BatchKernels.choose, a, b, mask)
          continue
        }
        release(a)
        release(b)
        locals[local] = place(ofConstant: 0)
      } else {
        // Both branches held it.
        release(a)
      }
    }
    stack.append(choose(first, second, mask))
    return join
  }

  /// The value of a branch.
  private mutating func linkBranch(_ start: Int, _ end: Int, mask: Int, whenTrue: Bool) -> Entry? {
    let (outerFloor, outerActive) = (floor, active)
    floor = stack.count
    let isDear = cost(start, end) >= Self.costOfSkip
    let skip = steps.count
    if isDear { steps.append(BatchStep(kind: whenTrue ? .skipIfNone : .skipIfAll, kernel: BatchKernels.none, a: mask)) }
    let checks = hasChecks && instructions[start..<end].contains { $0.opcode == .check }
    if checks { active = activeMask(mask, whenTrue) }
    guard link(start, end), stack.count == floor + 1, let entry = pop() else { return nil }
    if checks, let active { release(active) }
    (floor, active) = (outerFloor, outerActive)
    let value: Entry =
      switch entry {
      case .comparison, .mask: .mask(self.mask(entry))
      case .place, .pair, .chain, .polynomial: .place(number(entry))
      }
    if isDear { steps[skip].word = steps.count }
    return value
  }

  /// The mask of the rows for which a branch counts, held once.
  private mutating func activeMask(_ mask: Int, _ whenTrue: Bool) -> Int {
    hold(mask)
    guard let active else { return whenTrue ? mask : emit(BatchKernels.maskNot, mask) }
    hold(active)
    return emit(whenTrue ? BatchKernels.maskAnd : BatchKernels.maskAndNot, active, mask)
  }

  /// About how many additions a branch costs.
  private func cost(_ start: Int, _ end: Int) -> Int {
    instructions[start..<end].reduce(0) { sum, instruction in
      switch instruction.opcode {
      case .apply1, .apply2, .apply3, .applyN: sum + Catalogue.row(Operation.function(ofCode: instruction.operand)).cost
      case .divide: sum + 4
      default: sum + 1
      }
    }
  }

  private mutating func choose(_ first: Entry, _ second: Entry, _ mask: Int) -> Entry {
    switch (first, second) {
    case (.mask(let a), .place(let b)) where isConstant(b, 0): .mask(emit(BatchKernels.maskAnd, a, mask))
    case (.mask(let a), .mask(let b)): .mask(emit(BatchKernels.choose, a, b, mask))
    case (.place(let a), .mask(let b)) where isConstant(a, 1):
      .mask(emit(BatchKernels.choose, place(ofConstant: Double(bitPattern: .max)), b, mask))
    default:
      {
        let a = number(first)
        let b = number(second)
        return .place(emit(BatchKernels.choose, a, b, mask))
      }()
    }
  }
}
