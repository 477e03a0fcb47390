import Foundation
import Testing

/// An invariant of the engine that breaks must stop, and input that breaks something must throw; neither may go on with
/// a number that was made up. This reads the engine's sources for the spellings by which that happens.
@Suite("Quiet fallbacks")
struct QuietFallbackTests {
  private static let modules = [
    "ReckonNumbers", "ReckonCatalogue", "ReckonSyntax", "ReckonBytecode", "ReckonCompiler", "ReckonMachine", "Reckon",
  ]
  private static let spellings = [
    "clamping:", "?? .nan", "?? functions", "?? Value(", "?? Instruction(", ".count]", ") ?? self",
  ]

  /// The lines that may stay, by file, each with the reason.
  private static let reviewed: [String: [String]] = [
    // A text of more than 4 GiB is refused, and the error's range must not trap.
    "ReckonSyntax/Lexer.swift": [
      "let most = Int(UInt32(clamping: limits.sourceBytes))",
      "fail(.limitExceeded(.sourceBytes, maximum: most), from: most, to: Int(UInt32(clamping: bytes.count)))",
      "at = Int(UInt32(clamping: bytes.count))",
    ],
    // Times are estimates, and two seconds are enough to ask at once whether a run is to end.
    "ReckonMachine/Register/RegisterLinker.swift": [
      "output.steps.append(Code.Step(kind: .poll, b: Int32(clamping: timeSincePoll)))",
      "output.steps.append(Code.Step(kind: .repeat, a: Int32(steps), b: Int32(clamping: time - starts[edge.block].time)))",
    ],
    // More items than an Int counts are more than any list has.
    "ReckonMachine/Values/ValueOperations+Sequences.swift": ["return Int(clamping: count)"],
    // NaN is a kernel's answer outside of its domain, which the machines turn into a domain error.
    "ReckonCatalogue/Kernels/Kernels+Bits.swift": [
      "package static func bitNot(_ a: Double) -> Double { word(a).map { double(~$0) } ?? .nan }",
      "if let a = Int64(exactly: a), let b = Int64(exactly: b) { return Double(exactly: small(a, b)) ?? .nan }",
      "if let small = Int64(exactly: result) { return Double(exactly: small) ?? .nan }",
      "return UInt64(exactly: result).flatMap { Double(exactly: $0) } ?? .nan",
      "return inWord(word, bits).map { double($0) } ?? .nan",
    ],
    "ReckonCatalogue/Decimals/DecimalKernels+Bits.swift": [
      "static func bitNot(_ a: Decimal128) -> Decimal128 { word(a).map { decimal(~$0) } ?? .nan }",
      "return Kernels.inWord(word, Int(bits)).map { decimal($0) } ?? .nan",
    ],
    "ReckonCatalogue/Exacts/ExactKernels+Counting.swift": [
      ".bitNot: .unary { (x, work) throws(Work.Stop) in try x.whole(&work).map { .rational(Rational(~$0)) } ?? .nan },"
    ],
    // For what passes and tests ask of any kind of numbers; machines compute within limits and throw.
    "ReckonNumbers/Reals/MarkedExact.swift": ["return MarkedExact((try? body(&work)) ?? .nan, max(exactness, other))"],
    // For benchmarks and tests, which compare NaN with NaN: a run that throws has no value.
    "Reckon/Formula+Evaluation.swift": [
      "return (try? Machine.evaluate(executable, values, in: &context)) ?? .nan",
      "return (try? ReferenceMachine.run(program, values, mode: mode, in: &context)) ?? .nan",
    ],
    // Without its text a stored book shows its examples as it holds them.
    "Reckon/Books/FormulaBook+Examples.swift": [
      "private var withExamples: FormulaBook { stored == nil ? self : (try? fromText(nil)) ?? self }"
    ],
  ]

  @Test("the engine's sources have none that has not been reviewed")
  func sources() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sources")
    var lineCount = 0
    for module in Self.modules {
      let folder = root.appending(path: module)
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/Generated/") {
        let name = String(file.path.dropFirst(root.path.count + 1))
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          lineCount += 1
          let text = line.trimmingCharacters(in: .whitespaces)
          guard !text.hasPrefix("//"), Self.spellings.contains(where: { text.contains($0) }) else { continue }
          // An index that wraps around is as quiet: `table[number % table.count]`.
          if text.contains(".count]"), !text.contains(" % ") { continue }
          #expect(Self.reviewed[name, default: []].contains(text), "\(name): \(text)")
        }
      }
    }
    #expect(lineCount > 10_000)
  }
}
