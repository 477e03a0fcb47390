import ReckonCatalogue

extension ImageWriter {
  /// Writes a value, preceded by the number of its case, with its numbers in a mode.
  package mutating func write(_ value: Value, in mode: NumberMode) {
    switch value {
    case .number(let number):
      write(0)
      write(number: number.converted(to: mode))
    case .truth(let holds):
      write(1)
      write(holds ? 1 : 0)
    case .instant(let seconds):
      write(2)
      write(number: seconds.converted(to: mode))
    case .text(let text):
      write(3)
      write(text)
    case .list(let items):
      write(4)
      write(items) { $0.write($1, in: mode) }
    case .missing: write(5)
    }
  }
}

extension ImageReader {
  /// Reads a value with numbers of a mode.
  ///
  /// - Throws: `badImage`.
  package mutating func value(in mode: NumberMode) throws(FormulaError) -> Value {
    let sort = try integer()
    guard sort == 4 else { return try item(sort, mode) }
    var items: [Value] = []
    for _ in 0..<(try count()) {
      let sort = try integer()
      items.append(sort == 4 ? try row(in: mode) : try item(sort, mode))
    }
    return .list(items)
  }

  /// Reads a row of a matrix.
  private mutating func row(in mode: NumberMode) throws(FormulaError) -> Value {
    var items: [Value] = []
    for _ in 0..<(try count()) { items.append(try item(integer(), mode)) }
    return .list(items)
  }

  /// Reads a value that is not a list, after the number of its case.
  private mutating func item(_ sort: UInt32, _ mode: NumberMode) throws(FormulaError) -> Value {
    switch sort {
    case 0: return .number(try number(mode))
    case 1: return .truth(try flag())
    case 2: return .instant(try number(mode))
    case 3: return .text(try text())
    case 5: return .missing
    default: throw Program.damaged("valueIsOfAnUnknownSort", "a value is of an unknown sort")
    }
  }
}
