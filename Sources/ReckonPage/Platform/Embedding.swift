// What the linked modules need of the page and of the C library.

/// Fills memory with random bytes, from the browser's `crypto.getRandomValues`.
@_extern(wasm, module: "reckon", name: "random") @_extern(c) func fillWithRandomBytes(
  _ bytes: UnsafeMutableRawPointer, _ count: Int)

/// How many seconds the clocks of a time zone, or without a name those of the place, are ahead of universal time at a
/// number of seconds since
/// 1970-01-01T00:00Z, by the browser's `Intl`; the least number for a zone that it does not know.
@_extern(wasm, module: "reckon", name: "zone") @_extern(c) func browserSeconds(
  _ name: UnsafePointer<UInt8>?, _ count: Int, _ second: Double
) -> Int32

/// The milliseconds since the page's worker began, by the browser's clock that does not stop.
@_extern(wasm, module: "reckon", name: "milliseconds") @_extern(c) func browserMilliseconds() -> Double

/// The standard library's source of seeds, for the order of dictionaries and for random numbers.
@_cdecl("arc4random_buf") public func arc4randomBuffer(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
  fillWithRandomBytes(bytes, count)
}

@_extern(c, "strtod") func readDouble(
  _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafePointer<CChar>?>
) -> Double

/// The standard library's reading of a double. The page's C library knows one locale.
@_cdecl("_swift_stdlib_strtod_clocale") public func readDoubleInCLocale(
  _ text: UnsafePointer<CChar>, _ result: UnsafeMutablePointer<Double>
) -> UnsafePointer<CChar>? {
  var end: UnsafePointer<CChar>?
  result.pointee = readDouble(text, &end)
  return end == text ? nil : end
}
