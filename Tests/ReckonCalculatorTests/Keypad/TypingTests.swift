import Foundation
import Reckon
import ReckonCalculator
import Testing

/// What a person types, character by character. Values are those of mathematics.
@Suite struct TypingTests {
  private static func typed(
    _ text: String, _ style: CalculatorSettings.EntryStyle = .algebraic,
    settings change: (inout CalculatorSettings) -> Void = { _ in }
  ) throws -> CalculatorSession {
    var session = try calculator("", style, settings: change)
    for character in text { session.type(character) }
    return session
  }

  @Test(
    "names, exponents and marks are read as the prompt reads them",
    arguments: [
      ("sin30=", "0.5"), ("sin 30=", "0.5"), ("sin(30)=", "0.5"), ("sin30)=", "0.5"), ("log100=", "2"),
      ("log10(1000)=", "3"),
      ("log2(8)=", "3"), ("sqrt16=", "4"), ("√16=", "4"), ("∛27=", "3"), ("1e5=", "100000"), ("1.5E-3=", "0.0015"),
      ("2e+3=", "2000"),
      ("max(1,2)=", "2"), ("hypot(3,4)=", "5"), ("1,234.5=", "1234.5"), ("1_000=", "1000"), ("0x1F=", "31"),
      ("6|3=", "7"),
      ("6xor3=", "5"), ("7mod4=", "3"), ("3x4=", "12"), ("2*-3=", "-6"), ("5--2=", "7"), ("2^-1=", "0.5"),
      ("2**3=", "8"),
      ("7//2=", "3"), ("200+10%=", "220"), ("5!!=", "15"), ("2sin30=", "1"), ("sin30+1=", "1.5"), ("√16+1=", "5"),
      ("log100/2=", "1"), ("3=ans*2=", "6"), ("3=Ans+1=", "4"), ("1<2=", "1"), ("tan45=", "1"), ("cos60+cos60=", "1"),
      ("(1+2)*sin30=", "1.5"), ("sqrt(3^2+4^2)=", "5"), ("20%of50=", "10"), ("log1=", "0"), ("exp(0)=", "1"),
      ("2*exp0+1=", "3"),
    ])
  func algebraic(text: String, value: String) throws {
    let session = try Self.typed(text)
    #expect(session.value == value && session.state.refusal == nil && session.error == nil, "\(session.display)")
    #expect(session.settings == (try calculator()).settings && session.state.panel == nil)
  }

  @Test(
    "in chain style names belong to their operand, before it or behind",
    arguments: [
      ("sin30=", "0.5"), ("30sin=", "0.5"), ("log100*3=", "6"), ("1+sin30*2=", "3"), ("1e5+1=", "100001"),
      ("2*-3=", "-6"),
      ("max(1,2)*3=", "6"), ("(1+sin30)*2=", "3"), ("2**3=", "8"), ("1.5e-3*2=", "0.003"), ("-3+5=", "2"),
      ("2+3*sqrt16=", "20"), ("9√=", "3"), ("9√+1=", "4"), ("1e2√=", "10"), ("5+9√=", "8"), ("27∛*2=", "6"),
      ("9+√16=", "13"),
      ("√16=", "4"),
    ])
  func chain(text: String, value: String) throws {
    let session = try Self.typed(text, .chain)
    #expect(session.value == value && session.state.refusal == nil && session.error == nil, "\(session.display)")
  }

  @Test(
    "what is not taken is refused to the end of the calculation, so that no other value is shown for it",
    arguments: [
      ("1.2.3=", .algebraic), ("123456789012345678901=", .algebraic), ("log10+1=", .algebraic), ("2)+1=", .algebraic),
      ("10%3=", .chain),
      ("(1+2)3=", .chain), ("5!!=", .chain), ("1.2.3=", .chain), ("50%80=", .algebraic), ("2%2=", .algebraic),
      ("2 % 2=", .algebraic),
      ("50%(80)=", .algebraic), ("50%.5=", .algebraic), ("1e2%5=", .algebraic), ("sin30%80=", .algebraic),
      ("50%√4=", .algebraic),
      ("50%sin30=", .algebraic), ("50%π=", .algebraic), ("50%80=", .chain), ("2%2=", .chain),
    ] as [(String, CalculatorSettings.EntryStyle)])
  func refused(text: String, style: CalculatorSettings.EntryStyle) throws {
    var session = try Self.typed(text, style)
    #expect(session.state.refusal != nil && session.history.isEmpty)
    session.press(.allClear)
    for character in "2+3=" { session.type(character) }
    #expect(session.value == "5" && session.state.refusal == nil)
  }

