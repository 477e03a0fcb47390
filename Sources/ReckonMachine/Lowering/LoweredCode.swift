import ReckonBytecode
import ReckonCatalogue

/// A verified program as machines are made from it: blocks of instructions on values, each of which is made in one place.
///
/// Stack heights and reassigned locals of the stored code have become names of values: an instruction has
/// which values it takes, and where several ways meet, a block has parameters for what differs between them.
package struct LoweredCode: Sendable {
  /// In the order of the program's subroutines: the first is the formula.
  var subroutines: [Subroutine] = []

  /// The number of a value within its subroutine.
  typealias Value = Int32

  /// The origin of a value.
  enum Origin: Hashable, Sendable {
    /// The result of an instruction, or a block's parameter.
    case made
    case constant(Int)
    /// A number that a rule has made.
    case double(Double)
    case input(Int)
    /// A local that nothing has written yet.
    case zero
  }

  /// An instruction's effect on its operands.
  enum Action: Hashable, Sendable {
    /// Applies the operation of a code.
    case apply(UInt32)
    /// Calls a function of the host, or one of the program with a number of the caller's values below its arguments on the stack.
    case host(Int)
    case call(Int, below: Int)
    /// Ends the run unless the operand is a whole number to count by; makes nothing.
    case bound(Function.Repetition)
    /// A compensated sum, its total and its compensation, and a term: makes the two parts of the new sum.
    case accumulate
    /// The value of a compensated sum of two parts.
    case total
    /// A strict run stops here if the operand is not finite; makes nothing.
    case check
    /// The operand is a result beside the value; makes nothing.
    case deliver(Int)
    /// The second operand where the first is true, otherwise the third: both have been computed. No stored code has it.
    case choose
    /// The first operand times the second plus the third, that times the second plus the fourth, and so on: two steps or more of a
    /// polynomial, each with its own two roundings. Only rules make it.
    case polynomial
    /// A part of an elementary function. Only native code over columns is made of it.
    case lane(LaneOperation)

    /// The number of values that it makes.
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
    /// The first of the values that it makes.
    let result: Value
    /// The instruction of the stored code that it stands for, which has a source.
    let offset: Int
  }

  /// A way to a block, with a value for each of its parameters.
  struct Edge: Sendable {
    var block: Int
    /// The range of the values in the subroutine's list of operands.
    var arguments: Range<Int>
  }

  /// The end of a block.
  enum Exit: Sendable {
    case `return`(Value)
    case jump(Edge)
    /// The second way is taken when the value is 0 or NaN.
    case branch(Value, Edge, otherwise: Edge)
    /// A jump back to the beginning of a loop, with its cost in steps.
    case `repeat`(Edge, steps: Int)
  }

  struct Block: Sendable {
    /// The values that come with the way to it.
    var parameters: [Value] = []
    var instructions: Range<Int> = 0..<0
    var exit: Exit = .return(0)
    /// The last block of the loop that begins here, if one does.
    var loopEnd: Int?
  }

  struct Subroutine: Sendable {
    /// In the order of the stored code, so that only loops lead back. The first has the arguments as parameters.
    var blocks: [Block] = []
    var instructions: [Instruction] = []
    /// The operands of all instructions and the arguments of all edges.
    var operands: [Value] = []
    /// For each value where it comes from.
    var origins: [Origin] = []

    /// The ways that lead out of a block.
    func edges(of block: Int) -> [Edge] {
      switch blocks[block].exit {
      case .return: []
      case .jump(let edge), .repeat(let edge, steps: _): [edge]
      case .branch(_, let edge, let other): [edge, other]
      }
    }

    /// The value that a way leads to the end with, if nothing else happens there.
    func returned(along edge: Edge) -> Value? {
      let target = blocks[edge.block]
      guard target.instructions.isEmpty, target.loopEnd == nil, case .return(let value) = target.exit else { return nil }
      guard let parameter = target.parameters.firstIndex(of: value) else { return value }
      return operands[edge.arguments.lowerBound + parameter]
    }

    /// The number of times each value is needed, by instructions, conditions, results and other blocks.
    var useCounts: [Int32] {
      var counts = [Int32](repeating: 0, count: origins.count)
      for (index, block) in blocks.enumerated() {
        for number in block.instructions { for operand in operands[instructions[number].operands] { counts[Int(operand)] += 1 } }
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
  /// About how many nanoseconds an instruction takes, rather too many than too few. A row's cost is that of usual operands;
  /// the slowest operands take some ten times as long.
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
