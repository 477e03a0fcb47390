import ReckonCatalogue

/// Another engine's formula as its own grammar reads it: nodes in post-order, so that every pass is a loop.
struct DialectTree {
  struct Node {
    let kind: Kind
    /// The number of operands, which the nodes before it leave.
    let count: Int
    let range: SourceRange
  }

  enum Kind {
    case number(String), text(String)
    /// A name; whether it stands in quotes, which keep it from being a constant.
    case name(String, isQuoted: Bool)
    case call(String)
    /// An operator, by its number in the dialect.
    case apply(Int)
    /// Brackets.
    case group
    case list
    /// Cells; a part of a table, by its text; an error as a value.
    case reference(SheetArea), structured(String), error(String)
    /// An argument that is left out.
    case empty
    /// `{1,2;3,4}`, with so many items in a row.
    case array(columns: Int)
    /// A choice: the condition, the value where it holds, and the one where it does not; with words the condition is
    /// the second.
    case choice, choiceInWords
    /// Several conditions, each with a value behind it; then perhaps a value where none holds.
    case cases
    /// Cases of a value, which comes first.
    case casesOfValue
    /// Whether the first operand is between the others.
    case between
    /// Whether the first operand is one of the others.
    case among
    /// Whether the operand is missing.
    case isMissing
    /// Whether what the operand says is false.
    case negation
  }

  var nodes: [Node] = []
}
