import ReckonCatalogue
import ReckonForms

extension BatchArithmetic {
  /// The operation of a function, if it is one of these.
  init?(_ function: Function.ID) {
    switch function {
    case .add: self = .add
    case .subtract: self = .subtract
    case .multiply: self = .multiply
    case .divide: self = .divide
    default: return nil
    }
  }
}
