import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Parses and compiles single statements of a book whose names are known.
struct BookReader {
  let names: BookNames
  let numberMode: NumberMode
  let limits: Limits
  let definitions: Definitions
  /// Called at least once per millisecond; returning true aborts with `cancelled`.
  private let isCancelled: (@Sendable () -> Bool)?

  init(names: BookNames, numberMode: NumberMode, limits: Limits, isCancelled: (@Sendable () -> Bool)? = nil) {
    (self.names, self.numberMode, self.limits, self.isCancelled) = (names, numberMode, limits, isCancelled)
    var definitions = Definitions()
    definitions.books = [names]
    definitions.currencies = names.currencies
    definitions.permissions = names.permissions
    definitions.secondsFromUTC = names.secondsFromUTC
    self.definitions = definitions
  }

  /// The parser's scope of a file.
  private func scope(_ file: Int) -> NameScope {
    let names = names
    @Sendable func isValue(_ name: String) -> Bool? { names.find(name, from: file).flatMap { names[$0]?.isValue } }
    return NameScope(
      definesValue: { isValue($0) == true }, definesFunction: { isValue($0) == false },
      definesUnit: { names.currencies?.euros[$0] != nil })
  }

  func options(_ file: Int) -> CompilerOptions {
    var options = CompilerOptions()
    options.numberMode = numberMode
    options.limits = limits
    options.homeFile = file
    options.isCancelled = isCancelled
    return options
  }

  // MARK: Parsing

  /// The tree of a single statement.
  private func tree(_ list: TokenList, _ file: Int) throws(FormulaError) -> SyntaxTree {
    let (tree, errors) = try Parser.parse(list, scope: scope(file), limits: limits, isCancelled: isCancelled)
    if let error = errors.first { throw error }
    guard tree.statements.count == 1 else {
      let second = tree.statements[1].range
      throw FormulaError(
        .unexpectedToken(
          String(tree.source.slice(second)),
          hint: Phrase("lineOfABookHoldsOne", "a line of a book holds one definition")),
        at: second, in: tree.source)
    }
    return tree
  }

  /// An expression as an unnamed value, optionally in a unit.
  func expression(
    _ list: TokenList, named name: String, _ file: Int, _ angleUnit: AngleUnit, unit: String? = nil
  ) throws(FormulaError) -> Definitions.Function {
    let tree = try tree(list, file)
    guard tree.statements[0].defines == nil else {
      throw FormulaError(.misplacedEquals, at: tree.statements[0].range, in: tree.source)
    }
    return Definitions.Function(value: name, tree: tree, angleUnit: angleUnit, unit: unit)
  }

  /// The unit at a range in display form, or the words of a kind without a unit.
  private func unit(at range: SourceRange, in source: SourceText) throws(FormulaError) -> String {
    let text = String(source.slice(range))
    do throws(FormulaError) { return try definitions.inputUnit(spelled: text) } catch {
      let place = SourceRange(start: range.start + error.range.start, end: range.start + error.range.end)
      throw FormulaError(error.kind, at: place, in: source)
    }
  }

  /// A parsed value or function, with its names not yet resolved.
  func formula(
    _ head: Parser.Head, _ list: TokenList, at place: DefinitionPlace, _ angleUnit: AngleUnit
  ) throws(FormulaError) -> Definition {
    let tree = try tree(list, place.file)
    let function =
      head.parameters == nil
      ? Definitions.Function(value: head.name, tree: tree, angleUnit: angleUnit)
      : Definitions.Function(tree: tree, index: 0, angleUnit: angleUnit)
    return Definition(
      name: head.name, source: list.source, nameRange: head.nameRange, meaning: .formula(function),
      angleUnit: angleUnit, place: place)
  }

  /// A parameter with its parsed default and condition, with their names not yet resolved.
  func parameter(
    _ parameter: BookStatement.Parameter, _ source: SourceText, at place: DefinitionPlace, _ angleUnit: AngleUnit
  ) throws(FormulaError) -> Definition {
    var byDefault: Definitions.Function?
    var condition: Definitions.Function?
    let unit = try parameter.unit.map { (range) throws(FormulaError) in try self.unit(at: range, in: source) }
    if let list = parameter.byDefault {
      byDefault = try expression(list, named: parameter.name, place.file, angleUnit, unit: unit)
    }
    if let list = parameter.condition { condition = try expression(list, named: parameter.name, place.file, angleUnit) }
    return Definition(
      name: parameter.name, source: source, nameRange: parameter.nameRange,
      meaning: .parameter(byDefault: byDefault, unit: unit),
      angleUnit: angleUnit, condition: condition, place: place)
  }

