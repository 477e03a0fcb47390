import Foundation
import Reckon

/// Walks the judge's tree and computes what the language says.
struct OracleEvaluator {
  struct Failure: Error, Equatable {
    let kind: String
    let range: SourceRange
  }

  let program: OracleProgram
  let isStrict: Bool
  let unit: AngleUnit

  func run(_ inputs: [String: Double]) throws(Failure) -> Double {
    var names = inputs
    for local in program.locals { names[local.name] = try value(of: local.value, names) }
    return try value(of: program.result, names)
  }

  private func isTrue(_ x: Double) -> Bool { x == x && x != 0 }

  /// Lets a result stand, or finds what is wrong with it.
  private func checked(
    _ result: Double, _ operands: [Double], _ node: OracleNode, divisor: Double? = nil, isPole: Bool = false
  ) throws(Failure) -> Double {
    guard isStrict, !result.isFinite else { return result }
    if result.isNaN {
      if operands.contains(where: \.isNaN) { return result }
      throw Failure(kind: divisor == 0 ? "divisionByZero" : "domain", range: node.range)
    }
    if operands.contains(where: { !$0.isFinite }) { return result }
    throw Failure(kind: divisor == 0 ? "divisionByZero" : isPole ? "domain" : "overflow", range: node.range)
  }

  private func value(of node: OracleNode, _ names: [String: Double]) throws(Failure) -> Double {
    let children = node.children
    switch node.kind {
    case .number(_, let value): return value
    case .name(let name):
      // An input that is not given matters only where it is read.
      guard let value = names[name] else { throw Failure(kind: "missingValue", range: node.range) }
      return value
    case .negate: return -(try value(of: children[0], names))
    case .root:
      let x = try value(of: children[0], names)
      return try checked(x.squareRoot(), [x], node)
    case .logicalNot: return isTrue(try value(of: children[0], names)) ? 0 : 1
    case .arithmetic(let sign):
      let a = try value(of: children[0], names)
      let b = try value(of: children[1], names)
      return try arithmetic(sign, a, b, node)
    case .power: return try power(node, names)
    case .share(let sign):
      let a = try value(of: children[0], names)
      let p = try value(of: children[1], names)
      let share = try checked(Kernels.percentOf(p, a), [p, a], node)
      return try arithmetic(sign, a, share, node)
    case .shareOf:
      let p = try value(of: children[0], names)
      let y = try value(of: children[1], names)
      return try checked(Kernels.percentOf(p, y), [p, y], node)
    case .percentSum:
      let a = try value(of: children[0], names)
      let b = try value(of: children[1], names)
      return try checked(a + b, [a, b], node) / 100
    case .chain(let signs):
      var left = try value(of: children[0], names)
      for (index, sign) in signs.enumerated() {
        let right = try value(of: children[index + 1], names)
        let holds =
          switch sign {
          case "<": left < right
          case "<=": left <= right
          case ">": left > right
          case ">=": left >= right
          case "==": left == right
          default: left != right
          }
        if !holds { return 0 }
        left = right
      }
      return 1
    case .and:
      if !isTrue(try value(of: children[0], names)) { return 0 }
      return isTrue(try value(of: children[1], names)) ? 1 : 0
    case .or:
      if isTrue(try value(of: children[0], names)) { return 1 }
      return isTrue(try value(of: children[1], names)) ? 1 : 0
    case .choice: return try value(of: children[isTrue(try value(of: children[0], names)) ? 1 : 2], names)
    case .call(let name): return try call(name, node, names)
    case .user(let index):
      var inner = names.filter { ["x", "y", "z"].contains($0.key) }
      for (parameter, argument) in zip(program.functions[index].parameters, children) {
        inner[parameter] = try value(of: argument, names)
      }
      return try value(of: program.functions[index].body, inner)
    case .loop(let isSum, let name): return try loop(isSum, name, node, names)
    }
  }

  private func arithmetic(_ sign: String, _ a: Double, _ b: Double, _ node: OracleNode) throws(Failure) -> Double {
    switch sign {
    case "+": return try checked(a + b, [a, b], node)
    case "-": return try checked(a - b, [a, b], node)
    case "*": return try checked(a * b, [a, b], node)
    case "/": return try checked(a / b, [a, b], node, divisor: b)
    case "//": return try checked(Elementary.floorDivide(a, b), [a, b], node, divisor: b)
    case "%": return try checked(fmod(a, b), [a, b], node, divisor: b)
    default: return try checked(Elementary.modulo(a, b), [a, b], node, divisor: b)
    }
  }

  private func power(_ node: OracleNode, _ names: [String: Double]) throws(Failure) -> Double {
    let x = try value(of: node.children[0], names)
    let exponent = try value(of: node.children[1], names)
    if case .number = node.children[1].kind {
      switch exponent {
      case -1: return try checked(1 / x, [1, x], node, divisor: x)
      case 2: return try checked(x * x, [x], node)
      case 3:
        let square = try checked(x * x, [x], node)
        return try checked(square * x, [square, x], node)
      case 4:
        let square = try checked(x * x, [x], node)
        return try checked(square * square, [square], node)
      default: break
      }
    }
    // The kernel, as for functions: tests of kernels hold it to mpmath. Another library rounds ties and near ties
    // otherwise, and a remainder makes much of one ULP.
    return try checked(Elementary.pow(x, exponent), [x, exponent], node, divisor: x)
  }

  private static let poles: Set = ["tan", "sec", "csc", "cot", "ln", "log", "log2", "log10", "log1p", "atanh", "root"]

  private func call(_ name: String, _ node: OracleNode, _ names: [String: Double]) throws(Failure) -> Double {
    var operands: [Double] = []
    for child in node.children { operands.append(try value(of: child, names)) }
    guard let row = Catalogue.function(named: name), let kernel = row.kernel(for: operands.count) else { return .nan }
    var random = RandomSource(seed: 0)
    let result = operands.withUnsafeBufferPointer { kernel(in: unit)($0, random: &random) }
    let divisor: Double? = name == "mod" || name == "rem" ? operands[1] : name == "pow" ? operands[0] : nil
    let isPole = Self.poles.contains(name) || name == "gamma" && operands[0] <= 0 || name == "fact" && operands[0] < 0
    return try checked(result, operands, node, divisor: divisor, isPole: isPole)
  }

  private func loop(_ isSum: Bool, _ name: String, _ node: OracleNode, _ names: [String: Double]) throws(Failure)
    -> Double
  {
    let first = try bound(node.children[0], node, names)
    let last = try bound(node.children[1], node, names)
    var inner = names
    var total = isSum ? 0.0 : 1.0
    var lost = 0.0
    var index = first
    while index <= last {
      inner[name] = index
      let term = try value(of: node.children[2], inner)
      if isSum {
        let sum = try checked(total + term, [term], node)
        lost += abs(total) >= abs(term) ? (total - sum) + term : (term - sum) + total
        total = sum
      } else {
        total = try checked(total * term, [total, term], node)
      }
      index += 1
    }
    return isSum && lost.isFinite ? total + lost : total
  }

  private func bound(_ child: OracleNode, _ node: OracleNode, _ names: [String: Double]) throws(Failure) -> Double {
    let bound = try value(of: child, names)
    guard abs(bound) <= 0x1p53, bound == bound.rounded() else {
      throw Failure(kind: "noBoundedInteger", range: node.range)
    }
    return bound
  }
}
