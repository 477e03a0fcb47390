import ReckonCatalogue

/// Options of compiling a formula.
package struct CompilerOptions: Sendable {
  package var angleUnit = AngleUnit.degrees
  package var numberMode = NumberMode.double
  /// Whether functions return complex numbers outside their real domains; they also do in formulas that mention complex
  /// numbers.
  package var isComplex = false
  package var limits = Limits()
  /// Whether to fold constants, share values and inline calls. Otherwise the program follows the text step by step,
  /// with the same results.
  package var isOptimized = true
  /// The inputs, in order; `nil` to make every otherwise undefined name one, in order of appearance.
  package var variables: [String]?
  /// Whether otherwise undefined names become inputs after the given ones; `nil` if they do only when none are given.
  package var findsInputs: Bool?
  /// The units of inputs by name; inputs without one are plain numbers.
  package var inputUnits: [String: String] = [:]
  /// The inputs whose units are only guesses, by name: one that is used as a text becomes a text, and a text that is
  /// used as a number becomes a plain number.
  package var guessedInputs: Set<String> = []
  /// The file of the first book to which the text belongs: then the names of that file are visible, its ``variables``
  /// hide them, the book's parameters become further inputs, and no other name does. `nil` for formulas outside books.
  package var homeFile: Int?
  /// The start of the body after the condition on its parameters, when the body of a function with one is compiled.
  var conditionEnd: Int?
  /// The unit of the value; `nil` to keep that of the formula.
  var resultUnit: String?
  /// The kinds of values of the first book, by the indices of their names; if only kinds are needed, their bodies are
  /// not resolved.
  package var valueKinds: [Int: ValueKind] = [:]
  /// Whether arguments of a book's function, and inputs outside books, may be of any kind if they have no unit, rather
  /// than plain numbers.
  package var leavesKindsOpen = false
  /// The inputs by which the formula is differentiated, successively; empty for the value itself.
  package var differentiatedBy: [String] = []
  /// The inputs whose partial derivatives are further results.
  package var gradientBy: [String] = []
  /// Whether measured constants of nature are uncertain.
  package var readsUncertainties = false
  /// Whether sources of uncertainty have inputs, after all others, for their deviations.
  package var tracksSources = false
  /// Whether the derivatives by these inputs are further results.
  package var differentiatesSources = false
  /// Whether a complex value has two further programs, for its parts, and whether each complex input becomes two, the
  /// imaginary parts after all other inputs.
  package var (dividesValue, dividesInputs) = (false, false)
  /// The part of the complex value that the program computes: 0 for the real one, 1 for the imaginary one.
  var part: Int?
  /// Whether texts use their other parses, with calls of functions of dates, see ``SyntaxTree/otherReading``.
  var takesOtherReadings = false
  /// Called at least once per millisecond; true ends compilation with `cancelled`.
  package var isCancelled: (@Sendable () -> Bool)?

  package init() {}

  /// The name of the input for a complex input's imaginary part, which no formula can spell.
  package static func imaginaryPart(of name: String) -> String { name + "\u{1}" }
}
