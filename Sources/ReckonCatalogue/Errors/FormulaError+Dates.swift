extension FormulaError.Kind {
  /// A date and the time that was added to it, as they would be typed: `9999-12-31 + 1 d`; `nil` for other operations.
  static func step(_ operation: String, _ operands: [NumericValue]) -> String? {
    let (months, seconds) = (Catalogue.row(.laterMonths).name, Catalogue.row(.laterSeconds).name)
    guard operation == months || operation == seconds, operands.count == 2 else { return nil }
    let date = operands[0].instantText ?? operands[0].description
    var count = operands[1].description
    let isNegative = count.first == "-"
    if isNegative { count.removeFirst() }
    let time = operation == months ? "\(count) \(count == "1" ? "month" : "months")" : text(ofSeconds: count)
    return "\(date) \(isNegative ? "-" : "+") \(time)"
  }

  /// A number of seconds in the largest unit of which it is a whole number.
  private static func text(ofSeconds count: String) -> String {
    guard let whole = Int64(count),
      let unit = [("d", 86_400), ("h", 3_600), ("min", 60)].first(where: { whole.isMultiple(of: $0.1) && whole != 0 })
    else { return "\(count) s" }
    return "\(whole / Int64(unit.1)) \(unit.0)"
  }
}
