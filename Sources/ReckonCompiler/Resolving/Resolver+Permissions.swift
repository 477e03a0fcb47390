import ReckonCatalogue
import ReckonSyntax

/// Features that the host does not permit are rejected where they are used.
extension Resolver {
  /// Rejects a node that uses a feature that is not permitted, given its name's binding.
  mutating func checkPermission(_ node: SyntaxTree.Node, _ binding: ResolvedTree.Binding, in frame: NameFrame) {
    let permissions = definitions.permissions
    switch node.kind {
    case .call: checkCall(node, binding, in: frame)
    case .name:
      // A bare name refers to the host only as a reading of its clock.
      if case .host = binding, !permissions.clock { refuse(.clock, node.range, in: frame) }
    case .loop:
      let loop = frame.syntax.loops[Int(node.payload)]
      let row = Catalogue.functions.first { if case .repeated(loop.repetition) = $0.form { true } else { false } }
      if let row, let use = permissions.refusal(of: row) {
        refuse(use, named: loop.repetition.sign, SourceRange(start: node.range.start, end: node.range.end), in: frame)
      }
    case .apply:
      guard case .apply(let function) = Catalogue.operatorMeanings[Int(node.payload)],
        !FormulaPermissions.isOperator(function)
      else { break }
      let row = Catalogue.row(function)
      if let use = permissions.refusal(of: row) { refuse(use, named: row.name, node.range, in: frame) }
    case .unit, .mixed, .convert: if !permissions.units { refuse(.units, node.range, in: frame) }
    case .product: if node.payload == 2, !permissions.units { refuse(.units, node.range, in: frame) }
    case .assign:
      if !permissions.definitions, frame.isOwn, trees[frame.tree].book < 0 {
        refuse(.definitions, named: frame.syntax.names[Int(node.payload)], node.range, in: frame)
      }
    case .functionBegin:
      let function = frame.syntax.functions[Int(node.payload)]
      if !permissions.definitions, frame.isOwn, trees[frame.tree].book < 0 {
        refuse(.definitions, named: function.name, function.nameRange, in: frame)
      }
      if !permissions.units, let unit = function.parameters.lazy.compactMap({ $0.unit }).first {
        refuse(.units, unit.range, in: frame)
      }
    case .number, .instant, .text, .list, .index, .group, .chainStart, .chainLink, .chainEnd, .branch, .conditional,
      .loopBody,
      .notation, .functionEnd, .discard:
      break
    }
  }

  private mutating func checkCall(_ node: SyntaxTree.Node, _ binding: ResolvedTree.Binding, in frame: NameFrame) {
    let name = frame.syntax.names[Int(node.payload)]
    let use: FormulaPermissions.Use? =
      switch binding {
      case .builtIn(let function): definitions.permissions.refusal(of: Catalogue.row(function))
      case .host: definitions.permissions.refusal(ofHost: name)
      case .none, .variable, .constant, .pooled, .local, .loopName, .function, .missing, .value: nil
      }
    if let use {
      refuse(use, named: name, SourceRange(start: node.range.start, end: node.range.start + name.utf8.count), in: frame)
    }
  }

  private mutating func refuse(
    _ use: FormulaPermissions.Use, named name: String? = nil, _ range: SourceRange, in frame: NameFrame
  ) {
    let name = name ?? frame.syntax.source.brief(range)
    fail(.notPermitted(name, subject: use.subject), at: range, in: frame.tree)
  }
}
