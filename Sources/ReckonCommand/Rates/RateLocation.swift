import Foundation
import ReckonCalculator

/// A location that rates come from.
enum RateLocation {
  case web(WebLocation)
  case file(String)

  /// - Throws: `UsageError` for a URL that is neither of the web nor of a file.
  init(_ text: String) throws(UsageError) {
    let scheme = text.prefix { $0 != ":" }
    // A scheme has two letters or more.
    guard scheme.count > 1, scheme.count < text.count, scheme.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }) else {
      self = .file(text)
      return
    }
    switch scheme.lowercased() {
    case "http", "https": self = .web(WebLocation(url: text))
    case "file":
      guard let url = URL(string: text), url.isFileURL, ["", "localhost"].contains(url.host() ?? ""), url.path.hasPrefix("/") else {
        throw UsageError("\(text) names no file of this machine; file:///path/of/rates.csv would")
      }
      self = .file(url.path)
    default: throw UsageError("rates come from http, https, or a file, not from \(scheme):")
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
