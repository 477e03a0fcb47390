import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Lowering nodes.
extension GraphBuilder {
  /// Lowers a node without recorded actions: its operands are plain numbers.
  mutating func lower(_ node: SyntaxTree.Node, at index: Int, place: ValueGraph.Place) {
    switch node.kind {
    case .number: values.append(Value(id: lowerNumber(node, at: place), place: place))
    case .name:
      if usesValues, case .function(let value) = frame.bindings[index] { return lowerNamedValue(value, at: place) }
      if resolution.isComplex, let value = complexValue(ofName: frame.bindings[index], at: place) {
        return values.append(value)
      }
      let id = lowerName(frame.syntax.names[Int(node.payload)], frame.bindings[index], at: place)
      values.append(Value(id: id, place: place, span: frame.spans.isEmpty ? nil : span(ofName: frame.bindings[index])))
    case .unit: values.append(Value(id: graph.makeConstant(1, at: place), place: place))
    case .instant:
      let seconds = frame.syntax.instants[Int(node.payload)].seconds
      let constant = Program.Constant(seconds.double, exactly: MarkedDecimal(seconds), in: numberMode)
      values.append(Value(id: graph.makeConstant(constant, at: place), place: place))
    case .text: values.append(Value(id: graph.makeText(frame.syntax.texts[Int(node.payload)], at: place), place: place))
    case .list: applyValues(.list, Int(node.count), at: place)
    case .index: applyValues(.item, 2, at: place)
    case .mixed: applyFunction(.sum, Int(node.count), at: place)
    case .convert:
      let value = pop()
      values.append(Value(id: value.id, place: place, imaginary: value.imaginary))
    case .call: lowerCall(frame.bindings[index], Int(node.count), at: place)
    case .apply: lowerOperator(Int(node.payload), isInfix: node.count == 2, index, at: place)
    case .product: applyFunction(.multiply, 2, at: place)
    case .chainStart:
      let right = pop()
      let left = pop()
      chains.append(Chain(conditions: [comparison(Int(node.payload), left, right, at: place)], last: right))
      values.append(right)
    case .chainLink:
      let right = pop()
      _ = pop()
      let condition = comparison(Int(node.payload), chains[chains.count - 1].last, right, at: place)
      chains[chains.count - 1].conditions.append(condition)
      chains[chains.count - 1].last = right
      values.append(right)
    case .chainEnd: lowerChain(at: place)
    case .branch: lowerBranch(node.payload)
    case .conditional: lowerSelect(at: place)
    case .loopBody:
      let number = graph.addLoop(frame.syntax.loops[Int(node.payload)].repetition)
      if frame.syntax.loops[Int(node.payload)].isOverList { takeList(ofLoop: number, at: place) }
      openLoops.append((Int(node.payload), number, openRegion()))
      loopNumbers[Int(node.payload), default: []].append(number)
    case .loop: values.append(Value(id: closeLoop(at: index, place: place), place: place))
    case .assign:
      guard case .local(let local) = frame.bindings[index] else {
        preconditionFailure("a definition's name is a local")
      }
      let name = frame.syntax.names[Int(node.payload)]
      frame.locals[local] = named(name, values[values.count - 1].id, at: place)
      if let span = values[values.count - 1].span { frame.spans[local] = span }
      if resolution.isComplex { frame.setImaginary(values[values.count - 1].imaginary, ofLocal: local) }
    case .discard: frame.statements.append(pop())
    case .functionBegin: frame.index = frame.syntax.functions[Int(node.payload)].body.upperBound + 1
    // Percents were converted to plain numbers before, and the display form is not part of the graph.
    case .group, .notation, .functionEnd: break
    }
  }

  /// Ends the innermost loop, whose term is on the value stack.
  mutating func closeLoop(at index: Int, place: ValueGraph.Place) -> ValueGraph.ID {
    guard let loop = openLoops.popLast() else { preconditionFailure("a loop's body begins before it ends") }
    loopNumbers[loop.treeLoop]?.removeLast()
    closeRegion()
    let body = pop()
    let last = pop()
    let first = pop()
    // An integrand is known to be identically 0 only if the text writes a literal.
    let isZero =
      graph.repetitions[loop.number] == .integral && frame.syntax.nodes[index - 1].kind == .number
      && graph.isZero(body.id)
    if isZero, frame.syntax.nodes[index - 2].kind == .loopBody {
      return graph.sequence(first.id, graph.sequence(last.id, graph.makeConstant(0, at: place), at: place), at: place)
    }
    return graph.loop(loop.number, first: first.id, last: last.id, body: body.id, region: loop.region, at: place)
  }

  /// Lowers the body of the innermost loop once more.
  mutating func repeatLoop(_ loop: Int, endingAt index: Int, _ first: Value, _ last: Value, list: ValueGraph.ID?) {
    guard let body = frame.syntax.nodes[..<index].lastIndex(where: { $0.kind == .loopBody && Int($0.payload) == loop })
    else {
      preconditionFailure("a loop has a body")
    }
    if let list {
      values.append(Value(id: list, place: first.place))
    } else {
      values.append(first); values.append(last)
    }
    frame.index = body
    frame.follow(typing.elaborations(of: frame.instance), from: body)
  }

  /// The list that the innermost loop iterates over, if any.
  var listOfLoop: ValueGraph.ID? { openLoops.last.flatMap { loopLists[$0.number] } }

  mutating func pop() -> Value {
    guard let value = values.popLast() else { preconditionFailure("a node's operands are built before it") }
    return value
  }

