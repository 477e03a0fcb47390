import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// The resolution of the names of a formula and of all functions that it uses.
///
/// Immutable, and a class so that the later stages share it by one reference.
final class Resolution: Sendable {
  /// The formula's own tree, and one for each function with a text.
  let trees: [ResolvedTree]
  /// The texts of the trees.
  let sources: [SourceText]
  let functions: [ResolvedFunction]
  /// The names of the inputs, in order, and their kinds; no kinds if all are plain numbers.
  let inputs: [String]
  let inputKinds: [Kind]
  /// The units of the inputs, empty for plain numbers; no units if all are plain numbers.
  let inputUnits: [String]
  let hosts: [Program.HostSignature]
  /// The constants that names denote, except doubles.
  let constants: [Program.Constant]
  /// The kinds of constants that are not plain numbers, by their indices.
  let constantKinds: [Int: Kind]
  /// The texts and lists that names denote, and their kinds.
  let values: [(value: Value, exactness: Exactness, kind: Kind)]
  /// Whether anything creates, takes or returns texts, lists or missing values.
  let holdsValues: Bool
  /// Whether any value is or may be complex.
  let isComplex: Bool
  /// The number of locals of the formula itself.
  let localCount: Int
  /// Whether named values are among the functions.
  let usesValues: Bool
  /// Whether ``Typing`` has anything to do.
  let needsTyping: Bool
  /// Whether the formula's value is a truth value, if it needs no typing.
  let isTruth: Bool
  /// The entries of the home book that the text refers to, in order of appearance, if only the text itself was
  /// resolved.
  let references: [Int]
  let errors: [FormulaError]
  /// Notes on the meanings of names.
  let notes: [FormulaNote]
  /// The names by which something is differentiated, `d(x^3, x)`.
  let differentiatedNames: Set<String>
  /// Whether inputs of stored programs are converted by exchange rates.
  let usesRates: Bool
  /// Whether some text may have another parse, see ``SyntaxTree/otherReading``.
  var mayHaveOtherReadings: Bool { trees.contains { $0.tree.mayHaveOtherReading } }
  /// The books of stored programs to be replaced by their texts.
  let booksToReread: Set<Int>
  /// The uncertain values, and the names among them; `nil` if there are none.
  private let uncertainSources: Sources?
  /// Whether a function queries an uncertainty.
  let measuresUncertainty: Bool

  private final class Sources: Sendable {
    let all: [UncertaintySource]
    let names: [String: Int]
    let parameters: Set<String>
    let inputs: [Int]

    init(_ found: SourceTable.Found) {
      (all, names, parameters, inputs) = (found.all, found.names, found.parameters, found.inputs)
    }
  }

  /// The sources of uncertainty.
  var uncertain: [UncertaintySource] { uncertainSources?.all ?? [] }
  var isUncertain: Bool { uncertainSources != nil }
  var uncertainNames: [String: Int] { uncertainSources?.names ?? [:] }
  /// The names that are uncertain in books too, as their parameters.
  var uncertainParameters: Set<String> { uncertainSources?.parameters ?? [] }
  /// The indices of the inputs for the deviations of sources, if they are tracked.
  var deviationInputs: [Int] { uncertainSources?.inputs ?? [] }

  init(_ resolver: consuming Resolver, _ nodes: Range<Int>) {
    inputKinds = resolver.inputKinds
    let hasUnits = !resolver.inputs.units.isEmpty
    let units = hasUnits ? resolver.inputs.names.map { resolver.inputs.units[$0] ?? "" } : []
    inputUnits = units.allSatisfy { $0.isEmpty } ? [] : units
    let truth = TruthAnalysis(trees: resolver.trees, resolver.functions.list).truth(ofNodes: nodes, inTree: 0)
    needsTyping =
      resolver.isComplex || truth == .possible || hasUnits
      || resolver.trees.contains { $0.needsTyping } || resolver.functions.list.contains { $0.hasKinds }
    isTruth = truth == .certain
    localCount = resolver.localCount
    values = resolver.values
    holdsValues =
      resolver.holdsValues
      || resolver.functions.list.contains { $0.stored?.program.holdsValues ?? !($0.kind?.isNumeric ?? true) }
      || hasUnits && units.contains { !$0.isEmpty && !ValueKind(ofInput: $0).isNumeric }
    isComplex =
      resolver.isComplex
      || resolver.functions.list.contains { ($0.kind ?? $0.stored?.program.resultForm.kind)?.partKind != nil }
    usesValues = resolver.functions.hasValues
    // The kind of an input may be inferred after the texts that use it.
    trees = hasUnits || resolver.isComplex ? resolver.trees.map { $0.needingTyping } : resolver.trees
    sources = resolver.sources
    functions = resolver.functions.list
    inputs = resolver.inputs.names
    hosts = resolver.hosts.signatures
    constants = resolver.constants
    constantKinds = resolver.constantKinds
    references = resolver.references.entries
    errors = resolver.errors
    notes = resolver.notes
    differentiatedNames = resolver.differentiatedNames
    (usesRates, booksToReread) = (resolver.usesRates, resolver.booksToReread)
    (self.uncertainSources, measuresUncertainty) = (
      resolver.uncertain.found.map { Sources($0) }, resolver.uncertain.isMeasured
    )
  }
}
