import Reckon
import ReckonPrompt
import TestDepth
import Testing

@Suite("Solving equations")
struct SolveTests {
  static func findings(
    _ text: String, _ unit: AngleUnit = .degrees, definitions: String = ""
  ) throws -> RootFindings {
    var session = FormulaSession()
    session.options.angleUnit = unit
    if !definitions.isEmpty { try session.run(definitions) }
    let request = try SolveRequest(text, in: session)
    var search = RootSearch(try request.function(), in: request.range)
    return try search.run()
  }

  @Test(
    "finds decimals that solve exactly, simple and multiple ones", .optimizedOrFullDepth,
    arguments: [
      ("x^2 = 4", ["-2", "2"]),
      ("x^2 - 9", ["-3", "3"]),
      ("2x + 3 = 10", ["3.5"]),
      ("(x-1)(x-2)(x-3)(x-4)(x-5) = 0", ["1", "2", "3", "4", "5"]),
      ("(x - 1000)(x - 1001)", ["1000", "1001"]),
      ("(x - 100)(x - 100.125) = 0 -500 500", ["100", "100.125"]),
      ("(x - 0.001)(x - 0.0011)", ["0.001", "0.0011"]),
      ("(x - 123456)(x + 654321)", ["-654321", "123456"]),
      ("x*(x - 0.01) = 0", ["0", "0.01"]),
      // Double and triple ones, as products and multiplied out.
      ("(x - 1)^2 = 0", ["1"]),
      ("x^2 - 2x + 1 = 0", ["1"]),
      ("x^2 - 2.5x + 1.5625", ["1.25"]),
      ("x^3 - 3x^2 + 3x - 1 = 0", ["1"]),
      ("x^4 - 4x^3 + 6x^2 - 4x + 1", ["1"]),
      ("x^200 = 0", ["0"]),
      ("-(x + 7.125)^2 = 0", ["-7.125"]),
      // Where the values end, or bend.
      ("sqrt(x - 2) = 0", ["2"]),
      ("sqrt(x) = x", ["0", "1"]),
      ("abs(x) = 3", ["-3", "3"]),
      ("abs(x - 2.5) = 0", ["2.5"]),
      // Poles are none.
      ("1/(x - 3) + 1/(x - 5) = 0", ["4"]),
      ("1/x = 8", ["0.125"]),
      ("(x^2 - 1)/(x - 3)", ["-1", "1"]),
      ("x^5 = 3125", ["5"]),
    ])
  func exact(text: String, roots: [String]) throws {
    let found = try Self.findings(text)
    #expect(found.roots.map { $0.isExact ? NumberText.shortest($0.value) : "≈ \($0.value)" } == roots)
    #expect(found.ranges.isEmpty)
  }

