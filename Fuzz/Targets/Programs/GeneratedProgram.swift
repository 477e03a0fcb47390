import Reckon
import ReckonCatalogue

/// A program, the options to compile it with and the values to run it on, all chosen by an input's bytes.
package struct GeneratedProgram {
  package let text: String
  package var options: Formula.Options
  private var choices: Choices

  /// What the programs may use beside the language's own: functions of a host, and a value.
  package static let scope: Scope = {
    var scope = Scope()
    // Their names are free, so nothing is thrown.
    try? scope.add(HostFunction("twice") { $0 * 2 })
    try? scope.add(HostFunction("less", isPure: false) { $0 - $1 })
    scope["rate"] = 0.25
    return scope
  }()

  package init(_ input: [UInt8]) {
    choices = Choices(input)
    options = Formula.Options(
      angleUnit: choices.pick(AngleUnit.allCases), numberMode: choices.below(4) == 0 ? .decimal : .double)
    options.limits.steps = 20_000
    options.limits.callDepth = 100
    var writer = ProgramWriter(choices)
    text = writer.program()
    choices = writer.choices
  }

  package mutating func below(_ count: Int) -> Int { choices.below(count) }

  /// Values for the variables.
  package mutating func row() -> [Double] { (0..<3).map { _ in choices.double(finite: choices.byte() % 4 != 0) } }

  package var listing: String {
    var copy = self
    return "\(text)\non \(options.numberMode)s, \(options.angleUnit), at \(copy.row()), \(copy.row())"
  }
}

/// Inputs to begin with: bytes without order, of several lengths, so that each choice is made.
enum ProgramSeeds {
  static let all: [[UInt8]] = (0..<400).map { seed in
    var random = RandomSource(seed: UInt64(seed))
    return (0..<(8 + seed / 4)).map { _ in UInt8.random(in: 0...255, using: &random) }
  }
}
