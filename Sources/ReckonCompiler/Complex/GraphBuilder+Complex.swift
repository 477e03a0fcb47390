import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Complex numbers as pairs of nodes on real numbers: the imaginary parts of the builder's values, names and calls.
extension GraphBuilder {
  /// The builder's state beyond the nodes of real parts.
  struct ComplexParts {
    /// The imaginary parts of named values.
    var named: [Int: ValueGraph.ID] = [:]
    /// The real parts of sums of complex terms whose imaginary parts are being lowered, by loop.
    var realSums: [LoopPlace: ValueGraph.ID] = [:]

    /// A loop that is being lowered: its node, and the number of enclosing bodies.
    struct LoopPlace: Hashable {
      let depth: Int
      let node: Int
    }
  }

  private func term(_ value: Value) -> ComplexTerm {
    guard let imaginary = value.imaginary else { return ComplexTerm(.node(value.id)) }
    return ComplexTerm(
      graph.isZero(value.id) ? nil : .node(value.id), graph.isZero(imaginary) ? nil : .node(imaginary))
  }

  /// A term as a value with both parts, or with only the real part.
  private mutating func value(_ term: ComplexTerm, isReal: Bool, at place: ValueGraph.Place) -> Value {
    let real = graph.make(term.x, at: place)
    return Value(id: real, place: place, imaginary: isReal ? nil : graph.make(term.y, at: place))
  }

  /// A function of values, some of which may be complex.
  mutating func combined(_ function: Function.ID, _ operands: [Value], at place: ValueGraph.Place) -> Value {
    let unit = resolution.trees[frame.tree].angleUnit
    var terms: [ComplexTerm] = []
    for operand in operands { terms.append(term(operand)) }
    let result = graph.complex(function, terms, in: unit, at: place)
    var isReal = false
    if case .real? = Catalogue.complexForm(function) { isReal = true }
    return value(result, isReal: isReal, at: place)
  }

  /// Lowers a node with complex operands or a complex value.
  mutating func lowerComplex(_ node: SyntaxTree.Node, at index: Int, place: ValueGraph.Place) {
    switch node.kind {
    case .loop: return sumComplex(node, at: index, place: place)
    case .product: lowerComplex(.multiply, 2, at: place)
    case .call:
      guard case .builtIn(let function) = frame.bindings[index] else {
        preconditionFailure("a complex function is built in")
      }
      lowerComplex(function, Int(node.count), at: place)
    case .apply:
      switch Catalogue.operatorMeanings[Int(node.payload)] {
      case .apply(.power): lowerComplexPower(at: index, place: place)
      case .apply(let function), .additive(let function), .comparison(let function):
        lowerComplex(function, Int(node.count), at: place)
      case .of: lowerComplex(.multiply, 2, at: place)
      case .identity, .and, .or, .percent, .conditional, .conversion, .fallback, .range, .membership, .uncertain:
        preconditionFailure("an operator without a complex form is refused when kinds are found")
      }
    default: preconditionFailure("a node is complex by its operands")
    }
  }

  private mutating func lowerComplex(_ function: Function.ID, _ count: Int, at place: ValueGraph.Place) {
    let operands = popValues(count)
    values.append(combined(function, operands, at: place))
  }

  mutating func popValues(_ count: Int) -> [Value] {
    let operands = Array((values.count - count..<values.count).map { values[$0] })
    values.removeLast(count)
    return operands
  }

  /// Known integer exponents are lowered to products; a base written e to the exponential function.
  private mutating func lowerComplexPower(at index: Int, place: ValueGraph.Place) {
    let operands = popValues(2)
    let (base, exponent) = (operands[0], operands[1])
    let whole = frame.syntax.literalExponent(before: index).flatMap { Int(exactly: $0) } ?? whole(exponent)
    if let whole, whole.magnitude <= 1 << 20 {
      let power = graph.power(term(base), whole, at: place)
      return values.append(value(power, isReal: false, at: place))
    }
    if frame.syntax.literalExponent(before: index) == 0.5 { return values.append(combined(.sqrt, [base], at: place)) }
    values.append(combined(isE(base) ? .exp : .power, isE(base) ? [exponent] : operands, at: place))
  }

  /// The integer value of a real constant; `nil` for others.
  private func whole(_ value: Value) -> Int? {
    if let imaginary = value.imaginary, !graph.isZero(imaginary) { return nil }
    guard graph.nodes[Int(value.id)].kind == .constant else { return nil }
    let number = graph.constants[Int(graph.nodes[Int(value.id)].payload)].number
    return Int(exactly: number.double).flatMap { NumericValue.double(Double($0)) == number ? $0 : nil }
  }

