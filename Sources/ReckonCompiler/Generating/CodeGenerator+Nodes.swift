import ReckonBytecode
import ReckonCatalogue

/// Generating the code of nodes.
extension CodeGenerator {
  /// Emits a node whose value is available; otherwise schedules its tasks and returns the operand to visit first.
  mutating func visit(_ id: ValueGraph.ID) -> ValueGraph.ID? {
    let node = nodes[Int(id)]
    if states[Int(id)].slot >= 0 {
      emit(Instruction(.local, UInt32(states[Int(id)].slot)), at: node.place)
      countUse(id)
      return nil
    }
    switch node.kind {
    case .constant:
      emit(Instruction(.constant, output.index(of: constants[Int(node.payload)])), at: node.place)
      return nil
    case .text:
      emit(Instruction(.text, output.index(ofText: texts[Int(node.payload)])), at: node.place)
      return nil
    case .variable: emit(Instruction(.variable, node.payload), at: node.place)
    case .parameter: emit(Instruction(.local, node.payload), at: node.place)
    case .loopName: emit(Instruction(.local, UInt32(loop(Int(node.payload)).name)), at: node.place)
    case .apply, .values, .host, .call:
      tasks.append(.finish(id))
      guard node.operandCount > 0 else { return nil }
      for position in (1..<Int(node.operandCount)).reversed() { tasks.append(.visit(operand(position, of: node))) }
      return operand(0, of: node)
    case .sequence:
      tasks.append(.finish(id))
      tasks.append(.visit(operand(1, of: node)))
      tasks.append(.afterFirst(operand(0, of: node)))
      return operand(0, of: node)
    case .select:
      let otherwise = output.makeLabel()
      let end = output.makeLabel()
      tasks.append(.finish(id))
      tasks.append(.label(end))
      tasks.append(.leaveBranch)
      tasks.append(.visit(operand(2, of: node)))
      tasks.append(.enterBranch)
      tasks.append(.label(otherwise))
      tasks.append(.emit(Instruction(.jump, UInt32(end)), node.place))
      tasks.append(.leaveBranch)
      tasks.append(.visit(operand(1, of: node)))
      tasks.append(.enterBranch)
      tasks.append(.emit(Instruction(.jumpIfFalse, UInt32(otherwise)), node.place))
      return operand(0, of: node)
    case .attempt:
      let handler = output.makeLabel()
      let end = output.makeLabel()
      tasks.append(.finish(id))
      tasks.append(.label(end))
      tasks.append(.leaveBranch)
      tasks.append(.visit(operand(1, of: node)))
      tasks.append(.enterBranch)
      tasks.append(.label(handler))
      tasks.append(.emit(Instruction(.jump, UInt32(end)), node.place))
      tasks.append(.emit(Instruction(.settle), node.place))
      tasks.append(.leaveBranch)
      if node.payload == 1 {
        // A non-finite value has failed, or makes the caller run in careful mode.
        let isFine = output.index(of: Program.Constant(0, in: numberMode))
        tasks.append(.emit(Instruction(.constant, isFine), node.place))
        tasks.append(.emit(Instruction(.pop), node.place))
        tasks.append(.emit(Instruction(.check), node.place))
      }
      emit(Instruction(.attempt, UInt32(handler)), at: node.place)
      branchMarks.append(kept.count)
      return operand(0, of: node)
    case .loop:
      tasks.append(.finish(id))
      tasks.append(.leaveLoop(id))
      tasks.append(.visit(operand(2, of: node)))
      tasks.append(.bindLoop(id, .body))
      tasks.append(.bindLoop(id, .last))
      tasks.append(.visit(operand(1, of: node)))
      tasks.append(.bindLoop(id, .first))
      return operand(0, of: node)
    case .named, .derivative: preconditionFailure("derivatives have been made")
    }
    return nil
  }

  private mutating func countUse(_ id: ValueGraph.ID) {
    states[Int(id)].uses -= 1
    if states[Int(id)].uses == 0, states[Int(id)].slot >= 0, states[Int(id)].depth == loopDepth {
      freeSlots.append(Int(states[Int(id)].slot))
    }
  }

