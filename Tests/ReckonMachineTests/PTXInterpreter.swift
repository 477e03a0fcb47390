/// The part of PTX that kernels of formulas use, executed by one thread as NVIDIA's PTX ISA 7.0 defines each
/// instruction.
struct PTXInterpreter {
  private enum Operand {
    case register(Int)
    case literal(UInt64)
    /// The address of a table.
    case table(Int)
  }

  private enum Operation {
    case load(parameter: Int)
    case move, wideProduct
    case addNumbers, subtractNumbers, multiplyNumbers, addProduct, divideNumbers, root
    case addWords, subtractWords, and, or, xor, shiftLeft, shiftRight
    case round(FloatingPointRoundingRule)
    case compareNumbers(String), compareWords(String, isSigned: Bool)
    case select(predicate: Int)
    case loadWord(offset: Int)
    case storeWord, storeByte, addToWord
    case branch, end
  }

  private struct Instruction {
    let operation: Operation
    var result = 0
    var operands: [Operand] = []
    var target = 0
    /// The predicate that guards it, and whether it is the opposite.
    var guardedBy: (predicate: Int, isNegated: Bool)?
  }

  struct Failure: Error { let line: String }

  private var instructions: [Instruction] = []
  private var registerCount = 0
  private var predicateCount = 0
  private var tables: [[UInt64]] = []
  private var tableNames: [String: Int] = [:]
  private(set) var parameters: [String] = []

  init(_ text: String) throws {
    var labels: [String: Int] = [:]
    var jumps: [(instruction: Int, label: String)] = []
    for line in text.split(separator: "\n").map({ $0.trimmingPrefix { $0 == "\t" } }).map(String.init) {
      if line.hasPrefix(".global") {
        try addTable(line)
      } else if line.hasPrefix(".param") {
        parameters.append(line.dropFirst(".param .u64 ".count).filter { $0 != "," })
      } else if line.hasPrefix(".reg") {
        let count = Int(line.split(separator: "<")[1].prefix { $0.isNumber }) ?? 0
        // Registers of 32 bits come behind those of 64.
        if line.contains("%v") { registerCount = count } else if line.contains("%p") { predicateCount = count }
      } else if line.hasPrefix(".") || line == "{" || line == "}" || line == ")" || line.isEmpty {
        continue
      } else if line.hasSuffix(":") {
        labels[String(line.dropLast())] = instructions.count
      } else {
        let (instruction, label) = try parsed(line)
        if let label { jumps.append((instructions.count, label)) }
        instructions.append(instruction)
      }
    }
    for jump in jumps {
      guard let target = labels[jump.label] else { throw Failure(line: jump.label) }
      instructions[jump.instruction].target = target
    }
  }

  private mutating func addTable(_ line: String) throws {
    let name = String(line.split(separator: " ")[4].prefix { $0 != "[" })
    let words = line.split(separator: "{")[1].prefix { $0 != "}" }.split(separator: ",")
    tableNames[name] = tables.count
    tables.append(try words.map { try Self.literal($0.trimmingPrefix(" ")) })
  }

  private static func literal(_ text: Substring) throws -> UInt64 {
    let digits = text.hasPrefix("0x") || text.hasPrefix("0d") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
    guard let digits else { throw Failure(line: String(text)) }
    return digits
  }

  private func register(_ text: Substring) -> Int? {
    guard let number = Int(text.dropFirst(2)) else { return nil }
    return text.hasPrefix("%v") ? number : text.hasPrefix("%r") ? registerCount + number : nil
  }

  private func operand(_ text: Substring) throws -> Operand {
    if let register = register(text) { return .register(register) }
    if let table = tableNames[String(text)] { return .table(table) }
    let special: [Substring: UInt64] = ["%ctaid.x": 0, "%ntid.x": 1, "%tid.x": 0, "%nctaid.x": 1]
    return .literal(try special[text] ?? Self.literal(text))
  }

