import ReckonCatalogue

/// What a program holds beside its code.
extension Verifier {
  func verifyTables(_ draft: Program.Draft) throws(FormulaError) {
    guard draft.byteCount <= limits.programBytes else {
      throw FormulaError(
        .limitExceeded(.programBytes, maximum: limits.programBytes), at: SourceRange(start: 0, end: 0),
        in: draft.sources.first ?? SourceText(""))
    }
    guard let main = draft.subroutines.first, main.parameterCount == 0 else {
      throw failure("itHasNoFormula", "it has no formula")
    }
    guard draft.inputUnits.isEmpty || draft.inputUnits.count == draft.variables.count else {
      throw failure("itsInputsLackUnits", "its inputs lack units")
    }
    // A caller pushes each argument by an instruction; an uncalled function may have some more.
    var parametersLeft = draft.code.count + Self.spareParameters
    for subroutine in draft.subroutines {
      parametersLeft -= subroutine.parameterCount
      guard parametersLeft >= 0 else {
        throw failure("itsFunctionsHaveTooMany", "its functions have too many parameters")
      }
      guard subroutine.parameterCount >= 0, subroutine.localCount >= subroutine.parameterCount,
        subroutine.localCount <= subroutine.parameterCount + subroutine.code.count
      else { throw failure("functionLocals", "a function has an impossible number of locals") }
    }
    guard NameIndex(draft.variables).repeated(in: draft.variables) == nil else {
      throw failure("variableStandsTwice", "a variable occurs twice")
    }
    guard draft.constants.allSatisfy({ $0.number.mode == draft.numberMode }) else {
      throw failure("itsConstantsAreOfAnother", "its constants are of another number mode")
    }
    guard draft.texts.allSatisfy({ $0.utf8.count <= limits.textBytes }) else {
      throw failure("textIsTooLong", "a text is too long")
    }
    for host in draft.hosts where host.parameterCount < 0 || host.parameterCount > 255 {
      throw failure("hostFunctionParameters", "a host function has an impossible number of parameters")
    }
  }

  mutating func verifySourceMap(_ draft: Program.Draft) throws(FormulaError) {
    var last = -1
    for entry in draft.sourceMap {
      if poll.isCancelled(after: 16) { throw .cancelled }
      guard entry.offset > last, entry.offset < draft.code.count, draft.sources.indices.contains(entry.source),
        entry.range.start <= entry.range.end, entry.range.end <= draft.sources[entry.source].text.utf8.count
      else { throw failure("itsSourceMapIsDamaged", "its source map is damaged") }
      last = entry.offset
    }
    let end = draft.sources.first?.text.utf8.count ?? 0
    guard draft.notes.allSatisfy({ $0.range.end <= end }) else {
      throw failure("rangeOfANoteLiesBeyond", "the range of a note lies beyond its text")
    }
  }
}
