import ReckonCatalogue
import ReckonNumbers
import Synchronization

/// A second reading of a text. That with words for signs costs many times what the first does, and few texts need it,
/// so that it is made when it is first asked for.
///
/// Never changed as it is seen from outside.
final class OtherReading: Sendable {
  private enum State {
    /// The tokens, the names and limits they are read with, and the number of statements that the reading must have.
    case pending(TokenList, NameScope, Limits, statementCount: Int)
    /// `nil` where words make no sense of the text, or nothing else than its signs do.
    case made(SyntaxTree?)
  }

  private let state: Mutex<State>

  init(_ tree: SyntaxTree?) { state = Mutex(.made(tree)) }

  /// A reading with words for signs.
  ///
  /// - Parameter statementCount: how many statements the first reading has.
  init(words list: TokenList, _ scope: NameScope, _ limits: Limits, statementCount: Int) {
    state = Mutex(.pending(list, scope, limits, statementCount: statementCount))
  }

  /// The tree; `nil` where there is no other reading.
  ///
  /// - Complexity: O(tokens) when it is first asked for, of which there are few where words are read; then O(1).
  var tree: SyntaxTree? {
    let state = state.withLock { $0 }
    guard case .pending(let list, let scope, let limits, let count) = state else { return Self.made(state) }
    // Reading outside of the lock keeps no other thread waiting. Of two that read at once the first one's tree stays.
    let tree = Parser.words(of: list, scope, limits, statementCount: count)
    return self.state.withLock { state in
      if case .pending = state { state = .made(tree) }
      return Self.made(state)
    }
  }

  private static func made(_ state: State) -> SyntaxTree? {
    guard case .made(let tree) = state else { preconditionFailure("a reading is made before it is taken") }
    return tree
  }

  /// The same as the names of a scope have it, see ``SyntaxTree/read(with:)``.
  func read(with scope: NameScope) -> OtherReading {
    switch state.withLock({ $0 }) {
    case .pending(let list, _, let limits, let count): return OtherReading(words: list, scope, limits, statementCount: count)
    case .made(nil): return self
    case .made(let known?):
      let tree = try? NameReading.tree(known.asWritten, with: scope)
      return tree === known ? self : OtherReading(tree)
    }
  }
}

extension FormulaError {
  /// Whether the error of a text's other reading says more than that of its first one: it lies further on, and in the
  /// text rather than in signs that words stand for.
  package func saysMore(than first: FormulaError) -> Bool {
    range.start > first.range.start && (range.end > range.start || kind == .unexpectedEnd)
  }
}
