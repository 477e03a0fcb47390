import ReckonBytecode
import ReckonCatalogue

/// Evaluation of programs that use texts, lists or missing values, and of other programs on inputs that are not
/// numbers.
extension Machine {
  /// The value of a program on values over its number mode.
  static func evaluateValues(
    _ program: Program, _ inputs: InputNumbers, in context: inout EvaluationContext
  ) throws(FormulaError) -> FormulaResult {
    switch program.numberMode {
    case .double: return try run(program, Double.self, inputs, in: &context)
    case .decimal: return try run(program, MarkedDecimal.self, inputs, in: &context)
    case .exact:
      context.beginExactRun()
      let result = try run(program, MarkedExact.self, inputs, in: &context)
      return FormulaResult(value: try written(result.value, program, in: &context), result.exactness, form: result.form)
    }
  }

  /// Computes the first digits of exact numbers.
  private static func written(
    _ value: Value, _ program: Program, in context: inout EvaluationContext
  ) throws(FormulaError) -> Value {
    switch value {
    case .number(let number): return .number(try written(number, program, in: &context))
    case .instant(let seconds): return .instant(try written(seconds, program, in: &context))
    case .truth, .text, .missing: return value
    case .list(let items):
      var result: [Value] = []
      result.reserveCapacity(items.count)
      // The rows of a matrix contain no lists.
      for item in items { result.append(try written(item, program, in: &context)) }
      return .list(result)
    }
  }

  private static func run<Item: MachineNumber>(
    _ program: Program, _ type: Item.Type, _ inputs: InputNumbers, in context: inout EvaluationContext
  ) throws(FormulaError) -> FormulaResult {
    precondition(inputs.count == program.variableCount && context.hostCount == program.hostFunctionCount)
    context.beginValueRun(mode: program.numberMode, names: program.variables)
    var values: [MachineValue<Item>] = []
    var wrongInput: (Int, Value)?
    values.reserveCapacity(inputs.count)
    do throws(Work.Stop) {
      try inputs.forEachValue { (index, value, exactness) throws(Work.Stop) in
        guard let value else { return values.append(.unreadable(input: Int32(index))) }
        if wrongInput == nil, !program.takes(value, at: index) { wrongInput = (index, value) }
        values.append(try MachineValue(value, exactness, input: Int32(index), in: context))
      }
    } catch { throw whole(program, context.kind(of: error)) }
    if let (index, value) = wrongInput {
      if value.holdsLists, program.matrix(at: index) == nil {
        let name = "‘\(FormulaError.Kind.shortened(program.variables[index]))’"
        throw whole(
          program,
          .wrongKind(
            found: "a matrix",
            expected: Phrase("numberUnlessMatrix", "a number for \(name) (or the unit ‘matrix’ for it)")))
      }
      throw whole(
        program,
        .wrongKind(found: FormulaResult(value: value, form: .plain).described, expected: program.expected(at: index)))
    }
    let mode = context.policy == .ieee ? ReferenceMachine.Mode.ieee : .careful
    let result = try values.withUnsafeBufferPointer { (values) throws(FormulaError) in
      try ReferenceMachine.run(program, values, mode: mode, in: &context)
    }
    // A formula on numbers has no value if it returns a missing input.
    if case .missing = result, !program.holdsValues {
      throw whole(program, context.kind(of: result.refused("a number", in: context)))
    }
    let marked = result.marked(context.exactness)
    return FormulaResult(value: marked.value(program.resultForm.kind), marked.exactness, form: program.resultForm)
  }

  /// The error of a formula that must return a number and has a value of another kind.
  static func noNumber(_ value: Value, _ program: Program) -> FormulaError {
    switch value {
    case .missing: whole(program, .missingValue(nil))
    case .text: whole(program, .wrongKind(found: "a text", expected: "a number"))
    case .list: whole(program, .wrongKind(found: "a list", expected: "a number"))
    case .number, .truth, .instant: preconditionFailure("numbers have been seen to before")
    }
  }
}

extension Program {
  /// Whether an input accepts a value: an input of texts accepts no numbers, one of lists only lists. Operations on
  /// numbers accept lists as well, and report other mismatches themselves; any input may be missing.
  fileprivate func takes(_ value: Value, at index: Int) -> Bool {
    let unit = inputUnit(at: index)
    if value.holdsLists, matrix(at: index) == nil { return false }
    return unit.isEmpty || ValueKind(ofInput: unit).takes(value)
  }

  /// The kind of a matrix input's elements; `nil` for other inputs.
  fileprivate func matrix(at index: Int) -> ValueKind? { ValueKind(ofInput: inputUnit(at: index)).elementKind }

  /// The kind that an input accepts, for messages.
  fileprivate func expected(at index: Int) -> Phrase {
    let name = "‘\(FormulaError.Kind.shortened(variables[index]))’"
    if ValueKind(ofInput: inputUnit(at: index)).partKind != nil {
      return Phrase("complexNumberFor", "a complex number for \(name)")
    }
    if matrix(at: index) != nil { return Phrase("matrixFor", "a matrix for \(name)") }
    let isList = inputUnits[index].map { if case .list = ValueKind(ofInput: $0) { true } else { false } } ?? false
    return isList ? Phrase("listFor", "a list for \(name)") : Phrase("textFor", "a text for \(name)")
  }
}

extension ValueKind {
  fileprivate func takes(_ value: Value) -> Bool {
    switch (self, value) {
    case (_, .missing): true
    case (.text, .text): true
    case (.text, .number), (.text, .truth), (.text, .instant), (.text, .list): false
    case (.list(.number), .list), (.list(.missing), .list): true
    case (.list(let item), .list(let items)): items.allSatisfy { item.takes($0) }
    case (.complex, _): value.complexParts != nil
    case (.list, .number), (.list, .truth), (.list, .instant), (.list, .text): false
    case (.number, _), (.percent, _), (.truth, _), (.instant, _), (.quantity, _), (.missing, _): true
    }
  }
}
