import Reckon

extension CalculatorKey {
  /// The properties of a key.
  package struct Row {
    let glyph: String
    let kind: Kind
    let press: String
    package let spokenName: Phrase
    let action: Action
  }

  /// The action of a key.
  enum Action: Hashable {
    /// Types digits or the decimal point.
    case digits(String)
    case point
    /// An infix operator.
    case infix(Catalogue.Spelling)
    /// Opens a function's parentheses before the operand.
    case prefix(Catalogue.Spelling)
    /// A postfix operator; `suffix` completes the spelling, such as the exponent of a power.
    case postfix(Catalogue.Spelling, suffix: String, shown: String)
    /// A constant.
    case constant(Catalogue.Spelling)
    case answer
    case equals
    case allClear, clearEntry, backspace, changeSign
    case openBracket, closeBracket
    case angleUnit
    case memory(MemoryAction)
    case panel(CalculatorSession.Panel)

    /// The catalogue spelling that the key writes; `nil` for keys that write none.
    var spelling: Catalogue.Spelling? {
      switch self {
      case .infix(let spelling), .prefix(let spelling), .postfix(let spelling, _, _), .constant(let spelling): spelling
      default: nil
      }
    }

    var isInfix: Bool { if case .infix = self { true } else { false } }
  }

  enum MemoryAction: Hashable { case clear, recall, add, subtract }

  /// The key's row.
  package var row: Row { Self.rows[self] ?? makeRow() }

  // Cached, since rows look up their text in the catalogue.
  private static let rows = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.makeRow()) })

  /// Builds the key's row. To add a key, add its name and its row.
  private func makeRow() -> Row {
    switch self {
    case .zero: .digit("0", "zero")
    case .one: .digit("1", "one")
    case .two: .digit("2", "two")
    case .three: .digit("3", "three")
    case .four: .digit("4", "four")
    case .five: .digit("5", "five")
    case .six: .digit("6", "six")
    case .seven: .digit("7", "seven")
    case .eight: .digit("8", "eight")
    case .nine: .digit("9", "nine")
    case .doubleZero: Row(glyph: "00", kind: .number, press: "\"", spokenName: "two zeros", action: .digits("00"))
    case .point: Row(glyph: ".", kind: .number, press: ".", spokenName: "decimal point", action: .point)

    case .add: .infix("+", .operator, press: "+", .additive(.add), "+")
    case .subtract: .infix("−", .operator, press: "-", .additive(.subtract), "−")
    case .multiply: .infix("×", .operator, press: "*", .apply(.multiply), "×")
    case .divide: .infix("÷", .operator, press: "/", .apply(.divide), "÷")
    case .equals: Row(glyph: "=", kind: .operator, press: "=", spokenName: "equals", action: .equals)

    case .sin: .function("sin", press: "sin", .sin)
    case .cos: .function("cos", press: "cos", .cos)
    case .tan: .function("tan", press: "tan", .tan)
    case .asin: .function("asin", press: "asin", .asin)
    case .acos: .function("acos", press: "acos", .acos)
    case .atan: .function("atan", press: "atan", .atan)
    case .sinh: .function("sinh", press: "sinh", .sinh)
    case .cosh: .function("cosh", press: "cosh", .cosh)
    case .tanh: .function("tanh", press: "tanh", .tanh)
    case .ln: .function("ln", press: "ln", .ln)
    case .log: .function("log", press: "log", .log)
    case .log2: .function("log₂", press: "log2", .log2)
    case .exp: .function("eˣ", press: "exp", .exp)
    case .exp10: .function("10ˣ", press: "exp10", .exp10)
    case .squareRoot: .root("√", press: "sqrt", .sqrt)
    case .cubeRoot: .root("∛", press: "cbrt", .cbrt)
    case .absolute: .function("|x|", press: "abs", .abs)
    case .power: .infix("xʸ", .function, press: "^", .apply(.power), "^")
    case .modulo: .infix("mod", .function, press: "mod", .apply(.modulo), "mod")
    case .square: .postfix("x²", press: "@", .infix, .apply(.power), suffix: "2", shown: "²", "square")
    case .reciprocal: .postfix("1/x", press: "^-1", .infix, .apply(.power), suffix: "-1", shown: "⁻¹", "reciprocal")
    case .factorial: .postfix("x!", press: "!", .postfix, .apply(.fact), suffix: "", shown: "!", nil)

    case .pi: .constant("π", press: "pi", "π")
    case .e: .constant("e", press: "e", "e")
    case .imaginaryUnit:
      Row(
        glyph: "i", kind: .constant, press: "i", spokenName: Catalogue.Spelling.imaginaryUnit.summary,
        action: .constant(.imaginaryUnit))
    case .angle: .infix("∠", .function, press: "\\", .apply(.polar), "∠")
    case .answer: Row(glyph: "Ans", kind: .constant, press: "ans", spokenName: "last result", action: .answer)

    case .allClear:
      .special(
        "AC", press: "^L", Phrase("clearEverythingButMemory", "clear everything but memory and history"), .allClear)
    case .clearEntry: .special("CE", press: "Del", "clear entry", .clearEntry)
    case .backspace:
      .special("⌫", press: "Bksp", Phrase("deleteTheLastCharacter", "delete the last character"), .backspace)
    case .changeSign: .special("±", press: "~", "change sign", .changeSign)
    case .percent: .percent
    case .openBracket: .special("(", press: "(", "open bracket", .openBracket)
    case .closeBracket: .special(")", press: ")", "close bracket", .closeBracket)
    case .angleUnit: .special("DRG", press: "^G", "radians or degrees", .angleUnit)
    case .memoryClear: .special("MC", press: "[", "clear memory", .memory(.clear))
    case .memoryRecall: .special("MR", press: "]", "recall memory", .memory(.recall))
    case .memoryAdd: .special("M+", press: "}", "add to memory", .memory(.add))
    case .memorySubtract: .special("M−", press: "{", "subtract from memory", .memory(.subtract))
    case .history: .special("hist", press: "^R", "history", .panel(.history))
    case .units: .special("unit", press: "^U", "units", .panel(.units))
    case .currency: .special("cur", press: "^E", "currency", .panel(.currency))
    case .help: .special("help", press: "?", "help", .panel(.help))
    }
  }
}

