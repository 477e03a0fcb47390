#if _pointerBitWidth(_64)
  /// Numbers of tables, which the lanes of a register find in memory.
  extension X86Assembler {
    private static var table: X86Register { .r15 }

    mutating func takeTable(at address: Int) { move(Self.table, address) }

    /// Adds the instructions that take from the table the numbers at distances, in doubles, in a register.
    ///
    /// All lanes take part: the mask that says so is lost each time. The result is cleared first, lest it wait for what
    /// was in its register.
    mutating func gather(_ result: Int, _ index: Int, distance: Int32) {
      emit(WideInstruction.xor, result, result, .register(result))
      fixed(.fillMask)
      gatherWide(result, Self.table, index, distance)
    }

    /// On 256 bits four loads of pairs take less than half the time of two instructions that gather.
    mutating func takePairs(_ result: Int, _ index: Int, distance: Int32, ofOddLanes: Bool, spare: Int) {
      extractUpperHalf(spare, index)
      for (vector, word) in [(index, X86Register.r14), (spare, .r13)] {
        if ofOddLanes { moveUpperWord(word, vector) } else { emit(.wordOf, vector, nil, .register(Int(word.rawValue))) }
      }
      emit(VectorInstruction.load, result, nil, .memory(.indexed(Self.table, .r14, distance)))
      insertUpperHalf(result, .indexed(Self.table, .r13, distance))
    }

    package mutating func unpack(_ result: Int, _ even: Int, _ odd: Int, isUpper: Bool) {
      let start = buffer.count
      var code = InstructionBytes(
        0xC4, (result & 8 == 0 ? 0x80 : 0) | 0x40 | (odd & 8 == 0 ? 0x20 : 0) | 1, UInt8(15 - even) << 3 | 4 | 1,
        isUpper ? 0x15 : 0x14)
      code.append(0xC0 | UInt8(result & 7) << 3 | UInt8(odd & 7))
      buffer.append(code)
      if buffer.lists { buffer.list(start, "vunpck\(isUpper ? "h" : "l")pd ymm\(result),ymm\(even),ymm\(odd)") }
    }

    package mutating func extractUpperHalf(_ result: Int, _ source: Int) {
      let start = buffer.count
      buffer.append(Self.withByte(reg: source, rm: result, 4 | 1, 0x19))
      if buffer.lists { buffer.list(start, "vextractf128 xmm\(result),ymm\(source),0x1") }
    }

    package mutating func moveUpperWord(_ result: X86Register, _ source: Int) {
      let start = buffer.count
      buffer.append(Self.withByte(reg: source, rm: Int(result.rawValue), 0x80 | 1, 0x16))
      if buffer.lists { buffer.list(start, "vpextrq \(result),xmm\(source),0x1") }
    }

    package mutating func insertUpperHalf(_ result: Int, _ memory: MemoryOperand<X86Register>) {
      let start = buffer.count
      let (index, base) = extensions(.memory(memory))
      var code = InstructionBytes(
        0xC4, (result & 8 == 0 ? 0x80 : 0) | (index ? 0 : 0x40) | (base ? 0 : 0x20) | 3,
        UInt8(15 - result) << 3 | 4 | 1, 0x18)
      appendOperand(UInt8(result), .memory(memory), trailing: 1, to: &code)
      code.append(1)
      buffer.append(code)
      if buffer.lists { buffer.list(start, "vinsertf128 ymm\(result),ymm\(result),XMMWORD PTR \(text(memory)),0x1") }
    }

    /// An instruction on two registers with the byte 1, of the third table of opcodes.
    private static func withByte(reg: Int, rm: Int, _ flags: UInt8, _ opcode: UInt8) -> InstructionBytes {
      var code = InstructionBytes(
        0xC4, (reg & 8 == 0 ? 0x80 : 0) | 0x40 | (rm & 8 == 0 ? 0x20 : 0) | 3, 0x78 | flags, opcode)
      code.append(0xC0 | UInt8(reg & 7) << 3 | UInt8(rm & 7))
      code.append(1)
      return code
    }

    package mutating func gatherWide(_ result: Int, _ base: X86Register, _ index: Int, _ distance: Int32) {
      let start = buffer.count
      // All but the last of these bits are inverted.
      var code = InstructionBytes(
        0x62,
        (result & 8 == 0 ? 0x80 : 0) | (index & 8 == 0 ? 0x40 : 0) | (base.rawValue & 8 == 0 ? 0x20 : 0)
          | (result & 16 == 0 ? 0x10 : 0) | 2,
        0x80 | 0x78 | 4 | 1, 0x40 | (index & 16 == 0 ? 8 : 0) | 1)
      appendGather(result, base, index, distance, to: &code)
      buffer.append(code)
      if buffer.lists { buffer.list(start, "vgatherqpd zmm\(result){k1},\(text(base, "zmm\(index)", distance))") }
    }

    /// Appends the opcode and the operands, of which the index counts doubles, and so does a distance in one byte.
    private func appendGather(
      _ result: Int, _ base: X86Register, _ index: Int, _ distance: Int32, to code: inout InstructionBytes
    ) {
      let short = distance.isMultiple(of: 8) ? Int8(exactly: distance / 8) : nil
      code.append(0x93)
      code.append((short == nil ? 0x80 : 0x40) | UInt8(result & 7) << 3 | 4)
      code.append(0xC0 | UInt8(index & 7) << 3 | base.rawValue & 7)
      if let short { code.append(UInt8(bitPattern: short)) } else { code.append(number: distance) }
    }

    private func text(_ base: X86Register, _ index: String, _ distance: Int32) -> String {
      "QWORD PTR [\(base)+\(index)*8\(distance < 0 ? "-" : "+")0x\(String(distance.magnitude, radix: 16))]"
    }
  }
#endif
