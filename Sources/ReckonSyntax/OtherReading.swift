import ReckonCatalogue
import ReckonNumbers
import Synchronization

/// The alternative parse of a text. Parsing with words as operators costs many times more than the first parse, and few
/// texts need it, so it is lazy.
///
/// Externally immutable.
final class OtherReading: Sendable {
  private enum State {
    /// The tokens, the scope and limits to parse them with, and the number of statements required.
    case pending(TokenList, NameScope, Limits, statementCount: Int)
    /// `nil` if words make no valid parse of the text, or the same one as the first.
    case made(SyntaxTree?)
  }

  private let state: Mutex<State>

  init(_ tree: SyntaxTree?) { state = Mutex(.made(tree)) }

  /// A parse with words as operators.
  ///
  /// - Parameter statementCount: the number of statements of the first parse.
  init(words list: TokenList, _ scope: NameScope, _ limits: Limits, statementCount: Int) {
    state = Mutex(.pending(list, scope, limits, statementCount: statementCount))
  }

  /// The tree; `nil` if there is no alternative parse.
  ///
  /// - Complexity: O(tokens) for the first call, with few tokens if words are read; then O(1).
  var tree: SyntaxTree? {
    let state = state.withLock { $0 }
    guard case .pending(let list, let scope, let limits, let count) = state else { return Self.made(state) }
    // Parsing outside the lock does not block other threads. If two threads parse concurrently, the first tree is kept.
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

  /// The parse resolved in a scope, see ``SyntaxTree/read(with:)``.
  func read(with scope: NameScope) -> OtherReading {
    switch state.withLock({ $0 }) {
    case .pending(let list, _, let limits, let count):
      return OtherReading(words: list, scope, limits, statementCount: count)
    case .made(nil): return self
    case .made(let known?):
      let tree = try? NameReading.tree(known.asWritten, with: scope)
      return tree === known ? self : OtherReading(tree)
    }
  }
}

extension FormulaError {
  /// Whether the error of a text's alternative parse is more informative than that of its first one: it is further on,
  /// and in the text rather than in operators that words stand for.
  package func saysMore(than first: FormulaError) -> Bool {
    range.start > first.range.start && (range.end > range.start || kind == .unexpectedEnd)
  }
}
