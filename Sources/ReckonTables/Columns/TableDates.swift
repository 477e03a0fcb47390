import Reckon
import ReckonNumbers
import ReckonSyntax

/// Columns of dates: those whose fields are ISO dates, `2024-03-01` or `2024-03-01T14:30Z`. Formulas see them as instants.
enum TableDates {
  /// How many records tell what a column holds.
  private static let sampleCount = 20

  /// The columns that formulas may use and that hold dates in the first records, those that are empty aside.
  ///
  /// - Parameters:
  ///   - text: the formulas; columns whose titles they do not name are not looked at.
  ///   - titles: the columns' names as the table has them.
  /// - Complexity: O(bytes of the block and of the text).
  static func columns(in block: TableBlock, _ index: any RecordIndex, usedBy text: String, titles: [String]) -> Set<Int> {
    let list = Lexer.tokens(of: SourceText(text), newlinesSeparate: true)
    let names = Set(list.tokens.compactMap { list.name(of: $0) })
    let used = titles.indices.filter { names.contains(titles[$0]) }
    guard !used.isEmpty else { return [] }
    index.build(block)
    return Set(
      used.filter { column in
        var hasDate = false
        for row in 0..<min(index.rowCount, sampleCount) {
          let text = index.field(row, column)?.plain ?? []
          guard let (start, end) = Field.bounds(ofContent: text) else { continue }
          switch InstantToken.read(text[..<end], at: start) {
          case .none: return false
          case .instant(let token): if token.end < end { return false }
          // 2023-02-29 is an error of its row.
          case .impossible: break
          }
          hasDate = true
        }
        return hasDate
      })
  }
}

extension Field {
  /// Where a text begins and ends without the spaces around it; `nil` when there is nothing else.
  fileprivate static func bounds(ofContent text: [UInt8]) -> (start: Int, end: Int)? {
    guard let start = text.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), let last = text.lastIndex(where: { $0 != 0x20 && $0 != 0x09 })
    else { return nil }
    return (start, last + 1)
  }

  /// The field as an instant, with or without quotes and spaces around it.
  func instant<Value: TableNumber>(as type: Value.Type) -> Result<Value, MissingNumber> {
    let text = plain
    guard let (start, end) = Self.bounds(ofContent: text) else { return .failure(MissingNumber(gap: .empty)) }
    guard case .instant(let token) = InstantToken.read(text[..<end], at: start), token.end == end else {
      return .failure(MissingNumber(gap: .notNumeric))
    }
    guard !token.fraction.isEmpty else { return .success(Value(row: token.seconds)) }
    let fraction = Decimal128("0." + String(decoding: text[token.fraction], as: UTF8.self)) ?? .zero
    let seconds = Array((Decimal128(token.seconds) + fraction).description.utf8)
    var value = Value.filler
    return seconds.withUnsafeBufferPointer { seconds in
      guard let base = seconds.baseAddress, Value.scan(base, base + seconds.count, &value) == base + seconds.count else {
        return .failure(MissingNumber(gap: .notNumeric))
      }
      return .success(value)
    }
  }
}