  private func parsed(_ line: String) throws -> (Instruction, label: String?) {
    var words = line.filter { $0 != ";" && $0 != "," }.split(separator: " ")
    var guarded: (Int, Bool)?
    if words[0].hasPrefix("@") {
      let isNegated = words[0].hasPrefix("@!")
      guard let number = Int(words[0].dropFirst(isNegated ? 4 : 3)) else { throw Failure(line: line) }
      guarded = (number, isNegated)
      words.removeFirst()
    }
    let name = String(words.removeFirst())
    if name == "bra" { return (Instruction(operation: .branch, guardedBy: guarded), String(words[0])) }
    guard guarded == nil else { throw Failure(line: line) }
    if name == "ret" { return (Instruction(operation: .end), nil) }
    if name == "ld.param.u64" {
      guard let parameter = parameters.firstIndex(of: String(words[1].dropFirst().dropLast())) else {
        throw Failure(line: line)
      }
      return (Instruction(operation: .load(parameter: parameter), result: register(words[0]) ?? 0), nil)
    }
    if name == "ld.global.nc.b64" {
      let address = words[1].dropFirst().dropLast().split(separator: "+")
      let offset = address.count > 1 ? Int(address[1]) ?? 0 : 0
      return (
        Instruction(
          operation: .loadWord(offset: offset), result: register(words[0]) ?? 0, operands: [try operand(address[0])]),
        nil
      )
    }
    if words[0].hasPrefix("[") {
      let operations: [String: Operation] = [
        "st.global.b64": .storeWord, "st.global.u8": .storeByte, "red.global.add.u64": .addToWord,
      ]
      guard let operation = operations[name] else { throw Failure(line: line) }
      return (
        Instruction(
          operation: operation, operands: [try operand(words[0].dropFirst().dropLast()), try operand(words[1])]), nil
      )
    }
    if name.hasPrefix("setp."), let result = Int(words[0].dropFirst(2)) {
      let parts = name.split(separator: ".").map(String.init)
      let operation: Operation =
        parts[2] == "f64" ? .compareNumbers(parts[1]) : .compareWords(parts[1], isSigned: parts[2] == "s64")
      return (
        Instruction(operation: operation, result: result, operands: [try operand(words[1]), try operand(words[2])]), nil
      )
    }
    guard let result = register(words[0]) else { throw Failure(line: line) }
    if name == "selp.b64", let predicate = Int(words[3].dropFirst(2)) {
      return (
        Instruction(
          operation: .select(predicate: predicate), result: result,
          operands: [try operand(words[1]), try operand(words[2])]), nil
      )
    }
    let operations: [String: Operation] = [
      "mov.b64": .move, "mov.u64": .move, "mov.u32": .move, "cvta.to.global.u64": .move, "cvt.u64.u32": .move,
      "mul.wide.u32": .wideProduct, "add.rn.f64": .addNumbers, "sub.rn.f64": .subtractNumbers,
      "mul.rn.f64": .multiplyNumbers, "fma.rn.f64": .addProduct,
      "div.rn.f64": .divideNumbers, "sqrt.rn.f64": .root, "add.u64": .addWords, "sub.u64": .subtractWords,
      "sub.s64": .subtractWords,
      "and.b64": .and, "or.b64": .or, "xor.b64": .xor, "shl.b64": .shiftLeft, "shr.u64": .shiftRight,
      "cvt.rni.f64.f64": .round(.toNearestOrEven), "cvt.rmi.f64.f64": .round(.down), "cvt.rpi.f64.f64": .round(.up),
      "cvt.rzi.f64.f64": .round(.towardZero),
    ]
    guard let operation = operations[name] else { throw Failure(line: line) }
    return (
      Instruction(operation: operation, result: result, operands: try words.dropFirst().map { try operand($0) }), nil
    )
  }

