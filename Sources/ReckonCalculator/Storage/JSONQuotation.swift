/// Texts as JSON writes them.
package enum JSONQuotation {
  /// A text in quotes: controls, quotes and backslashes are escaped (RFC 8259), everything else stands as it is.
  package static func quoted(_ text: String) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case 0x08: result += Array("\\b".utf8)
      case 0x09: result += Array("\\t".utf8)
      case 0x0A: result += Array("\\n".utf8)
      case 0x0C: result += Array("\\f".utf8)
      case 0x0D: result += Array("\\r".utf8)
      case 0..<0x20: result += Array((byte < 0x10 ? "\\u000" : "\\u00").utf8) + Array(String(byte, radix: 16).utf8)
      default: result.append(byte)
      }
    }
    return String(decoding: result + [UInt8(ascii: "\"")], as: UTF8.self)
  }
}
