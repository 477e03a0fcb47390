import Reckon
import Testing

@Suite("Formulas as mathematics")
struct FormulaTextTests {
  /// Written by hand as an author of LaTeX would, but for the braces around bases.
  @Test(
    "a formula in LaTeX has the brackets that its meaning needs, and no others",
    arguments: [
      ("1 + 2*3", #"1 + 2 \cdot 3"#), ("(1 + 2)*3", #"\left( 1 + 2 \right) \cdot 3"#), ("((x))", "x"),
      ("(a + b)/(2*c)", #"\frac{a + b}{2 \cdot c}"#),
      ("(a/b)^2", #"{\left( \frac{a}{b} \right)}^{2}"#), ("a/b*c", #"\frac{a}{b} \cdot c"#),
      ("a - (b - c)", #"a - \left( b - c \right)"#),
      ("(a - b) - c", "a - b - c"), ("-(a + b)", #" - \left( a + b \right)"#), ("2^(n+1)", "{2}^{n + 1}"),
      ("(2^3)^4", #"{\left( {2}^{3} \right)}^{4}"#),
      ("2x", #"2\,x"#), ("2(3)", #"2 \cdot 3"#), ("sqrt(x^2 + 1)", #"\sqrt{{x}^{2} + 1}"#), ("√2", #"\sqrt{2}"#),
      ("cbrt(x)", #"\sqrt[3]{x}"#),
      ("root(x, n)", #"\sqrt[n]{x}"#), ("sin x", #"\sin x"#), ("sin(2x)", #"\sin \left( 2\,x \right)"#),
      ("sin(x)^2", #"{\left( \sin x \right)}^{2}"#),
      ("max(a, b)", #"\max \left( a, b \right)"#), ("hypot(a, b)", #"\operatorname{hypot} \left( a, b \right)"#),
      ("abs(x - 1)", #"\left| x - 1 \right|"#), ("floor(x)", #"\left\lfloor x \right\rfloor"#),
      ("a // b", #"\left\lfloor \frac{a}{b} \right\rfloor"#),
      ("price * qty", #"\mathit{price} \cdot \mathit{qty}"#), ("x_1 + α", #"x_{1} + \alpha"#),
      ("a <= b && b != c", #"a \le b \land b \ne c"#), ("1 < x < 3", "1 < x < 3"),
      ("(a < b) < c", #"\left( a < b \right) < c"#),
      ("not a", #"\lnot a"#), ("n!", "n!"), ("(n!)!", #"\left( n! \right)!"#),
      ("x > 0 ? x : -x", #"\begin{cases} x & \text{if } x > 0 \\  - x & \text{otherwise} \end{cases}"#),
      ("Σ(k, 1, n, k^2)", #"\sum_{k = 1}^{n} {k}^{2}"#),
      ("Σ(k, 1, n, k) + 1", #"\left( \sum_{k = 1}^{n} k \right) + 1"#),
      ("1.5e-9", #"1.5 \times 10^{-9}"#), ("20% of x", #"20\%\text{ of }x"#), ("a mod 7", #"a \bmod 7"#),
      ("f(t) = t^2; f(3)", #"f\left( t \right) = {t}^{2}; \; f\left( 3 \right)"#),
      ("b = 2; b*x", #"b = 2; \; b \cdot x"#),
      ("5 km to m", #"5\,\mathrm{km} \to \mathrm{m}"#), ("a & b", #"a \mathbin{\&} b"#),
      ("pi*r^2", #"\pi \cdot {r}^{2}"#),
      ("log10(x)", #"\log_{10} x"#), ("log(x + 1, 3)", #"\log_{3} \left( x + 1 \right)"#), ("log2(8)", #"\log_{2} 8"#),
      ("d(x^3, x)*2", #"\left( \frac{d}{dx} {x}^{3} \right) \cdot 2"#),
      ("d(x + 1, x)", #"\frac{d}{dx} \left( x + 1 \right)"#),
      ("3 + 4i", #"3 + 4\,i"#), ("(3 + 4i)*2i", #"\left( 3 + 4\,i \right) \cdot 2\,i"#),
      ("conj(z + i)/2", #"\frac{\overline{z + i}}{2}"#), ("conj(z)^2", #"{\overline{z}}^{2}"#),
      ("5∠30", #"5 \angle 30"#), ("(1 + i)∠(x + 1)", #"\left( 1 + i \right) \angle \left( x + 1 \right)"#),
      ("abs(3 + 4i)", #"\left| 3 + 4\,i \right|"#), ("arg(1 + i)", #"\arg \left( 1 + i \right)"#),
      ("e^(iπ)", #"{e}^{i\pi}"#),
      ("2i^2", #"2\,{i}^{2}"#), ("1/2i", #"\frac{1}{2\,i}"#),
    ])
  func latex(_ source: String, _ expected: String) throws {
    let text = try Formula(source).text(.latex)
    #expect(text == expected)
  }

  @Test("a formula in MathML is one well-formed element")
  func mathML() throws {
    let start = #"<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mrow>"#
    let half = try Formula("(a + 1)/2").text(.mathML)
    #expect(
      half == start + "<mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mrow><mn>2</mn></mrow></mfrac></mrow></math>")
    for source in [
      "a < b & c", "x^2 + √y*Σ(k, 1, n, k)/3", "`a<b` + 1", "x > 1 ? floor(x) : root(x, 3)", "5 km to m", "1e-7 x",
    ] {
      let text = try Formula(source).text(.mathML)
      var open: [Substring] = []
      for part in text.split(separator: "<") {
        let tag = part.prefix { $0 != ">" }
        if tag.hasSuffix("/") { continue }
        if tag.hasPrefix("/") {
          #expect(open.popLast() == tag.dropFirst(), "\(source)")
        } else {
          open.append(tag.prefix { $0 != " " })
        }
      }
      #expect(open.isEmpty && text.hasPrefix(start) && !text.contains("a<b"), "\(source)")
    }
  }

  /// As an author of MathML would write them: browsers draw a hyphen where a formula has one.
  @Test(
    "signs in MathML are those of mathematics",
    arguments: [
      ("a - b", "<mi>a</mi><mo>−</mo><mi>b</mi>"), ("a*b", "<mi>a</mi><mo>⋅</mo><mi>b</mi>"),
      ("a <= b", "<mi>a</mi><mo>≤</mo><mi>b</mi>"),
      ("a and b", "<mi>a</mi><mo>∧</mo><mi>b</mi>"), ("a & b", "<mi>a</mi><mo>&amp;</mo><mi>b</mi>"),
      ("2e-3", "<mn>2</mn><mo>×</mo><msup><mn>10</mn><mrow><mn>−3</mn></mrow></msup>"),
      ("sin x", #"<mi>sin</mi><mo>&#x2061;</mo><mspace width="0.17em"/><mi>x</mi>"#),
      ("conj(z)", "<mover><mrow><mi>z</mi></mrow><mo>¯</mo></mover>"),
      ("2∠30", "<mn>2</mn><mo>∠</mo><mn>30</mn>"),
      ("d(x, x)", #"<mfrac><mi>d</mi><mrow><mi>d</mi><mi>x</mi></mrow></mfrac><mspace width="0.17em"/><mi>x</mi>"#),
      (
        "log2(x)",
        #"<msub><mi>log</mi><mrow><mn>2</mn></mrow></msub><mo>&#x2061;</mo><mspace width="0.17em"/><mi>x</mi>"#
      ),
    ])
  func signs(_ source: String, _ expected: String) throws {
    let start = #"<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mrow>"#
    #expect(try Formula(source).text(.mathML) == start + expected + "</mrow></math>")
  }

  @Test("plain text reads back as the same formula, and a stored program has none")
  func plain() throws {
    let formula = try Formula("2x(1+y) - 3 mod y", variables: ["x", "y"])
    let again = try Formula(formula.text(.plain), variables: ["x", "y"])
    #expect(try again.evaluate(1.25, 7) == formula.evaluate(1.25, 7))
    #expect(throws: FormulaError.self) { try Formula(image: formula.image).text(.latex) }
  }

  @Test("a formula that is nested deeply is written without recursion")
  func depth() throws {
    let source = String(repeating: "(1+", count: 2_000) + "x" + String(repeating: ")", count: 2_000)
    let text = try Formula(source).text(.latex)
    // Right operands of sums keep their brackets.
    #expect(text.hasPrefix(#"1 + \left( 1 + "#) && text.hasSuffix(#" \right)"#))
  }
}
