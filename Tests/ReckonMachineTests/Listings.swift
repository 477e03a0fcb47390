import Testing

/// Expects that a disassembler reads instructions as an assembler lists them, and reports the first that it does not.
func expectSameListing(_ expected: [String], readAs found: [String], sourceLocation: SourceLocation = #_sourceLocation)
{
  #expect(found.count == expected.count && !expected.isEmpty, sourceLocation: sourceLocation)
  for (found, expected) in zip(found, expected) where found != expected {
    Issue.record("\(expected) is read as \(found)", sourceLocation: sourceLocation)
    break
  }
}
