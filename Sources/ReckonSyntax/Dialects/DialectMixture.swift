import ReckonCatalogue

/// A value whose kind is known only at run time: one of two values, each of which may be such a value itself.
struct DialectMixture {
  enum Form {
    /// The second piece if the first, a condition, is true, otherwise the third.
    case choice
    /// The first piece, or the second if the first fails.
    case fallback
    /// The first piece, or the second if the first is missing; whether both fail together.
    case absence(failTogether: Bool)
  }

  let form: Form
  var pieces: [DialectPiece]
  /// The name of the choosing function, for the error if a value of one kind is required.
  let name: String

  /// The maximum number of alternatives, which bounds the text.
  static let countLimit = 64

  /// The number of values written for it: testing a nested mixture for failure writes each of its values again.
  var count: Int {
    let count = values.reduce(0) { $0 + ($1.mixture?.count ?? 1) }
    if case .fallback = form { return count + (pieces[0].mixture?.count ?? 0) }
    return count
  }

  /// The alternatives, without the condition.
  private var values: ArraySlice<DialectPiece> {
    switch form {
    case .choice: pieces.dropFirst()
    case .fallback, .absence: pieces[...]
    }
  }

  /// Whether the test that selects the value may fail.
  var choiceMayFail: Bool {
    let isOfFirst: Bool
    switch form {
    case .choice, .absence: isOfFirst = pieces[0].mayFail || pieces[0].mayHoldError
    case .fallback: isOfFirst = false
    }
    return isOfFirst || pieces.contains { $0.mixture?.choiceMayFail ?? false }
  }

  /// The alternatives of a single kind.
  var leaves: [DialectPiece] { values.flatMap { $0.mixture?.leaves ?? [$0] } }
}

extension DialectPiece {
  /// Whether it is a mixture.
  var isMixed: Bool { mixture != nil }

  /// The kinds that its values may have.
  var kinds: Dialect.Kinds { mixture.map { $0.leaves.reduce(Dialect.Kinds()) { $0.union($1.kinds) } } ?? kind }
}
