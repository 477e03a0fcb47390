/// What one step of threaded code does: the operation together with the kinds of its operands.
///
/// Each form stands for one generated handler per register that its result can have, and one that ends the run with the result where
/// ``canReturn`` says so. `generate-handlers` writes the handlers in the order of ``all``; ``index`` finds them again.
///
/// To add a form, add a case with its count, its index and its place in ``all``, say in the generator what it computes,
/// let the linker use it, and run `swift run generate-handlers`.
package enum HandlerForm: Hashable, Sendable {
  /// Where an operand that is not on the stack lies.
  package enum Source: Int, CaseIterable, Sendable { case variable, constant, local }

  /// What two operands come to; the reversed ones take the later operand first.
  package enum Arithmetic: Int, CaseIterable, Sendable { case add, subtract, multiply, divide, reversedSubtract, reversedDivide }

  /// What a pair of operands comes to that waits until another operation takes it: the pairs that formulas have again and again.
  package enum Pair: Int, CaseIterable, Sendable {
    case variablePlusVariable, variablePlusConstant
    case variableMinusVariable, variableMinusConstant, constantMinusVariable
    case variableTimesVariable, variableTimesConstant, variableTimesLocal, constantTimesLocal, localTimesLocal
    case variableByVariable, variableByConstant, constantByVariable
  }

  /// How a product p joins another value s: s + p, s - p, p - s.
  package enum Join: Int, CaseIterable, Sendable { case plus, minus, reversedMinus }

  package enum Unary: Int, CaseIterable, Sendable { case square, negate, magnitude, squareRoot, not, truth }

  package enum Circular: Int, CaseIterable, Sendable { case sine, cosine }

  package enum Comparison: Int, CaseIterable, Sendable { case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual }

  /// One value from a source.
  case load(Source)
  case stackSource(Arithmetic, Source)
  /// The second-highest and the highest value.
  case stackStack(Arithmetic)
  case sources(Arithmetic, Source, Source)
  /// The highest value and a pair.
  case stackPair(Arithmetic, Pair)
  /// A variable or a constant, and a pair.
  case sourcePair(Arithmetic, Source, Pair)
  /// The highest value times a source, joined with another source.
  case stackTimesSource(Join, Source, Source)
  /// The highest value times a variable plus a constant, and that once more: two steps of a polynomial.
  case polynomial
  /// The second-highest value joined with the highest one times a source.
  case stackScaled(Join, Source)
  /// The second-highest value times a source, joined with the highest one.
  case scaledStack(Join, Source)
  case unary(Unary)
  case applyStack
  case applySource(Source)
  case applyPair(Pair)
  case applyStackStack
  case applyStackSource(Source)
  case applySourceStack(Source)
  /// Three values of the stack.
  case applyStackStackStack
  /// The highest value and two constants.
  case applyStackConstants
  /// Whether the highest value is true, one or the other value: from a source or, without one, from the stack.
  case choose(Source?, Source?)
  case compareStackStack(Comparison)
  /// A variable and a variable or a constant.
  case compareVariable(Comparison, Source)
  case compareStackSource(Comparison, Source)
  /// A source divided by the highest value, which ends the run if it is not finite.
  case checkedDivideSourceStack(Source)
  /// The second-highest value divided by the highest one, which ends the run if it is not finite.
  case checkedDivideStackStack
  /// A function of the highest value, which ends the run if that is not finite.
  case checkedApplyStack
  /// A function of a source and the highest value, which ends the run if that is not finite.
  case checkedApplySourceStack(Source)
  /// Copies the highest value into a local.
  case copyToLocal
  /// Ends the run with the highest value if that is not finite.
  case check
  /// Goes on at one of two places.
  case branchStackStack(Comparison)
  case branchStackSource(Comparison, Source)
  case branchStack
  /// Forms from here on touch no register: they have one handler each.
  case branchSources(Comparison, Source, Source)
  case branchSource(Source)
  /// Copies a source into a local.
  case copySource(Source)
  /// Two pairs without locals, with an operation that is not reversed.
  case pairs(Arithmetic, Pair, Pair)
  /// Sine or cosine of an angle that is not large, without a call; other angles go to the step for any function, which finds
  /// its words in the same places.
  case circularStack(Circular)
  case circularVariable(Circular)
  case circularPair(Circular, Pair)
  /// Three steps of a polynomial.
  case longPolynomial
  /// One or the other of two pairs without locals, as the highest value says.
  case choosePair(Pair, Pair)
  /// A function of the highest value and two constants, which ends the run if that value is not finite.
  case checkedApplyStackConstants

  /// All forms, in the order of their indices: those whose results may end a run, those that use registers, the others, and those that came later.
  package static let all: [HandlerForm] = returning + stepping + plain + later

  private static let returning: [HandlerForm] = {
    var forms: [HandlerForm] = Source.allCases.map { .load($0) }
    for arithmetic in Arithmetic.allCases {
      forms += Source.allCases.map { .stackSource(arithmetic, $0) }
      forms.append(.stackStack(arithmetic))
      forms += Pair.allCases.map { .stackPair(arithmetic, $0) }
      forms += Pair.allCases.map { .sourcePair(arithmetic, .variable, $0) }
      forms += Pair.allCases.map { .sourcePair(arithmetic, .constant, $0) }
    }
    // With both operands in sources, their order says what the reversed operations would.
    for arithmetic in Arithmetic.allCases.prefix(4) {
      for first in Source.allCases { forms += Source.allCases.map { .sources(arithmetic, first, $0) } }
    }
    for join in Join.allCases {
      for first in Source.allCases { forms += Source.allCases.map { .stackTimesSource(join, first, $0) } }
      forms += Source.allCases.map { .stackScaled(join, $0) }
      forms += Source.allCases.map { .scaledStack(join, $0) }
    }
    forms.append(.polynomial)
    forms += Unary.allCases.map { .unary($0) }
    forms += [.applyStack, .applyStackStack, .applyStackStackStack, .applyStackConstants]
    forms += Source.allCases.map { .applySource($0) }
    forms += Pair.allCases.map { .applyPair($0) }
    forms += Source.allCases.map { .applyStackSource($0) }
    forms += Source.allCases.map { .applySourceStack($0) }
    let sources = [nil] + Source.allCases.map { Optional($0) }
    for first in sources { forms += sources.map { .choose(first, $0) } }
    return forms
  }()

  private static let stepping: [HandlerForm] = {
    var forms: [HandlerForm] = [.copyToLocal, .check, .branchStack, .checkedDivideStackStack]
    forms += Source.allCases.map { .checkedDivideSourceStack($0) }
    for comparison in Comparison.allCases {
      forms += [.compareStackStack(comparison), .branchStackStack(comparison)]
      forms += Source.allCases.map { .compareStackSource(comparison, $0) }
      forms += Source.allCases.map { .branchStackSource(comparison, $0) }
      forms += [.compareVariable(comparison, .variable), .compareVariable(comparison, .constant)]
    }
    forms.append(.checkedApplyStack)
    forms += Source.allCases.map { .checkedApplySourceStack($0) }
    return forms
  }()

  private static let plain: [HandlerForm] = {
    var forms: [HandlerForm] = []
    for comparison in Comparison.allCases {
      for first in Source.allCases { forms += Source.allCases.map { .branchSources(comparison, first, $0) } }
    }
    forms += Source.allCases.map { .branchSource($0) }
    forms += Source.allCases.map { .copySource($0) }
    return forms
  }()

  private static let later: [HandlerForm] = {
    let pairs = Pair.allCases.filter { $0.rank != nil }
    var forms: [HandlerForm] = []
    for arithmetic in Arithmetic.allCases.prefix(4) {
      for first in pairs { forms += pairs.map { .pairs(arithmetic, first, $0) } }
    }
    for circular in Circular.allCases {
      forms += [.circularStack(circular), .circularVariable(circular)]
      forms += pairs.map { .circularPair(circular, $0) }
    }
    forms.append(.longPolynomial)
    for first in pairs { forms += pairs.map { .choosePair(first, $0) } }
    forms.append(.checkedApplyStackConstants)
    return forms
  }()

  /// The place of a form in ``all``; arithmetic comes first, so that the most frequent forms are found by a sum.
  package var index: Int {
    switch self {
    case .load(let source): source.rawValue
    case .stackSource(let arithmetic, let source): Self.base(arithmetic) + source.rawValue
    case .stackStack(let arithmetic): Self.base(arithmetic) + 3
    case .stackPair(let arithmetic, let pair): Self.base(arithmetic) + 4 + pair.rawValue
    case .sourcePair(let arithmetic, let source, let pair): Self.base(arithmetic) + 17 + 13 * source.rawValue + pair.rawValue
    case .sources(let arithmetic, let first, let second):
      261 + (arithmetic.rawValue * 3 + first.rawValue) * 3 + second.rawValue
    case .stackTimesSource(let join, let first, let second): 297 + join.rawValue * 15 + first.rawValue * 3 + second.rawValue
    case .stackScaled(let join, let source): 306 + join.rawValue * 15 + source.rawValue
    case .scaledStack(let join, let source): 309 + join.rawValue * 15 + source.rawValue
    case .polynomial: 342
    case .unary(let unary): 343 + unary.rawValue
    case .applyStack: 349
    case .applyStackStack: 350
    case .applyStackStackStack: 351
    case .applyStackConstants: 352
    case .applySource(let source): 353 + source.rawValue
    case .applyPair(let pair): 356 + pair.rawValue
    case .applyStackSource(let source): 369 + source.rawValue
    case .applySourceStack(let source): 372 + source.rawValue
    case .choose(let first, let second): 375 + (first.map { $0.rawValue + 1 } ?? 0) * 4 + (second.map { $0.rawValue + 1 } ?? 0)
    case .copyToLocal: 391
    case .check: 392
    case .branchStack: 393
    case .checkedDivideStackStack: 394
    case .checkedDivideSourceStack(let source): 395 + source.rawValue
    case .compareStackStack(let comparison): 398 + comparison.rawValue * 10
    case .branchStackStack(let comparison): 399 + comparison.rawValue * 10
    case .compareStackSource(let comparison, let source): 400 + comparison.rawValue * 10 + source.rawValue
    case .branchStackSource(let comparison, let source): 403 + comparison.rawValue * 10 + source.rawValue
    case .compareVariable(let comparison, let source): 406 + comparison.rawValue * 10 + source.rawValue
    case .checkedApplyStack: 458
    case .checkedApplySourceStack(let source): 459 + source.rawValue
    case .branchSources(let comparison, let first, let second):
      462 + (comparison.rawValue * 3 + first.rawValue) * 3 + second.rawValue
    case .branchSource(let source): 516 + source.rawValue
    case .copySource(let source): 519 + source.rawValue
    case .pairs(let arithmetic, let first, let second): 522 + (arithmetic.rawValue * 10 + (first.rank ?? 0)) * 10 + (second.rank ?? 0)
    case .circularStack(let circular): 922 + circular.rawValue * 12
    case .circularVariable(let circular): 923 + circular.rawValue * 12
    case .longPolynomial: 946
    case .checkedApplyStackConstants: 1047
    case .choosePair(let first, let second): 947 + (first.rank ?? 0) * 10 + (second.rank ?? 0)
    case .circularPair(let circular, let pair): 924 + circular.rawValue * 12 + (pair.rank ?? 0)
    }
  }

  private static func base(_ arithmetic: Arithmetic) -> Int { 3 + arithmetic.rawValue * 43 }

  /// Whether the form has a handler that ends the run with its result.
  package var canReturn: Bool { index < 391 || 522..<1047 ~= index }
  /// Whether the form has a handler for each register.
  package var usesRegisters: Bool { index < 462 || index >= 522 }

  /// The number of handlers of each form: four registers, and the end of the run.
  package static let variantCount = 5
}

