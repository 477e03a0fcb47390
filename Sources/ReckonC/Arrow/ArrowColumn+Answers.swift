import Reckon

/// Answers to questions about the texts of a column.
extension ArrowColumn {
  /// Writes the answers to a question about rows as doubles, and why rows have none.
  ///
  /// - Parameters:
  ///   - gaps: has room for a multiple of eight.
  ///   - known: the answers for the values of the dictionary, as far as they have been asked for, otherwise NaN.
  /// - Returns: what gaps there are.
  /// - Throws: `invalidArgument` for texts that lead out of memory.
  func answer(
    _ question: ColumnTest.Question, _ rows: Range<Int>, into numbers: UnsafeMutablePointer<Double>,
    gaps: UnsafeMutablePointer<UInt8>, known: inout [Double]
  ) throws(FormulaError) -> ArrowGaps {
    switch question {
    case .isMissing:
      for row in 0..<rows.count {
        let place = rows.lowerBound + row
        let isMissing = index == nil ? isNull(place) : try self.place(place).map { dictionary[0].isNull($0) } ?? true
        numbers[row] = isMissing ? 1 : 0
      }
      return .none
    case .number(let literal):
      let found = try read(rows, into: numbers, gaps: gaps)
      guard found != .none, let fallback = Double(literal) else { return found }
      for row in 0..<rows.count where gaps[row] == ArrowGap.null.rawValue {
        (numbers[row], gaps[row]) = (fallback, ArrowGap.none.rawValue)
      }
      return found == .anyKind ? .anyKind : .none
    case .isAmong(let texts): return try compare(texts, 1, rows, numbers, gaps, &known)
    case .isNoneOf(let texts): return try compare(texts, 0, rows, numbers, gaps, &known)
    case .length: return try answer(rows, numbers, gaps, &known) { Double($0.characterCount) }
    case .holds(let text, let place):
      let packed = PackedTexts([Array(text.utf8)])
      defer { withExtendedLifetime(packed) {} }
      let part = packed[0]
      return try answer(rows, numbers, gaps, &known) { $0.holds(part, text, place) ? 1 : 0 }
    case .text: preconditionFailure("numbers are not asked for their texts")
    }
  }

  /// Writes one number for rows whose text is one of some, and 1 less it for others.
  private func compare(
    _ texts: [[UInt8]], _ yes: Double, _ rows: Range<Int>, _ numbers: UnsafeMutablePointer<Double>,
    _ gaps: UnsafeMutablePointer<UInt8>, _ known: inout [Double]
  ) throws(FormulaError) -> ArrowGaps {
    let packed = PackedTexts(texts)
    defer { withExtendedLifetime(packed) {} }
    // Looking at them takes no count of references.
    let literals = (0..<packed.count).map { ArrowLiteral(packed[$0]) }
    return try literals.withUnsafeBufferPointer { (literals) throws(FormulaError) in
      if index != nil {
        return try answerByDictionary(rows, numbers, gaps, &known) { text in
          literals.contains { $0.equals(text) } ? yes : 1 - yes
        }
      }
      let found = nulls(rows, gaps)
      switch (type, literals.count) {
      case (.textView, 1):
        let literal = literals[0]
        try compareViews(rows, numbers, yes, literal.isView ? literal : nil) { (low, high, text) throws(FormulaError) in
          try literal.equals(low, high, text)
        }
      case (.textView, _):
        try compareViews(rows, numbers, yes, nil) { (low, high, text) throws(FormulaError) in
          var isOne = false
          for literal in literals { isOne = try literal.equals(low, high, text) || isOne }
          return isOne
        }
      case (.text(4), 1):
        let literal = literals[0]
        try compareBetween(Int32.self, rows, numbers, yes, literal.isWord ? literal : nil) {
          literal.equals($0, $1, $2)
        }
      case (.text(4), _):
        try compareBetween(Int32.self, rows, numbers, yes, nil) { Self.isOne(of: literals, $0, $1, $2) }
      case (_, 1):
        let literal = literals[0]
        try compareBetween(Int64.self, rows, numbers, yes, literal.isWord ? literal : nil) {
          literal.equals($0, $1, $2)
        }
      default:
        try compareBetween(Int64.self, rows, numbers, yes, nil) { Self.isOne(of: literals, $0, $1, $2) }
      }
      return found
    }
  }

  /// Whether a text is one of some. All are looked at: a processor cannot foresee which it is.
  @inline(__always) private static func isOne(
    of literals: UnsafeBufferPointer<ArrowLiteral>, _ word: UInt64, _ length: Int, _ start: UnsafePointer<UInt8>
  ) -> Bool {
    var isOne = false
    for literal in literals { isOne = literal.equals(word, length, start) || isOne }
    return isOne
  }

