import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Names of formula books.
extension Resolver {
  /// The meaning of a name in a text of a book: an input of the text itself, a definition of the book, or a constant;
  /// never a name of the book's user.
  mutating func bindingInBook(_ name: String, _ node: SyntaxTree.Node, in frame: inout NameFrame)
    -> ResolvedTree.Binding
  {
    let tree = (book: trees[frame.tree].book, file: trees[frame.tree].file)
    if frame.tree == 0, let index = inputs.find(name), index < inputs.argumentCount { return .variable(index) }
    if let entry = definitions.books[tree.book].find(name, from: tree.file) {
      if let binding = bindingOfEntry(entry, ofBook: tree.book, node, in: &frame) { return binding }
    } else if let row = Catalogue.constant(named: name) {
      return constant(row)
    } else if let unit = imaginaryUnit(name, in: &frame) {
      return unit
    } else if name == Self.missingName {
      holdValues(in: &frame)
      return .missing
    } else if let constant = constantOfNature(name, in: &frame) {
      return constant
    }
    failUnknown(name, node, in: frame)
    return .none
  }

  /// The value of a book's entry; `nil` for a function.
  mutating func bindingOfEntry(
    _ number: Int, ofBook book: Int, _ node: SyntaxTree.Node, in frame: inout NameFrame
  ) -> ResolvedTree.Binding? {
    guard let meaning = definitions.books[book][number], meaning.isValue else { return nil }
    checkMode(of: number, ofBook: book, from: frame.tree, at: node.range)
    references.add(number)
    if book == 0, let input = definitions.sharedInputs.firstIndex(of: number) {
      // They are the last of the variables that the text starts with.
      return .variable(inputs.argumentCount - definitions.sharedInputs.count + input)
    }
    switch meaning {
    case .formula(let function):
      return frame.call(bookFunction(function, number, ofBook: book, from: frame.tree, at: node.range), at: node.range)
    case .stored:
      guard let index = storedFunction(number, ofBook: book, from: frame.tree, at: node.range) else {
        return .constant(.nan)
      }
      return frame.call(index, at: node.range)
    case .parameter, .storedParameter:
      switch bindingOfParameter(number, ofBook: book, from: frame.tree, at: node.range) {
      case .pooled(let constant):
        if constantKinds[constant] != nil { frame.needsTyping = true }
        return .pooled(constant)
      case .value(let value):
        frame.needsTyping = true
        return .value(value)
      case .function(let function): return frame.call(function, at: node.range)
      case let binding: return binding
      }
    }
  }

  /// Rejects a name of a book whose number mode differs from that of the formula that uses it.
  private mutating func checkMode(of number: Int, ofBook book: Int, from tree: Int, at range: SourceRange) {
    guard trees[tree].book < 0, let mode = definitions.books[book].numberMode, mode != numberMode else { return }
    fail(.conflictingMode(definitions.books[book].name(of: number), mode: mode), at: range, in: tree)
  }

  /// The value of a parameter: the input or the value in scope with its name, otherwise the default in its book.
  private mutating func bindingOfParameter(_ number: Int, ofBook book: Int, from tree: Int, at range: SourceRange)
    -> ResolvedTree.Binding
  {
    guard let meaning = definitions.books[book][number] else { preconditionFailure("a name that is found is defined") }
    let name = definitions.books[book].name(of: number)
    let unit = meaning.inputUnit ?? (book == 0 ? valueKinds[number]?.inputUnit : nil)
    if let index = inputs.find(name) {
      guard index < inputs.argumentCount else { return input(index, ofUnit: unit, from: tree, at: range) }
      // An argument of the function itself hides the parameter in its text, but both would be inputs with the same
      // name.
      fail(.alreadyDefined(name), at: trees[0].tree.functions.first?.nameRange ?? range, in: 0)
      return .variable(index)
    }
    if trees[0].book < 0, let value = definitions[name].value {
      if let uncertainty = definitions[name].uncertainty, uncertainty.standard > 0 {
        addSource(named: name, uncertainty, asParameter: true)
      }
      // A plain number is taken in the parameter's unit.
      guard let unit, definitions[name].form == .plain else { return constant(value, definitions[name].form) }
      return constant(value, ResultForm(ValueKind(ofInput: unit)))
    }
    if trees[0].book < 0, let held = definitions[name].held {
      return constant(held.value, held.exactness, definitions[name].form.kind)
    }
    if inputs.isOpen { return input(inputs.add(name), ofUnit: unit, from: tree, at: range) }
    switch meaning {
    case .parameter(let byDefault?, _):
      return .function(bookFunction(byDefault, number, ofBook: book, from: tree, at: range))
    case .storedParameter(let byDefault?, let exactness, _):
      guard let number = byDefault.number else { return constant(byDefault, exactness, meaning.inputKind) }
      return constant(Program.Constant(number, exactness), ResultForm(meaning.inputKind))
    case .parameter(nil, _), .storedParameter(nil, _, _), .formula, .stored: break
    }
    fail(.missingParameter(name), at: formulaRange(from: tree, range), in: 0)
    return .constant(.nan)
  }

