/// Words in libFuzzer's form.
package enum FuzzDictionary {
  /// One word a line, in quotes, bytes that are not plain ASCII as hexadecimal.
  package static func text(of words: [String]) -> String {
    var seen: Set<String> = []
    return words.filter { !$0.isEmpty && seen.insert($0).inserted }.map { word in
      let escaped = word.utf8.map { byte -> String in
        let isPlain = 0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        let hexadecimal = String(byte, radix: 16, uppercase: true)
        return isPlain ? String(UnicodeScalar(byte)) : "\\x" + (hexadecimal.count == 1 ? "0" : "") + hexadecimal
      }
      return "\"\(escaped.joined())\"\n"
    }.joined()
  }
}
