/// Everything that exists in the language, one row each.
///
/// To add a function, give it a number in `FunctionIDs.swift` and a row in the file of its topic; nothing else needs to
/// know.
package enum Catalogue {
  /// The rows of all functions, those spelled as operators included.
  package static let functions: [Function] =
    arithmetic + comparison + trigonometry + exponential + roots + rounding + statistics + integers + special + random
    + control + calendar
    + texts + lists + matrices + complex + dates + wholeNumbers + uncertainty

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

  /// The kernel of an operation for a number of operands, found in a table without touching the row; `nil` when it does
  /// not take that number.
  package static func kernel(ofOperation code: UInt32, count: Int) -> Kernel? {
    let index = Int(code) * kernelCounts + Swift.min(count, kernelCounts - 1)
    return index >= 0 && index < kernelTable.count ? kernelTable[index] : nil
  }

  /// Kernels by operation and number of operands. From the last column on a function takes any number or none.
  private static let kernelTable: [Kernel?] = {
    var table: [Kernel?] = []
    table.reserveCapacity(rowsByID.count * 4 * kernelCounts)
    for id in rowsByID.indices {
      for unit in UInt32(0)..<4 {
        let operation = Operation(code: UInt32(id) << 2 | unit)
        for count in 0..<kernelCounts { table.append(operation.flatMap { $0.row.kernel(for: count)?(in: $0.unit) }) }
      }
    }
    return table
  }()

  private static let kernelCounts = 5

  /// The function with a name or alias.
  package static func function(named name: String) -> Function? {
    functionIndex(named: name).map { functions[$0] }
  }

  /// The index among ``functions`` of the one with a name or alias; avoids copying the complete row.
  package static func functionIndex(named name: String) -> Int? {
    functionFilter.mayHave(name) ? functionsByName[name] : nil
  }

  /// Whether a function has a name or alias.
  package static func isFunction(_ name: String) -> Bool { functionIndex(named: name) != nil }

  /// The function that a word calls where it means nothing else.
  package static func function(synonym word: String) -> Function? { functionIndex(synonym: word).map { functions[$0] } }

  /// The index of the same among ``functions``.
  package static func functionIndex(synonym word: String) -> Int? { functionsBySynonym[word] }

  private static let functionsBySynonym: [String: Int] = {
    var rows: [String: Int] = [:]
    for (index, row) in functions.enumerated() {
      for word in row.synonyms + (row.mayBeDefined ? [row.name] : []) { rows[word] = index }
    }
    return rows
  }()

  /// The constant with a name or alias.
  package static func constant(named name: String) -> Constant? {
    guard constantFilter.mayHave(name), let index = constantsByName[name] else { return nil }
    return constants[index]
  }

  /// Whether a constant has a name or alias.
  package static func isConstant(_ name: String) -> Bool {
    constantFilter.mayHave(name) && constantsByName[name] != nil
  }

  /// All names that formulas may use for functions and constants.
  package static let names: [String] =
    functions.filter { $0.isNamed }.flatMap { [$0.name] + $0.aliases } + constants.flatMap { [$0.name] + $0.aliases }

  /// The names of functions that take one argument without brackets.
  package static let bareFunctionNames: [String] =
    functions.filter { $0.isNamed && $0.takesBareArgument && !$0.mayBeDefined }.flatMap { [$0.name] + $0.aliases }

  private static let rowsByID: [Function?] = {
    var rows = [Function?](repeating: nil, count: Int(functions.map { $0.id.rawValue }.max() ?? 0) + 1)
    for row in functions { rows[Int(row.id.rawValue)] = row }
    return rows
  }()

  private static let functionsByName: [String: Int] = {
    var rows: [String: Int] = [:]
    for (index, row) in functions.enumerated() where row.isNamed && !row.mayBeDefined {
      for name in [row.name] + row.aliases { rows[name] = index }
    }
    return rows
  }()

  private static let constantsByName: [String: Int] = {
    var rows: [String: Int] = [:]
    for (index, row) in constants.enumerated() { for name in [row.name] + row.aliases { rows[name] = index } }
    return rows
  }()

  private static let functionFilter = NameFilter(functionsByName.keys)
  private static let constantFilter = NameFilter(constantsByName.keys)
}
