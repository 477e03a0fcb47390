import Reckon

/// A node of the judge's own tree, printed and evaluated without any of the engine's parser, compiler or machines.
///
/// What it means is taken from the language page alone; only the kernels of built-in functions are the catalogue's,
/// which are tested against mpmath elsewhere.
final class OracleNode {
  enum Kind {
    case number(text: String, value: Double)
    /// An input, a local, a parameter or a loop's name.
    case name(String)
    case negate, root, logicalNot
    /// `+ - * / // % mod`
    case arithmetic(String)
    /// A power whose exponent, the second child, is a literal or not.
    case power
    /// `a ± b%`: the sign.
    case share(String)
    /// `a% of b`
    case shareOf
    /// `a% + b%`, used as a plain number.
    case percentSum
    case chain([String])
    case and, or
    case choice(usesIf: Bool)
    case call(String)
    case user(Int)
    case loop(isSum: Bool, name: String)
  }

  let kind: Kind
  let children: [OracleNode]
  /// Where the operation stands in the printed text.
  var range = SourceRange(start: 0, end: 0)

  init(_ kind: Kind, _ children: [OracleNode] = []) {
    self.kind = kind
    self.children = children
  }

  /// Whether a name stands anywhere in the node.
  func mentions(_ name: String) -> Bool {
    if case .name(name) = kind { return true }
    return children.contains { $0.mentions(name) }
  }

  /// How tightly the node's text holds together: higher is tighter, as in the operator table.
  var level: Int {
    switch kind {
    case .number(let text, _): text.hasPrefix("-") ? 10 : 20
    case .name, .call, .user, .loop: 20
    case .choice(let usesIf): usesIf ? 20 : 1
    case .or: 2
    case .and: 3
    case .logicalNot: 4
    case .chain: 5
    case .share: 7
    // A plain number only in brackets or alone: beside a sign it would go on as a percent.
    case .percentSum: 0
    case .arithmetic(let sign): sign == "+" || sign == "-" ? 7 : 8
    case .shareOf: 8
    case .negate, .root: 10
    case .power: 11
    }
  }
}

/// A program: functions, locals in order, and a result.
struct OracleProgram {
  struct UserFunction {
    let parameters: [String]
    let body: OracleNode
  }

  var functions: [UserFunction] = []
  var locals: [(name: String, value: OracleNode)] = []
  var result: OracleNode
}

/// Prints a program with random spacing and spelling, and notes where each operation stands.
struct OraclePrinter {
  private var text = ""
  private var random: RandomSource

  static func print(_ program: OracleProgram, seed: UInt64) -> String {
    var printer = OraclePrinter(random: RandomSource(seed: seed))
    for (index, function) in program.functions.enumerated() {
      printer.text += "f\(index)(\(function.parameters.joined(separator: ", "))) = "
      printer.print(function.body, atLeast: 0)
      printer.text += "; "
    }
    for local in program.locals {
      printer.text += "\(local.name) = "
      printer.print(local.value, atLeast: 0)
      printer.text += ";"
    }
    printer.print(program.result, atLeast: 0)
    return printer.text
  }

  private init(random: RandomSource) { self.random = random }

  private mutating func pick(_ choices: [String]) -> String { choices[Int.random(in: choices.indices, using: &random)] }

  private mutating func space() { if Int.random(in: 0..<3, using: &random) == 0 { text += " " } }

  /// Prints a node, in brackets where it is too loose, and sometimes where it is not.
  private mutating func print(_ node: OracleNode, atLeast level: Int) {
    let needsBrackets = node.level < level || Int.random(in: 0..<12, using: &random) == 0
    if needsBrackets { text += "(" }
    let start = text.utf8.count
    printInside(node)
    node.range = SourceRange(start: start, end: text.utf8.count)
    if needsBrackets { text += ")" }
  }

  private mutating func printInside(_ node: OracleNode) {
    switch node.kind {
    case .number(let text, _): self.text += text
    case .name(let name): text += name
    case .negate:
      text += pick(["-", "−"])
      // A literal behind the sign keeps its own brackets, so that two signs never meet unseen.
      print(node.children[0], atLeast: 10)
    case .root:
      text += "√"
      print(node.children[0], atLeast: 10)
    case .logicalNot:
      text += pick(["not ", "¬"])
      print(node.children[0], atLeast: 4)
    case .arithmetic(let sign):
      let level = node.level
      infix(
        node, level,
        sign == "*" ? pick(["*", "×", "·"]) : sign == "/" ? pick(["/", "÷"]) : sign == "mod" ? " mod " : sign, level + 1
      )
    case .power:
      if case .number(let literal, _) = node.children[1].kind, ["2", "3", "4"].contains(literal),
        Int.random(in: 0..<3, using: &random) == 0
      {
        print(node.children[0], atLeast: 20)
        text += literal == "2" ? "²" : literal == "3" ? "³" : "⁴"
      } else {
        infix(node, 12, pick(["^", "**"]), 11)
      }
    case .share(let sign): infix(node, 7, sign, 20, suffix: "%")
    case .shareOf:
      print(node.children[0], atLeast: 20)
      text += "% of "
      print(node.children[1], atLeast: 9)
    case .percentSum:
      print(node.children[0], atLeast: 20)
      text += "% + "
      print(node.children[1], atLeast: 20)
      text += "%"
    case .chain(let signs):
      print(node.children[0], atLeast: 6)
      for (sign, child) in zip(signs, node.children.dropFirst()) {
        space()
        text += sign == "<=" ? pick(["<=", "≤"]) : sign == "!=" ? pick([" != ", "≠"]) : sign
        space()
        print(child, atLeast: 6)
      }
    case .and: infix(node, 3, pick(["&&", " and ", "∧"]), 4)
    case .or: infix(node, 2, pick(["||", " or ", "∨"]), 3)
    case .choice(let usesIf):
      if usesIf { return list("if", node.children) }
      print(node.children[0], atLeast: 2)
      text += " ? "
      print(node.children[1], atLeast: 1)
      text += " : "
      print(node.children[2], atLeast: 1)
    case .call(let name): list(name, node.children)
    case .user(let index): list("f\(index)", node.children)
    case .loop(let isSum, let name):
      // The words are read as a loop only where the body mentions the name.
      let (sign, word) = isSum ? ("Σ", "sum") : ("Π", "product")
      text += node.children.last.map { $0.mentions(name) } ?? false ? pick([word, sign]) : sign
      text += "(\(name), "
      for (index, child) in node.children.enumerated() {
        if index > 0 { text += ", " }
        print(child, atLeast: 0)
      }
      text += ")"
    }
  }

  private mutating func infix(_ node: OracleNode, _ left: Int, _ sign: String, _ right: Int, suffix: String = "") {
    print(node.children[0], atLeast: left)
    space()
    text += sign
    // A remainder before a sign would be a percent.
    let isRemainder = sign == "%"
    if !isRemainder { space() }
    print(node.children[1], atLeast: isRemainder ? 20 : right)
    text += suffix
  }

  private mutating func list(_ name: String, _ children: [OracleNode]) {
    text += name + "("
    for (index, child) in children.enumerated() {
      if index > 0 { text += "," }
      space()
      print(child, atLeast: 0)
    }
    text += ")"
  }
}