extension CalculatorKey.Row {
  fileprivate static func digit(_ digit: String, _ name: Phrase) -> Self {
    Self(glyph: digit, kind: .number, press: digit, spokenName: name, action: .digits(digit))
  }

  fileprivate static func special(_ glyph: String, press: String, _ name: Phrase, _ action: CalculatorKey.Action)
    -> Self
  {
    Self(glyph: glyph, kind: .special, press: press, spokenName: name, action: action)
  }

  fileprivate static func function(_ glyph: String, press: String, _ id: Function.ID) -> Self {
    let spelling = Catalogue.Spelling(function: id, glyph)
    return Self(glyph: glyph, kind: .function, press: press, spokenName: spelling.summary, action: .prefix(spelling))
  }

  fileprivate static func root(_ glyph: String, press: String, _ id: Function.ID) -> Self {
    let spelling = Catalogue.Spelling(.prefix, .apply(id), glyph)
    return Self(glyph: glyph, kind: .function, press: press, spokenName: spelling.summary, action: .prefix(spelling))
  }

  fileprivate static func infix(
    _ glyph: String, _ kind: CalculatorKey.Kind, press: String, _ meaning: Operator.Meaning, _ text: String
  )
    -> Self
  {
    let spelling = Catalogue.Spelling(.infix, meaning, text)
    return Self(glyph: glyph, kind: kind, press: press, spokenName: spelling.summary, action: .infix(spelling))
  }

  fileprivate static func postfix(
    _ glyph: String, press: String, _ position: Operator.Position, _ meaning: Operator.Meaning, suffix: String,
    shown: String,
    _ name: Phrase?
  ) -> Self {
    let spelling = Catalogue.Spelling(position, meaning, nil)
    return Self(
      glyph: glyph, kind: .function, press: press, spokenName: name ?? spelling.summary,
      action: .postfix(spelling, suffix: suffix, shown: shown))
  }

  fileprivate static func constant(_ glyph: String, press: String, _ name: String) -> Self {
    let spelling = Catalogue.Spelling(constant: name)
    return Self(glyph: glyph, kind: .constant, press: press, spokenName: spelling.summary, action: .constant(spelling))
  }

  fileprivate static var percent: Self {
    let spelling = Catalogue.Spelling(.postfix, .percent, nil)
    return Self(
      glyph: "%", kind: .special, press: "%", spokenName: spelling.summary,
      action: .postfix(spelling, suffix: "", shown: "%"))
  }
}
