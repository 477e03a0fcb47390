import ReckonCatalogue

/// A value whose kind is known only when it is computed: one of two, each of which may be such a value itself.
struct DialectMixture {
  enum Form {
    /// The second piece where the first one, a condition, holds, and else the third.
    case choice
    /// The first piece, and the second where that fails.
    case fallback
    /// The first piece, and the second where that is missing; whether either fails where the other one does.
    case absence(failTogether: Bool)
  }

  let form: Form
  var pieces: [DialectPiece]
  /// What chooses, for the error where a value of one kind is wanted.
  let name: String

  /// So many values one may be of, so that its text stays in bounds.
  static let countLimit = 64

  /// How many values are written for it: whether one of several kinds fails is asked of each of them once more.
  var count: Int {
    let count = values.reduce(0) { $0 + ($1.mixture?.count ?? 1) }
    if case .fallback = form { return count + (pieces[0].mixture?.count ?? 0) }
    return count
  }

  /// The values, without the condition.
  private var values: ArraySlice<DialectPiece> {
    switch form {
    case .choice: pieces.dropFirst()
    case .fallback, .absence: pieces[...]
    }
  }

  /// Whether what tells which value it is may fail.
  var choiceMayFail: Bool {
    let isOfFirst: Bool
    switch form {
    case .choice, .absence: isOfFirst = pieces[0].mayFail || pieces[0].mayHoldError
    case .fallback: isOfFirst = false
    }
    return isOfFirst || pieces.contains { $0.mixture?.choiceMayFail ?? false }
  }

  /// The values that are of one kind each.
  var leaves: [DialectPiece] { values.flatMap { $0.mixture?.leaves ?? [$0] } }
}

extension DialectPiece {
  /// Whether it is one of several kinds.
  var isMixed: Bool { mixture != nil }

  /// The kinds of the values that it may be.
  var kinds: Dialect.Kinds { mixture.map { $0.leaves.reduce(Dialect.Kinds()) { $0.union($1.kinds) } } ?? kind }
}