  /// Compares texts between offsets.
  ///
  /// - Parameters:
  ///   - word: the only literal, if it is one of a word.
  ///   - equals: takes the first eight bytes of a text, of which those behind its end may be any, its length and its
  ///     address.
  @inline(__always) private func compareBetween<Offset: FixedWidthInteger & SignedInteger & BitwiseCopyable>(
    _: Offset.Type, _ rows: Range<Int>, _ numbers: UnsafeMutablePointer<Double>, _ yes: Double, _ word: ArrowLiteral?,
    _ equals: (UInt64, Int, UnsafePointer<UInt8>) -> Bool
  ) throws(FormulaError) {
    guard let values else { return }
    let size = MemoryLayout<Offset>.size
    let offsets = values + size * (start + rows.lowerBound)
    try checkOffsets(Offset.self, offsets, rows)
    // A column of empty texts may have no bytes.
    let bytes = (self.bytes ?? values).assumingMemoryBound(to: UInt8.self)
    let limit = Int(offsets.loadUnaligned(fromByteOffset: size * rows.count, as: Offset.self))
    // The texts of the last rows may begin too near the end to be read by eight bytes.
    var whole = self.bytes == nil ? 0 : rows.count
    while whole > 0,
      Int(offsets.loadUnaligned(fromByteOffset: size &* (whole &- 1), as: Offset.self)) > limit &- 8
    { whole &-= 1 }
    let answers = (yes: yes.bitPattern, no: (1 - yes).bitPattern)
    func offset(_ row: Int) -> Int { Int(offsets.loadUnaligned(fromByteOffset: size &* row, as: Offset.self)) }
    if let word {
      word.compareWords(offsets, of: Offset.self, UnsafeRawPointer(bytes), whole, answers, into: numbers)
    } else {
      for row in 0..<whole {
        let (first, end) = (offset(row), offset(row &+ 1))
        let text = bytes + first
        let eight = UnsafeRawPointer(text).loadUnaligned(as: UInt64.self).littleEndian
        let isEqual: UInt64 = equals(eight, end &- first, text) ? 1 : 0
        numbers[row] = Double(bitPattern: answers.no ^ (answers.no ^ answers.yes) & (0 &- isEqual))
      }
    }
    for row in whole..<rows.count {
      let (text, length) = (bytes + offset(row), offset(row &+ 1) &- offset(row))
      let isEqual = equals(ArrowLiteral.word(text, length), length, text)
      numbers[row] = Double(bitPattern: isEqual ? answers.yes : answers.no)
    }
  }

  /// Looks whether texts lie one after the other in the column's memory.
  ///
  /// - Throws: `invalidArgument` for the first row whose text does not.
  private func checkOffsets<Offset: FixedWidthInteger & SignedInteger & BitwiseCopyable>(
    _: Offset.Type, _ offsets: UnsafeRawPointer, _ rows: Range<Int>
  ) throws(FormulaError) {
    let size = MemoryLayout<Offset>.size
    func offset(_ row: Int) -> Offset { offsets.loadUnaligned(fromByteOffset: size &* row, as: Offset.self) }
    // All at once, by the signs of what is wrong.
    var signs = offset(0)
    for row in 0..<rows.count {
      let (first, end) = (offset(row), offset(row &+ 1))
      signs |= end | (end &- first)
    }
    if signs >= 0, bytes != nil || offset(0) == offset(rows.count) { return }
    for row in 0..<rows.count {
      let (first, end) = (offset(row), offset(row &+ 1))
      if first < 0 || end < first || bytes == nil && end > first { throw misplaced(rows.lowerBound + row) }
    }
  }

  /// Compares texts by their views.
  ///
  /// - Parameters:
  ///   - literal: the only one, if a view holds it.
  ///   - equals: takes both halves of a view, and a function that gives its text.
  @inline(__always) private func compareViews(
    _ rows: Range<Int>, _ numbers: UnsafeMutablePointer<Double>, _ yes: Double, _ literal: ArrowLiteral?,
    _ equals: (UInt64, UInt64, () throws(FormulaError) -> UnsafeRawBufferPointer) throws(FormulaError) -> Bool
  ) throws(FormulaError) {
    guard let values else { return }
    let views = values + 16 * (start + rows.lowerBound)
    let answers = (yes: yes.bitPattern, no: (1 - yes).bitPattern)
    var signs: UInt64 = 0
    if let literal {
      signs = literal.compareViews(views, rows.count, answers, into: numbers)
    } else {
      for row in 0..<rows.count {
        let low = views.loadUnaligned(fromByteOffset: 16 &* row, as: UInt64.self).littleEndian
        let high = views.loadUnaligned(fromByteOffset: 16 &* row &+ 8, as: UInt64.self).littleEndian
        signs |= low
        let isEqual = try equals(low, high) { () throws(FormulaError) in try text(rows.lowerBound + row) }
        numbers[row] = Double(bitPattern: isEqual ? answers.yes : answers.no)
      }
    }
    // Reading the text of negative length that there is ends with its error.
    if signs & 1 << 31 != 0 { for row in rows { _ = try text(row) } }
  }

