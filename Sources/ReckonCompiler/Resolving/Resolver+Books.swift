import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Names of formula books.
extension Resolver {
  /// What a name means in a text of a book: an input of the text's own, what the book defines, or a constant; never anything of
  /// whoever uses the book.
  func bindingInBook(_ name: String, _ node: SyntaxTree.Node, in frame: inout NameFrame) -> ResolvedTree.Binding {
    let tree = (book: trees[frame.tree].book, file: trees[frame.tree].file)
    if frame.tree == 0, let index = variableIndex.find(name, in: variables), index < ownVariableCount { return .variable(index) }
    if let entry = definitions.books[tree.book].find(name, from: tree.file) {
      if let binding = bindingOfEntry(entry, ofBook: tree.book, node, in: &frame) { return binding }
    } else if let row = Catalogue.constant(named: name) {
      return constant(row.value, exactly: row.decimal)
    }
    failUnknown(name, node, in: frame)
    return .none
  }

  /// What a book's entry means as a number; nothing when it is a function.
  func bindingOfEntry(
    _ number: Int, ofBook book: Int, _ node: SyntaxTree.Node, in frame: inout NameFrame
  ) -> ResolvedTree.Binding? {
    guard let meaning = definitions.books[book][number], meaning.isValue else { return nil }
    checkMode(of: number, ofBook: book, from: frame.tree, at: node.range)
    books?.refer(to: number)
    switch meaning {
    case .formula(let function):
      return call(bookFunction(function, number, ofBook: book, from: frame.tree, at: node.range), node, in: &frame)
    case .stored(let stored, let arguments):
      guard let index = storedFunction(stored, arguments, number, ofBook: book, from: frame.tree, at: node.range) else {
        return .constant(.nan)
      }
      return call(index, node, in: &frame)
    case .parameter, .storedParameter:
      switch bindingOfParameter(number, ofBook: book, from: frame.tree, at: node.range) {
      case .function(let function): return call(function, node, in: &frame)
      case let binding: return binding
      }
    }
  }

  /// Refuses a name of a book that computes in other numbers than the formula that uses it.
  private func checkMode(of number: Int, ofBook book: Int, from tree: Int, at range: SourceRange) {
    guard trees[tree].book < 0, let mode = definitions.books[book].numberMode, mode != numberMode else { return }
    fail(.conflictingMode(definitions.books[book].name(of: number), mode: mode), at: range, in: tree)
  }

  private func call(_ function: Int, _ node: SyntaxTree.Node, in frame: inout NameFrame) -> ResolvedTree.Binding {
    frame.callees.append((function, node.range))
    frame.localsAtCall.append(frame.localCount)
    return .function(function)
  }

  /// A parameter takes the value of the input or of the scope's value of its name, otherwise the one that its book gives it.
  private func bindingOfParameter(_ number: Int, ofBook book: Int, from tree: Int, at range: SourceRange) -> ResolvedTree.Binding {
    guard let meaning = definitions.books[book][number] else { preconditionFailure("a name that is found is defined") }
    let name = definitions.books[book].name(of: number)
    if let index = variableIndex.find(name, in: variables) {
      guard index < ownVariableCount else { return .variable(index) }
      // An argument of the function itself hides the parameter in its text, but both would be inputs of one name.
      fail(.alreadyDefined(name), at: trees[0].tree.functions.first?.nameRange ?? range, in: 0)
      return .variable(index)
    }
    if trees[0].book < 0, let value = definitions.values[name] {
      return constant(value, exactly: definitions.marked(name))
    }
    if findsVariables { return .variable(variableIndex.index(of: name, in: &variables)) }
    switch meaning {
    case .parameter(let byDefault?):
      return .function(bookFunction(byDefault, number, ofBook: book, from: tree, at: range))
    case .storedParameter(let byDefault?, let exactness):
      return constant(byDefault.double, exactly: MarkedDecimal(byDefault.decimal, exactness))
    case .parameter(nil), .storedParameter(nil, _), .formula, .stored: break
    }
    fail(.missingParameter(name), at: trees[tree].isOwn ? range : origin ?? range, in: 0)
    return .constant(.nan)
  }

