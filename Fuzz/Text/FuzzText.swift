import Reckon

/// libFuzzer's entry: any bytes are a formula; what compiles is run, optimised and not, stored and reloaded, and all must agree.
@c(LLVMFuzzerTestOneInput)
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  TextCheck.check(text)
  return 0
}
