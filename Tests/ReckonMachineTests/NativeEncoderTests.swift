#if os(Linux)
  import Foundation
  import ReckonMachine
  import TestDepth
  import Testing

  /// Every instruction that native code has, as the system's disassembler reads it.
  @Suite("Encoder of native code")
  struct EncoderTests {
    static let objdump = InstalledProgram.path("objdump") ?? "objdump"

    /// The instructions in some bytes, without spaces and remarks.
    static func disassembly(_ bytes: [UInt8]) throws -> [String] {
      let file = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
      try Data(bytes).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      process.executableURL = URL(filePath: objdump)
      process.arguments = ["-D", "-b", "binary", "-m", "i386:x86-64", "-M", "intel", "--no-show-raw-insn", file.path]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return text.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: "\t")
        return line.hasPrefix(" ") && fields.count > 1 ? normal(String(fields[1])) : nil
      }
    }

    static func normal(_ text: String) -> String {
      text.split { $0 == " " }.joined(separator: " ").replacingOccurrences(of: "+0x0]", with: "]")
    }

    static let memory: [X86Assembler.Operand] = [X86Register.rsi, .rsp, .rbp, .r12, .r13, .r8].flatMap { base in
      [Int32(0), 8, -8, 0x1234, -0x1234].flatMap { distance -> [X86Assembler.Operand] in
        [.memory(.at(base, distance)), .memory(.indexed(base, .rax, distance)), .memory(.indexed(base, .r9, distance))]
      }
    }

    @Test(
      "each row is what the disassembler reads, with every register and form of memory",
      .needs("objdump"),
      arguments: VectorInstruction.allCases)
    func vectors(_ instruction: VectorInstruction) throws {
      var assembler = X86Assembler(lists: true)
      let shape = instruction.row.shape
      let registers = (0..<16).map { X86Assembler.Operand.register($0) }
      for isWide in [false, true] {
        for first in 0..<16 {
          let second = (first * 7 + 3) % 16
          for last in registers + (first % 5 == 0 ? Self.memory : []) {
            var isMemory = false
            if case .memory = last { isMemory = true }
            switch shape {
            case .three: assembler.emit(instruction, isWide: isWide, first, second, last)
            case .threeAndByte where instruction.row.opcode == VectorInstruction.compare.row.opcode:
              for comparison in MaskComparison.allCases {
                assembler.emit(instruction, isWide: isWide, first, second, last, byte: comparison.rawValue)
              }
            case .threeAndByte: assembler.emit(instruction, isWide: isWide, first, second, last, byte: 11)
            case .threeAndMask: assembler.emit(instruction, isWide: isWide, first, second, last, byte: UInt8(second))
            case .two:
              // The scalar load has another meaning with two registers.
              if instruction == .loadScalar, !isMemory { continue }
              assembler.emit(instruction, isWide: isWide, first, nil, last)
            case .twoAndByte: assembler.emit(instruction, isWide: isWide, first, nil, last, byte: 9)
            case .store: if isMemory { assembler.emit(instruction, isWide: isWide, first, nil, last) }
            case .shift: if !isMemory { assembler.emit(instruction, isWide: isWide, first, nil, last, byte: 52) }
            case .toGeneral: if !isMemory { assembler.emit(instruction, isWide: isWide, first, nil, last) }
            }
          }
        }
      }
      try Self.compare(assembler)
    }

    @Test(
      "each row on 512 bits is what the disassembler reads, with every register and form of memory",
      .needs("objdump"),
      arguments: WideInstruction.allCases)
    func wide(_ instruction: WideInstruction) throws {
      var assembler = X86Assembler(lists: true, lanes: 8)
      let registers = (0..<32).map { X86Assembler.Operand.register($0) }
      for first in 0..<32 {
        let second = (first * 7 + 3) % 32
        for last in registers + (first % 5 == 0 ? Self.memory + Self.aligned : []) {
          var isMemory = false
          if case .memory = last { isMemory = true }
          switch instruction.row.shape {
          case .three: assembler.emit(instruction, first, second, last)
          case .masked: assembler.emit(instruction, first, second, last, mask: 1 + first % 7)
          case .two: assembler.emit(instruction, first, nil, last)
          case .twoAndByte: assembler.emit(instruction, first, nil, last, byte: 9)
          case .store: if isMemory { assembler.emit(instruction, first, nil, last) }
          case .shift: if !isMemory { assembler.emit(instruction, first, nil, last, byte: 52) }
          case .compare:
            for comparison in MaskComparison.allCases {
              assembler.emit(instruction, 1 + first % 7, second, last, byte: comparison.rawValue)
            }
          case .toMask: if !isMemory { assembler.emit(instruction, 1 + first % 7, nil, last) }
          case .fromMask: assembler.emit(instruction, first, nil, .register(1))
          }
        }
      }
      try Self.compare(assembler)
    }

    @Test(
      "numbers of tables are found as the disassembler reads, with every register",
      .needs("objdump"))
    func gathers() throws {
      var wide = X86Assembler(lists: true, lanes: 8)
      for base in [X86Register.rcx, .rbp, .r15] {
        for distance in [Int32(0), 8, 16, 127, 1024, -8] {
          for result in 0..<32 { wide.gatherWide(result, base, (result * 7 + 3) % 32, distance) }
        }
      }
      try Self.compare(wide)
    }

    @Test(
      "pairs of numbers are taken and unpacked as the disassembler reads, with every register",
      .enabled(if: FileManager.default.isExecutableFile(atPath: objdump), "needs objdump (Debian: binutils)"))
    func pairs() throws {
      var assembler = X86Assembler(lists: true)
      for first in 0..<16 {
        for second in 0..<16 {
          assembler.extractUpperHalf(first, second)
          for isUpper in [false, true] { assembler.unpack(first, second, (first + 5) % 16, isUpper: isUpper) }
        }
        for word in X86Register.allCases { assembler.moveUpperWord(word, first) }
        for base in [X86Register.rcx, .rbp, .r13, .r15] {
          for distance in [Int32(0), 8, 16, 127, 1024, -8] {
            assembler.insertUpperHalf(first, .indexed(base, .r13, distance))
          }
        }
      }
      try Self.compare(assembler)
    }

    /// Distances that fit into a byte as multiples of a register's size.
    static let aligned: [X86Assembler.Operand] = [X86Register.rsi, .rsp, .rbp, .r12, .r13].flatMap { base in
      [Int32(64), -64, 64 * 127, 64 * 128].map { .memory(.at(base, $0)) }
    }

    static func compare(_ assembler: borrowing X86Assembler) throws {
      let expected = assembler.buffer.listing.map { normal($0.text) }
      expectSameListing(expected, readAs: try disassembly(assembler.buffer.bytes))
    }

    @Test(
      "general instructions are what the disassembler reads",
      .needs("objdump"))
    func general() throws {
      var assembler = X86Assembler(lists: true)
      for register in X86Register.allCases {
        for instruction in WordInstruction.allCases {
          for operand in Self.memory where instruction != .test { assembler.emit(instruction, register, operand) }
          if instruction != .address, instruction != .store {
            for other in X86Register.allCases { assembler.emit(instruction, register, .register(Int(other.rawValue))) }
          }
        }
        assembler.push(register)
        assembler.pop(register)
        assembler.call(register)
        for word in [0, 1, 0x1234_5678, 0xFFFF_FFFF, 0x1_0000_0000, -1] { assembler.move(register, word) }
        for number: Int32 in [1, 127, 128, -128, -129, 0x12345] {
          assembler.add(number, to: .register(Int(register.rawValue)))
          assembler.subtract(number, from: .register(Int(register.rawValue)))
        }
      }
      for operand in Self.memory {
        assembler.add(5, to: operand)
        assembler.subtract(0x1234, from: operand)
        if case .memory(let memory) = operand { assembler.jump(through: memory) }
      }
      for instruction in X86Assembler.FixedInstruction.allCases { assembler.fixed(instruction) }
      try Self.compare(assembler)
    }
  }
#endif
