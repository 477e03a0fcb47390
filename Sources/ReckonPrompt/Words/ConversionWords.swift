import Reckon
import ReckonCalculator
import ReckonTerminal

/// Conversions as typed, the same for `reckon convert` and `:convert`.
package enum ConversionWords {
  /// Converts as the words request: a value, its unit and the target unit, with or without `to`, or an expression in
  /// one or more words.
  ///
  /// - Parameter command: the name of the command, for messages.
  package static func result(_ words: [String], _ converter: Converter, as command: String) throws -> Converter.Result {
    let usage = UsageError(
      "convertTakesAValueItsUnit", "convert takes a value, its unit and the unit wanted: \(command) 5 km mile")
    let isBlank = words.contains { $0.allSatisfy(\.isWhitespace) }
    let hasTo = words.contains { word in word == "to" || [" to ", " in "].contains { word.contains($0) } }
    // A single conversion, not several statements or a trailing comment.
    let isWhole = !words.contains { $0.contains(where: { ";#\n".contains($0) }) }
    guard !words.isEmpty, !isBlank, isWhole else { throw usage }
    switch words.count {
    case 1 where !hasTo: throw usage
    case 2 where !hasTo:
      if Decimal128(words[0]) != nil { throw usage }
      return try converter.convert([.typed(words[0]), .added(" to "), .typed(words[1])])
    case 3 where !hasTo: return try converter.convert(words[0], from: words[1], to: words[2])
    case 4 where words[2] == "to": return try converter.convert(words[0], from: words[1], typedTo: true, to: words[3])
    case let count where !hasTo && isUnit(words[count - 1]) && endsInUnit(words[count - 2]):
      // The target unit follows a unit: 1 h 30 min min.
      return try converter.convert([
        .typed(words.dropLast().joined(separator: " ")), .added(" to "), .typed(words[count - 1]),
      ])
    default: return try converter.convert(words.joined(separator: " "))
    }
  }

  private static func isUnit(_ word: String) -> Bool { word.first.map { $0.isLetter || $0 == "°" } ?? false }

  private static func endsInUnit(_ word: String) -> Bool {
    word.last.map { $0.isLetter || "²³%)".contains($0) } ?? false
  }
}
