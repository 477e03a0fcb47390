import ReckonPage

// PageAnswers for platforms without an overlay of their C library: requests from standard input, an answer per line of output. It is compiled with
// Embedded Swift and linked with that library by Tests/Integration/platforms.py.

@_extern(c, "getchar") func readByte() -> Int32
@_extern(c, "puts") func writeLine(_ text: UnsafePointer<CChar>) -> Int32
@_extern(c, "getentropy") func readEntropy(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int32
@_extern(c, "strtod") func readDouble(_ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Double

/// The standard library's source of seeds; a call of the system gives 256 bytes at most.
@_cdecl("arc4random_buf") public func fillWithRandomBytes(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
  for start in stride(from: 0, to: count, by: 256) {
    guard readEntropy(bytes + start, min(256, count - start)) == 0 else { fatalError("the system has no random numbers") }
  }
}

/// The standard library's reading of a double. A program without a locale has that of C.
@_cdecl("_swift_stdlib_strtod_clocale") public func readDoubleInCLocale(
  _ text: UnsafePointer<CChar>, _ result: UnsafeMutablePointer<Double>
) -> UnsafePointer<CChar>? {
  var end: UnsafePointer<CChar>?
  result.pointee = readDouble(text, &end)
  return end == text ? nil : end
}

/// A line of input without its end; `nil` behind the last one.
func readRequest() -> [UInt8]? {
  var line: [UInt8] = []
  while true {
    let byte = readByte()
    if byte < 0 { return line.isEmpty ? nil : line }
    if byte == 0x0A { return line }
    line.append(UInt8(truncatingIfNeeded: byte))
  }
}

func answerRequests() -> Int32 {
  var page = Page()
  while let line = readRequest() {
    let fields = line.split(separator: 0x1F, omittingEmptySubsequences: false).map { field in
      String(decoding: field.map { $0 == 0x1D ? 0x0A : $0 }, as: UTF8.self)
    }
    let answer = page.answer(fields.first.flatMap { Int32($0) } ?? 0, Array(fields.dropFirst()))
    _ = answer.withCString { writeLine($0) }
  }
  return 0
}

#if arch(wasm32)
  // What the start of a program in wasi-libc calls.
  @_cdecl("__main_void") public func start() -> Int32 { answerRequests() }
#else
  @_cdecl("main") public func start(_ count: Int32, _ arguments: UnsafePointer<UnsafePointer<CChar>?>?) -> Int32 { answerRequests() }
#endif
