import ReckonCatalogue
import ReckonSyntax

/// Kinds of lists and of their items.
extension Typer {
  /// A list of values of one kind, some of which may be missing.
  mutating func typeList(_ count: Int, _ node: SyntaxTree.Node, at index: Int) {
    for depth in 0..<count { coerceIfPercent(depth: depth, to: .rate, at: index) }
    settle(count, at: index)
    let items = Array(kinds.suffix(count))
    let isText = items.contains(where: { $0.isText })
    for (position, item) in items.enumerated()
    where isText && !item.isValue && infer(count - 1 - position, .text, before: index) {
      kinds.removeLast(count)
      return kinds.append(.list(.text))
    }
    let present = items.filter { !$0.isMissing }
    guard let first = present.first else {
      kinds.removeLast(count)
      return kinds.append(.list(.missing))
    }
    if present.contains(where: { $0.isUnknown }) {
      kinds.removeLast(count)
      return kinds.append(.unknown)
    }
    if let time = present.first(where: { $0.isTimeOfDay }) {
      kinds.removeLast(count)
      return failKind(
        time, "a list", node,
        advice: Phrase(
          "listsHoldNoTimesOfDay",
          "lists hold dates and times such as 4 h 45 min; write max(9:00, 10:00) without a list"))
    }
    if present.contains(where: { $0.item != nil || $0.matrix != nil }) { return typeRows(count, node, at: index) }
    if present.contains(where: { $0.quantity != nil }) {
      for position in items.indices where items[position].isMissing { kinds[kinds.count - count + position] = first }
      guard let kind = takeOneUnit(count, isFirstFixed: true, node, at: index) else { return kinds.append(.unknown) }
      return kinds.append(.list(kind))
    }
    kinds.removeLast(count)
    let isInstant = present.contains(where: { $0.isInstant })
    if let other = present.first(where: { $0.isText != isText || $0.isInstant != isInstant }) {
      failMismatch(
        first, first.isText == other.isText && first.isInstant == other.isInstant ? present[present.count - 1] : other,
        node, at: index)
      return kinds.append(.unknown)
    }
    kinds.append(
      .list(isText ? .text : isInstant ? .instant(nil) : present.allSatisfy { $0.isTruth } ? .truth : .number))
  }

  /// An item, or several by a list of positions.
  mutating func typeIndex(_ node: SyntaxTree.Node, at index: Int) {
    if hasMatrices(Int(node.count)) || node.count > 2 || node.payload != 0 { return typeElement(node, at: index) }
    coerceIfPercent(depth: 0, to: .number, at: index)
    if kinds[kinds.count - 2].item == nil, infer(1, .list(.number), before: index) {
      kinds.removeLast(2)
      return kinds.append(.unknown)
    }
    let position = pop()
    let list = pop()
    if position.isUnknown || list.isUnknown { return kinds.append(.unknown) }
    guard let item = list.item else {
      return failKind(
        list, Phrase("positionInSquareBrackets", "a position in square brackets"), node,
        advice: list.isText
          ? Phrase("sliceT12GivesAPartOfAText", "slice(t, 1, 2) gives a part of a text")
          : Phrase("itTakesLists", "it takes lists"))
    }
    switch position {
    case .number, .roundedInteger, .rate, .truth: kinds.append(item.isMissing ? .number : item)
    case .list(.number), .list(.roundedInteger), .list(.rate), .list(.truth), .list(.missing): kinds.append(list)
    case .percent, .instant, .quantity, .text, .list, .matrix, .complex, .missing, .unknown:
      failKind(
        position, "a position", node, advice: Phrase("positionsAreWholeNumbers", "positions are whole numbers from 1"))
    }
  }

  mutating func typeRange(_ node: SyntaxTree.Node, at index: Int) {
    if hasValues(2) {
      let wrong = kinds.suffix(2).first(where: { $0.isValue }) ?? .unknown
      kinds.removeLast(2)
      return failKind(
        wrong, "..", node, at: index,
        advice: Phrase("rangeGoesFromOneWholeNumber", "a range goes from one whole number to another"))
    }
    kinds.append(takeNumbers(2, "..", node, at: index) ? .list(.number) : .unknown)
  }

  mutating func typeMembership(_ node: SyntaxTree.Node, at index: Int) {
    coerceIfPercent(depth: 1, to: .rate, at: index)
    settle(2, at: index)
    let (value, list) = (kinds[kinds.count - 2], kinds[kinds.count - 1])
    defer {
      let result = kinds[kinds.count - 1]
      kinds.removeLast(2)
      kinds.append(result.isUnknown ? .unknown : .truth)
    }
    if value.isUnknown || list.isUnknown { return kinds[kinds.count - 1] = .unknown }
    if !list.isValue, infer(0, .list(value.isText ? .text : .number), before: index) { return }
    guard let item = list.item else {
      failKind(
        list, "in", node, at: index,
        advice: Phrase("listStandsBehindItAsInXIn12", "a list follows it, as in x in [1, 2]"))
      kinds.removeLast()
      return kinds[kinds.count - 1] = .unknown
    }
    if item.isMissing { return }
    if value.isText != item.isText, item.isText, infer(1, .text, before: index) { return }
    let isSame: Bool
    switch (value, item) {
    case (.text, .text), (.instant, .instant): isSame = true
    case (.quantity(let unit), .quantity(let other)):
      isSame = unit.isSameKind(as: other)
      if isSame { convert(depth: 1, from: unit, to: other, node, at: index) }
    case (.text, _), (_, .text), (.instant, _), (_, .instant), (.quantity, _), (_, .quantity), (.list, _), (.matrix, _),
      (.complex, _), (.missing, _):
      isSame = false
    case (.number, _), (.roundedInteger, _), (.percent, _), (.rate, _), (.truth, _), (.unknown, _): isSame = true
    }
    guard !isSame else { return }
    failMismatch(value, item, node, at: index)
    kinds[kinds.count - 1] = .unknown
  }
}
