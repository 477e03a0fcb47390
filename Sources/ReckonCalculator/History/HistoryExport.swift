import Reckon

/// The export formats of a history.
public enum HistoryFormat: String, Hashable, Sendable, CaseIterable {
  /// Aligned columns for people; invisible characters are escaped.
  case text
  /// Comma-separated values (RFC 4180) with a header.
  case csv
  /// An array of objects, one per line.
  case json
}

extension Sequence<HistoryEntry> {
  /// The entries in order: number, time (ISO 8601, UTC), angle unit, whether the result is inexact, expression, result,
  /// and the result's digits.
  public func exported(as format: HistoryFormat) -> String {
    switch format {
    case .text: text
    case .csv: csv
    case .json: json
    }
  }

  private var text: String {
    var table = AlignedTable([.right, .left, .left, .left])
    for entry in self {
      table.add(
        "\(entry.id)", entry.time.text, EscapedText.encode(entry.expression),
        ShownNumber(EscapedText.encode(entry.shown().text), entry.exactness).equation)
    }
    return table.text
  }

  private var csv: String {
    var text = "id,time,angle,inexact,expression,result,digits\r\n"
    for entry in self {
      let fields = [
        "\(entry.id)", entry.time.text, entry.angleUnit.abbreviation, "\(entry.isInexact)", entry.expression,
        entry.result,
        entry.digits ?? entry.result,
      ]
      text += fields.map(Self.csvField).joined(separator: ",") + "\r\n"
    }
    return text
  }

  private static func csvField(_ text: String) -> String {
    let needsQuotes = text.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
    }
    guard needsQuotes else { return text }
    // Bytewise: a quote followed by a combining mark is a different character than a quote.
    let inside = text.utf8.flatMap { $0 == UInt8(ascii: "\"") ? [$0, $0] : [$0] }
    return "\"\(String(decoding: inside, as: UTF8.self))\""
  }

  private var json: String {
    let rows = map { entry in
      // Sorted by name.
      var object = JSONObject()
      object.add("angle", entry.angleUnit.abbreviation)
      object.add("digits", entry.digits ?? entry.result)
      object.add("expression", entry.expression)
      object.add("id", entry.id)
      object.add("inexact", entry.isInexact)
      object.add("result", entry.result)
      object.add("time", entry.time.text)
      return object.text
    }
    return rows.isEmpty ? "[]\n" : "[\n\(rows.joined(separator: ",\n"))\n]\n"
  }
}