  private mutating func comparison(_ row: Int, _ left: Value, _ right: Value, at place: ValueGraph.Place) -> Value {
    guard case .comparison(let function) = Catalogue.operatorMeanings[row] else {
      preconditionFailure("chains consist of comparisons")
    }
    return Value(id: graph.apply(Operation(function), OperandList(left.id, right.id), at: place), place: place)
  }

  private mutating func lowerNumber(_ node: SyntaxTree.Node, at place: ValueGraph.Place) -> ValueGraph.ID {
    graph.makeConstant(Program.Constant(node, in: frame.syntax, numberMode), at: place)
  }

  private mutating func lowerName(_ name: String, _ binding: ResolvedTree.Binding, at place: ValueGraph.Place)
    -> ValueGraph.ID
  {
    switch binding {
    case .variable(let index): graph.makeLeaf(.variable, index, at: place)
    case .constant(let value): constant(name, graph.makeConstant(value, at: place), at: place)
    case .pooled(let index): constant(name, graph.makeConstant(resolution.constants[index], at: place), at: place)
    case .local(let index): frame.locals[index]
    case .loopName(let index): item(ofLoop: number(ofLoop: index), name, at: place)
    case .missing: graph.values(.missing, [], at: place)
    case .value(let index): constant(resolution.values[index].value, resolution.values[index].exactness, at: place)
    case .host(let host): graph.host(host, isPure: resolution.hosts[host].isPure, graph.list([]), at: place)
    case .none, .builtIn, .function: preconditionFailure("a name that stands for no value is an error")
    }
  }

  /// A loop over a list counts its items: the bounds replace the list.
  private mutating func takeList(ofLoop number: Int, at place: ValueGraph.Place) {
    let list = pop()
    loopLists[number] = list.id
    values.append(Value(id: graph.makeConstant(1, at: place), place: list.place))
    values.append(Value(id: graph.values(.length, [list.id], at: list.place), place: list.place))
  }

  /// The value of a loop's variable: its counter, or the list's item at that position.
  private mutating func item(ofLoop number: Int, _ name: String, at place: ValueGraph.Place) -> ValueGraph.ID {
    let count = graph.makeLeaf(.loopName, number, at: place)
    guard let list = loopLists[number] else { return count }
    let item = graph.values(.item, [list, count], at: place)
    guard resolution.differentiatedNames.contains(name) else { return item }
    // One named value for all uses in the loop.
    return graph.named(-1 - number, item, at: place)
  }

  /// A named value, if something is differentiated by its name; otherwise the value itself.
  mutating func named(_ name: String, _ value: ValueGraph.ID, at place: ValueGraph.Place) -> ValueGraph.ID {
    guard resolution.differentiatedNames.contains(name) else { return value }
    nextNamed += 1
    return graph.named(nextNamed, value, at: place)
  }

  /// The value of a source of uncertainty under a number of its own.
  mutating func named(source: Int, _ value: ValueGraph.ID, at place: ValueGraph.Place) -> ValueGraph.ID {
    if namedSources[source] == nil {
      nextNamed += 1
      namedSources[source] = nextNamed
    }
    guard let number = namedSources[source] else { preconditionFailure("a source has a number") }
    return graph.named(number, value, at: place)
  }

  /// The same for a constant, whose name all texts share.
  private mutating func constant(_ name: String, _ value: ValueGraph.ID, at place: ValueGraph.Place) -> ValueGraph.ID {
    let value = !resolution.isUncertain ? value : uncertain(value, called: name, at: place)
    guard resolution.differentiatedNames.contains(name) else { return value }
    if let number = namedConstants[name] { return graph.named(number, value, at: place) }
    let id = named(name, value, at: place)
    namedConstants[name] = nextNamed
    return id
  }

  /// A text or list that a name denotes.
  private mutating func constant(_ value: ReckonCatalogue.Value, _ exactness: Exactness, at place: ValueGraph.Place)
    -> ValueGraph.ID
  {
    switch value {
    case .number(let number), .instant(let number):
      graph.makeConstant(Program.Constant(number.converted(to: numberMode), exactness), at: place)
    case .truth(let holds): graph.makeConstant(holds ? 1 : 0, at: place)
    case .text(let text): graph.makeText(text, at: place)
    case .missing: graph.values(.missing, [], at: place)
    case .list(let items):
      graph.values(value.holdsLists ? .matrix : .list, items.map { constant($0, exactness, at: place) }, at: place)
    }
  }

  mutating func applyValues(_ function: ValueFunction, _ count: Int, at place: ValueGraph.Place) {
    let operands = popIDs(count)
    values.append(Value(id: graph.values(function, operands, at: place), place: place))
  }

  /// The number in the graph of the innermost open loop for a loop of the tree.
  private func number(ofLoop index: Int) -> Int {
    guard let number = loopNumbers[index]?.last else { preconditionFailure("a loop's name stands in its body") }
    return number
  }

  private func operation(_ function: Function.ID) -> Operation {
    switch Catalogue.traits(function).takesPart {
    case .none: Operation(function)
    case .argument, .result: Operation(function, unit: resolution.trees[frame.tree].angleUnit)
    }
  }

  mutating func applyFunction(_ function: Function.ID, _ count: Int, at place: ValueGraph.Place) {
    let operands = popOperands(count)
    values.append(Value(id: graph.apply(operation(function), operands, at: place), place: place))
  }

  mutating func popOperands(_ count: Int) -> OperandList {
    switch count {
    case 1: return OperandList(pop().id)
    case 2:
      let second = pop().id
      return OperandList(pop().id, second)
    default: return graph.list(popIDs(count))
    }
  }

  mutating func popIDs(_ count: Int) -> [ValueGraph.ID] {
    let ids = (values.count - count..<values.count).map { values[$0].id }
    values.removeLast(count)
    return ids
  }
}
