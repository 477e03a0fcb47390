import ReckonCatalogue
import ReckonSyntax

/// Operators and built-in functions.
extension Typer {
  mutating func typeOperator(_ node: SyntaxTree.Node, at index: Int) {
    let row = Int(node.payload)
    var spelling: String { Catalogue.operators[row].spellings[0] }
    switch Catalogue.operatorMeanings[row] {
    case .identity: break
    case .percent: kinds.append(takeNumbers(1, Phrase(verbatim: spelling), node, at: index) ? .percent : .unknown)
    case .apply(.negate): typeNegation(node, at: index)
    case .apply(.multiply): typeProduct(.multiply, node, at: index)
    case .apply(.divide): typeProduct(.divide, node, at: index)
    case .of: typeProduct(kinds[kinds.count - 2].isPercent ? .percentOf : .multiply, node, at: index)
    case .apply(.power): typePower(node, at: index)
    case .apply(let function): typeFunction(Catalogue.row(function), Int(node.count), spelling, node, at: index)
    case .additive(let function): typeSum(function, node, at: index)
    case .uncertain: typeUncertain(node, at: index)
    case .comparison: typeComparison(spelling, node, at: index)
    case .and, .or: typeNumbers(2, giving: .truth, Phrase(verbatim: spelling), node, at: index)
    case .conditional, .conversion: preconditionFailure("choices and conversions have nodes of their own")
    case .fallback, .range, .membership: preconditionFailure("what holds values has been seen to before")
    }
  }

  /// A sign changes no kind except a truth value's.
  private mutating func typeNegation(_ node: SyntaxTree.Node, at index: Int) {
    spanTimesOfDay(1)
    let kind = pop()
    switch kind {
    case .number, .percent, .unknown: kinds.append(kind)
    case .rate, .truth: kinds.append(.number)
    case .instant, .text, .list, .matrix, .complex, .missing: failMisplaced(kind.described, "−", node)
    case .roundedInteger: kinds.append(.roundedInteger(node.range))
    case .quantity(let quantity):
      var negated = quantity.computed.mixed(like: quantity)
      negated.span = divide(quantity, .negation, at: index)
      kinds.append(.quantity(negated))
    }
  }

  /// Types a built-in function; `name` is its name in messages.
  mutating func typeFunction(_ row: Function, _ count: Int, _ name: String, _ node: SyntaxTree.Node, at index: Int) {
    if let instants = typeInstants(row, count, node, at: index) { return kinds.append(instants) }
    if kinds.suffix(count).contains(where: { $0.quantity != nil }) {
      switch row.units {
      case .instant, .instantResult, .instantStart: break
      case .none: break
      case .kept: return typeHomogeneous(row, count, keepsUnit: true, node, at: index)
      case .compared: return typeHomogeneous(row, count, keepsUnit: false, node, at: index)
      case .rounded: return typeRounding(count, name, node, at: index)
      case .root(let degree): return typeRoot(degree, name, node, at: index)
      }
      if row.angle == .argument, count == 1, let angle = kinds.last?.quantity, angle.dimension == Dimension(.angle) {
        _ = pop()
        convert(depth: 0, from: angle, to: programAngle, node, at: index)
        return kinds.append(.number)
      }
    }
    let rounded = Self.bitOperations.contains(row.id) ? firstRounded(count) : nil
    var isTyped = takeNumbers(count, Phrase(verbatim: name), node, at: index)
    if isTyped, let rounded {
      fail(
        .badNumber(
          Phrase(
            "doublesHoldFewIntegersBeyond",
            "doubles hold few integers beyond 2^53 and not this one, so its bits are lost; use decimals")),
        at: rounded)
      isTyped = false
    }
    let isDate = if case .instantResult = row.units { true } else { false }
    kinds.append(isTyped ? row.topic == .comparison ? .truth : isDate ? .instant(nil) : .number : .unknown)
  }
}

// MARK: - Rounding

extension Typer {
  /// Rounding takes a quantity in its displayed unit, a mixed number in its last one. The number of digits is a plain
  /// number.
  private mutating func typeRounding(_ count: Int, _ name: String, _ node: SyntaxTree.Node, at index: Int) {
    let place = kinds.count - count
    guard let unit = kinds[place].quantity else { return typeNumbers(count, Phrase(verbatim: name), node, at: index) }
    let shown = unit.parts.last.map { unit.held(like: $0) } ?? unit.settled
    if unit.ratio != shown.ratio { convert(depth: count - 1, from: unit, to: shown, node, at: index) }
    guard count == 1 || takeNumbers(count - 1, Phrase(verbatim: name), node, at: index) else {
      kinds.removeLast()
      return kinds.append(.unknown)
    }
    kinds.removeLast()
    kinds.append(.quantity(shown.computed.mixed(like: unit)))
  }
}

// MARK: - Rounded literals

/// Bit operations require exact integers: a literal that was rounded to a double has the bits of another number.
extension Typer {
  private static let bitOperations: [Function.ID] = [.bitAnd, .bitOr, .bitXor, .bitNot, .shiftLeft, .shiftRight]

  /// 2^64, above which the error names the range of bit operations.
  private static let end = Decimal128(0x1p64)

  private func firstRounded(_ count: Int) -> SourceRange? {
    for kind in kinds.suffix(count) { if case .roundedInteger(let range) = kind { return range } }
    return nil
  }

  /// Whether a literal denotes an integer in range that differs from its value as a double.
  func isRounded(_ node: SyntaxTree.Node) -> Bool {
    guard Self.mayBeRounded(node, in: tree), numberMode.facts.roundsWholeLiterals else { return false }
    let decimal = tree.decimal(of: node)
    return decimal.value.magnitude < Self.end
      && (decimal.exactness != .exact || decimal.value != Decimal128(tree.numbers[Int(node.payload)]))
  }

  /// Whether a literal has more digits than a double holds, so that it may have been rounded to an integer. Few have:
  /// with at most 15 bytes, a literal whose double is an integer is one, since binary64 distinguishes all decimals of
  /// 15 digits.
  static func mayBeRounded(_ node: SyntaxTree.Node, in tree: SyntaxTree) -> Bool {
    guard node.range.end - node.range.start > 15 else { return false }
    let value = tree.numbers[Int(node.payload)]
    return value == value.rounded(.towardZero)
  }
}
