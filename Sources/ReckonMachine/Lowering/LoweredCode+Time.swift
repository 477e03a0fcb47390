import ReckonBytecode
import ReckonCatalogue

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
