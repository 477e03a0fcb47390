import ReckonCalculator
import Testing

/// CALCULATOR's algebraic style: keys build an expression, precedence counts, `=` evaluates it.
@Suite struct AlgebraicTests {
  @Test(
    "the scientific calculator's examples",
    arguments: [
      ("2 + 3 =", "5"), ("10 - 4 =", "6"), ("3 × 4 =", "12"), ("15 ÷ 3 =", "5"), ("sin ( 30 ) =", "0.5"),
      ("sin 30 =", "0.5"),
      ("cos 60 ) =", "0.5"), ("tan 45 =", "1"), ("ln e =", "1"), ("log 100 =", "2"),
    ])
  func examples(keys: String, display: String) throws { #expect(try calculator(keys).display == display) }

  @Test(
    "precedence counts",
    arguments: [
      ("2 + 3 × 4 =", "14"), ("20 − 12 ÷ 4 =", "17"), ("2 × 3 xʸ 2 =", "18"), ("2 xʸ 3 xʸ 2 =", "512"),
      ("( 2 + 3 ) × 4 =", "20"),
      ("13 − 7 + 12 × 5 + 9 =", "75"), ("+ 13 − 7 =", "6"), ("− 5 + 8 =", "3"), ("17 mod 5 =", "2"),
      ("2 + 17 mod 5 =", "4"),
      ("200 + 10 % =", "220"), ("50 + 20 % + 10 % =", "66"), ("200 × 10 % =", "20"), ("10 % =", "0.1"),
      ("100 + ( 5 + 5 ) % =", "110"),
    ])
  func precedence(keys: String, display: String) throws { #expect(try calculator(keys).display == display) }

  @Test(
    "every function key",
    arguments: [
      ("asin 0.5 =", "30"), ("acos 0.5 =", "60"), ("atan 1 =", "45"), ("sinh 0 =", "0"), ("cosh 0 =", "1"),
      ("tanh 0 =", "0"),
      ("log₂ 8 =", "3"), ("eˣ 0 =", "1"), ("10ˣ 3 =", "1,000"), ("9 x² =", "81"), ("√ 81 =", "9"), ("∛ 27 =", "3"),
      ("8 1/x =", "0.125"),
      ("5 x! =", "120"), ("|x| 5 ± =", "5"), ("π =", "3.14159265358979…"), ("e =", "2.71828182845904…"),
      ("2 xʸ 10 =", "1,024"),
    ])
  func functions(keys: String, display: String) throws { #expect(try calculator(keys).display == display) }

  @Test(
    "what stands behind its operand applies to all of it",
    arguments: [
      ("√ 4 ) x! =", "2", "(√(4))!"), ("∛ 8 ) xʸ 3 =", "8", "(∛(8))^3"), ("2 xʸ √ 9 =", "8", "2^√(9)"),
      ("4 = √ x! =", "2", "(√(4))!"),
      ("3 x² x² x² =", "6,561", "((3²)²)²"), ("3 x! x! =", "720", "(3!)!"), ("2 1/x x² =", "0.25", "(2⁻¹)²"),
      ("3 x² xʸ 2 =", "81", "(3²)^2"),
      ("5 ± x² =", "25", "(-5)²"), ("2 + 3 = x² =", "25", "5²"), ("2 − 5 = x² =", "9", "(-3)²"),
      ("( 1 + 2 ) x² =", "9", "(1 + 2)²"),
      ("2 xʸ 3 x² =", "512", "2^3²"), ("5 x² + 1 =", "26", "5² + 1"), ("10 % x² =", "0.01", "(10%)²"),
      ("4 + x² =", "20", "4 + 4²"),
    ])
  func postfix(keys: String, display: String, expression: String) throws {
    let session = try calculator(keys)
    #expect(session.display == display)
    #expect(session.expression == expression)
  }

  @Test(
    "the expression is shown as it was keyed",
    arguments: [
      ("", ""), ("2", "2"), ("2 +", "2 +"), ("2 + 3", "2 + 3"), ("1234.50", "1,234.50"), ("5 .", "5."),
      ("2 + 3 ±", "2 + (-3)"),
      ("3 ± + 2", "-3 + 2"), ("3 ± xʸ 2", "(-3)^2"), ("sin 30", "sin(30"), ("√ 9", "√(9"), ("( 2", "(2"),
      ("( 2 + 3 ) ×", "(2 + 3) ×"),
      ("5 x²", "5²"), ("7 mod 2", "7 mod 2"), ("200 + 10 %", "200 + 10%"), ("eˣ 2", "exp(2"), ("|x| 2", "abs(2"),
      ("( − 5", "(−5"),
      ("( × 5", "(5"), ("− + 5", "+5"), ("× 5", "0 × 5"),
    ])
  func expression(keys: String, expression: String) throws { #expect(try calculator(keys).expression == expression) }

  @Test(
    "an unclosed bracket is closed by =, and shown closed",
    arguments: [
      ("( 2 + 3 =", "5", "(2 + 3)"), ("sin 30 =", "0.5", "sin(30)"), ("2 × ( 3 + ( 4 =", "14", "2 × (3 + (4))"),
      ("√ ( 9 + 7 =", "4", "√((9 + 7))"), ("( 2 + =", "4", "(2 + 2)"),
    ])
  func unclosed(keys: String, display: String, expression: String) throws {
    let session = try calculator(keys)
    #expect(session.display == display)
    #expect(session.expression == expression)
    #expect(session.history.first?.expression == expression)
  }

  @Test(
    "a bracket that closes nothing is ignored",
    arguments: [("5 ) + 1 =", "6"), ("( ) 5 =", "5"), ("( 5 + ) 2 =", "7"), ("2 + 3 = ) + 1 =", "6")])
  func closing(keys: String, display: String) throws { #expect(try calculator(keys).display == display) }

  @Test(
    "operands side by side are multiplied, and the product is shown",
    arguments: [
      ("2 π =", "6.28318530717958…", "2 × π"), ("2 ( 3 + 4 ) =", "14", "2 × (3 + 4)"),
      ("( 1 + 2 ) ( 3 + 4 ) =", "21", "(1 + 2) × (3 + 4)"),
      ("30 sin 30 =", "15", "30 × sin(30)"), ("3 x² 2 =", "18", "3² × 2"),
      ("2 e + 3 =", "8.43656365691809…", "2 × e + 3"),
      ("π 2 =", "6.28318530717958…", "π × 2"),
      ("5 x! 2 =", "240", "5! × 2"),
    ])
  func products(keys: String, display: String, expression: String) throws {
    let session = try calculator(keys)
    #expect(session.display == display)
    #expect(session.expression == expression)
  }

  @Test(
    "after = a function applies to the result, unless a number is typed",
    arguments: [
      ("4 + 5 = √ =", "3", "√(9)"), ("4 + 5 = √", "3", "√(9)"), ("4 + 5 = √ + 1 =", "4", "√(9) + 1"),
      ("4 + 5 = √ 16 =", "4", "√(16)"),
      ("4 + 5 = √ √ =", "1.73205080756887…", "√(√(9))"), ("4 + 5 = √ π =", "1.77245385090551…", "√(π)"),
      ("4 + 5 = ( 2", "2", "(2"),
      ("4 + 5 = π", "3.14159265358979…", "π"),
      ("20 + 10 = sin =", "0.5", "sin(30)"),
    ])
  func afterResult(keys: String, display: String, expression: String) throws {
    let session = try calculator(keys)
    #expect(session.display == display)
    #expect(session.expression == expression)
  }

  @Test(
    "Ans is the last result",
    arguments: [
      ("Ans =", "0"), ("2 + 3 = AC Ans × 2 =", "10"), ("2 − 5 = 1 − Ans =", "4"), ("2 − 5 = Ans x² =", "9"),
      ("2 + 3 = 4 Ans =", "20"),
    ])
  func answer(keys: String, display: String) throws { #expect(try calculator(keys).display == display) }

  @Test("the display shows the value of the operand that was completed")
  func previews() throws {
    #expect(try calculator("2 + 3 x²").display == "9")
    #expect(try calculator("2 × ( 3 + 4 )").display == "7")
    #expect(try calculator("2 × sin 30 )").display == "0.5")
    #expect(try calculator("200 + 10 %").display == "10")
    #expect(try calculator("2 × π ±").display == "-3.14159265358979…")
    #expect(try calculator("2 × π ± =").expression == "2 × (−π)")
    #expect(try calculator("2 × π ± ± =").expression == "2 × π")
  }

  @Test("15 digits are displayed, with … where more follow, and the full value goes on")
  func fullValue() throws {
    var session = try calculator("1 ÷ 3 =")
    #expect(session.shownNumber.marked == "0.333333333333333…")
    try session.press("× 3 =")
    #expect(session.shownNumber.marked == "1")
    #expect(session.expression == "0.333333333333333… × 3")
    #expect(session.lineTexts == ["0.333333333333333…", "× 3"])
    session = try calculator("2 ÷ 3 =")
    #expect(session.shownNumber.marked == "0.666666666666666…")
    try session.press("− 0.6667 =")
    #expect(session.shownNumber.marked == "-0.0000333333333333333…")
    try session.press("xʸ 2")
    #expect(session.expression == "(-0.0000333333333333333…)^2")
    #expect(session.history.first?.result == "-1/30000")
  }

  @Test("in decimals 15 digits are displayed, marked where they are not all, and the full value goes on")
  func fullDecimal() throws {
    var session = try calculator("1 ÷ 3 =") { $0.numberMode = .decimal }
    #expect(session.shownNumber.marked == "≈ 0.333333333333333")
    try session.press("× 3 =")
    #expect(session.shownNumber.marked == "≈ 1")
    #expect(session.expression == "≈0.333333333333333 × 3")
    #expect(session.lineTexts == ["≈0.333333333333333", "× 3"])
    session = try calculator("2 ÷ 3 =") { $0.numberMode = .decimal }
    #expect(session.shownNumber.marked == "≈ 0.666666666666667")
    try session.press("− 0.6667 =")
    #expect(session.shownNumber.marked == "≈ -0.0000333333333333333")
    try session.press("xʸ 2")
    #expect(session.expression == "(≈-0.0000333333333333333)^2")
    #expect(
      session.history.first?.result.hasPrefix("-0.00003333") == true
        || session.history.first?.result.hasPrefix("-3.333") == true)
  }

  @Test(
    "lines are the operands outside brackets",
    arguments: [
      ("2 + 3", ["2"]), ("2 + 3 ×", ["2", "+ 3"]), ("2 + ( 3 + 4", ["2"]), ("2 + ( 3 + 4 ) =", ["2", "+ (3 + 4)"]),
      ("2 × sin 30 =", ["2", "× sin(30)"]), ("2 xʸ 3 − 1 =", ["2^3", "− 1"]), ("17 mod 5 =", ["17", "mod 5"]),
      ("1234 − 5 ± =", ["1,234", "− -5"]),
      ("2 + 3 = × 4 =", ["5", "× 4"]),
    ])
  func lines(keys: String, lines: [String]) throws { #expect(try calculator(keys).lineTexts == lines) }

  @Test("= again does nothing in algebraic style") func equalsAgain() throws {
    let session = try calculator("2 + 3 = = =")
    #expect(session.display == "5")
    #expect(session.history.count == 1)
  }

  @Test("⌫ takes back a function or bracket that was just opened")
  func openings() throws {
    #expect(try calculator("sin ⌫ 3 =").display == "3")
    #expect(try calculator("2 + ( ⌫ 3 =").expression == "2 + 3")
    #expect(try calculator("( 5 ) ⌫ =").expression == "(5)")
  }

  @Test(
    "an expression takes 1,000 parts; keys that would add more are refused, and with them = until one is taken back")
  func longest() throws {
    // 500 ones, each with a sum behind it: the last sum takes the last one again.
    var session = try calculator("1" + String(repeating: " + 1", count: 499))
    try session.press("+")
    let expression = session.expression
    for keys in ["1", "1 =", "+", "× √", "π", "(", "x²", "MR", "="] {
      var session = session
      try session.press("1 " + keys)
      #expect(session.expression == expression)
      #expect(
        session.state.refusal?.cause == .tooManyParts(most: 1_000)
          && session.state.refusal?.message.contains("1000 parts") == true)
    }
    try session.press("1 ⌫ =")
    #expect(session.value == "501" && session.error == nil)
    try session.press("+ 1 =")
    #expect(session.value == "502")
  }

  @Test(
    "functions and operations one behind the other, hundreds of them, are worked out by =, and shown up to 500 parts on the way"
  )
  func deep() throws {
    var session = try calculator("1" + String(repeating: " x!", count: 600))
    #expect(session.value == "1")
    try session.press("=")
    #expect(session.value == "1" && session.error == nil)
  }
}
