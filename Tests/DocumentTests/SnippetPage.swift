import Testing

/// A document whose code runs as a test.
final class SnippetPage {
  private let document: String
  /// The lines that were printed and not yet compared, oldest first.
  private var output: [String] = []

  init(_ document: String) { self.document = document }

  /// Compares a value with the comment behind it, which begins with the value as documents write it.
  func shows(_ line: Int, _ value: some Any, _ comment: String) {
    let text = Self.text(value)
    let isShown = comment.hasPrefix(text) && (comment.dropFirst(text.count).first.map { " ,:;(".contains($0) } ?? true)
    #expect(isShown, "\(document):\(line): the value is \(text), the comment says \(comment)")
  }

  /// Expects an error whose description contains a text.
  func fails(_ line: Int, _ message: String, _ body: () throws -> Void) {
    do {
      try body()
      Issue.record("\(document):\(line): no error is thrown")
    } catch {
      #expect(message.isEmpty || "\(error)".contains(message), "\(document):\(line): \(error)")
    }
  }

  func print(_ items: [Any]) {
    output += items.map { "\($0)" }.joined(separator: " ").split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }

  /// Compares the oldest printed line with a comment.
  func printed(_ line: Int, _ comment: String) {
    let text = output.isEmpty ? nil : output.removeFirst()
    // Comments lose the blanks at their edges.
    let trimmed = text.map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    #expect(trimmed == comment, "\(document):\(line)")
  }

  func ignore(_ value: some Any) {}

  /// A value as documents write it: whole doubles without `.0`, texts in quotes, cases with their point.
  private static func text(_ value: Any) -> String {
    if let number = value as? Double {
      if number.isNaN { return "nan" }
      if number.isInfinite { return number < 0 ? "-infinity" : "infinity" }
      return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
    if let text = value as? String { return "\"\(text)\"" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value) } ?? "nil"
    case .collection: return "[" + mirror.children.map { text($0.value) }.joined(separator: ", ") + "]"
    case .enum where !(value is any CustomStringConvertible): return ".\(value)"
    default: return "\(value)"
    }
  }
}
