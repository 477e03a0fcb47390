import ReckonCatalogue

/// The meanings of a text's names, by their numbers among the tokens' names: looked up once for each name and question, however often it
/// occurs
/// there.
///
/// All of it is mutating, since a parser is large and whoever only borrows it may be handed a copy.
extension Parser {
  /// The meaning of a name apart from the text's own definitions.
  private enum Fact: UInt16 {
    /// A value in scope, and a function in scope.
    case value, function
    /// The catalogue's: a function; a constant; a unit, perhaps defined beside the catalogue, that is not a constant.
    case builtIn, constant, unit
  }

  /// The text's own definition of a name so far.
  private enum Own: UInt16 {
    /// A value that it has defined, a parameter or a loop's name in force.
    case value = 0x4000
    case function = 0x8000
  }

  /// A value of the text's own that came or went.
  struct LocalChange: BitwiseCopyable {
    let name: Int32
    let wasThere: Bool
  }

  private mutating func holds(_ fact: Fact, _ name: Int32) -> Bool {
    let known: UInt16 = 1 << (2 * fact.rawValue)
    let isSo = known << 1
    let index = Int(name)
    if facts[index] & known == 0 { facts[index] |= find(fact, list.names[index]) ? known | isSo : known }
    return facts[index] & isSo != 0
  }

  private mutating func find(_ fact: Fact, _ name: String) -> Bool {
    switch fact {
    case .value: scope.isValue(name)
    case .function: scope.isFunction(name)
    case .builtIn: Catalogue.isFunction(name)
    case .constant: Catalogue.isConstant(name)
    case .unit: !Catalogue.isConstant(name) && (scope.isUnit(name) || Catalogue.unit(named: name) != nil)
    }
  }

  mutating func isValueInScope(_ name: Int32) -> Bool { holds(.value, name) }
  mutating func isFunctionInScope(_ name: Int32) -> Bool { holds(.function, name) }
  mutating func isBuiltIn(_ name: Int32) -> Bool { holds(.builtIn, name) }
  mutating func isConstant(_ name: Int32) -> Bool { holds(.constant, name) }
  mutating func isKnownUnit(_ name: Int32) -> Bool { holds(.unit, name) }

  mutating func isLocal(_ name: Int32) -> Bool { facts[Int(name)] & Own.value.rawValue != 0 }
  mutating func isOwnFunction(_ name: Int32) -> Bool { facts[Int(name)] & Own.function.rawValue != 0 }

  /// Whether a name stands for a number that someone has defined.
  mutating func isValue(_ name: Int32) -> Bool { isLocal(name) || isValueInScope(name) }
  /// Whether a name stands for a function that someone has defined.
  mutating func isFunction(_ name: Int32) -> Bool { isOwnFunction(name) || isFunctionInScope(name) }

  // MARK: The text's own

  mutating func setOwnFunction(_ name: Int32, _ isFunction: Bool) {
    if isFunction { facts[Int(name)] |= Own.function.rawValue } else { facts[Int(name)] &= ~Own.function.rawValue }
  }

  mutating func addLocal(_ name: Int32) {
    guard !isLocal(name) else { return }
    facts[Int(name)] |= Own.value.rawValue
    localChanges.append(LocalChange(name: name, wasThere: false))
  }

  mutating func removeLocal(_ name: Int32) {
    guard isLocal(name) else { return }
    facts[Int(name)] &= ~Own.value.rawValue
    localChanges.append(LocalChange(name: name, wasThere: true))
  }

  /// Undoes changes down to a count, at the end of a statement with an error and of the body of a function.
  mutating func restoreLocals(to count: Int) {
    while localChanges.count > count, let change = localChanges.popLast() {
      if change.wasThere { facts[Int(change.name)] |= Own.value.rawValue } else { facts[Int(change.name)] &= ~Own.value.rawValue }
    }
  }
}
