/// Choices that come from an input's bytes, one after the other: a change of a byte changes a choice. When the bytes
/// are used up, each choice is the first, so whoever chooses among simple and composed things must name a simple one
/// first.
package struct Choices {
  private let bytes: [UInt8]
  private var position = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { position >= bytes.count }

  package mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  /// A number from 0 to `count - 1`; takes two bytes when one would not reach all.
  package mutating func below(_ count: Int) -> Int {
    let low = Int(byte())
    return (count > 256 ? low | Int(byte()) << 8 : low) % max(1, count)
  }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// Whether something happens that should happen so often in a hundred.
  package mutating func chance(_ percent: Int) -> Bool { below(100) >= 100 - percent }

  package mutating func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

  /// The bytes that are left.
  package mutating func rest() -> [UInt8] {
    defer { position = bytes.count }
    return Array(bytes.dropFirst(position))
  }

  /// A double: often one at which functions change their behaviour, sometimes any bit pattern.
  package mutating func double(finite: Bool) -> Double {
    let special: [Double] = [
      0, 1, -1, 2, 0.5, -0.0, 3, 90, -3, 1e16, 1e308, 0x1p-1074, .pi, 0.1, 1e-300, -1e300, 180, 45, 170, 0x1p53, -0.5,
      1.5, 2.5, 1e-8,
    ]
    switch below(8) {
    case 0...3: return pick(special)
    case 4...5: return Double(below(65_536) - 32_768) / pick([1, 10, 100, 1024])
    case 6 where !finite: return pick([.nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNormalMagnitude])
    default:
      let value = Double(bitPattern: word())
      return finite && !value.isFinite ? 7 : value
    }
  }
}
