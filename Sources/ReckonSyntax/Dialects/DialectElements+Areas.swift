/// The cells that calls in a formula refer to.
extension DialectElements {
  /// The area that OFFSET, TAKE or DROP returns for literal numbers.
  func area(ofCall name: String, _ operands: [Int]) -> SheetArea? {
    guard ["offset", "take", "drop"].contains(name), operands.count > 1,
      let area = areas[operands[0]]
    else { return nil }
    var numbers: [Int?] = []
    for operand in operands.dropFirst() {
      let number = number(operand)
      if number == nil,
        case .empty = tree.nodes[operand].kind
      {
        numbers.append(nil)
      } else if number == nil {
        return nil
      }
      if number != nil { numbers.append(number) }
    }
    let others = (numbers.count > 1 ? numbers[1] : nil, numbers.count > 2 ? numbers[2] : nil)
    if name == "offset" {
      return area.moved(
        rows: numbers[0] ?? 0, columns: others.0 ?? 0, height: others.1, width: numbers.count > 3 ? numbers[3] : nil)
    }
    return area.isUnbounded ? nil : area.taken(rows: numbers[0], columns: others.0, isDropped: name == "drop")
  }

  /// The integer that a node denotes, possibly with a sign.
  private func number(_ index: Int) -> Int? {
    switch tree.nodes[index].kind {
    case .number(let text): return Double(text).flatMap { $0.magnitude < 1e9 ? Int($0) : nil }
    case .apply(let number) where dialect.operators[number].position == .prefix:
      guard let value = self.number(index - 1) else { return nil }
      return dialect.operators[number].spellings == ["-"] ? -value : value
    default: return nil
    }
  }

  /// The areas of all nodes that are known.
  package var namedAreas: [SheetArea] { areas.compactMap { $0 } }
}
