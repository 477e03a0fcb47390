import Reckon
import ReckonSyntax
import Testing

@Suite("Syntax trees as text")
struct TreeTextTests {
  static let scope = NameScope(variables: ["x", "y", "a", "b"])

  /// Kinds, counts and payload meaning of a tree, without places. Text writes every product with a sign.
  static func shape(_ tree: SyntaxTree) -> [String] {
    tree.outline.split(separator: "\n").map { line in
      let node = line.prefix { $0 != "@" }
      guard let product = ["tight product ", "product "].first(where: node.hasSuffix) else { return String(node) }
      return node.dropLast(product.count) + "infix * "
    }
  }

  @Test(
    "text made of a tree reads back as the same tree",
    arguments: [
      "1/2x", "-2^2", "(-2)^2", "2^-1", "2^3^2", "(2^3)^2", "a-(b-x)", "(a-b)-x", "a*(b+x)", "6/2(1+2)", "200+10%",
      "200+(10%)", "(5+5)%",
      "√2^2", "(√2)^2", "not 1 == 2", "(not 1) == 2", "1 < x < 3", "(1 < x) < 3", "a ? b : x ? y : 1",
      "(a ? b : x) ? y : 1",
      "sum(k, 1, 3, k^2) + Π(j, 1, 2, j)", "f(x) = x + 1; f(3)", "d = a; d*2", "5!!", "(5!)!", "x²y(3)",
      "2 sin 30 cos 60", "π(2+1)",
      "a && b || x",
      "a && (b || x)", "a | b xor x & y << 2", "`unit price` + 1", "`if`", "10 % 3", "10 % -3", "~-x", "2√3",
      "max(1, 2, 3)", "if(a, b, x)",
      "sin -30", "(a b)", "3°", "x(3)", "1 - -1", "(a,", "1 // 2 mod 3",
      "5 km to mile", "3 h + 20 min to min", "100 km/h to m/s", "(a + b) km to m", "a*km to m", "5 in in in",
      "12 in + 2 cm to mm",
      "180° to rad",
      "(a)° to rad", "90 W to kg m^2/s³", "1 W/(m^2 K) to W/(m^2*K)", "5 l/100km to mpg", "100 °F to °C",
      "-40 °C to °F", "255 to hex",
      "d = 5 km to m; d + 1", "f(n) = n*km to m; f(2)", "5 km^2 to m^2", "1/s to Hz", "60 1/s to 1/min",
      "a ? b : x to hex",
      "5 km + 3 m", "(a + b) km", "a km", "-5 km", "5 km^2", "5 m/s", "2a m", "a() km (-1)", "√2 m",
      "20 min + 2 sec 60",
      "60 km/h", "(60 km) / h * x", "(3 * 60 km) * m", "5 m (km/h)^2", "3 [km/h]", "x = 2; 3 [(m/s)^2]",
      "4'8 3/8\" + 1/2 h", "-5 ft 3 in",
      "52° 30′ 58.68″", "(5 km to m) / 2", "max(5 km to m, 3 m)", "6 ft to ft+in/16", "9000 s to h+min+s",
      "$100 + 20 €", "x / km",
      "x / (kg K)", "f(x: km/h, y) = x where x > 0 m; f(1)", "2024-12-25 - 2024-11-23T14:30Z", "5 l/100km", "8 3/8 in",
      "√2 m",
      "5 in in in", "3\"thm to thm", "3\" kg + 1", "3\"thm kg/m", "3 kg/(s\"thm)", "x/(\"kg)", "3 [\"kg m]",
      "3 kg (\"thm)",
      "3\"5 mil to mm",
      "f(x) = 3\" where x > 0; f(1)",
      "3 kcal/h tg kcal/h", "sin m/s", "m/s + 1", "-m/s", "3 Pa °to Pa",
      "(1 ^m^16)Pa to m", "(2^m) s", "(x/m)(s)", "x/ls!c(3)", "(l/100km)^x-1 to km/l", "x/(m)^(a)", "3 m%/s² to m/s²",
      "B/s(pounds_per_cubic_foot(x))B", "nP( 5, 2)",
    ])
  func roundTrip(_ text: String) throws {
    guard let tree = try? Parser.tree(of: SourceText(text), scope: Self.scope) else { return }
    let again = try Parser.tree(of: SourceText(tree.text), scope: Self.scope)
    #expect(Self.shape(again) == Self.shape(tree), "\(text) became \(tree.text)")
  }

  @Test("the inch before a word is read as the inch") func inches() throws {
    for (text, written) in [("3\"thm to thm", "3 in * thm to thm"), ("3\" kg", "3 in * kg"), ("3\"5 mil", "3\" 5 mil")]
    {
      let tree = try Parser.tree(of: SourceText(text), scope: Self.scope)
      #expect(tree.text == written)
      #expect(Self.shape(try Parser.tree(of: SourceText(written), scope: Self.scope)) == Self.shape(tree))
    }
  }
}
