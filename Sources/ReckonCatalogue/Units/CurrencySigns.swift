extension Catalogue {
  /// The currencies' codes by their signs. A sign that several countries use stands for the currency that is traded most under it.
  package static let currencySigns: [String: String] = [
    "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₩": "KRW", "₹": "INR", "₪": "ILS", "₺": "TRY", "₱": "PHP", "฿": "THB",
    "₽": "RUB", "₴": "UAH", "₫": "VND", "₦": "NGN",
  ]

  /// The code of the currency that a sign stands for; `nil` for any other text.
  package static func currency(ofSign sign: String) -> String? { currencySigns[sign] }
}
