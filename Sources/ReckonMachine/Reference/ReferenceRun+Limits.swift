import ReckonCatalogue

/// Limits of a run.
extension ReferenceRun {
  mutating func charge(_ count: Int, at offset: Int, _ context: borrowing EvaluationContext)
    throws(FormulaError)
  {
    steps -= count
    guard steps >= 0 else { throw error(.stepLimit(context.steps), at: offset) }
  }

  mutating func reserve(_ count: Int, _ maximum: Int, at offset: Int) throws(FormulaError) {
    guard count > capacity else { return }
    guard count <= maximum else { throw error(.limitExceeded(.callValues, maximum: maximum), at: offset) }
    let newCapacity = max(count, min(capacity * 2, maximum))
    let grown = UnsafeMutablePointer<NumericValue>.allocate(capacity: newCapacity)
    grown.moveInitialize(from: memory, count: capacity)
    (grown + capacity).initialize(repeating: .zero, count: newCapacity - capacity)
    memory.deallocate()
    memory = grown
    capacity = newCapacity
  }
}
