import Reckon
import ReckonBytecode
import Testing

/// What the loader says of stored programs that are damaged in one byte, with a checksum that fits.
@Suite("Stored programs, byte by byte")
struct ImageTableTests {
  struct Variant: Sendable {
    let reason: String
    let change: @Sendable (inout [UInt8]) -> Void

    init(_ reason: String, _ change: @escaping @Sendable (inout [UInt8]) -> Void) {
      (self.reason, self.change) = (reason, change)
    }
  }

  /// The stored form of `x`. Behind the 14 bytes of the header: the angle unit, a flag, a form, the day of rates, a
  /// flag; the number of sources, a source's marks, its length and the letter; the number of variables, the length and
  /// the letter; and so on.
  static func image() throws -> [UInt8] { try Formula("x").program.image }

  static func reason(_ image: [UInt8]) -> String? {
    do {
      _ = try Program(image: image)
      return nil
    } catch {
      if case .badImage(let reason) = error.kind { return reason.text(in: .english) }
      return error.message
    }
  }

  @Test("the bytes are where these tests change them")
  func layout() throws {
    let image = try Self.image()
    #expect(image[14...25] == [0, 0, 0, 0, 1, 1, 0, 1, UInt8(ascii: "x"), 1, 1, UInt8(ascii: "x")])
  }

  @Test(
    "a byte that is just wrong is refused",
    arguments: [
      Variant("its format 0 is unknown") { $0[4] = 0 },
      Variant("its format \(Program.imageVersion + 1) is newer than \(Program.imageVersion)") {
        $0[4] = UInt8(Program.imageVersion) + 1
      },
      Variant("its angle unit is unknown") { $0[14] = 3 },
      Variant("its number mode is unknown") { $0[15] = 3 },
      Variant("the form of its result is unknown") { $0[16] = 13 },
      Variant("a flag is neither 0 nor 1") { $0[18] = 2 },
      Variant("a text's marks are unknown") { $0[20] = 6 },
      Variant("a text is not UTF-8") { $0[22] = 0xFF },
      Variant("it is longer than its content") { $0.append(0) },
      Variant("it ends too early") { $0.removeLast() },
      Variant("it ends too early") { $0[19...19] = [0x81, 0] },
    ])
  func damage(_ variant: Variant) throws {
    var image = try Self.image()
    variant.change(&image)
    ImageTests.correctChecksum(of: &image)
    #expect(Self.reason(image) == variant.reason)
  }

  @Test("a text may end where the file ends and not one byte behind")
  func end() throws {
    // The second name's length is that of what is left, or one more.
    var image = try Self.image()
    let left = image.count - 25
    image[24] = UInt8(left)
    ImageTests.correctChecksum(of: &image)
    #expect(Self.reason(image) == "it ends too early")
    image[24] = UInt8(left + 1)
    ImageTests.correctChecksum(of: &image)
    #expect(Self.reason(image) == "a table is longer than the file")
  }

  @Test("a checksum that does not fit is refused, whatever its byte")
  func checksum() throws {
    for index in 6..<14 {
      var image = try Self.image()
      image[index] ^= 1
      #expect(Self.reason(image) == "its checksum does not match")
    }
  }
}
