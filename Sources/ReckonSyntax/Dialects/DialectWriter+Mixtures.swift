import ReckonCatalogue

/// Values of several kinds: each use is written once per alternative.
extension DialectWriter {
  typealias Transform = (inout DialectWriter, DialectPiece) throws(FormulaError) -> DialectPiece?

  /// Whether the values of a choice are certainly of several kinds; a name may be of any kind.
  func areMixed(_ pieces: [DialectPiece]) -> Bool {
    var solid: Dialect.Kinds = []
    var mayBeMissing = false
    for piece in pieces {
      let known: Dialect.Kinds = piece.kind == .empty ? .number : piece.kind.intersection(.named)
      if piece.refusal != nil || piece.kind.contains(.list) { return false }
      if ![[], .number, .truth, .text].contains(known) { return false }
      solid.formUnion(piece.isMixed ? [.number, .text] : known)
      if piece.kind.contains(.missing) { mayBeMissing = true }
    }
    return ![[], .number, .truth, .text].contains(solid) || solid == .text && mayBeMissing
  }

  /// - Throws: `noEquivalent` if there are too many alternatives.
  mutating func mixed(
    _ form: DialectMixture.Form, _ pieces: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    var values = pieces
    for (index, piece) in pieces.enumerated() where piece.kind == .empty { values[index] = number(0, piece.range) }
    let mixture = DialectMixture(form: form, pieces: values, name: name)
    guard mixture.count <= DialectMixture.countLimit else { throw self.mixture(name, range) }
    // The text is a placeholder, never part of another one.
    var piece = atom("?", .mixed, range)
    piece.mixture = mixture
    return flagged(piece, by: pieces)
  }

  /// A piece that fails if others do.
  func flagged(_ piece: DialectPiece, by pieces: [DialectPiece]) -> DialectPiece {
    var piece = piece
    piece.mayFail = piece.mayFail || pieces.contains { $0.mayFail }
    piece.mayHoldError = pieces.contains { $0.mayHoldError }
    piece.mayBeEmpty = pieces.contains { $0.mayBeEmpty || $0.kind == .empty }
    piece.failsForOtherKinds = pieces.contains { $0.failsForOtherKinds }
    piece.failsOnlyToFind = pieces.allSatisfy { $0.isOnlyNotFound }
    return piece
  }

  /// A transformation applied to each alternative of a piece, as one piece; `nil` if it does not apply to one of them.
  mutating func each(_ piece: DialectPiece, _ transform: Transform) throws(FormulaError) -> DialectPiece? {
    guard let mixture = piece.mixture else {
      guard var made = try transform(&self, piece) else { return nil }
      if made.fixed == nil {
        made.mayFail = made.mayFail || piece.mayFail
        made.mayHoldError = made.mayHoldError || piece.mayHoldError
        made.failsForOtherKinds = made.failsForOtherKinds || piece.failsForOtherKinds
      }
      return made
    }
    let first = mixture.pieces[0]
    switch mixture.form {
    case .choice:
      guard let value = try each(mixture.pieces[1], transform), let other = try each(mixture.pieces[2], transform)
      else { return nil }
      return try chosen(first, value, other, mixture.name, piece.range)
    case .fallback:
      guard let value = try each(first, transform), let other = try each(mixture.pieces[1], transform) else {
        return nil
      }
      if fails(value, with: first), !areMixed([value, other]) {
        let (values, kind) = try unified([value, other], mixture.name, piece.range)
        return flagged(joined("iferror(", values, ")", kind, piece.range), by: [other])
      }
      let hasFailed = try failing(try copy(first))
      guard !first.isMixed else { return try chosen(hasFailed, other, value, mixture.name, piece.range) }
      // After that test it does not fail.
      var sure = first
      (sure.mayFail, sure.mayHoldError) = (false, false)
      guard let value = try each(sure, transform) else { return nil }
      return try chosen(hasFailed, other, value, mixture.name, piece.range)
    case .absence:
      var present = first
      present.kind.subtract(.missing)
      guard let value = try each(present, transform), let other = try each(mixture.pieces[1], transform) else {
        return nil
      }
      if !areMixed([value, other]), !value.kind.contains(.missing), !other.kind.contains(.missing) {
        let isFirst = isSame(value, first)
        if isFirst || !mixture.pieces[1].isMixed && isSame(other, mixture.pieces[1]) {
          let (values, kind) = try unified(isFirst ? [value, other] : [other, value], mixture.name, piece.range)
          return flagged(infix("??", values[0], values[1], kind, piece.range), by: [value, other])
        }
      }
      let isMissing = flagged(joined("ismissing(", [try copy(first)], ")", .truth, piece.range), by: [first])
      return try chosen(isMissing, other, value, mixture.name, piece.range)
    }
  }

  /// Whether two pieces are the same text.
  private func isSame(_ piece: DialectPiece, _ other: DialectPiece) -> Bool {
    piece.first == other.first && piece.last == other.last
  }

  /// Whether a transformed value fails exactly if the original does.
  private func fails(_ made: DialectPiece, with value: DialectPiece) -> Bool {
    guard let mixture = value.mixture else { return isSame(made, value) }
    if case .absence(failTogether: true) = mixture.form { return mixture.pieces.contains { isSame(made, $0) } }
    return false
  }

