import ReckonCatalogue
import ReckonSyntax

extension Function {
  /// The parameters as documented.
  var parameters: [LanguageReference.Entry.Parameter] {
    let (least, most) = argumentCounts
    func name(_ index: Int) -> String {
      index < parameterNames.count ? parameterNames[index] : index < 3 ? ["x", "y", "z"][index] : "x\(index + 1)"
    }
    // The parameters are x, list and term, where x and the list are not separated by a comma.
    if case .repeated(.list) = form { return [.init("x in list"), .init("term")] }
    guard let most else {
      let count = max(least, parameterNames.count, 1)
      return (0..<count).map { index in
        .init(name(index), isOptional: index >= least, isRepeated: index == count - 1 && parameterNames.count < 2)
      }
    }
    return (0..<most).map { .init(name($0), isOptional: $0 >= least) }
  }
}

extension UnitCategory {
  /// The quantity as a one-word topic.
  package var topic: String { noun.text(in: .english).replacing(" ", with: "-") }
}

extension ReckonCatalogue.Unit {
  /// A conversion that demonstrates the unit.
  package var conversionExample: String {
    if let other = Catalogue.units.first(where: {
      $0.category == category && !$0.names.contains(symbol) && $0.offset == nil
    }) {
      return "1 \(inFormulas) to \(other.inFormulas)"
    }
    // A unit without others of its quantity is converted to a prefixed one.
    let smaller = UnitPrefix.all.first { prefixes.contains($0) && $0.symbols[0] == "m" }
    return "1 \(inFormulas) to \(smaller.map { $0.symbols[0] + symbol } ?? inFormulas)"
  }

  /// The unit in formula notation: its symbol if formulas recognize it, otherwise its first name that needs no quotes.
  package var inFormulas: String {
    do throws(FormulaError) { if try Formula("1 \(symbol)", variables: []).unit == symbol { return symbol } } catch {}
    let plain = names.first { name in
      let tokens = Lexer.tokens(of: SourceText(name)).tokens
      return tokens.count == 2 && tokens[0].kind == .name
    }
    return plain ?? "`\(symbol)`"
  }
}
