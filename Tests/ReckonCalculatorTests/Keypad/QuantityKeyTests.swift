import Foundation
import Reckon
import ReckonCalculator
import Testing

/// Units, dates and truth on the keypad. Values are those of VALUES.md or of arithmetic by hand.
@Suite struct QuantityKeyTests {
  private static func typed(_ text: String, _ style: CalculatorSettings.EntryStyle = .algebraic) throws
    -> CalculatorSession
  {
    var session = try calculator(
      "", style, rates: try RateTable(date: "2023-11-14", rates: ["USD": "1.25", "KRW": "1500"]))
    for character in text { session.type(character) }
    return session
  }

  @Test(
    "a unit that is typed is kept, in both styles", arguments: CalculatorSettings.EntryStyle.allCases,
    [
      ("5 km=", "5", "km"), ("100 km / 2 h=", "50", "km/h"), ("100km/2h=", "50", "km/h"), ("3 m + 20 cm=", "3.2", "m"),
      ("5 ft 3 in to cm=", "160.02", "cm"), ("12 V / 3 ohm=", "4", "A"), ("12 V / 3 Ω=", "4", "A"),
      ("100 MiB / (10 Mbit/s)=", "83.88608", "s"),
      ("2 kg * 3 m/s^2=", "6", "N"), ("sqrt(16 m^2)=", "4", "m"), ("16 m^2=", "16", "m²"), ("20 °C + 5 K=", "25", "°C"),
      ("60 mph to km/h=", "96.56064", "km/h"), ("avg(3 m, 20 cm)=", "1.6", "m"),
      ("100 km + 10%=", "110", "km"),
      ("5 kg * m / s^2=", "5", "kg·m/s²"), ("60 km/h=", "60", "km/h"), ("20 min=", "20", "min"),
      ("20 min + 10%=", "22", "min"),
      ("20 min*3=", "60", "min"), ("2 km x 3=", "6", "km"), ("-5 km=", "-5", "km"),
      ("-40 °C=", "-40", "°C"), ("5 km - 7 km=", "-2", "km"), ("5 lx=", "5", "lx"), ("100 USD to EUR=", "80", "EUR"),
      ("20 EUR + 5 $=", "24", "EUR"), ("9.81 m/s²=", "9.81", "m/s²"),
      ("100 km/2 h=", "50", "km/h"), ("8 m/2=", "4", "m"), ("(3 m + 1 m)*2=", "8", "m"), ("6 m/(2 s)=", "3", "m/s"),
      ("1 km / 20 m=", "50", nil),
    ] as [(String, String, String?)])
  func typing(style: CalculatorSettings.EntryStyle, row: (text: String, value: String, unit: String?)) throws {
    let session = try Self.typed(row.text, style)
    #expect(
      session.error == nil && session.state.refusal == nil && session.value == row.value && session.unit == row.unit,
      "\(session.display)")
    #expect(session.display == row.value + (row.unit.map { " \($0)" } ?? ""))
    // History has the result as formulas read it.
    #expect(session.history.first?.result == session.display)
  }

  @Test("what follows a result continues with its unit", arguments: CalculatorSettings.EntryStyle.allCases)
  func chains(style: CalculatorSettings.EntryStyle) throws {
    var session = try Self.typed("100 km / 2 h=", style)
    for character in "*3 h=" { session.type(character) }
    #expect(session.display == "150 km")
    for character in "+50 m=" { session.type(character) }
    #expect(session.display == "150.05 km")
    for character in "2*ans=" { session.type(character) }
    #expect(session.display == "300.1 km")
    try session.press("± =")
    #expect(session.value == "-300.1" && session.unit == "km")
    try session.press("M+ AC")
    for character in "100 m+" { session.type(character) }
    try session.press("MR =")
    #expect(session.value == "-300000" && session.unit == "m" && session.memory == "-300.1 km")
    for character in "3 s=" { session.type(character) }
    try session.press("M-")
    #expect(session.error?.message.contains("a length and a time") == true && session.memory == "-300.1 km")
  }

  @Test("operations that do not fit name the kinds", arguments: CalculatorSettings.EntryStyle.allCases)
  func misfits(style: CalculatorSettings.EntryStyle) throws {
    let session = try Self.typed("3 m + 2 s=", style)
    #expect(session.error?.message == "a length and a time do not add" && session.history.isEmpty)
  }

  @Test("in a chain each operation is worked out as it is pressed, products of units aside")
  func leftToRight() throws {
    #expect(try Self.typed("5 km + 3 km * 2=", .chain).display == "16 km")
    #expect(try Self.typed("5 km + 3 km/2=", .chain).display == "4 km")
    #expect(try Self.typed("4 m*sin30=", .chain).display == "2 m")
    #expect(try Self.typed("1 m + 3 m*sin30=", .chain).display == "2 m")
    var keys = try Self.typed("100 km", .chain)
    try keys.press("÷ 2 + 4")
    for character in " km" { keys.type(character) }
    try keys.press("× 3 =")
    #expect(keys.display == "162 km")
    keys = try Self.typed("(100 km", .chain)
    try keys.press("÷")
    for character in "h to m" { keys.type(character) }
    try keys.press("÷")
    for character in "min)*3 min=" { keys.type(character) }
    #expect(keys.display == "5,000 m")
    let session = try Self.typed("100 km / 2 h=", .chain)
    #expect(session.lineTexts == ["100 km", "÷ 2 h"] && session.expression == "100 km ÷ 2 h")
    #expect(session.history.first?.expression == "100 km ÷ (2 h)")
  }

  @Test("truth and mixed units are shown as the prompt shows them")
  func forms() throws {
    #expect(try Self.typed("3 m < 200 cm=").display == "false")
    #expect(try Self.typed("6 ft to ft+in=").display == "6 ft 0 in")
    let angle = try Self.typed("1 turn to °=")
    #expect(angle.display == "360°" && angle.history.first?.result == "360°")
    let entry = HistoryEntry(id: 1, expression: "1234.5°", result: "1234.5°", time: Timestamp(secondsSince1970: 0))
    #expect(entry.shown(DisplayFormat()).text == "1,234.5°")
    #expect(try Self.typed("9000 s to h+min+s=", .chain).display == "2 h 30 min 0 s")
    #expect(try Self.typed("9 ft + 3.875 in to ft+in/16=").display == "9 ft 3 7/8 in")
    #expect(try Self.typed("111.875 in to ft+in/16=", .chain).display == "9 ft 3 7/8 in")
    #expect(try Self.typed("5 km to m + 3 m=", .chain).display == "5,003 m")
    let converted = try Self.typed("36 km / 2 h to m/s=", .chain)
    #expect(converted.display == "5 m/s" && converted.lineTexts == ["36 km", "÷ 2 h", "to m/s"])
    #expect(
      converted.history.first?.expression == "36 km ÷ (2 h) to m/s" && converted.expression == "36 km ÷ 2 h to m/s")
    #expect(try Self.typed("(36 km / 2 h to m/s)*2 s=", .chain).display == "10 m")
    // The bracket ends there: (1 + 5,000) · 2.
    #expect(try Self.typed("1 m + (5 km to m) * 2=", .chain).display == "10,002 m")
  }

  @Test("keys that read as a date are arithmetic, as a remark says; pasted, it is a date")
  func dates() throws {
    let keys = try Self.typed("2024-12-25=")
    #expect(keys.display == "1,987" && keys.state.remarks.contains { $0.contains("2024-12-25") })
    for (text, date) in [("2026-1-5=", "2026-01-05"), ("11/27/2026=", "2026-11-27"), ("2026/11/27=", "2026-11-27")] {
      #expect(try Self.typed(text).state.remarks.contains { $0.contains(date) }, "\(text)")
    }
    for text in ["2024-12=", "12/4/3=", "2026-1-500="] {
      #expect(try Self.typed(text).state.remarks.isEmpty, "\(text)")
    }
    var session = try Self.typed("")
    session.paste("2024-12-25 - 2024-11-23")
    #expect(session.display == "32 d")
    session.paste("2024-01-31")
    #expect(session.display == "2024-01-31")
    for character in "+1 month=" { session.type(character) }
    #expect(session.display == "2024-02-29")
    session.press(.changeSign)
    #expect(session.display == "2024-02-29" && session.state.refusal != nil)
  }

  @Test(
    "a quantity is entered, and comes back from history, with its unit",
    arguments: CalculatorSettings.EntryStyle.allCases)
  func entering(style: CalculatorSettings.EntryStyle) throws {
    var session = try Self.typed("5 km=", style)
    for character in "100 km / 2 h=" { session.type(character) }
    session.useResult(of: try #require(session.history.last))
    #expect(session.display == "5 km")
    session.useExpression(of: try #require(session.history.first))
    try session.press("=")
    #expect(session.display == "50 km/h")
    try session.press("AC")
    session.enter("3.1", unit: "mi")
    for character in "*2=" { session.type(character) }
    #expect(session.display == "6.2 mi")
    session.enter("2", unit: "nonsense")
    #expect(session.display == "6.2 mi" && !session.takeMessages().isEmpty)
  }

  @Test("money goes by the day's rates, which a remark names")
  func money() throws {
    let session = try Self.typed("100 USD to EUR=")
    #expect(session.state.remarks.contains("rates of 2023-11-14"))
  }

  @Test("a number with a unit that is too wide for the display keeps its unit")
  func narrow() throws {
    var session = try Self.typed("10 m/3=")
    session.state.displayWidth = 14
    #expect(session.display == "3.333333333… m")
  }

  @Test("a mixed number continues as one", arguments: CalculatorSettings.EntryStyle.allCases)
  func mixed(style: CalculatorSettings.EntryStyle) throws {
    var session = try Self.typed("2 h 30 min=", style)
    #expect(session.display == "2 h 30 min" && session.history.first?.result == "2 h 30 min")
    for character in "+5 min=" { session.type(character) }
    #expect(session.display == "2 h 35 min")
    for character in "ans-1 h=" { session.type(character) }
    #expect(session.display == "1 h 35 min")
    for character in "*2=" { session.type(character) }
    #expect(session.display == "3 h 10 min")
  }

  @Test("a sign of a currency begins an amount", arguments: CalculatorSettings.EntryStyle.allCases)
  func amounts(style: CalculatorSettings.EntryStyle) throws {
    // 1 EUR is 1.25 USD and 1,500 KRW.
    for (text, shown) in [
      ("$100=", "$100"), ("$100 to EUR=", "80 EUR"), ("$100+20 €=", "$125"), ("₩1500 to EUR=", "1 EUR"),
      ("€ 20=", "€20"),
      ("100$=", "$100"), ("3*$20=", "$60"), ("2+3=$5=", "$5"), ("5 km=$5*2=", "$10"), ("-$5.255=", "-$5.26"),
      ("$100 to €=", "€80"),
      ("19.99 USD*1.19=", "23.79 USD"), ("1.459 EUR/L=", "1.459 EUR/L"),
    ] {
      let session = try Self.typed(text, style)
      #expect(
        session.display == shown && session.state.panel == nil,
        "\(text): \(session.display) \(session.state.refusal?.message ?? "")")
    }
    // The panel has a key of its own.
    var session = try Self.typed("100", style)
    try session.press("cur")
    #expect(session.state.panel == .currency)
  }

  @Test("today and now are the calculator's clock", arguments: CalculatorSettings.EntryStyle.allCases)
  func clock(style: CalculatorSettings.EntryStyle) throws {
    // 2023-11-14T22:13:20Z.
    #expect(try Self.typed("today=", style).display == "2023-11-14")
    #expect(try Self.typed("now=", style).display == "2023-11-14T22:13:20")
    #expect(try Self.typed("today + 30 d=", style).display == "2023-12-14")
    // 80,000 s are 25/27 d.
    let passed = try Self.typed("(now - today) * 9=", style)
    #expect(passed.unit == "d" && passed.value == "25/3")
    var session = try Self.typed("", style)
    session.paste("today - 2023-11-04")
    #expect(session.display == "10 d")
    session.paste("today")
    for character in "-1 month=" { session.type(character) }
    #expect(session.display == "2023-10-14")
  }

  @Test("today is the date of the place")
  func place() throws {
    var services = CalculatorServices(now: { Timestamp(secondsSince1970: 1_700_000_000) })
    services.secondsFromUTC = { _ in 9 * 3600 }
    var session = CalculatorSession(services: services)
    session.paste("today")
    #expect(session.display == "2023-11-15")
    session.paste("now")
    #expect(session.display == "2023-11-15T07:13:20")
    session.paste("now > today")
    #expect(session.display == "true")
    session.paste("2023-11-14T22:13:20Z")
    #expect(session.display == "2023-11-14T22:13:20Z")
    session.paste("2023-11-14T22:13:20Z == now")
    #expect(session.display == "true")
  }

  @Test(
    "times of day have zones, pasted and typed, and words for the time need no other word",
    arguments: [
      ("14:30 Berlin to Tokyo", "22:30"), ("9am New York to Seoul", "23:00"),
      ("now in Tokyo", "2023-11-15T07:13:20+09:00"),
      ("days until 2023-11-24", "10 d"), ("3 days ago", "2023-11-11"),
    ])
  func zones(text: String, shown: String) throws {
    let offsets = [
      "UTC": 0, "Europe/Berlin": 3_600, "America/New_York": -18_000, "Asia/Tokyo": 32_400, "Asia/Seoul": 32_400,
    ]
    var services = CalculatorServices(now: { Timestamp(secondsSince1970: 1_700_000_000) })
    services.secondsFromUTC = { _ in 0 }
    services.timeZones = TimeZones(names: Array(offsets.keys)) { zone, _ in offsets[zone] }
    var session = CalculatorSession(services: services)
    session.paste(text)
    #expect(session.display == shown)
    session = CalculatorSession(services: services)
    for character in text + "=" { session.type(character) }
    #expect(session.display == shown)
    // At the keys a date that stands first is a difference of numbers.
    session.paste("2023-11-15 12:00 Berlin to UTC")
    #expect(session.display == "2023-11-15T11:00Z")
  }
}
