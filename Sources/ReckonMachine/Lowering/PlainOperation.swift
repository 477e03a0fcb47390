import ReckonCatalogue

/// Operations that every machine implements itself, without calling a function of the catalogue.
enum PlainOperation {
  case arithmetic(Arithmetic)
  case comparison(Relation)
  case negate
  /// The truth value of a number, and its negation.
  case truth, not

  /// - Parameter code: the operation code, as in instructions.
  init?(ofCode code: UInt32) {
    switch Operation.function(ofCode: code) {
    case .add: self = .arithmetic(.add)
    case .subtract: self = .arithmetic(.subtract)
    case .multiply: self = .arithmetic(.multiply)
    case .divide: self = .arithmetic(.divide)
    case .less: self = .comparison(.less)
    case .lessOrEqual: self = .comparison(.lessOrEqual)
    case .greater: self = .comparison(.greater)
    case .greaterOrEqual: self = .comparison(.greaterOrEqual)
    case .equal: self = .comparison(.equal)
    case .notEqual: self = .comparison(.notEqual)
    case .negate: self = .negate
    case .truth: self = .truth
    case .not: self = .not
    default: return nil
    }
  }

  init?(_ instruction: LoweredCode.Instruction) {
    guard case .apply(let code) = instruction.action else { return nil }
    self.init(ofCode: code)
  }
}
