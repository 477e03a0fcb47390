import ReckonBytecode
import ReckonCatalogue

/// Functions, of numbers, values and the host.
extension ReferenceRun {
  mutating func apply(
    _ instruction: Instruction, _ count: Int, _ start: Int, _ top: inout Int, _ context: inout EvaluationContext
  ) throws(FormulaError) {
    let form = NumericValue.form(of: instruction.operand, count: count)
    let further = NumericValue.steps(form, memory + (top - count), count)
    if further > 0 { try charge(further, at: start, context) }
    if poll.isCancelled(after: NumericValue.functionTime + further * 3) { throw error(.cancelled, at: start) }
    let result: NumericValue
    do throws(Work.Stop) { result = try NumericValue.applied(form, memory + (top - count), count, in: &context) } catch
    {
      // If doubles suffice for the search: 1/gamma(10^200) is 0 in them.
      let isTooLarge = error == .size && !searches.isEmpty
      throw self.error(context.kind(of: isTooLarge ? .magnitude : error), at: start)
    }
    if mode == .careful, !result.isFinite, let operation = Operation(code: instruction.operand) {
      let operands = UnsafeBufferPointer(start: memory + (top - count), count: count)
      if let failure = NumericValue.failure(of: operation, operands, result: result) {
        try fail(error(failure, at: start), operands.contains { !$0.isFinite })
      }
    }
    top -= count
    push(result, &top)
  }

  /// Whether the instruction at an offset tests the top of the stack for a missing value.
  func asksForMissing(at offset: Int) -> Bool {
    var offset = offset
    guard let next = Instruction.decode(code, at: &offset), next.opcode == .values else { return false }
    return [ValueFunction.isMissing, .isPresent].contains { UInt32($0.rawValue) == next.operand }
  }

  mutating func applyValues(
    _ instruction: Instruction, _ start: Int, _ top: inout Int, _ context: inout EvaluationContext
  ) throws(FormulaError) {
    guard let function = UInt8(exactly: instruction.operand).flatMap({ ValueFunction(rawValue: $0) }) else {
      preconditionFailure("verified code applies functions that exist")
    }
    let count = Int(instruction.count)
    if poll.isCancelled(after: NumericValue.functionTime) { throw error(.cancelled, at: start) }
    do throws(Work.Stop) {
      let result = try NumericValue.values(function, memory + (top - count), count, in: &context)
      top -= count
      push(result, &top)
    } catch { throw self.error(context.kind(of: error), at: start) }
  }

  mutating func callHost(_ index: Int, _ start: Int, _ top: inout Int, _ context: inout EvaluationContext)
    throws(FormulaError)
  {
    // The host's running time is unknown, so check before each call.
    if poll.isCancelledNow() { throw error(.cancelled, at: start) }
    let host = program.hostFunctions[index]
    let operands = UnsafeBufferPointer(start: memory + (top - host.parameterCount), count: host.parameterCount)
    let result: NumericValue
    do throws(Work.Stop) { result = try NumericValue.called(host: index, operands, in: &context) } catch {
      throw self.error(context.kind(of: error), at: start)
    }
    if mode == .careful, host.values == nil {
      if result.isNaN, !operands.contains(where: { $0.isNaN }) {
        let kind = FormulaError.Kind.domain(
          function: host.name, operands: operands.map { $0.number },
          requirement: Phrase("otherArguments", "other arguments"))
        try fail(error(kind, at: start), operands.contains { !$0.isFinite })
      }
      if !result.isFinite, !result.isNaN, operands.allSatisfy({ $0.isFinite }) {
        try fail(error(.overflow(operation: host.name, operands: operands.map { $0.number }), at: start), false)
      }
    }
    top -= host.parameterCount
    push(result, &top)
  }
}
