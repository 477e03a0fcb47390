import ReckonCatalogue

/// Writes programs that are valid, or nearly so, from the catalogue's rows: each function, operator, constant and unit
/// that has a row can stand in them.
struct ProgramWriter {
  var choices: Choices
  private var names = ["x", "y", "z", "rate"]
  private var functions: [(name: String, parameterCount: Int)] = [("twice", 1), ("less", 2)]
  private var budget = 60
  private var loopDepth = 0
  /// Parts written before, which come again so that there is something to share.
  private var parts: [String] = []

  init(_ choices: Choices) { self.choices = choices }

  /// The functions of numbers.
  private static let named = Catalogue.functions.filter { $0.isNamed && ($0.kernels.count > 0 || !$0.mayBeDefined) }
  private static let constants = Catalogue.constants.map(\.name)
  private static let infix = Catalogue.operators.filter { row in
    switch row.meaning {
    case .conversion, .fallback, .range, .membership, .uncertain: false
    case .apply, .identity, .additive, .comparison, .and, .or, .percent, .of, .conditional: row.position == .infix
    }
  }
  private static let prefix = Catalogue.operators.filter { $0.position == .prefix }
  private static let postfix = Catalogue.operators.filter { $0.position == .postfix }

  mutating func program() -> String {
    var statements: [String] = []
    for index in 0..<choices.pick([0, 0, 1, 0, 2]) {
      let parameters = Array(["p", "q", "r"].prefix(choices.below(4)))
      let outer = (names, parts)
      names = (choices.chance(50) ? names : ["x"]) + parameters
      parts = []
      if parameters.isEmpty { (names, parts) = outer; continue }
      // Half of the functions know themselves; steps and depth end what would not end.
      let name = "f\(index)"
      if choices.chance(20) { functions.append((name, parameters.count)) }
      let body = choices.chance(25) ? "\(parameters[0]) < 1 ? \(expression()) : \(expression())" : expression()
      statements.append("\(name)(\(parameters.joined(separator: ", "))) = \(body)")
      if functions.last?.name != name { functions.append((name, parameters.count)) }
      (names, parts) = outer
    }
    for index in 0..<choices.pick([0, 0, 1, 2, 3]) {
      statements.append("t\(index) = \(expression())")
      names.append("t\(index)")
      parts = []
    }
    statements.append(expression() + ending())
    return statements.joined(separator: "; ")
  }

  /// What may stand behind the last expression.
  private mutating func ending() -> String {
    switch choices.below(24) {
    case 1: return " \(unit()) to \(unit())"
    case 2: return " to \(choices.pick(ResultForm.Notation.allCases).word)"
    case 3: return " + 1%"
    case 4: return " \(unit())/\(unit())"
    case 5: return " * 1/2 \(unit()) to \(unit())"
    case 6: return " * (3 \(unit()) to \(unit()))"
    case 7: return " + 2 \(unit()) 3 \(unit())"
    default: return ""
    }
  }

  private mutating func unit() -> String {
    let category = choices.pick(UnitCategory.allCases)
    let units = Catalogue.units(in: category)
    guard !units.isEmpty else { return "m" }
    return choices.pick(units).names.first ?? "m"
  }

  private mutating func leaf() -> String {
    switch choices.below(8) {
    case 0...3: return choices.pick(names)
    case 4: return choices.pick(Self.constants)
    case 5:
      return choices.pick([
        "0.1", ".5", "1e-3", "1e300", "0xFF", "0b11", "180", "30", "1e-300", "7.25E2", "1_000", "0", "1", "2", "3",
      ])
    default: return "\(choices.below(13))"
    }
  }

  private mutating func expressions(_ count: Int) -> [String] { (0..<count).map { _ in expression() } }

