import Reckon
import ReckonMachine

@c(reckon_formula_ptx) public func formulaPTX(
  _ formula: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ policy: Int32, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let formula = try CFormula.at(formula).formula
    let name = try String(name: name)
    let policy = try ErrorPolicy(policy)
    do throws(PTXProgram.Refusal) {
      return CTexts([try formula.ptx(name: name, policy: policy).text]).retained
    } catch {
      throw error.error(in: formula.source)
    }
  }
}

extension PTXProgram.Refusal {
  /// Why a formula has no kernel as an error, at the first use of the function without a definition where the text has
  /// its name.
  ///
  /// - Complexity: O(length of the text).
  fileprivate func error(in text: String) -> FormulaError {
    if case .name = self { return FormulaError(argument: "name", phrase) }
    var range = SourceRange(start: 0, end: 0)
    if case .function(let name) = self, let found = Self.firstUse(of: Array(name.utf8), in: Array(text.utf8)) {
      range = SourceRange(start: found.lowerBound, end: found.upperBound)
    }
    return FormulaError(.invalidArgument("formula", problem: phrase), at: range, in: SourceText(text))
  }

  /// The position of a name as a separate word.
  private static func firstUse(of name: [UInt8], in text: [UInt8]) -> Range<Int>? {
    func isOfWord(_ byte: UInt8) -> Bool {
      48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte || byte == 95 || byte >= 128
    }
    guard !name.isEmpty, name.count <= text.count else { return nil }
    return (0...text.count - name.count).lazy.map { $0..<$0 + name.count }.first { place in
      text[place].elementsEqual(name) && (place.lowerBound == 0 || !isOfWord(text[place.lowerBound - 1]))
        && (place.upperBound == text.count || !isOfWord(text[place.upperBound]))
    }
  }
}
