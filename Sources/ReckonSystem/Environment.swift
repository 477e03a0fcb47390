#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

extension System {
  /// The variables of the process's environment; of several with one name, the first.
  package static var environment: [String: String] {
    var variables: [String: String] = [:]
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let place = next, let text = place.pointee {
      let variable = UnsafeBufferPointer(
        start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: strlen(text))
      if let sign = variable.firstIndex(of: UInt8(ascii: "=")) {
        let name = String(decoding: variable[..<sign], as: UTF8.self)
        if variables[name] == nil { variables[name] = String(decoding: variable[(sign + 1)...], as: UTF8.self) }
      }
      next = place + 1
    }
    return variables
  }
}
