public import ReckonCatalogue
public import ReckonMachine
import ReckonSyntax

/// The syntax tree of a formula, with the range of each part.
///
/// ```swift
/// let syntax = try FormulaSyntax("2(a + b)^2")
/// for node in syntax.statements {
///   switch node.kind {
///   case .infix(let sign): print(sign, node.children.map { $0.sourceText })
///   default: break
///   }
/// }
/// try Formula(syntax).evaluate(1, 2)                 // 18
/// ```
///
/// The values of names are only looked up when a formula is compiled from it; but whether they are called, whether they
/// are units, and which operators are implicit is part of the syntax, so it is parsed with the names that the formula
/// may use.
///
/// Two are **equal** if their trees are equivalent, whatever names denote: spaces, comments, positions, the spelling of
/// numbers (`0x10` and `16`), texts and operators (`×` and `*`), explicit and implicit products, and redundant
/// parentheses do not count. The order of operands does, and so do parentheses around a term of a sum, which turn a
/// percentage into a number: `100 + (5%)`. Names are compared as written.
public struct FormulaSyntax: Sendable {
  let tree: SyntaxTree
  /// The children of each node, by index.
  let layout: Layout
  let variables: [String]?

  /// Parses a formula's text.
  ///
  /// - Parameters:
  ///   - source: the formula's text.
  ///   - variables: the names of the inputs, as for
  ///     ``Formula/init(_:variables:undeclared:units:defaults:scope:options:deadline:)``.
  ///   - scope: the names that the formula may use besides the built-in ones.
  ///   - limits: the limits of parsing.
  ///   - deadline: the time limit of parsing; `nil` for none. A cancelled task ends it too.
  /// - Throws: the first syntax error; `deadlinePassed` and `cancelled`.
  /// - Complexity: O(length of the source).
  public init(
    _ source: String, variables: [String]? = nil, scope: Scope = Scope(), limits: Limits = Limits(),
    deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) {
    self.variables = variables
    tree = try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) in
      try Parser.tree(
        of: SourceText(source), scope: scope.names(with: variables), limits: limits, isCancelled: isCancelled)
    }
    layout = Layout(tree)
  }

  /// The text that it was parsed from.
  public var source: String { tree.source.text }

  /// The syntax as text, with minimal parentheses and explicit operators; parsed with the same names it is an equal
  /// syntax.
  ///
  /// - Complexity: O(nodes).
  public var text: String { tree.text }

  /// The statements in order: definitions, followed by the expression whose value is the formula's, if there is one.
  public var statements: [Node] { layout.statements.map { Node(syntax: self, index: $0) } }

  /// A part of a formula's syntax.
  public struct Node: Sendable {
    let syntax: FormulaSyntax
    let index: Int

    /// The range of the part in ``FormulaSyntax/source``.
    public var range: SourceRange { syntax.tree.nodes[index].range }

    /// The part's own text in the source.
    public var sourceText: Substring { syntax.tree.text(of: syntax.tree.nodes[index]) }

    /// The children of the part, in the order of the text; see ``Kind`` for each kind.
    public var children: [Node] { syntax.layout.children(of: index).map { Node(syntax: syntax, index: $0) } }
  }

  /// The kind of a part of a formula, and its children.
  public enum Kind: Hashable, Sendable {
    /// A number, as the nearest double; all its digits are in ``Node/sourceText``.
    case number(Double)
    /// The value of a name.
    case name(String)
    /// A quantity of 1 in a unit.
    case unit(String)
    /// A date, optionally with a time: seconds since 1970 in UTC.
    case instant(Decimal128)
    /// A text, without its quotes.
    case text(String)
    /// A list; its items.
    case list
    /// An indexing; the list, the indices.
    case index
    /// A call of a function; its arguments.
    case call(String)
    /// A prefix operator; its operand.
    case prefix(String)
    /// An infix operator, including a single comparison; its operands.
    case infix(String)
    /// A postfix operator; its operand.
    case postfix(String)
    /// An implicit product, `2x`, `5 km`; its factors.
    case product
    /// A number in several units, `5 ft 3 in`; its parts, largest unit first.
    case mixedNumber
    /// Parentheses around a sum, a sign or a percentage. Others are not kept.
    case brackets
    /// Chained comparisons, `0 < x <= 1`; their operands, one more than operators.
    case comparisons([String])
    /// `c ? a : b`; the condition and both values.
    case conditional
    /// A body that is evaluated for each value of a name, `Σ(k, 1, 10, k^2)`, `map(x in list, 2x)`; the bounds or the
    /// list, then the body. For a numerical method that chooses the values, `integral(x^2, x, 0, 1)`: the body, then
    /// the bounds.
    case loop(String, over: String)
    /// A conversion with its target; the value.
    case conversion(to: String)
    /// A notation keyword, `to hex`; the value.
    case notation(String)
    /// The definition of a value, with its name; the value.
    case definition(String)
    /// The definition of a function with its parameters, which may have units; the condition, if any, and the body.
    case functionDefinition(String, parameters: [Parameter])
  }

  /// A parameter of a function that a formula defines.
  public struct Parameter: Hashable, Sendable {
    /// The name by which the function's formula uses it.
    public let name: String
    /// The unit in which the body takes the argument, as written; `nil` if there is none.
    public let unit: String?
  }
}

