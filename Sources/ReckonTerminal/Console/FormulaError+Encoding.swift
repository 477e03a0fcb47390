import Reckon

extension FormulaError {
  /// Bytes that are not UTF-8, with the place of the first that is not.
  package static func invalidEncoding(in bytes: [UInt8], name: String? = nil, firstLine: Int = 1) -> FormulaError {
    let repaired = String(decoding: bytes, as: UTF8.self)
    var offset = 0
    for (byte, good) in zip(bytes, repaired.utf8) {
      if byte != good { break }
      offset += 1
    }
    return FormulaError(
      .invalidEncoding, at: SourceRange(start: offset, end: offset + 1), in: SourceText(repaired, name: name, firstLine: firstLine))
  }
}
