import Reckon
import ReckonSyntax
import Synchronization

/// An input of a translated formula: a cell, or a list of cells.
enum WorkbookInput: Hashable, Sendable {
  enum Kind: Sendable {
    case number, text, truth
    /// Numbers, with 0 for empty cells.
    case numberOrZero

    init?(_ kinds: Dialect.Kinds) {
      switch kinds {
      case .number: self = .number
      case .text: self = .text
      case .truth: self = .truth
      case [.number, .empty]: self = .numberOrZero
      default: return nil
      }
    }

    /// The kinds of the cells of such a list.
    var kinds: Dialect.Kinds {
      switch self {
      case .number, .numberOrZero: .number
      case .text: [.text, .blank]
      case .truth: .truth
      }
    }

    /// The suffix that a list's name has for its kind.
    var suffix: String {
      switch self {
      case .number: ""
      case .numberOrZero: "_filled"
      case .text: "_texts"
      case .truth: "_truths"
      }
    }

    /// Whether a list of the kind has a value.
    func takes(_ value: CellValue) -> Bool {
      switch (self, value) {
      case (.number, .number), (.numberOrZero, .number), (.text, .text), (.truth, .truth): true
      default: false
      }
    }

    /// The word for the kind of a list.
    var listWord: String? {
      switch self {
      case .number, .numberOrZero: ValueKind.list(.number).inputUnit
      case .text: ValueKind.list(.text).inputUnit
      case .truth: ValueKind.list(.truth).inputUnit
      }
    }
  }

  /// A part of an area that a formula refers to, so that it is another for a formula that was moved.
  struct Part: Hashable, Sendable {
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

    func area(in areas: [WorkbookCells.Area]) -> WorkbookCells.Area {
      let whole = areas[number]
      let (row, column) = (whole.area.rows.lowerBound, whole.area.columns.lowerBound)
      let area = SheetArea(
        sheet: nil, rows: row + rows.lowerBound...row + rows.upperBound,
        columns: column + columns.lowerBound...column + columns.upperBound)
      return WorkbookCells.Area(sheet: whole.sheet, area: area)
    }
  }

  /// By the numbers of an area and of a cell in it that is not empty.
  case cell(area: Int, cell: Int)
  case list(Part, Kind)
}

/// The inputs of a formula that is translated, each with a name of its own.
final class WorkbookInputs: Sendable {
  private struct State {
    var inputs: [WorkbookInput] = []
    var kinds: [String?] = []
    var numbers: [WorkbookInput: Int] = [:]
    var usesPlace = false
  }

  private let state = Mutex(State())

  private static func name(_ number: Int) -> String { "cell\(number)" }

  /// Whether a formula names something as inputs are named.
  static func areNamed(in text: String) -> Bool {
    let bytes = Array(text.lowercased().utf8)
    return bytes.indices.contains { index in
      bytes[index...].starts(with: "cell".utf8) && index + 4 < bytes.count && 0x30...0x39 ~= bytes[index + 4]
    }
  }

  /// The name of an input.
  ///
  /// - Parameter kind: the word for its kind; `nil` for a number.
  func name(_ input: WorkbookInput, kind: String?) -> String {
    state.withLock { state in
      if let number = state.numbers[input] { return Self.name(number) }
      let number = state.inputs.count
      state.numbers[input] = number
      state.inputs.append(input)
      state.kinds.append(kind)
      return Self.name(number)
    }
  }

  /// Whether the formula's own place matters, which is noted when it does.
  var usesPlace: Bool { state.withLock { $0.usesPlace } }
  func notePlace() { state.withLock { $0.usesPlace = true } }

  var all: [WorkbookInput] { state.withLock { $0.inputs } }
  var names: [String] { all.indices.map(Self.name) }
  /// The words for the kinds of inputs that are no numbers, by their names.
  var kinds: [String: String] {
    state.withLock { state in
      state.kinds.enumerated().reduce(into: [:]) { if let word = $1.element { $0[Self.name($1.offset)] = word } }
    }
  }
}
