import ReckonCatalogue

/// The tokens of an equation: both sides of `=`, or a single side that must be 0.
package struct EquationTokens: Sendable {
  package let list: TokenList
  /// The token range of each side.
  package let sides: [Range<Int>]

  package init(list: TokenList, sides: [Range<Int>]) { (self.list, self.sides) = (list, sides) }

  /// Parses a text of one equation, or of several after the word `solve`, separated by commas; `nil` for other texts.
  package static func equations(in list: TokenList, scope: NameScope) -> [EquationTokens]? {
    let tokens = list.tokens
    guard let last = tokens.indices.last, tokens[..<last].allSatisfy({ $0.kind != .semicolon && $0.kind != .newline })
    else { return nil }
    let asks = tokens[0].kind == .name && list.name(of: tokens[0]) == "solve" && !scope.hides("solve") && last > 1
    var depth = 0
    var starts = [asks ? 1 : 0]
    var signs: [Int] = []
    for index in starts[0]..<last {
      depth += tokens[index].kind.nesting
      guard depth >= 0 else { return nil }
      if depth == 0, tokens[index].kind == .comma, asks { starts.append(index + 1) }
      if depth == 0, tokens[index].kind == .equals { signs.append(index) }
    }
    var equations: [EquationTokens] = []
    for (start, end) in zip(starts, starts.dropFirst().map { $0 - 1 } + [last]) {
      let own = signs.filter { start..<end ~= $0 }
      guard own.count <= 1, asks || own.count == 1, start < end else { return nil }
      let sides = own.isEmpty ? [start..<end] : [start..<own[0], own[0] + 1..<end]
      guard sides.allSatisfy({ !$0.isEmpty }) else { return nil }
      equations.append(EquationTokens(list: list, sides: sides))
    }
    return equations
  }

  /// The equation with a side that is only a function's name replaced by a call: `f = 8` becomes `f(x) = 8`.
  package func calling(_ isFunction: (String) -> Bool, of unknown: String) -> EquationTokens {
    var list = list
    let name: Int32
    if let index = list.names.firstIndex(of: unknown) {
      name = Int32(index)
    } else {
      name = Int32(list.names.count)
      list.names.append(unknown)
    }
    var sides = sides
    for (index, side) in sides.enumerated().reversed() where side.count == 1 {
      let token = list.tokens[side.lowerBound]
      guard let function = list.name(of: token), function != unknown, isFunction(function) else { continue }
      let end = SourceRange(start: token.range.end, end: token.range.end)
      list.tokens.insert(
        contentsOf: [
          Token(kind: .leftBracket, payload: 0, range: end), Token(kind: .name, payload: name, range: end),
          Token(kind: .rightBracket, payload: 0, range: end),
        ], at: side.upperBound)
      sides[index] = side.lowerBound..<side.upperBound + 3
      for later in sides.indices where later > index {
        sides[later] = sides[later].lowerBound + 3..<sides[later].upperBound + 3
      }
    }
    return EquationTokens(list: list, sides: sides)
  }

  /// Its source range.
  package var range: SourceRange {
    list.tokens[sides[0].lowerBound].range.union(list.tokens[sides[sides.count - 1].upperBound - 1].range)
  }

  /// The tokens of a side.
  package func side(_ index: Int) -> TokenList { list.part(sides[index]) }

  /// The expression whose roots solve the equation: the left side minus the right one, both parenthesized.
  package var difference: TokenList {
    guard sides.count == 2 else { return side(0) }
    var result = side(0)
    var tokens: [Token] = []
    let sign = list.tokens[sides[0].upperBound].range
    func bracketed(_ side: Range<Int>) {
      let (first, last) = (list.tokens[side.lowerBound].range.start, list.tokens[side.upperBound - 1].range.end)
      tokens.append(Token(kind: .leftBracket, payload: 0, range: SourceRange(start: first, end: first)))
      tokens += list.tokens[side]
      tokens.append(Token(kind: .rightBracket, payload: 0, range: SourceRange(start: last, end: last)))
    }
    bracketed(sides[0])
    tokens.append(Token(kind: .symbol, payload: SymbolTable.shared.minus, range: sign))
    bracketed(sides[1])
    let end = range.end
    result.tokens = tokens + [Token(kind: .end, payload: 0, range: SourceRange(start: end, end: end))]
    result.notes = list.notes
    return result
  }

  /// The undefined names in it, in order of first occurrence; if there is none, the only word that is otherwise a unit,
  /// such as t in `2t + 3 = 10`.
  package func unknowns(in scope: NameScope) -> [String] {
    var unknown: [String] = []
    var units: [String] = []
    for token in sides.lazy.flatMap({ list.tokens[$0] }) where token.kind == .name || token.kind == .quotedName {
      guard let name = list.name(of: token), !scope.hides(name), !Catalogue.isFunction(name),
        !Catalogue.isConstant(name)
      else { continue }
      if token.kind == .name, Parser.unit(ofMark: name) != nil || WordTable.shared.isWord(name) { continue }
      if token.kind == .name, scope.mayBeUnit(name) {
        if !units.contains(name) { units.append(name) }
      } else if !unknown.contains(name) {
        unknown.append(name)
      }
    }
    return unknown.isEmpty && units.count == 1 && units[0].utf8.count == 1 ? units : unknown
  }
}
