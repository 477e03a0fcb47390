import Reckon
import ReckonSyntax
import Testing

/// What of a text is a unit, and what belongs to it: each reading is written out with all brackets, units in square
/// ones.
@Suite("Readings of units")
struct UnitReadingTests {
  /// A tree of operators, products, calls and conversions with all brackets.
  static func reading(_ tree: SyntaxTree) -> String {
    var stack: [String] = []
    for node in tree.nodes {
      let operands = Array(stack.suffix(Int(node.count)))
      stack.removeLast(Int(node.count))
      switch node.kind {
      case .list: stack.append("[\(operands.joined(separator: ", "))]")
      case .index: stack.append("\(operands[0])[\(operands[1])]")
      case .number, .instant, .text:
        stack.append(
          String(tree.source.text.utf8.dropFirst(node.range.start).prefix(node.range.end - node.range.start))!)
      case .name: stack.append(tree.names[Int(node.payload)])
      case .unit: stack.append("[\(tree.names[Int(node.payload)])]")
      case .call: stack.append("\(tree.names[Int(node.payload)])(\(operands.joined(separator: ", ")))")
      case .product: stack.append("(\(operands[0]) \(operands[1]))")
      case .mixed: stack.append("{\(operands.joined(separator: ", "))}")
      case .group, .notation: stack.append(operands[0])
      case .convert: stack.append("(\(operands[0]) to \(tree.text(of: tree.conversions[Int(node.payload)])))")
      case .assign: stack.append("\(tree.names[Int(node.payload)]) = \(operands[0])")
      case .chainStart:
        stack.append("(\(operands[0]) \(Catalogue.operators[Int(node.payload)].spellings[0]) \(operands[1]))")
      case .apply:
        let row = Catalogue.operators[Int(node.payload)]
        switch row.position {
        case .prefix: stack.append("(\(row.spellings[0])\(operands[0]))")
        case .postfix: stack.append("(\(operands[0])\(row.spellings[0]))")
        case .infix: stack.append("(\(operands[0]) \(row.spellings[0]) \(operands[1]))")
        }
      case .discard: stack.append(operands[0] + ";")
      case .functionEnd:
        let function = tree.functions[Int(node.payload)]
        let parameters = function.parameters.map { $0.name + ($0.unit.map { ": \(tree.text(of: $0))" } ?? "") }
        let condition = operands.count > 1 ? " where \(operands[0])" : ""
        stack.append(
          "\(function.name)(\(parameters.joined(separator: ", "))) = \(operands[operands.count - 1])\(condition);")
      case .chainLink, .chainEnd, .branch, .conditional, .loop, .loopBody, .functionBegin: break
      }
    }
    return stack.joined(separator: " ")
  }

  /// The names that mean values.
  static let scope = NameScope(variables: ["x", "d", "price"])

  static func read(_ text: String, _ scope: NameScope = scope) throws -> (reading: String, notes: [FormulaNote]) {
    let tree = try Parser.tree(of: SourceText(text), scope: scope)
    return (reading(tree), tree.notes)
  }

