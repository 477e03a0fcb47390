import Reckon
import ReckonBytecode
import ReckonCatalogue
import ReckonNumbers

/// Properties of a formula's values that are known in advance: the maximum number of decimals, and whether they are
/// whole numbers of days. Code with loops and calls is not analyzed.
struct ArrowDigits {
  /// The most digits behind the point; `nil` where that is not known.
  private(set) var scale: Int?
  /// Whether dates are beginnings of days.
  private(set) var isOfDays = false

  /// The value of a constant that is a whole number.
  private var whole: Int?

  private static let day = Decimal128(86_400)

  /// - Parameter types: those of the columns, by the inputs that read them.
  init(_ program: Program, _ types: [Int: ArrowType]) {
    var stack: [ArrowDigits] = []
    var locals: [Int: ArrowDigits] = [:]
    var offset = 0
    // What is on the stack where jumps lead to.
    var joined: [Int: [ArrowDigits]] = [:]
    var isReached = true
    var results: ArrowDigits?
    func join(_ stack: [ArrowDigits], at target: Int) {
      let other = joined[target] ?? stack
      joined[target] = zip(stack, other).map { $0.or($1) }
    }
    while true {
      if isReached, joined[offset] != nil { join(stack, at: offset) }
      if let known = joined[offset] { (stack, isReached) = (known, true) }
      guard let instruction = Instruction.decode(program.code, at: &offset) else { return }
      let operand = Int(instruction.operand)
      switch instruction.opcode {
      case .jumpIfFalse, .jump:
        if instruction.opcode == .jumpIfFalse { _ = stack.popLast() }
        guard operand >= offset else { return }
        join(stack, at: operand)
        isReached = instruction.opcode == .jumpIfFalse
      case .constant: stack.append(ArrowDigits(program.constants[operand].number.decimal))
      case .variable: stack.append(types[operand].map { ArrowDigits($0) } ?? ArrowDigits())
      case .local: stack.append(locals[operand] ?? ArrowDigits())
      case .store, .tee:
        guard let top = stack.last else { return }
        locals[operand] = locals[operand].map { top.or($0) } ?? top
        if instruction.opcode == .store { stack.removeLast() }
      case .check, .negate: break
      case .return:
        guard let top = stack.last else { return }
        let found = results.map { top.or($0) } ?? top
        (results, isReached) = (found, false)
        if !joined.keys.contains(where: { $0 >= offset }) {
          self = found
          return
        }
      default:
        guard let count = Self.operandCount(instruction), count <= stack.count else { return }
        let operands = Array(stack.suffix(count))
        stack.removeLast(count)
        stack.append(Self.result(of: instruction, operands))
      }
    }
  }

  /// The number of operands of an instruction that computes one number of others; `nil` for any other.
  private static func operandCount(_ instruction: Instruction) -> Int? {
    switch instruction.opcode {
    case .add, .subtract, .multiply, .divide, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual,
      .apply2:
      2
    case .not, .apply1: 1
    case .apply3: 3
    case .applyN: Int(instruction.count)
    default: nil
    }
  }

  private static func result(of instruction: Instruction, _ operands: [ArrowDigits]) -> ArrowDigits {
    let function =
      instruction.opcode.dedicatedFunction ?? Operation.function(ofCode: instruction.operand)
    switch function {
    case .add, .subtract, .laterSeconds, .min, .max:
      return operands.dropFirst().reduce(operands.first ?? ArrowDigits()) { $0.plus($1) }
    case .multiply: return operands[0].times(operands[1])
    case .abs: return operands[0]
    // Rounded to some places, a number has no more.
    case .round:
      guard operands.count == 2 else { return ArrowDigits(scale: 0, isOfDays: false) }
      return operands[1].whole.map { ArrowDigits(scale: Swift.max(0, $0), isOfDays: false) } ?? ArrowDigits()
    case .floor, .ceil, .trunc, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .not, .year, .month,
      .day:
      return ArrowDigits(scale: 0, isOfDays: false)
    // Parts of months are times of a day.
    case .laterMonths: return operands[1].scale == 0 ? operands[0] : ArrowDigits()
    case .date: return ArrowDigits(scale: 0, isOfDays: true)
    case .startOf:
      let period = operands[1].whole.flatMap { CalendarPeriod(rawValue: $0) }
      return ArrowDigits(scale: 0, isOfDays: period.map { $0.rawValue <= CalendarPeriod.day.rawValue } ?? false)
    default: return ArrowDigits()
    }
  }

  private init(scale: Int? = nil, isOfDays: Bool = false) { (self.scale, self.isOfDays) = (scale, isOfDays) }

  private init(_ number: Decimal128) {
    guard number.isFinite else { return }
    let digits = number.reduced.digits
    scale = max(0, -digits.exponent)
    isOfDays = (number / Self.day).isInteger
    whole = Int(exactly: number)
  }

  private init(_ type: ArrowType) {
    switch type {
    case .integer, .truth: scale = 0
    case .decimal(_, let scale): self.scale = max(0, scale)
    case .days: (scale, isOfDays) = (0, true)
    case .milliseconds: scale = 3
    case .timestamp(let unit, _), .time(let unit), .duration(let unit): scale = unit.places
    case .nothing, .float, .text, .textView: break
    }
  }

  /// The properties of a number that may be this one or another.
  private func or(_ other: ArrowDigits) -> ArrowDigits { plus(other) }

  private func plus(_ other: ArrowDigits) -> ArrowDigits {
    var sum = ArrowDigits()
    if let scale, let others = other.scale { sum.scale = Swift.max(scale, others) }
    sum.isOfDays = isOfDays && other.isOfDays
    return sum
  }

  private func times(_ other: ArrowDigits) -> ArrowDigits {
    var product = ArrowDigits()
    if let scale, let others = other.scale { product.scale = scale + others }
    product.isOfDays = isOfDays && other.scale == 0 || other.isOfDays && scale == 0
    return product
  }
}