  // MARK: Checking

  /// Resolves the names in a single definition, and records the definitions that it uses, whether it has kinds, and
  /// notes on its parse.
  ///
  /// - Returns: the undefined names in its text (including constants and units), and its errors.
  /// - Throws: `cancelled`.
  func read(
    _ definition: inout Definition, suggestions: Int
  ) throws(FormulaError) -> (foreignNames: Set<String>, errors: [FormulaError]) {
    definition.hasKinds = definition.meaning.inputUnit != nil
    var foreignNames: Set<String> = []
    var errors: [FormulaError] = []
    let own = names.find(definition.name)
    for function in definition.functions {
      let reading = try Compiler.read(
        function, definitions: definitions, options: options(definition.place.file), suggestions: suggestions)
      errors += reading.errors
      if reading.hasKinds { definition.hasKinds = true }
      // The condition of a parameter refers to the parameter itself.
      for reference in reading.references where !(definition.isParameter && reference == own) {
        if !definition.references.contains(reference) { definition.references.append(reference) }
      }
      for name in function.tree.names where names.find(name) == nil && !Catalogue.isFunction(name) {
        foreignNames.insert(name)
      }
      definition.readingNotes += reading.notes.prefix(Definition.mostNotes)
      guard !definition.isParameter, let parameters = function.tree.functions.first?.parameters, errors.isEmpty else {
        continue
      }
      for (parameter, isUsed) in zip(parameters, reading.usesArgument)
      where !isUsed && definition.notes.count < Definition.mostNotes {
        definition.notes.append(
          BookNote(.unusedArgument(parameter.name, function: function.name), at: parameter.range, in: definition.source)
        )
      }
    }
    if Catalogue.isConstant(definition.name) {
      definition.notes.append(
        BookNote(.hiddenConstant(definition.name), at: definition.nameRange, in: definition.source))
    }
    if let count = definition.parameters?.count, Catalogue.function(synonym: definition.name)?.accepts(count) ?? false {
      definition.notes.append(
        BookNote(.hiddenFunction(definition.name), at: definition.nameRange, in: definition.source))
    }
    return (foreignNames, errors)
  }

  /// The entries that an example's expression refers to, and its errors.
  func read(_ function: Definitions.Function, _ file: Int, suggestions: Int) throws(FormulaError) -> Compiler.Reading {
    try Compiler.read(function, definitions: definitions, options: options(file), suggestions: suggestions)
  }

  /// The kind errors in an example's expression, as far as its own text determines them, and the notes on its parse.
  func kinds(
    in function: Definitions.Function, _ reading: Compiler.Reading, _ file: Int
  ) throws(FormulaError) -> (errors: [FormulaError], notes: [FormulaNote]) {
    var options = options(file)
    for reference in reading.references where names[reference]?.isValue ?? false {
      options.valueKinds[reference] = names.kind(of: reference)
    }
    guard reading.hasKinds || options.valueKinds.values.contains(where: { $0 != .number }) else {
      return ([], reading.notes)
    }
    let found = try Compiler.kind(of: function, definitions: definitions, options: options, isShallow: true)
    return (found.errors, found.notes)
  }

  /// The kind of a value; `nil` if unknown.
  func kind(of function: Definitions.Function, _ file: Int) throws(FormulaError) -> ValueKind? {
    try Compiler.kind(of: function, definitions: definitions, options: options(file)).kind
  }

  // MARK: Compiling

  /// Compiles a function or value in a file of the book.
  ///
  /// - Parameters:
  ///   - range: the range of the error if the budget is exceeded.
  ///   - inputs: the numbers of values that become inputs after the function's arguments, instead of being inlined.
  func compile(
    _ function: Definitions.Function, in file: Int, at range: SourceRange, sharing inputs: [Int] = [],
    _ budget: inout DefinitionBudget
  ) throws(FormulaError) -> Formula {
    var definitions = definitions
    definitions.sharedInputs = inputs
    var options = options(file)
    for (input, name) in zip(inputs, definitions.sharedInputNames) {
      options.inputUnits[name] = names.kind(of: input)?.unit
    }
    let compiled = try Compiler.compile(function, definitions: definitions, options: options)
    try budget.charge(compiled, at: range, in: function.tree.source)
    return try Formula(program: compiled.program, limits: limits)
  }

  /// Compiles a function or value on its own.
  func compile(_ function: Definitions.Function, in file: Int) throws(FormulaError) -> Formula {
    var budget = DefinitionBudget.unlimited
    return try compile(function, in: file, at: function.range, &budget)
  }
}
