import Foundation
import Reckon
import Testing

/// The kernels against `Tests/Oracle/kernels.py`.
struct KernelOracleTests {
  struct Line: Sendable {
    var name: String
    var arguments: [Double]
    var expected: Double
    var residue: Double
    var allowed: Double

    init?(_ text: Substring) {
      let fields = text.split(separator: "\t")
      guard fields.count == 5, let expected = Double(fields[2]), let residue = Double(fields[3]),
        let allowed = Double(fields[4])
      else { return nil }
      let arguments = fields[1].split(separator: ",").compactMap { Double($0) }
      guard !arguments.isEmpty else { return nil }
      (self.name, self.arguments) = (String(fields[0]), arguments)
      (self.expected, self.residue, self.allowed) = (expected, residue, allowed)
    }

    /// The distance from the exact value in ULP of the correctly rounded one.
    func error(of result: Double) -> Double {
      if result == expected { return residue.magnitude }
      guard result.isFinite, expected.isFinite else { return result.isNaN && expected.isNaN ? 0 : .infinity }
      return ((result - expected) / expected.ulp - residue).magnitude
    }
  }

  /// A larger oracle can be named in the environment, for measuring; `RECKON_PRINT_ULP` prints the worst errors.
  static let lines: [Line] = {
    let environment = ProcessInfo.processInfo.environment
    let path =
      environment["RECKON_KERNEL_ORACLE"]
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Resources/kernel-oracle.tsv"
      ).path
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap(Line.init)
  }()

  @Test("every kernel keeps its error bound on the oracle's points")
  func bounds() {
    #expect(Self.lines.count > 3000)
    var worst: [String: (error: Double, line: Line)] = [:]
    for line in Self.lines {
      guard let result = KernelTable.evaluate(line.name, line.arguments) else {
        Issue.record("no kernel \(line.name) of \(line.arguments.count) arguments")
        continue
      }
      let error = line.error(of: result)
      #expect(error <= line.allowed, "\(line.name)\(line.arguments) = \(result), not \(line.expected): \(error) ULP")
      if error >= worst[line.name]?.error ?? 0 { worst[line.name] = (error, line) }
    }
    guard ProcessInfo.processInfo.environment["RECKON_PRINT_ULP"] != nil else { return }
    for (name, entry) in worst.sorted(by: { $0.key < $1.key }) {
      print("ULP", name, String(format: "%.3f", entry.error), entry.line.arguments)
    }
  }

  @Test("no row promises more accuracy than its kernels have", arguments: Catalogue.functions.map(\.name))
  func rows(_ name: String) throws {
    let row = try #require(Catalogue.functions.first { $0.name == name })
    // Functions of lists without kernels have oracles of their own.
    guard let bound = row.accuracy.bound, !row.kernels.isEmpty || bound == 0 else { return }
    for kernel in KernelTable.names(of: row) {
      let lines = Self.lines.filter { $0.name == kernel }
      #expect(bound == 0 || lines.count >= 20, "\(kernel) is not in the oracle")
      for line in lines {
        let result = try #require(KernelTable.evaluate(line.name, line.arguments))
        // What is exact up to its one rounding is exact by the rows' words.
        let error = bound == 0 && result == line.expected ? 0 : line.error(of: result)
        #expect(error <= bound, "\(line.name)\(line.arguments) = \(result), not \(line.expected): \(error) ULP")
      }
    }
  }
}

extension ErrorBound {
  /// The error in ULP that it allows, if that is known.
  fileprivate var bound: Double? {
    switch self {
    case .exact: 0
    case .ulp(let bound): bound
    // Of other operands than those of the result.
    case .ulpForEach, .ulpOfLargest, .backward: nil
    }
  }
}
