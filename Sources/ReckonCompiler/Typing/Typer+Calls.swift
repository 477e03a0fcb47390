import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Names, and calls of functions.
extension Typer {
  mutating func typeName(_ node: SyntaxTree.Node, at index: Int) {
    switch resolved.bindings[index] {
    case .none: kinds.append(.unknown)
    case .variable(let input):
      let isOpen = resolution.inputKinds.isEmpty || functions.openInputs.contains(input)
      kinds.append(functions.inferredInputs[input] ?? (isOpen ? .number : resolution.inputKinds[input]))
    case .missing: kinds.append(.missing)
    case .value(let value): push(resolution.values[value].kind)
    case .constant: kinds.append(Self.isTruth(tree.names[Int(node.payload)]) ? .truth : .number)
    case .pooled(let constant):
      push(resolution.constantKinds[constant] ?? (Self.isTruth(tree.names[Int(node.payload)]) ? .truth : .number))
    case .local(let local): kinds.append(locals[local])
    case .function(let value): typeCall(of: value, 0, node, at: index)
    // A bare host name reads its clock.
    case .host: kinds.append(.instant(nil))
    case .loopName(let loop): kinds.append(loopKinds[loop] ?? .number)
    case .builtIn: kinds.append(.number)
    }
  }

  /// Pushes the kind of a named value. Money that was written with a sign is displayed with it.
  private mutating func push(_ kind: Kind) {
    if let money = kind.quantity, money.hasSign { signedCurrencies.insert(money.units.spelling) }
    kinds.append(kind)
  }

  private static func isTruth(_ name: String) -> Bool { name == "true" || name == "false" }

  mutating func typeCall(_ binding: ResolvedTree.Binding, _ node: SyntaxTree.Node, at index: Int) {
    let count = Int(node.count)
    switch binding {
    case .builtIn(let function):
      let row = Catalogue.row(function)
      switch row.form {
      case .conditional: typeChoice("a choice", node, at: index)
      case .attempt(let count): typeAttempt(count, node, at: index)
      case .applied, .repeated: typeFunction(row, count, row.name, node, at: index)
      case .derivative: typeDerivative(node, at: index)
      case .complex: preconditionFailure("functions of complex numbers have been seen to before")
      case .measured(let measure): typeMeasure(measure, row, node, at: index)
      case .values: preconditionFailure("functions of values have been seen to before")
      }
    case .host(let host) where resolution.hosts[host].values != nil:
      typeHost(resolution.hosts[host], count, node, at: index)
    case .host: typeNumbers(count, Phrase("functionOfYourOwn", "a function of your own"), node, at: index)
    case .function(let function): typeCall(of: function, count, node, at: index)
    case .none:
      kinds.removeLast(count)
      kinds.append(.unknown)
    case .variable, .constant, .pooled, .local, .loopName, .missing, .value:
      preconditionFailure("a call is of a function")
    }
  }

  /// A derivative has the unit of its value divided by that of the name.
  mutating func typeDerivative(_ node: SyntaxTree.Node, at index: Int) {
    coerceIfPercent(depth: 1, to: .number, at: index)
    settle(2, at: index)
    let name = pop()
    let value = pop()
    if name.isUnknown || value.isUnknown { return kinds.append(.unknown) }
    for kind in [value, name] where kind.isText || kind.item != nil || kind.part != nil || kind.isMissing {
      fail(
        .misplacedKind(
          kind.phrase, operation: "d",
          advice: Phrase("giveItANumberAndAName", "give it a number, and the name of a number")),
        node)
      return kinds.append(.unknown)
    }
    pushMet(value.change, name.change, power: -1, node, at: index)
  }

