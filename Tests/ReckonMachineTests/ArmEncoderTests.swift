#if os(Linux)
  import Foundation
  import ReckonMachine
  import Testing

  /// Every instruction of arm64 that native code has, as the toolchain's disassembler reads it.
  @Suite("Encoder of native code for arm64")
  struct ArmEncoderTests {
    /// Beside the compiler that has built the tests, or where Linux distributions have it.
    static let objdump = ["/opt/swift/usr/bin/llvm-objdump", "/usr/bin/llvm-objdump"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }

    /// The instructions in some bytes at address 0, without remarks and names of places.
    static func disassembly(_ bytes: [UInt8]) throws -> [String] {
      try ArmFile(memory: bytes, address: 0).withFile { path in
        let (data, _) = try ArmFile.output(objdump ?? "", ["-d", "--no-show-raw-insn", "--print-imm-hex", path])
        return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
          let fields = line.split(separator: "\t")
          guard fields.count > 1, line.hasPrefix(" ") else { return nil }
          return normal(fields[1...].joined(separator: " "))
        }
      }
    }

    static func normal(_ text: String) -> String {
      let text = text.prefix { $0 != "<" && $0 != "/" }
      return text.split { $0 == " " }.joined(separator: " ")
    }

    static func check(_ assembler: borrowing ArmAssembler) throws {
      let expected = assembler.buffer.listing.map { normal($0.text) }
      let found = try disassembly(assembler.buffer.bytes)
      #expect(found.count == expected.count && !expected.isEmpty)
      for (found, expected) in zip(found, expected) where found != expected {
        Issue.record("\(expected) is read as \(found)")
        break
      }
    }

    @Test(
      "each row is what the disassembler reads, with every register and the least and greatest numbers",
      .enabled(if: objdump != nil, "needs llvm-objdump"), arguments: ArmInstruction.allCases)
    func rows(_ instruction: ArmInstruction) throws {
      var assembler = ArmAssembler(lists: true)
      for first in 0..<31 {
        // Two sources that are the same have another name.
        let (second, third) = ((first * 7 + 3) % 31, (first * 7 + 11) % 31)
        for number in Self.numbers(instruction.row.shape) {
          switch instruction.row.shape {
          case .jumpIf:
            for condition in ArmCondition.allCases { assembler.emit(instruction, Int(condition.rawValue), number: number) }
          // Numbers with a place are named by what they are there.
          case .sixteenBits where instruction == .moveNumber && number > 0xFFFF: break
          // One register is not loaded twice.
          case .push, .pop: assembler.emit(instruction, first, second == first ? (first + 1) % 31 : second)
          default: assembler.emit(instruction, first, second, third, number: number)
          }
        }
      }
      // The stack pointer.
      switch instruction.row.shape {
      case .distance, .near: assembler.emit(instruction, 3, 31, number: 16)
      case .indexed: assembler.emit(instruction, 3, 31, 7)
      case .number where instruction == .addNumber || instruction == .subtractNumber:
        assembler.emit(instruction, 31, 31, number: 32)
        assembler.emit(instruction, 4, 31, number: 8)
      case .extended: assembler.emit(instruction, 31, 31, 17)
      default: break
      }
      if instruction == .addNumber {
        assembler.emit(instruction, 4, 31, number: 0)
        assembler.emit(instruction, 31, 4, number: 0)
      }
      try Self.check(assembler)
    }

    /// Numbers to write into a row.
    static func numbers(_ shape: ArmInstruction.Shape) -> [Int] {
      switch shape {
      case .distance(let unit): [0, unit, 4095 * unit]
      case .near: [0, 1, 255, -1, -256]
      case .shiftLeft: [1, 52, 63]
      case .shiftRight: [1, 52, 64]
      case .number: [1, 4095]
      case .sixteenBits: [0x1234, 1 << 16 | 0xFFFF, 3 << 16 | 1]
      case .literal, .jumpIf: [0, 4, 0xFFFFC]
      case .jump: [0, 4, 0x7FF_FFFC]
      case .address: [0, 1, 0xFFFFF]
      case .three, .two, .sources, .same, .upper, .source, .indexed, .push, .pop, .extended, .shifted, .none: [0]
      }
    }
  }
#endif
