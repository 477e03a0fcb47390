import Foundation
import Reckon
import ReckonPrompt
import ReckonTerminal
import TestDepth
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Plots")
struct PlotTests {
  static func plot(_ text: String, _ range: ClosedRange<Double>) throws -> FunctionPlot {
    let text = CommandText(text)
    let functions = try CommandFunction.list(
      text.words[...], of: text, in: FormulaSession(), mode: .double, shareUnit: true,
      orElse: UsageError("there is no function"))
    return try FunctionPlot(functions, over: range)
  }

  static func lines(_ text: String, _ range: ClosedRange<Double>, columns: Int = 40, rows: Int = 12) throws -> [String]
  {
    TerminalPlot(try plot(text, range), size: TerminalSize(columns: columns, rows: rows)).lines(.none)
  }

  /// The dots of a field whose first column is behind the axis, from the left and from the top.
  static func dots(_ lines: [String]) -> [(x: Int, y: Int)] {
    let bits = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    var dots: [(x: Int, y: Int)] = []
    for (row, line) in lines.enumerated() {
      guard let axis = line.firstIndex(where: { "┤│".contains($0) }) else { continue }
      for (column, character) in line[line.index(after: axis)...].enumerated() {
        guard let scalar = character.unicodeScalars.first, (0x2800...0x28FF).contains(scalar.value) else { continue }
        for (bit, place) in bits.enumerated() where scalar.value & (1 << UInt32(bit)) != 0 {
          dots.append((column * 2 + place.0, row * 4 + place.1))
        }
      }
    }
    return dots
  }

  @Test("put each dot where the function is")
  func dots() throws {
    // A field of 37 columns and 9 rows: 74 dots from -360 to 360, and 32 from the middle of the first row to that of
    // the last.
    let lines = try Self.lines("sin", -360...360, columns: 43, rows: 11)
    try #require(lines.count == 11)
    let dots = Self.dots(Array(lines.prefix(9)))
    #expect((74...200).contains(dots.count) && Set(dots.map(\.x)) == Set(0...73))
    for dot in dots {
      // The function takes all values between those at the column's sides, and the dots are as high as a sixteenth.
      let heights = stride(from: -0.5, through: 0.5, by: 0.125).map {
        sin((-360 + 720 * (Double(dot.x) + $0) / 73) / 180 * .pi)
      }
      let height = 1 - (Double(dot.y) - 1.5) / 16
      #expect(heights.contains { abs($0 - height) <= 0.5 / 16 + 0.07 }, "\(dot) \(height)")
    }
    #expect(lines[0].hasPrefix(" 1 ┤") && lines[4].hasPrefix(" 0 ┤") && lines[8].hasPrefix("-1 ┤"))
    #expect(lines[10].split(separator: " ") == ["-360", "-180", "0", "180", "360"])
  }

  @Test(
    "fit the room that there is", .optimizedOrFullDepth,
    arguments: [(80, 20), (40, 10), (200, 32), (20, 8), (1, 1), (1000, 1000)])
  func sizes(columns: Int, rows: Int) throws {
    for text in ["sin", "sin, cos", "1e-9x", "-123456789 x^2", "7"] {
      let lines = try Self.lines(text, -360...360, columns: columns, rows: rows)
      #expect(lines.count <= max(rows, 8))
      let widest = lines.dropFirst(text.contains(",") ? 1 : 0).map(\.count).max() ?? 0
      // Labels below the first and the last column may stand out by half of their width.
      #expect(widest <= max(columns, 40) + 3, "\(widest)")
    }
  }

  @Test(
    "nothing is too large, too small or too narrow",
    arguments: [
      ("x", 0.0...Double.leastNonzeroMagnitude), ("5e-324 x", 0...1),
      ("x", -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude),
      ("1e308 sin x", -360...360), ("x^3", -1e308...1e308), ("x", 1...1.0.nextUp), ("x - 1", 1e300...1e300.nextUp),
      ("1/x", 0...1e-308),
      ("1e308/x", -1...1), ("1", 0...1e-307), ("if(x == 0, 1, -1)", -1...1),
    ] as [(String, ClosedRange<Double>)])
  func extremes(text: String, range: ClosedRange<Double>) throws {
    let lines = try Self.lines(text, range)
    #expect((7...12).contains(lines.count) && !Self.dots(lines).isEmpty)
    let picture = SVGPlot(try Self.plot(text, range)).text
    #expect(!picture.contains("nan") && !picture.contains("inf") && Self.read(picture) != nil)
  }