  /// An operation selected by its operands' kinds, at least one of which is complex.
  mutating func complex(
    _ replacement: Elaboration.Replacement, _ left: Value, _ right: Value, _ node: SyntaxTree.Node,
    at place: ValueGraph.Place
  ) -> Value {
    switch replacement {
    case .first: return Value(id: left.id, place: place, imaginary: left.imaginary)
    case .second: return Value(id: right.id, place: place, imaginary: right.imaginary)
    case .percentOf: return combined(.percentOf, [left, right], at: place)
    case .timesPercent: return combined(.percentOf, [right, left], at: place)
    case .overPercent:
      let hundred = Value(id: graph.makeConstant(100, at: place), place: place)
      return combined(.divide, [combined(.multiply, [left, hundred], at: place), right], at: place)
    case .shareOfLeft:
      guard node.kind == .apply, case .additive(let function) = Catalogue.operatorMeanings[Int(node.payload)] else {
        preconditionFailure("a percent is added or subtracted")
      }
      return combined(function, [left, combined(.percentOf, [right, left], at: place)], at: place)
    case .later, .calendarSpan, .values, .complex: preconditionFailure("no date and no list is complex")
    }
  }

  // MARK: Names

  /// A local of the frame.
  func local(_ number: Int, at place: ValueGraph.Place) -> Value {
    Value(id: frame.locals[number], place: place, imaginary: frame.imaginaries?[number])
  }

  /// The value of a complex name; `nil` for any other.
  mutating func complexValue(ofName binding: ResolvedTree.Binding, at place: ValueGraph.Place) -> Value? {
    switch binding {
    case .local(let number):
      return frame.imaginaries?[number].map { Value(id: frame.locals[number], place: place, imaginary: $0) }
    case .variable(let input):
      guard !resolution.inputKinds.isEmpty, resolution.inputKinds[input].part != nil else { return nil }
      if dividesInputs {
        let other = resolution.inputs.count + resolution.inputKinds[..<input].count { $0.part != nil }
        let parts = [input, other].map { graph.makeLeaf(.variable, $0, at: place) }
        return Value(id: parts[0], place: place, imaginary: parts[1])
      }
      return unpacked(graph.makeLeaf(.variable, input, at: place), at: place)
    case .value(let index):
      let known = resolution.values[index]
      guard known.kind.part != nil, let (re, im) = known.value.complexParts else { return nil }
      let parts = [re, im].map {
        graph.makeConstant(Program.Constant($0.converted(to: numberMode), known.exactness), at: place)
      }
      return Value(id: parts[0], place: place, imaginary: parts[1])
    case .none, .constant, .pooled, .loopName, .builtIn, .function, .host, .missing: return nil
    }
  }

  /// Unpacks the complex parameters and captured values of a function.
  mutating func unpackParameters(of function: ResolvedFunction) {
    guard let instance = frame.instance else { return }
    let arguments = typing.arguments(ofInstance: instance)
    let locals = Array(0..<function.parameterCount) + function.captures.map { $0.inner }
    for (number, kind) in zip(locals, arguments) where kind.part != nil {
      let value = unpacked(frame.locals[number], at: frame.place)
      frame.locals[number] = value.id
      frame.setImaginary(value.imaginary, ofLocal: number)
    }
  }

  // MARK: Pairs in lists

  /// The result of a complex value: the requested part, or both packed.
  mutating func root(_ value: Value, _ instance: Int?) -> ValueGraph.ID {
    guard instance == nil, let part else { return packed(value) }
    return part == 0 ? value.id : value.imaginary ?? graph.makeConstant(0, at: value.place)
  }

  /// A complex number as a list of its parts, the representation in programs.
  mutating func packed(_ value: Value) -> ValueGraph.ID {
    let imaginary = value.imaginary ?? graph.makeConstant(0, at: value.place)
    return graph.values(.list, [value.id, imaginary], at: value.place)
  }

  /// The complex number whose parts a list contains.
  mutating func unpacked(_ id: ValueGraph.ID, at place: ValueGraph.Place) -> Value {
    let parts = [1.0, 2.0].map { graph.values(.item, [id, graph.makeConstant($0, at: place)], at: place) }
    return Value(id: parts[0], place: place, imaginary: parts[1])
  }

  /// A sum of complex terms becomes two sums, each with its own copy of the loop's body.
  private mutating func sumComplex(_ node: SyntaxTree.Node, at index: Int, place: ValueGraph.Place) {
    let term = values[values.count - 1]
    let loop = ComplexParts.LoopPlace(depth: outerFrames.count, node: index)
    guard let real = complex?.realSums.removeValue(forKey: loop) else {
      let (first, last, list) = (values[values.count - 3], values[values.count - 2], listOfLoop)
      let sum = closeLoop(at: index, place: place)
      complex?.realSums[loop] = sum
      return repeatLoop(Int(node.payload), endingAt: index, first, last, list: list)
    }
    values[values.count - 1].id = term.imaginary ?? graph.makeConstant(0, at: place)
    values.append(Value(id: real, place: place, imaginary: closeLoop(at: index, place: place)))
  }
}
