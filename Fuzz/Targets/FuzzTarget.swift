import ReckonCatalogue

/// One thing that fuzzing looks at: what its inputs are, and what must hold of each.
///
/// To add a target, make a type of it in a folder of its own and give it a line in ``FuzzTargets/all``; the fuzzer, the
/// replay tool, the tests and `Fuzz/run` take it from there.
package protocol FuzzTarget: Sendable {
  /// The target's name, which is also that of its folder of finds.
  var name: String { get }
  /// What it checks, in a sentence.
  var summary: String { get }
  /// The longest input that is worth trying, in bytes.
  var longestInput: Int { get }
  /// Inputs to begin with.
  var seeds: [[UInt8]] { get }
  /// Whether each input chooses what is checked byte by byte, so that bytes without order are as good as any.
  var choosesByBytes: Bool { get }
  /// Words that inputs are likely to hold.
  var words: [String] { get }

  /// Checks one input, whatever its bytes are.
  ///
  /// - Throws: what does not hold of it.
  func check(_ input: [UInt8]) throws(Finding)

  /// Another input, made of one with its structure in mind; nothing when changing bytes blindly does as well.
  func mutated(_ input: [UInt8], using random: inout RandomSource) -> [UInt8]?

  /// An input in a form that a person can read.
  func listing(of input: [UInt8]) -> String
}

extension FuzzTarget {
  package var choosesByBytes: Bool { false }
  package var words: [String] { [] }
  package func mutated(_ input: [UInt8], using random: inout RandomSource) -> [UInt8]? { nil }
  package func listing(of input: [UInt8]) -> String { String(decoding: input, as: UTF8.self) }
}

/// What does not hold of an input.
package struct Finding: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// All targets.
package enum FuzzTargets {
  package static let all: [any FuzzTarget] = [
    TreeTarget(), FormulaTarget(), OptimizerTarget(), MachinesTarget(), ImageTarget(), KeypadTarget(),
    KeypadScreenTarget(),
    DelimitedTarget(), JSONTarget.lines, JSONTarget.array, TableOptionsTarget(), BookTarget(), PromptTarget(),
    DecimalTarget(),
    ExactTarget(), RatesTarget(), DocumentsTarget(),
  ]

  /// The target with a name.
  package static func named(_ name: String) -> (any FuzzTarget)? { all.first { $0.name == name } }
}
