import Reckon

/// Makes random programs over x, y and z, the same ones for the same seed.
struct ProgramGenerator {
  private var random: RandomSource
  private var budget = 0
  private var names = ["x", "y", "z"]
  private var parameterCounts: [Int] = []
  private var loopDepth = 0
  /// Parts made before, which come again so that there is something to share.
  private var earlier: [OracleNode] = []

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  private mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }

  mutating func program() -> OracleProgram {
    var functions: [OracleProgram.UserFunction] = []
    for _ in 0..<(chance(30) ? 1 + below(2) : 0) {
      let parameters = Array(["p", "q"].prefix(1 + below(2)))
      let outer = (names, earlier)
      names = ["x", "y", "z"] + parameters
      earlier = []
      budget = 1 + below(12)
      functions.append(OracleProgram.UserFunction(parameters: parameters, body: node()))
      parameterCounts.append(parameters.count)
      (names, earlier) = outer
    }
    var locals: [(String, OracleNode)] = []
    for index in 0..<(chance(35) ? 1 + below(3) : 0) {
      budget = 1 + below(12)
      locals.append(("t\(index)", node()))
      names.append("t\(index)")
      earlier = []
    }
    budget = 1 + below(40)
    return OracleProgram(functions: functions, locals: locals, result: node())
  }

  mutating func input(isStrict: Bool) -> Double {
    let special: [Double] = [0, -0.0, 1, -1, 2, 0.5, 1e308, 5e-324, -3, 90, 1e16]
    if !isStrict, chance(10) { return pick([.nan, .infinity, -.infinity]) }
    if chance(40) { return pick(special) }
    return (random.unit() - 0.5) * pick([2, 20, 2000])
  }

  private mutating func number() -> OracleNode {
    if chance(60) {
      let value = below(12)
      return OracleNode(.number(text: "\(value)", value: Double(value)))
    }
    let (text, value) = pick([
      ("0.1", 0.1), (".5", 0.5), ("2.5", 2.5), ("1e-3", 1e-3), ("1e300", 1e300), ("0xFF", 255), ("1_000", 1000),
      ("0b11", 3), ("3.", 3),
      ("180", 180), ("30", 30), ("1e-300", 1e-300), ("7.25E2", 725),
    ])
    return OracleNode(.number(text: text, value: value))
  }

  private mutating func leaf() -> OracleNode {
    chance(55) ? OracleNode(.name(pick(names))) : number()
  }

  private mutating func nodes(_ count: Int) -> [OracleNode] { (0..<count).map { _ in node() } }

  private mutating func node() -> OracleNode {
    budget -= 1
    guard budget > 0 else { return leaf() }
    if chance(12), let part = earlier.randomElement(using: &random) { return Self.copy(part) }
    let made = makeNode()
    if loopDepth == 0 { earlier.append(made) }
    return made
  }

  /// Another node of the same shape, since each one has a place of its own.
  private static func copy(_ node: OracleNode) -> OracleNode { OracleNode(node.kind, node.children.map(copy)) }

  private mutating func makeNode() -> OracleNode {
    switch below(100) {
    case 0..<8: return leaf()
    case 8..<36:
      return OracleNode(.arithmetic(pick(["+", "-", "*", "/", "+", "-", "*", "/", "//", "%", "mod"])), nodes(2))
    case 36..<42:
      let literals: [(String, Double)] = [("2", 2), ("3", 3), ("4", 4), ("-1", -1), ("0.5", 0.5), ("5", 5), ("-2", -2)]
      let (text, value) = pick(literals)
      let exponent =
        chance(80) ? OracleNode(.number(text: text, value: value)) : OracleNode(.arithmetic("+"), [number(), number()])
      return OracleNode(.power, [node(), exponent])
    case 42..<46: return OracleNode(.negate, nodes(1))
    case 46..<48: return OracleNode(.root, nodes(1))
    case 48..<51: return OracleNode(.share(pick(["+", "-"])), nodes(2))
    case 51..<52: return OracleNode(.shareOf, nodes(2))
    case 52..<53: return OracleNode(.percentSum, nodes(2))
    case 53..<60:
      let count = pick([1, 1, 1, 2, 3])
      return OracleNode(.chain((0..<count).map { _ in pick(["<", "<=", ">", ">=", "==", "!="]) }), nodes(count + 1))
    case 60..<63: return OracleNode(.and, nodes(2))
    case 63..<66: return OracleNode(.or, nodes(2))
    case 66..<67: return OracleNode(.logicalNot, nodes(1))
    case 67..<75: return OracleNode(.choice(usesIf: chance(50)), nodes(3))
    case 75..<83:
      let names = [
        "sin", "cos", "tan", "atan", "exp", "ln", "sqrt", "abs", "floor", "round", "tanh", "asin", "log", "sign",
        "fact", "cbrt",
      ]
      return OracleNode(.call(pick(names)), nodes(1))
    case 83..<87:
      return OracleNode(.call(pick(["min", "max", "hypot", "atan2", "mod", "pow", "step", "gcd"])), nodes(2))
    case 87..<90: return OracleNode(.call(pick(["max", "sum", "clamp", "lerp", "median", "avg", "product"])), nodes(3))
    case 90..<96:
      guard !parameterCounts.isEmpty else { return leaf() }
      let index = below(parameterCounts.count)
      return OracleNode(.user(index), nodes(parameterCounts[index]))
    default: return loop()
    }
  }

  private mutating func loop() -> OracleNode {
    guard loopDepth < 2 else { return leaf() }
    let name = "k\(loopDepth)"
    let first = chance(90) ? number(below(3)) : node()
    let last = number(below(6))
    let outer = names
    names.append(name)
    loopDepth += 1
    budget = min(budget, 8)
    let body = node()
    loopDepth -= 1
    names = outer
    // A bound that is huge would only test patience.
    if case .number = first.kind { return OracleNode(.loop(isSum: chance(60), name: name), [first, last, body]) }
    return OracleNode(.loop(isSum: true, name: name), [OracleNode(.call("max"), [first, number(0)]), last, body])
  }

  private func number(_ value: Int) -> OracleNode { OracleNode(.number(text: "\(value)", value: Double(value))) }
}
