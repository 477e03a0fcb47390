import ReckonCatalogue

/// The instructions of the stack machine. Each has one row; the encoder, verifier, machines and listings derive from
/// it.
///
/// To add an instruction, add a case, its row here, and its effect in the machines; the compiler reports every missing
/// switch case.
@usableFromInline package enum Opcode: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case constant, variable, local, store, tee, pop
  case add, subtract, multiply, divide, negate
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual, not
  case apply1, apply2, apply3, applyN, host, call
  case jump, jumpIfFalse, loop
  case bound, accumulate, total
  case check, `return`
  case text, values, append
  case seek, probe, weigh, found
  case deliver
  case attempt, settle

  /// The layout of the bytes after an opcode.
  package enum Layout: Sendable, Hashable {
    case none
    /// An index, as a variable-length integer.
    case index(Table)
    /// The code of an ``Operation``.
    case operation
    /// The code of an ``Operation``, then the number of its operands.
    case operationAndCount
    /// The number of a ``ValueFunction``, then the number of its operands.
    case valuesAndCount
    /// A code offset, as four bytes.
    case target
  }

  /// The table that an index operand refers to.
  package enum Table: Sendable, Hashable {
    case constants, variables, locals
    /// Two consecutive locals: the given one and the next.
    case localPairs
    case hosts, subroutines, texts
    /// A ``Function/Repetition``: a counting one, or a search.
    case repetitions, searches
    /// A further result.
    case results
  }

  /// The number of values that an instruction pops.
  package enum Pops: Sendable, Hashable {
    case fixed(Int)
    /// The number given by its second operand.
    case counted
    /// The number of parameters of the called function.
    case called
  }

  /// The control flow after an instruction.
  package enum Flow: Sendable {
    /// Continues with the next instruction.
    case next
    /// Jumps forward, always or conditionally.
    case jump, branch
    /// Jumps backward.
    case back
    /// Returns from the function.
    case end
  }

  /// The effect on open searches, which can be nested.
  package enum Search: Int32, Sendable { case opens = 1, uses = 0, closes = -1 }

  /// A row. Its columns are constants, so that an access to one column compiles to a table of that column alone.
  private struct Row {
    let mnemonic: StaticString
    let layout: Layout
    let pops: Pops
    let pushes: Int
    let summary: StaticString
    let flow: Flow
    let makesValues: Bool
    let search: Search?

    @inline(__always) init(
      _ mnemonic: StaticString, _ layout: Layout, _ pops: Pops, _ pushes: Int, _ summary: StaticString,
      flow: Flow = .next, makesValues: Bool = false, search: Search? = nil
    ) {
      (self.mnemonic, self.layout, self.pops, self.pushes, self.summary) = (mnemonic, layout, pops, pushes, summary)
      (self.flow, self.makesValues, self.search) = (flow, makesValues, search)
    }
  }

  @inline(__always) private var row: Row {
    switch self {
    case .constant: Row("constant", .index(.constants), .fixed(0), 1, "pushes a constant")
    case .variable: Row("variable", .index(.variables), .fixed(0), 1, "pushes an input")
    case .local: Row("local", .index(.locals), .fixed(0), 1, "pushes a local")
    case .store: Row("store", .index(.locals), .fixed(1), 0, "pops into a local")
    case .tee: Row("tee", .index(.locals), .fixed(1), 1, "copies the top into a local")
    case .pop: Row("pop", .none, .fixed(1), 0, "drops the top")
    case .add: Row("add", .none, .fixed(2), 1, "adds")
    case .subtract: Row("subtract", .none, .fixed(2), 1, "subtracts the top from the value below it")
    case .multiply: Row("multiply", .none, .fixed(2), 1, "multiplies")
    case .divide: Row("divide", .none, .fixed(2), 1, "divides the value below the top by the top")
    case .negate: Row("negate", .none, .fixed(1), 1, "negates the top")
    case .less: Row("less", .none, .fixed(2), 1, "1 if the lower value is less than the top, otherwise 0")
    case .lessOrEqual: Row("less-or-equal", .none, .fixed(2), 1, "1 if the lower value is at most the top, otherwise 0")
    case .greater: Row("greater", .none, .fixed(2), 1, "1 if the lower value is greater than the top, otherwise 0")
    case .greaterOrEqual:
      Row("greater-or-equal", .none, .fixed(2), 1, "1 if the lower value is at least the top, otherwise 0")
    case .equal: Row("equal", .none, .fixed(2), 1, "1 if both are equal, otherwise 0")
    case .notEqual: Row("not-equal", .none, .fixed(2), 1, "1 if they differ, otherwise 0")
    case .not: Row("not", .none, .fixed(1), 1, "1 for 0 and NaN, otherwise 0")
    case .apply1: Row("apply1", .operation, .fixed(1), 1, "applies a function to the top")
    case .apply2: Row("apply2", .operation, .fixed(2), 1, "applies a function to two values")
    case .apply3: Row("apply3", .operation, .fixed(3), 1, "applies a function to three values")
    case .applyN: Row("apply", .operationAndCount, .counted, 1, "applies a function to a number of values")
    case .host: Row("host", .index(.hosts), .called, 1, "calls a function of the host")
    case .call: Row("call", .index(.subroutines), .called, 1, "calls a function of the program")
    case .jump: Row("jump", .target, .fixed(0), 0, "jumps forward", flow: .jump)
    case .jumpIfFalse:
      Row("jump-if-false", .target, .fixed(1), 0, "jumps forward if the top is 0 or NaN", flow: .branch)
    case .loop: Row("loop", .target, .fixed(0), 0, "jumps back, charging the steps of the loop", flow: .back)
    case .bound:
      Row("bound", .index(.repetitions), .fixed(1), 1, "fails unless the top is a whole number usable as a bound")
    case .accumulate: Row("accumulate", .index(.localPairs), .fixed(1), 0, "adds to a compensated sum in two locals")
    case .total: Row("total", .index(.localPairs), .fixed(0), 1, "pushes the value of a compensated sum")
    case .check: Row("check", .none, .fixed(1), 1, "strict runs fail here if the top is not finite")
    case .return: Row("return", .none, .fixed(1), 0, "ends with the top as the result", flow: .end)
    case .text: Row("text", .index(.texts), .fixed(0), 1, "pushes a text", makesValues: true)
    case .values:
      Row(
        "values", .valuesAndCount, .counted, 1, "applies a function to a number of values of any kind",
        makesValues: true)
    case .append:
      Row("append", .index(.locals), .fixed(1), 0, "appends the top to the list in a local", makesValues: true)
    case .seek: Row("seek", .index(.searches), .fixed(2), 0, "begins a search between two bounds", search: .opens)
    case .probe:
      Row(
        "probe", .index(.locals), .fixed(0), 1, "1 and the search's next point in a local, or 0 when it needs none",
        search: .uses)
    case .weigh: Row("weigh", .none, .fixed(1), 0, "pops the value at the search's point", search: .uses)
    case .found: Row("found", .none, .fixed(0), 1, "ends a search and pushes its result", search: .closes)
    case .deliver: Row("deliver", .index(.results), .fixed(1), 0, "pops an additional result")
    case .attempt:
      Row("attempt", .target, .fixed(0), 0, "begins an attempt; a failure in it jumps forward", flow: .branch)
    case .settle: Row("settle", .none, .fixed(0), 0, "ends the attempt begun last")
    }
  }
}

