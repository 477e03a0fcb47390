import ReckonCalculator
import ReckonSystem
import ReckonTerminal

/// A location that rates come from.
enum RateLocation {
  case web(WebLocation)
  case file(String)

  /// - Throws: `UsageError` for a URL that is neither of the web nor of a file.
  init(_ text: String) throws(UsageError) {
    guard let scheme = WebLocation.scheme(of: text) else {
      self = .file(text)
      return
    }
    let location = WebLocation(url: text)
    switch scheme.lowercased() {
    case "http", "https":
      // curl takes http:me:password@host too.
      guard location.isWellFormed else {
        throw UsageError("\(location.shown) is no URL of a host; write \(scheme)://host/path, and / ? # in a password as %2F %3F %23")
      }
      self = .web(location)
    case "file":
      guard let url = URL(string: text), url.isFileURL, ["", "localhost"].contains(url.host() ?? ""), url.path.hasPrefix("/") else {
        throw UsageError("\(location.shown) names no file of this machine; file:///path/of/rates.csv would")
      }
      self = .file(url.path)
    default: throw UsageError("rates come from http, https, or a file, not from \(location.shown)")
    }
  }

  /// The URL without what may be secret, or the file's full path.
  var text: String {
    switch self {
    case .web(let location): location.shown
    case .file(let path): URL(filePath: path).path
    }
  }
}
