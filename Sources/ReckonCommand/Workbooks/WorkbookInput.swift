import Reckon
import ReckonSyntax

/// An input of a translated formula: a cell, or a list of cells.
enum WorkbookInput {
  enum Kind: String {
    case number = "n"
    case text = "t"
    case truth = "b"

    init?(_ kinds: Dialect.Kinds) {
      switch kinds {
      case .number: self = .number
      case .text: self = .text
      case .truth: self = .truth
      default: return nil
      }
    }

    /// The word for the kind of a list.
    var listWord: String? {
      switch self {
      case .number: ValueKind.list(.number).inputUnit
      case .text: ValueKind.list(.text).inputUnit
      case .truth: ValueKind.list(.truth).inputUnit
      }
    }
  }

  /// A part of an area that a formula refers to, so that it is another for a formula that was moved.
  struct Part {
    let number: Int
    let rows: ClosedRange<Int>
    let columns: ClosedRange<Int>

    /// - Parameter areas: all that the formula refers to; `nil` for a part of none.
    init?(_ area: WorkbookCells.Area, in areas: [WorkbookCells.Area]) {
      guard
        let number = areas.firstIndex(where: {
          $0.sheet == area.sheet && $0.area.rows.contains(area.area.rows) && $0.area.columns.contains(area.area.columns)
        })
      else { return nil }
      let (row, column) = (areas[number].area.rows.lowerBound, areas[number].area.columns.lowerBound)
      self.number = number
      rows = area.area.rows.lowerBound - row...area.area.rows.upperBound - row
      columns = area.area.columns.lowerBound - column...area.area.columns.upperBound - column
    }

    fileprivate init?(_ numbers: [Int]) {
      guard numbers.count == 5 else { return nil }
      number = numbers[0]
      (rows, columns) = (numbers[1]...numbers[2], numbers[3]...numbers[4])
    }

    func name(_ kind: Kind) -> String {
      "l\(number)_\(rows.lowerBound)_\(rows.upperBound)_\(columns.lowerBound)_\(columns.upperBound)_\(kind.rawValue)"
    }

    func area(in areas: [WorkbookCells.Area]) -> WorkbookCells.Area {
      let whole = areas[number]
      let (row, column) = (whole.area.rows.lowerBound, whole.area.columns.lowerBound)
      let area = SheetArea(
        sheet: nil, rows: row + rows.lowerBound...row + rows.upperBound, columns: column + columns.lowerBound...column + columns.upperBound)
      return WorkbookCells.Area(sheet: whole.sheet, area: area)
    }
  }

  /// By the numbers of an area and of a cell in it.
  case cell(area: Int, cell: Int)
  case list(Part, Kind)

  /// - Parameter places: what `c0`, `c1`, … are.
  init?(_ name: String, _ places: [(area: Int, cell: Int)]) {
    if name.hasPrefix("c"), let ordinal = Int(name.dropFirst()), places.indices.contains(ordinal) {
      self = .cell(area: places[ordinal].area, cell: places[ordinal].cell)
      return
    }
    let words = name.dropFirst().split(separator: "_")
    guard name.hasPrefix("l"), words.count == 6, let part = Part(words.dropLast().compactMap { Int($0) }),
      let kind = words.last.flatMap({ Kind(rawValue: String($0)) })
    else { return nil }
    self = .list(part, kind)
  }
}

extension CellValue {
  /// The word for the kind of an input with such a value; `nil` for a number.
  var kindWord: String? {
    switch self {
    case .empty, .number, .error: nil
    case .text: ValueKind.text.inputUnit
    case .truth: ValueKind.truth.inputUnit
    }
  }

  /// The kind of lists that take it; `nil` for what no list takes.
  var kind: WorkbookInput.Kind? {
    switch self {
    case .empty, .error: nil
    case .number: .number
    case .text: .text
    case .truth: .truth
    }
  }

  /// A number of its kind, other for each error.
  var kindNumber: Int {
    switch self {
    case .empty: 0
    case .number: 1
    case .text(let text): text.isEmpty ? 2 : 3
    case .truth: 4
    case .error(let text): 5 + text.utf8.reduce(0) { ($0 * 31 + Int($1)) % 251 }
    }
  }
}
