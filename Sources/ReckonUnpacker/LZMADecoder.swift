/// A decoder of raw LZMA streams, by the LZMA SDK's specification, with four bits of literal context and none of
/// position.
///
/// The page carries its engine in this form, which takes a third less than what browsers unpack themselves. Pointers in
/// place of arrays, since the decoder is a module of a few thousand bytes without an allocator.
package struct LZMADecoder {
  /// How many probabilities the decoder works with.
  package static let probabilityCount = Place.literals + 0x300 << literalContextBits

  private static let literalContextBits = 4

  /// Where the probabilities of each kind begin.
  private enum Place {
    static let isMatch = 0
    static let isRepetition = 12
    static let isNotLastDistance = 24
    static let isNotSecondDistance = 36
    static let isFourthDistance = 48
    static let isLong = 60
    static let distanceSlots = 72
    static let distances = 328
    static let alignment = 456
    static let matchLength = 472
    static let repetitionLength = 746
    static let literals = 1024
  }

  private var input: UnsafePointer<UInt8>
  private let inputEnd: UnsafePointer<UInt8>
  private let probabilities: UnsafeMutablePointer<UInt16>
  private var range = UInt32.max
  private var code: UInt32 = 0
  /// Whether more input was wanted than there is.
  private var isCutOff = false

  private init(_ input: UnsafePointer<UInt8>, count: Int, _ probabilities: UnsafeMutablePointer<UInt16>) {
    (self.input, inputEnd, self.probabilities) = (input, input + count, probabilities)
    for index in 0..<Self.probabilityCount { probabilities[index] = 1 << 10 }
    for _ in 0..<5 { code = code << 8 | nextByte() }
  }

  /// Unpacks a stream of which the size is known.
  ///
  /// - Parameters:
  ///   - probabilities: room for ``probabilityCount`` of them.
  ///   - output: room for `size` bytes.
  /// - Returns: whether the stream gave so many bytes.
  package static func unpack(
    _ input: UnsafePointer<UInt8>, count: Int, to output: UnsafeMutablePointer<UInt8>, size: Int,
    probabilities: UnsafeMutablePointer<UInt16>
  ) -> Bool {
    var decoder = Self(input, count: count, probabilities)
    return decoder.run(output, size)
  }

  private mutating func run(_ output: UnsafeMutablePointer<UInt8>, _ size: Int) -> Bool {
    var count = 0
    var state = 0
    // The last four distances, each less one.
    var (last, second, third, fourth) = (0, 0, 0, 0)
    while count < size, !isCutOff {
      if bit(Place.isMatch + state) == 0 {
        let before = count == 0 ? 0 : Int(output[count - 1])
        let context = Place.literals + 0x300 * (before >> (8 - Self.literalContextBits))
        if state < 7 {
          output[count] = UInt8(truncatingIfNeeded: tree(context, bits: 8))
        } else {
          output[count] = literal(context, unlike: Int(output[count - last - 1]))
        }
        count += 1
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6
        continue
      }
      var length: Int
      if bit(Place.isRepetition + state) == 0 {
        (second, third, fourth) = (last, second, third)
        length = self.length(Place.matchLength)
        state = state < 7 ? 7 : 10
        last = distance(length)
      } else {
        if bit(Place.isNotLastDistance + state) == 0 {
          if bit(Place.isLong + state) == 0 {
            guard last < count else { return false }
            output[count] = output[count - last - 1]
            count += 1
            state = state < 7 ? 9 : 11
            continue
          }
        } else if bit(Place.isNotSecondDistance + state) == 0 {
          (last, second) = (second, last)
        } else if bit(Place.isFourthDistance + state) == 0 {
          (last, second, third) = (third, last, second)
        } else {
          (last, second, third, fourth) = (fourth, last, second, third)
        }
        length = self.length(Place.repetitionLength)
        state = state < 7 ? 8 : 11
      }
      // The greatest distance stands for the end.
      guard last < count, length + 2 <= size - count else { return false }
      for _ in 0..<length + 2 {
        output[count] = output[count - last - 1]
        count += 1
      }
    }
    return count == size && !isCutOff
  }

  // MARK: Numbers

  private mutating func literal(_ context: Int, unlike match: Int) -> UInt8 {
    var (symbol, match) = (1, match << 1)
    while symbol < 0x100 {
      let matched = match & 0x100
      let bit = bit(context + 0x100 + matched + symbol)
      symbol = symbol << 1 | bit
      match <<= 1
      if matched >> 8 != bit {
        while symbol < 0x100 { symbol = symbol << 1 | self.bit(context + symbol) }
      }
    }
    return UInt8(truncatingIfNeeded: symbol)
  }

  /// A length less 2.
  private mutating func length(_ place: Int) -> Int {
    if bit(place) == 0 { return tree(place + 2, bits: 3) }
    if bit(place + 1) == 0 { return 8 + tree(place + 10, bits: 3) }
    return 16 + tree(place + 18, bits: 8)
  }

  /// A distance less 1.
  private mutating func distance(_ length: Int) -> Int {
    let slot = tree(Place.distanceSlots + min(length, 3) << 6, bits: 6)
    guard slot >= 4 else { return slot }
    let bits = slot >> 1 - 1
    // As a word of its own, which has the same bits on machines of 32 and of 64.
    var distance = UInt32(truncatingIfNeeded: 2 | slot & 1) << UInt32(truncatingIfNeeded: bits)
    if slot < 14 {
      distance &+= UInt32(
        truncatingIfNeeded: reverseTree(Place.distances + Int(truncatingIfNeeded: distance) - slot, bits: bits))
    } else {
      distance &+= directBits(bits - 4) << 4
      distance &+= UInt32(truncatingIfNeeded: reverseTree(Place.alignment, bits: 4))
    }
    return distance > UInt32(Int32.max) ? Int(Int32.max) : Int(truncatingIfNeeded: distance)
  }

  private mutating func tree(_ place: Int, bits: Int) -> Int {
    var symbol = 1
    for _ in 0..<bits { symbol = symbol << 1 | bit(place + symbol) }
    return symbol - 1 << bits
  }

  private mutating func reverseTree(_ place: Int, bits: Int) -> Int {
    var (node, symbol) = (1, 0)
    for index in 0..<bits {
      let bit = bit(place + node)
      node = node << 1 | bit
      symbol |= bit << index
    }
    return symbol
  }

  private mutating func directBits(_ count: Int) -> UInt32 {
    var result: UInt32 = 0
    for _ in 0..<count {
      range >>= 1
      let isOne = code >= range
      if isOne { code &-= range }
      result = result << 1 | (isOne ? 1 : 0)
      normalize()
    }
    return result
  }

  // MARK: Bits

  private mutating func bit(_ place: Int) -> Int {
    let probability = UInt32(probabilities[place])
    let bound = (range >> 11) &* probability
    defer { normalize() }
    if code < bound {
      range = bound
      probabilities[place] = UInt16(truncatingIfNeeded: probability &+ (1 << 11 &- probability) >> 5)
      return 0
    }
    range &-= bound
    code &-= bound
    probabilities[place] = UInt16(truncatingIfNeeded: probability &- probability >> 5)
    return 1
  }

  private mutating func normalize() {
    guard range < 1 << 24 else { return }
    range <<= 8
    code = code << 8 | nextByte()
  }

  private mutating func nextByte() -> UInt32 {
    guard input < inputEnd else {
      isCutOff = true
      return 0
    }
    defer { input += 1 }
    return UInt32(input.pointee)
  }
}
