import ReckonCatalogue

/// Texts and words that the catalogue's rows give to begin with.
package enum SeedTexts {
  /// The examples of all rows, and a few texts that show what else the language has.
  package static let all: [[UInt8]] = (examples + forms + repetitions).map { Array($0.utf8) }

  private static let examples: [String] = {
    var texts = Catalogue.functions.flatMap(\.examples).map(\.expression)
    texts += Catalogue.operators.flatMap(\.examples).map(\.expression)
    for unit in Catalogue.units {
      if let name = unit.names.first { texts.append("3 \(name) to \(name)") }
    }
    return texts
  }()

  private static let forms = [
    "a = x^2; b = a/0.1; b*a + b", "f(n) = n < 2 ? n : f(n-1) + f(n-2); f(9) + x", "g(p, q) = p*q - 1; g(x, g(y, 2))",
    "sum(k, 1, 5, k^2) + Π(j, 1, 3, j)", "if(x > 0 && y < 1, x*2, y/3)", "1 < x <= 3 != y", "200 + 10% - 5% of 30",
    "1/2x",
    "2 sin 30 cos x",
    "`unit price` * (1 - 0.1)", "x to hex", "x to frac", "x to fix 3", "5 l/100km to mpg", "100 °F to °C",
    "3 h + 20 min to s",
    "0xFF ^ 0b101",
    "1_000.5e-3 + .5", "x := 3; x", "x² + y³ − 2×3÷4 ≤ 5", "// remark\nx /* within */ + 1", "-2^-2!",
    "not x or y and 1 xor 2",
    "~5 & 3 | 1 << 2",
    "100 USD + 5 EUR to KRW", "3 EUR/h to USD/day", "20 °C + 5 K to °F", "20 °C + 5 °C to K", "20 °C - 5 °C to °C",
    "3 * 20 °C to K",
    "20 °C * 3 m to K", "20 °C + 5% to °C", "5 m + 10% to cm", "5 m + 3 s to m", "max(3 m, 20 ft) to m",
    "abs(-3 km) to m",
    "5 m^17 to m^17",
    "1e300 km^9 to m^9", "x km to dms", "(5 m)^2 to cm^2", "sqrt(4 m^2) to m",
    "a = x; f(n) = a + n; g(n) = f(n) * a; g(2) + f(3)",
    "f(n) = a + n; a = 2; f(1)", "f(n) = a + n; f(1); a = 2", "5 m^9 * 3 m^9 to m^18", "5 Ym^16 to qm^16",
    "sum(5 K, 20 °C) to K",
    "hypot(3 K, 20 °C) to K",
    "max(5 K, 20 °C) to K", "x to Qm^16", "a = 1; f(n) = n < 1 ? a : f(n - 1) + a; b = f(3); a = 2; b + f(3)",
    "sum(k, 1, 3, sum(j, 1, k, j*x))",
    "x ? y : 3", "y = x > 2; y ? exp(x) : 2 - exp(x)", "(x > 1 and y > 2 or z) ? x : y",
    "sum(k, 1, 4, k > x ? k : exp(k))",
    "sum(1, 2, 3, 4, 5)",
    "5 K + 20 °C to K", "5 K - 20 °C to K", "(5 l/100km)^-1 to km/l", "x to Qs^16/qm^16/qkg^16", "3 * 1 to m",
    "(2 m)^9 * (3 m)^9 to m",
    "5 kilometre*kilometre*kilometre*kilogram*second*second*ampere*mole to m", "f(n) = b + n; b = x; f(1) + f(2)",
    "-(3 km) to m", "3 of 4 m to cm", "-0.0 + x", "f(n) = n + 1; 5 km + 3 s to m; f(2)", "5 km + 3 s; 2 K + 3 m; 7",
    "5 to m^16*m^16*m^16*m^16*m^16*m^16*m^16*m^16*m^16", "5 to s/m^16/m^16/m^16/m^16/m^16/m^16/m^16/m^16/m^16",
    "x > 1 ? boxed : y > 2 ? boxed + 1 : 2 boxed", "half(3) + packed - filled(x)", "deep + 1",
    "surd * 3 + doubled(surd)", "doubled(2) ",
    "ring + x", "half(3) + 2*x", "shelf + 2*x+1", "a=x;f(n)=a;g(n)=f(n);h(n)=g(n);k(n)=h(n);k(1)", "shifted(3) + y",
    "shelf(2)", "crate(2)", "boxed(3)", "packed(2) + x", "m*3 to cm", "m (3 s) to m*s", "5 °C^2 to K^2",
    "5 Qm^16 to 1e-4000 m^16",
    "60 km/h + 3 m/s", "1/2 h + π/2 rad", "4'8 3/8\" + 5 ft 3 in", "52° 30′ 58.68″ - 1°", "m = 5; 3 m + 3 [m]",
    "4.2 kJ/(kg K) * x",
    "(5 km to m) / 2", "max(5 km to m, x m) to ft+in/16", "9000 s to h+min+s", "$100 + € 20", "100 MiB / 10 Mbit/s",
    "x / km * 3 m",
    "2024-12-25 - 2024-11-23", "2024-03-01T14:30:05.5+09:00 - 90 min", "f(x: km) = 2x where x > 0 m; f(3 mi)",
    "5 m (km/h)^2",
    "2 sec 30 + 20 sec", "5 in in in", "d = 5 km; d / 2 h", "-8 3/8 in", "5 kg * m / s^2",
    "g(a: km/h, b) = a * b; g(2 m/s, 3)",
    "5 to 1e4000 m/qs^16", "5 µl/Gm to 1e-4090 m/l", "5 l/100km to Qm/qm^3",
    "integral(x^2 - y, t, 0, 3)", "integral(exp(-t^2), t, -inf, inf) + x", "root(t^3 - x, t, -9, 9)",
    "minimum(t^2 - t*y, t, 0, 3)",
    "maximum(integral(t*s, s, 0, t), t, 0, x)", "d(integral(t^2*x, t, x, y), x)", "integral(3 m/s, t, 0 s, 2 min)",
    "root(t, 1, 2, 3)",
    "boxd + shelf",
    "fild(2) + f(n)",
    "f(n) = n^2 + 3n + 5n^3 + 7n^4 + 9n^5; f(x) + f(2x) + f(3x) + f(4x) + f(5x) + f(6x) + f(7x) + f(8x)",
    "random() + randint(1, 6)", "((((x))))", "1e400", "1/0", "sqrt(-1)", "fact(171)", "median(x, y, 3, 4, 5)",
    "\"text\"", "größe + 𝑥 + π",
  ]

  /// The same over and over, up to what is bounded: suggestions, and powers of units.
  private static let repetitions: [String] = [
    repeated("a()", 60, "+"),
    repeated("bb", 61, "+"),
    repeated("bb", 58, "+", end: "; zz to m"),
    repeated("(1 m^16)", 9, "*", end: " to m"),
    repeated("(1 m^16)", 11, "/", end: " to m"),
  ]

  private static func repeated(_ part: String, _ count: Int, _ separator: String, end: String = "") -> String {
    Array(repeating: part, count: count).joined(separator: separator) + end
  }

  /// The names and spellings of all rows, and the words and signs of the grammar.
  package static let words: [String] = {
    var words = Catalogue.names + Catalogue.unitNames + Catalogue.reservedWords.sorted()
    words += Catalogue.operators.flatMap(\.spellings) + Catalogue.words.map { $0.words.joined(separator: " ") }
    return words + grammar
  }()

  private static let grammar = [
    "(", ")", ",", ";", "=", ":=", "`", "//", "/*", "*/", "\n", "1e", "0x", "0b", "0o", "_", "e-", ".5", " to ", " of ",
    "ans", "²", "⁻¹",
    "₁",
  ]
}
