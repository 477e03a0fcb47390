import ReckonCatalogue

extension CalculatorSettings {
  /// The decimal mark of typed and pasted numbers.
  public enum DecimalMark: String, Hashable, Sendable, CaseIterable {
    /// That of the person's region.
    case automatic
    /// Only the point.
    case point
    /// The comma; the point too.
    case comma
  }
}

extension CalculatorServices {
  /// Whether numbers are written with a decimal comma where a person lives, as the variables `LC_ALL`, `LC_NUMERIC` and `LANG` say.
  public static func usesDecimalComma(environment: [String: String]) -> Bool {
    let name = ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let region = String(name.prefix { $0 != "." && $0 != "@" })
    guard region.contains("_") else { return false }
    return RegionalComma.isUsed(in: region)
  }
}

/// Numbers in typed text as the language reads them.
enum DecimalComma {
  /// The text with points for decimal commas, and commas for the semicolons between a function's arguments.
  ///
  /// - Returns: `nil` when a comma in the brackets of a function could be either: `max(1,2)`, but not `max(1;2,5)` and `max(1, 2)`.
  static func replaced(in text: String) -> String? {
    let characters = Array(text)
    var result = ""
    // For each open bracket: whether it is a function's, and whether semicolons separate its arguments.
    var open: [(isCall: Bool, hasSemicolons: Bool)] = []
    for (index, character) in characters.enumerated() {
      switch character {
      case "(":
        let isCall = TypedText(String(characters[..<index])).trailingWord.map { Catalogue.function(named: $0) != nil } ?? false
        open.append((isCall, isCall && hasSemicolon(characters[(index + 1)...])))
        result.append(character)
      case ")":
        _ = open.popLast()
        result.append(character)
      case ";" where open.last?.hasSemicolons == true: result.append(",")
      case ",":
        let isBeforeDigit = index + 1 < characters.count && characters[index + 1].isNumber
        if let call = open.last, call.isCall, !call.hasSemicolons {
          if isBeforeDigit { return nil }
          result.append(character)
        } else {
          // 0 before the mark may be left out.
          result += index > 0 && characters[index - 1].isNumber ? "." : "0."
        }
      default: result.append(character)
      }
    }
    return result
  }

  /// Whether a semicolon follows before the bracket ends.
  private static func hasSemicolon(_ rest: ArraySlice<Character>) -> Bool {
    var depth = 0
    for character in rest {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return false }
      if character == ";", depth == 0 { return true }
    }
    return false
  }
}
