import Reckon

/// Reading many rows of a column as doubles.
extension ArrowColumn {
  /// The rows where they lie, for doubles and floats of which none is null.
  func direct(_ rows: Range<Int>) -> InputColumn? {
    if let validity, ArrowBits.hasNulls(validity, start + rows.lowerBound, rows.count) { return nil }
    guard index == nil, case .float(let size) = type, size > 2, let values else { return nil }
    guard UInt(bitPattern: values) % UInt(size) == 0 else { return nil }
    let first = values + size * (start + rows.lowerBound)
    if size == 4 { return InputColumn(first: first.assumingMemoryBound(to: Float.self), stride: 1, count: rows.count) }
    return InputColumn(first: first.assumingMemoryBound(to: Double.self), stride: 1, count: rows.count)
  }

  /// Whether ``direct(_:)`` gives all rows.
  var isDirect: Bool { validity == nil && direct(0..<min(count, 1)) != nil }

  /// Writes the numbers of rows as doubles, and why rows have none, where some number that formulas are likely to take
  /// is written.
  ///
  /// - Parameter gaps: has room for a multiple of eight; it is written where there are gaps.
  /// - Returns: what gaps there are.
  /// - Throws: `invalidArgument` for an index that no value of the dictionary has.
  func read(
    _ rows: Range<Int>, into numbers: UnsafeMutablePointer<Double>, gaps: UnsafeMutablePointer<UInt8>
  ) throws(FormulaError) -> ArrowGaps {
    if type == .nothing && index == nil {
      for row in 0..<rows.count { (numbers[row], gaps[row]) = (1, ArrowGap.null.rawValue) }
      return .nulls
    }
    if index != nil { return try readIndexed(rows, into: numbers, gaps: gaps) }
    guard let values else { return .none }
    let first = start + rows.lowerBound
    var isInexact = false
    switch type {
    case .integer(1, true): Self.convert(values, first, rows.count, numbers, Int8.self) { Double($0) }
    case .integer(1, _): Self.convert(values, first, rows.count, numbers, UInt8.self) { Double($0) }
    case .integer(2, true): Self.convert(values, first, rows.count, numbers, Int16.self) { Double($0) }
    case .integer(2, _): Self.convert(values, first, rows.count, numbers, UInt16.self) { Double($0) }
    case .integer(4, true): Self.convert(values, first, rows.count, numbers, Int32.self) { Double($0) }
    case .integer(4, _): Self.convert(values, first, rows.count, numbers, UInt32.self) { Double($0) }
    case .integer(_, true):
      var largest: UInt64 = 0
      Self.convert(values, first, rows.count, numbers, Int64.self) { value in
        largest = max(largest, value.magnitude)
        return Double(value)
      }
      isInexact = largest > 1 << 53
    case .integer:
      var largest: UInt64 = 0
      Self.convert(values, first, rows.count, numbers, UInt64.self) { value in
        largest = max(largest, value)
        return Double(value)
      }
      isInexact = largest > 1 << 53
    case .float(2): Self.convert(values, first, rows.count, numbers, UInt16.self) { ArrowNumber.half($0) }
    case .float(4): Self.convert(values, first, rows.count, numbers, Float.self) { Double($0) }
    case .float: Self.convert(values, first, rows.count, numbers, Double.self) { $0 }
    case .truth:
      // No choice, which a processor could not foresee.
      for row in 0..<rows.count {
        let byte = values.load(fromByteOffset: (first &+ row) &>> 3, as: UInt8.self)
        numbers[row] = Double(byte &>> UInt8(truncatingIfNeeded: (first &+ row) & 7) & 1)
      }
    case .days: Self.convert(values, first, rows.count, numbers, Int32.self) { Double($0) * 86_400 }
    case .time(let unit) where type.size == 4:
      let perSecond = Double(unit.perSecond)
      Self.convert(values, first, rows.count, numbers, Int32.self) { Double($0) / perSecond }
    case .milliseconds:
      Self.convert(values, first, rows.count, numbers, Int64.self) { ArrowNumber.seconds($0, perSecond: 1_000) }
    case .timestamp(let unit, _), .time(let unit), .duration(let unit):
      let perSecond = unit.perSecond
      Self.convert(values, first, rows.count, numbers, Int64.self) { ArrowNumber.seconds($0, perSecond: perSecond) }
    case .decimal: isInexact = true
    case .nothing, .text, .textView: preconditionFailure("texts are read as texts")
    }
    guard validity != nil || isInexact else { return .none }
    return findGaps(rows, values, numbers, gaps, looksAtDigits: isInexact)
  }

  @inline(__always) private static func convert<Value: BitwiseCopyable>(
    _ values: UnsafeRawPointer, _ first: Int, _ count: Int, _ numbers: UnsafeMutablePointer<Double>, _ type: Value.Type,
    _ number: (Value) -> Double
  ) {
    let size = MemoryLayout<Value>.stride
    let start = values + size &* first
    for row in 0..<count { numbers[row] = number(start.loadUnaligned(fromByteOffset: size &* row, as: Value.self)) }
  }