  /// Types a call of a function for the kinds of its arguments, or a use of a named value.
  private mutating func typeCall(of number: Int, _ count: Int, _ node: SyntaxTree.Node, at index: Int) {
    let called = resolution.functions[number]
    if called.isValue, let stored = called.stored { return push(definitions.kind(stored.program.resultForm)) }
    guard count == called.parameterCount else {
      kinds.removeLast(count)
      return kinds.append(.unknown)
    }
    var own = kinds.suffix(count).map { $0.asArgument }
    var wanted: [(depth: Int, from: Quantity, to: Quantity)] = []
    for (parameter, unit) in called.units where !own[parameter].isUnknown {
      if let declared = kind(unit, of: called) {
        if own[parameter].fits(declared) { continue }
        fail(
          .misplacedKind(
            own[parameter].phrase, operation: Phrase(verbatim: called.name),
            advice: Phrase("giveIt", "give it \(declared.phrase)")),
          at: range(ofArgument: parameter, of: count, node, at: index), calling: called.name)
        kinds.removeLast(count)
        return kinds.append(.unknown)
      }
      guard let target = quantity(unit, of: called),
        let source = self.unit(of: own[parameter].part ?? own[parameter], beside: target)
      else {
        if let target = quantity(unit, of: called) {
          let range = range(ofArgument: parameter, of: count, node, at: index)
          fail(.incompatibleUnits(own[parameter].described, target.described), at: range, calling: called.name)
        }
        kinds.removeLast(count)
        return kinds.append(.unknown)
      }
      guard source.isSameKind(as: target) else {
        fail(
          .incompatibleUnits(source.described, target.described),
          at: range(ofArgument: parameter, of: count, node, at: index),
          calling: called.name)
        kinds.removeLast(count)
        return kinds.append(.unknown)
      }
      wanted.append((count - 1 - parameter, source, target))
      own[parameter] = own[parameter].part == nil ? .quantity(target) : .complex(.quantity(target))
    }
    guard !own.contains(where: { $0.isUnknown }) else {
      kinds.removeLast(count)
      return kinds.append(.unknown)
    }
    if let stored = called.stored {
      guard takeArguments(ofStored: stored.program.inputUnits, of: called.name, count, node, at: index) else {
        return kinds.append(.unknown)
      }
      return kinds.append(definitions.kind(stored.program.resultForm))
    }
    let arguments = own + called.captures.map { kind(ofCaptured: $0.outer).asCaptured }
    guard let instance = functions.find(number, arguments) else {
      awaited = .awaiting(number, arguments)
      return
    }
    for depth in 0..<count { coerceIfPercent(depth: depth, to: .number, at: index) }
    settle(count, at: index)
    for argument in wanted { convert(depth: argument.depth, from: argument.from, to: argument.to, node, at: index) }
    kinds.removeLast(count)
    if instance != number { body.add(.call(instance: instance), at: index) }
    kinds.append(functions.result(of: instance))
  }

  /// The kind of a parameter annotated with the word of a kind; `nil` if a unit is given.
  private func kind(_ unit: SyntaxTree.Conversion, of function: ResolvedFunction) -> Kind? {
    guard function.tree >= 0 else { return nil }
    let kind = ValueKind(ofInput: resolution.trees[function.tree].tree.source.line(unit.range))
    return kind.unit == nil ? definitions.kind(kind) : nil
  }

  /// The unit in which a function takes a parameter; `nil` after an error.
  func quantity(_ unit: SyntaxTree.Conversion, of function: ResolvedFunction) -> Quantity? {
    guard function.tree >= 0 else { return nil }
    var reader = UnitReader(resolution.trees[function.tree].tree, definitions)
    var quantity = reader.target(unit)
    quantity?.written = nil
    for error in reader.errors where !functions.errors.contains(error) { functions.errors.append(error) }
    return quantity
  }

  /// The kind of a value of the formula that a function captures, at the time of the call.
  private func kind(ofCaptured outer: Int) -> Kind {
    guard let function else { return locals[outer] }
    guard let number = resolution.functions[function].captureNumbers[outer] else {
      preconditionFailure("a function captures what the functions that it calls capture")
    }
    return locals[number]
  }

  /// Converts arguments to the units that a stored program expects.
  private mutating func takeArguments(
    ofStored units: [String?], of name: String, _ count: Int, _ node: SyntaxTree.Node, at index: Int
  )
    -> Bool
  {
    let arguments = Array(kinds.suffix(count))
    kinds.removeLast(count)
    for (position, argument) in arguments.enumerated() {
      // A conversion takes the stored number.
      let depth = count - 1 - position
      if argument.isPercent { coerce(depth: depth, .hundredths, at: index) }
      let wanted = units[position].map { definitions.kind(ofInput: $0) } ?? .number
      if argument.isValue || wanted.isValue {
        if argument.isMissing || argument.key == wanted.key || argument.matrix != nil && argument.fits(wanted) {
          continue
        }
        fail(
          .misplacedKind(
            argument.phrase, operation: "this function", advice: Phrase("giveIt", "give it \(wanted.phrase)")), node)
        return false
      }
      switch (argument.quantity, units[position].flatMap { try? definitions.quantity(ofUnit: $0) }) {
      case (nil, nil): break
      case (let source?, let target?):
        guard convert(depth: depth, from: source, to: target, node, at: index) else { return false }
      case (nil, let target?):
        fail(
          .incompatibleUnits(argument.described, target.described),
          at: range(ofArgument: position, of: count, node, at: index))
        return false
      case (let source?, nil):
        // Compiled by itself, it takes plain numbers.
        let operation: Phrase = Phrase(
          "whichIsStoredWithoutUnits",
          "\(name), which is stored without units of its parameters such as \(name)(x: \(source.name)),")
        fail(
          .misplacedUnit(source.described, operation: operation),
          at: range(ofArgument: position, of: count, node, at: index))
        return false
      }
    }
    return true
  }
}
