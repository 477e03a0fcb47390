import Reckon
import ReckonNumbers

/// The order of the parts in dates that are not ISO dates.
package enum DateOrder: String, CaseIterable, Sendable {
  case dmy, mdy, ymd

  /// The ISO spelling of a date such as `27.11.2026`, `11/27/2026 2:30 PM` or `2026/11/27`; `nil` for anything else.
  ///
  /// - Parameter text: without surrounding blanks.
  func iso(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var rest = text
    guard let first = Self.number(&rest), let separator = rest.popFirst(),
      ["/", ".", "-"].contains(Character(Unicode.Scalar(separator))),
      let second = Self.number(&rest), rest.popFirst() == separator, let third = Self.number(&rest)
    else { return nil }
    let (year, month, day) =
      switch self {
      case .dmy: (third, second, first)
      case .mdy: (third, first, second)
      case .ymd: (first, second, third)
      }
    guard year.count == 4, month.count <= 2, day.count <= 2, let time = Self.time(rest) else { return nil }
    let hyphen = [UInt8(ascii: "-")]
    return [Array(year), hyphen, Self.padded(month), hyphen, Self.padded(day), time].flatMap { $0 }
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let digits = rest.prefix { 0x30...0x39 ~= $0 }
    guard !digits.isEmpty, digits.count <= 4 else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits
  }

  private static func padded(_ digits: some Collection<UInt8>) -> [UInt8] { (digits.count < 2 ? [0x30] : []) + digits }

  /// The ISO form of a time of day, preceded by T: `T14:30` for `2:30 PM`. Empty for an empty text.
  private static func time(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard let blank = text.first else { return [] }
    guard blank == 0x20 || blank == UInt8(ascii: "T") || blank == UInt8(ascii: ",") else { return nil }
    var rest = text.drop { $0 == 0x20 || $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: ",") }
    guard let hour = number(&rest), hour.count <= 2, rest.first == UInt8(ascii: ":") else { return nil }
    let last = String(decoding: rest.suffix(2), as: UTF8.self).uppercased()
    guard last == "AM" || last == "PM" else { return Array("T".utf8) + padded(hour) + rest }
    rest.removeLast(2)
    while rest.last == 0x20 { rest.removeLast() }
    guard let number = Int(String(decoding: hour, as: UTF8.self)), 1...12 ~= number else { return nil }
    let hours = number % 12 + (last == "PM" ? 12 : 0)
    return Array("T".utf8) + padded(Array("\(hours)".utf8)) + rest
  }

  /// The ISO date of a text in this order; `nil` if it is not a date.
  func date(_ text: [UInt8]) -> String? {
    guard let (start, end) = Field.bounds(ofContent: text), let spelling = iso(text[start..<end]) else { return nil }
    let (reading, known) = InstantSpelling.read(spelling[...])
    guard case .instant(let token) = reading, token.end == known.count else { return nil }
    return String(decoding: spelling, as: UTF8.self)
  }
}
