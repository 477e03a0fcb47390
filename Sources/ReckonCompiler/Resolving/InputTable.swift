import ReckonCatalogue

/// The inputs of a formula, in order.
struct InputTable {
  private(set) var names: [String]
  /// Units by the inputs' names.
  private(set) var units: [String: String]
  private var index: NameIndex
  /// Whether names that mean nothing else become inputs.
  let isOpen: Bool
  /// The number of inputs that are the arguments of a book's function; those that follow are parameters of its book. 0 for formulas
  /// outside of books.
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

  /// The number of an input; `nil` when the name is none.
  func find(_ name: String) -> Int? { index.find(name, in: names) }

  /// The number of an input, which is added if it is not there.
  mutating func add(_ name: String) -> Int { index.index(of: name, in: &names) }

  /// Lets an input's numbers be in a unit, unless they are in one.
  mutating func setUnit(_ unit: String, of name: String) { if units[name] == nil { units[name] = unit } }
}
