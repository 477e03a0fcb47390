import ReckonCatalogue

/// One decoded instruction.
package struct Instruction: Hashable, Sendable, BitwiseCopyable {
  package var opcode: Opcode
  /// The index, operation code or target.
  package var operand: UInt32
  /// The number of operands of a counted instruction.
  package var count: UInt32

  package init(_ opcode: Opcode, _ operand: UInt32 = 0, count: UInt32 = 0) {
    self.opcode = opcode
    self.operand = operand
    self.count = count
  }

  /// The length in bytes.
  package var length: Int {
    switch opcode.layout {
    case .none: 1
    case .index, .operation: 1 + Self.width(operand)
    case .operationAndCount, .valuesAndCount: 1 + Self.width(operand) + Self.width(count)
    case .target: 5
    }
  }

  /// Encodes it: the opcode byte, then its operands; integers in groups of seven bits, low ones first; targets in four
  /// bytes, low ones first.
  package func encode(into code: inout [UInt8]) {
    code.append(opcode.rawValue)
    switch opcode.layout {
    case .none: break
    case .index, .operation: Self.write(operand, to: &code)
    case .operationAndCount, .valuesAndCount:
      Self.write(operand, to: &code)
      Self.write(count, to: &code)
    case .target:
      code.append(contentsOf: repeatElement(0, count: 4))
      Self.write(target: operand, to: &code, at: code.count - 4)
    }
  }

  /// Decodes the instruction at an offset and advances the offset past it; `nil` if the bytes are not an instruction.
  package static func decode(_ code: [UInt8], at offset: inout Int) -> Instruction? {
    guard offset < code.count, let opcode = Opcode(rawValue: code[offset]) else { return nil }
    var next = offset + 1
    var instruction = Instruction(opcode)
    switch opcode.layout {
    case .none: break
    case .index, .operation:
      guard let operand = read(code, at: &next) else { return nil }
      instruction.operand = operand
    case .operationAndCount, .valuesAndCount:
      guard let operand = read(code, at: &next), let count = read(code, at: &next) else { return nil }
      (instruction.operand, instruction.count) = (operand, count)
    case .target:
      guard code.count - next >= 4 else { return nil }
      for index in (0..<4).reversed() { instruction.operand = instruction.operand << 8 | UInt32(code[next + index]) }
      next += 4
    }
    // With 32-bit words not every number is a valid index.
    guard Int(exactly: instruction.operand) != nil, Int(exactly: instruction.count) != nil else { return nil }
    offset = next
    return instruction
  }

  /// Patches the four bytes of a jump's target.
  package static func write(target: UInt32, to code: inout [UInt8], at offset: Int) {
    for byte in 0..<4 { code[offset + byte] = UInt8(truncatingIfNeeded: target >> UInt32(8 * byte)) }
  }

  package static func write(_ value: UInt32, to code: inout [UInt8]) {
    var rest = value
    while rest >= 0x80 {
      code.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    code.append(UInt8(rest))
  }

  /// Decodes an integer in its shortest form; longer forms are rejected, so that a program has one encoding.
  package static func read(_ code: [UInt8], at offset: inout Int) -> UInt32? {
    // Nearly all take one byte.
    if offset < code.count, code[offset] < 0x80 {
      defer { offset += 1 }
      return UInt32(code[offset])
    }
    var value: UInt64 = 0
    var shift: UInt64 = 0
    var next = offset
    while next < code.count, shift <= 28 {
      let byte = code[next]
      next += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 {
        guard byte != 0 || shift == 0, let result = UInt32(exactly: value) else { return nil }
        offset = next
        return result
      }
      shift += 7
    }
    return nil
  }

  private static func width(_ value: UInt32) -> Int { max(1, (32 - value.leadingZeroBitCount + 6) / 7) }
}