  /// A choice between two transformed values.
  private mutating func chosen(
    _ condition: DialectPiece, _ value: DialectPiece, _ other: DialectPiece, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    if let holds = value.fixed, let holdsToo = other.fixed {
      if holds == holdsToo {
        if !mayFail(condition) { return value }
      } else if condition.kind == .truth {
        return holds ? condition : flagged(prefix("not", condition, .truth, range), by: [condition])
      }
    }
    return flagged(try choice([condition, value, other], name, range), by: [condition, value, other])
  }

  /// Whether a value fails, as a truth value.
  mutating func failing(_ piece: DialectPiece) throws(FormulaError) -> DialectPiece {
    guard let probe = try probe(piece) else { throw otherValues("ISERROR", piece.range) }
    if probe.kind == .error { return truth(true, piece.range) }
    return joined("iserror(", [probe], ")", .truth, piece.range)
  }

  /// A number, or a value of one kind, that fails if the value does.
  private mutating func probe(_ piece: DialectPiece) throws(FormulaError) -> DialectPiece? {
    if let mixture = piece.mixture, case .absence(failTogether: true) = mixture.form { return mixture.pieces[0] }
    guard piece.isMixed else { return piece }
    return try each(piece) { (writer, piece) throws(FormulaError) in
      guard piece.kind != .error, piece.mayFail || piece.mayHoldError else {
        return piece.kind == .error ? piece : writer.number(0, piece.range)
      }
      switch piece.kind {
      case .text: return writer.joined("length(", [piece], ")", .number, piece.range)
      case .truth: return try writer.template("if($0, 1, 0)", [piece], .number, piece.range)
      default: return piece
      }
    }
  }

  /// A cell of several kinds.
  mutating func mixedCell(
    _ cell: DialectReferences.Cell, _ area: SheetArea, _ range: SourceRange
  ) -> DialectPiece {
    use(area.name)
    var pieces = cell.parts.map { part in
      var piece = atom(part.text, part.kind, range)
      (piece.area, piece.mayHoldError) = (area, references.mayFail(area))
      return piece
    }
    guard var piece = pieces.popLast() else { preconditionFailure("a cell of several kinds has parts") }
    piece.kind.subtract(.missing)
    for part in pieces.reversed() {
      let parts = [part, piece]
      piece = atom("?", .mixed, range)
      piece.mixture = DialectMixture(form: .absence(failTogether: false), pieces: parts, name: area.name)
      piece = flagged(piece, by: parts)
    }
    piece.area = area
    return piece
  }

  // MARK: Parts

  /// A value split into one part per kind that it may have.
  mutating func parts(of piece: DialectPiece) throws(FormulaError) -> [DialectPiece] {
    let held = piece.kinds
    var parts: [DialectPiece] = []
    for kind in [Dialect.Kinds.number, .truth, .text] {
      let isHeld = !held.isDisjoint(with: kind == .text ? [.text, .blank, .missing] : kind)
      if isHeld { parts.append(try part(of: try copy(piece), kind)) }
    }
    return parts
  }

  /// The value if it is of one kind, otherwise missing; the empty text is a text.
  mutating func part(of piece: DialectPiece, _ kind: Dialect.Kinds) throws(FormulaError) -> DialectPiece {
    guard let mixture = piece.mixture else { return try leafPart(of: piece, kind) }
    let first = mixture.pieces[0]
    let (value, other): (DialectPiece, DialectPiece)
    switch mixture.form {
    case .choice:
      (value, other) = (try part(of: mixture.pieces[1], kind), try part(of: mixture.pieces[2], kind))
      return select(first, value, other, kind, piece.range)
    case .fallback:
      (value, other) = (try part(of: first, kind), try part(of: mixture.pieces[1], kind))
      if fails(value, with: first) { return partial(joined("iferror(", [value, other], ")", kind, piece.range), kind) }
      return select(try failing(try copy(first)), other, value, kind, piece.range)
    case .absence:
      value = first.kind.isDisjoint(with: kind) ? atom("missing", .missing, piece.range) : partial(first, kind)
      other = try part(of: mixture.pieces[1], kind)
      if other.kind == .missing { return value }
      return value.kind == .missing ? other : partial(infix("??", value, other, kind, piece.range), kind)
    }
  }

  private mutating func select(
    _ condition: DialectPiece, _ value: DialectPiece, _ other: DialectPiece, _ kind: Dialect.Kinds,
    _ range: SourceRange
  ) -> DialectPiece {
    if value.kind == .missing, other.kind == .missing { return value }
    return partial(joined("if(", [condition, value, other], ")", kind, range), kind)
  }

  private func partial(_ piece: DialectPiece, _ kind: Dialect.Kinds) -> DialectPiece {
    var piece = piece
    (piece.kind, piece.mayFail) = (kind.union(.missing), true)
    return piece
  }

  private mutating func leafPart(
    of piece: DialectPiece, _ kind: Dialect.Kinds
  ) throws(FormulaError) -> DialectPiece {
    var piece = piece
    switch (kind, piece.kind) {
    case (.number, .empty): return number(0, piece.range)
    case (.text, .blank): return atom("\"\"", .text, piece.range)
    case (_, .error):
      if kind == .number { return piece }
      piece = kind == .text ? try noText(piece) : isTrue(piece)
      return piece
    case (.text, [.number, .missing]), (.text, [.truth, .missing]):
      return partial(try template("if(ismissing($0), \"\", missing)", [piece], kind, piece.range), kind)
    case _ where !piece.kind.isDisjoint(with: kind): return piece
    default: return atom("missing", .missing, piece.range)
    }
  }
}
