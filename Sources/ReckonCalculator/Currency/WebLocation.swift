/// A URL of the web, which may hold a name, a password or a key.
package struct WebLocation: Sendable {
  /// All of it.
  package let url: String

  package init(url: String) { self.url = url }

  /// The URL without user information and query: `https://host/path?…`. It is what is printed and stored.
  package var shown: String {
    guard let slashes = url.firstRange(of: "//") else { return url }
    let rest = url[slashes.upperBound...]
    let authority = rest.prefix { !"/?#".contains($0) }
    let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    let path = rest[authority.endIndex...]
    guard let query = path.firstIndex(where: { "?#".contains($0) }) else { return "\(url[..<slashes.upperBound])\(host)\(path)" }
    return "\(url[..<slashes.upperBound])\(host)\(path[..<query])?…"
  }

  /// A message of another program without the parts of the URL that ``shown`` leaves out.
  package func withoutSecrets(_ message: String) -> String {
    let hidden = [url] + [userInformation, query].filter { !$0.isEmpty }
    return hidden.reduce(message) { $0.replacing($1, with: $1 == url ? shown : "…") }
  }

  /// The name and password before the host; empty when there are none.
  package var userInformation: String {
    guard let slashes = url.firstRange(of: "//") else { return "" }
    let authority = url[slashes.upperBound...].prefix { !"/?#".contains($0) }
    return authority.lastIndex(of: "@").map { String(authority[..<$0]) } ?? ""
  }

  /// What follows the path; empty when nothing does.
  private var query: String { url.firstIndex { "?#".contains($0) }.map { String(url[url.index(after: $0)...]) } ?? "" }
}
