import ReckonBytecode
import ReckonCatalogue

/// A verified program in static single assignment form: blocks of instructions on values, each defined in one place.
///
/// Stack slots and reassigned locals of the stored code have become values: an instruction lists its operands, and
/// where several edges meet, a block has parameters for the values that differ between them.
package struct LoweredCode: Sendable {
  /// In the order of the program's subroutines; the first is the formula.
  var subroutines: [Subroutine] = []

  /// The index of a value within its subroutine.
  typealias Value = Int32

  /// The origin of a value.
  enum Origin: Hashable, Sendable {
    /// The result of an instruction, or a block parameter.
    case made
    case constant(Int)
    /// A number that an optimization computed.
    case double(Double)
    case input(Int)
    /// A local before its first assignment.
    case zero
  }

  /// The operation of an instruction.
  enum Action: Hashable, Sendable {
    /// Applies the operation of an operation code.
    case apply(UInt32)
    /// Calls a host function, or a function of the program with a number of the caller's values below its arguments on
    /// the stack.
    case host(Int)
    case call(Int, below: Int)
    /// Ends the run unless the operand is an integer usable as a loop bound; no result.
    case bound(Function.Repetition)
    /// Adds a term to a compensated sum, given as its total and its compensation: the results are both parts of the new
    /// sum.
    case accumulate
    /// The value of a compensated sum of two parts.
    case total
    /// Ends a strict run if the operand is not finite; no result.
    case check
    /// Stores the operand as a further result; no result.
    case deliver(Int)
    /// Selects the second operand if the first is true, otherwise the third: both have been computed. Not in stored
    /// code.
    case choose
    /// Horner steps: the first operand times the second plus the third, that times the second plus the fourth, and so
    /// on, at least two, each with its own two roundings. Only optimizations create it.
    case polynomial
    /// A part of an elementary function, created only for native code over columns.
    case lane(LaneOperation)

    /// The number of its results.
    var resultCount: Int {
      switch self {
      case .apply, .host, .call, .total, .choose, .polynomial, .lane: 1
      case .accumulate: 2
      case .bound, .check, .deliver: 0
      }
    }
  }

  package struct Instruction: Sendable {
    let action: Action
    /// The range of its operands in the subroutine's list of operands.
    let operands: Range<Int>
    /// The first of its results.
    let result: Value
    /// The offset of its instruction in the stored code, which has a source range.
    let offset: Int
  }

  /// An edge to a block, with an argument for each of its parameters.
  struct Edge: Sendable {
    var block: Int
    /// The range of the arguments in the subroutine's list of operands.
    var arguments: Range<Int>
  }

  /// The end of a block.
  enum Exit: Sendable {
    case `return`(Value)
    case jump(Edge)
    /// The second edge is taken when the condition is 0 or NaN.
    case branch(Value, Edge, otherwise: Edge)
    /// A back edge to the head of a loop, with its cost in steps.
    case `repeat`(Edge, steps: Int)
  }

  struct Block: Sendable {
    /// The block parameters.
    var parameters: [Value] = []
    var instructions: Range<Int> = 0..<0
    var exit: Exit = .return(0)
    /// The last block of the loop whose head this is, if it is one.
    var loopEnd: Int?
  }

  struct Subroutine: Sendable {
    /// In the order of the stored code, so that only loops lead back. The arguments are the parameters of the first.
    var blocks: [Block] = []
    var instructions: [Instruction] = []
    /// The operands of all instructions and the arguments of all edges.
    var operands: [Value] = []
    /// The origin of each value.
    var origins: [Origin] = []

    /// The outgoing edges of a block.
    func edges(of block: Int) -> [Edge] {
      switch blocks[block].exit {
      case .return: []
      case .jump(let edge), .repeat(let edge, steps: _): [edge]
      case .branch(_, let edge, let other): [edge, other]
      }
    }

    /// The value that an edge returns, if its target does nothing else.
    func returned(along edge: Edge) -> Value? {
      let target = blocks[edge.block]
      guard target.instructions.isEmpty, target.loopEnd == nil, case .return(let value) = target.exit else {
        return nil
      }
      guard let parameter = target.parameters.firstIndex(of: value) else { return value }
      return operands[edge.arguments.lowerBound + parameter]
    }

    /// The number of uses of each value, by instructions, conditions, results and edges.
    var useCounts: [Int32] {
      var counts = [Int32](repeating: 0, count: origins.count)
      for (index, block) in blocks.enumerated() {
        for number in block.instructions {
          for operand in operands[instructions[number].operands] { counts[Int(operand)] += 1 }
        }
        switch block.exit {
        case .return(let value), .branch(let value, _, otherwise: _): counts[Int(value)] += 1
        case .jump, .repeat: break
        }
        for edge in edges(of: index) { for argument in operands[edge.arguments] { counts[Int(argument)] += 1 } }
      }
      return counts
    }
  }
}

extension LoweredCode.Instruction {
  /// About the time of an instruction in nanoseconds, rather too high than too low. A row's cost is for typical
  /// operands; the slowest operands take some ten times as long.
  var time: Int {
    switch action {
    case .apply(let operation):
      if PlainOperation(ofCode: operation) != nil { return 4 }
      let cost = Catalogue.traits(Operation.function(ofCode: operation)).cost
      switch Catalogue.kernel(ofOperation: operation, count: operands.count) {
      case .unary, .binary, .ternary: return 16 * cost
      case .variadic, .random, nil: return 4 * cost * max(1, operands.count)
      }
    case .call: return 16
    case .polynomial: return 4 * operands.count
    case .host, .bound, .accumulate, .total, .check, .deliver, .choose, .lane: return 4
    }
  }
}
