import Foundation
import ReckonCatalogue

/// What must hold of every message, whatever a person typed: it is short, and shows no character that could act on a
/// terminal.
package enum MessageCheck {
  /// The longest message with its snippet, in bytes.
  package static let longest = 1_023

  package static func check(_ error: FormulaError) throws(Finding) {
    try check(error.description)
    guard error.range.start >= 0, error.range.start <= error.range.end, error.range.end <= error.source.text.utf8.count
    else {
      throw Finding("the place \(error.range) lies outside of the text: \(error.message)")
    }
  }

  /// The first messages of one text, and its last: a text of a hundred errors is no better than one of four.
  package static func check(_ errors: [FormulaError]) throws(Finding) {
    for error in errors.prefix(3) + errors.dropFirst(3).suffix(1) { try check(error) }
  }

  package static func check(_ message: String) throws(Finding) {
    guard message.utf8.count <= longest else { throw Finding("a message of \(message.utf8.count) bytes: \(message)") }
    for scalar in message.unicodeScalars where !(0x20..<0x7F ~= scalar.value) && scalar != "\n" {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        throw Finding("a message holds U+\(String(scalar.value, radix: 16, uppercase: true)): \(message)")
      default: continue
      }
    }
  }
}
