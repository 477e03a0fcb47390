import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// The resolution of calls, and checks of their argument counts.
extension Resolver {
  mutating func bindingOfCall(_ node: SyntaxTree.Node, in frame: inout NameFrame) -> ResolvedTree.Binding {
    let name = frame.syntax.names[Int(node.payload)]
    let count = Int(node.count)
    if let row = Catalogue.functionIndex(named: name) { return builtIn(row, name, node, in: frame) }
    let weak = Catalogue.functionIndex(synonym: name)
    if let weak, Catalogue.functions[weak].accepts(count), !hasFunction(name, of: count, in: frame.tree) {
      return .builtIn(Catalogue.functions[weak].id)
    }
    if let function = functionNumber(name, in: frame.tree, at: node.range) {
      checkCount(
        functions.list[function].parameterCount, named: functions.list[function].parameters, name, node, in: frame)
      return frame.call(function, at: node.range)
    }
    if trees[frame.tree].book < 0, var signature = definitions[name].host {
      if let arity = definitions[name].hostArity, arity.contains(count) {
        signature = Program.HostSignature(
          name: name, parameterCount: count, isPure: signature.isPure, values: signature.values)
      }
      checkCount(signature.parameterCount, name, node, in: frame)
      if signature.values != nil { holdValues(in: &frame) }
      return .host(hosts.add(signature))
    }
    if name == Program.HostSignature.zoneTimeName, count == 3, let signature = definitions.zoneTime {
      holdValues(in: &frame)
      return .host(hosts.add(signature))
    }
    if let weak { return builtIn(weak, name, node, in: frame) }
    let word = name.lowercased()
    if word != "if", Catalogue.reservedWords.contains(word), !Catalogue.isFunction(word) {
      let hint: Phrase =
        word == "not"
        ? Phrase("itIsWrittenInSmallLetters", "it is written in lower case: not x")
        : Phrase("itIsWrittenInSmallLettersBetween", "it is written in lower case between two values: a \(word) b")
      return refuseCall(.unexpectedToken(name, hint: hint), of: name, node, in: frame)
    }
    let suggestion = takeSuggestion() ? suggestion(forFunction: name, count: count, in: frame.tree) : nil
    return refuseCall(.unknownFunction(name, suggestion: suggestion), of: name, node, in: frame)
  }

  private mutating func refuseCall(
    _ kind: FormulaError.Kind, of name: String, _ node: SyntaxTree.Node, in frame: NameFrame
  ) -> ResolvedTree.Binding {
    fail(kind, at: nameRange(of: node, name, in: frame), in: frame.tree)
    return .none
  }

  /// The range of a call's name as written, including back quotes.
  private func nameRange(of node: SyntaxTree.Node, _ name: String, in frame: NameFrame) -> SourceRange {
    let start = node.range.start
    let isQuoted = frame.syntax.source.slice(SourceRange(start: start, end: start + 1)) == "`"
    return SourceRange(start: start, end: start + name.utf8.count + (isQuoted ? 2 : 0))
  }

  private mutating func builtIn(_ row: Int, _ name: String, _ node: SyntaxTree.Node, in frame: NameFrame)
    -> ResolvedTree.Binding
  {
    let count = Int(node.count)
    if Catalogue.functions[row].accepts(count) { return .builtIn(Catalogue.functions[row].id) }
    fail(
      .wrongArgumentCount(function: name, expected: Catalogue.functions[row].arityPhrase, found: count), at: node.range,
      in: frame.tree)
    return .none
  }

  /// Rejects a derivative by anything but the name of a variable value.
  mutating func checkDerivative(at index: Int, in frame: inout NameFrame) {
    let node = frame.syntax.nodes[index - 1]
    if node.kind == .name {
      let name = frame.syntax.names[Int(node.payload)]
      switch frame.bindings[index - 1] {
      // The error in the name was reported already.
      case .none: return
      case .variable, .local, .loopName, .function:
        differentiatedNames.insert(name)
        return
      case .constant, .pooled:
        if definitions[name].value != nil {
          differentiatedNames.insert(name)
          return
        }
      case .builtIn, .host, .missing, .value: break
      }
    }
    let hint: Phrase = Phrase(
      "dTakesAFormulaAndTheName",
      "d takes a formula and the name of the number with respect to which it is differentiated, as in d(x^3, x)")
    fail(.unexpectedToken(frame.syntax.source.brief(node.range), hint: hint), at: node.range, in: frame.tree)
  }

  /// - Parameter parameters: the parameter names, if any.
  private mutating func checkCount(
    _ expected: Int, named parameters: [String] = [], _ name: String, _ node: SyntaxTree.Node, in frame: NameFrame
  ) {
    let found = Int(node.count)
    guard found != expected else { return }
    let names: Phrase = parameters.isEmpty ? "" : Phrase("signature", " (\(parameters.joined(separator: ", ")))")
    fail(
      .wrongArgumentCount(function: name, expected: "\(expected, of: "argument")\(names)", found: found),
      at: node.range, in: frame.tree)
  }
}
