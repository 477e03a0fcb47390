import ReckonCatalogue
import ReckonSyntax

/// Matrices: rows of numbers or of quantities of one unit. The rules for single elements determine the units of
/// operations.
extension Typer {
  func hasMatrices(_ count: Int) -> Bool { kinds.suffix(count).contains(where: { $0.matrix != nil }) }

  /// Whether an operator transposes, or has a matrix operand without choosing between values.
  func takesMatrices(_ node: SyntaxTree.Node) -> Bool {
    switch Catalogue.operatorMeanings[Int(node.payload)] {
    case .apply(Function.ID(.transpose)): true
    case .apply, .additive, .uncertain, .of, .percent, .and, .or: hasMatrices(Int(node.count))
    case .identity, .comparison, .fallback, .range, .membership, .conditional, .conversion: false
    }
  }

  private static let solveAdvice = Phrase("solveInsteadOfQuotient", "solve(A, b) gives the x for which A*x is b")
  private static let matrixAdvice = Phrase("giveItAMatrix", "give it a matrix, as in [1, 2; 3, 4]")

  // MARK: Making matrices and taking them apart

  /// Lists as the rows of a matrix.
  mutating func typeRows(_ count: Int, _ node: SyntaxTree.Node, at index: Int) {
    let operands = kinds.count - count..<kinds.count
    let rows = Array(kinds[operands])
    if let wrong = rows.first(where: { $0.item == nil && !$0.isUnknown }) {
      kinds.removeLast(count)
      let advice = Phrase("rowsAreLists", "the rows of a matrix are lists, and lists hold single values")
      return failKind(wrong, rows.contains(where: { $0.matrix != nil }) ? "a list" : "a matrix", node, advice: advice)
    }
    // A row without values is reported when it is created.
    for operand in operands { kinds[operand] = kinds[operand].inner.isMissing ? .number : kinds[operand].inner }
    guard let element = takeElements(count, "a matrix", node, at: index) else { return kinds.append(.unknown) }
    body.add(.replace(.values(.matrix)), at: index)
    let last = tree.nodes[index - 1]
    kinds.append(.matrix(element, MatrixShape(rows: count, columns: last.kind == .list ? Int(last.count) : nil)))
  }

  /// The common kind of elements whose kinds are on the stack, in one unit; `nil` after an error.
  private mutating func takeElements(_ count: Int, _ operation: Phrase, _ node: SyntaxTree.Node, at index: Int) -> Kind?
  {
    let elements = kinds.suffix(count)
    if elements.contains(where: { $0.isUnknown }) {
      kinds.removeLast(count)
      return nil
    }
    if let wrong = elements.first(where: { $0.isValue || $0.isInstant }) {
      kinds.removeLast(count)
      failKind(
        wrong, operation, node,
        advice: Phrase("matricesHoldNumbers", "matrices hold numbers, all with the same unit or all without")
      )
      kinds.removeLast()
      return nil
    }
    guard elements.contains(where: { $0.quantity != nil }) else {
      kinds.removeLast(count)
      return .number
    }
    if let point = elements.lazy.compactMap({ $0.quantity }).first(where: { $0.offset != nil }) {
      kinds.removeLast(count)
      failMisplaced(Phrase("temperatureIn", "the temperature in \(point.name)"), operation, node)
      kinds.removeLast()
      return nil
    }
    return takeOneUnit(count, isFirstFixed: true, node, at: index)
  }

  /// `A[2, 1]`, `A[2]`, `A[.., 1]`: an element, a row or a column; lists of positions select submatrices.
  mutating func typeElement(_ node: SyntaxTree.Node, at index: Int) {
    let count = Int(node.count)
    for depth in 0..<count - 1 { coerceIfPercent(depth: depth, to: .number, at: index) }
    let value = kinds[kinds.count - count]
    let isInferred = value.matrix == nil && infer(count - 1, .matrix(.number, MatrixShape()), before: index)
    let positions = Array(kinds.suffix(count - 1))
    kinds.removeLast(count)
    if isInferred || value.isUnknown || positions.contains(where: { $0.isUnknown }) { return kinds.append(.unknown) }
    guard let (element, shape) = value.matrix else {
      return failKind(
        value, Phrase("twoPositions", "a row and a column in square brackets"), node,
        advice: Phrase("matricesHaveTwoPositions", "matrices have rows and columns, as in A[2, 1]"))
    }
    var isPart: [Bool] = []
    for position in positions {
      switch position {
      case .number, .roundedInteger, .rate, .truth: isPart.append(false)
      case .list(.number), .list(.roundedInteger), .list(.rate), .list(.truth), .list(.missing): isPart.append(true)
      case .percent, .instant, .quantity, .text, .list, .matrix, .complex, .missing, .unknown:
        return failKind(
          position, "a position", node, advice: Phrase("positionsAreWholeNumbers", "positions are whole numbers from 1")
        )
      }
    }
    if count > 2 {
      body.add(.replace(.values(.element)), at: index)
      let parts = isPart.filter { $0 }.count
      return kinds.append(parts == 0 ? element : parts == 1 ? .list(element) : .matrix(element, MatrixShape()))
    }
    let isColumn = Int(node.payload) == SyntaxTree.allRows
    if isColumn { body.add(.replace(.values(.column)), at: index) }
    let part = isColumn ? MatrixShape(rows: shape.rows) : MatrixShape(columns: shape.columns)
    kinds.append(isPart[0] ? .matrix(element, part) : .list(element))
  }

