import Reckon

/// Random conversations: what people type, definitions above all.
struct TranscriptGenerator {
  enum Step {
    case text(String)
    case undo, redo
    case angle(AngleUnit)
    case mode(NumberMode)
  }

  private var random: RandomSource
  private var values: [String] = []
  private var functions: [(name: String, count: Int)] = []
  private var answers = 0

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  private mutating func below(_ count: Int) -> Int { Int(random.next() >> 33) % count }
  private mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  mutating func transcript() -> [Step] { (0..<(3 + below(25))).map { _ in step() } }

  private mutating func step() -> Step {
    switch below(40) {
    case 0, 1: return .undo
    case 2: return .redo
    case 3: return .angle(pick(AngleUnit.allCases))
    case 4 where below(3) == 0: return .mode(pick(NumberMode.ofFixedSize))
    case 5...16: return .text(valueDefinition())
    case 17...23: return .text(functionDefinition())
    case 24: return .text("\(valueDefinition()); \(valueDefinition())")
    case 25: return .text("\(expression(2)) +\n  \(expression(1))")
    default:
      answers += 1
      return .text(
        pick([
          expression(3), expression(3), "\(expression(2)) to \(pick(["hex", "frac", "sci"]))",
          "\(below(90)) km/h to m/s",
        ]))
    }
  }

  private mutating func valueDefinition() -> String {
    answers += 1
    let name = pick(["a", "b", "c", "rate", "`unit price`", "Größe", "x", "e"])
    let body =
      below(12) == 0
      ? "\(name) + 1" : below(12) == 0 ? "random()" : below(8) == 0 ? "\(below(50)) mile to km" : expression(3)
    values.append(name)
    return "\(name) \(below(4) == 0 ? ":=" : "=") \(body)\(below(6) == 0 ? "  # a note" : "")"
  }

  private mutating func functionDefinition() -> String {
    let name = pick(["f", "g", "h", "area"])
    let parameters = pick([["x"], ["x", "y"], ["n"], ["a"]])
    let outer = values
    values = parameters + parameters + values
    let body = expression(3)
    values = outer
    functions.append((name, parameters.count))
    return "\(name)(\(parameters.joined(separator: ", "))) = \(body)"
  }

  private mutating func expression(_ depth: Int) -> String {
    guard depth > 0 else { return leaf() }
    switch below(13) {
    case 12 where !values.isEmpty: return "\(pick(values))(\(expression(depth - 1)))"
    case 0...3: return "\(expression(depth - 1)) \(pick(["+", "-", "*", "/", "+", "-"])) \(expression(depth - 1))"
    case 4: return "(\(expression(depth - 1)))^\(below(3))"
    case 5: return "\(pick(["sin", "cos", "√", "abs", "ln", "atan"]))(\(expression(depth - 1)))"
    case 6: return "\(expression(depth - 1)) > \(expression(depth - 1)) ? \(leaf()) : \(leaf())"
    case 7: return "\(1 + below(9))\(pick(["π", "(\(expression(depth - 1)))", "√2"]))"
    case 8: return "Σ(k, 1, \(1 + below(5)), k*\(leaf()))"
    case 9 where !functions.isEmpty:
      let function = pick(functions)
      return "\(function.name)(\((0..<function.count).map { _ in leaf() }.joined(separator: ", ")))"
    default: return leaf()
    }
  }

  private mutating func leaf() -> String {
    switch below(8) {
    case 0...2 where !values.isEmpty: return pick(values)
    case 3 where answers > 0: return below(2) == 0 ? "ans" : "ans(\(1 + below(answers)))"
    case 4: return pick(["0.1", "1e3", "30°", "10%", "e", "1_000", "0xFF", "π"])
    default: return "\(below(100))"
    }
  }
}