  @Test(
    "text that the language does not read is an error, and stays to be corrected",
    arguments: ["3,14", "siin30", "(1+2)3", "2x+", "log10", "12 3", "1.5 2", "1 e 5", "max(1 2,3)", "5! 3"],
    CalculatorSettings.EntryStyle.allCases)
  func errors(text: String, style: CalculatorSettings.EntryStyle) throws {
    var session = try Self.typed(text + "=", style)
    #expect(session.history.isEmpty && (session.error != nil && session.value == nil || session.state.refusal != nil))
    session.type("⌫")
    #expect(session.error == nil)
  }

  @Test(
    "no letter leaves, stores or switches anything, alone or in the middle of an entry",
    arguments: CalculatorSettings.EntryStyle.allCases)
  func letters(style: CalculatorSettings.EntryStyle) throws {
    for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      for before in ["", "7", "7+", "sin"] {
        let session = try Self.typed(before + String(letter), style)
        #expect(
          session.settings == (try calculator("", style)).settings && session.state.panel == nil
            && session.memory == nil)
        #expect(session.history.isEmpty)
      }
    }
  }

  @Test(
    "a notation that the display does not show is refused, typed or pasted",
    arguments: ["255 to hex", "1/3 to frac", "2.5 to fix 2", "30 deg to dms"], CalculatorSettings.EntryStyle.allCases)
  func forms(text: String, style: CalculatorSettings.EntryStyle) throws {
    var session = try Self.typed(text + "=", style)
    #expect(session.error != nil && session.value == nil && session.history.isEmpty)
    session = try calculator("", style)
    session.paste(text)
    #expect(
      session.state.refusal?.message.hasPrefix("nothing was pasted") == true && session.display == "0"
        && session.history.isEmpty)
  }

  @Test("a blank ends a number, as at the prompt", arguments: CalculatorSettings.EntryStyle.allCases)
  func blanks(style: CalculatorSettings.EntryStyle) throws {
    let sum = try Formula(#require(Self.typed("1 e+5=", style).value), variables: []).evaluate()
    // e + 5, and not 100,000.
    #expect(abs(sum - 7.718281828459045) < 1e-12)
    #expect(try Self.typed("12 + 3 =", style).value == "15")
    #expect(try Self.typed(" 2 x 3 * 4 = ", style).value == "24")
    #expect(try Self.typed("5 * * 3 =", style).error != nil)
  }

  @Test(
    "after an error letters and brackets begin anew, as digits do", arguments: CalculatorSettings.EntryStyle.allCases)
  func afterError(style: CalculatorSettings.EntryStyle) throws {
    for before in ["1/0=", "foo="] {
      #expect(try Self.typed(before + "sqrt16=", style).value == "4")
      #expect(try Self.typed(before + "(2+3)*4=", style).value == "20")
      var session = try Self.typed(before, style)
      session.type("+")
      #expect(session.error != nil && !session.isIdle)
    }
  }

  @Test("letters are shown as they are typed, and taken back one by one")
  func pending() throws {
    var session = try Self.typed("2sqr")
    #expect(session.display == "2sqr" && session.value == nil && session.expression == "2sqr")
    session.type("t")
    session.type("9")
    #expect(session.expression == "2sqrt 9" && session.display == "9")
    for _ in 0..<20 { session.press(.backspace) }
    #expect(session.isIdle && session.display == "0")
  }

  @Test("keys pressed while text is typed write what they stand for")
  func mixed() throws {
    var session = try Self.typed("sin30")
    try session.press("+ √ 9 ) × 2 =")
    // 0.5 + 3 · 2.
    #expect(session.value == "6.5")
    session = try Self.typed("2+sin30")
    session.press(.clearEntry)
    for character in "90=" { session.type(character) }
    #expect(session.value == "3")
  }

  @Test(
    "a decimal comma, where the setting has it",
    arguments: [
      ("3,14=", "3.14"), (",5+1=", "1.5"), ("2*1,5=", "3"), ("max(1;2,5)=", "2.5"), ("max(1, 2)=", "2"),
      ("sin(30)+0,5=", "1"),
      ("3.5=", "3.5"),
    ])
  func comma(text: String, value: String) throws {
    #expect(try Self.typed(text, settings: { $0.decimalMark = .comma }).value == value)
  }

  @Test("in a function's brackets a comma that could be either is refused")
  func ambiguousComma() throws {
    #expect(
      try Self.typed("max(1,2)=", settings: { $0.decimalMark = .comma }).error?.message.contains("write ;") == true)
  }

  @Test(
    "the region has a decimal comma or not",
    arguments: [
      (["LC_ALL": "de_DE.UTF-8"], true), (["LANG": "fr_FR"], true),
      (["LC_NUMERIC": "en_US.UTF-8", "LANG": "de_DE.UTF-8"], false),
      (["LANG": "C.UTF-8"], false), ([:], false), (["LC_ALL": "", "LANG": "it_IT@euro"], true),
    ])
  func region(environment: [String: String], hasComma: Bool) {
    #expect(CalculatorServices.usesDecimalComma(environment: environment) == hasComma)
  }

  @Test("each region's mark is that of Foundation's locale data")
  func regions() {
    let names = Locale.availableIdentifiers.filter { name in
      let parts = name.split(separator: "_")
      return parts.count == 2 && parts[1].count == 2
    }
    #expect(names.count > 500)
    for name in names {
      let hasComma = Locale(identifier: name).decimalSeparator == ","
      #expect(CalculatorServices.usesDecimalComma(environment: ["LANG": name]) == hasComma, "\(name)")
    }
  }

  // MARK: Pasting

  @Test(
    "pasted text is worked out whole, as an operand or alone",
    arguments: [
      ("", "2+3*4", "", "14"), ("", " sin 30 = \n", "", "0.5"), ("5*", "2+3", "=", "25"), ("", "1,234.5", "", "1234.5"),
      ("1", "23", "=", "123"),
      ("2+3=", "7*6", "", "42"), ("sqrt", "8+8", "=", "4"), ("", "1e3", "+1=", "1001"),
    ], CalculatorSettings.EntryStyle.allCases)
  func paste(_ row: (before: String, text: String, after: String, value: String), style: CalculatorSettings.EntryStyle)
    throws
  {
    var session = try Self.typed(row.before, style)
    session.paste(row.text)
    #expect(session.state.refusal == nil)
    for character in row.after { session.type(character) }
    #expect(session.value == row.value)
  }

  @Test(
    "pasted text that has no value is refused whole, and changes nothing",
    arguments: [
      "rm -rf", "2+", "1/0", "1\n2", "", "=", "3,14", "asin 2", String(repeating: "1+", count: 600) + "1", "(1+2)3",
      "1 2", "5 km + 1 s",
    ], CalculatorSettings.EntryStyle.allCases)
  func pasteRefused(text: String, style: CalculatorSettings.EntryStyle) throws {
    for before in ["", "7+", "7", "7+3="] {
      var session = try Self.typed(before, style)
      let (display, expression, count) = (session.display, session.expression, session.history.count)
      session.paste(text)
      #expect(session.state.refusal?.message.hasPrefix("nothing was pasted") == true)
      #expect(session.display == display && session.expression == expression && session.history.count == count)
    }
  }

  @Test(
    "pasted digits with several points are read as the language reads them",
    arguments: CalculatorSettings.EntryStyle.allCases)
  func pastePoints(style: CalculatorSettings.EntryStyle) throws {
    for (text, reason) in [("1..5", "list"), ("1.2.3", "number")] {
      var session = try calculator("", style)
      session.paste(text)
      #expect(
        session.state.refusal?.message.contains(reason) == true && session.display == "0",
        "\(session.state.refusal?.message ?? "")")
    }
  }

  @Test("a pasted number of too many digits is refused without advice to take it back")
  func pasteTooLong() throws {
    var session = try calculator()
    session.paste("123456789012345678901")
    #expect(
      session.state.refusal?.message.hasPrefix("nothing was pasted") == true
        && session.state.refusal?.message.contains("⌫") == false)
    session.type("7")
    #expect(session.display == "7" && session.state.refusal == nil)
  }

  @Test(
    "text and pastes of any kind trap nowhere, and AC ends them all", arguments: CalculatorSettings.EntryStyle.allCases)
  func anything(style: CalculatorSettings.EntryStyle) throws {
    var random = RandomSource(seed: 23)
    let characters = Array("0123456789.,+-*/^()=!%_ xeπ√∛²°|&<>;:#'`\"@~[]{}?$sincologtaqrpmdh\u{301}漢⌫±")
    var session = try calculator("", style)
    for step in 0..<4_000 {
      switch random.next() % 40 {
      case 0: session.press(CalculatorKey.allCases[Int(random.next() % UInt64(CalculatorKey.allCases.count))])
      case 1: session.paste(String((0..<6).map { _ in characters[Int(random.next() % UInt64(characters.count))] }))
      default: session.type(characters[Int(random.next() % UInt64(characters.count))])
      }
      #expect(!session.display.isEmpty)
      if step.isMultiple(of: 50) {
        session.press(.allClear)
        #expect(session.isIdle && session.display == "0" && session.error == nil)
      }
    }
  }
}