  /// Runs the kernel over rows.
  ///
  /// - Returns: the results, which rows are left to the processor, and the count of these.
  func run(_ columns: [[Double]], rows: Int, steps: Int) throws -> (results: [Double], isLeft: [Bool], count: Int) {
    // Memory in words: an address is that of a word, in bytes, behind a page that nothing reads. The bytes of marks
    // have a word each.
    var memory: [UInt64] = Array(repeating: 0, count: 512)
    func place(_ words: [UInt64]) -> UInt64 {
      defer { memory += words }
      return UInt64(8 * memory.count)
    }
    let tableAddresses = tables.map { place($0) }
    var arguments = columns.map { place($0.map(\.bitPattern)) }
    let output = place(Array(repeating: 0, count: rows))
    let marks = UInt64(1) << 40
    let count = place([0])
    arguments += [output, marks, count, UInt64(rows), UInt64(steps)]
    var isLeft = [UInt64?](repeating: nil, count: rows)
    var registers = [UInt64](repeating: 0, count: registerCount + 4)
    var predicates = [Bool](repeating: false, count: predicateCount)
    func value(_ operand: Operand) -> UInt64 {
      switch operand {
      case .register(let number): registers[number]
      case .literal(let bits): bits
      case .table(let number): tableAddresses[number]
      }
    }
    func number(_ operand: Operand) -> Double { Double(bitPattern: value(operand)) }
    func word(_ address: UInt64) throws -> Int {
      guard address % 8 == 0, (4096..<UInt64(8 * memory.count)).contains(address) else {
        throw Failure(line: "address \(address)")
      }
      return Int(address / 8)
    }
    var next = 0
    while true {
      let instruction = instructions[next]
      let operands = instruction.operands
      next += 1
      func set(_ bits: UInt64) { registers[instruction.result] = bits }
      func set(_ number: Double) { registers[instruction.result] = number.bitPattern }
      switch instruction.operation {
      case .load(let parameter): set(arguments[parameter])
      case .move: set(value(operands[0]))
      case .wideProduct: set((value(operands[0]) & 0xffff_ffff) * (value(operands[1]) & 0xffff_ffff))
      case .addNumbers: set(number(operands[0]) + number(operands[1]))
      case .subtractNumbers: set(number(operands[0]) - number(operands[1]))
      case .multiplyNumbers: set(number(operands[0]) * number(operands[1]))
      case .addProduct: set(number(operands[2]).addingProduct(number(operands[0]), number(operands[1])))
      case .divideNumbers: set(number(operands[0]) / number(operands[1]))
      case .root: set(number(operands[0]).squareRoot())
      case .addWords: set(value(operands[0]) &+ value(operands[1]))
      case .subtractWords: set(value(operands[0]) &- value(operands[1]))
      case .and: set(value(operands[0]) & value(operands[1]))
      case .or: set(value(operands[0]) | value(operands[1]))
      case .xor: set(value(operands[0]) ^ value(operands[1]))
      case .shiftLeft: set(value(operands[0]) << value(operands[1]))
      case .shiftRight: set(value(operands[0]) >> value(operands[1]))
      case .round(let rule): set(number(operands[0]).rounded(rule))
      case .compareNumbers(let relation):
        predicates[instruction.result] = try Self.compare(relation, number(operands[0]), number(operands[1]))
      case .compareWords(let relation, let isSigned):
        let (a, b) = (value(operands[0]), value(operands[1]))
        predicates[instruction.result] =
          isSigned
          ? try Self.order(relation, Int64(bitPattern: a), Int64(bitPattern: b)) : try Self.order(relation, a, b)
      case .select(let predicate): set(predicates[predicate] ? value(operands[0]) : value(operands[1]))
      case .loadWord(let offset): set(memory[try word(value(operands[0]) &+ UInt64(offset))])
      case .storeWord: memory[try word(value(operands[0]))] = value(operands[1])
      case .addToWord: memory[try word(value(operands[0]))] &+= value(operands[1])
      case .storeByte:
        guard case let row = value(operands[0]) &- marks, row < UInt64(rows) else {
          throw Failure(line: "a mark behind the rows")
        }
        isLeft[Int(row)] = value(operands[1])
      case .branch:
        if let guardedBy = instruction.guardedBy, predicates[guardedBy.predicate] == guardedBy.isNegated { continue }
        next = instruction.target
      case .end:
        guard isLeft.allSatisfy({ $0 == 0 || $0 == 1 }) else { throw Failure(line: "a row without a mark") }
        let start = Int(output / 8)
        return (
          memory[start..<start + rows].map { Double(bitPattern: $0) }, isLeft.map { $0 == 1 },
          Int(memory[Int(count / 8)])
        )
      }
    }
  }

  /// Comparisons that end in u hold where an operand is NaN, others do not.
  private static func compare(_ relation: String, _ a: Double, _ b: Double) throws -> Bool {
    if a.isNaN || b.isNaN { return relation.count == 3 }
    return try order(String(relation.prefix(2)), a, b)
  }

  private static func order<Number: Comparable>(_ relation: String, _ a: Number, _ b: Number) throws -> Bool {
    switch relation {
    case "eq": a == b
    case "ne": a != b
    case "lt": a < b
    case "le": a <= b
    case "gt": a > b
    case "ge": a >= b
    default: throw Failure(line: relation)
    }
  }
}
