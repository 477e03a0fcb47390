import Reckon
import ReckonBytecode
import ReckonCompiler
import ReckonSyntax

/// A formula of numbers alone that takes answers to questions about columns of texts, such as `region == "EU"`, in
/// place of the texts: it has the values of a formula that reads texts, and is evaluated by columns.
struct ArrowColumnForm: Sendable {
  let formula: Formula
  /// The questions whose answers are inputs by their names.
  let tests: [ColumnTest]

  /// - Parameters:
  ///   - text: that of the formula.
  ///   - variables: its inputs.
  ///   - units: their units, or the words in the place of one.
  /// - Returns: `nil` for a formula that has no such form, or needs none.
  init?(_ formula: Formula, _ text: String, variables: [String], units: [String: String], _ scope: CScope) {
    let program = formula.program
    guard program.holdsValues, program.numberMode == .double, program.isPure, formula.kind.isNumeric else { return nil }
    let names = scope.scope.names(with: variables)
    guard let tree = try? Parser.tree(of: SourceText(text), scope: names, limits: scope.options.limits) else {
      return nil
    }
    let columns = Set(variables)
    let conditions = TextConditions(tree, tree.nodes.indices, defined: nil, names) {
      columns.contains($0)
    } isPlain: {
      units[$0] == nil
    } textSource: { _ in
      nil
    }
    let tests = conditions.tests
    guard !tests.isEmpty else { return nil }
    // A text that is an input, used or not, would be a value of any kind.
    let replaced = conditions.replaced
    let used = scope.scope.names(usedBy: replaced.uses(in: replaced.nodes.indices).map { $0.name })
    let left = variables.filter { used.contains($0) }
    let kinds = tests.reduce(into: units.filter { left.contains($0.key) }) { $0[$1.name] = $1.unit }
    let options = CompilerOptions(scope.options, variables: left + tests.map { $0.name }, units: kinds)
    guard
      let result = try? Compiler.compile(replaced, definitions: scope.scope.definitions, options: options),
      !result.program.holdsValues,
      let form = try? Formula(program: result.program, functions: scope.scope.hostFunctions, options: scope.options)
    else { return nil }
    (self.formula, self.tests) = (form, tests)
  }
}

extension ArrowColumn {
  /// Writes the answers to a question about rows as doubles, and why rows have none.
  ///
  /// - Parameters:
  ///   - gaps: has room for a multiple of eight.
  ///   - known: the answers for the values of the dictionary, as far as they have been asked for, otherwise NaN.
  /// - Returns: what gaps there are.
  /// - Throws: `invalidArgument` for texts that lead out of memory.
  func answer(
    _ question: ColumnTest.Question, _ rows: Range<Int>, into numbers: UnsafeMutablePointer<Double>,
    gaps: UnsafeMutablePointer<UInt8>, known: inout [Double]
  ) throws(FormulaError) -> ArrowGaps {
    switch question {
    case .isMissing:
      for row in 0..<rows.count {
        let place = rows.lowerBound + row
        let isMissing = index == nil ? isNull(place) : try self.place(place).map { dictionary[0].isNull($0) } ?? true
        numbers[row] = isMissing ? 1 : 0
      }
      return .none
    case .number(let literal):
      let found = try read(rows, into: numbers, gaps: gaps)
      guard found != .none, let fallback = Double(literal) else { return found }
      for row in 0..<rows.count where gaps[row] == ArrowGap.null.rawValue {
        (numbers[row], gaps[row]) = (fallback, ArrowGap.none.rawValue)
      }
      return found == .anyKind ? .anyKind : .none
    case .isAmong(let texts): return try compare(texts, 1, rows, numbers, gaps, &known)
    case .isNoneOf(let texts): return try compare(texts, 0, rows, numbers, gaps, &known)
    case .length: return try answer(rows, numbers, gaps, &known) { Double($0.characterCount) }
    case .holds(let text, let place):
      let packed = PackedTexts([Array(text.utf8)])
      defer { withExtendedLifetime(packed) {} }
      let part = packed[0]
      return try answer(rows, numbers, gaps, &known) { $0.holds(part, text, place) ? 1 : 0 }
    case .text: preconditionFailure("numbers are not asked for their texts")
    }
  }

