import Reckon

extension Console {
  /// Shows what a store has to say; what could not be read is the exit code's too.
  package func report(_ messages: [String]) -> ExitCode {
    for message in messages { report(Phrase(verbatim: message)) }
    return messages.isEmpty ? .success : .inputOutput
  }

  /// Shows what went wrong.
  ///
  /// - Parameter prefix: where it went wrong, as ``place(_:_:)`` says it, for what stands in a file.
  /// - Returns: the exit code that says so.
  package func exitCode(reporting error: any Error, prefix: String = "") -> ExitCode {
    switch error {
    case let error as FormulaError:
      report(error, prefix: prefix)
      return ExitCode(error)
    case let error as FormulaBookError:
      report(error)
      return .usage
    case let error as UsageError:
      report(Phrase(verbatim: error.message), prefix: prefix)
      return .usage
    case let error as InputOutputError:
      report(Phrase(verbatim: error.message), prefix: prefix)
      return .inputOutput
    default:
      report(Phrase(verbatim: "\(error)"), prefix: prefix)
      return .inputOutput
    }
  }

  /// Reports how to get the complex value of statements that failed outside of a real domain, where they have one.
  ///
  /// - Parameter way: how complex numbers are turned on.
  package func reportComplexValue(of text: String, _ error: FormulaError, in session: FormulaSession, by way: String) {
    guard case .domain = error.kind, !session.options.usesComplexNumbers else { return }
    var session = session
    session.options.usesComplexNumbers = true
    let outcome = try? session.run(text, options: EvaluationOptions(deadline: .after(.seconds(1)))).last
    guard let outcome, let result = outcome.result else { return }
    report(note: Phrase("complexValueBy", "\(way) gives \(ResultText.value(result, outcome.form, digits: 15))"))
  }

  /// Shows all errors of a book, each with file, line and column.
  package func report(_ error: FormulaBookError) {
    for error in error.errors { report(error, prefix: place(error.range, error.source)) }
    if let first = error.errors.first(where: Currencies.isOfCurrency) { Currencies.reportMissing(first, self) }
  }

  /// Shows a remark on a book with its place.
  package func report(_ note: BookNote) {
    report(note: Phrase(verbatim: note.message), prefix: place(note.range, note.source))
  }

  /// Where a range is, as messages begin: `prices.reckon:3:1: `.
  package func place(_ range: SourceRange, _ source: SourceText) -> String {
    let place = source.position(of: range.start)
    return "\(source.name.map { "\($0):" } ?? "")\(place.line):\(place.column): "
  }
}
