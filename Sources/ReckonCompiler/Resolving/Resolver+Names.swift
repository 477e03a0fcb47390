import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// What names mean.
extension Resolver {
  /// Whether a node is the second argument of `startof`, a bare word, which is never the name of a value.
  func startsPeriod(at index: Int, in frame: NameFrame) -> Bool {
    frame.syntax.isPeriod(at: index)
      && !hasFunction(frame.syntax.names[Int(frame.syntax.nodes[index + 1].payload)], of: 2, in: frame.tree)
  }

  /// The number of the period that a word names.
  mutating func bindingOfPeriod(_ node: SyntaxTree.Node, in frame: NameFrame) -> ResolvedTree.Binding {
    guard let period = CalendarPeriod(word: frame.syntax.names[Int(node.payload)]) else {
      failPeriod(node.range, in: frame)
      return .none
    }
    return constant(Program.Constant(.double(Double(period.rawValue)), .exact), .plain)
  }

  mutating func failPeriod(_ range: SourceRange, in frame: NameFrame) {
    let hint = Phrase(
      "startofTakesADateAndAWord",
      "startof takes a date and one of the words \(CalendarPeriod.words), as in startof(d, month)")
    fail(.unexpectedToken(frame.syntax.source.brief(range), hint: hint), at: range, in: frame.tree)
  }

  /// Notes that a definition replaces an input, whose values are unused from there on.
  mutating func noteHiddenInput(_ name: String, _ range: SourceRange, in frame: NameFrame) {
    guard frame.isOwn, notes.count < Typing.mostErrors, inputs.find(name) != nil else { return }
    notes.append(FormulaNote(.hiddenInput, at: range, as: .hiddenInput, [SyntaxTree.written(name)]))
  }

  mutating func bindingOfName(_ node: SyntaxTree.Node, in frame: inout NameFrame) -> ResolvedTree.Binding {
    let number = Int(node.payload)
    if let binding = frame.find(number) { return binding }
    guard frame.isOwn else { return meaning(of: frame.syntax.names[number], node, in: &frame) }
    switch memo.find(number) {
    case .none: break
    case .function(let function): return frame.call(function, at: node.range)
    case let known: return known
    }
    let errorCount = errors.count
    let binding = meaning(of: frame.syntax.names[number], node, in: &frame)
    // An error is reported at each occurrence.
    if errors.count == errorCount { memo.set(number, to: binding) }
    return binding
  }

  /// The meaning of a name in the scope of the complete text.
  private mutating func meaning(of name: String, _ node: SyntaxTree.Node, in frame: inout NameFrame)
    -> ResolvedTree.Binding
  {
    if trees[frame.tree].book >= 0 { return bindingInBook(name, node, in: &frame) }
    if inputs.units[name] != nil { frame.needsTyping = true }
    let input = inputs.find(name)
    if let input, frame.isOwn {
      takeUnit(ofInput: input)
      return .variable(input)
    }
    let known = definitions[name]
    if let held = known.held {
      frame.needsTyping = true
      return constant(held.value, held.exactness, known.form.kind)
    }
    if let value = known.value {
      if let uncertainty = known.uncertainty, uncertainty.standard > 0 { addSource(named: name, uncertainty) }
      if known.form != .plain { frame.needsTyping = true }
      return constant(value, known.form)
    }
    if known.function?.isValue ?? false, let function = functionNumber(name, in: frame.tree, at: node.range) {
      return frame.call(function, at: node.range)
    }
    if let input { return .variable(input) }
    if !definitions.unresolved.isEmpty, definitions.unresolved.contains(name) {
      // It may be the unknown of an equation.
      if inputs.isOpen { return .variable(inputs.add(name)) }
      fail(.unknownName(name, suggestion: nil), at: node.range, in: frame.tree)
      return .none
    }
    if !definitions.books.isEmpty, let found = definitions.bookEntry(name),
      let binding = bindingOfEntry(found.entry, ofBook: found.book, node, in: &frame)
    {
      return binding
    }
    if !definitions.clock.isEmpty, !known.isFunction, let reading = definitions.clock(named: name) {
      frame.needsTyping = true
      return .host(hosts.add(reading))
    }
    if let row = Catalogue.constant(named: name) { return constant(row) }
    if asksForComplex || !inputs.isOpen, ownNumber(ofFunction: name) == nil, !known.isFunction,
      let unit = imaginaryUnit(name, in: &frame)
    {
      return unit
    }
    if name == Self.missingName {
      holdValues(in: &frame)
      return .missing
    }
    // If undeclared names become inputs, so does a_0.
    if !inputs.isOpen, let constant = constantOfNature(name, in: &frame) { return constant }
    if inputs.isOpen, !known.isFunction, ownNumber(ofFunction: name) == nil { return .variable(inputs.add(name)) }
    failUnknown(name, node, in: frame)
    return .none
  }

  /// The name of the missing value, unless it is defined in scope.
  static let missingName = "missing"

  /// An input with the name of a book's parameter has the parameter's unit, unless it has one.
  private mutating func takeUnit(ofInput input: Int) {
    let name = inputs.names[input]
    guard !definitions.books.isEmpty, !definitions[name].isValue, inputs.units[name] == nil,
      let found = definitions.bookEntry(name),
      let unit = definitions.books[found.book][found.entry]?.inputUnit
    else { return }
    inputs.setUnit(unit, of: name)
  }
}
