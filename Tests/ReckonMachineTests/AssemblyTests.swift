#if !DEBUG && os(Linux)
  import Foundation
  import Reckon
  import ReckonForms
  import Testing

  /// Reads the machine code of this very process, as `objdump` prints it.
  @Suite("The machines' assembly")
  struct AssemblyTests {
    static let objdump = ["/usr/bin/objdump", "/usr/bin/llvm-objdump"].first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The instructions of each `@c` function of the threaded machine and of each closure of the batch machine's kernels, by its symbol.
    static func functions() throws -> [String: [Substring]] {
      let process = Process()
      process.executableURL = URL(filePath: objdump ?? "")
      process.arguments = ["-d", "--no-show-raw-insn", "/proc/\(getpid())/exe"]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      var handlers: [String: [Substring]] = [:]
      var name: String?
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasSuffix(">:"), let start = line.firstIndex(of: "<") {
          let symbol = line[line.index(after: start)...].dropLast(2)
          name = symbol.hasPrefix("reckon_") || symbol.hasPrefix(batchKernels) && symbol.contains("cfU") ? String(symbol) : nil
        } else if let name, let instruction = line.split(separator: "\t").dropFirst().first {
          handlers[name, default: []].append(instruction)
        }
      }
      return handlers
    }

    /// How the symbols of the batch machine's kernels begin; those of closures in them have `cfU` further on.
    static let batchKernels = "$s13ReckonMachine12BatchKernelsO"

    @Test(
      "the loop of each kernel over columns calls nothing, but for those that apply a function row by row",
      .enabled(if: objdump != nil, "needs objdump (Debian: binutils)"))
    func kernelsAreLoops() throws {
      let kernels = try Self.functions().filter { $0.key.hasPrefix(Self.batchKernels) }
      #expect(kernels.count > 200)
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

    /// The symbols of the steps that are written by hand, from their source.
    static let specialSymbols: [String] = {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let source = folder.appending(path: "Sources/ReckonMachine/Threaded/Handlers+Calls.swift")
      let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
      return text.split(separator: "@c(").dropFirst().map { String($0.prefix { $0 != ")" }) }
    }()

    @Test(
      "each step that is written by hand jumps to the next, and calls it nowhere",
      .enabled(if: objdump != nil, "needs objdump (Debian: binutils)"))
    func specialStepsJump() throws {
      let functions = try Self.functions()
      #expect(Set(Self.specialSymbols).isSuperset(of: ["reckon_loop", "reckon_enter", "reckon_leave", "reckon_host"]))
      for name in Self.specialSymbols {
        let code = Self.code(try #require(functions[name], "\(name) is not in the machine code"))
        let jumps = code.filter { $0.hasPrefix("jmp") && $0.contains("*") }
        switch name {
        // They end the run.
        case "reckon_finish", "reckon_depth": #expect(jumps.isEmpty, "\(name): \(code)")
        case _: #expect(!jumps.isEmpty, "\(name): \(code)")
        }
        // The next step is reached by its address, and so is a function of the catalogue, which one of the steps applies.
        let calls = code.filter { $0.hasPrefix("call") && $0.contains("*") }
        #expect(calls.count == (name == "reckon_applyMany" ? 1 : 0), "\(name): \(calls)")
        // Charging steps may trap; counting references never takes part.
        #expect(!code.contains { $0.contains("swift_") }, "\(name): \(code)")
      }
    }

    @Test(
      "each handler ends in its own jump to the next or in the end of the run, and neither counts references, nor traps, nor checks bounds",
      .enabled(if: objdump != nil, "needs objdump (Debian: binutils)"))
    func handlersJump() throws {
      let handlers = try Self.functions().filter { $0.key.hasPrefix("reckon_handler") }
      #expect(handlers.count == HandlerForm.all.reduce(0) { $0 + $1.registers + ($1.canReturn ? 1 : 0) })
      for (name, all) in handlers {
        let code = Self.code(all)
        #expect(
          code.last.map { $0.hasPrefix("jmp") && ($0.contains("*") || $0.contains("reckon_handler")) || $0.hasPrefix("ret") } ?? false,
          "\(name): \(code)")
        let calls = code.filter { $0.hasPrefix("call") }
        // Functions of the catalogue are called by their address in the code, at most one in a handler.
        #expect(calls.count <= 1 && calls.allSatisfy { $0.contains("*") }, "\(name): \(calls)")
        #expect(!code.contains { $0.hasPrefix("ud2") || $0.contains("swift_") }, "\(name): \(code)")
      }
    }
  }
#endif
