/// How a formula asks for its value to be shown: what stands behind `to` at its end.
public enum ResultForm: Hashable, Sendable {
  /// A plain number.
  case plain
  /// A number of so many of the unit that is named, as written: `km/h`.
  case unit(String)
  /// A plain number, written in another way.
  case notation(Notation)

  /// The ways to write a number that a formula can ask for.
  public enum Notation: String, Hashable, Sendable, CaseIterable {
    case hexadecimal = "hex"
    case octal = "oct"
    case binary = "bin"
    case fraction = "frac"
    case scientific = "sci"
    case engineering = "eng"
  }
}