extension FormulaSyntax.Node {
  /// The kind of the part.
  public var kind: FormulaSyntax.Kind {
    let tree = syntax.tree
    let node = tree.nodes[index]
    let payload = Int(node.payload)
    func sign(_ row: Int32) -> String { Catalogue.operators[Int(row)].spellings[0] }
    switch node.kind {
    case .number: return .number(tree.numbers[payload])
    case .name: return .name(tree.names[payload])
    case .unit: return .unit(tree.names[payload])
    case .instant: return .instant(tree.instants[payload].seconds)
    case .text: return .text(tree.texts[payload])
    case .list: return .list
    case .index: return .index
    case .call: return .call(tree.names[payload])
    case .apply:
      switch Catalogue.operators[payload].position {
      case .prefix: return .prefix(sign(node.payload))
      case .infix: return .infix(sign(node.payload))
      case .postfix: return .postfix(sign(node.payload))
      }
    case .product: return .product
    case .mixed: return .mixedNumber
    case .group: return .brackets
    case .chainEnd: return .comparisons(syntax.layout.links(of: index, tree).map { sign(tree.nodes[$0].payload) })
    case .conditional: return .conditional
    case .loop: return .loop(tree.loops[payload].repetition.sign, over: tree.loops[payload].name)
    case .convert: return .conversion(to: tree.text(of: tree.conversions[payload]))
    case .notation: return .notation(ResultForm.Notation(code: payload).word)
    case .assign: return .definition(tree.names[payload])
    case .functionEnd:
      let function = tree.functions[payload]
      return .functionDefinition(
        function.name,
        parameters: function.parameters.map {
          FormulaSyntax.Parameter(name: $0.name, unit: $0.unit.map { tree.text(of: $0) })
        })
    case .chainStart, .chainLink, .discard, .branch, .loopBody, .functionBegin:
      preconditionFailure("markers and links are parts of others")
    }
  }
}

extension Formula {
  /// Compiles a formula from its syntax; the result and the error positions are those of its text.
  ///
  /// - Parameters:
  ///   - syntax: the formula's syntax, parsed with the names of `scope`.
  ///   - undeclared: the treatment of unknown names; see
  ///     ``init(_:variables:undeclared:units:defaults:scope:options:deadline:)``.
  ///   - units: the units of inputs, by name.
  ///   - defaults: the values of inputs omitted from values given by name.
  ///   - scope: values and functions that the formula may use.
  ///   - options: the angle unit, the limits, and whether to optimize.
  ///   - deadline: the time limit of compiling; `nil` for none. A cancelled task ends it too.
  /// - Throws: the first semantic error; `deadlinePassed` and `cancelled`.
  /// - Complexity: O(nodes).
  public init(
    _ syntax: FormulaSyntax, undeclared: Undeclared? = nil, units: [String: String] = [:],
    defaults: [String: Value] = [:],
    scope: Scope = Scope(), options: Options = Options(), deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) {
    let origin = FormulaOrigin(
      variables: syntax.variables, units: units, undeclared: undeclared, defaults: defaults, scope: scope,
      options: options)
    self = try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) in
      try Formula(syntax.tree, origin, isCancelled)
    }
  }
}
