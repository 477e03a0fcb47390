import Reckon

/// The type of a column that formulas can use, by the format string of the Arrow C data interface.
enum ArrowType: Hashable {
  /// Nothing but nulls.
  case nothing
  /// One bit a row.
  case truth
  case integer(bytes: Int, isSigned: Bool)
  case float(bytes: Int)
  /// Whole numbers of so many bytes, each of 10 to the power of -scale.
  case decimal(bytes: Int, scale: Int)
  /// UTF-8 between offsets of so many bytes.
  case text(offsetBytes: Int)
  /// UTF-8 in the view itself or in a buffer of many.
  case textView
  /// Days since 1970-01-01.
  case days
  /// Milliseconds since 1970-01-01.
  case milliseconds
  /// A number since 1970-01-01T00:00, so many in a second; of universal time where there is a zone, otherwise of a
  /// clock on a wall.
  case timestamp(ArrowTimeUnit, zone: String)
  /// A number since midnight.
  case time(ArrowTimeUnit)
  case duration(ArrowTimeUnit)

  /// - Returns: `nil` for formats that are not those of these types: nested ones, binary ones, intervals, unknown ones.
  init?(format: String) {
    switch format {
    case "n": self = .nothing
    case "b": self = .truth
    case "c": self = .integer(bytes: 1, isSigned: true)
    case "C": self = .integer(bytes: 1, isSigned: false)
    case "s": self = .integer(bytes: 2, isSigned: true)
    case "S": self = .integer(bytes: 2, isSigned: false)
    case "i": self = .integer(bytes: 4, isSigned: true)
    case "I": self = .integer(bytes: 4, isSigned: false)
    case "l": self = .integer(bytes: 8, isSigned: true)
    case "L": self = .integer(bytes: 8, isSigned: false)
    case "e": self = .float(bytes: 2)
    case "f": self = .float(bytes: 4)
    case "g": self = .float(bytes: 8)
    case "u": self = .text(offsetBytes: 4)
    case "U": self = .text(offsetBytes: 8)
    case "vu": self = .textView
    case "tdD": self = .days
    case "tdm": self = .milliseconds
    case _ where format.hasPrefix("d:"):
      guard let type = Self.decimal(format.dropFirst(2)) else { return nil }
      self = type
    case _ where format.hasPrefix("tt"):
      // The number of bytes belongs to the unit.
      guard let unit = ArrowTimeUnit(format.dropFirst(2)) else { return nil }
      self = .time(unit)
    case _ where format.hasPrefix("tD"):
      guard let unit = ArrowTimeUnit(format.dropFirst(2)) else { return nil }
      self = .duration(unit)
    case _ where format.hasPrefix("ts"):
      let rest = format.dropFirst(2)
      guard let unit = ArrowTimeUnit(rest.prefix(1)), rest.dropFirst().first == ":" else { return nil }
      self = .timestamp(unit, zone: String(rest.dropFirst(2)))
    default: return nil
    }
  }

  /// `19,10` or `19,10,128`.
  private static func decimal(_ parameters: Substring) -> ArrowType? {
    let numbers = parameters.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2 || numbers.count == 3, let precision = numbers[0], let scale = numbers[1] else {
      return nil
    }
    guard let bits = numbers.count == 2 ? 128 : numbers[2], [32, 64, 128, 256].contains(bits) else { return nil }
    guard 1...76 ~= precision, -76...76 ~= scale else { return nil }
    return .decimal(bytes: bits / 8, scale: scale)
  }

  /// The size of a value in bytes; 0 for bits and for what has none.
  var size: Int {
    switch self {
    case .nothing, .truth: 0
    case .integer(let bytes, _), .float(let bytes), .decimal(let bytes, _): bytes
    case .text(let bytes): bytes
    case .textView: 16
    case .days: 4
    case .milliseconds, .timestamp, .duration: 8
    case .time(let unit): unit.perSecond <= 1_000 ? 4 : 8
    }
  }

  /// The number of buffers, or for views the least number.
  var bufferCount: Int {
    switch self {
    case .nothing: 0
    case .text, .textView: 3
    case .truth, .integer, .float, .decimal, .days, .milliseconds, .timestamp, .time, .duration: 2
    }
  }

  /// Whether formulas read it as a text.
  var isText: Bool {
    switch self {
    case .text, .textView: true
    case .nothing, .truth, .integer, .float, .decimal, .days, .milliseconds, .timestamp, .time, .duration: false
    }
  }

  /// Whether its numbers are of universal time.
  var isZoned: Bool { if case .timestamp(_, let zone) = self { !zone.isEmpty } else { false } }

  /// The word in place of a unit that an input of its kind has; `nil` for numbers, whose unit the column's metadata may
  /// say.
  var inputUnit: String? {
    switch self {
    case .nothing, .integer, .float, .decimal: nil
    case .truth: ValueKind.truth.inputUnit
    case .text, .textView: ValueKind.text.inputUnit
    case .days, .milliseconds, .timestamp: ValueKind.instant.inputUnit
    case .time: ValueKind.timeOfDayUnit
    case .duration: "s"
    }
  }

  /// A noun for its values in messages.
  var described: Phrase {
    switch self {
    case .nothing: Phrase("nothingButNulls", "nothing but nulls")
    case .integer, .float, .decimal: Phrase("numbersInAColumn", "numbers")
    case .truth: Phrase("trueAndFalse", "true and false")
    case .text, .textView: Phrase("textsInAColumn", "texts")
    case .days, .milliseconds, .timestamp: Phrase("datesInAColumn", "dates")
    case .time: Phrase("timesOfDayInAColumn", "times of day")
    case .duration: Phrase("durationsInAColumn", "durations")
    }
  }
}

/// The unit of the numbers of times.
enum ArrowTimeUnit: Character, Hashable {
  case seconds = "s"
  case milliseconds = "m"
  case microseconds = "u"
  case nanoseconds = "n"

  init?(_ text: Substring) {
    guard text.count == 1, let letter = text.first, let unit = ArrowTimeUnit(rawValue: letter) else { return nil }
    self = unit
  }

  var perSecond: Int64 {
    switch self {
    case .seconds: 1
    case .milliseconds: 1_000
    case .microseconds: 1_000_000
    case .nanoseconds: 1_000_000_000
    }
  }

  /// The number of digits behind the point of seconds.
  var places: Int {
    switch self {
    case .seconds: 0
    case .milliseconds: 3
    case .microseconds: 6
    case .nanoseconds: 9
    }
  }
}