  @Test("several functions have a legend, and signs on their curves where no other is")
  func legend() throws {
    let lines = try Self.lines("x, -x, 5", -10...10, columns: 60, rows: 20)
    #expect(lines[0].trimmingCharacters(in: .whitespaces) == "1 x   2 -x   3 5")
    for sign in ["1", "2", "3"] { #expect(lines[1..<17].contains { $0.dropFirst(6).contains(sign) }) }
    #expect(try !Self.lines("x", -10...10)[0].contains("1 x"))
  }

  // 10 miles have 16.09344 km.
  @Test("functions in units share that of the first, which stands above the axis")
  func units() throws {
    let plot = try Self.plot("x km, x mile", 0...10)
    let lines = TerminalPlot(plot, size: TerminalSize(columns: 60, rows: 20)).lines(.none)
    #expect(lines[0].trimmingCharacters(in: .whitespaces) == "km  1 x km   2 x mile", "\(lines[0])")
    #expect(abs((plot.graphs[1].curve.range?.upperBound ?? 0) - 16.09344) < 1e-9)
    #expect(SVGPlot(plot).text.contains(">km</text>"))
    #expect(try Self.lines("x km", 0...10)[0].trimmingCharacters(in: .whitespaces) == "km")
    let error = try #require(throws: FormulaError.self) { try Self.plot("x km, x", 0...10) }
    #expect(
      error.message == "‘x’ does not fit here; it has no unit, and the axis is in km"
        && error.range == SourceRange(start: 6, end: 7))
    #expect(throws: FormulaError.self) { try Self.plot("x km, x s", 0...10) }
  }

  @Test("colours are sent only where the terminal shows some, and end with each line")
  func colors() throws {
    let plot = TerminalPlot(try Self.plot("sin, cos", -360...360), size: TerminalSize(columns: 60, rows: 20))
    #expect(!plot.lines(.none).joined().contains("\u{1B}"))
    for depth in [ColorDepth.sixteen, .palette, .full] {
      for line in plot.lines(depth) where line.contains("\u{1B}") { #expect(line.hasSuffix("\u{1B}[0m")) }
    }
    #expect(
      plot.lines(.sixteen).joined().contains("\u{1B}[0;96m") && plot.lines(.sixteen).joined().contains("\u{1B}[0;93m"))
  }

  @Test("the field is the same with colours and without")
  func sameText() throws {
    let plot = TerminalPlot(try Self.plot("sin, x/100", -360...360), size: TerminalSize(columns: 60, rows: 20))
    let plain = plot.lines(.palette).map { $0.replacing(#/\x1B\[[0-9;]*m/#, with: "") }
    #expect(plain == plot.lines(.none))
  }

  @Test("without bounds show two turns of angles, or -10 to 10")
  func standardRanges() {
    #expect(ToolRun("-e", ":plot sin").output == ToolRun("-e", ":plot sin -360 360").output)
    #expect(ToolRun("-e", ":plot x^2 - 3").output == ToolRun("-e", ":plot x^2 - 3 -10 10").output)
    #expect(
      ToolRun("-e", ":set angle-unit rad\n:plot cos(x)").output
        == ToolRun("-e", ":set angle-unit rad\n:plot cos(x) -2π 2π").output)
    #expect(ToolRun("-e", "f(t) = t^2\n:plot f").output == ToolRun("-e", ":plot x^2").output)
  }

  @Test("off a terminal are 80 columns wide and without colours")
  func offTerminal() {
    let run = ToolRun("-e", ":plot tan, 1/x -360 360")
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.count <= 20 && lines.allSatisfy { $0.count <= 82 } && !run.output.contains("\u{1B}") && run.errors == "")
  }

  // MARK: Pictures

