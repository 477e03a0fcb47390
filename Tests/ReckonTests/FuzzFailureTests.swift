import Foundation
import Reckon
import Testing

/// What fuzzing once found, run again on every test run. A find is put into `Fuzz/Failures` as the fuzzer wrote it.
@Suite("Inputs that fuzzing found")
struct FuzzFailureTests {
  @Test("each is refused, or gives the same answer optimised, plain and reloaded")
  func replay() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fuzz/Failures")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where !file.lastPathComponent.hasPrefix(".") {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      var options = Formula.Options()
      options.limits.steps = 100_000
      _ = Formula.validate(text, options: options)
      guard let optimized = try? Formula(text, options: options) else { continue }
      options.isOptimized = false
      let plain = try Formula(text, options: options)
      let inputs = optimized.variables.indices.map { 0.5 + Double($0) }
      for policy in [ErrorPolicy.strict, .ieee] where optimized.program.isPure {
        let answers = [optimized, plain, try Formula(image: optimized.image, limits: options.limits)].map {
          DifferentialTests.answer($0, inputs, policy)
        }
        #expect(answers[0] == answers[1] && answers[1] == answers[2], "\(file.lastPathComponent)")
      }
    }
  }
}
