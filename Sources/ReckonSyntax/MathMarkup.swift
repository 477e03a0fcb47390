import ReckonCatalogue

/// A markup language for mathematics, and its notation.
package enum MathMarkup: Sendable {
  /// LaTeX's math mode, with `amsmath`.
  case latex
  /// A `math` element of MathML Core.
  case mathML

  /// The markup before, between and after parts.
  typealias Frame = [String]

  private func frame(_ latex: Frame, _ mathML: Frame) -> Frame { self == .latex ? latex : mathML }

  var whole: Frame {
    frame(["", ""], [#"<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mrow>"#, "</mrow></math>"])
  }

  var fraction: Frame { frame([#"\frac{"#, "}{", "}"], ["<mfrac><mrow>", "</mrow><mrow>", "</mrow></mfrac>"]) }
  var power: Frame { frame(["{", "}^{", "}"], ["<msup><mrow>", "</mrow><mrow>", "</mrow></msup>"]) }
  var squareRoot: Frame { frame([#"\sqrt{"#, "}"], ["<msqrt>", "</msqrt>"]) }
  var overline: Frame { frame([#"\overline{"#, "}"], ["<mover><mrow>", "</mrow><mo>¯</mo></mover>"]) }
  /// The degree comes first.
  var root: Frame { frame([#"\sqrt["#, "]{", "}"], ["<mroot><mrow>", "</mrow><mrow>", "</mrow></mroot>"]) }
  var brackets: Frame { fence("(", ")") }

  func fence(_ open: String, _ close: String) -> Frame {
    switch self {
    case .latex:
      let names = ["⌊": #"\lfloor"#, "⌋": #"\rfloor"#, "⌈": #"\lceil"#, "⌉": #"\rceil"#]
      return [#"\left"# + (names[open] ?? open) + " ", #" \right"# + (names[close] ?? close)]
    case .mathML: return ["<mrow><mo>\(open)</mo>", "<mo>\(close)</mo></mrow>"]
    }
  }

  /// A sum or product with bounds: name, lower bound, upper bound and body follow.
  func loop(isSum: Bool) -> Frame {
    frame(
      [(isSum ? #"\sum"# : #"\prod"#) + "_{", " = ", "}^{", "} ", ""],
      [
        "<munderover><mo>\(isSum ? "∑" : "∏")</mo><mrow>", "<mo>=</mo>", "</mrow><mrow>", "</mrow></munderover><mrow>",
        "</mrow>",
      ])
  }

  /// An integral: the lower bound, the upper bound, the body and the name follow.
  var integral: Frame {
    frame(
      [#"\int_{"#, "}^{", "} ", #"\,d"#, ""],
      [
        "<msubsup><mo>∫</mo><mrow>", "</mrow><mrow>", "</mrow></msubsup><mrow>", "<mspace width=\"0.17em\"/><mi>d</mi>",
        "</mrow>",
      ])
  }

  /// A sum or product over the items of a list: the parts before the name, after the list and after the body.
  func loopOverList(isSum: Bool) -> Frame {
    frame(
      [(isSum ? #"\sum"# : #"\prod"#) + "_{", "} ", ""],
      ["<munder><mo>\(isSum ? "∑" : "∏")</mo><mrow>", "</mrow></munder><mrow>", "</mrow>"])
  }

  /// A conditional: the value if the condition is true, the condition, the value otherwise.
  var cases: Frame {
    frame(
      [#"\begin{cases} "#, #" & \text{if } "#, #" \\ "#, #" & \text{otherwise} \end{cases}"#],
      [
        "<mrow><mo>{</mo><mtable><mtr><mtd>", "</mtd><mtd><mtext>if&#xA0;</mtext>", "</mtd></mtr><mtr><mtd>",
        "</mtd><mtd><mtext>otherwise</mtext></mtd></mtr></mtable></mrow>",
      ])
  }

  /// A matrix: the delimiters before it, between elements, between rows, and after it.
  var matrix: (open: String, column: String, row: String, close: String) {
    self == .latex
      ? (#"\begin{bmatrix} "#, " & ", #" \\ "#, #" \end{bmatrix}"#)
      : (
        "<mrow><mo>[</mo><mtable><mtr><mtd>", "</mtd><mtd>", "</mtd></mtr><mtr><mtd>",
        "</mtd></mtr></mtable><mo>]</mo></mrow>"
      )
  }

  /// A number; its exponent is written as a power of ten.
  func number(_ text: String) -> String {
    let digits = String(text.unicodeScalars.filter { $0 != "_" && $0 != "," }.map(Character.init))
    guard !digits.hasPrefix("0x"), !digits.hasPrefix("0b"), !digits.hasPrefix("0o"),
      let exponent = digits.firstIndex(where: { $0 == "e" || $0 == "E" })
    else { return self == .latex ? digits : "<mn>\(digits)</mn>" }
    let (mantissa, power) = (digits[..<exponent], digits[digits.index(after: exponent)...].drop { $0 == "+" })
    return self == .latex
      ? #"\#(mantissa) \times 10^{\#(power)}"#
      : "<mn>\(mantissa)</mn><mo>×</mo><msup><mn>10</mn><mrow><mn>\(power.replacing("-", with: "−"))</mn></mrow></msup>"
  }

  /// A name; the part after its first `_`, and digits after a letter, are subscripts.
  func name(_ name: String) -> String {
    let split = name.firstIndex(of: "_") ?? name.endIndex
    let (base, below) = (String(name[..<split]), split < name.endIndex ? String(name[name.index(after: split)...]) : "")
    guard !base.isEmpty, !below.isEmpty else { return letters(name) }
    return self == .latex
      ? "\(letters(base))_{\(letters(below))}"
      : "<msub><mrow>\(letters(base))</mrow><mrow>\(letters(below))</mrow></msub>"
  }

  private func letters(_ text: String) -> String {
    switch self {
    case .mathML: return "<mi>\(escaped(text))</mi>"
    case .latex:
      if let letter = Self.greek[text] { return letter }
      return text.count == 1 && escaped(text) == text ? text : #"\mathit{\#(escaped(text))}"#
    }
  }

  /// The name of a function.
  ///
  /// - Parameter isBare: whether its argument follows without parentheses.
  func function(_ name: String, isBare: Bool = false) -> String {
    switch self {
    case .mathML: return "<mi>\(escaped(name))</mi><mo>&#x2061;</mo>" + (isBare ? thinSpace : "")
    case .latex: return Self.latexFunctions.contains(name) ? "\\\(name) " : #"\operatorname{\#(escaped(name))} "#
    }
  }

  /// A logarithm with its base as a subscript.
  func logarithm(isBare: Bool) -> Frame {
    frame(
      [#"\log_{"#, "} "], ["<msub><mi>log</mi><mrow>", "</mrow></msub><mo>&#x2061;</mo>" + (isBare ? thinSpace : "")])
  }

  /// The differential operator before the formula.
  func derivative(by name: String) -> String {
    frame([#"\frac{d}{d\#(name)} "#], ["<mfrac><mi>d</mi><mrow><mi>d</mi>\(name)</mrow></mfrac>" + thinSpace])[0]
  }

  /// An upright unit or word.
  func upright(_ text: String) -> String {
    self == .latex ? #"\mathrm{\#(escaped(text))}"# : #"<mi mathvariant="normal">\#(escaped(text))</mi>"#
  }

  /// A word between operands, or literal text.
  func text(_ text: String) -> String {
    // MathML strips spaces at the ends of texts.
    self == .latex ? #"\text{\#(escaped(text))}"# : "<mtext>\(escaped(text).replacing(" ", with: "\u{A0}"))</mtext>"
  }

  /// A prefix, infix or postfix operator.
  func sign(_ sign: String) -> String {
    switch self {
    case .mathML: return "<mo>\(escaped(Self.mathMLSigns[sign] ?? sign))</mo>"
    case .latex: return Self.latexSigns[sign] ?? #"\mathbin{\mathrm{\#(escaped(sign))}}"#
    }
  }

  /// A thin space between a number and its unit, or between factors without an operator.
  var thinSpace: String { self == .latex ? #"\,"# : #"<mspace width="0.17em"/>"# }

  var comma: String { self == .latex ? ", " : "<mo>,</mo>" }

  private func escaped(_ text: String) -> String {
    text.map { character in
      switch (self, character) {
      case (.latex, "\\"): #"\backslash "#
      case (.latex, "^"): #"\hat{}"#
      case (.latex, "~"): #"\sim "#
      case (.latex, "°"): #"{}^{\circ}"#
      case (.latex, "#"), (.latex, "$"), (.latex, "%"), (.latex, "&"), (.latex, "_"), (.latex, "{"), (.latex, "}"):
        "\\\(character)"
      case (.mathML, "&"): "&amp;"
      case (.mathML, "<"): "&lt;"
      case (.mathML, ">"): "&gt;"
      default: String(character)
      }
    }.joined()
  }

  private static let latexFunctions: Set<String> = [
    "sin", "cos", "tan", "sec", "csc", "cot", "sinh", "cosh", "tanh", "ln", "log", "exp", "min", "max", "gcd", "arcsin",
    "arccos", "arctan", "arg",
  ]

  private static let latexSigns: [String: String] = [
    "+": " + ", "-": " - ", "−": " - ", "*": #" \cdot "#, "=": " = ", "<": " < ", "<=": #" \le "#, ">": " > ",
    ">=": #" \ge "#, "==": " = ",
    "!=": #" \ne "#, "and": #" \land "#, "or": #" \lor "#, "not": #"\lnot "#, "!": "!", "!!": "!!", "%": #"\%"#,
    "mod": #" \bmod "#,
    "<<": #" \ll "#, ">>": #" \gg "#, "~": #"\mathord{\sim}"#, "→": #" \to "#, "∈": #" \in "#, "..": #" \ldots "#,
    ".*": #" \odot "#,
    "./": #" \oslash "#, "±": #" \pm "#, ";": #"; \; "#,
    "∧": #" \mathbin{\&} "#, "∠": #" \angle "#,
    "|": #" \mathbin{|} "#,
  ]

  private static let mathMLSigns: [String: String] = [
    "-": "−", "*": "⋅", "<=": "≤", ">=": "≥", "==": "=", "!=": "≠", "and": "∧", "or": "∨", "not": "¬", "∧": "&",
    "..": "…", ".*": "⊙",
    "./": "⊘",
  ]

  private static let greek: [String: String] = [
    "α": #"\alpha"#, "β": #"\beta"#, "γ": #"\gamma"#, "δ": #"\delta"#, "ε": #"\varepsilon"#, "ζ": #"\zeta"#,
    "η": #"\eta"#, "θ": #"\theta"#,
    "ι": #"\iota"#, "κ": #"\kappa"#, "λ": #"\lambda"#, "μ": #"\mu"#, "ν": #"\nu"#, "ξ": #"\xi"#, "π": #"\pi"#,
    "ρ": #"\rho"#,
    "σ": #"\sigma"#,
    "τ": #"\tau"#, "υ": #"\upsilon"#, "φ": #"\varphi"#, "χ": #"\chi"#, "ψ": #"\psi"#, "ω": #"\omega"#, "Γ": #"\Gamma"#,
    "Δ": #"\Delta"#,
    "Θ": #"\Theta"#, "Λ": #"\Lambda"#, "Ξ": #"\Xi"#, "Π": #"\Pi"#, "Σ": #"\Sigma"#, "Φ": #"\Phi"#, "Ψ": #"\Psi"#,
    "Ω": #"\Omega"#,
    "pi": #"\pi"#, "tau": #"\tau"#, "phi": #"\varphi"#, "inf": #"\infty"#, "∞": #"\infty"#,
    "iπ": #"i\pi"#, "πi": #"\pi i"#, "jπ": #"j\pi"#, "πj": #"\pi j"#,
  ]
}