  /// Emits a node's own instruction once its operands are on the stack.
  mutating func finish(_ id: ValueGraph.ID) {
    let node = nodes[Int(id)]
    switch node.kind {
    case .apply: emitApplication(node)
    case .values: emit(Instruction(.values, node.payload, count: UInt32(node.operandCount)), at: node.place)
    case .host: emit(Instruction(.host, node.payload), at: node.place)
    case .call: emit(Instruction(.call, node.payload), at: node.place)
    case .constant, .text, .variable, .parameter, .loopName, .select, .attempt, .sequence, .loop, .named, .derivative:
      break
    }
    if states[Int(id)].facts.contains(.needsCheck) { emit(Instruction(.check), at: node.place) }
    if isCheaperAgain(node, id) { return }
    guard states[Int(id)].uses > 1 else {
      states[Int(id)].uses = 0
      return
    }
    let slot = takeSlot()
    states[Int(id)].slot = Int32(slot)
    states[Int(id)].depth = loopDepth
    kept.append(id)
    emit(Instruction(.tee, UInt32(slot)), at: node.place)
    countUse(id)
  }

  /// Rematerialization: whether recomputing a node costs no more than storing it. A sum, difference or product of
  /// inputs and constants is fused with the step that uses it.
  private func isCheaperAgain(_ node: ValueGraph.Node, _ id: ValueGraph.ID) -> Bool {
    guard node.kind == .apply, !states[Int(id)].facts.contains(.needsCheck) else { return false }
    switch Operation.function(ofCode: node.payload) {
    case .add, .subtract, .multiply: break
    default: return false
    }
    return (0..<Int(node.operandCount)).allSatisfy { position in
      let kind = nodes[Int(operand(position, of: node))].kind
      return kind == .variable || kind == .constant
    }
  }

  private mutating func emitApplication(_ node: ValueGraph.Node) {
    if let opcode = Opcode(dedicatedTo: Operation.function(ofCode: node.payload)) {
      return emit(Instruction(opcode), at: node.place)
    }
    switch node.operandCount {
    case 1: emit(Instruction(.apply1, node.payload), at: node.place)
    case 2: emit(Instruction(.apply2, node.payload), at: node.place)
    case 3: emit(Instruction(.apply3, node.payload), at: node.place)
    default: emit(Instruction(.applyN, node.payload, count: UInt32(node.operandCount)), at: node.place)
    }
  }

  /// Drops the value of a statement, which has been stored if it has uses.
  mutating func dropTop(_ id: ValueGraph.ID) {
    // A value that was just copied to a local need not be pushed at all.
    if !output.storeLast() { emit(Instruction(.pop), at: nodes[Int(id)].place) }
  }

  /// Discards the values stored since a branch or a loop's body began: they may not have been computed, and are
  /// recomputed after it.
  mutating func leaveBranch() {
    guard let mark = branchMarks.popLast() else { preconditionFailure("a branch is entered before it is left") }
    while kept.count > mark, let id = kept.popLast() {
      guard states[Int(id)].uses > 0, states[Int(id)].slot >= 0 else { continue }
      freeSlots.append(Int(states[Int(id)].slot))
      states[Int(id)].slot = -1
      countOperandsAgain(id)
    }
  }

  /// Counts the uses of a node's operands once more, since it is recomputed; transitively for operands without
  /// remaining uses.
  private mutating func countOperandsAgain(_ id: ValueGraph.ID) {
    var open = [id]
    while let id = open.popLast() {
      let node = nodes[Int(id)]
      for position in 0..<Int(node.operandCount) {
        let operand = operand(position, of: node)
        if states[Int(operand)].uses <= 0 {
          // Its local may hold another value by now.
          states[Int(operand)].slot = -1
          states[Int(operand)].uses = 0
          open.append(operand)
        }
        states[Int(operand)].uses += 1
      }
    }
  }
}
