import ReckonCalculator
import Testing

/// CALCULATOR's chain style: left to right as keys are pressed.
@Suite struct ChainTests {
  private func chain(_ keys: String) throws -> CalculatorSession { try calculator(keys, .chain) }

  @Test(
    "left to right as keys are pressed",
    arguments: [
      ("+13-7+12*5+9 =", "99"), ("+13-7+12*5+9=", "99"), ("2 + 3 × 4 =", "20"), ("2 + 3 × 4", "4"), ("2 + 3 ×", "5"),
      ("20 − 12 ÷ 4 =", "2"),
      ("2 xʸ 3 xʸ 2 =", "64"), ("− × 5 =", "0"), ("17 mod 5 + 1 =", "3"), ("− 5 + 8 =", "3"), ("× 5 =", "0"),
      ("10 - 4 =", "6"),
      ("15 ÷ 3 =", "5"),
      ("80 ÷ 32 =", "2.5"), ("2 − 5 xʸ 2 =", "9"),
    ])
  func leftToRight(keys: String, display: String) throws { #expect(try chain(keys).display == display) }

  @Test(
    "a minus behind a sign that binds tighter is the sign of what follows, as where it is typed",
    arguments: [
      ("5 × − 3 =", "-15", "5 × (-3)"), ("5 × − − 3 =", "-15", "5 × (-3)"), ("2 xʸ − 3 =", "0.125", "2^(-3)"),
      ("6 ÷ − 3 + 1 =", "-1", "6 ÷ (-3) + 1"),
      ("5 × − ( 2 + 3 ) =", "-25", "5 × (-(2 + 3))"), ("5 × − 3 x² =", "-45", "5 × (-3²)"),
      ("5 × − =", "-25", "5 × (-5)"),
      ("5 × − 3", "3", "5 × −3"), ("5 × −", "5", "5 × −"), ("5 × − ⌫ 3 =", "15", "5 × 3"),
      ("5 × − 3 CE 4 =", "20", "5 × 4"),
      ("5 × − + 3 =", "8", "5 + 3"), ("5 + − 3 =", "2", "5 − 3"), ("5 × − 20 % =", "-1", "5 × (-20)%"),
    ])
  func signs(keys: String, display: String, expression: String) throws {
    let session = try chain(keys)
    #expect(session.display == display)
    #expect(session.expression == expression)
  }

  @Test(
    "= again repeats the last operation; a digit starts anew, an operator goes on",
    arguments: [
      ("5 + 3 = =", "11"), ("5 + 3 = = =", "14"), ("2 × 3 = = =", "54"), ("100 − 10 = = =", "70"), ("5 + 3 = 7 =", "7"),
      ("5 + 3 = = − 1 =", "10"),
      ("5 = =", "5"), ("200 + 10 % = =", "242"), ("5 + 3 = 7 = =", "7"), ("5 + = =", "15"), ("5 + 3 = ± =", "-8"),
    ])
  func again(keys: String, display: String) throws { #expect(try chain(keys).display == display) }

  @Test("= again is a calculation of its own in history")
  func againInHistory() throws {
    let session = try chain("5 + 3 = =")
    #expect(session.history.map(\.expression) == ["8 + 3", "5 + 3"])
    #expect(session.history.map(\.result) == ["11", "8"])
    #expect(session.expression == "8 + 3")
    #expect(session.lineTexts == ["8", "+ 3"])
  }

  @Test(
    "lines are what was worked out, the operand as displayed",
    arguments: [
      ("+13-7+12*5+9 =", ["+ 13", "− 7", "+ 12", "× 5", "+ 9"]), ("13 − 7", ["13"]), ("13 − 7 +", ["13", "− 7"]),
      ("1234.50 × 2 =", ["1,234.50", "× 2"]),
      ("2 + 3 = × 4", ["5"]), ("2 + 3 = × 4 =", ["5", "× 4"]), ("5 + 9 √ =", ["5", "+ √(9)"]), ("5 =", ["5"]),
      ("2 × ( 3 + 4 ) =", ["2", "× (3 + 4)"]),
      ("200 + 10 % =", ["200", "+ 10%"]), ("8 − 3 ± =", ["8", "− -3"]),
    ])
  func lines(keys: String, lines: [String]) throws { #expect(try chain(keys).lineTexts == lines) }

  @Test("numbers that are not all shown are marked in expression and lines") func marks() throws {
    var session = try chain("1 ÷ 3 = × 3")
    #expect(session.expression == "0.333333333333333… × 3")
    try session.press("=")
    #expect(session.shownNumber.marked == "1")
    #expect(session.lineTexts == ["0.333333333333333…", "× 3"])
    #expect(try chain("1 ÷ 4 = × 3").expression == "0.25 × 3")
  }

  @Test(
    "small numbers keep their digits and exact ones have no mark",
    arguments: [
      ("0.00012 × 3 =", "0.00036"), ("0.00004 + 1 =", "1.00004"), ("0.1 + 0.2 =", "0.3"),
      ("1 ÷ 3 =", "0.333333333333333…"),
    ])
  func digits(keys: String, marked: String) throws {
    #expect(try chain(keys).shownNumber.marked == marked)
    #expect(try calculator(keys).shownNumber.marked == marked)
  }

  @Test(
    "functions apply at once to the number on the display",
    arguments: [
      ("30 sin", "0.5"), ("60 cos", "0.5"), ("45 tan", "1"), ("81 √", "9"), ("81 √ √", "3"), ("5 x²", "25"),
      ("5 x² x²", "625"),
      ("8 1/x", "0.125"),
      ("5 x!", "120"), ("3 x! x!", "720"), ("5 ± |x|", "5"), ("100 log", "2"), ("0 eˣ", "1"), ("16 + 9 √ =", "19"),
      ("9 + √ =", "12"),
      ("4 + 5 = √", "3"), ("4 + 5 = √ + 1 =", "4"), ("sin", "0"), ("30 sin × 4 =", "2"), ("5 ± x²", "25"),
      ("30 sin 7", "7"),
      ("π", "3.14159265358979…"),
      ("2 × π =", "6.28318530717958…"), ("8 ∛ 1/x", "0.5"),
    ])
  func functions(keys: String, display: String) throws { #expect(try chain(keys).display == display) }

  @Test(
    "% is as in the language",
    arguments: [
      ("200 + 10 %", "20"), ("200 + 10 % =", "220"), ("200 − 10 % =", "180"), ("50 + 20 % + 10 % =", "66"),
      ("200 × 10 % =", "20"),
      ("200 ÷ 10 % =", "2000"), ("10 %", "0.1"), ("10 % + 20 % =", "0.12"), ("200 + 10 % ± =", "180"),
      ("200 + 10 % x² =", "600"),
      ("100 + 5 % % =", "105"),
    ])
  func percent(keys: String, display: String) throws {
    #expect(try chain(keys).display.filter { $0 != "," } == display)
  }

  @Test(
    "brackets are worked out on their own",
    arguments: [
      ("2 × ( 3 + 4 ) =", "14"), ("2 × ( 3 + 4 =", "14"), ("( 1 + 2 ) × ( 3 + 4 ) =", "21"), ("2 × ( 3 + 4 )", "7"),
      ("2 ( 3 + 4 ) =", "14"),
      ("( 2 + 3 × 4 ) + 1 =", "21"), ("1 + ( 2 × ( 3 + 4 =", "15"), ("5 ) + 1 =", "6"), ("( ) 5 =", "5"),
      ("( 9 + 7 ) √", "4"),
      ("2 + 3 = ( 4 =", "4"),
      ("10 − ( − 5 ) =", "15"),
    ])
  func brackets(keys: String, display: String) throws { #expect(try chain(keys).display == display) }

  @Test(
    "the expression is shown as it was keyed",
    arguments: [
      ("+13-7+12*5+9 =", "+ 13 − 7 + 12 × 5 + 9"), ("2 + 3 ×", "2 + 3 ×"), ("2 + 3 × 4", "2 + 3 × 4"),
      ("5 + 9 √", "5 + √(9)"),
      ("5 x² x²", "(5²)²"),
      ("2 × ( 3 + 4", "2 × (3 + 4"), ("2 × ( 3 + 4 =", "2 × (3 + 4)"), ("8 − 3 ±", "8 − (-3)"), ("3 ± + 8", "-3 + 8"),
      ("( 9 + 7 ) √", "√(9 + 7)"),
      ("200 + 10 %", "200 + 10%"), ("2 xʸ", "2^"), ("2 xʸ ( 3", "2^(3"), ("2 × π", "2 × π"), ("− × 5", "0 × 5"),
      ("2 × 9 √ ±", "2 × (-√(9))"), ("2 × 9 √ ± ±", "2 × √(9)"),
      ("2 × ( 3 − 5 ) ±", "2 × (-(3 − 5))"), ("5", "5"), ("", ""),
    ])
  func expression(keys: String, expression: String) throws { #expect(try chain(keys).expression == expression) }

  @Test(
    "a power is a product where its exponent is a number, and rounded once where it is worked out, as in the expression",
    arguments: [
      ("1 ÷ 3 xʸ 3 =", "0.037037037037037035"), ("1 ÷ 3 xʸ ( 3 ) =", "0.037037037037037035"),
      ("1 ÷ 3 xʸ ( 1 + 2 ) =", "0.03703703703703703"), ("1 ÷ 3 xʸ 9 √ =", "0.03703703703703703"),
      ("1 ÷ 3 xʸ 3 ± =", "27.000000000000004"), ("1 ÷ 3 xʸ 3 ± ± =", "0.037037037037037035"),
    ])
  func powers(keys: String, value: String) throws {
    var session = try calculator(keys, .chain) { $0.numberMode = .double }
    #expect(session.value == value)
    let entry = try #require(session.history.first)
    session.changeSettings { $0.entryStyle = .algebraic }
    session.useExpression(of: entry)
    try session.press("=")
    #expect(session.value == value)
  }

  @Test(
    "history holds an expression that algebraic style works out to the same result",
    arguments: [
      ("+13-7+12*5+9 =", "(0 + 13 − 7 + 12) × 5 + 9", "99"), ("2 + 3 × 4 =", "(2 + 3) × 4", "20"),
      ("2 xʸ 3 xʸ 2 =", "(2^3)^2", "64"),
      ("2 × 3 xʸ 2 =", "(2 × 3)^2", "36"), ("20 − 12 ÷ 4 =", "(20 − 12) ÷ 4", "2"), ("8 ÷ 2 × 4 =", "8 ÷ 2 × 4", "16"),
      ("200 + 10 % =", "200 + 10%", "220"), ("50 % + 20 % =", "(50%) + 20%", "0.6"), ("5 ± x² =", "(-5)^2", "25"),
      ("3 x! x! =", "(3!)!", "720"),
      ("2 × ( 3 + 4 =", "2 × (3 + 4)", "14"), ("8 − 3 ± =", "8 − (-3)", "11"), ("16 + 9 √ =", "16 + √(9)", "19"),
      ("2 + 3 x² =", "2 + 3^2", "11"),
      ("200 + 10 % ± =", "200 + (-10)%", "180"), ("4 √ x! =", "(√(4))!", "2"), ("9 √ xʸ 2 =", "(√(9))^2", "9"),
      ("9 √ ± + 5 =", "-√(9) + 5", "2"),
    ])
  func history(keys: String, expression: String, result: String) throws {
    var session = try chain(keys)
    let entry = try #require(session.history.first)
    #expect(entry.expression == expression)
    #expect(entry.result == result)
    session.changeSettings { $0.entryStyle = .algebraic }
    session.useExpression(of: entry)
    try session.press("=")
    #expect(session.history.first?.result == result)
  }

  @Test("a result is without the zeros that were typed") func zeros() throws {
    #expect(try chain("0.50 =").history.first?.result == "0.5")
    #expect(try chain("0 × 5 ± =").history.first?.result == "0")
  }

  @Test("what was worked out in another angle unit stands in history as a number") func angleUnits() throws {
    let session = try chain("30 sin × 4 DRG + 1 =")
    #expect(session.history.first?.expression == "0.5 × 4 + 1")
    #expect(session.expression == "sin(30) × 4 + 1")
    #expect(session.display == "3")
    let share = try chain("10 × 30 sin % DRG =")
    #expect(share.history.first?.expression == "10 × 0.5%")
    #expect(share.expression == "10 × sin(30)%")
    #expect(share.display == "0.05")
  }

  @Test("what was keyed longer than anyone reads goes on as its number, and every line stays")
  func longest() throws {
    var session = try calculator("1" + String(repeating: " + 1", count: 3_000) + " =", .chain) {
      $0.numberMode = .double
    }
    #expect(session.value == "3001" && session.lines.count == 3_001)
    #expect(
      session.expression.utf8.count < 11_000 && session.history.first.map { $0.expression.utf8.count < 11_000 } == true)
    try session.press("× 2 =")
    #expect(session.value == "6002")
    session = try calculator("7" + String(repeating: " % x²", count: 2_000), .chain) { $0.numberMode = .decimal }
    #expect(session.error == nil && session.expression.utf8.count < 11_000)
  }

  @Test("percents of percents are exact, and a key takes no longer for those before it")
  func percentsOfPercents() throws {
    var session = try calculator("7 × 3", .chain)
    // 10^-2 a key; half a minute would be too long for a person's 100,000 keys.
    for _ in 0..<2_000 { session.press(.percent) }
    #expect(session.value == "3e-4000")
    session.press(.equals)
    #expect(session.value == "2.1e-3999" && session.shownNumber.isExact)
    // Of the left operand in sums: 2 percent of 200 is 4, 4 percent of that 8, …
    session = try calculator("2 0 0 + 2", .chain)
    for _ in 0..<400 { session.press(.percent) }
    let share = try Formula(
      "2^401 - (\(try #require(session.value))) == 0", variables: [], options: Formula.Options(numberMode: .exact)
    )
    .result()
    #expect(share.value == .truth(true))
    session.press(.equals)
    #expect(
      session.value
        == "\(try Formula("2^401 + 200", variables: [], options: Formula.Options(numberMode: .exact)).result().number)")
  }
}
