/// A web URL, which may contain a user name, a password or a key.
package struct WebLocation: Sendable {
  /// The complete URL.
  package let url: String

  package init(url: String) { self.url = url }

  /// The scheme: the letters before the first colon; `nil` unless a text begins with at least two letters and a colon,
  /// which `C:` of a file path does not.
  package static func scheme(of text: String) -> Substring? {
    let scheme = text.prefix { $0 != ":" }
    let isScheme = scheme.utf8.count > 1 && scheme.endIndex < text.endIndex
    return isScheme && scheme.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 } ? scheme : nil
  }

  /// Whether it is `scheme://` followed by a host and optionally a port. Programs parse other forms differently, also
  /// as a user name and a password.
  package var isWellFormed: Bool {
    let authority = rest.prefix { !"/?#".contains($0) }
    guard let beginning, beginning.hasSuffix("://"), !authority.isEmpty else { return false }
    let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    // The colons in brackets belong to an IPv6 address.
    let behindBrackets = host.hasPrefix("[") ? host.drop { $0 != "]" } : host
    guard let colon = behindBrackets.firstIndex(of: ":") else { return true }
    return behindBrackets[colon...].dropFirst().utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Whether it may contain a user name and a password.
  package var mayHoldPassword: Bool { beginning != nil && !userInformation.isEmpty }

  /// The URL without user information and query: `https://host/path?…`, for printing and storing.
  ///
  /// If `/`, `?` or `#` may belong to a password, everything up to the last `@` is removed.
  package var shown: String {
    guard let beginning else { return url }
    let behind = rest.dropFirst(userInformation.isEmpty ? 0 : userInformation.count + 1)
    // After an @ in a query there may be more of the query.
    if !userInformation.isEmpty, userInformation.contains(where: { "?#".contains($0) }) { return "\(beginning)…" }
    guard let query = behind.firstIndex(where: { "?#".contains($0) }) else { return "\(beginning)\(behind)" }
    return "\(beginning)\(behind[..<query])?…"
  }

  /// Another program's message without the parts of the URL that ``shown`` removes.
  package func withoutSecrets(_ message: String) -> String {
    let hidden = [url] + [String(userInformation), query].filter { !$0.isEmpty }
    return hidden.reduce(message) { $0.replacing($1, with: $1 == url ? shown : "…") }
  }

  /// The scheme with its slashes, or everything up to the first `//`; `nil` if there is neither.
  private var beginning: Substring? {
    if let scheme = Self.scheme(of: url) {
      let behind = url[scheme.endIndex...].dropFirst()
      return url[..<(behind.firstIndex { $0 != "/" } ?? url.endIndex)]
    }
    return url.firstRange(of: "//").map { url[..<$0.upperBound] }
  }

  /// The part after ``beginning``.
  private var rest: Substring { url[(beginning ?? url[...]).endIndex...] }

  /// The user name and password before the host; empty if there are none.
  ///
  /// A `/`, `?` or `#` in them should be percent-encoded as `%2F`, `%3F` or `%23`. Otherwise they end at the last `@`.
  /// A path such as `host/@name` has no colon before it.
  private var userInformation: Substring {
    let authority = rest.prefix { !"/?#".contains($0) }
    guard let last = rest.lastIndex(of: "@"), authority.contains(where: { ":@".contains($0) }) else { return "" }
    // An @ in the query of a URL with a plain host belongs to the query.
    if isWellFormed, let query = rest.firstIndex(where: { "?#".contains($0) }), query < last {
      return rest[..<query].lastIndex(of: "@").map { rest[..<$0] } ?? ""
    }
    return rest[..<last]
  }

  /// The query and fragment; empty if there are none.
  private var query: String { url.firstIndex { "?#".contains($0) }.map { String(url[url.index(after: $0)...]) } ?? "" }
}