  /// The elements of a document and their attributes, or nothing when it is not well-formed.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var text = ""
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append((name, attributes))
    }
    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  private static func read(_ svg: String) -> Reader? {
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = Reader()
    parser.delegate = reader
    return parser.parse() ? reader : nil
  }

  @Test(
    "pictures are well-formed, whatever was typed",
    arguments: [
      ("sin, cos", 2), ("x < 3, x > 1 and x < 2", 5), ("1/x", 2), ("2`a&b\"<c>`", 1), ("x + 0*\u{202E}x", 0),
      ("floor(x)", 22), ("ln", 1),
    ])
  func wellFormed(text: String, stretches: Int) throws {
    guard let plot = try? Self.plot(text, -10.5...10) else { return #expect(stretches == 0) }
    let reader = try #require(Self.read(SVGPlot(plot).text))
    #expect(reader.elements.first?.name == "svg" && reader.elements.first?.attributes["viewBox"] == "0 0 800 500")
    #expect(reader.text.contains("\(text) from -10.5 to 10"))
    let paths = reader.elements.filter { $0.name == "path" }.compactMap { $0.attributes["d"] }
    #expect(paths.joined().count { $0 == "M" } == stretches)
  }

  @Test("pictures hold the curve: every place of a path is on the function")
  func places() throws {
    let reader = try #require(Self.read(SVGPlot(try Self.plot("sin", -360...360)).text))
    let path = try #require(reader.elements.first { $0.name == "path" }?.attributes["d"])
    let field = try #require(
      reader.elements.last { $0.name == "rect" && $0.attributes["class"] == "frame" }?.attributes)
    let numbers = ["x", "y", "width", "height"].compactMap { field[$0].flatMap { Double($0) } }
    try #require(numbers.count == 4)
    let points = path.split(whereSeparator: { "ML".contains($0) }).map {
      $0.split(separator: " ").compactMap { Double($0) }
    }
    #expect((50...500).contains(points.count))
    for point in points {
      try #require(point.count == 2)
      let x = (point[0] - numbers[0]) / numbers[2] * 720 - 360
      let y = 1 - (point[1] - numbers[1]) / numbers[3] * 2
      #expect(abs(y - sin(x / 180 * .pi)) < 2e-3, "\(x) \(y)")
    }
    #expect(points.first.map { abs($0[0] - numbers[0]) < 0.01 } ?? false)
  }

  @Test("a file that is no picture stays as it is")
  func noPicture() throws {
    let path = try ToolRun.file("text")
    let link = path + ".svg"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let run = ToolRun("-e", ":plot sin 0 360 \(link)")
    #expect(run.code == .usage && run.errors.contains("already exists and is not a picture"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
  }

  @Test("a picture is written to a file, also with blanks in its name, in place of an old one")
  func file() throws {
    let folder = try ToolFolder()
    for name in ["waves.svg", "two waves.SVG"] {
      let path = folder.file(name)
      try folder.write("<svg>old</svg>", to: name)
      let run = ToolRun("-e", ":plot sin, cos -360 360 \(name.contains(" ") ? "\"\(path)\"" : path)")
      #expect(run.output == "\(path) written\n" && run.errors == "")
      #expect(Self.read(try String(contentsOfFile: path, encoding: .utf8)) != nil)
    }
    #expect(try folder.names().count == 2)
    let failing = ToolRun("-e", ":plot sin \(folder.path)/none/a.svg")
    #expect(failing.errors.contains("/none/a.svg cannot be written") && failing.code == .inputOutput)
    #expect(ToolRun("-e", ":plot \(folder.path)/a.svg").errors.contains("plot needs a function"))
  }

  @Test("errors before a file's name are told where they stand, and other endings than .svg are named")
  func placesBeforeFiles() {
    #expect(
      ToolRun("-", input: "1\n:plot x 0 1 p q.svg\n").errors
        == "standard input:2:9: error: ‘0’ does not fit here; for a product write x * 0\n  :plot x 0 1 p q.svg\n          ^\n"
    )
    let other = ToolRun("-e", ":plot x 0 1 wave.png")
    #expect(
      other.code == .usage
        && other.errors.contains("a plot is written to a file whose name ends in .svg, not to wave.png"))
  }
}
