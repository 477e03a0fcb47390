import ReckonBytecode
import ReckonCatalogue
import ReckonNumbers

/// Binding names to constants.
extension Resolver {
  /// A defined value as a constant in the number mode. A double denotes its shortest decimal text.
  mutating func constant(_ value: Program.Constant, _ form: ResultForm) -> ResolvedTree.Binding {
    let constant = Program.Constant(
      value.number.converted(to: numberMode), numberMode.facts.tracksExactness ? value.exactness : .exact)
    guard form != .plain else { return bind(constant) }
    constants.append(constant)
    constantKinds[constants.count - 1] = definitions.kind(form)
    return .pooled(constants.count - 1)
  }

  /// A defined value that is not a number, with the exactness of its numbers.
  mutating func constant(_ value: Value, _ exactness: Exactness, _ kind: ValueKind) -> ResolvedTree.Binding {
    if kind.partKind != nil { isComplex = true } else { holdsValues = true }
    values.append((value, numberMode.facts.tracksExactness ? exactness : .exact, definitions.kind(kind)))
    return .value(values.count - 1)
  }

  /// A constant of nature as a quantity in its unit; `nil` for other names.
  mutating func constantOfNature(_ name: String, in frame: inout NameFrame) -> ResolvedTree.Binding? {
    guard let row = Catalogue.constantOfNature(named: name) else { return nil }
    let kind = row.kind
    if kind != .number { frame.needsTyping = true }
    if uncertain.takesConstants { addSource(named: name, row) }
    return constant(Program.Constant(row, in: numberMode), ResultForm(kind))
  }

  /// A named number as a constant in the number mode.
  mutating func constant(_ row: Constant) -> ResolvedTree.Binding { bind(Program.Constant(row, in: numberMode)) }

  private mutating func bind(_ constant: Program.Constant) -> ResolvedTree.Binding {
    if case .double(let value) = constant.number { return .constant(value) }
    constants.append(constant)
    return .pooled(constants.count - 1)
  }
}