  // The values are those of mpmath with 40 digits.
  @Test(
    "finds other solutions to the last bit but one", .optimizedOrFullDepth,
    arguments: [
      ("x^2 = 2", .degrees, [-1.41421356237309504880, 1.41421356237309504880]),
      ("cos x = x 0 90", .degrees, [0.9998477415310881129598]),
      ("cos x = x", .radians, [0.7390851332151606416553]),
      ("tan x = x 1 10", .radians, [4.493409457909064175308, 7.725251836937707164195]),
      ("tan x = x 1 360", .degrees, [89.35883916555255113061, 269.787627336046022871510]),
      ("x * e^x = 1", .degrees, [0.5671432904097838729999]),
      ("x^5 - x - 1 = 0", .degrees, [1.167303978261418684256]),
      ("e^x = 3x", .degrees, [0.6190612867359451121523, 1.512134551657842473897]),
      ("ln x = -20", .degrees, [2.061153622438557827966e-9]),
      ("x^x = 100 0 10", .degrees, [3.597285023540417505498]),
      ("x^3 = x + 1", .degrees, [1.324717957244746025961]),
      ("gamma(x) = 10 1 10", .degrees, [4.390077650833141892171]),
      ("x^3 - 2x - 5", .degrees, [2.094551481542326591482]),
      ("x^2 = 1e13", .degrees, [-3162277.660168379331999, 3162277.660168379331999]),
      ("x - 0.5 sin x = 1", .radians, [1.498701133517848314058]),
      ("2^x = x^2", .degrees, [-0.7666646959621230931112, 2, 4]),
      (
        "1/(x-3) + 1/(x-5) + x = 0 ", .degrees,
        [0.6570769172228297919451, 2.529316580128839392614, 4.813606502648330815441]
      ),
      ("tan x = 1", .degrees, [-315, -135, 45, 225]),
      ("sin(360x) = 0 0 3.5", .degrees, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]),
      ("sin x = 0.5", .degrees, [-330, -210, 30, 150]),
      (
        "sin x = 0", .radians,
        [-6.283185307179586476925, -3.141592653589793238463, 0, 3.141592653589793238463, 6.283185307179586476925]
      ),
    ] as [(String, AngleUnit, [Double])])
  func transcendental(text: String, unit: AngleUnit, roots: [Double]) throws {
    let found = try Self.findings(text, unit)
    #expect(found.roots.count == roots.count, "\(found.roots)")
    for (root, expected) in zip(found.roots, roots) {
      // Where both sides are computed to some ULP, so is the place where they cross.
      #expect(abs(root.value - expected) <= max(4 * expected.ulp, 1e-300), "\(root.value) \(expected)")
    }
  }

  @Test("tells touches that are no short decimals by their first digits")
  func touching() throws {
    for text in ["(x^2 - 2)^2 = 0", "x^4 - 4x^2 + 4 = 0"] {
      let found = try Self.findings(text)
      #expect(found.roots.map(\.kind) == [.touching, .touching])
      #expect(zip(found.roots, [-2.0.squareRoot(), 2.0.squareRoot()]).allSatisfy { abs($0.value - $1) < 1e-7 })
    }
    let cosine = try Self.findings("cos x = 1 1 10", .radians)
    #expect(cosine.roots.count == 1 && abs(cosine.roots[0].value - 2 * .pi) < 1e-7)
  }

  @Test(
    "finds nothing where there is nothing", .optimizedOrFullDepth,
    arguments: [
      "x^2 = -1", "1/x = 0", "tan x = 1 90 91", "floor(x) = 0.5", "sign(x) = 0.5", "e^x = -1", "x^2 + 1e-9 = 0",
      "cosh(x) = 0.999999",
      "abs(x) + 0.000001 = 0", "x = x + 1", "1/(x - 3)^2 = 0 0 10", "x^2 = 4 3 5",
    ])
  func nothing(text: String) throws {
    let found = try Self.findings(text)
    #expect(found.roots.isEmpty && found.ranges.isEmpty && found.isDefined, "\(found)")
  }

  @Test("says where both sides are the same everywhere")
  func ranges() throws {
    #expect(try Self.findings("x = x 0 5").ranges == [0...5])
    let flat = try Self.findings("max(x, 0) = 0 -8 8").ranges
    #expect(flat.count == 1 && flat.first.map { $0.lowerBound == -8 && abs($0.upperBound) < 1e-12 } ?? false)
    let step = try Self.findings("floor(x) = 2 0 5").ranges
    #expect(
      step.count == 1 && step.first.map { $0.lowerBound == 2 && $0.upperBound > 2.99 && $0.upperBound < 3 } ?? false)
    #expect(try !Self.findings("ln(-x^2 - 1) = 3").isDefined)
  }

  @Test("finds the unknown: x, the only name that is not known, or the one that is named")
  func unknown() throws {
    #expect(ToolRun("-e", ":solve 2t + 3 = 10").output == "t = 3.5\n")
    #expect(ToolRun("-e", "a = 2\n:solve a*t = 5").output == "t = 2.5\n")
    // x has a value, but it is not meant here.
    #expect(ToolRun("-e", "x = 3\n:solve x^2 = 16 0 10").output == "x = 4\n")
    #expect(ToolRun("-e", "x = 3\n:solve t + x = 5").output == "t = 2\n")
    #expect(ToolRun("-e", "p = 1000\n:solve p * (1 + r/100)^2 = 1210 for r 0 50").output == "r = 10\n")
    #expect(ToolRun("-e", "p = 1000\n:solve p * (1 + r/100)^2 = 1210 0 50 for r").output == "r = 10\n")
    #expect(ToolRun("-e", "f(a) = a^2 - 2a\n:solve f = 8 0 10").output == "x = 4\n")
  }

  // A mile has 1609.344 m; 100 °C are 212 °F; 5 lb have 5 · 0.45359237 kg.
  @Test(
    "subtracts sides in units of one kind, and gives the unknown the unit that makes them so",
    arguments: [
      ("x km = 5 mile", "x = 8.04672\n"), ("1 h = x * 30 min", "x = 2\n"), ("100 °C = x °F", "x = 212\n"),
      ("x * 5 m = 20 m", "x = 4\n"),
      ("v = 100 km / (2 h) for v", "v = 50 km/h\n"), ("t * 50 km/h = 100 km for t 0 100", "t = 2 h\n"),
      ("x km = 5 s", "x = 5 s/km\n"),
      ("2m = 5 lb to kg for m", "m = 1.133980925 kg\n"),
      ("a^2 = 9 m² for a 0 10", "a = 3 m\n"), ("c = 20 °C + 5 K for c", "c = 25 °C\n"), ("0.5 = x%", "x = 50\n"),
      ("2024-01-01 + x d = 2024-03-01", "x = 60\n"),
    ])
  func units(text: String, output: String) {
    let run = ToolRun("-e", ":solve \(text)")
    #expect(run.output == output, "\(run.errors)")
  }

  @Test(
    "sides of different kinds are an error at both",
    arguments: [
      ("x + 3 = 5 m", "a number and a length cannot be compared: x + 3 = 5 m; use units of the same kind"),
      ("x + 3 = 5 m for x 0 10", "a number and a length cannot be compared: x + 3 = 5 m; use units of the same kind"),
      ("x km + 1 km = 5 s", "a length and a time cannot be compared: x km + 1 km = 5 s; use units of the same kind"),
    ])
  func kinds(text: String, message: String) {
    let run = ToolRun("-e", ":solve \(text)")
    #expect(run.code == .usage && run.errors.contains("error: \(message)\n"), "\(run.errors)")
    #expect(run.errors.contains("  :solve \(text)\n         ^"), "\(run.errors)")
  }

  @Test("writes what it found with where it looked, and numbers it for later")
  func command() {
    let run = ToolRun("--double", "-e", ":solve x^2 = 2\nans^2")
    #expect(run.output == "x ≈ -1.4142135623730951\nx ≈ 1.4142135623730951\n2.0000000000000004\n")
    #expect(run.errors == "searched from -1e12 to 1e12; there may be more elsewhere\n")
    let decimal = ToolRun("-e", ":set number-mode decimal\n:solve x^2 = 2 0 5")
    // 34 digits of √2.
    #expect(decimal.output == "x ≈ 1.414213562373095048801688724209698\n" && decimal.errors == "searched from 0 to 5\n")
    let session = ToolRun([], input: ":solve x^2 = 9\nans(1) * 10\n", isTerminal: true)
    #expect(session.output.contains("x = -3\n") && session.output.contains("-30\n"))
    let none = ToolRun("-e", ":solve x^2 = -1 0 5")
    #expect(none.errors.contains("no solution was found from 0 to 5") && none.code == .usage)
    let many = ToolRun("-e", ":solve sin x = 0 0 36000")
    #expect(many.output.hasSuffix("x = 8820\nand 151 more\n"))
  }
}