extension Opcode {
  /// The mnemonic in listings.
  package var mnemonic: String { "\(row.mnemonic)" }
  package var layout: Layout { row.layout }
  package var pops: Pops { row.pops }
  package var pushes: Int { row.pushes }
  /// Its effect, in one line.
  package var summary: String { "\(row.summary)" }
  package var flow: Flow { row.flow }
  /// Whether it ends a basic block: the next instruction is not its only successor.
  package var endsBlock: Bool { row.flow != .next }
  /// Whether a program with the instruction may use values that are not numbers.
  package var makesValues: Bool { row.makesValues }
  /// Its effect on open searches; `nil` for none.
  package var search: Search? { row.search }
  /// The function that the instruction applies, if it is dedicated to one.
  ///
  /// Not a column of the row, since few instructions are dedicated.
  @inlinable package var dedicatedFunction: Function.ID? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .negate: .negate
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .equal: .equal
    case .notEqual: .notEqual
    case .not: .not
    case .constant, .variable, .local, .store, .tee, .pop, .apply1, .apply2, .apply3, .applyN, .host, .call, .jump,
      .jumpIfFalse, .loop,
      .bound,
      .accumulate, .total, .check, .return, .text, .values, .append, .seek, .probe, .weigh, .found, .deliver, .attempt,
      .settle:
      nil
    }
  }

  /// The instruction dedicated to a function, if there is one.
  package init?(dedicatedTo function: Function.ID) {
    let index = Int(function.rawValue)
    guard index < Self.dedicated.count, let opcode = Self.dedicated[index] else { return nil }
    self = opcode
  }

  /// By function number.
  private static let dedicated: [Opcode?] = {
    var table: [Opcode?] = []
    for opcode in allCases {
      guard let function = opcode.dedicatedFunction else { continue }
      while table.count <= Int(function.rawValue) { table.append(nil) }
      table[Int(function.rawValue)] = opcode
    }
    return table
  }()
}
