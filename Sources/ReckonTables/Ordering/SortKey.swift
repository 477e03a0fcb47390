import Reckon
import ReckonNumbers

/// A row's sort key as bytes: rows are ordered by their bytes, lexicographically.
///
/// Each part begins with a byte for its class: numbers come before texts, and missing values last, in either direction.
/// No key is a prefix of another.
struct SortKey {
  private enum Class {
    static let number: UInt8 = 0x10, notANumber: UInt8 = 0x18, text: UInt8 = 0x20, missing: UInt8 = 0xFF
  }

  let bytes: OutputBytes

  /// Appends a part; the bytes that `body` appends are inverted in descending order.
  @inline(__always) func append(isDescending: Bool, _ body: () -> Void) {
    let start = bytes.count
    body()
    guard isDescending, bytes.bytes[start] != Class.missing else { return }
    for place in start..<bytes.count { bytes.bytes[place] = ~bytes.bytes[place] }
  }

  func appendMissing() { bytes.append(Class.missing) }

  @inline(__always) func append<Value: TableNumber>(_ number: Value) {
    guard !number.isNaN else { return bytes.append(Class.notANumber) }
    bytes.append(Class.number)
    number.appendOrder(to: bytes)
  }

  /// Appends a text, ordered by the code points of its characters.
  func append(text: some Sequence<UInt8>) {
    bytes.append(Class.text)
    for byte in text {
      bytes.append(byte)
      if byte == 0 { bytes.append(0xFF) }
    }
    bytes.append(0)
    bytes.append(0)
  }

  /// Appends a field that may be a number.
  func append<Value: TableNumber>(_ field: UnsafeBufferPointer<UInt8>, as type: Value.Type, _ marks: NumberMarks) {
    let bare = Field(bytes: field, form: .bare)
    switch bare.number(as: Value.self, marks) {
    case .success(let number): append(number)
    case .failure(let missing) where missing.gap == .tooLong:
      // It has more digits than the number mode can represent: it is ordered by all digits that decimals can represent.
      guard case .success(let whole) = bare.number(as: Decimal128.self, marks) else { return append(text: field) }
      bytes.append(Class.number)
      Value.appendOrder(ofWhole: whole, to: bytes)
    case .failure(let missing) where missing.gap == .empty: appendMissing()
    case .failure: append(text: field)
    }
  }
}

extension OutputBytes {
  /// Appends a number's bytes, the highest first.
  @inline(__always) func append<Word: FixedWidthInteger>(bigEndian word: Word) {
    reserve(MemoryLayout<Word>.size)
    for place in 0..<MemoryLayout<Word>.size {
      appendReserved(UInt8(truncatingIfNeeded: word &>> Word(8 &* (MemoryLayout<Word>.size &- 1 &- place))))
    }
  }
}

extension Double {
  /// From here on there are integers between adjacent doubles, which have keys of their own.
  private static let wholeLimit = 0x1p53

  /// Appends bytes that are in the order of numbers.
  @inline(__always) func appendOrder(to bytes: OutputBytes) {
    // 0 and -0 are equal.
    let bits = (self + 0).bitPattern
    bytes.append(bigEndian: bits &>> 63 == 1 ? ~bits : bits | 1 &<< 63)
    if magnitude >= Self.wholeLimit { Decimal128(self).appendOrder(to: bytes) }
  }

  /// The same for an integer that is not a double.
  static func appendOrder(ofWhole number: Decimal128, to bytes: OutputBytes) {
    let nearest = number.double
    let bits = nearest.bitPattern
    bytes.append(bigEndian: bits &>> 63 == 1 ? ~bits : bits | 1 &<< 63)
    number.appendOrder(to: bytes)
  }
}

extension Decimal128 {
  /// Appends bytes that are in the order of numbers: the sign, the exponent of the first digit, and 34 digits.
  func appendOrder(to bytes: OutputBytes) {
    guard !isZero else { return bytes.append(0x80) }
    bytes.append(isNegative ? 0x40 : 0xC0)
    var (exponent, coefficient) = (UInt16.max, UInt128(0))
    if isFinite {
      var scaled = self.coefficient
      var places = self.exponent
      while scaled < Self.leastFullCoefficient {
        scaled *= 10
        places -= 1
      }
      (exponent, coefficient) = (UInt16(places + 0x2000), scaled)
    }
    bytes.append(bigEndian: isNegative ? ~exponent : exponent)
    bytes.append(bigEndian: isNegative ? ~coefficient : coefficient)
  }

  /// The least coefficient with 34 digits.
  private static let leastFullCoefficient: UInt128 = 1_000_000_000_000_000_000_000_000_000_000_000

  static func appendOrder(ofWhole number: Decimal128, to bytes: OutputBytes) { number.appendOrder(to: bytes) }
}