  /// A value or function of which only the program is there; nothing after an error.
  private func storedFunction(
    _ stored: StoredProgram, _ arguments: [String]?, _ number: Int, ofBook book: Int, from tree: Int, at range: SourceRange
  ) -> Int? {
    if let known = books?.functions[book][number] { return known }
    let program: Program
    do throws(FormulaError) { program = try stored.program() } catch {
      fail(error.kind, at: range, in: tree)
      return nil
    }
    // What the book says of its numbers has been held against the formula's before.
    if let mode = definitions.books[book].numberMode, mode != numberMode { return nil }
    guard program.numberMode == numberMode, program.hostFunctions.isEmpty, program.variables.starts(with: arguments ?? []) else {
      fail(.badImage("a program does not fit its definition"), at: range, in: tree)
      return nil
    }
    var inputs: [ResolvedTree.Binding] = []
    for name in program.variables.dropFirst(arguments?.count ?? 0) {
      guard let parameter = definitions.books[book].find(name), definitions.books[book][parameter]?.isParameter ?? false else {
        fail(.badImage("a program needs an input that is no parameter of the book"), at: range, in: tree)
        return nil
      }
      inputs.append(bindingOfParameter(parameter, ofBook: book, from: tree, at: range))
    }
    books?.functions[book][number] = functions.count
    var function = ResolvedFunction(
      tree: -1, name: definitions.books[book].name(of: number), parameters: arguments ?? [], body: 0..<0,
      range: SourceRange(start: 0, end: 0), isValue: arguments == nil, origin: trees[tree].isOwn ? range : origin ?? range)
    if arguments == nil { usesValues = true }
    function.stored = (program, inputs)
    functions.append(function)
    return functions.count - 1
  }

  /// The function that an entry stands for in a call; nothing when it is none.
  func calledIndex(_ number: Int, ofBook book: Int, from tree: Int, at range: SourceRange) -> Int? {
    guard let meaning = definitions.books[book][number], !meaning.isValue else { return nil }
    checkMode(of: number, ofBook: book, from: tree, at: range)
    books?.refer(to: number)
    if let known = books?.functions[book][number] { return known }
    switch meaning {
    case .formula(let function): return bookFunction(function, number, ofBook: book, from: tree, at: range)
    case .stored(let stored, let arguments): return storedFunction(stored, arguments, number, ofBook: book, from: tree, at: range)
    case .parameter, .storedParameter: return nil
    }
  }

  private func bookFunction(
    _ function: Definitions.Function, _ number: Int, ofBook book: Int, from tree: Int, at range: SourceRange
  ) -> Int {
    if let known = books?.functions[book][number] { return known }
    books?.functions[book][number] = functions.count
    guard books?.isShallow ?? false else {
      return append(function, from: tree, at: range, book: book, file: definitions.books[book].file(of: number))
    }
    functions.append(
      ResolvedFunction(
        tree: -1, name: function.name, parameters: function.parameters, body: 0..<0, range: function.range, isValue: function.isValue,
        origin: range))
    if function.isValue { usesValues = true }
    return functions.count - 1
  }
}

/// What a resolver has looked up in books.
struct BookLookups {
  /// Functions and values by the number of the entry; for each book.
  var functions: [[Int: Int]]
  /// Whether names of books are looked up without looking at what they stand for.
  let isShallow: Bool
  /// The entries of the home book that the text names, in order of appearance, in shallow mode.
  private(set) var references: [Int] = []
  private var known: Set<Int> = []

  init(count: Int, isShallow: Bool) {
    functions = Array(repeating: [:], count: count)
    self.isShallow = isShallow
  }

  mutating func refer(to entry: Int) {
    if isShallow, known.insert(entry).inserted { references.append(entry) }
  }
}
