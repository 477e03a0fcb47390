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
        throw UsageError(
          "isNoURLOfAHost",
          "\(location.shown) is not a URL with a host; write \(scheme)://host/path, and / ? # in a password as %2F %3F %23"
        )
      }
      self = .web(location)
    case "file":
      guard let path = Self.path(ofFileURL: text) else {
        throw UsageError(
          "namesNoFileOfThisMachine",
          "\(location.shown) does not name a file on this machine; write file:///path/to/rates.csv")
      }
      self = .file(path)
    default:
      throw UsageError("ratesComeFromHttpHttps", "rates come from http, https, or a file, not from \(location.shown)")
    }
  }

  /// The path that a URL such as `file:///path/of/rates%20file.csv` names; `nil` when it names none of this machine.
  private static func path(ofFileURL url: String) -> String? {
    var path = url.drop { $0 != ":" }.dropFirst().prefix { $0 != "?" && $0 != "#" }
    if path.hasPrefix("//") {
      let host = path.dropFirst(2).prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
      path = path[host.endIndex...]
    }
    guard path.hasPrefix("/") else { return nil }
    var bytes: [UInt8] = []
    var rest = path.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), code != 0 else {
        return nil
      }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The URL without what may be secret, or the file's full path.
  var text: String {
    switch self {
    case .web(let location): location.shown
    case .file(let path): System.absolutePath(path)
    }
  }
}
