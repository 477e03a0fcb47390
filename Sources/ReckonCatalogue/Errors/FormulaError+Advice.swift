extension FormulaError.Kind {
  /// How messages call a date.
  static let date: Phrase = "a date"

  /// Whether a name is one of a function alone, which needs arguments behind it.
  static func isFunctionAlone(_ name: String) -> Bool {
    guard Catalogue.constant(named: name) == nil, let row = Catalogue.function(named: name) ?? Catalogue.function(synonym: name) else {
      return false
    }
    return row.isNamed
  }

  /// The modules of mathematics in other languages.
  private static let modules = ["math", "Math", "cmath", "np", "numpy"]

  /// What a name in a module of another language is called here: `Math.sqrt` is sqrt, and `np.log` is ln; `nil` for any other name.
  static func withoutModule(_ name: String) -> String? {
    for module in modules where name.utf8.starts(with: module.utf8) && name.utf8.count > module.utf8.count + 1 {
      let rest = name.utf8.dropFirst(module.utf8.count)
      guard rest.first == UInt8(ascii: "."), let member = String(Substring(rest.dropFirst()).utf8) else { continue }
      if member == "log" { return "ln" }
      return isFunctionAlone(member) || Catalogue.constant(named: member) != nil ? member : nil
    }
    return nil
  }
}
