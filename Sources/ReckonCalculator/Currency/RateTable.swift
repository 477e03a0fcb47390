public import Reckon

/// Exchange rates of one day: for each currency, what one euro costs.
public struct RateTable: Hashable, Sendable {
  /// The day of the rates as `2026-10-30`.
  public let date: String
  /// By currency code (three capital letters), what one euro costs, as decimal text without sign or exponent: `1.1172`. The euro itself is `1`.
  public let rates: [String: String]

  /// The most currencies of a table.
  public static let countLimit = 1_000
  /// The most characters of a rate.
  public static let rateLimit = 30

  /// The euro need not be among the rates.
  ///
  /// - Throws: ``RateTableError`` unless the date is a day as `2026-10-30`, each code three capital letters, each rate decimal text above 0 of at
  ///   most ``rateLimit`` characters, the euro's 1, and there are one to ``countLimit`` currencies besides the euro.
  public init(date: String, rates: [String: String]) throws(RateTableError) {
    guard CivilDate(date) != nil else {
      throw RateTableError("isNoDay", "“\(RateTableError.shortened(date))” is not a date; a date is written 2026-10-30")
    }
    for (code, rate) in rates.sorted(by: { $0.key < $1.key }) { try Self.check(code, rate) }
    let count = rates.count - (rates["EUR"] == nil ? 0 : 1)
    guard count > 0 else { throw RateTableError("thereAreNoRates", "there are no rates") }
    guard count <= Self.countLimit else {
      throw RateTableError("thereAreCurrencies", "there are \(count) currencies; the maximum is \(Self.countLimit)")
    }
    self.date = date
    var known = rates
    known["EUR"] = "1"
    self.rates = known
  }

  /// The same as formulas take them.
  public var exchangeRates: ExchangeRates {
    guard let rates = try? ExchangeRates(perEuro: rates, on: date) else { preconditionFailure("a table's rates are numbers above 0") }
    return rates
  }

  /// Checks one currency's rate.
  static func check(_ code: String, _ rate: String) throws(RateTableError) {
    guard isCode(code) else {
      throw RateTableError(
        "isNoCurrencyCode", "“\(RateTableError.shortened(code))” is not a currency code; a code is three capital letters")
    }
    guard rate.utf8.count <= rateLimit else {
      throw RateTableError(
        "rateOfHasCharacters", "the rate of \(code) has \(rate.utf8.count) characters; the maximum is \(rateLimit)")
    }
    guard let plain = plainNumber(rate), plain != "0" else {
      throw RateTableError(
        "rateOf", "the rate of \(code) is “\(RateTableError.shortened(rate))”; a rate is a number above 0, like 1.1172")
    }
    guard code != "EUR" || plain == "1" else {
      throw RateTableError("rateOfEUR", "the rate of EUR is \(rate); one euro costs 1 euro")
    }
  }

  /// Whether a text has a currency's sign or three capital letters in a row.
  package static func mayBeNeeded(by text: String) -> Bool {
    var capitals = 0
    for scalar in text.unicodeScalars {
      capitals = "A"..."Z" ~= scalar ? capitals + 1 : 0
      let isSign = scalar.isASCII ? scalar == "$" : scalar.properties.generalCategory == .currencySymbol
      if capitals == 3 || isSign { return true }
    }
    return false
  }

  package static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// Digits, and a point between digits, without the zeros that do not count; nothing when it is anything else.
  static func plainNumber(_ text: String) -> String? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(digits.contains) }) else { return nil }
    let whole = String(decoding: parts[0].drop { $0 == UInt8(ascii: "0") }, as: UTF8.self)
    var fraction = parts.count > 1 ? Array(parts[1]) : []
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    return (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self))
  }

  // MARK: Age

  /// The age in days from which rates are old: more than this.
  public static let freshDays = 7

  /// How many days before a moment's day (in universal time) the rates were set; 0 when they are of that day or a later one.
  public func age(on moment: Timestamp) -> Int { max(0, -daysAfter(moment)) }

  /// Whether the rates are more than ``freshDays`` days old.
  public func isOld(on moment: Timestamp) -> Bool { age(on: moment) > Self.freshDays }

  /// How many days the rates' day lies after a moment's; negative before it.
  func daysAfter(_ moment: Timestamp) -> Int {
    (CivilDate(date)?.daysSince1970 ?? 0) - moment.day.daysSince1970
  }
}

/// An error in a rates file, as one sentence.
public struct RateTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message as a phrase.
  package let sentence: Phrase

  /// An error of this sentence.
  public init(_ sentence: Phrase) { self.sentence = sentence }
  package init(_ key: String, _ english: Phrase) { sentence = Phrase(key, english) }

  /// The sentence in the ``/ReckonPhrases/Language/current`` language.
  public var message: String { message(in: .current) }

  /// The sentence in a language; characters that a terminal would obey are made visible.
  public func message(in language: Language) -> String { VisibleText.remark(sentence.text(in: language)) }

  public var description: String { message }

  /// Text from a file as a message shows it: its start, on one line, without what would not show.
  static func shortened(_ text: String) -> String {
    let start = EscapedText.encode(String(text.prefix(24)))
    return text.count > 24 ? start + "…" : start
  }
}
