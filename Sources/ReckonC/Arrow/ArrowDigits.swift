import Reckon
import ReckonBytecode
import ReckonNumbers

/// What can be told of a formula's value before there are any: how many digits it has at most behind the point, and
/// whether it is a number of whole days. Only code without branches and calls is looked at.
struct ArrowDigits {
  /// The most digits behind the point; `nil` where that is not known.
  private(set) var scale: Int?
  /// Whether dates are beginnings of days.
  private(set) var isOfDays = false

  private static let day = Decimal128(86_400)

  /// - Parameter types: those of the columns, by the inputs that read them.
  init(_ program: Program, _ types: [Int: ArrowType]) {
    var stack: [ArrowDigits] = []
    var locals: [Int: ArrowDigits] = [:]
    var offset = 0
    while let instruction = Instruction.decode(program.code, at: &offset) {
      let operand = Int(instruction.operand)
      switch instruction.opcode {
      case .constant: stack.append(ArrowDigits(program.constants[operand].number.decimal))
      case .variable: stack.append(types[operand].map { ArrowDigits($0) } ?? ArrowDigits())
      case .local: stack.append(locals[operand] ?? ArrowDigits())
      case .store, .tee:
        guard let top = stack.last else { return }
        locals[operand] = top
        if instruction.opcode == .store { stack.removeLast() }
      case .check, .negate: break
      case .add, .subtract, .multiply:
        guard let second = stack.popLast(), let first = stack.popLast() else { return }
        stack.append(instruction.opcode == .multiply ? first.times(second) : first.plus(second))
      case .return:
        if let top = stack.last { self = top }
        return
      default: return
      }
    }
  }

  private init() {}

  private init(_ number: Decimal128) {
    guard number.isFinite else { return }
    let digits = number.reduced.digits
    scale = max(0, -digits.exponent)
    isOfDays = (number / Self.day).isInteger
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

  private func plus(_ other: ArrowDigits) -> ArrowDigits {
    var sum = ArrowDigits()
    if let scale, let others = other.scale { sum.scale = max(scale, others) }
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
