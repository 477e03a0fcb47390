import ReckonCatalogue

extension Program {
  /// Rejects a program that uses features that are not permitted. Definitions leave no trace in a program, so they are
  /// not checked here.
  ///
  /// - Throws: `notPermitted`, with the range in the formula's text.
  /// - Complexity: O(code).
  package func check(_ permissions: FormulaPermissions) throws(FormulaError) {
    guard !permissions.areAll else { return }
    if !permissions.units, let unit = firstUnit { throw refused(unit, .units, place: (source, range: wholeRange)) }
    try forEachInstruction { (instruction, offset) throws(FormulaError) in
      if let (name, use) = refusal(of: instruction, permissions) { throw refused(name, use, place: place(of: offset)) }
    }
  }

  private var wholeRange: SourceRange { SourceRange(start: 0, end: source.text.utf8.count) }

  private func refused(_ name: String, _ use: FormulaPermissions.Use, place: (source: SourceText, range: SourceRange))
    -> FormulaError
  {
    FormulaError(.notPermitted(name, subject: use.subject), at: place.range, in: place.source)
  }

  /// A unit of an input or of the result.
  private var firstUnit: String? {
    if let unit = resultForm.kind.unit { return unit }
    return draft.inputUnits.lazy.compactMap { $0.isEmpty ? nil : ValueKind(ofInput: $0).itemKind.unit }.first
  }

  private func refusal(of instruction: Instruction, _ permissions: FormulaPermissions) -> (
    String, FormulaPermissions.Use
  )? {
    switch instruction.opcode.layout {
    case .none, .target: return nil
    case .operation, .operationAndCount:
      guard let operation = Operation(code: instruction.operand) else {
        preconditionFailure("verified code applies what exists")
      }
      // The functions of operators are always permitted.
      guard !FormulaPermissions.isOperator(operation.function) else { return nil }
      let row = Catalogue.row(operation.function)
      return permissions.refusal(of: row).map { (row.name, $0) }
    case .valuesAndCount:
      guard let function = Self.valueFunction(instruction.operand) else {
        preconditionFailure("verified code applies what exists")
      }
      let row = Catalogue.functions.first { if case .values(function) = $0.form { true } else { false } }
      // Functions that no call names create lists and missing values.
      return row.flatMap { row in permissions.refusal(of: row).map { (row.name, $0) } }
    case .index(let table):
      switch table {
      case .hosts:
        let host = draft.hosts[Int(instruction.operand)]
        if HostSignature.clockNames.contains(host.name), host.parameterCount == 0 {
          return permissions.clock ? nil : (host.name, .clock)
        }
        return permissions.refusal(ofHost: host.name).map { (host.name, $0) }
      case .repetitions, .searches:
        guard let repetition = Function.Repetition(rawValue: UInt8(truncatingIfNeeded: instruction.operand)) else {
          return nil
        }
        let row = Catalogue.functions.first { if case .repeated(repetition) = $0.form { true } else { false } }
        return row.flatMap { row in permissions.refusal(of: row).map { (repetition.sign, $0) } }
      case .constants, .variables, .subroutines, .texts, .locals, .localPairs, .results: return nil
      }
    }
  }
}

extension Program.HostSignature {
  /// The names of the host clock's readings: the current instant, and the current date.
  package static let clockNames = ["now", "today"]
  /// The name of the function that converts a time of day between time zones.
  package static let zoneTimeName = "zonetime"
}
