import ReckonPhrases
import ReckonNumbers
import Testing

/// Instants in texts, and their texts.
@Suite("Instants as tokens")
struct InstantTokenTests {
  @Test(
    "a token ends where the instant does",
    arguments: [
      ("2024-03-01", 1_709_251_200, "", ""), ("2024-03-01 - 2024-01-01", 1_709_251_200, "", " - 2024-01-01"),
      ("1970-01-01", 0, "", ""),
      ("2024-03-01-2024-01-01", 1_709_251_200, "", "-2024-01-01"), ("2024-03-01)", 1_709_251_200, "", ")"),
      ("2024-03-01T14:30", 1_709_303_400, "", ""), ("2024-03-01T14:30Z", 1_709_303_400, "", ""),
      ("2024-03-01T14:30:05Z", 1_709_303_405, "", ""),
      ("2024-03-01T14:30:05.250Z+1", 1_709_303_405, "250", "+1"), ("2024-03-01T14:30+09:00", 1_709_271_000, "", ""),
      ("2024-03-01T14:30-05:30*2", 1_709_323_200, "", "*2"), ("2024-03-01T14:30-90 min", 1_709_303_400, "", "-90 min"),
      ("2024-03-01T14:30Z - 90 min", 1_709_303_400, "", " - 90 min"), ("2024-03-01T00:00+23:59", 1_709_164_860, "", ""),
      ("2024-03-01T14:30:05.", 1_709_303_405, "", "."), ("0001-01-01", -62_135_596_800, "", ""),
      ("9999-12-31T23:59:59", 253_402_300_799, "", ""),
      ("2024-03-01T14:30:5", 1_709_303_400, "", ":5"), ("2024-03-01..2024-03-05", 1_709_251_200, "", "..2024-03-05"),
      ("2024-02-29", 1_709_164_800, "", ""),
    ])
  func instants(text: String, seconds: Int64, fraction: String, rest: String) throws {
    let bytes = Array(text.utf8)
    guard case .instant(let token) = InstantToken.read(bytes, at: 0) else {
      Issue.record("\(text) is no instant")
      return
    }
    #expect(token.seconds == seconds && String(decoding: bytes[token.fraction], as: UTF8.self) == fraction)
    #expect(String(decoding: bytes[token.end...], as: UTF8.self) == rest)
  }

  @Test(
    "what is not written so is none",
    arguments: [
      "", "2024", "2024-12", "2024-12-", "2024-12-2", "2024 - 12 - 25", "2024−12−25", "24-12-25", "2024-12-251",
      "2024-12-25.5",
      "2024-12-25kg",
      "2024-12-25_", "2024-12-25T", "2024-12-25T14", "2024-12-25T14:3", "2024-12-25T14:30Zulu", "2024-12-25é",
      "x024-12-25",
    ])
  func none(text: String) { #expect(InstantToken.read(Array(text.utf8), at: 0) == .none) }

  @Test(
    "impossible dates and times say why",
    arguments: [
      ("2023-02-29", "February 2023 has 28 days"), ("2024-02-30", "February 2024 has 29 days"),
      ("2024-04-31", "April 2024 has 30 days"),
      ("2024-13-01", "there is no month 13"), ("2024-00-01", "there is no month 0"),
      ("2024-01-00", "January 2024 has 31 days"),
      ("0000-01-01", "years go from 0001 to 9999"), ("2024-01-01T24:00", "times go from 00:00:00 to 23:59:59"),
      ("2024-01-01T23:59:60Z", "times go from 00:00:00 to 23:59:59"),
      ("2024-01-01T12:60", "times go from 00:00:00 to 23:59:59"),
      ("2024-01-01T12:00+24:00", "offsets go from -23:59 to +23:59"),
      ("0001-01-01T00:00+00:01", "years go from 0001 to 9999 in universal time"),
      ("9999-12-31T23:59-00:01", "years go from 0001 to 9999 in universal time"),
    ])
  func impossible(text: String, reason: String) {
    #expect(
      InstantToken.read(Array(text.utf8), at: 0) == .impossible(end: text.utf8.count, reason: Phrase(sentence: reason)))
  }

  @Test("a token may begin inside of a text")
  func inside() {
    let bytes = Array("x = 2024-03-01;".utf8)
    guard case .instant(let token) = InstantToken.read(bytes[2...], at: 4) else {
      Issue.record("no instant is found")
      return
    }
    #expect(token.seconds == 1_709_251_200 && token.end == 14)
  }

  @Test(
    "times are written no longer than they must be, and read back",
    arguments: [
      (1_709_251_200, "", "2024-03-01"), (1_709_303_400, "", "2024-03-01T14:30"),
      (1_709_303_405, "", "2024-03-01T14:30:05"),
      (1_709_303_405, "2500", "2024-03-01T14:30:05.25"), (1_709_251_200, "000", "2024-03-01"),
      (1_709_251_200, "001", "2024-03-01T00:00:00.001"),
      (-1, "", "1969-12-31T23:59:59"), (-62_135_596_800, "", "0001-01-01"),
    ])
  func texts(seconds: Int64, fraction: String, expected: String) throws {
    let text = try #require(CivilTime(secondsSince1970: seconds)).text(fraction: fraction.utf8)
    #expect(text == expected)
    guard case .instant(let token) = InstantToken.read(Array(text.utf8), at: 0) else {
      Issue.record("\(text) does not read back")
      return
    }
    #expect(token.seconds == seconds && token.end == text.utf8.count)
  }

  @Test(
    "times before year 1 and after 9999 are none", arguments: [Int64.min, -62_135_596_801, 253_402_300_800, Int64.max])
  func outside(seconds: Int64) { #expect(CivilTime(secondsSince1970: seconds) == nil) }
}
