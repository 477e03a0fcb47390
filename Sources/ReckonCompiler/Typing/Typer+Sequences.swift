import ReckonCatalogue
import ReckonSyntax

extension Typer {
  /// A function of a list's items and their neighbors, which returns a list of the same length.
  mutating func typeSequence(_ function: ValueFunction, _ operands: [Kind], _ node: SyntaxTree.Node, at index: Int) {
    let name = Phrase(verbatim: function.description.name)
    let isList = operands[0].item != nil || infer(operands.count - 1, .list(.number), before: index)
    kinds.removeLast(operands.count)
    guard isList || operands[0].isUnknown else {
      return failKind(operands[0], name, node, advice: Phrase("giveItAListOfNumbers", "give it a list of numbers"))
    }
    let item = operands[0].item ?? .unknown
    let isSum = [.runningTotal, .cumsum, .share].contains(function)
    let isMoved = [.previous, .next].contains(function)
    if !isMoved, item.isText || item.isInstant && function != .rank {
      return failKind(operands[0], name, node, advice: Phrase("giveItAListOfNumbers", "give it a list of numbers"))
    }
    if operands.count > 1, operands[1].isValue || operands[1].quantity != nil || operands[1].isInstant {
      let advice = Phrase("numberOfItemsComesSecond", "a list comes first, and a number of items second")
      return failKind(operands[1], name, node, advice: advice)
    }
    // Temperatures in °C have a mean, but no sum.
    if isSum, let unit = item.quantity, unit.offset != nil {
      return failMisplaced(Phrase("temperatureIn", "the temperature in \(unit.name)"), name, node)
    }
    guard !operands.contains(where: { $0.isUnknown }) else { return kinds.append(.unknown) }
    // Ranks and shares are plain numbers, and so are sums and means of truth values.
    let isPlain = function == .rank || function == .share || item.isTruth && !isMoved
    kinds.append(isPlain ? .list(.number) : operands[0])
  }
}
