extension Catalogue {
  /// The currencies' codes by their signs. A sign that several countries use stands for the currency that is traded most under it.
  package static let currencySigns: [String: String] = [
    "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₩": "KRW", "₹": "INR", "₪": "ILS", "₺": "TRY", "₱": "PHP", "฿": "THB",
    "₽": "RUB", "₴": "UAH", "₫": "VND", "₦": "NGN",
  ]

  /// The place of a currency among those of ISO 4217 that people pay with; `nil` for what is no code of one. An amount of one needs no
  /// rates until it meets another.
  package static func number(ofCurrency code: String) -> Int? { code.utf8.count == 3 ? currencyNumbers[code] : nil }

  private static let currencyNumbers: [String: Int] = {
    let codes = """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE \
      CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES \
      KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR \
      NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND \
      TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
      """
    return Dictionary(uniqueKeysWithValues: codes.split(separator: " ").enumerated().map { (String($1), $0) })
  }()

  /// The sign of a currency; `nil` for one without.
  package static func sign(ofCurrency code: String) -> String? { signsByCode[code] }

  private static let signsByCode = Dictionary(firstOf: currencySigns.map { ($1, $0) })

  /// The code of the currency that a sign stands for; `nil` for any other text.
  package static func currency(ofSign sign: String) -> String? { currencySigns[sign] }
}
