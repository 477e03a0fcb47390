extension SyntaxTree {
  package enum Kind: UInt8, Sendable {
    /// A literal; `payload` is its index in ``numbers``.
    case number
    /// The value of a name; `payload` is its index in ``names``.
    case name
    /// A quantity of 1 in a unit; `payload` is its index in ``names``.
    case unit
    /// A date, optionally with a time; `payload` is its index in ``instants``.
    case instant
    /// A text; `payload` is its index in ``texts``.
    case text
    /// A list of `count` items; a matrix is a list of lists.
    case list
    /// An indexing: pops the list and the index. For a matrix it pops the row and column indices; with the `payload`
    /// ``allRows`` or ``allColumns``, only that of the column or the row.
    case index
    /// A call of the name at `payload` with `count` arguments.
    case call
    /// An operator applied to `count` operands; `payload` is its index in ``Catalogue/operators``.
    case apply
    /// An implicit product; `payload` is 1 if it is tight, and 2 if its right factor is a unit in square brackets.
    case product
    /// A mixed number, `5 ft 3 in`: the sum of `count` quantities in decreasing units.
    case mixed
    /// Parentheses around a sum, a sign or a percentage: turns a percentage into a plain number.
    case group
    /// The first comparison of a chain; `payload` is the operator. Its right operand is also the next link's left one.
    case chainStart
    /// A further comparison: pops its right operand and the chain.
    case chainLink
    /// Closes a chain of `payload` links.
    case chainEnd
    /// Marker without a value: the nodes that follow, up to the node that joins them, are evaluated conditionally.
    /// `payload` is 0: if the value before it is true; 2: if it is not true; 1: ends the preceding branch and begins
    /// the other one; 3 (``missingBranch``): if the value before it is missing.
    case branch
    /// `c ? a : b`: pops three.
    case conditional
    /// A sum or product over a name: pops the bounds or the list, and the body. `payload` is the index in ``loops``.
    case loop
    /// Marker without a value: the body of the loop at `payload` begins.
    case loopBody
    /// Converts the popped value to the target at `payload` in ``conversions``.
    case convert
    /// Sets the notation of the popped value; `payload` is its number.
    case notation
    /// Assigns the value to the name at `payload`, for the rest of the sequence; leaves the value.
    case assign
    /// Marker without a value: the body of the function at `payload` in ``functions`` begins; it ends at the node
    /// `functionEnd`.
    case functionBegin
    /// Pops the body's value, and that of the condition if there is one; pushes nothing.
    case functionEnd
    /// Ends a statement that is not the last: pops its value.
    case discard
  }
}
