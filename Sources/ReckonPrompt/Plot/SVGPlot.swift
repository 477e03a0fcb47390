import Reckon
import ReckonTerminal

/// A plot as a self-contained SVG document, with light and dark colors according to the viewer's preference.
package struct SVGPlot {
  private let plot: FunctionPlot
  private let horizontal: AxisScale
  private let vertical: AxisScale
  /// The labels of the legend, by row.
  private let legend: [[Int]]
  private let left: Double
  private let top: Double

  private static let width = 800.0
  private static let height = 500.0
  private static let right = 24.0
  private static let bottom = 44.0
  /// The approximate width of a label's character.
  private static let characterWidth = 7.5
  private static let legendRow = 22.0
  private static let longestLabel = 60

  /// The colors of curves, light and dark, and their dash patterns; the latter alone distinguish up to four.
  private static let colors = [
    ("#0072b2", "#56b4e9"), ("#d55e00", "#e69f00"), ("#00795c", "#2cb67d"), ("#a83c82", "#d983b5"),
    ("#b3261e", "#ff7a66"),
    ("#5b4bd1", "#9a8cff"),
  ]
  private static let dashes = ["", "8 4", "2 4", "10 4 2 4"]

  package init(_ plot: FunctionPlot) {
    self.plot = plot
    let vertical = AxisScale.rounded(plot.values, marks: 7)
    let left =
      16 + Double((vertical.marks.map(\.label.count) + [plot.unit?.count ?? 0]).reduce(0, max)) * Self.characterWidth
      + 8
    let room = Self.width - left - Self.right
    horizontal = AxisScale.fixed(plot.range, plot.kind, marks: 12) { marks in
      let widest = Double(marks.map(\.label.count).max() ?? 0) * Self.characterWidth + 16
      return widest * Double(marks.count) <= room
    }
    var rows: [[Int]] = [[]]
    var used = 0.0
    for (index, graph) in plot.graphs.enumerated() {
      let needed = Self.legendWidth(graph)
      if used + needed > room, !(rows.last?.isEmpty ?? true) { (rows, used) = (rows + [[]], 0) }
      rows[rows.count - 1].append(index)
      used += needed
    }
    self.vertical = vertical
    self.left = left
    legend = rows
    top = 14 + Double(rows.count) * Self.legendRow
  }

  private static func label(_ graph: FunctionPlot.Graph) -> String {
    graph.label.count > longestLabel ? graph.label.prefix(longestLabel - 1) + "…" : graph.label
  }

  private static func legendWidth(_ graph: FunctionPlot.Graph) -> Double {
    Double(label(graph).count) * characterWidth + 60
  }

  // MARK: Places

  private func x(_ value: Double) -> Double { left + horizontal.place(of: value) * (Self.width - Self.right - left) }

  /// Clamped to a margin around the picture.
  private func y(_ value: Double) -> Double {
    let height = Self.height - Self.bottom - top
    return top + min(max((1 - vertical.place(of: value)) * height, -10 * height), 11 * height)
  }

  /// A coordinate with at most two decimals.
  private static func text(_ coordinate: Double) -> String {
    NumberText.shortest((coordinate * 100).rounded() / 100 + 0)
  }

  // MARK: Writing

  /// The document's text.
  package var text: String {
    let names = plot.graphs.map(\.label).joined(separator: ", ")
    let title = Self.escaped(Phrase("plotOf", "\(names) from \(FunctionPlot.text(plot.range))").description)
    let (width, height) = (Self.text(Self.width), Self.text(Self.height))
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\" role=\"img\">",
      "<title>\(title)</title>", "<style>",
    ]
    lines += Self.styles(plot.graphs.count)
    lines += ["</style>", "<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\"/>"]
    lines += axes
    let (fieldWidth, fieldHeight) = (Self.width - Self.right - left, Self.height - Self.bottom - top)
    let field =
      "x=\"\(Self.text(left))\" y=\"\(Self.text(top))\" width=\"\(Self.text(fieldWidth))\" height=\"\(Self.text(fieldHeight))\""
    // With space for half of the line width of a curve at the edge.
    let clip = "x=\"0\" y=\"\(Self.text(top - 1.5))\" width=\"\(width)\" height=\"\(Self.text(fieldHeight + 3))\""
    lines.append("<clipPath id=\"field\"><rect \(clip)/></clipPath>")
    lines.append("<g clip-path=\"url(#field)\">")
    for (index, graph) in plot.graphs.enumerated() {
      let path = graph.curve.stretches.map { stretch in self.path(stretch) }.joined(separator: " ")
      if !path.isEmpty { lines.append("<path class=\"curve c\(index)\" d=\"\(path)\"/>") }
    }
    lines += ["</g>", "<rect class=\"frame\" \(field)/>"]
    lines += legendLines
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static func styles(_ count: Int) -> [String] {
    let indices = 0..<count
    return [
      "text { font: 13px system-ui, sans-serif; fill: #333 }", ".ground { fill: #fff }", ".grid { stroke: #e3e3e3 }",
      ".zero { stroke: #999 }", ".frame { fill: none; stroke: #999 }",
      ".curve { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round }",
    ]
      + indices.map { index in
        let dash = dashes[index % dashes.count]
        return
          ".c\(index) { stroke: \(colors[index % colors.count].0)\(dash.isEmpty ? "" : "; stroke-dasharray: \(dash)") }"
      } + [
        "@media (prefers-color-scheme: dark) {", "text { fill: #ddd }", ".ground { fill: #1b1d21 }",
        ".grid { stroke: #34373d }",
        ".zero, .frame { stroke: #777 }",
      ] + indices.map { ".c\($0) { stroke: \(colors[$0 % colors.count].1) }" } + ["}"]
  }

  /// Grid lines with their labels.
  private var axes: [String] {
    let (right, bottom) = (Self.width - Self.right, Self.height - Self.bottom)
    var lines: [String] = []
    if let unit = plot.unit {
      lines.append(
        "<text x=\"\(Self.text(left - 8))\" y=\"16\" dy=\"0.35em\" text-anchor=\"end\">\(Self.escaped(unit))</text>")
    }
    for mark in vertical.marks {
      let place = Self.text(y(mark.value))
      let name = mark.value == 0 ? "zero" : "grid"
      lines.append(
        "<line class=\"\(name)\" x1=\"\(Self.text(left))\" x2=\"\(Self.text(right))\" y1=\"\(place)\" y2=\"\(place)\"/>"
      )
      lines.append(
        "<text x=\"\(Self.text(left - 8))\" y=\"\(place)\" dy=\"0.35em\" text-anchor=\"end\">\(Self.escaped(mark.label))</text>"
      )
    }
    for mark in horizontal.marks {
      let place = Self.text(x(mark.value))
      let name = mark.value == 0 ? "zero" : "grid"
      lines.append(
        "<line class=\"\(name)\" x1=\"\(place)\" x2=\"\(place)\" y1=\"\(Self.text(top))\" y2=\"\(Self.text(bottom))\"/>"
      )
      lines.append(
        "<text x=\"\(place)\" y=\"\(Self.text(bottom + 20))\" text-anchor=\"middle\">\(Self.escaped(mark.label))</text>"
      )
    }
    return lines
  }

  private var legendLines: [String] {
    var lines: [String] = []
    for (row, indices) in legend.enumerated() {
      var place = left
      let height = Self.text(16 + Double(row) * Self.legendRow)
      for index in indices {
        let (start, end) = (Self.text(place), Self.text(place + 28))
        lines.append(
          "<line class=\"curve c\(index)\" x1=\"\(start)\" x2=\"\(end)\" y1=\"\(height)\" y2=\"\(height)\"/>")
        let label = Self.escaped(Self.label(plot.graphs[index]))
        lines.append("<text x=\"\(Self.text(place + 36))\" y=\"\(height)\" dy=\"0.35em\">\(label)</text>")
        place += Self.legendWidth(plot.graphs[index])
      }
    }
    return lines
  }

  // MARK: Curves

  private typealias Place = (x: Double, y: Double)

  /// The path of a polyline. A single point is drawn as a dot by the round line caps.
  private func path(_ stretch: [Curve.Point]) -> String {
    let places = Self.simplified(stretch.map { (x($0.x), y($0.y)) })
    guard let first = places.first else { return "" }
    let rest = places.count == 1 ? places[...] : places.dropFirst()
    return "M\(Self.text(first.x)) \(Self.text(first.y))"
      + rest.map { "L\(Self.text($0.x)) \(Self.text($0.y))" }.joined()
  }

  /// A simplified polyline, with a maximum deviation of a small fraction of a pixel.
  ///
  /// The Ramer–Douglas–Peucker algorithm, on pieces of bounded length, so that it takes linear time.
  private static func simplified(_ places: [Place]) -> [Place] {
    let piece = 256
    let tolerance = 0.05
    guard places.count > 2 else { return places }
    var isKept = [Bool](repeating: false, count: places.count)
    var open: [(Int, Int)] = []
    for start in stride(from: 0, to: places.count - 1, by: piece) {
      open.append((start, min(start + piece, places.count - 1)))
    }
    while let (start, end) = open.popLast() {
      isKept[start] = true
      isKept[end] = true
      var farthest = (index: start, distance: tolerance)
      let (from, to) = (places[start], places[end])
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      for index in start..<end where index > start {
        let (px, py) = (places[index].x - from.x, places[index].y - from.y)
        // If both ends coincide, the distance to that point.
        let distance = length > 0 ? abs(dx * py - dy * px) / length : (px * px + py * py).squareRoot()
        if distance > farthest.distance { farthest = (index, distance) }
      }
      if farthest.index > start { open += [(start, farthest.index), (farthest.index, end)] }
    }
    return zip(places, isKept).filter(\.1).map(\.0)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where SourceText.isUnprintable(scalar): result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
