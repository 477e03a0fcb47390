import ReckonCatalogue

/// What typing found out about a formula and the functions that it uses.
struct Typing {
  /// One for each of the resolution's trees; empty where none has anything to type.
  private var bodies: [TypedBody] = []
  private(set) var errors: [FormulaError] = []

  /// What is known where kinds are not looked at.
  init() {}

  /// Types the formula's nodes and all functions that have a tree.
  ///
  /// - Complexity: O(nodes of the trees that have units, percents, notations or long integers); nothing for the others.
  init(_ resolution: Resolution, _ nodes: Range<Int>, _ definitions: Definitions, _ options: CompilerOptions) {
    guard resolution.needsTyping else { return }
    bodies = Array(repeating: TypedBody(), count: resolution.trees.count)
    var poll = CancellationPoll(options.isCancelled)
    func type(_ tree: Int, _ nodes: Range<Int>, isFormula: Bool) {
      guard resolution.trees[tree].needsTyping, errors.count < Self.mostErrors else { return }
      var typer = Typer(resolution.trees[tree], isFormula: isFormula, definitions, options)
      typer.type(nodes, &poll)
      bodies[tree] = typer.body
      errors += typer.errors
    }
    type(0, nodes, isFormula: true)
    for function in resolution.functions where function.tree >= 0 { type(function.tree, function.body, isFormula: false) }
  }

  /// As many errors as the parser gives.
  static let mostErrors = 100

  /// The elaborations of a tree.
  func elaborations(ofTree tree: Int) -> [Elaboration] { bodies.isEmpty ? [] : bodies[tree].elaborations }
  /// Whether a tree's meaning depends on the exchange rates.
  func usesRates(inTree tree: Int) -> Bool { bodies.isEmpty ? false : bodies[tree].usesRates }
  /// How the formula's value is to be shown.
  var resultForm: ResultForm { bodies.first?.resultForm ?? .plain }
}
