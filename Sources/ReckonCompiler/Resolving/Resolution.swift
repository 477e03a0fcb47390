import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// The meanings of the names of a formula and of all functions that it uses.
///
/// Never changed, and a class so that the stages that follow share it by one reference.
final class Resolution: Sendable {
  /// The formula's own tree, and one for each function that has a text.
  let trees: [ResolvedTree]
  /// The texts of the trees.
  let sources: [SourceText]
  let functions: [ResolvedFunction]
  /// The names of the inputs, in order, and what they are; no kinds when all are plain numbers.
  let inputs: [String]
  let inputKinds: [Kind]
  /// The units of the inputs, empty for plain numbers; no units when all are plain numbers.
  let inputUnits: [String]
  let hosts: [Program.HostSignature]
  /// The constants that names stand for, but for doubles.
  let constants: [Program.Constant]
  /// The kinds of constants that are not plain numbers, by their indices.
  let constantKinds: [Int: Kind]
  /// The texts and lists that names stand for, and what they are.
  let values: [(value: Value, exactness: Exactness, kind: Kind)]
  /// Whether there is something that makes, takes or gives texts, lists or missing values.
  let holdsValues: Bool
  /// Whether something is a complex number, or may be.
  let isComplex: Bool
  /// The number of locals of the formula itself.
  let localCount: Int
  /// Whether named values are among the functions.
  let usesValues: Bool
  /// Whether ``Typing`` has anything to do.
  let needsTyping: Bool
  /// Whether the formula's value is a truth, where it needs no typing.
  let isTruth: Bool
  /// The entries of the home book that the text names, in order of appearance, when only the text itself was looked at.
  let references: [Int]
  let errors: [FormulaError]
  /// Remarks on what names mean.
  let notes: [FormulaNote]
  /// The names by which something is differentiated, `d(x^3, x)`.
  let differentiatedNames: Set<String>
  /// Whether what stored programs take is converted by exchange rates.
  let usesRates: Bool
  /// Whether some text may have another reading, see ``SyntaxTree/otherReading``.
  var mayHaveOtherReadings: Bool { trees.contains { $0.tree.mayHaveOtherReading } }
  /// The books of stored programs whose texts do better.
  let booksToReread: Set<Int>
  /// What is uncertain, and which names are; `nil` where nothing is.
  private let uncertainSources: Sources?
  /// Whether a function asks for an uncertainty.
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

  /// What is uncertain.
  var uncertain: [UncertaintySource] { uncertainSources?.all ?? [] }
  var isUncertain: Bool { uncertainSources != nil }
  var uncertainNames: [String: Int] { uncertainSources?.names ?? [:] }
  /// The names that are uncertain in books too, as their parameters.
  var uncertainParameters: Set<String> { uncertainSources?.parameters ?? [] }
  /// The numbers of the inputs by which sources deviate, where they are tracked.
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
      resolver.holdsValues || resolver.functions.list.contains { $0.stored?.program.holdsValues ?? !($0.kind?.isNumeric ?? true) }
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
