import ReckonCatalogue

extension CalculatorSettings {
  /// The decimal mark of typed and pasted numbers.
  public enum DecimalMark: String, Hashable, Sendable, CaseIterable {
    /// That of the user's region.
    case automatic
    /// Only the point.
    case point
    /// The comma, and also the point.
    case comma
  }
}

extension CalculatorServices {
  /// Whether the user's locale has a decimal comma, according to the variables `LC_ALL`, `LC_NUMERIC` and `LANG`.
  public static func usesDecimalComma(environment: [String: String]) -> Bool {
    let name = ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let region = String(name.prefix { $0 != "." && $0 != "@" })
    guard region.contains("_") else { return false }
    return RegionalComma.isUsed(in: region)
  }
}

/// The locales with a decimal comma, from the Unicode locale data (CLDR) in Foundation's version; a test compares them.
enum RegionalComma {
  /// Languages with a decimal comma in most regions.
  private static let languages = Set(
    """
    af agq ast bas be bg blo br ca cs cv da de dsb dua dyo el et eu ewo fi fo fr fur fy gl hr hsb hu hy id ie is it jgo jv ka kab
    kea kgp kk kkj kl ksf ksh ku ky lb lij lmo ln lo lt lu lv mgh mk mua nb nds nl nmg nn nnh nr oc os pl prg pt rn ro ru rw sah
    sc se seh sg sk sl smn sq ss sv szl tg tk tr ts tt tzm uk ve vec vi vmw wae wo yav yrl zgh
    """.split(whereSeparator: { $0.isWhitespace }))

  /// Regions in which a language has the other mark.
  private static let exceptions = Set(
    """
    ar_DZ ar_LY ar_MA ar_TN de_CH de_LI en_AL en_AR en_AT en_BE en_BG en_BR en_CL en_CO en_CV en_CZ en_DE en_DK en_EE en_FI en_FR
    en_GR en_HU en_ID en_LT en_LV en_NL en_NO en_PL en_PT en_RU en_SE en_SI en_SK en_TR en_UA en_ZA es_AR es_BO es_BQ es_CL es_CO
    es_CR es_CW es_EA es_EC es_ES es_GQ es_HT es_IC es_PH es_PY es_UY es_VE it_CH ms_BN ms_ID qu_BO sw_CD
    """.split(whereSeparator: { $0.isWhitespace }))

  /// Whether a locale such as `de_AT` has a decimal comma.
  static func isUsed(in locale: String) -> Bool {
    let language = locale.prefix { $0 != "_" }
    return languages.contains(language) != exceptions.contains(locale[...])
  }
}
