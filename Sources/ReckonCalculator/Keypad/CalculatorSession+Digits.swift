import Reckon

/// Digits of a result that are shown in place of the first ones.
struct FurtherDigits: Hashable, Sendable {
  /// How many significant digits stand before them.
  let start: Int
  /// Them, between `…` for those before and those behind them.
  let text: String
}

#if !hasFeature(Embedded)
  extension FurtherDigits: Codable {
    enum CodingKeys: String, CodingKey { case start, text }
  }
#endif

/// A result has more digits than the display: they are shown one width after another.
extension CalculatorSession {
  /// Whether a result is on the display of which more digits can be shown, or is further ones.
  public var hasFurtherDigits: Bool { showsFurtherDigits || isCutResult && format.shown(state.shown).text.contains("…") }

  /// Whether the display shows digits behind the first ones.
  public var showsFurtherDigits: Bool { state.furtherDigits != nil && state.hasResult }

  private var isCutResult: Bool {
    state.hasResult && error == nil && state.entry == nil && state.typed == nil && state.shown.exactness == .exact
  }

  /// How many digits stand between the marks of what is left out.
  private var digitsShown: Int { max(1, state.displayWidth - 2) }

  /// Shows the digits of a result that follow those on the display, without end. They are computed within some seconds, or refused.
  public mutating func showFurtherDigits() {
    state.refusal = nil
    guard hasFurtherDigits else { return refuse(.noFurtherDigits) }
    let start = state.furtherDigits.map { $0.start + digitsShown } ?? format.shown(state.shown).text.significantDigits.count
    showDigits(from: start)
  }

  /// Shows the digits of a result before those on the display.
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
    state.furtherDigits = FurtherDigits(start: start, text: "…\(String(decoding: part, as: UTF8.self))\(isEnd ? "" : "…")")
    state.remarks = ["digits \(start + 1) to \(start + part.count)"]
  }
}

extension String {
  /// The digits of a number from the first that is not 0 on, without point and exponent.
  fileprivate var significantDigits: [UInt8] {
    let mantissa = utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    return Array(mantissa.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.drop { $0 == UInt8(ascii: "0") })
  }
}
