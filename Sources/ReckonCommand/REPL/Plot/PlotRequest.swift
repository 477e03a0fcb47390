import Reckon

/// What `:plot` is asked for: functions, a range, perhaps a file.
struct PlotRequest {
  let functions: [CommandFunction]
  let range: ClosedRange<Double>
  /// The SVG file to write; nothing for the terminal.
  let file: String?

  /// - Throws: `UsageError`, `FormulaError`.
  init(_ text: String, in session: Session) throws {
    let (formulas, file) = Self.withoutFile(text)
    self.file = file
    let text = CommandText(formulas)
    let words = text.words
    let ends = words.suffix(2)
    let rest = words.dropLast(2)
    if !rest.isEmpty, ends.allSatisfy({ text.isConstant($0, in: session) }) {
      functions = try Self.functions(rest, text, session)
      guard let (low, high) = try text.bounds(ends, in: session) else { throw Self.usage }
      range = low.number.double...high.number.double
      return
    }
    do {
      functions = try Self.functions(words[...], text, session)
    } catch {
      // Perhaps what is wrong are the bounds.
      guard (try? Self.functions(rest, text, session)) != nil else { throw error }
      throw text.mistake(in: ends, session) ?? error
    }
    range = FunctionPlot.standardRange(FunctionPlot.kind(functions))
  }

  private static let usage = UsageError("plot needs a function, and bounds if you like: :plot x^2 -5 5")

  private static func functions(_ words: ArraySlice<CommandText.Part>, _ text: CommandText, _ session: Session) throws -> [CommandFunction]
  {
    guard let whole = text.join(words) else { throw usage }
    return try CommandFunction.list(whole, of: text, in: session, mode: .double)
  }

  /// The text without the name of a file at its end: a word that ends in `.svg`, or one in quotes.
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
