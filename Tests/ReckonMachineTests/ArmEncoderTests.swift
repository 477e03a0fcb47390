#if os(Linux)
  import Foundation
  import ReckonMachine
  import TestDepth
  import Testing

  /// Every instruction of arm64 that native code has, as the toolchain's disassembler reads it.
  @Suite("Encoder of native code for arm64")
  struct ArmEncoderTests {
    /// The one beside the compiler first: others write some numbers in another way.
    static let objdump =
      ["/opt/swift/usr/bin/llvm-objdump"].first { FileManager.default.isExecutableFile(atPath: $0) }
      ?? InstalledProgram.path("llvm-objdump")

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
      expectSameListing(expected, readAs: try disassembly(assembler.buffer.bytes))
    }

    @Test(
      "each row is what the disassembler reads, with every register and the least and greatest numbers",
      .needs("llvm-objdump"), arguments: ArmInstruction.allCases)
    func rows(_ instruction: ArmInstruction) throws {
      var assembler = ArmAssembler(lists: true)
      for first in 0..<31 {
        // Two sources that are the same have another name.
        let (second, third) = ((first * 7 + 3) % 31, (first * 7 + 11) % 31)
        for number in Self.numbers(instruction.row.shape) {
          switch instruction.row.shape {
          case .jumpIf:
            for condition in ArmCondition.allCases {
              assembler.emit(instruction, Int(condition.rawValue), number: number)
            }
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

    @Test("what the emitter asks for is listed as the disassembler reads it", .needs("llvm-objdump"))
    func vocabulary() throws {
      var assembler = ArmAssembler(lists: true)
      let memory: [VectorOperand<ArmRegister>] = [ArmRegister.sp, .x1, .x21].flatMap { base in
        [Int32(0), 8, -8, 24, 0x7FF8, 0x10000, -0x10000].map { .memory(.at(base, $0)) } + [
          .memory(.indexed(base, .x9, 0))
        ]
      }
      for instruction in VectorInstruction.allCases {
        for first in 0..<16 {
          for isWide in [false, true] {
            switch instruction {
            case .loadScalar, .storeScalar, .load, .store:
              for place in memory { assembler.emit(instruction, isWide: isWide, first, nil, place, byte: nil) }
            case .wordOf: assembler.emit(instruction, isWide: isWide, first, nil, .register(9), byte: nil)
            case .compare, .compareScalar:
              for comparison in MaskComparison.allCases {
                assembler.emit(instruction, isWide: isWide, first, 3, .register(12), byte: comparison.rawValue)
              }
            case .round, .roundScalar:
              for byte in 8..<12 as Range<UInt8> {
                assembler.emit(instruction, isWide: isWide, first, 3, .register(4), byte: byte)
              }
            case .blend:
              for mask in [first, 5] {
                assembler.emit(instruction, isWide: isWide, first, 3, .register(12), byte: UInt8(mask))
              }
            default:
              assembler.emit(instruction, isWide: isWide, first, 3, .register(12), byte: 52)
              assembler.emit(instruction, isWide: isWide, first, 3, memory[first], byte: 52)
            }
          }
        }
      }
      for register in ArmRegister.allCases where register != .sp && register != .x17 {
        for place in memory {
          assembler.emit(.load, register, place)
          assembler.emit(.store, register, place)
          assembler.emit(.compare, register, place)
          if case .memory(.at) = place { assembler.emit(.address, register, place) }
        }
        for word in [0, 1, 0x1234_5678, 0x1_0000_0000, -1] { assembler.move(register, word) }
        for number: Int32 in [1, 4095, 4096, -4096, 0x12345] {
          assembler.add(number, to: .register(Int(register.rawValue)))
          assembler.subtract(number, from: .register(Int(register.rawValue)))
        }
        assembler.move(register, from: .x3)
        assembler.move(register, from: .sp)
      }
      for place in memory {
        assembler.add(5, to: place)
        assembler.subtract(0x1234, from: place)
        if case .memory(let memory) = place { assembler.jump(through: memory) }
      }
      try Self.check(assembler)
    }

    @Test("a jump reaches as far as its distance has bits, and code that is longer is none")
    func limits() {
      for (distance, isReached) in [((1 << 20) - 4, true), (1 << 20, false)] {
        var assembler = ArmAssembler()
        let label = assembler.buffer.makeLabel()
        assembler.jump(.zero, to: label)
        assembler.buffer.bytes += [UInt8](repeating: 0, count: distance - 4)
        assembler.buffer.place(label)
        assembler.return()
        #expect((assembler.finished() != nil) == isReached)
        var backwards = ArmAssembler()
        let start = backwards.buffer.makeLabel()
        backwards.buffer.place(start)
        backwards.buffer.bytes += [UInt8](repeating: 0, count: isReached ? 1 << 20 : (1 << 20) + 4)
        backwards.jump(.zero, to: start)
        #expect((backwards.finished() != nil) == isReached)
      }
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
      case .three, .two, .sourceBelowZero, .sources, .same, .upper, .source, .sourceAndZero, .indexed, .push, .pop,
        .extended, .shifted,
        .none:
        [0]
      }
    }
  }
#endif
