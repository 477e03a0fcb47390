/// Everything that exists in the language, one row each.
///
/// To add a function, give it a number in `FunctionIDs.swift` and a row in the file of its topic; nothing else needs to know.
package enum Catalogue {
  /// The rows of all functions, those spelled as operators included.
  package static let functions: [Function] =
    arithmetic + comparison + trigonometry + exponential + roots + rounding + statistics + integers + special + random + control + calendar

  /// The row with a number, unless there is none.
  package static func function(_ id: Function.ID) -> Function? {
    let index = Int(id.rawValue)
    return index < rowsByID.count ? rowsByID[index] : nil
  }

  /// The row with a number that is known to exist, as those of verified programs are.
  package static func row(_ id: Function.ID) -> Function {
    guard let row = function(id) else { preconditionFailure("a function's number has a row") }
    return row
  }

  /// The traits of the function with a number.
  package static func traits(_ id: Function.ID) -> Function.Traits {
    guard let traits = traitsByID[Int(id.rawValue)] else { preconditionFailure("a function's number has a row") }
    return traits
  }

  private static let traitsByID: [Function.Traits?] = rowsByID.map { $0?.traits }

  /// The decimal column of the function with a number, found in a table without copying the row.
  package static func decimalForm(_ id: Function.ID) -> DecimalForm {
    guard let form = decimalFormsByID[Int(id.rawValue)] else { preconditionFailure("a function's number has a row") }
    return form
  }

  private static let decimalFormsByID: [DecimalForm?] = rowsByID.map { $0?.decimal }

  /// The kernel of an operation for so many operands, found in a table without touching the row; nothing when it takes no such number.
  package static func kernel(ofOperation code: UInt32, count: Int) -> Kernel? {
    let index = Int(code) * kernelCounts + Swift.min(count, kernelCounts - 1)
    return index >= 0 && index < kernelTable.count ? kernelTable[index] : nil
  }

  /// Kernels by operation and number of operands. From the last column on a function takes any number or none.
  private static let kernelTable: [Kernel?] = rowsByID.indices.flatMap { id in
    (UInt32(0)..<4).flatMap { unit -> [Kernel?] in
      let operation = Operation(code: UInt32(id) << 2 | unit)
      return (0..<kernelCounts).map { count in operation.flatMap { $0.row.kernel(for: count)?(in: $0.unit) } }
    }
  }

  private static let kernelCounts = 5

  /// The function with a name or alias.
  package static func function(named name: String) -> Function? {
    // Most names in formulas are inputs: their length and first byte tell so without hashing them.
    guard let first = name.utf8.first, nameLengths[Int(first)] & 1 << UInt64(Swift.min(name.utf8.count, 63)) != 0 else { return nil }
    return rowsByName[name]
  }

  /// The function that a word calls where it means nothing else.
  package static func function(synonym word: String) -> Function? { rowsBySynonym[word] }

  private static let rowsBySynonym: [String: Function] = {
    var rows: [String: Function] = [:]
    for row in functions { for word in row.synonyms { rows[word] = row } }
    return rows
  }()

  /// For each first byte, the lengths in bytes that names of functions have; names that are not in ASCII may be spelled in several ways.
  private static let nameLengths: [UInt64] = {
    var lengths = [UInt64](repeating: 0, count: 128) + [UInt64](repeating: .max, count: 128)
    for name in rowsByName.keys {
      guard let first = name.utf8.first else { continue }
      lengths[Int(first)] |= name.utf8.allSatisfy { $0 < 0x80 } ? 1 << UInt64(Swift.min(name.utf8.count, 63)) : .max
    }
    return lengths
  }()

  /// The constant with a name or alias.
  package static func constant(named name: String) -> Constant? { constantsByName[name] }

  /// All names that formulas may use for functions and constants.
  package static let names: [String] =
    functions.filter(\.isNamed).flatMap { [$0.name] + $0.aliases } + constants.flatMap { [$0.name] + $0.aliases }

  /// The names of functions that take one argument without brackets.
  package static let bareFunctionNames: [String] =
    functions.filter { $0.isNamed && $0.takesBareArgument }.flatMap { [$0.name] + $0.aliases }

  private static let rowsByID: [Function?] = {
    var rows = [Function?](repeating: nil, count: Int(functions.map(\.id.rawValue).max() ?? 0) + 1)
    for row in functions { rows[Int(row.id.rawValue)] = row }
    return rows
  }()

  private static let rowsByName: [String: Function] = {
    var rows: [String: Function] = [:]
    for row in functions where row.isNamed {
      for name in [row.name] + row.aliases { rows[name] = row }
    }
    return rows
  }()

  private static let constantsByName: [String: Constant] = {
    var rows: [String: Constant] = [:]
    for row in constants { for name in [row.name] + row.aliases { rows[name] = row } }
    return rows
  }()
}
