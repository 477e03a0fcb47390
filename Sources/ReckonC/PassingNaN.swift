import Reckon
import ReckonBytecode
import ReckonCatalogue

@c(reckon_passes_nan) public func passesNaN(_ formula: OpaquePointer?) -> Bool {
  CFormula.find(formula)?.formula.program.passesNaN ?? false
}

extension Program {
  /// Whether the value is NaN in every row in which an input that the formula uses is NaN, as far as the code tells:
  /// it has no choices, calls and loops, and each of its functions passes every operand on.
  ///
  /// - Complexity: O(code · inputs).
  fileprivate var passesNaN: Bool {
    guard numberMode == .double, !holdsValues else { return false }
    // For each value the inputs that make it NaN.
    var stack: [Set<Int>] = []
    var locals: [Int: Set<Int>] = [:]
    var offset = 0
    while let instruction = Instruction.decode(code, at: &offset) {
      let operand = Int(instruction.operand)
      switch instruction.opcode {
      case .constant: stack.append([])
      case .variable: stack.append([operand])
      case .local: stack.append(locals[operand] ?? [])
      case .store: locals[operand] = stack.removeLast()
      case .pop: stack.removeLast()
      case .tee: locals[operand] = stack.last
      case .check, .negate: break
      case .return: return stack.last == Set(usedVariables)
      case .add, .subtract, .multiply, .divide: joinOperands(2)
      case .apply1, .apply2, .apply3, .applyN:
        guard case .fixed(let count) = instruction.opcode.pops else { return false }
        let function = Catalogue.traits(Operation.function(ofCode: instruction.operand))
        guard (0..<count).allSatisfy({ function.passesNonFinite($0) }) else { return false }
        joinOperands(count)
      default: return false
      }
    }
    return false

    func joinOperands(_ count: Int) {
      let joined = stack.suffix(count).reduce(into: Set<Int>()) { $0.formUnion($1) }
      stack.removeLast(count)
      stack.append(joined)
    }
  }
}
