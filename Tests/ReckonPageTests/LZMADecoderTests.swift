import Foundation
import ReckonUnpacker
import Testing

@Suite("Unpacking the page's engine")
struct LZMADecoderTests {
  /// Bytes with literals, repetitions at near and far distances, and long runs.
  private static let bytes: [UInt8] = {
    let first = (0..<9000).map { UInt8(truncatingIfNeeded: $0 % 1500 >= 30 ? $0 / 3 % 61 + 32 : $0 * $0 / 97) }
    return first + first[2000..<2600] + Array(repeating: 0, count: 70) + first[..<100]
  }()

  /// The same, packed by Python's `lzma` (a raw stream of LZMA1, lc = 4, lp = 0, pb = 0).
  private static let packed = """
    AABsIr6ci7xhAniJdFX7hqYYg+8+GrF/5zPDZuBMHlqy1jJsfnxMLK/C09Yny8pVLoCN20dO8aBWRGyuTYOtfFPszdcf1lOyotr08ZQJwH5WiudWSUm3cmq+
    qxUxjoeJbBO3VG61xp3Ty2K6jBtCpjsZEtUSYSMHvk0oQ83ZYfGlKl0La1oDJy7YatFpchBSY+GZMzD4UogPag4waULME0FOppWOF+WHpJ5QhxfR82QXPjAw
    qdsLwIG+6jDO8dXbg49oT9hvyA/gj3tiICZmj/+F6a8BNdZfM8BfDKDrzg8fsT0GfPgbzvgRhtuDF7HZC6YnpgngswigmPi05p31aO8IRTjxgFTrrXOVmgF0
    GMUSLf3fRHWvRR1OVIb1VM2MJ2hf5ivL17xk983pd4ijIAoM1ZLQyn9BXZFyXNBAhv//uvXMAA==
    """

  private static func unpacked(_ packed: [UInt8], size: Int) -> [UInt8]? {
    let probabilities = UnsafeMutablePointer<UInt16>.allocate(capacity: LZMADecoder.probabilityCount)
    defer { probabilities.deallocate() }
    // A copy of the input's size, so that reading behind it would be noticed by the address sanitizer.
    let input = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, packed.count))
    defer { input.deallocate() }
    for (index, byte) in packed.enumerated() { input[index] = byte }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let output = buffer.baseAddress else { return }
      output.initialize(repeating: 0, count: size)
      isWhole = LZMADecoder.unpack(input, count: packed.count, to: output, size: size, probabilities: probabilities)
      count = size
    }
    return isWhole ? bytes : nil
  }

  @Test("what another encoder has packed is unpacked")
  func unpacks() throws {
    let packed = try #require(Data(base64Encoded: Self.packed.filter { !$0.isWhitespace }))
    #expect(Self.unpacked([UInt8](packed), size: Self.bytes.count) == Self.bytes)
  }

  @Test(
    "a stream that is cut off, damaged or of another size is refused or gives other bytes, and nothing beyond its room is touched"
  )
  func damaged() throws {
    let packed = [UInt8](try #require(Data(base64Encoded: Self.packed.filter { !$0.isWhitespace })))
    // The mark of the end stands in the last bytes.
    let needed = packed.count - 16
    for count in 0..<needed { #expect(Self.unpacked(Array(packed[..<count]), size: Self.bytes.count) == nil) }
    #expect(Self.unpacked(packed, size: Self.bytes.count + 1) == nil)
    for index in 0..<packed.count {
      var damaged = packed
      damaged[index] ^= 0x55
      let bytes = Self.unpacked(damaged, size: Self.bytes.count)
      #expect(index == 0 || index >= needed || bytes != Self.bytes)
    }
  }
}
