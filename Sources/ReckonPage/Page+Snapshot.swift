import Reckon
import ReckonCatalogue

/// The conversation as the page stores it, and books that it reads.
///
/// A snapshot is a list of texts: the number of the last value, the number of the values that are kept, then for each
/// its exactness with its number mode and its text, then for each definition its name, its parameters, its angle unit
/// and its text. The page stores the list as it is and gives it back as fields.
extension Page {
  private static let parameterSeparator: Character = "\u{1E}"
  /// How many values a snapshot keeps at most, and how many bytes of them: browsers give a page about five megabytes.
  private static let (mostAnswers, mostAnswerBytes) = (100, 64 << 10)

  /// - Parameter hasDefinitions: whether definitions are part of it; those of the notebook are stored as its lines.
  func snapshot(hasDefinitions: Bool) -> String {
    let snapshot = conversation.snapshot(mostAnswers: Self.mostAnswers, mostBytes: Self.mostAnswerBytes)
    var fields = ["\(snapshot.answerCount)", "\(snapshot.answers.count)"]
    for answer in snapshot.answers {
      fields += ["\(answer.exactness.rawValue) \(answer.numberMode.rawValue)", answer.text]
    }
    for definition in snapshot.definitions where hasDefinitions {
      fields += [
        definition.name,
        definition.parameters.map { (["("] + $0).joined(separator: String(Self.parameterSeparator)) } ?? "",
        definition.angleUnit.abbreviation, definition.text,
      ]
    }
    var object = JSONObject()
    object.add("fields", texts: fields)
    return object.text
  }

  /// Continues from a snapshot; what of it cannot be read is left out and reported.
  mutating func resume(_ fields: [String]) -> String {
    var object = JSONObject()
    object.add("unread", texts: Self.snapshot(of: fields).map { conversation.resume($0) } ?? fields)
    if let last = conversation.answers.last { calculator.take(last, form: last.form, of: nil) }
    return object.text
  }

  static func snapshot(of fields: [String]) -> SessionSnapshot? {
    guard fields.count >= 2, let answerCount = Int(fields[0]), let kept = Int(fields[1]), 0...mostAnswers ~= kept,
      kept <= answerCount,
      fields.count >= 2 + 2 * kept, (fields.count - 2 - 2 * kept) % 4 == 0
    else { return nil }
    var snapshot = SessionSnapshot(definitions: [], answers: [], answerCount: answerCount)
    for index in stride(from: 2, to: 2 + 2 * kept, by: 2) {
      let parts = fields[index].split(separator: " ")
      guard parts.count == 2, let exactness = UInt8(parts[0]).flatMap({ Exactness(rawValue: $0) }),
        let mode = NumberMode(rawValue: String(parts[1]))
      else { return nil }
      snapshot.answers.append(
        SessionSnapshot.SavedAnswer(text: fields[index + 1], exactness: exactness, numberMode: mode))
    }
    for index in stride(from: 2 + 2 * kept, to: fields.count, by: 4) {
      guard let angleUnit = AngleUnit.allCases.first(where: { $0.abbreviation == fields[index + 2] }) else {
        return nil
      }
      let parameters = fields[index + 1].split(separator: parameterSeparator, omittingEmptySubsequences: false).map {
        String($0)
      }
      snapshot.definitions.append(
        SessionSnapshot.SavedDefinition(
          name: fields[index], parameters: parameters.first == "(" ? Array(parameters.dropFirst()) : nil,
          angleUnit: angleUnit,
          text: fields[index + 3]))
    }
    return snapshot
  }

  /// The summaries of shipped books, in the page's language.
  static func summaries(_ fields: [String]) -> String {
    var object = JSONObject()
    let pairs = stride(from: 1, to: fields.count, by: 2).map { Phrase(.book, fields[$0 - 1], fields[$0]).description }
    object.add("summaries", texts: pairs)
    return object.text
  }

  /// Takes in the definitions of a formula book.
  ///
  /// - Parameter others: by turns the names and the texts of the books that it may import.
  mutating func loadBook(_ text: String, name: String, importing others: [String]) -> String {
    var object = JSONObject()
    var known: [String: String] = [:]
    for index in stride(from: 1, to: others.count, by: 2) { known[others[index - 1]] = others[index] }
    do throws(FormulaBookError) {
      let book = try FormulaBook(text, name: name, rates: conversation.scope.rates, importing: known)
      do throws(FormulaError) {
        let own = Set(book.definitions.filter { $0.file == name }.map { $0.name })
        // What it imports is not what it defines.
        let defined = try base.load(book)
        try conversation.load(book)
        notebook.invalidate()
        object.add("names", texts: defined.filter { own.contains($0.name) }.map { $0.title })
      } catch { return Self.failure(Phrase(verbatim: "\(error)")) }
    } catch {
      return Self.failure(
        error.errors.first.map { Phrase(verbatim: "\($0)") } ?? Phrase("bookCannotBeRead", "the book cannot be read"))
    }
    return object.text
  }
}
