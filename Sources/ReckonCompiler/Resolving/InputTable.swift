import ReckonCatalogue

/// The inputs of a formula, in order.
struct InputTable {
  private(set) var names: [String]
  /// The units, by input name.
  private(set) var units: [String: String]
  private var index: NameIndex
  /// Whether otherwise undefined names become inputs.
  let isOpen: Bool
  /// The number of inputs that are the arguments of a book's function; the others are parameters of its book. 0 for
  /// formulas outside books.
  let argumentCount: Int

  init(_ options: CompilerOptions) {
    names = options.variables ?? []
    units = options.inputUnits
    index = NameIndex(names)
    isOpen = options.findsInputs ?? (options.variables == nil) || options.homeFile != nil
    argumentCount = options.homeFile == nil ? 0 : names.count
  }

  /// The first name that was given twice.
  var repeated: String? { index.repeated(in: names) }

  /// The index of an input; `nil` if the name is not one.
  func find(_ name: String) -> Int? { index.find(name, in: names) }

  /// The index of an input, which is added if missing.
  mutating func add(_ name: String) -> Int { index.index(of: name, in: &names) }

  /// Sets the unit of an input, unless it has one.
  mutating func setUnit(_ unit: String, of name: String) { if units[name] == nil { units[name] = unit } }
}
