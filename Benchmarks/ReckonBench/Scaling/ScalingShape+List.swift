extension ScalingShape {
  /// All shapes. To try another one, add it here.
  static let all: [Self] = expressions + nestings + definitions + mistakes + conversations + books

  private static let expressions: [Self] = [
    .pieces("flat chain", first: "x") { "+x*\($0)" },
    .pieces("constants", first: "1") { "+\($0)" },
    .pieces("equal terms", first: "x") { _ in "+x" },
    .pieces("many names", first: "x") { "+x\($0)" },
    .pieces("products without a sign", first: "x") { _ in " x" },
    .pieces("long literal", first: "0.") { String($0 % 10) },
    .pieces("long literals", first: "x") { "+\($0)" + String(repeating: "3", count: 500) },
    .pieces("hexadecimal literals", first: "x") { _ in "+0x" + String(repeating: "F", count: 500) },
    .pieces("powers of ten", first: "x") { _ in "+1e-999999999" },
    .pieces("calls", first: "x") { "+sin(x*\($0))" },
    .pieces("a call with many arguments", first: "max(x", last: ")") { ",\($0)" },
    .pieces("a sum of many arguments", first: "sum(x", last: ")") { ",x+\($0)" },
    .pieces("a common divisor of many", first: "gcd(x", last: ")") { ",\($0)" },
    .pieces("a common multiple of many", first: "lcm(1", last: ")") { ",\($0 + 1)" },
    .pieces("a median of many", first: "median(1", last: ")") { ",\($0 * 7919 % 10007)" },
    .pieces("choices by name", first: "x") { "+if(x<\($0),x,\($0))" },
    .pieces("comparisons in a chain", first: "x") { "<x+\($0)" },
    .pieces("logic", first: "x") { "&&x>\($0)" },
    .pieces("percents", first: "x") { "+\($0)%" },
    .pieces("factorials", first: "x") { "+\($0)!" },
    .pieces("units", first: "5 km", last: " to mile") { "+\($0) m" },
    .pieces("products of units", first: "5 km", last: " to m") { _ in "*1 m/(1 m)" },
    .pieces("powers of units", first: "5 km", last: " to m") { _ in "*1 km^16/(1 km^16)" },
    .pieces("products of units as a target", first: "5 km to m") { _ in "*m/m" },
    .pieces("notes", first: "x") { _ in "+1/2x" },
    .pieces("spaces", last: "x") { _ in " " },
    .pieces("names in quotes", first: "x") { "+`a b\($0)`" },
    .pieces("superscripts", first: "x") { _ in "²" },
    .pieces("degrees", first: "x") { _ in "°" },
    .pieces("random numbers", first: "x") { _ in "+random()" },
  ]

  private static let nestings: [Self] = [
    .nested("brackets", "(", "x", ")"),
    .nested("brackets with sums", "(1+", "x", ")"),
    .nested("signs", "-"),
    .nested("double nots", "!!"),
    .nested("nested calls", "sqrt(", "x", ")"),
    .nested("calls without brackets", "sqrt "),
    .nested("powers", "x^"),
    .nested("powers of constants", "1.0000001^"),
    .nested("squares of squares", "(", "x", ")^2"),
    .nested("squares of constants", "(", "1.1", ")^2"),
    .nested("choices behind", "x?1:", "2"),
    .nested("choices within", "x?", "1", ":2"),
    .nested("choices as conditions", "(", "x", "?1:0)"),
    .nested("logic within", "(x&&", "x", ")"),
    .nested("calls of if", "if(x,1,", "2", ")"),
    .nested("sums over a name", "sum(k,1,1,", "k", ")"),
    .nested("sums over a name without brackets", "sum(k,1,1,k+", "k", ")"),
    Self(name: "sums over many names", use: .formula) { bytes in
      let depth = bytes / 40
      return (0..<depth).map { "sum(k\($0),1,1," }.joined() + "x" + (0..<depth).map { "+k\($0)" }.joined()
        + String(repeating: ")", count: depth)
    },
  ]

  private static let definitions: [Self] = [
    .pieces("values", last: "x") { "x\($0)=\($0);" },
    .pieces("values that use the last", first: "x0=x;", last: "x0") { "x\($0 + 1)=x\($0)+1;" },
    .pieces("values that double", first: "x0=x;", last: "x0") { "x\($0 + 1)=x\($0)*x\($0);" },
    .pieces("one value again and again", first: "a=x;", last: "a") { _ in "a=a+1;" },
    .pieces("statements without a name", last: "x") { _ in "x+1;" },
    .pieces("functions", last: "x") { "f\($0)(a)=a+\($0);" },
    .pieces("functions of the last", first: "f0(a)=a+1;", last: "f0(x)") { "f\($0 + 1)(a)=f\($0)(a)+1;" },
    functionsCalled("functions of the last, called", first: "f0(a)=a+1;") { "f\($0 + 1)(a)=f\($0)(a)+1;" },
    functionsCalled("functions that double", first: "f0(a)=a+1;") { "f\($0 + 1)(a)=f\($0)(f\($0)(a));" },
    functionsCalled("functions that add themselves", first: "f0(a)=a+1;") { "f\($0 + 1)(a)=f\($0)(a)+f\($0)(a+1);" },
    .pieces("calls of a function", first: "f(a,b)=a*b+a;", last: "x") { "f(x,\($0))+" },
    .pieces("calls of a large function", first: "f(a)=a" + String(repeating: "+a*a", count: 100) + ";", last: "x") {
      "f(\($0))+"
    },
    .pieces("a function with many parameters", first: "f(x0", last: ")=x0;f(1)") { ",x\($0 + 1)" },
    .halves("values, and functions that capture one", last: "f0(x)", { "x\($0)=\($0);" }, { "f\($0)(a)=a+x0;" }),
    Self(name: "functions that capture many", use: .formula) { bytes in
      let count = bytes / 40
      return (0..<count).map { "x\($0)=\($0);" }.joined() + "f0(a)=a" + (0..<count).map { "+x\($0)" }.joined() + ";"
        + (0..<count).map { "f\($0 + 1)(a)=f\($0)(a);" }.joined() + "f\(count)(x)"
    },
  ]

  /// Functions, of which the last is called.
  private static func functionsCalled(_ name: String, first: String, _ piece: @escaping @Sendable (Int) -> String)
    -> Self
  {
    Self(name: name, use: .formula) { bytes in
      var text = first
      var count = 0
      while text.utf8.count < bytes {
        text += piece(count)
        count += 1
      }
      return text + "f\(count)(x)"
    }
  }

  private static let mistakes: [Self] = [
    .pieces("an error at the end", first: "x", last: "+)") { "+x*\($0)" },
    .pieces("unknown functions", first: "x") { "+unknown\($0)(x)" },
    .pieces("errors in all statements") { _ in "1+;" },
    .pieces("unmatched brackets") { _ in ")" },
    .pieces("characters that mean nothing") { _ in "§" },
    .pieces("unknown units", first: "5 km", last: " to mile") { "+\($0) kmh\($0)" },
    .pieces("values with unknown functions", last: "x") { "x\($0)=g\($0)(1);" },
  ]

  private static let conversations: [Self] = [
    .pieces("statements", .session) { _ in "1;" },
    .pieces("definitions", .session) { "x\($0)=1;" },
    .pieces("definitions that use the last", .session, first: "x0=1;") { "x\($0 + 1)=x\($0)+1;" },
    .pieces("definitions that use the first", .session, first: "x0=1;") { "x\($0 + 1)=x0+1;" },
    .pieces("one definition again and again", .session) { "x=\($0);" },
    .pieces("one definition that uses itself", .session, first: "x=1;") { _ in "x=x+1;" },
    .pieces("answers", .session, first: "1;") { _ in "ans+1;" },
    .pieces("definitions of functions", .session) { "f\($0)(x)=x+1;" },
    .pieces("functions of the last one", .session, first: "f0(x)=x+1;") { "f\($0 + 1)(x)=f\($0)(x)+1;" },
    .pieces("calls of functions", .session, first: "f(x)=x+1;") { "f(\($0));" },
    .pieces("conversions", .session) { "\($0) km to m;" },
    .pieces("statements with notes", .session, first: "x=1;") { _ in "1/2x;" },
    .pieces("lines", .session) { "\($0)+1\n" },
    .halves("many users of a value that changes", .session, { $0 == 0 ? "x0=1;" : "x\($0)=x0;" }, { "x0=\($0);" }),
    .halves(
      "functions of the last one, then calls", .session, { $0 == 0 ? "f0(x)=x;" : "f\($0)(x)=f\($0 - 1)(x)+1;" },
      { "f10(\($0));" }),
    .halves("functions, then values by one of them", .session, { "f\($0)(x)=x+1;" }, { "x\($0)=f0(1);" }),
  ]

  /// Functions each of which is as large as two of the last, when all are built in.
  private static let doubling = (1...12).map { "f\($0)(x) = f\($0 - 1)(x) + f\($0 - 1)(x + 1)\n" }.joined()

  private static let books: [Self] = [
    .pieces("book of values", .book) { "x\($0) = \($0)\n" },
    .pieces("book of values that use the last", .book, first: "x0 = 1\n") { "x\($0 + 1) = x\($0) + 1\n" },
    .pieces("book of values that use the last twice", .book, first: "x0 = 1\n") { "x\($0 + 1) = x\($0) + x\($0)\n" },
    .pieces("book of parameters", .book) { "parameter x\($0) = \($0) where x\($0) > 0\n" },
    .pieces("book of functions", .book) { "f\($0)(a) = a + \($0)\n" },
    .pieces("book of functions of the last", .book, first: "f0(a) = a\n") {
      "f\($0 + 1)(a) = f\($0)(a) + f\($0)(a + 1)\n"
    },
    .pieces("book with one circle", .book, first: "x0 = x1\n") { "x\($0 + 1) = x\($0) + x\($0 + 2)\n" },
    .pieces("book of unknown names", .book) { "x\($0) = unknown\($0)\n" },
    .pieces("book of names defined twice", .book) { _ in "x = 1\n" },
    .pieces("book of sums", .book, first: "parameter x = 1\n") { "y\($0) = sum(k, 1, 10, k*x)\n" },
    .pieces("book of conversions", .book) { "y\($0) = \($0) km to mile\n" },
    .pieces("book of examples", .book, first: "y = 1\n") { _ in "> y = 1\n" },
    .pieces("book of formulas that build in much", .book, first: "parameter p\nf0(x) = x*x\n" + doubling) {
      "y\($0) = f12(p + \($0))\n"
    },
    .pieces("book of comments", .book, last: "y = 1\n") { "# comment \($0)\n" },
    .pieces("book of one long formula", .book, first: "parameter x = 1\ny = x") { "+x*\($0)" },
  ]
}
