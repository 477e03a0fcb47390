extension BigInteger {
  /// The powers of a base at which numbers are split for conversion: base^(digits · 2^level).
  private struct Powers {
    let base: Int
    /// The number of digits that fit into a word.
    let digits: Int
    var levels: [BigInteger]

    init(base: Int) {
      self.base = base
      var power = UInt64(base)
      var digits = 1
      while case let (next, overflow) = power.multipliedReportingOverflow(by: UInt64(base)), !overflow {
        power = next
        digits += 1
      }
      self.digits = digits
      levels = [BigInteger(power)]
    }

    /// The base raised to that number of digits.
    var word: UInt64 { levels[0].uint64Magnitude ?? 0 }

    mutating func level(_ index: Int, _ work: inout Work) throws(Work.Stop) -> BigInteger {
      while levels.count <= index { levels.append(try levels[levels.count - 1].squared(&work)) }
      return levels[index]
    }
  }

  /// The limbs from which binary splitting takes fewer steps than digit-by-digit conversion, as measured.
  private static let splittingThreshold = 30

  /// The digits in a base from 2 to 36, with a minus sign for a negative number.
  ///
  /// - Complexity: O(M(n) log n) where a product takes M(n).
  package func text(base: Int = 10, uppercase: Bool = false, _ work: inout Work) throws(Work.Stop) -> String {
    if base == 10, let small { return String(small) }
    let letters = UInt8(ascii: uppercase ? "A" : "a") - 10
    var bytes: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    for digit in try digits(base: base, &work) {
      bytes.append(digit < 10 ? digit + UInt8(ascii: "0") : digit + letters)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The magnitude's digits in a base from 2 to 36, without leading zeros.
  package func digits(base: Int = 10, _ work: inout Work) throws(Work.Stop) -> [UInt8] {
    if isZero { return [0] }
    if base & (base - 1) == 0 { return bitDigits(base.trailingZeroBitCount) }
    var powers = Powers(base: base)
    var digits: [UInt8] = []
    var level = 0
    while try powers.level(level, &work).bitWidth * 2 < bitWidth + 2 { level += 1 }
    digits.reserveCapacity(powers.digits << (level + 1))
    try magnitude.write(level + 1, &powers, &digits, &work)
    let zeros = digits.firstIndex { $0 != 0 } ?? 0
    return zeros == 0 ? digits : Array(digits[zeros...])
  }

  /// Appends exactly digits · 2^level digits; the number must fit.
  private func write(_ level: Int, _ powers: inout Powers, _ digits: inout [UInt8], _ work: inout Work) throws(Work
    .Stop)
  {
    if level == 0 || limbs.count < Self.splittingThreshold {
      let count = powers.digits << level
      let start = digits.count
      digits.append(contentsOf: repeatElement(0, count: count))
      try work.charge(2 * limbs.count * limbs.count + count)
      return writeShort(powers.word, powers.digits, UInt64(powers.base), &digits, from: start)
    }
    let (high, low) = try quotientAndRemainder(dividingBy: powers.level(level - 1, &work), &work)
    try high.write(level - 1, &powers, &digits, &work)
    try low.write(level - 1, &powers, &digits, &work)
  }

  /// Writes digits backwards from an index of an array.
  private func writeShort(_ word: UInt64, _ count: Int, _ base: UInt64, _ digits: inout [UInt8], from start: Int) {
    var rest = withMagnitude { row, count in Array(UnsafeBufferPointer(start: row, count: count)) }
    var end = digits.count
    while !rest.isEmpty {
      var part = rest.withUnsafeMutableBufferPointer { buffer in
        guard let row = buffer.baseAddress else { preconditionFailure("an array that is not empty has an address") }
        return Limbs.divide(row, row, buffer.count, by: word)
      }
      while rest.last == 0 { rest.removeLast() }
      var index = end - 1
      let stop = max(start, end - count)
      while index >= stop {
        let (quotient, digit) = part.quotientAndRemainder(dividingBy: base)
        digits[index] = UInt8(truncatingIfNeeded: digit)
        part = quotient
        index -= 1
      }
      end -= count
    }
  }

  /// The digits in a base that is a power of two.
  private func bitDigits(_ bits: Int) -> [UInt8] {
    let count = (bitWidth + bits - 1) / bits
    return withMagnitude { row, limbCount in
      [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
        for index in 0..<count {
          let bit = (count - 1 - index) * bits
          let (limb, place) = (bit / 64, UInt64(bit % 64))
          var digit = row[limb] >> place
          if Int(place) + bits > 64, limb + 1 < limbCount { digit |= row[limb + 1] << (64 - place) }
          buffer[index] = UInt8(truncatingIfNeeded: digit & (1 << UInt64(bits) - 1))
        }
        written = count
      }
    }
  }

  /// The number that digits of a base spell, most significant first.
  ///
  /// - Complexity: O(M(n) log n) where a product takes M(n).
  package init(digits: ArraySlice<UInt8>, base: Int = 10, _ work: inout Work) throws(Work.Stop) {
    if base & (base - 1) == 0 {
      self.init(bitDigits: digits, base.trailingZeroBitCount)
    } else {
      var powers = Powers(base: base)
      self = try Self.read(digits, &powers, &work)
    }
  }

  private static func read(_ digits: ArraySlice<UInt8>, _ powers: inout Powers, _ work: inout Work) throws(Work.Stop)
    -> BigInteger
  {
    if digits.count <= powers.digits * splittingThreshold {
      return readShort(digits, powers.digits, UInt64(powers.base))
    }
    var level = 0
    while powers.digits << (level + 1) < digits.count { level += 1 }
    let middle = digits.endIndex - powers.digits << level
    let high = try read(digits[..<middle], &powers, &work)
    let low = try read(digits[middle...], &powers, &work)
    return try high.multiplied(by: powers.level(level, &work), &work) + low
  }

  private static func readShort(_ digits: ArraySlice<UInt8>, _ count: Int, _ base: UInt64) -> BigInteger {
    var rest = digits
    var limbs: [UInt64] = []
    while !rest.isEmpty {
      // The first word takes the leftover digits.
      let length = rest.count % count == 0 ? count : rest.count % count
      var (word, scale): (UInt64, UInt64) = (0, 1)
      for digit in rest.prefix(length) {
        word = word &* base &+ UInt64(digit)
        scale = scale &* base
      }
      rest = rest.dropFirst(length)
      if !limbs.isEmpty {
        word = limbs.withUnsafeMutableBufferPointer { buffer in
          guard let row = buffer.baseAddress else { preconditionFailure("an array that is not empty has an address") }
          return Limbs.multiply(row, row, buffer.count, by: scale, carry: word)
        }
      }
      if word > 0 { limbs.append(word) }
    }
    return BigInteger(isNegative: false, limbs: limbs)
  }

  private init(bitDigits digits: ArraySlice<UInt8>, _ bits: Int) {
    var limbs = [UInt64](repeating: 0, count: digits.count * bits / 64 + 1)
    for (index, digit) in digits.reversed().enumerated() {
      let (limb, place) = (index * bits / 64, index * bits % 64)
      limbs[limb] |= UInt64(digit) << UInt64(place)
      if place + bits > 64 { limbs[limb + 1] |= UInt64(digit) >> UInt64(64 - place) }
    }
    self.init(isNegative: false, limbs: limbs)
  }

  /// The number that decimal digits spell, with an optional minus sign.
  package init?(_ text: String) {
    let number = Work.unlimited { (work) throws(Work.Stop) in try BigInteger(text, &work) }
    guard let number else { return nil }
    self = number
  }

  /// The same within a work budget.
  ///
  /// - Throws: the reason why the work was stopped.
  init?(_ text: String, _ work: inout Work) throws(Work.Stop) {
    var digits: [UInt8] = []
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    for byte in isNegative ? text.utf8.dropFirst() : text.utf8[...] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      digits.append(byte - UInt8(ascii: "0"))
    }
    guard !digits.isEmpty else { return nil }
    let number = try BigInteger(digits: digits[...], &work)
    self = isNegative ? -number : number
  }
}

extension BigInteger: CustomStringConvertible {
  package var description: String { Work.unlimited { (work) throws(Work.Stop) in try text(&work) } }
}