  /// Answers for each text that is not null.
  @inline(__always) private func answer(
    _ rows: Range<Int>, _ numbers: UnsafeMutablePointer<Double>, _ gaps: UnsafeMutablePointer<UInt8>,
    _ known: inout [Double], _ answer: (UnsafeBufferPointer<UInt8>) -> Double
  ) throws(FormulaError) -> ArrowGaps {
    if index != nil { return try answerByDictionary(rows, numbers, gaps, &known, answer) }
    let found = nulls(rows, gaps)
    for row in 0..<rows.count {
      numbers[row] =
        gaps[row] == ArrowGap.none.rawValue
        ? answer(try text(rows.lowerBound + row).assumingMemoryBound(to: UInt8.self)) : 0
    }
    return found
  }

  /// Notes which rows are null.
  private func nulls(_ rows: Range<Int>, _ gaps: UnsafeMutablePointer<UInt8>) -> ArrowGaps {
    if let validity, ArrowBits.expand(validity, start + rows.lowerBound, rows.count, into: gaps) { return .nulls }
    gaps.update(repeating: ArrowGap.none.rawValue, count: rows.count)
    return .none
  }

  private func answerByDictionary(
    _ rows: Range<Int>, _ numbers: UnsafeMutablePointer<Double>, _ gaps: UnsafeMutablePointer<UInt8>,
    _ known: inout [Double], _ answer: (UnsafeBufferPointer<UInt8>) -> Double
  ) throws(FormulaError) -> ArrowGaps {
    guard let values, case .integer(let bytes, let isSigned)? = index else {
      preconditionFailure("a column with a dictionary has indices")
    }
    var found = nulls(rows, gaps)
    let indices = values + bytes * (start + rows.lowerBound)
    func look<Index: FixedWidthInteger & BitwiseCopyable>(_: Index.Type) throws(FormulaError) {
      try lookUp(
        Index.self, indices, rows, numbers, gaps, &known, &found
      ) { (place) throws(FormulaError) in
        dictionary[0].isNull(place)
          ? Self.nullAnswer : answer(try dictionary[0].text(place).assumingMemoryBound(to: UInt8.self))
      }
    }
    switch (bytes, isSigned) {
    case (1, true): try look(Int8.self)
    case (1, false): try look(UInt8.self)
    case (2, true): try look(Int16.self)
    case (2, false): try look(UInt16.self)
    case (4, true): try look(Int32.self)
    case (4, false): try look(UInt32.self)
    case (_, true): try look(Int64.self)
    case (_, false): try look(UInt64.self)
    }
    return found
  }

  /// Stands for a null among the answers for a dictionary, which are not negative.
  private static var nullAnswer: Double { -1 }

  @inline(__always) private func lookUp<Index: FixedWidthInteger & BitwiseCopyable>(
    _: Index.Type, _ indices: UnsafeRawPointer, _ rows: Range<Int>, _ numbers: UnsafeMutablePointer<Double>,
    _ gaps: UnsafeMutablePointer<UInt8>, _ known: inout [Double], _ found: inout ArrowGaps,
    _ answer: (Int) throws(FormulaError) -> Double
  ) throws(FormulaError) {
    let size = MemoryLayout<Index>.size
    let count = UInt(dictionary[0].count)
    let hasNulls = found != .none
    for row in 0..<rows.count {
      if hasNulls, gaps[row] != ArrowGap.none.rawValue {
        numbers[row] = 0
        continue
      }
      let index = indices.loadUnaligned(fromByteOffset: size &* row, as: Index.self)
      // A negative index is too large without its sign.
      let place = UInt(truncatingIfNeeded: index)
      guard place < count else { throw excessive(rows.lowerBound + row) }
      var number = place < known.count ? known[Int(place)] : .nan
      if number.isNaN {
        number = try answer(Int(place))
        if place < known.count { known[Int(place)] = number }
      }
      if number < 0 {
        (gaps[row], number, found) = (ArrowGap.null.rawValue, 0, .nulls)
      }
      numbers[row] = number
    }
  }
}
