import ReckonCatalogue

/// Cached facts about a text's names, by name index: each fact is looked up once per name, however often the name
/// occurs.
///
/// All methods are mutating: a parser is large, and borrowing it may copy it.
extension Parser {
  /// The meaning of a name apart from the text's own definitions.
  private enum Fact: UInt16 {
    /// A value in scope; a function in scope.
    case value, function
    /// In the catalogue: a function; a constant; a unit that is not a constant, also units defined outside the
    /// catalogue.
    case builtIn, constant, unit
  }

  /// The text's own definition of a name so far.
  private enum Own: UInt16 {
    /// A value that the text has defined, a parameter, or the name of an open loop.
    case value = 0x4000
    case function = 0x8000
  }

  /// A value of the text that entered or left scope.
  struct LocalChange: BitwiseCopyable {
    let name: Int32
    let wasThere: Bool
  }

  private mutating func holds(_ fact: Fact, _ name: Int32) -> Bool {
    let known: UInt16 = 1 << (2 * fact.rawValue)
    let isSo = known << 1
    let index = Int(name)
    if facts[index] & known == 0 { set(find(fact, list.names[index]) ? known | isSo : known, name, to: true) }
    return facts[index] & isSo != 0
  }

  /// Sets bits of a name's facts. The list is not assigned to in place as a field of the parser: under ThreadSanitizer
  /// the compiler (6.3.1) generates code for that which it rejects itself.
  private func set(_ bits: UInt16, _ name: Int32, to isSet: Bool) {
    let (facts, index) = (facts, Int(name))
    facts[index] = isSet ? facts[index] | bits : facts[index] & ~bits
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

  /// Whether a name is a user-defined value.
  mutating func isValue(_ name: Int32) -> Bool { isLocal(name) || isValueInScope(name) }
  /// Whether a name is a user-defined function.
  mutating func isFunction(_ name: Int32) -> Bool { isOwnFunction(name) || isFunctionInScope(name) }

  /// Whether a name is a value, a function or a constant, and not a word for an operator.
  mutating func isNoWord(_ name: Int32) -> Bool {
    // Facts already cached are free: the second bit of each fact.
    let found = [Fact.value, .function, .builtIn, .constant].reduce(Own.value.rawValue | Own.function.rawValue) {
      $0 | 2 << (2 * $1.rawValue)
    }
    return facts[Int(name)] & found != 0 || isBuiltIn(name) || isConstant(name) || isValue(name) || isFunction(name)
  }

  // MARK: Definitions of the text

  mutating func setOwnFunction(_ name: Int32, _ isFunction: Bool) {
    set(Own.function.rawValue, name, to: isFunction)
  }

  mutating func addLocal(_ name: Int32) {
    guard !isLocal(name) else { return }
    set(Own.value.rawValue, name, to: true)
    localChanges.append(LocalChange(name: name, wasThere: false))
  }

  mutating func removeLocal(_ name: Int32) {
    guard isLocal(name) else { return }
    set(Own.value.rawValue, name, to: false)
    localChanges.append(LocalChange(name: name, wasThere: true))
  }

  /// Undoes changes down to a count, at the end of a statement with an error and of a function body.
  mutating func restoreLocals(to count: Int) {
    while localChanges.count > count, let change = localChanges.popLast() {
      set(Own.value.rawValue, change.name, to: change.wasThere)
    }
  }
}
