import ReckonCatalogue
import ReckonMachine
import ReckonSyntax

/// A cell of a sheet: its text, the parsed formula, and its value.
struct SheetCell: Sendable {
  /// The parsed state of the text.
  enum Content: Sendable {
    case empty
    case unreadable(FormulaError)
    case formula(SheetFormula)
  }

  /// The value or error. Errors are large and therefore boxed.
  enum State: Sendable {
    case empty
    case value(FormulaResult)
    indirect case failed(FormulaError)
  }

  let name: String
  /// Whether it has a grid position, so that it may be used while it is empty.
  let hasPlace: Bool
  var text: String?
  var content = Content.empty
  var state = State.empty

  init(_ name: String) {
    self.name = name
    hasPlace = CellPlace(name) != nil
  }
}

extension SheetCell.State {
  /// Whether two states are the same result.
  func isSame(as other: SheetCell.State) -> Bool {
    switch (self, other) {
    case (.empty, .empty): true
    case (.value(let a), .value(let b)):
      a.isNumeric
        ? b.isNumeric && a.number.hasSameBits(as: b.number) && a.exactness == b.exactness && a.form == b.form
          && a.uncertainty == b.uncertainty : a == b
    case (.failed(let a), .failed(let b)): a == b
    case (.empty, _), (.value, _), (.failed, _): false
    }
  }
}

extension SheetCell.Content {
  /// The numbers of the cells that each reference of the text names.
  func references(interning intern: (String) -> Int) -> [[Int]] {
    guard case .formula(let formula) = self else { return [] }
    return formula.references.map { reference in
      reference.cells.map { $0.places.map { intern($0.name) } } ?? [intern(reference.name)]
    }
  }

  /// Stores the numbers of the cells.
  mutating func resolve(_ numbers: [[Int]]) {
    guard case .formula(var formula) = self else { return }
    self = .empty
    for index in numbers.indices { formula.references[index].numbers = numbers[index] }
    self = .formula(formula)
  }

  mutating func keep(_ compiled: SheetFormula.Compiled) {
    guard case .formula(var formula) = self else { preconditionFailure("only formulas are compiled") }
    self = .empty
    formula.keep(compiled)
    self = .formula(formula)
  }
}
