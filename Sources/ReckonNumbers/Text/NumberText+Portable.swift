/// Formatting numbers for other programs.
extension NumberText {
  /// Writes the same digits as ``write(_:to:)`` in the common spelling of C, Python and Swift: exponents have a sign
  /// and at least two digits (`1e-07`, `1.5e+300`), and are used from 10^16 on. Integers have no `.0`.
  ///
  /// - Parameter buffer: has room for ``capacity`` bytes.
  /// - Returns: the number of bytes of the text, at most 25.
  @inline(__always)
  package static func writePortably(_ number: Double, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let count = write(number, to: buffer)
    let magnitude = number.magnitude
    return magnitude >= 1e-4 && magnitude <= 0x1p53 || magnitude == 0 ? count : respelled(number, buffer, count)
  }

  @inline(never)
  private static func respelled(_ number: Double, _ buffer: UnsafeMutableBufferPointer<UInt8>, _ count: Int) -> Int {
    var text: [UInt8]
    if number.magnitude < 1e16, let whole = Int64(exactly: number) {
      text = Array(String(whole).utf8)
    } else {
      text = Array(buffer[..<count])
      guard let exponent = text.firstIndex(of: UInt8(ascii: "e")) else { return count }
      var digits = exponent + 1
      if digits < text.count, text[digits] == UInt8(ascii: "-") {
        digits += 1
      } else {
        text.insert(UInt8(ascii: "+"), at: digits)
        digits += 1
      }
      if text.count - digits < 2 { text.insert(UInt8(ascii: "0"), at: digits) }
    }
    for (index, byte) in text.enumerated() { buffer[index] = byte }
    return text.count
  }
}
