import Reckon
import ReckonTerminal

/// The arguments of `:plot`: functions, a range, and optionally a file.
struct PlotRequest {
  let functions: [CommandFunction]
  let range: ClosedRange<Double>
  /// The SVG file to write; `nil` for the terminal.
  let file: String?

  /// - Throws: `UsageError`, `FormulaError`.
  init(_ text: String, in session: FormulaSession) throws {
    if let quote = CommandText.unclosedQuote(in: text) { throw quote }
    let (formulas, file) = Self.withoutFile(text)
    self.file = file
    do {
      (functions, range) = try Self.request(CommandText(formulas), in: session)
    } catch let error as FormulaError {
      if let word = Self.otherFile(formulas) {
        throw UsageError(
          "plotIsWrittenToAFileWhose", "a plot is written to a file whose name ends in .svg, not to \(word)")
      }
      // Positions refer to the complete text as typed.
      throw error.source.text == formulas ? FormulaError(error.kind, at: error.range, in: SourceText(text)) : error
    }
  }

  private static func request(_ text: CommandText, in session: FormulaSession) throws -> (
    [CommandFunction], ClosedRange<Double>
  ) {
    let words = text.words
    let ends = words.suffix(2)
    let rest = words.dropLast(2)
    if !rest.isEmpty, ends.allSatisfy({ text.isConstant($0, in: session) }) {
      let functions = try functions(rest, text, session)
      let (low, high) = try text.bounds(ends, in: session)
      return (functions, low.double...high.double)
    }
    do {
      let functions = try functions(words[...], text, session)
      return (functions, FunctionPlot.standardRange(FunctionPlot.kind(functions)))
    } catch {
      // The bounds may be wrong instead.
      guard (try? functions(rest, text, session)) != nil else { throw error }
      throw text.mistake(in: ends, session) ?? error
    }
  }

  private static let usage = UsageError(
    "plotNeedsAFunctionAndBounds", "plot needs a function, optionally with bounds: :plot x^2 -5 5")

  private static func functions(_ words: ArraySlice<CommandText.Part>, _ text: CommandText, _ session: FormulaSession)
    throws
    -> [CommandFunction]
  {
    try CommandFunction.list(words, of: text, in: session, mode: .double, shareUnit: true, orElse: usage)
  }

  /// A last word that can only be the name of a file of another type: `wave.png`.
  private static func otherFile(_ text: String) -> String? {
    guard let word = text.split(whereSeparator: \.isWhitespace).last, let point = word.lastIndex(of: ".") else {
      return nil
    }
    let ending = word[point...].dropFirst()
    let isName =
      (2...4).contains(ending.count) && ending.allSatisfy(\.isLetter) && word[..<point].contains(where: \.isLetter)
    return isName ? FormulaError.Kind.shortened(String(word)) : nil
  }

  /// The text without a trailing file name: a word that ends in `.svg`, or a quoted one.
  private static func withoutFile(_ text: String) -> (String, String?) {
    let suffix = ".svg"
    if text.lowercased().hasSuffix(suffix + "\""), let quote = text.dropLast().lastIndex(of: "\"") {
      return (String(text[..<quote]), String(text[text.index(after: quote)...].dropLast()))
    }
    guard text.lowercased().hasSuffix(suffix) else { return (text, nil) }
    let start = text.lastIndex(where: \.isWhitespace).map { text.index(after: $0) } ?? text.startIndex
    return (String(text[..<start]), String(text[start...]))
  }
}
