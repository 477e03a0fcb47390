import Foundation
import ReckonSystem
import Testing

@Suite("Files of time zones")
struct TimeZoneFileTests {
  /// A file of version 2 with a change at 1,000,000 s, from one hour ahead to two, and a rule behind it.
  private static func file(rule: String, version: UInt8 = 0x32) -> [UInt8] {
    func header(_ times: UInt8, _ types: UInt8) -> [UInt8] {
      Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
        + [0, 0, 0, times, types, 4].flatMap { [0, 0, 0, $0] as [UInt8] }
    }
    let old = header(0, 1) + [0, 0, 0, 0, 0, 0] + Array("UTC\0".utf8)
    let new =
      header(1, 2) + [0, 0, 0, 0, 0, 0x0F, 0x42, 0x40] + [1] + [0, 0, 0x0E, 0x10, 0, 0] + [0, 0, 0x1C, 0x20, 1, 0]
      + Array("UTC\0".utf8)
    return old + new + Array("\n\(rule)\n".utf8)
  }

  @Test("offsets come from the types, and behind the last change from the rule")
  func offsets() throws {
    let fixed = try #require(TimeZoneFile(Self.file(rule: "<+03>-3")))
    #expect(fixed.secondsFromUTC(at: 999_999) == 3_600)
    #expect(fixed.secondsFromUTC(at: 1_000_000) == 10_800)
    // Without a rule the last type goes on.
    #expect(try #require(TimeZoneFile(Self.file(rule: ""))).secondsFromUTC(at: 1_000_000) == 7_200)
    // Both from RFC 9636 and POSIX: the last Sundays of March and October at 01:00Z; the southern summer goes over the
    // new year; days by number.
    let berlin = try #require(TimeZoneFile(Self.file(rule: "CET-1CEST,M3.5.0,M10.5.0/3")))
    for (second, offset) in [
      (1_774_745_999, 3_600), (1_774_746_000, 7_200), (1_792_889_999, 7_200), (1_792_890_000, 3_600),
      (4_102_444_800, 3_600),
    ] { #expect(berlin.secondsFromUTC(at: Int64(second)) == offset, "\(second)") }
    let santiago = try #require(TimeZoneFile(Self.file(rule: "<-04>4<-03>,M9.1.6/24,M4.1.6/24")))
    #expect(santiago.secondsFromUTC(at: 1_767_225_600) == -10_800)
    #expect(santiago.secondsFromUTC(at: 1_782_864_000) == -14_400)
    let julian = try #require(TimeZoneFile(Self.file(rule: "AAA0BBB,J60/0,300/0")))
    // 2028 is a leap year: J60 is 1 March in each.
    #expect(julian.secondsFromUTC(at: 1_835_481_599) == 0)
    #expect(julian.secondsFromUTC(at: 1_835_481_600) == 3_600)
  }

  @Test("damaged files are refused or read as something, and nothing traps")
  func damage() {
    let whole = Self.file(rule: "CET-1CEST,M3.5.0,M10.5.0/3")
    for length in whole.indices {
      let file = TimeZoneFile(Array(whole[..<length]))
      if length < 44 { #expect(file == nil) }
      _ = file?.secondsFromUTC(at: 2_000_000_000)
    }
    for index in whole.indices {
      for bit in 0..<8 {
        var bytes = whole
        bytes[index] ^= 1 << UInt8(bit)
        let file = TimeZoneFile(bytes)
        for second: Int64 in [-62_135_596_800, 0, 2_000_000_000, 253_402_300_799] {
          _ = file?.secondsFromUTC(at: second)
        }
      }
    }
  }
}
