import ReckonCatalogue

/// Weak functions before a number without parentheses: `factor 60`, `isprime 2^31 - 1`.
extension WordReading {
  /// Reads a unary function and the number after it, with its powers and factorials.
  ///
  /// - Returns: the number of tokens read.
  mutating func readCall(at index: Int) -> Int? {
    guard index + 1 < tokens.count, tokens[index].kind == .name, tokens[index + 1].kind == .number,
      !touch(tokens[index], tokens[index + 1]), !isHidden(tokens[index]), !(output.last?.kind.endsOperand ?? false),
      case let name = name(tokens[index]),
      let row = Catalogue.function(synonym: name), row.topic == .integers, row.mayBeDefined, row.accepts(1),
      !scope.mayBeUnit(name)
    else { return nil }
    var end = index + 2
    while end < tokens.count {
      if tokens[end].kind == .superscript || symbol(tokens[end])?.spelling == "!" {
        end += 1
      } else if symbol(tokens[end])?.spelling == "^", end + 1 < tokens.count, tokens[end + 1].kind == .number {
        end += 2
      } else {
        break
      }
    }
    append("\(name)(", at: tokens[index].range)
    output += tokens[index + 1..<end]
    append(")", at: tokens[end - 1].range)
    return end - index
  }
}
