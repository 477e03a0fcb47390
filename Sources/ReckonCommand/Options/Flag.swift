import Reckon
import ReckonTerminal

/// An option, declared once: parsing, help and completion come from it, and the command reads its value from it.
package protocol CommandFlag: Sendable {
  var option: Command.Option { get }
}

/// An option without a value.
struct Switch: CommandFlag {
  let option: Command.Option

  init(_ name: String, _ summary: Phrase) { option = Command.Option(name, nil, summary) }
}

/// An option with a value of a type.
struct Flag<Value: Sendable>: CommandFlag {
  let option: Command.Option
  /// The value that a text stands for.
  let read: @Sendable (String) throws(UsageError) -> Value

  init(
    _ name: String, _ value: String, _ summary: Phrase, repeats: Bool = false, words: Command.Words = .any,
    read: @escaping @Sendable (String) throws(UsageError) -> Value
  ) {
    option = Command.Option(name, value, summary, repeats: repeats, words: words)
    self.read = read
  }

  /// An option whose value is not read where it is not what is expected: `a whole number from 1`.
  init(
    _ name: String, _ value: String, _ summary: Phrase, repeats: Bool = false, words: Command.Words = .any,
    expected: Phrase,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(name, value, summary, repeats: repeats, words: words) { text throws(UsageError) in
      guard let value = read(text) else {
        throw UsageError("isNot", "\(name) is \(expected), not \(FormulaError.Kind.shortened(text))")
      }
      return value
    }
  }

  /// An option whose value is one of several, each with its name.
  init(
    _ name: String, _ value: String, _ summary: Phrase, oneOf choices: [Value],
    named: @escaping @Sendable (Value) -> String
  ) {
    let names = choices.map(named)
    self.init(name, value, summary, words: .oneOf { names }, expected: .choice(of: names)) { text in
      choices.first { named($0) == text }
    }
  }
}

extension Flag where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  init(_ name: String, _ value: String, _ summary: Phrase) {
    self.init(name, value, summary, oneOf: Array(Value.allCases), named: \.rawValue)
  }
}

extension Flag<String> {
  /// An option whose value is any text.
  init(_ name: String, _ value: String, _ summary: Phrase, repeats: Bool = false, words: Command.Words = .any) {
    self.init(name, value, summary, repeats: repeats, words: words) { text throws(UsageError) in text }
  }
}

extension Flag<[String]> {
  /// An option whose value is names between commas, without the spaces around them.
  init(_ name: String, names value: String, _ summary: Phrase) {
    self.init(name, value, summary) { text throws(UsageError) in
      text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
    }
  }
}

extension Flag<Int> {
  /// An option whose value is a whole number of a range.
  init(_ name: String, _ value: String, _ summary: Phrase, from range: ClosedRange<Int>) {
    let expected: Phrase =
      range.upperBound == .max
      ? Phrase("wholeNumber", "a whole number from \(range.lowerBound)")
      : Phrase("wholeNumberTo", "a whole number from \(range.lowerBound) to \(range.upperBound)")
    self.init(name, value, summary, expected: expected) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}
