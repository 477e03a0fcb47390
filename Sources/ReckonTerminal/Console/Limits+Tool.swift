import Reckon

extension Limits {
  /// The limits of the tool, whose user waits for an evaluation and can end it.
  package static let tool: Limits = {
    var limits = Limits()
    limits.steps = 1_000_000_000
    return limits
  }()
}
