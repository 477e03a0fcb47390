/// The unit in which trigonometric functions take and give angles. It is fixed when a formula is compiled, and stored
/// with it.
public enum AngleUnit: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// A full turn is 360 degrees, 2π radians or 400 gradians.
  case degrees, radians, gradians

  /// The long form.
  public var description: String {
    switch self {
    case .degrees: "degrees"
    case .radians: "radians"
    case .gradians: "gradians"
    }
  }

  /// The short form that commands and prompts use.
  public var abbreviation: String {
    switch self {
    case .degrees: "deg"
    case .radians: "rad"
    case .gradians: "grad"
    }
  }

  /// Reads the short or the long form.
  public init?(_ text: String) {
    guard let unit = Self.allCases.first(where: { $0.abbreviation == text || $0.description == text }) else {
      return nil
    }
    self = unit
  }
}
