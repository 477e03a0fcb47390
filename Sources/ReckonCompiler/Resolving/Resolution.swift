import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// What the names of a formula, and of all functions that it uses, stand for.
///
/// Never changed, and a class so that the stages that follow share it by one reference.
final class Resolution: Sendable {
  /// The formula's own tree, and one for each function that has a text.
  let trees: [ResolvedTree]
  /// The texts of the trees.
  let sources: [SourceText]
  let functions: [ResolvedFunction]
  /// The names of the inputs, in order.
  let inputs: [String]
  let hosts: [Program.HostSignature]
  /// The constants that names stand for, but for doubles.
  let constants: [Program.Constant]
  /// The number of locals of the formula itself.
  let localCount: Int
  /// Whether named values are among the functions.
  let usesValues: Bool
  /// Whether a tree has what ``Typing`` looks at.
  let needsTyping: Bool
  /// The entries of the home book that the text names, in order of appearance, when only the text itself was looked at.
  let references: [Int]
  let errors: [FormulaError]

  init(_ resolver: consuming Resolver) {
    trees = resolver.trees
    sources = resolver.sources
    functions = resolver.functions.list
    inputs = resolver.inputs.names
    hosts = resolver.hosts.signatures
    constants = resolver.constants
    localCount = resolver.localCount
    usesValues = resolver.functions.hasValues
    needsTyping = resolver.errors.first?.kind != .cancelled && resolver.trees.contains { $0.needsTyping }
    references = resolver.references.entries
    errors = resolver.errors
  }
}