  private mutating func expression() -> String {
    budget -= 1
    guard budget > 0, !choices.isAtEnd else { return leaf() }
    let part: String
    switch choices.below(32) {
    case 0...5: part = leaf()
    case 6...13: part = binary()
    case 14...15:
      let row = choices.pick(Self.prefix)
      part = "\(choices.pick(row.spellings)) \(operand())"
    case 16: part = "\(operand())\(choices.pick(choices.pick(Self.postfix).spellings))"
    case 17...21: part = call()
    case 22: part = "\(expression()) ? \(expression()) : \(expression())"
    case 23: part = "if(\(expressions(3).joined(separator: ", ")))"
    case 24: part = loop()
    case 25:
      let signs = ["<", "<=", ">", ">=", "==", "!="]
      part = "\(operand()) \(choices.pick(signs)) \(operand()) \(choices.pick(signs)) \(operand())"
    case 26: part = "\(choices.below(200))% of \(operand())"
    case 27: part = "\(operand())^\(choices.pick(["2", "3", "-1", "0.5", "4", "-2", "10", "1.5"]))"
    case 28: part = "\(choices.below(9) + 1) \(choices.pick(names))"
    case 29:
      let function = choices.pick(functions)
      part = "\(function.name)(\(expressions(function.parameterCount).joined(separator: ", ")))"
    case 30: part = calculus()
    default: part = parts.isEmpty ? leaf() : choices.pick(parts)
    }
    if loopDepth == 0, part.utf8.count < 40, parts.count < 8 { parts.append("(\(part))") }
    return part
  }

  /// An expression that stands beside an operator: mostly in brackets, so that what was meant is what is read.
  private mutating func operand() -> String {
    choices.chance(30) ? leaf() : "(\(expression()))"
  }

  private mutating func binary() -> String {
    let row = choices.chance(50) ? nil : choices.pick(Self.infix)
    let sign = row.map { choices.pick($0.spellings) } ?? choices.pick(["+", "-", "*", "/"])
    return "\(operand()) \(sign) \(operand())"
  }

  private mutating func call() -> String {
    if choices.chance(4) { return "iferror(\(expressions(2).joined(separator: ", ")))" }
    let row = choices.pick(Self.named)
    if row.topic == .calendar { return call(ofDate: row) }
    if case .attempt(let count) = row.form { return "\(row.name)(\(expressions(count).joined(separator: ", ")))" }
    let kernel = choices.pick(row.kernels).kernel
    let count: Int
    switch kernel {
    case .unary: count = 1
    case .binary: count = 2
    case .ternary: count = 3
    case .variadic(let minimum, _): count = minimum + choices.below(4)
    case .random(let exactly, _): count = exactly
    }
    return "\(choices.pick([row.name] + row.aliases))(\(expressions(count).joined(separator: ", ")))"
  }

  /// A call of a function of dates, perhaps directly behind a sign, where its name could be a unit.
  private mutating func call(ofDate row: Function) -> String {
    let day = "date(\(2000 + choices.below(50)), \(1 + choices.below(12)), \(1 + choices.below(29)))"
    let date = choices.pick([day, "2024-11-29T14:30:05.75", "1969-12-31", "\(day) + 1 month", leaf()])
    switch row.id {
    case .date: return "(\(day) - 2024-01-01)"
    case .startOf: return "(startof(\(date), \(choices.pick(CalendarPeriod.allCases).word)) - 2024-01-01 to d) / (1 d)"
    default: return "\(choices.pick(["", "", "2 * ", "7 / "]))\(row.name)(\(date))"
    }
  }

  /// An expression in which one more name has a value, within so many loops more.
  private mutating func body(naming name: String, depth: Int) -> String {
    let outer = names
    names.append(name)
    loopDepth += depth
    defer { (names, loopDepth) = (outer, loopDepth - depth) }
    return expression()
  }

  /// A derivative by a name, or a search over one.
  private mutating func calculus() -> String {
    if choices.chance(40) { return "d(\(expression()), \(choices.pick(names)))" }
    guard loopDepth < 2 else { return leaf() }
    let name = "v\(loopDepth)"
    let bounds = (0..<2).map { index in choices.chance(80) ? "\(choices.below(5) + 2 * index)" : expression() }
    // Searches in searches take time by their product.
    let body = body(naming: name, depth: 2)
    return "\(choices.pick(["integral", "root", "minimum", "maximum"]))(\(body), \(name), \(bounds[0]), \(bounds[1]))"
  }

  private mutating func loop() -> String {
    guard loopDepth < 2 else { return leaf() }
    let name = "k\(loopDepth)"
    let first = choices.chance(80) ? "\(choices.below(3))" : expression()
    let last = choices.chance(80) ? "\(choices.below(7))" : expression()
    let body = body(naming: name, depth: 1)
    // The words are read as a loop only where the body mentions the name.
    let spellings = body.contains(name) ? ["sum", "product", "Σ", "Π"] : ["Σ", "Π"]
    return "\(choices.pick(spellings))(\(name), \(first), \(last), \(body))"
  }
}
