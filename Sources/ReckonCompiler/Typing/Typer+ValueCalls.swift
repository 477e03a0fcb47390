import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Calls with values of any kind: functions of values, aggregates, and host functions.
extension Typer {
  mutating func typeValueCall(_ binding: ResolvedTree.Binding, _ node: SyntaxTree.Node, at index: Int) -> Bool {
    let count = Int(node.count)
    guard case .builtIn(let function) = binding else { return false }
    let row = Catalogue.row(function)
    switch row.form {
    case .values(let function): typeFunction(function, count, node, at: index)
    case .conditional:
      guard hasValues(3) else { return false }
      typeValueChoice(node, at: index)
    case .attempt(let count): typeAttempt(count, node, at: index)
    case .derivative: typeDerivative(node, at: index)
    case .complex: return false
    case .measured(let measure): typeMeasure(measure, row, node, at: index)
    case .applied, .repeated:
      guard hasValues(count) else { return false }
      if row.topic == .calendar, let text = kinds.suffix(count).first(where: { $0.isText || $0.item?.isText ?? false })
      {
        kinds.removeLast(count)
        failKind(text, Phrase(verbatim: row.name), node, advice: Self.adviceOnTexts)
        return true
      }
      if let matrix = kinds.suffix(count).first(where: { $0.matrix != nil }) {
        kinds.removeLast(count)
        failKind(matrix, Phrase(verbatim: row.name), node)
        return true
      }
      if row.isAggregate {
        typeAggregate(row, count, node, at: index)
      } else {
        typeItemByItem(count, Phrase(verbatim: row.name), node, at: index) {
          $0.typeFunction(row, count, row.name, node, at: index)
        }
      }
    }
    return true
  }

  /// A function of all items of one list, or of values some of which are missing.
  private mutating func typeAggregate(_ row: Function, _ count: Int, _ node: SyntaxTree.Node, at index: Int) {
    let operands = kinds.count - count..<kinds.count
    if let text = kinds[operands].first(where: { $0.isText || $0.item?.isText ?? false }) {
      kinds.removeLast(count)
      return failKind(text, Phrase(verbatim: row.name), node)
    }
    let isPercentile = row.id == .percentile
    if kinds[operands].contains(where: { $0.item != nil }) {
      guard count == (isPercentile ? 2 : 1), let item = kinds[operands.lowerBound].item else {
        kinds.removeLast(count)
        return failKind(
          .list(.number), Phrase(verbatim: row.name), node,
          advice: isPercentile
            ? Phrase("giveOneListAndAPercentage", "give one list, and a percentage")
            : Phrase("giveOneListOrValues", "give one list, or values"))
      }
      kinds[operands.lowerBound] = item.isMissing ? .number : item
    }
    // Missing values are ignored: they have no kind of their own.
    let kind = kinds[operands].first { !$0.isMissing } ?? .number
    for operand in operands where kinds[operand].isMissing { kinds[operand] = kind }
    guard isPercentile else { return typeFunction(row, count, row.name, node, at: index) }
    guard takeNumbers(1, Phrase(verbatim: row.name), node, at: index) else {
      kinds.removeLast()
      return kinds.append(.unknown)
    }
  }

