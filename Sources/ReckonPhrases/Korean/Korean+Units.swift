extension Korean {
  static let units: [String: String] = [:]
}