  @Test(
    "a number and the unit behind it are one operand, and the unit goes on as long as a unit follows directly",
    arguments: [
      ("60 km/h", "(60 ([km] / [h]))"), ("9.81 m/s²", "(9.81 ([m] / ([s] ^ ²)))"), ("10 Mbit/s", "(10 ([Mbit] / [s]))"),
      ("5 l/100km", "(5 [L/100km])"), ("100 km / 2 h", "((100 [km]) / (2 [h]))"), ("60 N m", "(60 ([N] [m]))"),
      ("5 kg·m/s^2", "(5 (([kg] * [m]) / ([s] ^ 2)))"), ("4.2 kJ/(kg K)", "(4.2 ([kJ] / ([kg] [K])))"),
      ("4.2 kJ/(kg·K) + 1", "((4.2 ([kJ] / ([kg] * [K]))) + 1)"), ("5 s⁻¹", "(5 ([s] ^ ⁻¹))"),
      ("5 s^-1", "(5 ([s] ^ (-1)))"),
      ("1 W/m K", "(1 ([W] / ([m] [K])))"), ("60 km/h * 2", "((60 ([km] / [h])) * 2)"),
      ("60 km / x", "((60 [km]) / x)"),
      ("2 * 60 km/h", "(2 * (60 ([km] / [h])))"), ("90°/s", "(90 ([deg] / [s]))"), ("5 °/s", "(5 ([deg] / [s]))"),
      ("90°", "(90°)"), ("5 m (km/h)^2", "(5 ([m] (([km] / [h]) ^ 2)))"), ("5 in", "(5 [in])"),
      ("60 lbf/in^2", "(60 ([lbf] / ([in] ^ 2)))"),
      ("5 in + 3 cm", "((5 [in]) + (3 [cm]))"), ("kg(2)", "kg(2)"), ("x km", "(x [km])"),
      ("(1 + 2) km", "((1 + 2) [km])"),
      ("x^2 km/h", "((x ^ 2) ([km] / [h]))"), ("2^3 m", "((2 ^ 3) [m])"), ("-5 km", "((-5) [km])"),
      ("-40 °C", "((-40) [°C])"),
      ("5 km^2", "(5 ([km] ^ 2))"), ("2x km", "((2 x) [km])"), ("sin(x) m", "(sin(x) [m])"),
      ("sin 30 deg", "sin((30 [deg]))"),
      ("5! m", "((5!) [m])"), ("3 m(2)", "((3 [m]) 2)"),
    ] as [(String, String)])
  func quantities(text: String, expected: String) throws {
    #expect(try Self.read(text).reading == expected)
  }