  /// An input that is a parameter of a book: its numbers are in the parameter's unit, or in another one of the same
  /// dimension.
  private mutating func input(_ index: Int, ofUnit unit: String?, from tree: Int, at range: SourceRange)
    -> ResolvedTree.Binding
  {
    guard let unit else { return .variable(index) }
    inputs.setUnit(unit, of: inputs.names[index])
    if let given = inputs.units[inputs.names[index]], given != unit {
      let found = definitions.kind(ofInput: given)
      let wanted = definitions.kind(ofInput: unit)
      let isSame = if let a = found.quantity, let b = wanted.quantity { a.isSameKind(as: b) } else { false }
      if !isSame {
        fail(.incompatibleUnits(found.described, wanted.described), at: formulaRange(from: tree, range), in: 0)
      }
    }
    return .variable(index)
  }

  /// The binding of a stored program's input, in the unit that it was compiled for; `nil` for a value of another kind.
  private mutating func storedInput(
    _ binding: ResolvedTree.Binding, in unit: String?, ofBook book: Int, at range: SourceRange
  ) -> StoredInput? {
    let given: Kind
    switch binding {
    case .variable(let input):
      given = inputs.units[inputs.names[input]].map { definitions.kind(ofInput: $0) } ?? .number
    case .pooled(let constant): given = constantKinds[constant] ?? .number
    case .constant: given = .number
    case .value(let value): given = values[value].kind
    case .missing: return nil
    case .none, .local, .loopName, .builtIn, .function, .host: return StoredInput(binding: binding)
    }
    if given.valueKind.inputUnit == unit, given.quantity?.isHeldElsewhere != true {
      return StoredInput(binding: binding)
    }
    let wanted = unit.map { definitions.kind(ofInput: $0) } ?? .number
    guard let source = given.quantity, let target = wanted.quantity else {
      // Named percents and truth values are numbers; a truth value may be one.
      return !given.isValue && !given.isInstant && given.quantity == nil && given.fits(wanted)
        ? StoredInput(binding: binding) : nil
    }
    // A date does not take months as a number of days, and programs keep their way of stepping.
    guard source.stepsCalendar == target.stepsCalendar || !definitions.books[book].stepsCalendar else { return nil }
    guard let exact = UnitConversion(from: source, to: target) else { return nil }
    findRates(from: source, to: target, at: range)
    let conversion = numberMode.facts.convertsByDoubles ? exact.inDoubles : exact
    guard !numberMode.facts.convertsByDoubles || conversion.fitsDoubles else { return nil }
    return StoredInput(binding: binding, conversion: conversion.isIdentity ? nil : conversion)
  }

  /// Records the use of rates for different currencies; a missing rate is an error.
  private mutating func findRates(from source: Quantity, to target: Quantity, at range: SourceRange) {
    guard source.currencies != target.currencies else { return }
    usesRates = true
    let (currencies, rates) = (
      Set(source.currencies.keys).union(target.currencies.keys).sorted(), definitions.currencies
    )
    guard let currency = currencies.first(where: { rates?.euros[$0] == nil }) else { return }
    fail(.missingRate(currency: currency, date: rates?.date), at: range, in: 0)
  }

  /// A value or function available only as a program, after those of its shared inputs; `nil` after an error.
  private mutating func storedFunction(_ number: Int, ofBook book: Int, from tree: Int, at range: SourceRange) -> Int? {
    var open = [number]
    while let next = open.last {
      guard functions.find(.entry(next, book: book)) == nil else {
        open.removeLast()
        continue
      }
      guard case .stored(let stored, let arguments, let sharing)? = definitions.books[book][next] else {
        fail(.badImage(Phrase("programNeedsAValue", "a program needs a value that is not there")), at: range, in: tree)
        return nil
      }
      let missing = sharing.filter { functions.find(.entry($0, book: book)) == nil }
      guard missing.isEmpty else {
        open += missing.reversed()
        continue
      }
      guard add(stored, arguments, sharing, next, ofBook: book, from: tree, at: range) else { return nil }
    }
    return functions.find(.entry(number, book: book))
  }

