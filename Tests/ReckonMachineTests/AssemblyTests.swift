#if !DEBUG && os(Linux)
  import Foundation
  import Reckon
  import TestDepth
  import Testing

  /// Reads the machine code of this very process, as `objdump` prints it.
  @Suite("The machines' assembly")
  struct AssemblyTests {
    static let objdump = InstalledProgram.path("objdump")

    /// The instructions of each closure of the batch machine's kernels, by its symbol.
    static func functions() throws -> [String: [Substring]] {
      let process = Process()
      process.executableURL = URL(filePath: objdump ?? "")
      process.arguments = ["-d", "--no-show-raw-insn", "/proc/\(getpid())/exe"]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      var functions: [String: [Substring]] = [:]
      var name: String?
      // How far jumps of the function lead. Behind its end may stand functions without a symbol.
      var farthest = 0
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasSuffix(">:"), let start = line.firstIndex(of: "<") {
          let symbol = line[line.index(after: start)...].dropLast(2)
          name = symbol.hasPrefix(batchKernels) && symbol.contains("cfU") ? String(symbol) : nil
          farthest = 0
          continue
        }
        let parts = line.split(separator: "\t")
        guard let known = name, parts.count > 1,
          let address = Int(parts[0].trimmingCharacters(in: [" ", ":"]), radix: 16)
        else { continue }
        functions[known, default: []].append(parts[1])
        let words = parts[1].split(separator: " ")
        if words[0].hasPrefix("j"), words.count > 1, let target = Int(words[1], radix: 16) {
          farthest = max(farthest, target)
        }
        if words[0].hasPrefix("ret") || words[0] == "jmp", farthest <= address || farthest > address + 1 << 16 {
          name = nil
        }
      }
      return functions
    }

    /// How the symbols of the batch machine's kernels begin; those of closures in them have `cfU` further on.
    static let batchKernels = "$s13ReckonMachine12BatchKernelsO"

    @Test(
      "the loop of each kernel over columns calls nothing, but for those that apply a function row by row",
      .needs("objdump"))
    func kernelsAreLoops() throws {
      let kernels = try Self.functions().filter { $0.key.hasPrefix(Self.batchKernels) }
      #expect(kernels.count >= 20)
      for (name, all) in kernels {
        let code = Self.code(all)
        // A kernel that does not call a function by its address is a loop by itself, or a jump to the one that is.
        let calls = code.filter { $0.hasPrefix("call") && !(name.contains("apply") && $0.contains("*")) }
        #expect(calls.isEmpty, "\(name): \(calls)")
        #expect(!code.contains { $0.hasPrefix("ud2") || $0.contains("swift_") }, "\(name): \(code)")
      }
    }

    /// Behind the last jump stands only what fills up to the next function, and behind `#` what a number refers to.
    static func code(_ lines: [Substring]) -> [String] {
      lines.map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }
        // The root of a negative number is the C library's, which may set errno.
        .map { $0.hasSuffix("<sqrt@plt>") ? $0.hasPrefix("jmp") ? "ret" : "nop" : $0 }
        .filter { !$0.contains("nop") && !$0.hasPrefix("xchg   %ax,%ax") && $0 != "int3" && !$0.hasPrefix("data16") }
    }
  }
#endif
