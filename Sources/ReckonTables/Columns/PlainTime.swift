/// A time of day in a table: `8:15`, `08:15:30`, `08:15:30.25`.
struct PlainTime {
  /// The whole seconds since midnight.
  let seconds: Int
  /// The digits of the fraction of a second, as a range of the text's indices; empty if there are none.
  let fraction: Range<Int>

  /// - Parameter text: without surrounding blanks.
  init?(_ text: ArraySlice<UInt8>) {
    var at = text.startIndex
    /// The number written by one or two digits, up to a limit.
    func number(from least: Int, below limit: Int) -> Int? {
      let start = at
      var value = 0
      while at < text.endIndex, at - start < 2, 0x30...0x39 ~= text[at] {
        value = value * 10 + Int(text[at] - 0x30)
        at += 1
      }
      return at - start >= least && value < limit ? value : nil
    }
    func skip(_ mark: Character) -> Bool {
      guard at < text.endIndex, text[at] == mark.asciiValue else { return false }
      at += 1
      return true
    }
    guard let hour = number(from: 1, below: 24), skip(":"), let minute = number(from: 2, below: 60) else { return nil }
    var second = 0
    var digits = at..<at
    if skip(":") {
      guard let value = number(from: 2, below: 60) else { return nil }
      second = value
      digits = at..<at
      if skip(".") {
        let start = at
        while at < text.endIndex, 0x30...0x39 ~= text[at] { at += 1 }
        digits = start..<at
        guard 1...9 ~= digits.count else { return nil }
      }
    }
    guard at == text.endIndex else { return nil }
    (seconds, fraction) = (hour * 3600 + minute * 60 + second, digits)
  }
}
