import ReckonCatalogue

extension CalculatorSettings {
  /// The decimal mark of typed and pasted numbers.
  public enum DecimalMark: String, Hashable, Sendable, CaseIterable {
    /// That of the person's region.
    case automatic
    /// Only the point.
    case point
    /// The comma; the point too.
    case comma
  }
}

extension CalculatorServices {
  /// Whether numbers are written with a decimal comma where a person lives, as the variables `LC_ALL`, `LC_NUMERIC` and `LANG` say.
  public static func usesDecimalComma(environment: [String: String]) -> Bool {
    let name = ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let region = String(name.prefix { $0 != "." && $0 != "@" })
    guard region.contains("_") else { return false }
    return RegionalComma.isUsed(in: region)
  }
}