  /// Finds the rows that are null, and those whose digits a double does not hold.
  private func findGaps(
    _ rows: Range<Int>, _ values: UnsafeRawPointer, _ numbers: UnsafeMutablePointer<Double>,
    _ gaps: UnsafeMutablePointer<UInt8>, looksAtDigits: Bool
  ) -> ArrowGaps {
    let (first, count) = (start + rows.lowerBound, rows.count)
    var found = ArrowGaps.none
    if let validity {
      if ArrowBits.expand(validity, first, count, into: gaps) { found = .nulls }
    } else {
      gaps.update(repeating: ArrowGap.none.rawValue, count: count)
    }
    if looksAtDigits {
      for row in 0..<count where gaps[row] == ArrowGap.none.rawValue {
        if let number = whole(values, first &+ row) {
          numbers[row] = number
        } else {
          gaps[row] = ArrowGap.inexact.rawValue
          found = .anyKind
        }
      }
    }
    if found != .none { Self.fill(numbers, gaps, count) }
    return found
  }

  /// Writes a number of the column where rows have none: formulas are likely to take it, so that gaps cost little.
  private static func fill(
    _ numbers: UnsafeMutablePointer<Double>, _ gaps: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    var row = 0
    while row < count, gaps[row] != ArrowGap.none.rawValue { row &+= 1 }
    let filler = row < count ? numbers[row] : 1
    for row in 0..<count {
      // A choice by bits, which no processor has to foretell.
      let kept = (0 as UInt64) &- (gaps[row] == ArrowGap.none.rawValue ? 1 : 0)
      numbers[row] = Double(bitPattern: numbers[row].bitPattern & kept | filler.bitPattern & ~kept)
    }
  }

  /// The double of a decimal or a whole number of 64 bits; `nil` where it is a whole number that no double is.
  @inline(__always) private func whole(_ values: UnsafeRawPointer, _ place: Int) -> Double? {
    switch type {
    case .decimal(let bytes, let scale):
      let start = values + bytes * place
      if let digits = ArrowNumber.digits(start, bytes: bytes) { return ArrowNumber.double(digits, scale: scale) }
      return ArrowNumber.double(ArrowNumber.wideDigits(start), scale: scale)
    case .integer(_, true):
      let number = values.loadUnaligned(fromByteOffset: 8 * place, as: Int64.self)
      return ArrowNumber.isDouble(number.magnitude) ? Double(number) : nil
    case .integer:
      let number = values.loadUnaligned(fromByteOffset: 8 * place, as: UInt64.self)
      return ArrowNumber.isDouble(number) ? Double(number) : nil
    case .nothing, .truth, .float, .text, .textView, .days, .milliseconds, .timestamp, .time, .duration:
      preconditionFailure("each of these is a double")
    }
  }

  private func readIndexed(
    _ rows: Range<Int>, into numbers: UnsafeMutablePointer<Double>, gaps: UnsafeMutablePointer<UInt8>
  ) throws(FormulaError) -> ArrowGaps {
    let dictionary = dictionary[0]
    var found = ArrowGaps.none
    // One value has gaps of its own, in memory for eight.
    var gap: UInt64 = 0
    for row in 0..<rows.count {
      var own = ArrowGaps.nulls
      numbers[row] = 1
      if let place = try place(rows.lowerBound + row) {
        own = try withUnsafeMutablePointer(to: &gap) { (gap) throws(FormulaError) in
          try gap.withMemoryRebound(to: UInt8.self, capacity: 8) { (gap) throws(FormulaError) in
            try dictionary.read(place..<place + 1, into: numbers + row, gaps: gap)
          }
        }
      }
      switch own {
      case .none: gaps[row] = ArrowGap.none.rawValue
      case .nulls:
        gaps[row] = ArrowGap.null.rawValue
        if found == .none { found = .nulls }
      case .anyKind:
        gaps[row] = ArrowGap.inexact.rawValue
        found = .anyKind
      }
    }
    if found != .none { Self.fill(numbers, gaps, rows.count) }
    return found
  }

  /// The place of a row's value in the dictionary; `nil` for a null.
  ///
  /// - Throws: `invalidArgument` for an index that no value has.
  func place(_ row: Int) throws(FormulaError) -> Int? {
    guard !isNull(row) else { return nil }
    guard let values, case .integer(let bytes, let isSigned)? = index else {
      preconditionFailure("indices are whole numbers")
    }
    let start = values + bytes * (start + row)
    let found: Int? =
      switch (bytes, isSigned) {
      case (1, true): Int(start.load(as: Int8.self))
      case (1, false): Int(start.load(as: UInt8.self))
      case (2, true): Int(start.loadUnaligned(as: Int16.self))
      case (2, false): Int(start.loadUnaligned(as: UInt16.self))
      case (4, true): Int(start.loadUnaligned(as: Int32.self))
      case (4, false): Int(exactly: start.loadUnaligned(as: UInt32.self))
      case (_, true): Int(exactly: start.loadUnaligned(as: Int64.self))
      case (_, false): Int(exactly: start.loadUnaligned(as: UInt64.self))
      }
    guard let found, found >= 0, found < dictionary[0].count else { throw excessive(row) }
    return found
  }

  /// The error of a row whose index no value of the dictionary has.
  func excessive(_ row: Int) -> FormulaError {
    FormulaError(
      column: name, Phrase("rowHasAnIndexOfNoValue", "row \(row) has an index that no value of the dictionary has"))
  }
}