  // MARK: Operators

  mutating func typeMatrixOperator(_ node: SyntaxTree.Node, at index: Int) {
    let row = Int(node.payload)
    let name = Phrase(verbatim: Catalogue.operators[row].spellings[0])
    switch Catalogue.operatorMeanings[row] {
    case .apply(Function.ID(.transpose)): typeMatrixFunction(.transpose, Array(kinds.suffix(1)), node, at: index)
    case .apply(.negate): typeItemByItem(1, name, node, at: index) { $0.typeOperator(node, at: index) }
    case .apply(.multiply): typeMatrixProduct(node, at: index)
    case .apply(.divide): typeMatrixQuotient(node, at: index)
    case .apply(.power): typeMatrixPower(node, at: index)
    case .additive:
      let (left, right) = (kinds[kinds.count - 2], kinds[kinds.count - 1])
      guard let first = left.matrix, let second = right.matrix else {
        kinds.removeLast(2)
        if !left.isUnknown, !right.isUnknown { failMismatch(left, right, node, at: index) }
        return kinds.append(.unknown)
      }
      let shape = first.shape.merged(second.shape)
      typeItemByItem(2, name, node, at: index, giving: { .matrix($0, shape) }) { $0.typeOperator(node, at: index) }
    case .apply, .identity, .uncertain, .comparison, .and, .or, .percent, .of, .conditional, .conversion, .fallback,
      .range,
      .membership:
      let operands = Array(kinds.suffix(Int(node.count)))
      kinds.removeLast(operands.count)
      failKind(operands.first { $0.matrix != nil } ?? .unknown, name, node, at: index)
    }
  }

  /// The product of matrices, of a matrix and a list, or of a matrix and a number; elementwise if the operator says so.
  mutating func typeMatrixProduct(_ node: SyntaxTree.Node, at index: Int) {
    let (left, right) = (kinds[kinds.count - 2], kinds[kinds.count - 1])
    let isElementwise = node.kind == .apply && Catalogue.elementwiseOperators[Int(node.payload)]
    if isElementwise, left.item ?? right.item != nil {
      kinds.removeLast(2)
      return failKind(left.item == nil ? right : left, ".*", node, at: index, advice: Self.matrixAdvice)
    }
    var whole: ((Kind) -> Kind)?
    switch (left.matrix?.shape, right.matrix?.shape) {
    case (let first?, let second?):
      let shape = isElementwise ? first.merged(second) : MatrixShape(rows: first.rows, columns: second.columns)
      whole = { .matrix($0, shape) }
      if isElementwise { body.add(.replace(.values(.elementwiseProduct)), at: index) }
    case (_?, nil) where right.item != nil, (nil, _?) where left.item != nil: whole = { .list($0) }
    case (_?, nil), (nil, _?), (nil, nil): break
    }
    typeItemByItem(2, "a product", node, at: index, giving: whole) { $0.typeProduct(.multiply, node, at: index) }
  }

  /// A matrix divided by a number, or elementwise by another.
  private mutating func typeMatrixQuotient(_ node: SyntaxTree.Node, at index: Int) {
    let (left, right) = (kinds[kinds.count - 2], kinds[kinds.count - 1])
    let isElementwise = Catalogue.elementwiseOperators[Int(node.payload)]
    if left.item != nil || right.item != nil || !isElementwise && right.matrix != nil {
      kinds.removeLast(2)
      if left.isUnknown || right.isUnknown { return kinds.append(.unknown) }
      let wrong = right.item != nil || right.matrix != nil && !isElementwise ? right : left
      return failKind(
        wrong, isElementwise ? "./" : "/", node, at: index, advice: isElementwise ? Self.matrixAdvice : Self.solveAdvice
      )
    }
    typeItemByItem(2, "/", node, at: index) { $0.typeProduct(.divide, node, at: index) }
  }

  /// An integer power of a square matrix.
  private mutating func typeMatrixPower(_ node: SyntaxTree.Node, at index: Int) {
    coerceIfPercent(depth: 0, to: .number, at: index)
    let (base, exponent) = (kinds[kinds.count - 2], kinds[kinds.count - 1])
    guard base.matrix != nil, !exponent.isValue, exponent.quantity == nil, !exponent.isInstant else {
      kinds.removeLast(2)
      return failKind(
        base.isUnknown ? .unknown : exponent, "^", node, at: index,
        advice: Phrase("matricesHaveWholePowers", "a matrix takes whole powers, as in A^3 and A^-1"))
    }
    body.add(.replace(.values(.matrixPower)), at: index)
    typeItemByItem(2, "^", node, at: index) { $0.typePower(node, at: index) }
  }

  // MARK: Functions

