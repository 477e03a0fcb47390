import Reckon
import ReckonBytecode
import ReckonCatalogue

/// Stored programs: whatever is in one, it is refused, or runs within its limits and gives the same value on each
/// machine.
package struct ImageTarget: FuzzTarget {
  package let name = "image"
  package let summary =
    "a stored program, damaged or forged, is refused or runs within its limits, the same on each machine"
  package let longestInput = 1_024

  package init() {}

  package var seeds: [[UInt8]] {
    SeedTexts.all.enumerated().compactMap { index, text in
      var options = Formula.Options(
        angleUnit: AngleUnit.allCases[index % 3], numberMode: index % 4 == 0 ? .decimal : .double)
      options.isOptimized = index % 2 == 0
      let image = try? Formula(String(decoding: text, as: UTF8.self), scope: GeneratedProgram.scope, options: options)
        .image
      return image.flatMap { $0.count <= longestInput ? $0 : nil }
    }
  }

  /// Looks at the bytes as they are and, when their checksum does not fit, with the one that does.
  package func check(_ input: [UInt8]) throws(Finding) {
    if try load(input) { return }
    _ = try load(Program.header.mended(input))
  }

  private static let limits: Limits = {
    var limits = Limits()
    limits.steps = 5_000
    limits.callDepth = 100
    return limits
  }()

  /// - Returns: whether the image holds a program.
  private func load(_ image: [UInt8]) throws(Finding) -> Bool {
    let program: Program
    do { program = try Program(image: image, limits: Self.limits) } catch {
      try MessageCheck.check(error)
      return false
    }
    guard let again = try? Program(image: program.image, limits: Self.limits), again.image == program.image else {
      throw Finding("a program that was read is not read again when it is stored")
    }
    guard !program.disassembly.isEmpty else { throw Finding("a program has an empty listing") }
    // A program may call functions by names that no host's function can have.
    let hosts = program.hostFunctions.compactMap { signature in
      try? HostFunction(signature.name, parameterCount: signature.parameterCount, isPure: signature.isPure) {
        operands in
        operands.reduce(1) { $0 * 0.5 + $1 }
      }
    }
    // Signatures may be the same name twice with other parameters; only the first is found.
    guard let formula = try? Formula(program: program, functions: hosts, limits: Self.limits) else { return true }
    let row = program.variables.indices.map { 1.5 - Double($0) }
    for policy in [ErrorPolicy.strict, .ieee] {
      let answer = Answer(formula, row, policy)
      guard program.isPure, program.numberMode == .double else { continue }
      try compareColumns(formula, row, answer, policy)
      try compareReference(formula, row, answer, policy)
      if formula.prepare(.native, policy: policy) {
        let native = Answer(formula, row, policy)
        guard native == answer else { throw Finding("formula \(answer), native code \(native), \(policy)") }
      }
      if formula.prepareRows(policy: policy) { try compareColumns(formula, row, answer, policy) }
    }
    return true
  }

  private func compareReference(_ formula: Formula, _ row: [Double], _ answer: Answer, _ policy: ErrorPolicy)
    throws(Finding)
  {
    let value = row.withUnsafeBufferPointer { formula.referenceValue($0, policy: policy) }
    guard case .double = answer else { return }
    // A strict run that looks at checks only ends at the first that fails, with what it was checking.
    guard Answer.double(value) == answer || policy == .strict && !value.isFinite else {
      throw Finding("reference \(value), formula \(answer), \(policy)")
    }
  }

  private func compareColumns(_ formula: Formula, _ row: [Double], _ answer: Answer, _ policy: ErrorPolicy)
    throws(Finding)
  {
    var output: [Double] = [7, 7, 7]
    let report = output.withUnsafeMutableBufferPointer { output in
      try? formula.evaluate(
        columns: row.map { InputColumn(uniform: $0) }, into: output, options: EvaluationOptions(policy: policy))
    }
    guard let report else { throw Finding("columns are refused") }
    for value in output {
      let isRight =
        switch answer {
        case .limit: true
        case .error: report.failureCount == 3 && value.isNaN
        case .double, .number: report.failureCount == 0 && answer == .double(value)
        }
      guard isRight else {
        throw Finding("formula \(answer), columns \(value) with \(report.failureCount) failures, \(policy)")
      }
    }
  }

  package func mutated(_ input: [UInt8], using random: inout RandomSource) -> [UInt8]? {
    ImageMutator.mutated(input, using: &random)
  }

  package func listing(of input: [UInt8]) -> String {
    let image = Program.header.mended(input)
    guard let program = try? Program(image: image) else { return "\(input.count) bytes that hold no sound program" }
    return "\(program.source.text)\n\(program.disassembly)"
  }
}
