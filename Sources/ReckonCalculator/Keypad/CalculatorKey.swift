/// A key of the keypad. Its raw value is its name in scripts and files.
public enum CalculatorKey: String, CaseIterable, Hashable, Sendable {
  /// A digit, two zeros, or the decimal mark.
  case zero, one, two, three, four, five, six, seven, eight, nine, doubleZero, point
  /// An operator, or `=`.
  case add, subtract, multiply, divide, equals
  /// A trigonometric or hyperbolic function, or an inverse.
  case sin, cos, tan, asin, acos, atan, sinh, cosh, tanh
  /// Another function.
  case ln, log, log2, exp, exp10, power, square, squareRoot, cubeRoot, reciprocal, factorial, absolute, modulo
  /// A constant, or the last result.
  case pi, e, imaginaryUnit, answer
  /// Separates a magnitude and an angle.
  case angle
  /// A key that edits the entry.
  case allClear, clearEntry, backspace, changeSign, percent, openBracket, closeBracket, angleUnit
  /// A key of the memory.
  case memoryClear, memoryRecall, memoryAdd, memorySubtract
  /// A key that opens a panel.
  case history, units, currency, help

  /// The types of keys; a keypad displays each in its own color.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A type of keys.
    case number, `operator`, function, constant, special
  }

  /// The glyph on the key.
  public var glyph: String { row.glyph }
  /// The key's type.
  public var kind: Kind { row.kind }
  /// The keyboard input for the key, in ASCII: a character, a name to type, or a key with Ctrl (`^G`). It is unique.
  public var press: String { row.press }
  /// The key's name for screen readers, in the ``/ReckonPhrases/Language/current`` language. Those of functions,
  /// operators and constants are from the catalogue.
  public var spokenName: String { row.spokenName.description }

  /// The spacing on both sides of the key's text between operands.
  var infixSpace: String { self == .power || self == .angle ? "" : " " }

  /// The catalogue spelling that the key writes in expressions; empty for keys without one.
  package var catalogueText: String { row.action.spelling?.text ?? "" }
}

#if !hasFeature(Embedded)
  extension CalculatorKey: Codable {}
#endif
