// PageAnswers for platforms without an overlay of their C library: requests from standard input, an answer per line of
// output, through the page's exports. It is compiled with Embedded Swift and linked with that library by
// Tests/Integration/platforms.py. Without Foundation and errors that carry text it has no other way to report a system
// that fails than to stop: `fatalError`, which the script sees as the end of the answers.

@_extern(c, "reckon_request") func makeRequest(_ count: Int32) -> UnsafeMutablePointer<UInt8>
@_extern(c, "reckon_call") func call(_ operation: Int32, _ count: Int32) -> Int32
@_extern(c, "reckon_answer") func answerAddress() -> UnsafeMutablePointer<UInt8>
@_extern(c, "getchar") func readByte() -> Int32
@_extern(c, "write") func write(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int
@_extern(c, "getentropy") func readEntropy(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int32

/// What the page has of the browser. A call of the system gives 256 bytes at most.
@_cdecl("fillWithRandomBytes") public func fillFromSystem(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
  for start in stride(from: 0, to: count, by: 256) {
    guard readEntropy(bytes + start, min(256, count - start)) == 0 else {
      fatalError("the system has no random numbers")
    }
  }
}

/// A line of input without its end, where U+001D stands for line breaks within it; `nil` behind the last one.
func readRequest() -> [UInt8]? {
  var line: [UInt8] = []
  while true {
    let byte = readByte()
    if byte < 0 { return line.isEmpty ? nil : line }
    if byte == 0x0A { return line }
    line.append(byte == 0x1D ? 0x0A : UInt8(truncatingIfNeeded: byte))
  }
}

func writeAll(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
  var written = 0
  while written < count {
    let part = write(1, bytes + written, count - written)
    guard part > 0 else { fatalError("the output cannot be written") }
    written += part
  }
}

func answerRequests() -> Int32 {
  var lineEnd: UInt8 = 0x0A
  while let line = readRequest() {
    // The operation's number is the first field.
    var operation: Int32 = 0
    var fields = line[...]
    while let digit = fields.popFirst(), digit != 0x1F { operation = operation &* 10 &+ Int32(digit &- 0x30) }
    let request = makeRequest(Int32(fields.count))
    for (index, byte) in fields.enumerated() { request[index] = byte }
    let count = call(operation, Int32(fields.count))
    writeAll(answerAddress(), Int(count))
    writeAll(&lineEnd, 1)
  }
  return 0
}

#if arch(wasm32)
  // What the start of a program in wasi-libc calls.
  @_cdecl("__main_void") public func start() -> Int32 { answerRequests() }

  // What Debian's arithmetic of 128 bits calls when its stack is damaged.
  @_cdecl("__stack_chk_fail") public func stopOnDamagedStack() { fatalError("the stack is damaged") }
#else
  @_cdecl("main") public func start(_ count: Int32, _ arguments: UnsafePointer<UnsafePointer<CChar>?>?) -> Int32 {
    answerRequests()
  }
#endif