  private mutating func typeFunction(_ function: ValueFunction, _ count: Int, _ node: SyntaxTree.Node, at index: Int) {
    let name = function.description.name
    for depth in 0..<count { coerceIfPercent(depth: depth, to: .rate, at: index) }
    settle(count, at: index)
    let operands = Array(kinds.suffix(count))
    if function.takesMatrices { return typeMatrixFunction(function, operands, node, at: index) }
    if function != .isMissing, let matrix = operands.first(where: { $0.matrix != nil }) {
      kinds.removeLast(count)
      return failKind(matrix, Phrase(verbatim: name), node)
    }
    /// The first of some operands that is not a text and cannot become one.
    func firstOther(_ positions: Range<Int>) -> Kind? {
      positions.lazy.map { operands[$0] }.first { !$0.isText && !$0.isUnknown }
    }
    var wrong: Kind?
    var result = Kind.text
    switch function {
    case .isMissing: result = .truth
    case .upper, .lower, .trim, .contains, .starts, .ends, .find, .replace, .number:
      for position in 0..<count where !takesText(count - 1 - position, at: index) {
        wrong = wrong ?? firstOther(position..<position + 1)
      }
      switch function {
      case .contains, .starts, .ends: result = .truth
      case .find, .number: result = .number
      default: break
      }
    case .slice:
      if !takesText(count - 1, at: index) { wrong = firstOther(0..<1) }
      wrong = wrong ?? operands.dropFirst().first { $0.isValue || $0.quantity != nil || $0.isInstant }
    case .length:
      result = .number
      if operands[0].item == nil, !takesText(0, at: index) { wrong = firstOther(0..<1) }
    case .concat, .text:
      for (position, operand) in operands.enumerated() {
        switch operand {
        case .instant where operand.isTimeOfDay: wrong = wrong ?? operand
        case .truth, .instant, .quantity: coerce(depth: count - 1 - position, .text(operand.valueKind), at: index)
        case .list, .matrix, .complex, .missing: wrong = wrong ?? operand
        case .number, .roundedInteger, .percent, .rate, .text, .unknown: break
        }
      }
    case .dayName, .monthName: wrong = operands.first { (!$0.isInstant || $0.isTimeOfDay) && !$0.isUnknown }
    case .workdayCount, .workday:
      let isCount = function == .workdayCount
      result = isCount ? .number : .instant(nil)
      for (position, operand) in operands.enumerated() where !operand.isUnknown {
        let isRight =
          switch position {
          case 2: operand.item.map { $0.isInstant && !$0.isTimeOfDay || $0.isMissing || $0.isUnknown } ?? false
          case 1 where !isCount: !operand.isValue && operand.quantity == nil && !operand.isInstant
          default: operand.isInstant && !operand.isTimeOfDay
          }
        if !isRight { wrong = wrong ?? operand }
      }
    case .count: result = .number
    case .correlation, .slope, .intercept:
      result = .number
      for (position, operand) in operands.enumerated() {
        let isList = operand.item != nil || infer(count - 1 - position, .list(.number), before: index)
        let isOther = operand.item.map { $0.isText || $0.isInstant && function == .intercept } ?? false
        if !isList || isOther { wrong = wrong ?? operand }
      }
      if wrong == nil, function != .correlation {
        kinds.removeLast(count)
        guard !operands.contains(where: { $0.isUnknown }) else { return kinds.append(.unknown) }
        return typeLine(function, operands.map { $0.item ?? .number }, node, at: index)
      }
    case .previous, .next, .runningTotal, .cumsum, .movingMean, .rank, .share:
      return typeSequence(function, operands, node, at: index)
    case .isPrime, .nextPrime, .factors, .divisors, .totient, .powerModulo, .bitCount:
      wrong = operands.first { $0.isValue || $0.quantity != nil || $0.isInstant }
      result = function == .isPrime ? .truth : function == .factors || function == .divisors ? .list(.number) : .number
    case .sort, .dot:
      result = operands[0]
      for (position, operand) in operands.enumerated() {
        let isList = operand.item != nil || infer(count - 1 - position, .list(.number), before: index)
        if !isList || function != .sort && operand.item?.isText ?? false { wrong = wrong ?? operand }
      }
      if function == .dot {
        result = .number
        if wrong == nil, operands.contains(where: { $0.inner.quantity != nil }) {
          kinds.removeLast(count)
          return typeProduct(of: operands, power: 1, node, at: index) { $0 }
        }
      }
    default: preconditionFailure("these have no row of their own, or are of matrices")
    }
    kinds.removeLast(count)
    if let wrong { return failKind(wrong, Phrase(verbatim: name), node, advice: advice(on: wrong, to: function)) }
    kinds.append(operands.contains(where: { $0.isUnknown }) && function != .isMissing ? .unknown : result)
  }

  /// The slope of a regression line, in the unit of y per unit of x; or its intercept, in the unit of y.
  private mutating func typeLine(_ function: ValueFunction, _ items: [Kind], _ node: SyntaxTree.Node, at index: Int) {
    if function == .intercept { return kinds.append(items[1].quantity.map { .quantity($0) } ?? .number) }
    pushMet(items[1].change, items[0].change, power: -1, node, at: index)
  }

  private static let adviceOnTexts = Phrase(
    "dateWithoutQuotes", "give it a date, which is written without quotes, as in 2024-11-29")

  /// The advice for a value that a function of values does not accept; `nil` for the general advice on its kind.
  private func advice(on wrong: Kind, to function: ValueFunction) -> Phrase? {
    switch function {
    case .workdayCount, .workday:
      return wrong.isText
        ? Self.adviceOnTexts
        : function == .workday
          ? Phrase("giveItADateAndDays", "give it a date and a number of days, and a list of dates if need be")
          : Phrase("giveItTwoDates", "give it two dates, and a list of dates if need be")
    case .dayName, .monthName:
      return wrong.isText ? Self.adviceOnTexts : wrong.item == nil ? Phrase("giveItADate", "give it a date") : nil
    case .isPrime, .nextPrime, .factors, .divisors, .totient, .powerModulo, .bitCount:
      return Phrase("giveItAWholeNumber", "give it a whole number")
    case .sort, .dot: return wrong.isValue ? nil : Phrase("giveItLists", "give it lists")
    case .correlation, .slope, .intercept: return Phrase("giveItTwoLists", "give it two lists of numbers")
    default: return nil
    }
  }

  /// A host function that takes values of any kind.
  mutating func typeHost(_ host: Program.HostSignature, _ count: Int, _ node: SyntaxTree.Node, at index: Int) {
    for depth in 0..<count { coerceIfPercent(depth: depth, to: .number, at: index) }
    let quantity = kinds.suffix(count).lazy.compactMap { ($0.item ?? $0).quantity }.first
    kinds.removeLast(count)
    if let quantity { return failMisplaced(quantity.described, Phrase(verbatim: host.name), node) }
    if host.name == Program.HostSignature.zoneTimeName, host.values == .instant {
      return kinds.append(.instant(.timeOfDay(hasSeconds: false)))
    }
    kinds.append(host.values.map(definitions.kind) ?? .number)
  }
}
