import Reckon

/// How the tool ended; of several outcomes the worst is the greatest.
package enum ExitCode: Int32, Sendable, CaseIterable, Comparable {
  case success = 0
  case evaluation = 1
  case usage = 2
  case inputOutput = 3

  /// The meaning, for the manual.
  package var summary: Phrase { english.keyed(.exitCode, "\(rawValue)") }

  private var english: Phrase {
    switch self {
    case .success: "Success."
    case .evaluation: "A formula could not be evaluated."
    case .usage: "The command line was wrong, or a formula could not be compiled."
    case .inputOutput: "Something could not be read or written."
    }
  }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  package init(_ error: FormulaError) {
    switch error.kind.stage {
    case .evaluation: self = .evaluation
    case .syntax, .meaning, .use: self = .usage
    }
  }
}

/// A mistake in how the tool was called.
package struct UsageError: Error, Sendable {
  package let message: String

  package init(_ message: Phrase) { self.message = VisibleText.remark(message.description) }
  package init(_ key: String, _ english: Phrase) { self.init(Phrase(key, english)) }
}

/// Something that could not be read or written.
package struct InputOutputError: Error, Sendable {
  package let message: String
  /// Whether it is a pipe whose reader has gone.
  package let isClosedPipe: Bool

  package init(_ message: Phrase, isClosedPipe: Bool = false) {
    self.message = VisibleText.remark(message.description)
    self.isClosedPipe = isClosedPipe
  }

  package init(_ key: String, _ english: Phrase, isClosedPipe: Bool = false) {
    self.init(Phrase(key, english), isClosedPipe: isClosedPipe)
  }
}
