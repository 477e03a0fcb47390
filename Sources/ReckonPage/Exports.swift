// The page's interface to the engine, version 1: C functions over memory that the page writes into.
//
// A request is an operation of ``PageOperation`` and UTF-8 text whose fields are parted by U+001F. The answer is UTF-8
// JSON, which the page finds at `reckon_answer()` for as many bytes as the call returned. Nothing else crosses: no
// files, no clock but the one that the page sets, and no callbacks but for how far the clocks of a time zone are ahead
// and how long a line of the notebook has taken.

/// The request's bytes and the answer's, which the page reaches through their addresses.
nonisolated(unsafe) private var request = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
nonisolated(unsafe) private var answer = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
// Safe: a page's worker has one thread.
nonisolated(unsafe) private var page = Page(
  zoneSeconds: { name, second in
    var name = name
    let seconds = name.withUTF8 { browserSeconds($0.baseAddress, $0.count, Double(second)) }
    return seconds == .min ? nil : Int(seconds)
  }, milliseconds: { browserMilliseconds() })

/// The version of this interface.
@_expose(wasm, "reckon_version") @_cdecl("reckon_version") public func version() -> Int32 { 1 }

/// Room for a request of so many bytes; the address is valid until the next call.
@_expose(wasm, "reckon_request") @_cdecl("reckon_request") public func makeRequest(_ count: Int32)
  -> UnsafeMutablePointer<UInt8>
{
  request.deallocate()
  request = .allocate(capacity: max(1, Int(count)))
  return request
}

/// Where the last answer is.
@_expose(wasm, "reckon_answer") @_cdecl("reckon_answer") public func answerAddress() -> UnsafeMutablePointer<UInt8> {
  answer
}

/// Runs an operation on the request's first bytes and gives the length of its answer.
@_expose(wasm, "reckon_call") @_cdecl("reckon_call") public func call(_ operation: Int32, _ count: Int32) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: request, count: Int(count)), as: UTF8.self)
  // A separator may have joined what follows it into one character.
  let fields = text.unicodeScalars.split(separator: "\u{1F}", omittingEmptySubsequences: false).map { String($0) }
  let bytes = Array(page.answer(operation, fields).utf8)
  answer.deallocate()
  answer = .allocate(capacity: max(1, bytes.count))
  answer.update(from: bytes, count: bytes.count)
  return Int32(bytes.count)
}