  /// The kind of a product of values or elements, the second raised to a power of 1 or -1.
  mutating func typeProduct(
    of operands: [Kind], power: Int, _ node: SyntaxTree.Node, at index: Int, giving whole: (Kind) -> Kind
  ) {
    let quantities = operands.map { $0.inner.quantity }
    for quantity in quantities {
      guard let quantity, quantity.offset != nil else { continue }
      let call = tree.nodes[index].kind == .call ? tree.names[Int(node.payload)] : "a product"
      return failMisplaced(Phrase("temperatureIn", "the temperature in \(quantity.name)"), Phrase(verbatim: call), node)
    }
    guard quantities.contains(where: { $0 != nil }) else { return kinds.append(whole(.number)) }
    pushMet(quantities[0]?.factor ?? .one, quantities[1]?.factor ?? .one, power: power, node, at: index)
    let result = pop()
    kinds.append(result.isUnknown ? .unknown : whole(result))
  }

  /// A function of matrices, and of lists as vectors.
  mutating func typeMatrixFunction(
    _ function: ValueFunction, _ operands: [Kind], _ node: SyntaxTree.Node, at index: Int
  ) {
    let count = operands.count
    let name = Phrase(verbatim: function == .transpose && node.kind == .apply ? "'" : function.description.name)
    var operands = operands
    for position in 0..<count {
      let (takesList, takesMatrix) = Self.takes(function, position)
      let isMatrix = takesMatrix && (!takesList || position == 0 && function != .norm)
      let inferred: Kind = isMatrix ? .matrix(.number, MatrixShape()) : .list(.number)
      let kind = operands[position]
      if takesList || takesMatrix, infer(count - 1 - position, inferred, before: index) {
        operands[position] = .unknown
      }
      guard !operands[position].isUnknown else { continue }
      let fits: Bool
      switch kind.inner {
      case .number, .roundedInteger, .percent, .rate, .truth, .missing:
        fits =
          kind.item != nil
          ? takesList : kind.matrix != nil ? takesMatrix : !takesList && !takesMatrix && !kind.isMissing
      case .quantity: fits = kind.item != nil ? takesList : kind.matrix != nil && takesMatrix
      case .instant, .text, .list, .matrix, .complex, .unknown: fits = false
      }
      guard fits else {
        kinds.removeLast(count)
        let advice =
          takesMatrix
          ? Self.matrixAdvice
          : takesList ? Phrase("giveItLists", "give it lists") : Phrase("giveItAWholeNumber", "give it a whole number")
        return failKind(kind, name, node, advice: advice)
      }
    }
    kinds.removeLast(count)
    guard !operands.contains(where: { $0.isUnknown }) else { return kinds.append(.unknown) }
    if function == .transpose, node.kind == .apply { body.add(.replace(.values(.transpose)), at: index) }
    typeResult(of: function, operands, node, at: index)
  }

  /// Whether a function accepts lists and matrices as the operand at a position.
  private static func takes(_ function: ValueFunction, _ position: Int) -> (list: Bool, matrix: Bool) {
    switch function {
    case .determinant, .trace, .matrixRank, .inverse, .eigenvalues: (false, true)
    case .transpose, .norm, .diagonal: (true, true)
    case .solve, .leastSquares: (position > 0, true)
    case .cross: (true, false)
    default: (false, false)
    }
  }

  private mutating func typeResult(
    of function: ValueFunction, _ operands: [Kind], _ node: SyntaxTree.Node, at index: Int
  ) {
    let element: Kind = operands[0].inner.quantity.map { .quantity($0.computed) } ?? .number
    let shape = operands[0].matrix?.shape ?? MatrixShape()
    switch function {
    case .matrixRank: kinds.append(.number)
    case .identity, .zeros: kinds.append(.matrix(.number, MatrixShape()))
    case .trace, .norm: kinds.append(element)
    case .eigenvalues: kinds.append(.list(element))
    case .diagonal: kinds.append(operands[0].matrix == nil ? .matrix(element, MatrixShape()) : .list(element))
    case .transpose: kinds.append(.matrix(element, operands[0].matrix == nil ? MatrixShape(rows: 1) : shape.transposed))
    case .inverse: typeProduct(of: [.number, operands[0]], power: -1, node, at: index) { .matrix($0, shape) }
    case .solve, .leastSquares:
      let solution = MatrixShape(rows: shape.columns, columns: operands[1].matrix?.shape.columns)
      let isList = operands[1].matrix == nil
      typeProduct(of: [operands[1], operands[0]], power: -1, node, at: index) {
        isList ? .list($0) : .matrix($0, solution)
      }
    case .cross: typeProduct(of: operands, power: 1, node, at: index) { .list($0) }
    case .determinant:
      guard let unit = operands[0].inner.quantity else { return kinds.append(.number) }
      guard let order = shape.order else {
        return failKind(
          operands[0], Phrase(verbatim: function.description.name), node,
          advice: Phrase(
            "sizeOfTheDeterminant",
            "the unit depends on the size, which is not known here; divide the matrix by its unit"))
      }
      guard let power = unit.factor.power(order) else { return failTooLarge(node) }
      pushMet(power, .one, power: 1, node, at: index)
    default: preconditionFailure("\(function) is not a function of matrices")
    }
  }
}
