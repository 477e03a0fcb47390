/// Cities that share their zone with another, and the common names of zones.
extension TimeZones {
  /// The zones by lowercase words.
  static let moreCities: [String: String] = [
    "utc": "UTC", "gmt": "Etc/GMT", "zulu": "UTC",
    "mumbai": "Asia/Kolkata", "delhi": "Asia/Kolkata", "new delhi": "Asia/Kolkata", "bangalore": "Asia/Kolkata",
    "bengaluru": "Asia/Kolkata", "chennai": "Asia/Kolkata", "hyderabad": "Asia/Kolkata", "pune": "Asia/Kolkata",
    "beijing": "Asia/Shanghai", "shenzhen": "Asia/Shanghai", "guangzhou": "Asia/Shanghai", "chengdu": "Asia/Shanghai",
    "busan": "Asia/Seoul", "incheon": "Asia/Seoul", "osaka": "Asia/Tokyo", "kyoto": "Asia/Tokyo",
    "yokohama": "Asia/Tokyo",
    "hanoi": "Asia/Ho_Chi_Minh", "saigon": "Asia/Ho_Chi_Minh", "abu dhabi": "Asia/Dubai", "doha": "Asia/Qatar",
    "mecca": "Asia/Riyadh", "jeddah": "Asia/Riyadh", "tel aviv": "Asia/Jerusalem", "islamabad": "Asia/Karachi",
    "lahore": "Asia/Karachi",
    "ankara": "Europe/Istanbul", "frankfurt": "Europe/Berlin", "munich": "Europe/Berlin", "hamburg": "Europe/Berlin",
    "cologne": "Europe/Berlin", "geneva": "Europe/Zurich", "bern": "Europe/Zurich", "milan": "Europe/Rome",
    "naples": "Europe/Rome",
    "barcelona": "Europe/Madrid", "seville": "Europe/Madrid", "lyon": "Europe/Paris", "marseille": "Europe/Paris",
    "manchester": "Europe/London", "edinburgh": "Europe/London", "cardiff": "Europe/London",
    "rotterdam": "Europe/Amsterdam",
    "the hague": "Europe/Amsterdam", "antwerp": "Europe/Brussels", "gothenburg": "Europe/Stockholm",
    "porto": "Europe/Lisbon",
    "krakow": "Europe/Warsaw", "saint petersburg": "Europe/Moscow", "kyiv": "Europe/Kyiv",
    "seattle": "America/Los_Angeles", "san francisco": "America/Los_Angeles", "san diego": "America/Los_Angeles",
    "las vegas": "America/Los_Angeles", "portland": "America/Los_Angeles", "boston": "America/New_York",
    "miami": "America/New_York",
    "washington": "America/New_York", "washington dc": "America/New_York", "philadelphia": "America/New_York",
    "atlanta": "America/New_York", "houston": "America/Chicago", "dallas": "America/Chicago",
    "austin": "America/Chicago",
    "new orleans": "America/Chicago", "salt lake city": "America/Denver", "montreal": "America/Toronto",
    "ottawa": "America/Toronto",
    "calgary": "America/Edmonton", "rio de janeiro": "America/Sao_Paulo", "brasilia": "America/Sao_Paulo",
    "quito": "America/Guayaquil",
    "cape town": "Africa/Johannesburg", "abuja": "Africa/Lagos", "canberra": "Australia/Sydney",
    "wellington": "Pacific/Auckland",
    "hawaii": "Pacific/Honolulu",
    "pst": "America/Los_Angeles", "pdt": "America/Los_Angeles", "est": "America/New_York", "edt": "America/New_York",
    "cst": "America/Chicago", "cdt": "America/Chicago", "mst": "America/Denver", "mdt": "America/Denver",
    "bst": "Europe/London",
    "cet": "Europe/Berlin", "cest": "Europe/Berlin", "eet": "Europe/Athens", "eest": "Europe/Athens",
    "wet": "Europe/Lisbon",
    "jst": "Asia/Tokyo", "kst": "Asia/Seoul", "ist": "Asia/Kolkata", "hkt": "Asia/Hong_Kong", "sgt": "Asia/Singapore",
    "aest": "Australia/Sydney", "aedt": "Australia/Sydney", "nzst": "Pacific/Auckland", "msk": "Europe/Moscow",
  ]

  /// Whether a word is an abbreviation, which may be ambiguous, or denote one half of the year.
  package static func isAbbreviation(_ word: String) -> Bool {
    (3...4).contains(word.utf8.count) && word.lowercased() != "utc" && word.lowercased() != "gmt"
      && word.utf8.last.map { $0 | 0x20 } == UInt8(ascii: "t")
      && moreCities[word.lowercased()] != nil || word.lowercased() == "msk"
  }
}
