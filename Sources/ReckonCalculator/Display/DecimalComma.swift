import Reckon
import ReckonCatalogue

/// Conversion between texts with decimal commas, for input and display, and the language's own notation.
package enum DecimalComma {
  /// An open bracket of a typed text.
  private struct Bracket {
    /// Whether it encloses arguments or items, and whether these are separated by semicolons.
    let isList: Bool
    let hasSemicolons: Bool
    /// Whether it encloses a single argument, so that a comma between digits is a decimal mark.
    let holdsOne: Bool
  }

  /// Replaces decimal commas by points, semicolons between arguments and items by commas, and points and spaces between
  /// digit groups by `_`. The number of bytes is unchanged, and so are positions.
  ///
  /// - Parameter takesOne: whether a function takes only one argument.
  /// - Returns: `nil` if a comma in the brackets of a function or list is ambiguous: `max(1,2)`, but not `max(1;2,5)`,
  ///   `max(1, 2)` and `sin(0,5)`.
  /// - Complexity: O(bytes).
  package static func replaced(
    in text: String,
    takesOne: (String) -> Bool = { name in
      Catalogue.function(named: name).map { $0.accepts(1) && !$0.accepts(2) } ?? false
    }
  ) -> String? {
    var bytes = Array(text.utf8)
    let separated = bracketsWithSemicolons(bytes)
    var open: [Bracket] = []
    var index = 0
    while index < bytes.count {
      if let end = end(ofQuote: bytes, at: index) {
        index = end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        let name = bytes[index] == UInt8(ascii: "(") ? name(before: index, in: bytes) : nil
        let isList = bytes[index] == UInt8(ascii: "[") || name != nil
        open.append(
          Bracket(isList: isList, hasSemicolons: separated.contains(index), holdsOne: name.map(takesOne) ?? false))
      case UInt8(ascii: ")"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ";") where open.last?.isList ?? false: bytes[index] = UInt8(ascii: ",")
      case UInt8(ascii: ","):
        let isBeforeDigit = isDigit(bytes, index + 1)
        let isBehindDigit = isDigit(bytes, index - 1)
        if let bracket = open.last, bracket.isList, !bracket.hasSemicolons, !bracket.holdsOne {
          if isBeforeDigit { return nil }
        } else if isBeforeDigit
          ? isBehindDigit || !endsOperand(bytes[..<index]) : isBehindDigit && index + 1 == bytes.count
        {
          // A 0 before the mark may be omitted, and the digits after it may not be typed yet.
          bytes[index] = UInt8(ascii: ".")
        }
      case 0x30...0x39: index = readGroups(&bytes, from: index)
      default: break
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same for a text that uses names of a scope, whose functions with one parameter also take a single argument.
  package static func replaced(in text: String, names: Scope) -> String? {
    replaced(in: text) { name in
      if let count = names.definitions[name].function?.parameters.count { return count == 1 }
      return Catalogue.function(named: name).map { $0.accepts(1) && !$0.accepts(2) } ?? false
    }
  }

  /// Converts text in the language's notation to decimal commas: points become commas, commas between arguments and
  /// items become semicolons, and digit groups are separated by spaces.
  ///
  /// - Parameters:
  ///   - isFormula: whether commas in brackets are separators, as in formulas; in results they may separate digit
  ///     groups.
  ///   - isSentence: whether commas outside brackets are punctuation and kept.
  package static func shown(_ text: String, isFormula: Bool = false, isSentence: Bool = false) -> String {
    var bytes = Array(text.utf8)
    var depth = 0
    var index = 0
    while index < bytes.count {
      if let end = end(ofQuote: bytes, at: index) {
        index = end
        continue
      }
      let isBehindDigit = isDigit(bytes, index - 1)
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "."):
        let isRange =
          index + 1 < bytes.count && bytes[index + 1] == bytes[index] || index > 0 && bytes[index - 1] == bytes[index]
        if !isRange, isBehindDigit || isDigit(bytes, index + 1) { bytes[index] = UInt8(ascii: ",") }
      case UInt8(ascii: ",") where depth > 0 || !isSentence:
        let isGroup = isBehindDigit && isDigit(bytes, index + 1) && !(isFormula && depth > 0)
        bytes[index] = isGroup ? 0x20 : UInt8(ascii: ";")
      default: break
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The end of a quoted text or name, or of a comment, that begins at an index; `nil` if none does.
  private static func end(ofQuote bytes: [UInt8], at start: Int) -> Int? {
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "`"):
      return (bytes[(start + 1)...].firstIndex(of: bytes[start]) ?? bytes.count - 1) + 1
    case UInt8(ascii: "#"): return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    default: return nil
    }
  }

  /// Replaces separators between groups of three digits of one number; `1.234` is not grouped, since its point may be a
  /// decimal mark.
  ///
  /// - Returns: the index of the number's last digit before a decimal mark.
  private static func readGroups(_ bytes: inout [UInt8], from start: Int) -> Int {
    let end = bytes[start...].firstIndex { !(0x30...0x39 ~= $0) } ?? bytes.count
    // Digits in names and after a decimal mark are not groups.
    let isName =
      start > 0
      && (endsName(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".") || bytes[start - 1] == UInt8(ascii: ","))
    guard !isName, end - start <= 3, end < bytes.count, bytes[end] == 0x20 || bytes[end] == UInt8(ascii: ".") else {
      return end - 1
    }
    let mark = bytes[end]
    var marks: [Int] = []
    var at = end
    while at + 3 < bytes.count, bytes[at] == mark, (1...3).allSatisfy({ isDigit(bytes, at + $0) }),
      !isDigit(bytes, at + 4)
    {
      marks.append(at)
      at += 4
    }
    let hasMark = at < bytes.count && bytes[at] == UInt8(ascii: ",") && isDigit(bytes, at + 1)
    guard !marks.isEmpty, mark == 0x20 || marks.count > 1 || hasMark else { return end - 1 }
    for index in marks { bytes[index] = UInt8(ascii: "_") }
    return at - 1
  }

  private static func isDigit(_ bytes: [UInt8], _ index: Int) -> Bool {
    bytes.indices.contains(index) && 0x30...0x39 ~= bytes[index]
  }

  /// Whether a byte belongs to a name: a letter, a digit, `_`, or part of a non-ASCII character.
  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  /// Whether a text ends in an operand, after which no number begins.
  private static func endsOperand(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.last.map { endsName($0) || $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "]") } ?? false
  }

  /// The name of a function directly before an index; `nil` if there is none, as in `2(1,5)` and `π(1,5)`.
  private static func name(before index: Int, in bytes: [UInt8]) -> String? {
    let start = (bytes[..<index].lastIndex { !endsName($0) } ?? -1) + 1
    // Non-ASCII symbols are not letters.
    let word = String(decoding: bytes[start..<index], as: UTF8.self).reversed().prefix {
      $0.isLetter || $0.isNumber || $0 == "_"
    }
    .reversed()
    let name = String(word.drop { $0.isNumber })
    return name.isEmpty || Catalogue.isConstant(name) ? nil : name
  }

  /// The indices of the brackets with a semicolon directly inside them.
  private static func bracketsWithSemicolons(_ bytes: [UInt8]) -> Set<Int> {
    var found: Set<Int> = []
    var open: [Int] = []
    var index = 0
    while index < bytes.count {
      if let end = end(ofQuote: bytes, at: index) {
        index = end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ";"): if let bracket = open.last { found.insert(bracket) }
      default: break
      }
      index += 1
    }
    return found
  }
}
