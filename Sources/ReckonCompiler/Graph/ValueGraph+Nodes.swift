import ReckonBytecode
import ReckonCatalogue

/// Making nodes of each kind.
extension ValueGraph {
  mutating func makeConstant(_ value: Double, at place: Place) -> ID {
    makeConstant(Program.Constant(value, in: numberMode), at: place)
  }

  /// A ratio of units as a constant: exact if the number mode can represent it.
  mutating func makeConstant(_ ratio: ExactRatio, at place: Place) -> ID {
    makeConstant(Program.Constant(ratio, in: numberMode), at: place)
  }

  mutating func makeConstant(_ constant: Program.Constant, at place: Place) -> ID {
    make(.constant, pool.index(of: constant), OperandList(), at: place)
  }

  mutating func makeLeaf(_ kind: Kind, _ payload: Int, at place: Place) -> ID {
    make(kind, UInt32(payload), OperandList(), at: place)
  }

  /// A function applied to operands: folded, simplified, or shared, without changing a bit of any result.
  mutating func apply(_ operation: Operation, _ operands: OperandList, at place: Place) -> ID {
    let isPure = Catalogue.traits(operation.function).isPure
    if isFolded, isPure {
      if let value = folded(operation, operands) {
        operands.removeFromPool(&operandPool)
        return makeConstant(value, at: place)
      }
      if !holdsValues, let simpler = simplified(operation.function, operands) { return simpler }
    }
    return make(.apply, operation.code, operands, at: place, isShared: isPure)
  }

  mutating func makeText(_ text: String, at place: Place) -> ID {
    make(.text, textPool.index(of: text), OperandList(), at: place)
  }

  /// A function of values that need not be numbers: shared, but never folded.
  mutating func values(_ function: ValueFunction, _ operands: [ID], at place: Place) -> ID {
    let operands = list(operands)
    return make(.values, UInt32(function.rawValue), operands, at: place)
  }

  mutating func host(_ index: Int, isPure: Bool, _ operands: OperandList, at place: Place) -> ID {
    make(.host, UInt32(index), operands, at: place, isShared: isPure)
  }

  /// A call of a subroutine. Calls are not shared: their effects (steps, depth, random numbers) are their own.
  mutating func call(_ subroutine: Int, _ operands: OperandList, at place: Place) -> ID {
    make(.call, UInt32(subroutine), operands, at: place, isShared: false)
  }

  mutating func select(_ condition: ID, _ yes: ID, _ no: ID, regions: (Int32, Int32), at place: Place) -> ID {
    if isOptimized, let value = constant(condition) { return Catalogue.isTrue(value) ? yes : no }
    let id = make(.select, 0, OperandList(condition, yes, no), at: place)
    if branches[id] == nil { branches[id] = regions }
    return id
  }

  /// - Parameters:
  ///   - isQuestion: whether only the fact of a failure matters.
  ///   - regions: the regions of the value and of the handler.
  mutating func attempt(
    _ value: ID, _ handler: ID, isQuestion: Bool = false, regions: (Int32, Int32), at place: Place
  ) -> ID {
    let id = make(.attempt, isQuestion ? 1 : 0, OperandList(value, handler), at: place, isShared: false)
    branches[id] = regions
    return id
  }

  mutating func sequence(_ first: ID, _ second: ID, at place: Place) -> ID {
    switch nodes[Int(first)].kind {
    case .constant, .variable, .parameter, .loopName, .text: second
    case .apply, .values, .host, .call, .select, .attempt, .sequence, .loop, .named, .derivative:
      make(.sequence, 0, OperandList(first, second), at: place, isShared: false)
    }
  }

  mutating func named(_ number: Int, _ value: ID, at place: Place) -> ID {
    hasDerivatives = true
    return make(.named, UInt32(bitPattern: Int32(number)), OperandList(value), at: place)
  }

  mutating func derivative(of value: ID, by name: ID, at place: Place) -> ID {
    hasDerivatives = true
    return make(.derivative, 0, OperandList(value, name), at: place)
  }

  /// The number of a new loop, which identifies its variable in the body.
  mutating func addLoop(_ repetition: Function.Repetition) -> Int {
    repetitions.append(repetition)
    return repetitions.count - 1
  }

  mutating func loop(_ number: Int, first: ID, last: ID, body: ID, region: Int32, at place: Place) -> ID {
    let id = make(.loop, UInt32(number), OperandList(first, last, body), at: place, isShared: false)
    branches[id] = (region, region)
    return id
  }
}
