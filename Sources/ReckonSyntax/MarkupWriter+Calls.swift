/// Calls of functions.
extension MarkupWriter {
  func pieces(ofCall index: Int, _ arguments: [Int]) -> [Piece] {
    let name = tree.names[Int(tree.nodes[index].payload)]
    guard let row = function(index) else { return [.text(markup.name(name))] + list(arguments) }
    switch (row.id, arguments.count) {
    case (.sqrt, 1): return framed(markup.squareRoot, arguments[0])
    case (.cbrt, 1): return root(degree: [.text(markup.number("3"))], of: arguments[0])
    case (.root, 2): return root(degree: [.node(arguments[1], .sequence)], of: arguments[0])
    case (.conjugate, 1): return framed(markup.overline, arguments[0])
    case (.abs, 1): return framed(markup.fence("|", "|"), arguments[0])
    case (.floor, 1): return framed(markup.fence("⌊", "⌋"), arguments[0])
    case (.ceil, 1): return framed(markup.fence("⌈", "⌉"), arguments[0])
    case (.power, 2): return power(arguments[0], arguments[1])
    case (.conditional, 3): return framed(markup.cases, arguments[1], arguments[0], arguments[2])
    case (.log10, 1): return logarithm([.text(markup.number("10"))], arguments, isBare: takesBare(index))
    case (.log2, 1): return logarithm([.text(markup.number("2"))], arguments, isBare: takesBare(index))
    case (.log, 2): return logarithm([.node(arguments[1], .sequence)], [arguments[0]], isBare: false)
    case (.derivative, 2):
      guard case .name = tree.nodes[withoutBrackets(arguments[1])].kind else {
        return [.text(markup.function(name))] + list(arguments)
      }
      let by = markup.name(tree.names[Int(tree.nodes[withoutBrackets(arguments[1])].payload)])
      return [.text(markup.derivative(by: by)), .node(arguments[0], .multiplicative)]
    default:
      return takesBare(index)
        ? [.text(markup.function(name, isBare: true)), .node(arguments[0], .sequence)]
        : [.text(markup.function(name))] + list(arguments)
    }
  }

  private func logarithm(_ base: [Piece], _ arguments: [Int], isBare: Bool) -> [Piece] {
    let frame = markup.logarithm(isBare: isBare)
    return [.text(frame[0])] + base + [.text(frame[1])] + (isBare ? [.node(arguments[0], .sequence)] : list(arguments))
  }

  /// In MathML the degree follows the radicand.
  func root(degree: [Piece], of index: Int) -> [Piece] {
    let frame = markup.root
    let parts = markup == .latex ? (degree, [Piece.node(index, .sequence)]) : ([.node(index, .sequence)], degree)
    return [.text(frame[0])] + parts.0 + [.text(frame[1])] + parts.1 + [.text(frame[2])]
  }

  func power(_ base: Int, _ exponent: Int) -> [Piece] {
    let frame = markup.power
    return [.text(frame[0]), .node(base, .postfix), .text(frame[1]), .node(exponent, .sequence), .text(frame[2])]
  }
}
