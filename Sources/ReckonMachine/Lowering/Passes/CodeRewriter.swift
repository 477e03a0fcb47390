import ReckonBytecode
import ReckonCatalogue

/// A subroutine in a form that rules can rewrite block by block. Passes are extensions in files of their own.
struct CodeRewriter: ~Copyable {
  /// A block by itself; `nil` in ``blocks`` for one that was merged into another.
  struct Block {
    var parameters: [LoweredCode.Value]
    /// In reverse order, so that prepending a block takes time independent of the length of the block it precedes.
    var instructions: [LoweredCode.Instruction]
    var exit: LoweredCode.Exit
    var loopEnd: Int?
  }

  var blocks: [Block?]
  /// The operands of instructions and the arguments of edges; rules add to them.
  var operands: [LoweredCode.Value]
  private(set) var origins: [LoweredCode.Origin]
  private let constants: [Program.Constant]
  /// The replacement of each replaced value.
  private var names: [LoweredCode.Value: LoweredCode.Value] = [:]
  private var made: [UInt64: LoweredCode.Value] = [:]

  init(_ code: LoweredCode.Subroutine, constants: [Program.Constant]) {
    blocks = code.blocks.map {
      Block(
        parameters: $0.parameters, instructions: code.instructions[$0.instructions].reversed(), exit: $0.exit,
        loopEnd: $0.loopEnd)
    }
    (operands, origins, self.constants) = (code.operands, code.origins, constants)
  }

  /// The rewritten subroutine, with its blocks renumbered.
  var result: LoweredCode.Subroutine {
    var code = LoweredCode.Subroutine()
    code.origins = origins
    code.operands = names.isEmpty ? operands : operands.map { name(of: $0) }
    var numbers: [Int] = []
    var count = 0
    for block in blocks {
      numbers.append(count)
      if block != nil { count += 1 }
    }
    func renumbered(_ edge: LoweredCode.Edge) -> LoweredCode.Edge {
      LoweredCode.Edge(block: numbers[edge.block], arguments: edge.arguments)
    }
    for case let block? in blocks {
      let start = code.instructions.count
      code.instructions += block.instructions.reversed()
      let exit: LoweredCode.Exit =
        switch block.exit {
        case .return(let value): .return(name(of: value))
        case .jump(let edge): .jump(renumbered(edge))
        case .branch(let value, let edge, let other):
          .branch(name(of: value), renumbered(edge), otherwise: renumbered(other))
        case .repeat(let edge, let steps): .repeat(renumbered(edge), steps: steps)
        }
      code.blocks.append(
        LoweredCode.Block(
          parameters: block.parameters, instructions: start..<code.instructions.count, exit: exit,
          loopEnd: block.loopEnd.map { blocks[$0] == nil ? numbers[$0] - 1 : numbers[$0] }))
    }
    return code
  }

  // MARK: Values

  /// The current representative of a value.
  func name(of value: LoweredCode.Value) -> LoweredCode.Value {
    var value = value
    while let other = names[value] { value = other }
    return value
  }

  mutating func rename(_ value: LoweredCode.Value, to other: LoweredCode.Value) {
    // Renaming a value to itself would loop forever.
    if name(of: other) != value { names[value] = other }
  }

  func operand(_ index: Int, of instruction: LoweredCode.Instruction) -> LoweredCode.Value {
    name(of: operands[instruction.operands.lowerBound + index])
  }

  /// The number, if the value is a constant.
  func constant(_ value: LoweredCode.Value) -> Double? {
    switch origins[Int(value)] {
    case .constant(let index): constants[index].double
    case .double(let number): number
    case .zero: 0
    case .made, .input: nil
    }
  }

  /// The value of a number that a rule has computed.
  mutating func value(of number: Double) -> LoweredCode.Value {
    if let known = made[number.bitPattern] { return known }
    let value = addValue(.double(number))
    made[number.bitPattern] = value
    return value
  }

  mutating func addValue(_ origin: LoweredCode.Origin = .made) -> LoweredCode.Value {
    origins.append(origin)
    return LoweredCode.Value(origins.count - 1)
  }

  // MARK: Instructions

  /// An instruction with other operands that replaces another and defines its result.
  mutating func instruction(
    _ action: LoweredCode.Action, _ values: [LoweredCode.Value], for other: LoweredCode.Instruction
  ) -> LoweredCode.Instruction {
    operands += values
    return LoweredCode.Instruction(
      action: action, operands: operands.count - values.count..<operands.count, result: other.result,
      offset: other.offset)
  }

  /// The function that an instruction applies, if any.
  static func function(_ instruction: LoweredCode.Instruction) -> Function.ID? {
    guard case .apply(let code) = instruction.action else { return nil }
    return Operation.function(ofCode: code)
  }

  /// Whether an instruction applies a function. Comparing optional functions would go through witness tables.
  static func applies(_ function: Function.ID, _ instruction: LoweredCode.Instruction) -> Bool {
    guard case .apply(let code) = instruction.action else { return false }
    return Operation.function(ofCode: code) == function
  }

  /// The number of uses of each value, by instructions, conditions, results and edges.
  func uses() -> [Int32] {
    var uses = [Int32](repeating: 0, count: origins.count)
    for case let block? in blocks {
      for instruction in block.instructions {
        for operand in operands[instruction.operands] { uses[Int(name(of: operand))] += 1 }
      }
      switch block.exit {
      case .return(let value): uses[Int(name(of: value))] += 1
      case .branch(let value, _, otherwise: _): uses[Int(name(of: value))] += 1
      case .jump, .repeat: break
      }
      for edge in block.edges { for argument in operands[edge.arguments] { uses[Int(name(of: argument))] += 1 } }
    }
    return uses
  }
}

extension CodeRewriter.Block {
  /// The outgoing edges.
  var edges: [LoweredCode.Edge] {
    switch exit {
    case .return: []
    case .jump(let edge), .repeat(let edge, steps: _): [edge]
    case .branch(_, let edge, let other): [edge, other]
    }
  }
}