extension HandlerForm.Comparison {
  /// The comparison with its operands exchanged.
  package var flipped: Self {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal: .equal
    case .notEqual: .notEqual
    }
  }
}

extension HandlerForm.Arithmetic {
  /// The operation with its operands exchanged.
  package var flipped: Self {
    switch self {
    case .add: .add
    case .subtract: .reversedSubtract
    case .reversedSubtract: .subtract
    case .multiply: .multiply
    case .divide: .reversedDivide
    case .reversedDivide: .divide
    }
  }
}

extension HandlerForm.Pair {
  /// The pair's operation and the sources of its operands.
  package var parts: (HandlerForm.Arithmetic, HandlerForm.Source, HandlerForm.Source) {
    switch self {
    case .variablePlusVariable: (.add, .variable, .variable)
    case .variablePlusConstant: (.add, .variable, .constant)
    case .variableMinusVariable: (.subtract, .variable, .variable)
    case .variableMinusConstant: (.subtract, .variable, .constant)
    case .constantMinusVariable: (.subtract, .constant, .variable)
    case .variableTimesVariable: (.multiply, .variable, .variable)
    case .variableTimesConstant: (.multiply, .variable, .constant)
    case .variableTimesLocal: (.multiply, .variable, .local)
    case .constantTimesLocal: (.multiply, .constant, .local)
    case .localTimesLocal: (.multiply, .local, .local)
    case .variableByVariable: (.divide, .variable, .variable)
    case .variableByConstant: (.divide, .variable, .constant)
    case .constantByVariable: (.divide, .constant, .variable)
    }
  }

