public import Reckon

/// Exchange rates of one day: the price of one euro in each currency.
public struct RateTable: Hashable, Sendable {
  /// The date of the rates as `2026-10-30`.
  public let date: String
  /// The price of one euro by currency code (three capital letters), as decimal text without sign or exponent:
  /// `1.1172`. That of the euro is `1`.
  public let rates: [String: String]

  /// The maximum number of currencies in a table.
  public static let countLimit = 1_000
  /// The maximum length of a rate in characters.
  public static let rateLimit = 30

  /// The euro may be omitted from the rates.
  ///
  /// - Throws: ``RateTableError`` unless the date has the form `2026-10-30`, each code is three capital letters, each
  ///   rate is positive decimal text of at most ``rateLimit`` characters, the euro's is 1, and there are one to
  ///   ``countLimit`` currencies besides the euro.
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

  /// The table in the form that formulas use.
  public var exchangeRates: ExchangeRates {
    guard let rates = try? ExchangeRates(perEuro: rates, on: date) else {
      preconditionFailure("a table's rates are numbers above 0")
    }
    return rates
  }

  /// Validates one currency's rate.
  static func check(_ code: String, _ rate: String) throws(RateTableError) {
    guard isCode(code) else {
      throw RateTableError(
        "isNoCurrencyCode",
        "“\(RateTableError.shortened(code))” is not a currency code; a code is three capital letters")
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

  /// Whether a text contains a currency symbol or three consecutive capital letters.
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

  /// A number of digits, optionally with a decimal point between them, without insignificant zeros; `nil` for other
  /// texts.
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

  /// The maximum age in days of rates that are not old.
  public static let freshDays = 7

  /// The age in days of the rates at a time (in UTC); 0 if they are of that day or later.
  public func age(on moment: Timestamp) -> Int { max(0, -daysAfter(moment)) }

  /// Whether the rates are more than ``freshDays`` days old.
  public func isOld(on moment: Timestamp) -> Bool { age(on: moment) > Self.freshDays }

  /// The number of days from a time's day to that of the rates; negative if the rates are older.
  func daysAfter(_ moment: Timestamp) -> Int {
    (CivilDate(date)?.daysSince1970 ?? 0) - moment.day.daysSince1970
  }
}

/// An error in a rate file, as one sentence.
public struct RateTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message as a phrase.
  package let sentence: Phrase

  /// An error with a sentence.
  public init(_ sentence: Phrase) { self.sentence = sentence }
  package init(_ key: String, _ english: Phrase) { sentence = Phrase(key, english) }

  /// The sentence in the ``/ReckonPhrases/Language/current`` language.
  public var message: String { message(in: .current) }

  /// The sentence in a language; control characters are made visible.
  public func message(in language: Language) -> String { VisibleText.remark(sentence.text(in: language)) }

  public var description: String { message }

  /// Text from a file for a message: its start, on one line, without invisible characters.
  static func shortened(_ text: String) -> String {
    let start = EscapedText.encode(String(text.prefix(24)))
    return text.count > 24 ? start + "…" : start
  }
}
