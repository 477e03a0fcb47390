import Reckon

/// The notebook as a formula book.
extension Page {
  /// The lines of the notebook as a formula book, or the definitions and calculations of the conversation while lines
  /// wait to be run.
  var book: String {
    var object = JSONObject()
    do throws(FormulaError) {
      if let session = notebook.session {
        object.add("book", try session.bookText(of: notebook.bookLines))
      } else {
        object.add("book", try conversation.bookText())
      }
    } catch { add(error, to: &object) }
    return object.text
  }
}

extension Notebook {
  /// The lines as a book keeps them.
  fileprivate var bookLines: [FormulaSession.BookLine] {
    zip(lines, outcomes).map { line, outcome in
      guard case .value(let outcome, _, _, _) = outcome, !outcome.isFormula, outcome.solves.isEmpty else {
        return .comment(line)
      }
      if let title = outcome.definition { return .definition(String(title.prefix { $0 != "(" })) }
      return outcome.result.map { .calculation(outcome.source, $0) } ?? .comment(line)
    }
  }
}
