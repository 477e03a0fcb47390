import ReckonCatalogue

/// The instructions of the stack machine. Each has one row in ``description``; encoder, verifier, machines and listings derive from it.
///
/// To add an instruction, add a case, its row here, and what it does in the machines; the compiler names every place.
package enum Opcode: UInt8, CaseIterable, Sendable, BitwiseCopyable {
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

  /// The meaning of the bytes behind an opcode.
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

  /// The table that an index refers to.
  package enum Table: Sendable, Hashable {
    case constants, variables, locals
    /// Two locals, the named one and the next.
    case localPairs
    case hosts, subroutines, texts
    /// A ``Function/Repetition``: one that counts, and one that is a search.
    case repetitions, searches
    /// A result beside the value.
    case results
  }

  /// The number of values that an instruction takes from the stack.
  package enum Pops: Sendable, Hashable {
    case fixed(Int)
    /// The number in its second operand.
    case counted
    /// As many as the called function has parameters.
    case called
  }

  // The columns that decoding and verifying use most, as arrays of their own.
  package var layout: Layout { row.layout }
  package var pops: Pops { row.pops }
  package var pushes: Int { row.pushes }

  package struct Description: Sendable {
    package let mnemonic: String
    package let layout: Layout
    package let pops: Pops
    package let pushes: Int
    package let summary: String
  }

  package var description: Description {
    let row = row
    return Description(mnemonic: "\(row.mnemonic)", layout: row.layout, pops: row.pops, pushes: row.pushes, summary: "\(row.summary)")
  }

  /// The texts are literals, so that whoever asks for another column leaves them alone.
  private typealias Row = (mnemonic: StaticString, layout: Layout, pops: Pops, pushes: Int, summary: StaticString)

  @inline(__always) private var row: Row {
    switch self {
    case .constant: ("constant", .index(.constants), .fixed(0), 1, "pushes a constant")
    case .variable: ("variable", .index(.variables), .fixed(0), 1, "pushes an input")
    case .local: ("local", .index(.locals), .fixed(0), 1, "pushes a local")
    case .store: ("store", .index(.locals), .fixed(1), 0, "pops into a local")
    case .tee: ("tee", .index(.locals), .fixed(1), 1, "copies the top into a local")
    case .pop: ("pop", .none, .fixed(1), 0, "drops the top")
    case .add: ("add", .none, .fixed(2), 1, "adds")
    case .subtract: ("subtract", .none, .fixed(2), 1, "subtracts the top from what is under it")
    case .multiply: ("multiply", .none, .fixed(2), 1, "multiplies")
    case .divide: ("divide", .none, .fixed(2), 1, "divides by the top what is under it")
    case .negate: ("negate", .none, .fixed(1), 1, "turns the sign over")
    case .less: ("less", .none, .fixed(2), 1, "1 or 0: is the lower one less")
    case .lessOrEqual: ("less-or-equal", .none, .fixed(2), 1, "1 or 0: is the lower one at most the top")
    case .greater: ("greater", .none, .fixed(2), 1, "1 or 0: is the lower one greater")
    case .greaterOrEqual: ("greater-or-equal", .none, .fixed(2), 1, "1 or 0: is the lower one at least the top")
    case .equal: ("equal", .none, .fixed(2), 1, "1 or 0: are both equal")
    case .notEqual: ("not-equal", .none, .fixed(2), 1, "1 or 0: do they differ")
    case .not: ("not", .none, .fixed(1), 1, "1 for 0 and NaN, otherwise 0")
    case .apply1: ("apply1", .operation, .fixed(1), 1, "applies a function to the top")
    case .apply2: ("apply2", .operation, .fixed(2), 1, "applies a function to two values")
    case .apply3: ("apply3", .operation, .fixed(3), 1, "applies a function to three values")
    case .applyN: ("apply", .operationAndCount, .counted, 1, "applies a function to so many values")
    case .host: ("host", .index(.hosts), .called, 1, "calls a function of the host")
    case .call: ("call", .index(.subroutines), .called, 1, "calls a function of the program")
    case .jump: ("jump", .target, .fixed(0), 0, "goes on further down")
    case .jumpIfFalse: ("jump-if-false", .target, .fixed(1), 0, "goes on further down if the top is 0 or NaN")
    case .loop: ("loop", .target, .fixed(0), 0, "goes back, charging the steps since there")
    case .bound: ("bound", .index(.repetitions), .fixed(1), 1, "ends the run unless the top is a whole number to count by")
    case .accumulate: ("accumulate", .index(.localPairs), .fixed(1), 0, "adds to a compensated sum in two locals")
    case .total: ("total", .index(.localPairs), .fixed(0), 1, "pushes the value of a compensated sum")
    case .check: ("check", .none, .fixed(1), 1, "strict runs stop here if the top is not finite")
    case .return: ("return", .none, .fixed(1), 0, "ends with the top as the result")
    case .text: ("text", .index(.texts), .fixed(0), 1, "pushes a text")
    case .values: ("values", .valuesAndCount, .counted, 1, "applies a function to so many values of any kind")
    case .append: ("append", .index(.locals), .fixed(1), 0, "pops behind the items of the list in a local")
    case .seek: ("seek", .index(.searches), .fixed(2), 0, "begins a search between two bounds")
    case .probe: ("probe", .index(.locals), .fixed(0), 1, "1 and the search's next point in a local, or 0 when it needs none")
    case .weigh: ("weigh", .none, .fixed(1), 0, "pops the value at the search's point")
    case .found: ("found", .none, .fixed(0), 1, "ends a search and pushes its result")
    case .deliver: ("deliver", .index(.results), .fixed(1), 0, "pops a result beside the value")
    }
  }

  /// Whether a program with the instruction may hold values that are not numbers.
  package var makesValues: Bool {
    switch self {
    case .text, .values, .append: true
    case .constant, .variable, .local, .store, .tee, .pop, .add, .subtract, .multiply, .divide, .negate, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .equal, .notEqual, .not, .apply1, .apply2, .apply3, .applyN, .host, .call, .jump, .jumpIfFalse, .loop, .bound,
      .accumulate, .total, .check, .return, .seek, .probe, .weigh, .found, .deliver:
      false
    }
  }

  /// The number of searches that must be open, and the number that it opens or ends.
  package var searches: (needed: Int32, change: Int32) {
    switch self {
    case .seek: (0, 1)
    case .probe, .weigh: (1, 0)
    case .found: (1, -1)
    case .constant, .variable, .local, .store, .tee, .pop, .add, .subtract, .multiply, .divide, .negate, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .equal, .notEqual, .not, .apply1, .apply2, .apply3, .applyN, .host, .call, .jump, .jumpIfFalse, .loop, .bound,
      .accumulate, .total, .check, .return, .text, .values, .append, .deliver:
      (0, 0)
    }
  }

  /// The instruction that stands for a function of its own, if there is one.
  package init?(dedicatedTo function: Function.ID) {
    let index = Int(function.rawValue)
    guard index < Self.dedicated.count, let opcode = Self.dedicated[index] else { return nil }
    self = opcode
  }

  /// The function that the instruction applies, when it has one of its own.
  package var dedicatedFunction: Function.ID? {
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
    case .constant, .variable, .local, .store, .tee, .pop, .apply1, .apply2, .apply3, .applyN, .host, .call, .jump, .jumpIfFalse,
      .loop, .bound, .accumulate, .total, .check, .return, .text, .values, .append, .seek, .probe, .weigh, .found, .deliver:
      nil
    }
  }

  /// By the number of the function.
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
