import ReckonCatalogue

/// The syntax tree of another engine's formula: nodes in post-order, so that every pass is a loop.
struct DialectTree {
  struct Node {
    let kind: Kind
    /// The number of operands, which precede the node.
    let count: Int
    let range: SourceRange
  }

  enum Kind {
    case number(String), text(String)
    /// A name; whether it is quoted, and therefore not a constant.
    case name(String, isQuoted: Bool)
    case call(String)
    /// An operator, by its index in the dialect.
    case apply(Int)
    /// Parentheses.
    case group
    case list
    /// A cell reference; a structured reference, by its text; an error value.
    case reference(SheetArea), structured(String), error(String)
    /// An omitted argument.
    case empty
    /// `{1,2;3,4}`, with its number of items per row.
    case array(columns: Int)
    /// A conditional: the condition, the value if true, and the value if false; in the word form the condition comes
    /// second.
    case choice, choiceInWords
    /// Conditions, each followed by its value; then optionally the default value.
    case cases
    /// Cases of a value, which comes first.
    case casesOfValue
    /// Whether the first operand lies between the others.
    case between
    /// Whether the first operand equals one of the others.
    case among
    /// Whether the operand is missing.
    case isMissing
    /// Logical negation of the operand.
    case negation
  }

  var nodes: [Node] = []
}
