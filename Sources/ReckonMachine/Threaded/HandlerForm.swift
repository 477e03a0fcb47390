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

  /// The kinds of two factors; their order does not matter.
  package enum Product: Int, CaseIterable, Sendable {
    case variableVariable, variableConstant, variableLocal, constantLocal, localLocal
  }

  /// What two operands come to; the reversed ones take the later operand first.
  package enum Arithmetic: Int, CaseIterable, Sendable { case add, subtract, reversedSubtract, multiply, divide, reversedDivide }

  /// How a product p joins another value s: s + p, s - p, p - s.
  package enum Join: Int, CaseIterable, Sendable { case plus, minus, reversedMinus }

  package enum Unary: Int, CaseIterable, Sendable { case square, negate, magnitude, squareRoot, not, truth }

  package enum Comparison: Int, CaseIterable, Sendable { case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual }

  /// One value from a source.
  case load(Source)
  case stackSource(Arithmetic, Source)
  /// The second-highest and the highest value.
  case stackStack(Arithmetic)
  case sources(Arithmetic, Source, Source)
  /// The highest value times a source, joined with another source.
  case stackTimesSource(Join, Source, Source)
  /// The highest value joined with a product of sources.
  case stackProduct(Join, Product)
  /// The second-highest value joined with the highest one times a source.
  case stackScaled(Join, Source)
  /// The second-highest value times a source, joined with the highest one.
  case scaledStack(Join, Source)
  /// A source joined with a product of sources.
  case sourceProduct(Join, Product, Source)
  /// A product of sources times a source.
  case productTimesSource(Product, Source)
  case unary(Unary)
  case applyStack
  case applySource(Source)
  case applyProduct(Product)
  case applyStackStack
  case applyStackSource(Source)
  case applySourceStack(Source)
  /// Three values of the stack.
  case applyStackStackStack
  /// The highest value and two constants.
  case applyStackConstants
  case compareStackStack(Comparison)
  case compareStackSource(Comparison, Source)
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

  /// All forms, in the order of their indices.
  package static let all: [HandlerForm] = {
    var forms: [HandlerForm] = []
    forms += Source.allCases.map { .load($0) }
    for arithmetic in Arithmetic.allCases { forms += Source.allCases.map { .stackSource(arithmetic, $0) } }
    forms += Arithmetic.allCases.map { .stackStack($0) }
    for arithmetic in Arithmetic.allCases {
      for first in Source.allCases { forms += Source.allCases.map { .sources(arithmetic, first, $0) } }
    }
    for join in Join.allCases { for first in Source.allCases { forms += Source.allCases.map { .stackTimesSource(join, first, $0) } } }
    for join in Join.allCases { forms += Product.allCases.map { .stackProduct(join, $0) } }
    for join in Join.allCases { forms += Source.allCases.map { .stackScaled(join, $0) } }
    for join in Join.allCases { forms += Source.allCases.map { .scaledStack(join, $0) } }
    for join in Join.allCases { for product in Product.allCases { forms += Source.allCases.map { .sourceProduct(join, product, $0) } } }
    for product in Product.allCases { forms += Source.allCases.map { .productTimesSource(product, $0) } }
    forms += Unary.allCases.map { .unary($0) }
    forms.append(.applyStack)
    forms += Source.allCases.map { .applySource($0) }
    forms += Product.allCases.map { .applyProduct($0) }
    forms.append(.applyStackStack)
    forms += Source.allCases.map { .applyStackSource($0) }
    forms += Source.allCases.map { .applySourceStack($0) }
    forms += [.applyStackStackStack, .applyStackConstants]
    forms += Comparison.allCases.map { .compareStackStack($0) }
    for comparison in Comparison.allCases { forms += Source.allCases.map { .compareStackSource(comparison, $0) } }
    forms += [.copyToLocal, .check]
    forms += Comparison.allCases.map { .branchStackStack($0) }
    for comparison in Comparison.allCases { forms += Source.allCases.map { .branchStackSource(comparison, $0) } }
    forms.append(.branchStack)
    for comparison in Comparison.allCases {
      for first in Source.allCases { forms += Source.allCases.map { .branchSources(comparison, first, $0) } }
    }
    forms += Source.allCases.map { .branchSource($0) }
    forms += Source.allCases.map { .copySource($0) }
    return forms
  }()

  /// The place in ``all``.
  package var index: Int {
    switch self {
    case .load(let source): source.rawValue
    case .stackSource(let arithmetic, let source): 3 + arithmetic.rawValue * 3 + source.rawValue
    case .stackStack(let arithmetic): 21 + arithmetic.rawValue
    case .sources(let arithmetic, let first, let second): 27 + arithmetic.rawValue * 9 + first.rawValue * 3 + second.rawValue
    case .stackTimesSource(let join, let first, let second): 81 + join.rawValue * 9 + first.rawValue * 3 + second.rawValue
    case .stackProduct(let join, let product): 108 + join.rawValue * 5 + product.rawValue
    case .stackScaled(let join, let source): 123 + join.rawValue * 3 + source.rawValue
    case .scaledStack(let join, let source): 132 + join.rawValue * 3 + source.rawValue
    case .sourceProduct(let join, let product, let source): 141 + join.rawValue * 15 + product.rawValue * 3 + source.rawValue
    case .productTimesSource(let product, let source): 186 + product.rawValue * 3 + source.rawValue
    case .unary(let unary): 201 + unary.rawValue
    case .applyStack: 207
    case .applySource(let source): 208 + source.rawValue
    case .applyProduct(let product): 211 + product.rawValue
    case .applyStackStack: 216
    case .applyStackSource(let source): 217 + source.rawValue
    case .applySourceStack(let source): 220 + source.rawValue
    case .applyStackStackStack: 223
    case .applyStackConstants: 224
    case .compareStackStack(let comparison): 225 + comparison.rawValue
    case .compareStackSource(let comparison, let source): 231 + comparison.rawValue * 3 + source.rawValue
    case .copyToLocal: 249
    case .check: 250
    case .branchStackStack(let comparison): 251 + comparison.rawValue
    case .branchStackSource(let comparison, let source): 257 + comparison.rawValue * 3 + source.rawValue
    case .branchStack: 275
    case .branchSources(let comparison, let first, let second): 276 + comparison.rawValue * 9 + first.rawValue * 3 + second.rawValue
    case .branchSource(let source): 330 + source.rawValue
    case .copySource(let source): 333 + source.rawValue
    }
  }

  /// Whether the form has a handler that ends the run with its result.
  package var canReturn: Bool { index < HandlerForm.copyToLocal.index }
  /// Whether the form has a handler for each register.
  package var usesRegisters: Bool { index < HandlerForm.branchSources(.less, .variable, .variable).index }

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

extension HandlerForm.Product {
  package var sources: (HandlerForm.Source, HandlerForm.Source) {
    switch self {
    case .variableVariable: (.variable, .variable)
    case .variableConstant: (.variable, .constant)
    case .variableLocal: (.variable, .local)
    case .constantLocal: (.constant, .local)
    case .localLocal: (.local, .local)
    }
  }
}
