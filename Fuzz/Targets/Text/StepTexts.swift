/// Formulas whose programs take the steps that the register machine has for operations in pairs: each of them with its
/// result in the middle of others, and at the end of a program.
enum StepTexts {
  static let all: [[UInt8]] = cores.flatMap(texts).map { Array($0.utf8) }

  /// An operation as text. Those of other numbers are of the same kind, but not the same, so that they are worked out
  /// again.
  private typealias Core = @Sendable (Int) -> String

  private static let cores: [Core] = {
    var cores: [Core] = []
    for first in pairs {
      for second in pairs {
        for sign in signs { cores.append { "(\(first(2 * $0)))\(sign)(\(second(2 * $0 + 1)))" } }
        cores.append { "(exp(x) > \($0) ? \(first(2 * $0)) : \(second(2 * $0 + 1)))" }
      }
    }
    for pair in pairs + pairsOfLocals {
      for function in ["sin", "cos", "ln"] { cores.append { "\(function)(\(pair($0)))" } }
      for sign in signs {
        for other in ["exp(x)", "y", "2.5"] {
          cores.append { "\(other)\(sign)(\(pair($0)))" }
          cores.append { "(\(pair($0)))\(sign)\(other)" }
        }
      }
    }
    for function in ["sin", "cos"] { cores.append { "\(function)(\(letter($0)))" } }
    cores.append { "((\(letter($0))*x + 2)*x + 3)*x + 4" }
    return cores
  }()

  private static let signs = ["+", "-", "*", "/"]

  /// Different variables for different numbers.
  private static func letter(_ number: Int) -> String { "v\(number)" }

  private static let pairs: [Core] = {
    var pairs: [Core] = []
    for sign in signs {
      pairs.append { "\(letter($0))\(sign)w" }
      pairs.append { "\(letter($0))\(sign)1.5" }
    }
    for sign in ["-", "/"] { pairs.append { "1.5\(sign)\(letter($0))" } }
    return pairs
  }()

  private static let pairsOfLocals: [Core] = [{ "\(letter($0))*l" }, { "\($0 + 3)*l" }, { "l*m + \($0)" }]

  /// A stack that is empty, or that holds one value, two or three, below an operation.
  private static func texts(_ core: Core) -> [String] {
    let texts = [
      core(0), "\(core(0)) - exp(x)*(\(core(1)) - exp(y))", "exp(x)*(\(core(0)) - exp(y)*(\(core(1)) - exp(z)))",
    ]
    return texts.map { text in
      let text = text.contains("*l") || text.contains("l*") ? "l = exp(p); m = exp(q) + l; m*(\(text)) + l" : text
      // What stands behind it makes it one that is read on doubles and in radians, in which sines have steps of their
      // own.
      return ["", "\t", " ", "\t ", "  ", "\t  "].lazy.map { text + $0 }.first { padded in
        let options = FormulaTarget.options(Array(padded.utf8))
        return options.numberMode == .double && options.angleUnit == .radians
      } ?? text
    }
  }
}
