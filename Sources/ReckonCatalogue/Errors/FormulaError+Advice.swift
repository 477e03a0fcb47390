extension FormulaError.Kind {
  /// How messages call a date.
  static let date: Phrase = "a date"

  /// Whether a name belongs only to a function, which needs arguments after it.
  static func isFunctionAlone(_ name: String) -> Bool {
    guard Catalogue.constant(named: name) == nil,
      let row = Catalogue.function(named: name) ?? Catalogue.function(synonym: name)
    else {
      return false
    }
    return row.isNamed
  }

  /// The modules of mathematics in other languages.
  private static let modules = ["math", "Math", "cmath", "np", "numpy"]

  /// The name used here for a name in a module of another language: `Math.sqrt` is sqrt, and `np.log` is ln; `nil` for
  /// any other name.
  static func withoutModule(_ name: String) -> String? {
    for module in modules where name.utf8.starts(with: module.utf8) && name.utf8.count > module.utf8.count + 1 {
      let rest = name.utf8.dropFirst(module.utf8.count)
      guard rest.first == UInt8(ascii: "."), let member = String(Substring(rest.dropFirst()).utf8) else { continue }
      if member == "log" { return "ln" }
      return isFunctionAlone(member) || Catalogue.constant(named: member) != nil ? member : nil
    }
    return nil
  }

  /// The unit that a short form means which resembles others more; `nil` for any other name.
  static func unitMeant(by name: String) -> String? { Catalogue.unitsMeant.first { $0.names.contains(name) }?.unit }

  /// Names of rates that people add without saying how high they are.
  static let taxes: Set<String> = ["vat", "gst", "tax", "mwst", "iva", "tva"]

  /// Whether one unit is a frequency and the other an angle in a time. An error has the texts of its units alone.
  static func areTurnsAndAngles(_ first: Phrase, _ second: Phrase) -> Bool {
    let texts = [first.text(in: .english), second.text(in: .english)]
    return texts.contains { $0.hasSuffix("(frequency)") }
      && texts.contains { $0.hasSuffix("(time⁻¹·angle)") || $0.hasSuffix("(angle·time⁻¹)") }
  }

  /// Words of other languages, which are names here, and what to write instead.
  static let wordsOfOthers: [String: Phrase] = {
    let definition: Phrase = Phrase(
      "definitionsNeedNoWord", "a definition has no keyword before it: x = 5, or f(x) = x^2")
    let value: Phrase = Phrase("valuesNeedNoWord", "a value is shown without a word before it")
    let module: Phrase = Phrase("nothingIsImported", "no import is needed: functions are known by their names")
    var words: [String: Phrase] = [:]
    for word in ["let", "var", "const", "int", "float", "double", "def", "func", "fn", "lambda"] {
      words[word] = definition
    }
    for word in ["print", "println", "return", "echo", "console.log"] { words[word] = value }
    for word in ["import", "include"] { words[word] = module }
    return words
  }()

  /// What other languages and spreadsheets call functions that have another name or form here, in lower case, each with
  /// an example of it.
  private static let functionsOfOthers: [String: String] = {
    let rows: [(example: String, names: [String])] = [
      ("nCr(10, 3)", ["comb", "combin", "combinations", "binom", "binomial", "ncomb"]),
      ("nPr(10, 3)", ["perm", "permut", "permutations", "nperm"]),
      ("255 to hex", ["hex", "dec2hex", "tohex"]), ("10 to bin", ["bin", "dec2bin", "tobin"]),
      ("8 to oct", ["oct", "dec2oct", "tooct"]), ("0xFF", ["hex2dec", "fromhex"]), ("0b1010", ["bin2dec"]),
      ("0o17", ["oct2dec"]), ("x = 2; d(x^3, x)", ["deriv", "derivative", "differentiate", "diff"]),
      ("integral(x^2, x, 0, 3)", ["quad"]), ("17 // 5", ["div", "idiv", "quotient"]),
    ]
    return Dictionary(uniqueKeysWithValues: rows.flatMap { row in row.names.map { ($0, row.example) } })
  }()

  /// What to write instead of a function of other languages: `nCr(10, 3)` for comb, COMBIN, and the letter C.
  static func functionMeant(by name: String) -> String? {
    switch name {
    case "C": "nCr(10, 3)"
    case "P": "nPr(10, 3)"
    default: functionsOfOthers[name.lowercased()]
    }
  }

  /// Whether a function's name is such a word; int is a function there too, and is read as one that is misspelt.
  package static func isWordOfOthers(_ name: String) -> Bool { name != "int" && wordsOfOthers[name] != nil }

  /// The advice to give instead of suggesting a product, if one side is a word of another language.
  static func adviceOnWord(_ token: String, _ hint: Phrase) -> Phrase? {
    guard hint.key?.id == "forAProductWrite", let first = hint.parts.dropFirst().first, case .text(let left) = first
    else { return nil }
    return wordsOfOthers[left] ?? wordsOfOthers[token]
  }
}
