import Reckon
import ReckonTerminal

/// Columns of a table by formulas of another language.
struct DialectColumns {
  let dialect: FormulaDialect

  init(_ dialect: FormulaDialect) { self.dialect = dialect }

  /// A formula as one of ours.
  ///
  /// - Throws: what is wrong with it, as an error of the call.
  func formula(_ text: String) throws -> String {
    do throws(FormulaError) { return try dialect.translation(of: text, limits: .tool) } catch {
      let part = String(error.source.slice(error.range))
      let place = part.isEmpty ? "" : ": \(part)"
      throw UsageError(Phrase(verbatim: "\(error.message)\(place)"))
    }
  }

  /// A column `name = formula`, or a formula that names its column.
  func column(_ text: String) throws -> String {
    guard let end = Self.endOfName(text) else { return try formula(text) }
    return "\(text[..<end])= \(try formula(String(text[text.index(after: end)...])))"
  }

  /// Where `=` stands behind a name with which a text begins; `nil` where it begins otherwise.
  private static func endOfName(_ text: String) -> String.Index? {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    let behind = text.index(after: sign)
    guard behind == text.endIndex || text[behind] != "=" else { return nil }
    let name = text[..<sign].drop(while: \.isWhitespace)
    let word =
      name.hasPrefix("`")
      ? name.dropFirst().prefix { $0 != "`" } : name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = name.hasPrefix("`") ? name.dropFirst(word.count + 2) : name.dropFirst(word.count)
    return !word.isEmpty && rest.allSatisfy(\.isWhitespace) ? sign : nil
  }
}
