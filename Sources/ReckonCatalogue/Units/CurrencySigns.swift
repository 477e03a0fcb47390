extension Catalogue {
  /// The currencies' codes by their signs. A sign that several countries use stands for the currency that is traded
  /// most under it.
  package static let currencySigns: [String: String] = [
    "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₩": "KRW", "₹": "INR", "₪": "ILS", "₺": "TRY", "₱": "PHP",
    "฿": "THB",
    "₽": "RUB", "₴": "UAH", "₫": "VND", "₦": "NGN",
  ]

  /// The place of a currency among those that people pay or have paid with; `nil` for what is no code of one. An amount
  /// of one needs no rates until it meets another.
  package static func number(ofCurrency code: String) -> Int? { code.utf8.count == 3 ? currencies[code]?.number : nil }

  /// How many decimal places the minor unit of a currency is; `nil` for what is neither a code nor a sign of one.
  package static func places(ofCurrency name: String) -> Int? { currencies[currencySigns[name] ?? name]?.places }

  /// The codes of ISO 4217, those that the euro replaced among them, with the decimal places of their minor units where
  /// these are not 2.
  private static let currencies: [String: (number: Int, places: Int)] = {
    let codes = """
      AED AFN ALL AMD AOA ARS ATS AUD AWG AZN BAM BBD BDT BEF0 BGN BHD3 BIF0 BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLF4 CLP0 \
      CNY COP CRC CUP CVE CYP CZK DEM DJF0 DKK DOP DZD EEK EGP ERN ESP0 ETB EUR FIM FJD FKP FRF GBP GEL GHS GIP GMD GNF0 GRD0 GTQ GYD \
      HKD HNL HRK HTG HUF IDR IEP ILS INR IQD3 IRR ISK0 ITL0 JMD JOD3 JPY0 KES KGS KHR KMF0 KPW KRW0 KWD3 KYD KZT LAK LBP LKR LRD LSL \
      LTL LUF0 LVL LYD3 MAD MDL MGA MKD MMK MNT MOP MRU MTL MUR MVR MWK MXN MYR MZN NAD NGN NIO NLG NOK NPR NZD OMR3 PAB PEN PGK PHP PKR \
      PLN PTE0 PYG0 QAR RON RSD RUB RWF0 SAR SBD SCR SDG SEK SGD SHP SIT SKK SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND3 TOP TRY \
      TTD TWD TZS UAH UGX0 USD UYU UZS VES VND0 VUV0 WST XAF0 XCD XCG XOF0 XPF0 YER ZAR ZMW ZWG
      """
    return Dictionary(
      uniqueKeysWithValues: codes.split(separator: " ").enumerated().map { number, row in
        (String(row.prefix(3)), (number, row.utf8.dropFirst(3).first.map { Int($0 & 0xF) } ?? 2))
      })
  }()

  /// The irrevocable value of one euro in a currency that it replaced: Council Regulation (EC) No 2866/98 and those
  /// that amend it. `nil` for all other currencies.
  package static func irrevocableRate(of code: String) -> String? { irrevocableRates[code] }

  private static let irrevocableRates: [String: String] = {
    let words = """
      ATS 13.7603 BEF 40.3399 BGN 1.95583 CYP 0.585274 DEM 1.95583 EEK 15.6466 ESP 166.386 FIM 5.94573 FRF 6.55957 GRD 340.75 HRK 7.5345 \
      IEP 0.787564 ITL 1936.27 LTL 3.4528 LUF 40.3399 LVL 0.702804 MTL 0.4293 NLG 2.20371 PTE 200.482 SIT 239.64 SKK 30.126
      """.split(separator: " ")
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map { (String(words[$0]), String(words[$0 + 1])) })
  }()

  /// The sign of a currency; `nil` for one without.
  package static func sign(ofCurrency code: String) -> String? { signsByCode[code] }

  private static let signsByCode = Dictionary(firstOf: currencySigns.map { ($1, $0) })

  /// The code of the currency that a sign stands for; `nil` for any other text.
  package static func currency(ofSign sign: String) -> String? { currencySigns[sign] }
}
