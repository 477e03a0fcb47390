#if _pointerBitWidth(_64)
  /// Numbers of tables, which the lanes of a register find in memory.
  extension X86Assembler {
    mutating func takeTable(at address: Int) { move(Self.table, address) }

    /// Adds the instructions that take from the table in ``table`` the numbers at distances, in doubles, in a register.
    ///
    /// All lanes take part: the mask that says so is lost each time. The result is cleared first, lest it wait for what
    /// was in its register.
    mutating func gather(_ result: Int, _ index: Int, distance: Int32, spare: Int) {
      let base = Self.table
      if isFull {
        emit(WideInstruction.xor, result, result, .register(result))
        fixed(.fillMask)
        gatherWide(result, base, index, distance)
      } else {
        emit(.xor, isWide: true, result, result, .register(result))
        emit(.compare, isWide: true, spare, result, .register(result), byte: MaskComparison.equal.rawValue)
        gatherNarrow(result, base, index, distance, mask: spare)
      }
    }

    package mutating func gatherNarrow(_ result: Int, _ base: X86Register, _ index: Int, _ distance: Int32, mask: Int) {
      let start = buffer.count
      var code = InstructionBytes(
        0xC4, (result & 8 == 0 ? 0x80 : 0) | (index & 8 == 0 ? 0x40 : 0) | (base.rawValue & 8 == 0 ? 0x20 : 0) | 2,
        0x80 | UInt8(15 - mask) << 3 | 4 | 1)
      appendGather(result, base, index, distance, scale: 1, to: &code)
      buffer.append(code)
      if buffer.lists {
        buffer.list(start, "vgatherqpd ymm\(result),\(text(base, "ymm\(index)", distance)),ymm\(mask)")
      }
    }

    package mutating func gatherWide(_ result: Int, _ base: X86Register, _ index: Int, _ distance: Int32) {
      let start = buffer.count
      // All but the last of these bits are inverted.
      var code = InstructionBytes(
        0x62,
        (result & 8 == 0 ? 0x80 : 0) | (index & 8 == 0 ? 0x40 : 0) | (base.rawValue & 8 == 0 ? 0x20 : 0)
          | (result & 16 == 0 ? 0x10 : 0) | 2,
        0x80 | 0x78 | 4 | 1, 0x40 | (index & 16 == 0 ? 8 : 0) | 1)
      appendGather(result, base, index, distance, scale: 8, to: &code)
      buffer.append(code)
      if buffer.lists { buffer.list(start, "vgatherqpd zmm\(result){k1},\(text(base, "zmm\(index)", distance))") }
    }

    /// Appends the opcode and the operands, of which the index counts doubles.
    ///
    /// - Parameter scale: what a distance in one byte is multiplied by.
    private func appendGather(
      _ result: Int, _ base: X86Register, _ index: Int, _ distance: Int32, scale: Int32, to code: inout InstructionBytes
    ) {
      let short = distance.isMultiple(of: scale) ? Int8(exactly: distance / scale) : nil
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