  @Test(
    "where plain precedence would read otherwise a note says so",
    arguments: [
      ("100 MiB / 10 Mbit/s", "((100 [MiB]) / (10 ([Mbit] / [s])))", "100 MiB / (10 Mbit/s)", "(100 MiB / 10) Mbit/s"),
      ("x/2 km", "(x / (2 [km]))", "x/(2 km)", "(x/2) km"), ("1.5/2 h", "((1.5 / 2) [h])", "(1.5/2) h", "1.5/(2 h)"),
      ("π/2 rad", "((π / 2) [rad])", "(π/2) rad", "π/(2 rad)"),
      ("2π/3 rad", "(((2 π) / 3) [rad])", "(2π/3) rad", "2π/(3 rad)"),
      ("-1/2.5 h", "(((-1) / 2.5) [h])", "(-1/2.5) h", "-1/(2.5 h)"),
      ("x * 0.5/2 h", "(x * ((0.5 / 2) [h]))", "(0.5/2) h", "0.5/(2 h)"),
      ("100/2.5 km/h", "((100 / 2.5) ([km] / [h]))", "(100/2.5) km/h", "100/(2.5 km/h)"),
      ("√2 m", "((√2) [m])", "(√2) m", "√(2 m)"),
    ] as [(String, String, String, String)])
  func notes(text: String, expected: String, reading: String, alternative: String) throws {
    let (read, notes) = try Self.read(text)
    #expect(read == expected)
    #expect(notes.map(\.kind) == [.quantity])
    #expect(
      notes.first?.message(in: .english) == "read as \(reading); for the other reading write \(alternative)", "\(notes)"
    )
  }

  @Test(
    "a fraction of whole numbers before a unit is what cooks and carpenters mean, and has no note",
    arguments: [
      ("1/2 h", "((1 / 2) [h])"), ("3/4 cup", "((3 / 4) [cup])"), ("-1/2 h", "(((-1) / 2) [h])"),
      ("x * 1/2 h", "(x * ((1 / 2) [h]))"),
      ("1/2 cup + 1/3 cup", "(((1 / 2) [cup]) + ((1 / 3) [cup]))"),
    ] as [(String, String)])
  func fractions(text: String, expected: String) throws {
    let (read, notes) = try Self.read(text)
    #expect(read == expected)
    #expect(notes.isEmpty, "\(notes)")
  }

  @Test(
    "what takes a fraction's first number alone is divided by the second with its unit",
    arguments: [
      ("2^1/2 h", "((2 ^ 1) / (2 [h]))"), ("x/1/2 h", "((x / 1) / (2 [h]))"), ("sin 1/2 h", "(sin(1) / (2 [h]))"),
      ("1/(3 s)", "(1 / (3 [s]))"), ("(1)/2 h", "(1 / (2 [h]))"),
    ] as [(String, String)])
  func noFractions(text: String, expected: String) throws {
    #expect(try Self.read(text).reading == expected)
  }

  @Test(
    "a mixed number is one number when each unit is a smaller one of the same dimension; a sign belongs to all of it",
    arguments: [
      ("5 ft 3 in", "{(5 [ft]), (3 [in])}"), ("2 h 30 min", "{(2 [h]), (30 [min])}"),
      ("52° 30′ 58.68″", "{(52 [deg]), (30 [′]), (58.68 [″])}"),
      ("52°30'58.68\"", "{(52 [deg]), (30 [arcmin]), (58.68 [arcsec])}"),
      ("8 lb 4 oz", "{(8 [lb]), (4 [oz])}"), ("1 h 30 min 20 sec", "{(1 [h]), (30 [min]), (20 [sec])}"),
      ("4'8 3/8\"", "{(4 [ft]), ((8 + (3 / 8)) [in])}"),
      ("4'8 3/8\" + 4'7 1/2\"", "({(4 [ft]), ((8 + (3 / 8)) [in])} + {(4 [ft]), ((7 + (1 / 2)) [in])})"),
      ("5 ft 3/8 in", "{(5 [ft]), ((3 / 8) [in])}"), ("8 3/8 in", "((8 + (3 / 8)) [in])"), ("6'", "(6 [ft])"),
      ("6' 2\"", "{(6 [ft]), (2 [in])}"),
      ("-5 ft 3 in", "(-{(5 [ft]), (3 [in])})"), ("1 h 30 min * 3", "({(1 [h]), (30 [min])} * 3)"),
      ("2 ft 3 in * x", "({(2 [ft]), (3 [in])} * x)"),
      ("-8 3/8 in", "((-(8 + (3 / 8))) [in])"),
      ("5 yd 2 ft 3 in - 1 in", "({(5 [yd]), (2 [ft]), (3 [in])} - (1 [in]))"),
      ("5 m 20 cm/s", "({(5 [m]), (20 [cm])} / [s])"),
    ] as [(String, String)])
  func mixed(text: String, expected: String) throws {
    // In a statement that converts s may stand without a number.
    let scope = text.hasSuffix("/s") ? " to m/s" : ""
    let read = try Self.read(text + scope).reading
    #expect(read == (scope.isEmpty ? expected : "(\(expected) to m/s)"))
  }

  @Test(
    "factors and divisors may be units without a number; whether something beside them has a unit is settled by kinds",
    arguments: [
      ("d / km", "(d / [km])"), ("d / (kg K)", "(d / ([kg] [K]))"),
      ("5 kg * m / s^2", "(5 (([kg] * [m]) / ([s] ^ 2)))"),
      ("m * d", "([m] * d)"), ("x * m + 1", "((x * [m]) + 1)"), ("d / s^2", "(d / ([s] ^ 2))"), ("m + 1", "(m + 1)"),
      ("sin m", "sin(m)"),
      ("d / min", "(d / [min])"), ("d / min(x, 2)", "(d / min(x, 2))"), ("km = 2; d / km", "km = 2; (d / km)"),
      ("d / (x)", "(d / x)"),
    ] as [(String, String)])
  func looseUnits(text: String, expected: String) throws {
    #expect(try Self.read(text).reading == expected)
  }

  @Test(
    "numbers behind units that are no smaller unit of the same dimension are errors",
    arguments: ["5 m 3 km", "5 ft 3 s", "5 ft 13", "5 ft 3 ft", "2^5 ft 3 in", "5 m² 3 cm²"])
  func unmixed(text: String) {
    #expect { try Self.read(text) } throws: { ($0 as? FormulaError)?.kind.name == "unexpectedToken" }
  }

  @Test(
    "names that are function and unit are the function where an argument follows, and otherwise the unit",
    arguments: [
      ("2 sec 30", "(2 sec(30))"), ("2 rad 90", "(2 rad(90))"), ("2 sec(30)", "(2 sec(30))"), ("20 min", "(20 [min])"),
      ("2 min(3, 4)", "(2 min(3, 4))"), ("20 sec - 5 sec", "((20 [sec]) - (5 [sec]))"),
      ("5 rad/s", "(5 ([rad] / [s]))"),
      ("5 rad s^-1", "(5 ([rad] ([s] ^ (-1))))"), ("60 km/sec", "(60 ([km] / [sec]))"), ("2 rad x", "(2 rad(x))"),
    ] as [(String, String)])
  func functions(text: String, expected: String) throws {
    #expect(try Self.read(text).reading == expected)
  }

  @Test(
    "names in scope are no units; square brackets force the unit, back quotes the name",
    arguments: [
      ("m = 5; 3 m", "m = 5; (3 m)", [FormulaNote.Kind.hiddenUnit]), ("m = 5; 3 [m]", "m = 5; (3 [m])", []),
      ("3 [km/h]", "(3 ([km] / [h]))", []),
      ("m = 5; 3 [m] + m", "m = 5; ((3 [m]) + m)", []), ("f(m) = 3 m", "f(m) = (3 m);", [.hiddenUnit]),
      ("3 `m`", "(3 m)", []),
      ("h = 2; 60 km / h", "h = 2; ((60 [km]) / h)", [.hiddenUnit]),
      ("h = 2; 60 km/h", "h = 2; (60 ([km] / [h]))", [.hiddenUnit]),
      ("m = 5; 3m", "m = 5; (3 m)", []), ("2x", "(2 x)", []),
      ("a = 2; 3a", "a = 2; (3 a)", []), ("2 π", "(2 π)", []),
      ("2 e", "(2 e)", []), ("3 [in]", "(3 [in])", []), ("m(x) = x; 3 m(2)", "m(x) = x; (3 m(2))", []),
    ] as [(String, String, [FormulaNote.Kind])])
  func names(text: String, expected: String, notes: [FormulaNote.Kind]) throws {
    let read = try Self.read(text)
    #expect(read.reading == expected && read.notes.map(\.kind) == notes)
  }

  @Test(
    "where inputs are found, words are inputs, but in statements that convert",
    arguments: [
      ("3 m", "(3 m)"), ("60 km/h", "((60 km) / h)"), ("3 m to cm", "((3 [m]) to cm)"),
      ("3 m; 3 m to cm", "(3 m); ((3 [m]) to cm)"),
      ("1/2 h", "(1 / (2 h))"), ("(3 m to cm) * 2", "(((3 [m]) to cm) * 2)"), ("4'8\"", "{(4 [ft]), (8 [in])}"),
      ("3 [m]", "(3 [m])"),
    ] as [(String, String)])
  func foundInputs(text: String, expected: String) throws {
    var scope = NameScope()
    scope.findsInputs = true
    #expect(try Self.read(text, scope).reading == expected)
  }

  @Test(
    "a conversion binds least and ends at a comma, a bracket, a semicolon or the end",
    arguments: [
      ("(5 km to m) / 2", "(((5 [km]) to m) / 2)"), ("max(5 km to m, 3 m)", "max(((5 [km]) to m), (3 [m]))"),
      ("72 km/h to m/s", "((72 ([km] / [h])) to m/s)"), ("1 + 2 m to cm", "((1 + (2 [m])) to cm)"),
      ("6 ft to ft+in", "((6 [ft]) to ft+in)"),
      ("9000 s to h+min+s", "((9000 [s]) to h+min+s)"), ("x m to ft+in/16", "((x [m]) to ft+in/16)"),
      ("5 in to cm", "((5 [in]) to cm)"),
      ("30.48 cm to in", "((30.48 [cm]) to in)"), ("5 cm in in", "((5 [cm]) to in)"),
      ("5 in in in", "((5 [in]) to in)"),
      ("5 in in cm", "((5 [in]) to cm)"), ("12 in + 2 cm to mm", "(((12 [in]) + (2 [cm])) to mm)"),
      ("100 °C in °F", "((100 [°C]) to °F)"),
      ("d in cm; 5 in", "(d to cm); (5 [in])"), ("5 lb in", "(5 ([lb] [in]))"),
      ("d = 5 km to m; d", "d = ((5 [km]) to m); d"),
      ("f(x) = x km to m; f(2)", "f(x) = ((x [km]) to m); f(2)"), ("x*km to mile", "((x * [km]) to mile)"),
    ] as [(String, String)])
  func conversions(text: String, expected: String) throws {
    #expect(try Self.read(text).reading == expected)
  }

  @Test(
    "what a conversion cannot be followed by, and notations inside of formulas, are errors",
    arguments: [
      "5 km to m to mile", "5 km to m + 3 m", "(255 to hex) + 1", "max(255 to hex, 1)", "5 km to", "5 km to m - 1",
      "6 ft to ft+in/0",
      "6 ft to ft+in/1.5",
    ])
  func badConversions(text: String) {
    #expect { try Self.read(text) } throws: { error in
      let name = (error as? FormulaError)?.kind.name
      return name == "unexpectedToken" || name == "unexpectedEnd"
    }
  }

  @Test(
    "a currency's sign stands before or behind its number",
    arguments: [
      ("$100", "(100 [USD])"), ("€ 20", "(20 [EUR])"), ("₩1200", "(1200 [KRW])"), ("20 €", "(20 [EUR])"),
      ("-$5", "(-(5 [USD]))"),
      ("$100 to EUR", "((100 [USD]) to €)"), ("2 * $5 to EUR", "((2 * (5 [USD])) to €)"),
      ("3 * $20", "(3 * (20 [USD]))"), ("100 km / $5", "((100 [km]) / (5 [USD]))"),
      ("$3/kg", "(3 ([USD] / [kg]))"), ("$100 + 20 €", "((100 [USD]) + (20 [EUR]))"), ("100 USD", "(100 [USD])"),
    ] as [(String, String)])
  func currencies(text: String, expected: String) throws {
    let scope = NameScope(definesUnit: { ["USD", "EUR", "KRW"].contains($0) })
    let reading = try Self.read(text, scope).reading
    #expect(reading == expected)
  }

  @Test(
    "parameters have units, and a definition a condition",
    arguments: [
      ("f(x: km) = 2x", "f(x: km) = (2 x);"), ("f(x: m) = x where x > 0 m", "f(x: m) = x where (x > (0 [m]));"),
      ("v(d: km, t: h) = d / t", "v(d: km, t: h) = (d / t);"),
      ("f(v: km/h, x) = v where x > 0", "f(v: km/h, x) = v where (x > 0);"),
      ("f(c: kJ/(kg K)) = c", "f(c: kJ/kg/K) = c;"),
      ("f(x) = x to m where x > 0 m", "f(x) = (x to m) where (x > (0 [m]));"),
    ] as [(String, String)])
  func annotations(text: String, expected: String) throws {
    #expect(try Self.read(text).reading == expected)
  }
}
