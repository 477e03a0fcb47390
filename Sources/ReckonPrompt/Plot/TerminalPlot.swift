import Reckon
import ReckonTerminal

/// A plot as text: curves of braille dots with axes, and a legend if there are several curves.
package struct TerminalPlot {
  private let plot: FunctionPlot
  /// The columns and rows of the plot area.
  private let width: Int
  private let height: Int
  private let gutter: Int
  private let horizontal: AxisScale
  private let vertical: AxisScale

  /// The minimum size of the plot area, in columns and rows.
  private static let leastWidth = 16
  private static let leastHeight = 5

  /// - Parameter size: the total number of columns and rows.
  package init(_ plot: FunctionPlot, size: TerminalSize) {
    self.plot = plot
    // Below the plot area are its axis and the labels of the marks.
    let rows = max(size.rows - 2 - (plot.graphs.count > 1 || plot.unit != nil ? 1 : 0), Self.leastHeight)
    vertical = AxisScale.rounded(plot.values, marks: min(max(rows / 3, 2), 6))
    gutter = (vertical.marks.map(\.label.count) + [plot.unit?.count ?? 0]).reduce(0, max) + 1
    let columns = max(size.columns - gutter - 1, Self.leastWidth)
    horizontal = AxisScale.fixed(plot.range, plot.kind, marks: columns / 6) { marks in
      // Each label must fit at its mark.
      let ends = marks.map { mark in
        let center = (AxisScale(plot.range, marks: []).place(of: mark.value) * Double(columns - 1)).rounded()
        return (center - Double(mark.label.count) / 2, center + Double(mark.label.count) / 2)
      }
      return zip(ends, ends.dropFirst()).allSatisfy { $1.0 - $0.1 >= 2 }
    }
    width = Self.fitted(columns, horizontal)
    height = Self.fitted(rows, vertical)
  }

  /// A possibly smaller size with equal distances between marks.
  private static func fitted(_ size: Int, _ scale: AxisScale) -> Int {
    let parts = scale.marks.count - 1
    guard parts > 0, scale.marks.first?.value == scale.range.lowerBound,
      scale.marks.last?.value == scale.range.upperBound
    else {
      return size
    }
    let even = (size - 1) / parts * parts + 1
    return even * 5 >= size * 4 ? even : size
  }

  // MARK: Places

  /// The column of dots of a value, as a fraction.
  private func x(_ value: Double) -> Double { horizontal.place(of: value) * Double(2 * width - 1) }

  /// The row of dots of a value, as a fraction, clamped to a margin. The ends of the range are in the middle of the
  /// first and the last row.
  private func y(_ value: Double) -> Double {
    min(max((1 - vertical.place(of: value)) * Double(4 * (height - 1)) + 1.5, -1e6), 1e6)
  }

  private func column(_ value: Double) -> Int { Self.step(horizontal.place(of: value), of: width) }
  private func row(_ value: Double) -> Int { Self.step(1 - vertical.place(of: value), of: height) }

  /// The index nearest to a fraction of a number of steps.
  private static func step(_ share: Double, of count: Int) -> Int {
    let within = min(max(share, 0), 1)
    return Int(within * Double(count - 1) + 0.5)
  }

  // MARK: Drawing

  private static let axisStyle = CellStyle(nil, [.dim])
  /// Distinguishable with most kinds of color blindness.
  private static let styles = [
    ScreenColor(0x56B4E9, ansi: 14), ScreenColor(0xE69F00, ansi: 11), ScreenColor(0x2CB67D, ansi: 10),
    ScreenColor(0xD983B5, ansi: 13),
    ScreenColor(0xE4572E, ansi: 9), ScreenColor(0x9A8CFF, ansi: 12),
  ].map { CellStyle($0) }

  private static func style(_ index: Int) -> CellStyle { styles[index % styles.count] }
  /// The digit that marks a curve among several.
  private static func sign(_ index: Int) -> Character { Character("\((index + 1) % 10)") }

  /// The plot area of the curves, with lines at zero.
  private func field() -> [[ScreenCell]] {
    var field = Array(repeating: Array(repeating: ScreenCell(), count: width), count: height)
    let (zeroRow, zeroColumn) = (vertical.inside(0) ? row(0) : nil, horizontal.inside(0) ? column(0) : nil)
    if let zeroRow { for column in 0..<width { field[zeroRow][column] = ScreenCell("┈", Self.axisStyle) } }
    if let zeroColumn {
      for row in 0..<height { field[row][zeroColumn] = ScreenCell(row == zeroRow ? "┼" : "┊", Self.axisStyle) }
    }
    let canvases = plot.graphs.map { canvas($0.curve) }
    var all = BrailleCanvas(columns: width, rows: height)
    for (index, canvas) in canvases.enumerated() {
      all.add(canvas)
      for row in 0..<height {
        for column in 0..<width where canvas.character(row: row, column: column) != nil {
          // Where curves intersect, the dots of all of them are visible.
          field[row][column] = ScreenCell(all.character(row: row, column: column) ?? " ", Self.style(index))
        }
      }
    }
    if canvases.count > 1 { for index in canvases.indices { mark(index, canvases, &field) } }
    return field
  }

  private func canvas(_ curve: Curve) -> BrailleCanvas {
    var canvas = BrailleCanvas(columns: width, rows: height)
    for stretch in curve.stretches {
      var last: (x: Double, y: Double)?
      for point in stretch {
        let place = (x: x(point.x), y: y(point.y))
        canvas.line(last ?? place, place)
        last = place
      }
    }
    return canvas
  }

  /// The distance between the digits on a curve, in columns.
  private static let signDistance = 24

  /// Places a curve's digit at intervals, where no other curve is.
  private func mark(_ index: Int, _ canvases: [BrailleCanvas], _ field: inout [[ScreenCell]]) {
    var next = 3 + index * Self.signDistance / canvases.count
    for column in 0..<width where column >= next {
      let rows = (0..<height).filter { canvases[index].character(row: $0, column: column) != nil }
      let free = rows.filter { row in
        canvases.indices.allSatisfy { $0 == index || canvases[$0].character(row: row, column: column) == nil }
      }
      guard let row = free.isEmpty ? nil : free[free.count / 2] else { continue }
      field[row][column] = ScreenCell(Self.sign(index), Self.style(index))
      next = column + Self.signDistance
    }
  }

  /// The lines of the plot.
  package func lines(_ depth: ColorDepth) -> [String] {
    var lines: [[ScreenCell]] = []
    let margin = [ScreenCell](repeating: ScreenCell(), count: gutter)
    if plot.graphs.count > 1 || plot.unit != nil {
      var legend = (CharacterWidth.padded(plot.unit ?? "", to: gutter - 1, isRight: true) + "  ").map { ScreenCell($0) }
      for (index, graph) in plot.graphs.enumerated() where plot.graphs.count > 1 {
        legend += "\(index > 0 ? "   " : "")\(Self.sign(index)) \(graph.label)".map {
          ScreenCell($0, Self.style(index))
        }
      }
      lines.append(legend)
    }
    var labels: [Int: String] = [:]
    for mark in vertical.marks { labels[row(mark.value)] = mark.label }
    for (row, cells) in field().enumerated() {
      let label = CharacterWidth.padded(labels[row] ?? "", to: gutter - 1, isRight: true)
      lines.append((label + " ").map { ScreenCell($0) } + [ScreenCell(labels[row] == nil ? "│" : "┤")] + cells)
    }
    let columns = Set(horizontal.marks.map { column($0.value) })
    let axis = (0..<width).map { ScreenCell(columns.contains($0) ? "┬" : "─") }
    lines.append(margin + [ScreenCell("└")] + axis)
    lines.append(markLabels())
    return lines.map { Self.text($0, depth) }
  }

  /// The line with the labels below the marks.
  private func markLabels() -> [ScreenCell] {
    var cells: [ScreenCell] = []
    for mark in horizontal.marks {
      let start = max(gutter + 1 + column(mark.value) - mark.label.count / 2, 0)
      guard start > cells.count || cells.isEmpty else { continue }
      cells += [ScreenCell](repeating: ScreenCell(), count: start - cells.count) + mark.label.map { ScreenCell($0) }
    }
    return cells
  }

  private static func text(_ cells: [ScreenCell], _ depth: ColorDepth) -> String {
    var text = ""
    var style = CellStyle()
    let end = (cells.lastIndex { $0.character != " " } ?? -1) + 1
    for cell in cells[..<end] {
      if cell.style != style, depth != .none {
        text += cell.style.sequence(depth)
        style = cell.style
      }
      if let character = cell.character { text.append(character) }
    }
    return style == CellStyle() ? text : text + "\u{1B}[0m"
  }
}

extension AxisScale {
  /// Whether a value is strictly within the range.
  func inside(_ value: Double) -> Bool { range.lowerBound < value && value < range.upperBound }
}