  private func compare(
    _ texts: [[UInt8]], _ yes: Double, _ rows: Range<Int>, _ numbers: UnsafeMutablePointer<Double>,
    _ gaps: UnsafeMutablePointer<UInt8>, _ known: inout [Double]
  ) throws(FormulaError) -> ArrowGaps {
    let packed = PackedTexts(texts)
    defer { withExtendedLifetime(packed) {} }
    // Looking at them takes no count of references.
    let literals = (0..<packed.count).map { packed[$0] }
    return try literals.withUnsafeBufferPointer { (literals) throws(FormulaError) in
      try answer(rows, numbers, gaps, &known) { text in
        for literal in literals where literal.count == text.count {
          var at = 0
          while at < text.count, literal[at] == text[at] { at &+= 1 }
          if at == text.count { return yes }
        }
        return 1 - yes
      }
    }
  }

  /// Answers for each text that is not null.
  @inline(__always) private func answer(
    _ rows: Range<Int>, _ numbers: UnsafeMutablePointer<Double>, _ gaps: UnsafeMutablePointer<UInt8>,
    _ known: inout [Double], _ answer: (UnsafeBufferPointer<UInt8>) -> Double
  ) throws(FormulaError) -> ArrowGaps {
    if index != nil { return try answerByDictionary(rows, numbers, gaps, &known, answer) }
    var found = ArrowGaps.none
    if let validity, ArrowBits.expand(validity, start + rows.lowerBound, rows.count, into: gaps) {
      found = .nulls
    } else {
      gaps.update(repeating: ArrowGap.none.rawValue, count: rows.count)
    }
    if case .text(4) = type, let values, let bytes {
      // One after the other: a text begins where the one before ends.
      let offsets = values + 4 * (start + rows.lowerBound)
      var first = Int(offsets.loadUnaligned(as: Int32.self))
      for row in 0..<rows.count {
        let end = Int(offsets.loadUnaligned(fromByteOffset: 4 &* row &+ 4, as: Int32.self))
        guard first >= 0, end >= first else { throw misplaced(rows.lowerBound + row) }
        let text = UnsafeBufferPointer(
          start: (bytes + first).assumingMemoryBound(to: UInt8.self), count: end &- first)
        numbers[row] = gaps[row] == ArrowGap.none.rawValue ? answer(text) : 0
        first = end
      }
      return found
    }
    for row in 0..<rows.count {
      numbers[row] =
        gaps[row] == ArrowGap.none.rawValue
        ? answer(try text(rows.lowerBound + row).assumingMemoryBound(to: UInt8.self)) : 0
    }
    return found
  }

  @inline(__always) private func answerByDictionary(
    _ rows: Range<Int>, _ numbers: UnsafeMutablePointer<Double>, _ gaps: UnsafeMutablePointer<UInt8>,
    _ known: inout [Double], _ answer: (UnsafeBufferPointer<UInt8>) -> Double
  ) throws(FormulaError) -> ArrowGaps {
    let dictionary = dictionary[0]
    var found = ArrowGaps.none
    for row in 0..<rows.count {
      var number = Double.nan
      if let place = try place(rows.lowerBound + row) {
        if place < known.count { number = known[place] }
        if number.isNaN, !dictionary.isNull(place) {
          number = answer(try dictionary.text(place).assumingMemoryBound(to: UInt8.self))
          if place < known.count { known[place] = number }
        }
      }
      let isMissing = number.isNaN
      if isMissing { found = .nulls }
      gaps[row] = (isMissing ? ArrowGap.null : .none).rawValue
      numbers[row] = isMissing ? 0 : number
    }
    return found
  }
}