  /// Adds a stored program; false after an error.
  private mutating func add(
    _ stored: StoredProgram, _ arguments: [String]?, _ sharing: [Int], _ number: Int, ofBook book: Int, from tree: Int,
    at range: SourceRange
  ) -> Bool {
    let program: Program
    do throws(FormulaError) {
      program = try stored.program()
      try program.check(definitions.permissions)
    } catch {
      fail(error.kind, at: range, in: tree)
      return false
    }
    // The book's number mode was compared with the formula's before.
    if let mode = definitions.books[book].numberMode, mode != numberMode { return false }
    let own = arguments?.count ?? 0
    guard program.numberMode == numberMode, program.hostFunctions.isEmpty,
      program.variables.starts(with: arguments ?? []),
      program.variables.count >= own + sharing.count, !program.readsInSubroutines(own..<own + sharing.count)
    else {
      fail(.badImage(Phrase("programDoesNotFit", "a program does not fit its definition")), at: range, in: tree)
      return false
    }
    var bindings: [StoredInput] = []
    for name in program.variables.dropFirst(own + sharing.count) {
      guard let parameter = definitions.books[book].find(name), definitions.books[book][parameter]?.isParameter ?? false
      else {
        fail(
          .badImage(
            Phrase("programNeedsAnInputThatIsNo", "a program needs an input that is not a parameter of the book")),
          at: range, in: tree)
        return false
      }
      let binding = bindingOfParameter(parameter, ofBook: book, from: tree, at: range)
      let unit = program.inputUnits[own + sharing.count + bindings.count]
      let input = storedInput(binding, in: unit, ofBook: book, at: formulaRange(from: tree, range))
      if input?.conversion != nil || input == nil, definitions.books[book].reread != nil { booksToReread.insert(book) }
      guard let input else {
        fail(
          .incompatibleUnits(
            Phrase("anotherUnit", "another unit of ‘\(name)’"), unit.map { Phrase(verbatim: $0) } ?? "a plain number"),
          at: formulaRange(from: tree, range), in: 0)
        return false
      }
      bindings.append(input)
    }
    let shared = sharing.map { number in
      guard let function = functions.find(.entry(number, book: book)) else {
        preconditionFailure("values come before the programs that take them")
      }
      return function
    }
    var function = ResolvedFunction(
      tree: -1, name: definitions.books[book].name(of: number),
      parameters: Array(program.variables.prefix(own + sharing.count)),
      isValue: arguments == nil, origin: formulaRange(from: tree, range))
    function.stored = (program, bindings, shared)
    _ = functions.add(function, .entry(number, book: book))
    return true
  }

  /// The function that an entry denotes in a call; `nil` for other entries.
  mutating func calledIndex(_ number: Int, ofBook book: Int, from tree: Int, at range: SourceRange) -> Int? {
    guard let meaning = definitions.books[book][number], !meaning.isValue else { return nil }
    checkMode(of: number, ofBook: book, from: tree, at: range)
    references.add(number)
    if let known = functions.find(.entry(number, book: book)) { return known }
    switch meaning {
    case .formula(let function): return bookFunction(function, number, ofBook: book, from: tree, at: range)
    case .stored: return storedFunction(number, ofBook: book, from: tree, at: range)
    case .parameter, .storedParameter: return nil
    }
  }

  private mutating func bookFunction(
    _ function: Definitions.Function, _ number: Int, ofBook book: Int, from tree: Int, at range: SourceRange
  ) -> Int {
    if let known = functions.find(.entry(number, book: book)) { return known }
    let kind = book == 0 && function.isValue ? valueKinds[number] : nil
    guard references.isShallow || kind != nil else {
      return add(
        function, .entry(number, book: book), from: tree, at: range, book: book,
        file: definitions.books[book].file(of: number))
    }
    var opaque = ResolvedFunction(
      tree: -1, name: function.name, parameters: function.parameters, range: function.range, isValue: function.isValue,
      origin: range)
    opaque.kind = kind
    return functions.add(opaque, .entry(number, book: book))
  }
}

extension Program {
  /// Whether a subroutine other than the formula itself reads one of some variables, which then cannot be arguments of
  /// that formula.
  ///
  /// - Complexity: O(code of the subroutines); O(1) where there are none.
  package func readsInSubroutines(_ variables: Range<Int>) -> Bool {
    guard !variables.isEmpty else { return false }
    return subroutines.dropFirst().contains { subroutine in
      var offset = subroutine.code.lowerBound
      while offset < subroutine.code.upperBound, let instruction = Instruction.decode(draft.code, at: &offset) {
        if instruction.opcode == .variable, variables.contains(Int(instruction.operand)) { return true }
      }
      return false
    }
  }
}
