// What the page calls. It lays out memory itself: probabilities, packed bytes, and room for what they hold.

/// How many bytes the decoder works in.
@_expose(wasm, "unpacker_room") @_cdecl("unpacker_room") public func room() -> Int32 {
  Int32(LZMADecoder.probabilityCount * MemoryLayout<UInt16>.stride)
}

/// Unpacks a stream; 1 when it holds so many bytes.
@_expose(wasm, "unpacker_unpack") @_cdecl("unpacker_unpack") public func unpack(
  _ probabilities: UnsafeMutablePointer<UInt16>, _ packed: UnsafePointer<UInt8>, _ count: Int32,
  _ bytes: UnsafeMutablePointer<UInt8>,
  _ size: Int32
) -> Int32 {
  LZMADecoder.unpack(packed, count: Int(count), to: bytes, size: Int(size), probabilities: probabilities) ? 1 : 0
}
