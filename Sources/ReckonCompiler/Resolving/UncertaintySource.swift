import ReckonCatalogue
import ReckonSyntax

/// A source of uncertainty in a formula: a literal such as `5.02 ± 0.03`, or a name whose value has an uncertainty.
package enum UncertaintySource: Hashable, Sendable {
  case name(String, Uncertainty)
  /// A literal: the function or value whose text contains it, `nil` for the formula itself; its book, -1 for none; the
  /// serial number of that text if the session has one; and the number of uncertain literals before it there.
  case literal(owner: String?, book: Int, serial: Int?, number: Int, text: String)

  /// The name of the input for a source, by its index, which no text can spell.
  package static func inputName(_ number: Int) -> String { "`±\(number + 1)" }
}

/// The sources of uncertainty of a formula and of all functions that it uses, in order of appearance.
struct SourceTable {
  /// The results; stored separately, so that formulas without uncertainties do not pay for them.
  final class Found {
    fileprivate(set) var all: [UncertaintySource] = []
    fileprivate(set) var names: [String: Int] = [:]
    fileprivate(set) var parameters: Set<String> = []
    /// The inputs for their deviations, if they are tracked.
    fileprivate(set) var inputs: [Int] = []
    fileprivate var nodes: [Int: Int] = [:]
  }

  private(set) var found: Found?
  var tracks = false
  /// Whether they include measured constants.
  var takesConstants = false
  var isMeasured = false
  private(set) var owner: (name: String?, book: Int) = (nil, -1)
  private var literalCount = 0

  /// Begins the text of a function.
  mutating func begin(_ name: String, inBook book: Int) { (owner, literalCount) = ((name, book), 0) }

  /// Adds a literal at a node.
  mutating func add(_ text: String, serial: Int?, at node: Int) {
    let found = makeFound()
    found.nodes[node] = found.all.count
    found.all.append(.literal(owner: owner.name, book: owner.book, serial: serial, number: literalCount, text: text))
    literalCount += 1
  }

  /// Adds a name; false if it exists already.
  mutating func add(named name: String, _ uncertainty: Uncertainty, asParameter: Bool) -> Bool {
    let found = makeFound()
    if asParameter { found.parameters.insert(name) }
    guard found.names[name] == nil else { return false }
    found.names[name] = found.all.count
    found.all.append(.name(name, uncertainty))
    return true
  }

  mutating func addInput(_ number: Int) { makeFound().inputs.append(number) }

  private mutating func makeFound() -> Found {
    let found = found ?? Found()
    self.found = found
    return found
  }

  /// The sources at the nodes of the most recently resolved body, by node.
  func takeNodes() -> [Int: Int]? {
    guard let found, !found.nodes.isEmpty else { return nil }
    defer { found.nodes = [:] }
    return found.nodes
  }
}

extension Resolver {
  /// Records a literal with an uncertainty.
  mutating func addSource(_ node: SyntaxTree.Node, at index: Int, in frame: inout NameFrame) {
    let serial = uncertain.owner.name.flatMap { definitions.serials?($0, uncertain.owner.book) }
    uncertain.add(String(frame.syntax.source.slice(node.range)), serial: serial, at: index)
    if uncertain.tracks { addInput() }
  }

  /// Records a name whose value has an uncertainty.
  mutating func addSource(named name: String, _ uncertainty: Uncertainty, asParameter: Bool = false) {
    if uncertain.add(named: name, uncertainty, asParameter: asParameter), uncertain.tracks { addInput() }
  }

  /// Records a measured constant of nature, with its uncertainty from CODATA.
  mutating func addSource(named name: String, _ row: Constant) {
    guard case .measured(let digits) = row.precision, let standard = Double(digits) else { return }
    guard let number = Catalogue.constantsOfNature.firstIndex(where: { $0.name == row.name }) else { return }
    let origin = UncertaintyOrigin(owner: UncertaintyOrigin.constants, number: number)
    addSource(named: name, Uncertainty([Uncertainty.Contribution(origin, row.name, standard)]), asParameter: true)
  }

  private mutating func addInput() {
    uncertain.addInput(inputs.add(UncertaintySource.inputName(uncertain.found?.inputs.count ?? 0)))
  }
}
