import Reckon

/// Digits of a result that are displayed in place of the first ones.
struct FurtherDigits: Hashable, Sendable {
  /// The number of significant digits before them.
  let start: Int
  /// The digits, between `…` for those before and after them.
  let text: String
}

#if !hasFeature(Embedded)
  extension FurtherDigits: Codable {
    enum CodingKeys: String, CodingKey { case start, text }
  }
#endif

/// Results with more digits than fit the display are shown page by page.
extension CalculatorSession {
  /// Whether a displayed result has further digits, or further digits are displayed.
  public var hasFurtherDigits: Bool {
    showsFurtherDigits || isCutResult && format.shown(state.shown).text.contains("…")
  }

  /// Whether the display shows digits after the first ones.
  public var showsFurtherDigits: Bool { state.furtherDigits != nil && state.hasResult }

  private var isCutResult: Bool {
    state.hasResult && error == nil && state.entry == nil && state.typed == nil && state.shown.exactness == .exact
  }

  /// The number of digits between the marks of omitted ones.
  private var digitsShown: Int { max(1, state.displayWidth - 2) }

  /// Displays the next digits of a result; there is no limit. They are computed within seconds, or rejected.
  public mutating func showFurtherDigits() {
    state.refusal = nil
    guard hasFurtherDigits else { return refuse(.noFurtherDigits) }
    let start =
      state.furtherDigits.map { $0.start + digitsShown } ?? format.shown(state.shown).text.significantDigits.count
    showDigits(from: start)
  }

  /// Displays the previous digits of a result.
  public mutating func showEarlierDigits() {
    guard let furtherDigits = state.furtherDigits else { return }
    state.refusal = nil
    self.state.furtherDigits = nil
    let start = furtherDigits.start - digitsShown
    if start >= format.shown(state.shown).text.significantDigits.count { showDigits(from: start) }
  }

  private mutating func showDigits(from start: Int) {
    let count = start + digitsShown
    guard count <= ExactValue.largestDigits, let digits = state.shown.firstDigits(count) else {
      return refuse(.digitsTakeTooLong)
    }
    let known = digits.significantDigits
    guard known.count > start else { return refuse(.noFurtherDigits) }
    let part = known[start..<min(count, known.count)]
    let isEnd = known.count <= count && !digits.contains("…")
    state.furtherDigits = FurtherDigits(
      start: start, text: "…\(String(decoding: part, as: UTF8.self))\(isEnd ? "" : "…")")
    state.remarks = ["digits \(start + 1) to \(start + part.count)"]
  }
}

extension String {
  /// The significant digits of a number, without point and exponent.
  fileprivate var significantDigits: [UInt8] {
    let mantissa = utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    return Array(
      mantissa.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.drop { $0 == UInt8(ascii: "0") })
  }
}
