extension Catalogue {
  /// The currencies' codes by their signs. A sign that several countries use stands for the currency that is traded most under it.
  package static let currencySigns: [String: String] = [
    "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₩": "KRW", "₹": "INR", "₪": "ILS", "₺": "TRY", "₱": "PHP", "฿": "THB",
    "₽": "RUB", "₴": "UAH", "₫": "VND", "₦": "NGN",
  ]

  /// The sign of a currency; `nil` for one without.
  package static func sign(ofCurrency code: String) -> String? { signsByCode[code] }

  private static let signsByCode = Dictionary(currencySigns.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

  /// The code of the currency that a sign stands for; `nil` for any other text.
  package static func currency(ofSign sign: String) -> String? { currencySigns[sign] }
}
