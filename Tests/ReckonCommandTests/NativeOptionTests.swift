#if os(Linux) && arch(x86_64)
  import Foundation
  import TestDepth
  import Testing

  /// The tool with native code, without it, and where the system refuses it.
  @Suite("Native code of the tool")
  struct NativeOptionTests {
    static let python = InstalledProgram.path("python3") ?? "python3"
    /// Runs the tool in a process for which the kernel never makes written memory executable (PR_SET_MDWE, from Linux
    /// 6.3 on); ends with 77 where there is no such protection.
    static let refusing =
      "\(python) -c 'import ctypes, os, sys; ctypes.CDLL(None).prctl(65, 1, 0, 0, 0) and sys.exit(77); os.execv(sys.argv[1], sys.argv[1:])' \"$0\""

    static func run(_ line: String) throws -> (output: String, code: Int32?) {
      let result = try ToolProcess(shell: line).wait()
      return (String(decoding: result.output, as: UTF8.self), result.code)
    }

    @Test("explain lists machine code beside the instructions of blocks, and nothing where the system refuses")
    func listing() throws {
      let listed = try Self.run("\"$0\" explain --native 'a*b + c'").output
      #expect(listed.contains("; v1 = * a, b") || listed.contains("* a, b"))
      #expect(listed.contains("ret ") && listed.contains("bytes") || listed.contains("no AVX"))
      #expect(!ToolRun("explain", "a*b + c").output.contains("== native code"))
      for text in ["x", "2", "x > 1", "sin(x) + cos(y)", "min(x, 1/y)"] {
        let listed = try Self.run("\"$0\" explain --native '\(text)'")
        #expect(
          listed.code == 0 && (listed.output.contains("rows at a time") || listed.output.contains("no AVX")), "\(text)")
      }
    }

    @Test(
      "--no-native holds at the prompt too", .needs("python3"))
    func prompt() throws {
      let script = ToolRun.resource("native_prompt.py")
      let usual = try Self.run("\(Self.python) '\(script)' \"$0\"").output
      // Without AVX, and where the system refuses, there is none anyway.
      guard usual == "native\n" else { return }
      #expect(try Self.run("\(Self.python) '\(script)' \"$0\" --no-native").output == "none\n")
    }

    @Test("--no-native holds for tables too", .needs("strace"))
    func table() throws {
      let table = "(echo a,b; seq 1 40000 | sed 's/$/,3/')"
      let count = "grep -c 'PROT_READ|PROT_EXEC.*= 0'"
      func executable(_ options: String) throws -> String {
        try Self.run(
          "\(table) | strace -f -e trace=mprotect \"$0\" run 'c = a/b + sin(a)' - \(options) 2>&1 >/dev/null | \(count)"
        ).output
      }
      guard try executable("") != "0\n" else { return }
      #expect(try executable("--no-native") == "0\n")
    }

    @Test(
      "a refused mprotect changes nothing but speed, and neither does --no-native",
      .needs("python3"))
    func refused() throws {
      let refused = try Self.run("\(Self.refusing) explain --native 'a*b + c'")
      guard refused.code != 77 else { return }
      #expect(refused.output.contains("refuses executable memory"))
      let table = "(echo a,b; seq 1 40000 | sed 's/$/,3/')"
      let formula = "run 'c = a/b + sin(a) * max(a, 700*b) - (a > 9 ? 1/(a - 77) : a)' -"
      let usual = try Self.run("\(table) | \"$0\" \(formula) | cksum").output
      #expect(try Self.run("\(table) | \(Self.refusing) \(formula) | cksum").output == usual)
      #expect(try Self.run("\(table) | \"$0\" \(formula) --no-native | cksum").output == usual)
      #expect(
        try Self.run("\(table) | \"$0\" \(formula) | wc -l").output.trimmingCharacters(in: .whitespacesAndNewlines)
          == "40001")
    }
  }
#endif
