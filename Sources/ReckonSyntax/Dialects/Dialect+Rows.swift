import ReckonCatalogue

/// Rows in the shapes that most dialects have.
extension Dialect.Operator {
  /// An infix operator of numbers.
  static func binary(
    _ spellings: [String], _ level: Int, _ sign: String, isRightAssociative: Bool = false
  ) -> Dialect.Operator {
    Dialect.Operator(
      spellings: spellings, position: .infix, level: level, isRightAssociative: isRightAssociative,
      meanings: [.numbers(.infix(sign))])
  }

  /// An infix operator that is a function call here.
  static func call(_ spellings: [String], _ level: Int, _ function: String) -> Dialect.Operator {
    Dialect.Operator(
      spellings: spellings, position: .infix, level: level, meanings: [.numbers(.call(function))])
  }

  /// A prefix operator of a number.
  static func sign(_ spellings: [String], _ level: Int, _ sign: String) -> Dialect.Operator {
    Dialect.Operator(spellings: spellings, position: .prefix, level: level, meanings: [.numbers(.prefix(sign))])
  }

  /// A comparison of two numbers or two texts.
  static func comparison(_ spellings: [String], _ level: Int, _ sign: String) -> Dialect.Operator {
    Dialect.Operator(
      spellings: spellings, position: .infix, level: level, isComparison: true,
      meanings: [.numbers(.infix(sign), .truth), .texts(.infix(sign), .truth)])
  }

  /// Equality of values of one kind; values of different kinds are never equal. Compared with a truth value, a name has
  /// no known kind.
  static func equality(_ spellings: [String], _ level: Int, _ sign: String) -> Dialect.Operator {
    func known(_ kinds: [Dialect.Kinds], _ target: Dialect.Target) -> Dialect.Meaning {
      Dialect.Meaning(operands: kinds, isForKnownKinds: true, target: target, result: .truth)
    }
    let kinds: [Dialect.Kinds] = [.number, .truth, .text]
    let others = kinds.flatMap { kind in
      kinds.filter { $0 != kind }.map { known([kind, $0], .template(sign == "==" ? "false" : "true")) }
    }
    let unknown = Dialect.Target.none(
      Phrase("truthBesideName", "it is false there for a number, even 1; write == where the name is a truth"))
    return Dialect.Operator(
      spellings: spellings, position: .infix, level: level, isComparison: true,
      meanings: others + [
        known([.truth], .infix(sign)), known([.truth, .named], unknown), known([.named, .truth], unknown),
      ] + kinds.map { Dialect.Meaning(operands: [$0], target: .infix(sign), result: .truth) })
  }

  /// A logical operator of truth values; nonzero numbers count as true, there and here.
  static func truths(_ spellings: [String], _ level: Int, _ sign: String) -> Dialect.Operator {
    Dialect.Operator(
      spellings: spellings, position: .infix, level: level, meanings: [.numbers(.infix(sign), .truth)])
  }

  /// A logical operator of truth values; nonzero numbers count as true, after constants are truncated to integers.
  static func wholeLogical(_ spellings: [String], _ level: Int, _ sign: String) -> Dialect.Operator {
    let whole = Dialect.Target.template("trunc($0) != 0 \(sign) trunc($1) != 0")
    return Dialect.Operator(
      spellings: spellings, position: .infix, level: level,
      meanings: [
        Dialect.Meaning(operands: [.truth], isForKnownKinds: true, target: .infix(sign), result: .truth),
        Dialect.Meaning(operands: [.numeric], isOfConstants: true, target: whole, result: .truth),
        .numbers(.infix(sign), .truth),
      ])
  }

  /// A logical operator that returns an operand in most languages: only truth values are accepted.
  static func logical(_ spellings: [String], _ level: Int, _ target: Dialect.Target) -> Dialect.Operator {
    Dialect.Operator(
      spellings: spellings, position: .infix, level: level,
      meanings: [
        Dialect.Meaning(operands: [.truth], isForKnownKinds: true, target: target, result: .truth),
        Dialect.Meaning(
          operands: [.any],
          target: .none(Phrase("valueOfOperand", "it gives one of its operands there; compare them, as in x != 0")),
          result: .number),
      ])
  }
}

extension Dialect.Function {
  private init(
    _ name: String, _ counts: ClosedRange<Int>, _ target: Dialect.Target, _ kinds: Dialect.Kinds = .numeric,
    _ result: Dialect.Kinds = .number
  ) {
    self.init(
      names: [name], counts: counts,
      meanings: [Dialect.Meaning(operands: [kinds], target: target, result: result)])
  }

  /// Functions of numbers, by their equivalents here.
  static func numbers(
    _ functions: [String: String], _ counts: ClosedRange<Int> = 1...1, prefix: String = ""
  ) -> [Dialect.Function] {
    functions.map { Dialect.Function(prefix + $0, counts, .call($1)) }
  }

  /// Functions of numbers with the same names here.
  static func numbers(
    _ names: [String], _ counts: ClosedRange<Int> = 1...1, prefix: String = ""
  ) -> [Dialect.Function] {
    names.map { Dialect.Function(prefix + $0, counts, .call($0)) }
  }

  /// A function of a list.
  static func list(_ name: String, _ function: String) -> Dialect.Function {
    Dialect.Function(name, 1...1, .call(function), .list)
  }

  /// A function of numbers that is written as a template here.
  static func template(_ name: String, _ text: String, _ counts: ClosedRange<Int> = 1...1) -> Dialect.Function {
    Dialect.Function(name, counts, .template(text))
  }

  /// A function that is an infix operator here.
  static func infix(_ name: String, _ sign: String) -> Dialect.Function {
    Dialect.Function(name, 2...2, .infix(sign))
  }

  /// A function that returns its operand unchanged.
  static func identity(_ name: String) -> Dialect.Function { Dialect.Function(name, 1...1, .operand) }

  /// A function of texts.
  static func texts(_ name: String, _ function: String, _ result: Dialect.Kinds) -> Dialect.Function {
    Dialect.Function(name, 1...1, .call(function), .text, result)
  }

  /// A function that has no equivalent here.
  static func none(_ name: String, _ counts: ClosedRange<Int>, _ reason: Phrase) -> Dialect.Function {
    Dialect.Function(name, counts, .none(reason), .any)
  }
}