  /// The pair's number among those without locals.
  package var rank: Int? {
    switch self {
    case .variablePlusVariable, .variablePlusConstant, .variableMinusVariable, .variableMinusConstant, .constantMinusVariable,
      .variableTimesVariable, .variableTimesConstant:
      rawValue
    case .variableTimesLocal, .constantTimesLocal, .localTimesLocal: nil
    case .variableByVariable, .variableByConstant, .constantByVariable: rawValue - 3
    }
  }

  /// The pair for an operation on operands from such sources, with the operands exchanged where only that order has one.
  package init?(_ arithmetic: HandlerForm.Arithmetic, _ first: HandlerForm.Source, _ second: HandlerForm.Source, isExchanged: inout Bool) {
    guard let code = Self.table[arithmetic.rawValue * 9 + first.rawValue * 3 + second.rawValue] else { return nil }
    isExchanged = code.isExchanged
    self = code.pair
  }

  private static let table: [(pair: Self, isExchanged: Bool)?] = {
    var table = [(pair: Self, isExchanged: Bool)?](repeating: nil, count: 54)
    for pair in allCases {
      let (arithmetic, first, second) = pair.parts
      table[arithmetic.rawValue * 9 + first.rawValue * 3 + second.rawValue] = (pair, false)
      guard arithmetic == .add || arithmetic == .multiply, first != second else { continue }
      table[arithmetic.rawValue * 9 + second.rawValue * 3 + first.rawValue] = (pair, true)
    }
    return table
  }()
}
