#if os(Linux)
  import Foundation
  import ReckonCatalogue
  import ReckonMachine

  /// Functions for arm64 with the memory they work on, as one program that calls each and prints what that has written.
  struct ArmImage {
    /// The memory that the program prints, in words.
    private(set) var results = 0
    private var memory: [UInt8] = []
    private var calls: [UInt64] = []
    private var isAligned = true
    /// The places of copies of tables, by the addresses of these.
    private var tables: [Int: UInt64] = [:]

    static let address: UInt64 = 0x40_0000
    /// What the loader and the helpers keep: a context, then the flag that helpers set.
    static let context = address + 2048
    static let flag = context + 1024
    /// Where functions and data begin, and the memory for results and frames, which is zero in the beginning.
    static let start = address + 4096
    static let resultStart: UInt64 = 0x1000_0000
    static let frames: UInt64 = 0x1800_0000
    /// The formula's own frame, in front of which is room.
    static let frame = frames + 64
    static let frameBytes: UInt64 = 1 << 20

    /// What helpers leave in the word behind a result.
    static let wasStopped: UInt64 = 1
    static let hasCalled: UInt64 = 2

    /// Words in memory; their address.
    mutating func add(_ words: [UInt64]) -> UInt64 {
      let place = Self.start + UInt64(memory.count)
      for word in words { for shift in 0..<8 { memory.append(UInt8(truncatingIfNeeded: word >> UInt64(8 * shift))) } }
      if memory.count % 16 != 0 { memory += [UInt8](repeating: 0, count: 16 - memory.count % 16) }
      return place
    }

    /// Code, which calls the image's own helpers instead of those of this process.
    ///
    /// - Parameter function: what it calls instead of any other function: one that notes that, unless another is given.
    mutating func add(_ code: [UInt8], calling function: UInt64? = nil) -> UInt64 {
      var bytes = code
      var at = 0
      while at + 4 <= bytes.count {
        defer { at += 4 }
        let word = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) }
        // The stack pointer is a multiple of sixteen wherever memory is found by it.
        if word & 0xFF00_03FF == 0xD100_03FF { isAligned = isAligned && (word >> 10 & 0xFFF) % 16 == 0 }
        // An address that a call takes is loaded into x16.
        // A constant behind the code may look like that, and then leads out of it.
        if word & 0xFF00_001F == 0x5800_0010, case let place = at + Int(word >> 5 & 0x7FFFF) * 4,
          place + 8 <= bytes.count
        {
          let old = (0..<8).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
          let new = Self.helper(old) ?? function ?? Self.other
          for index in 0..<8 { bytes[place + index] = UInt8(truncatingIfNeeded: new >> UInt64(8 * index)) }
        }
        // That of a table of this process is loaded into x28.
        if word & 0xFF00_001F == 0x5800_001C, case let place = at + Int(word >> 5 & 0x7FFFF) * 4,
          place + 8 <= bytes.count
        {
          let old = (0..<8).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
          guard let new = table(at: old) else { continue }
          for index in 0..<8 { bytes[place + index] = UInt8(truncatingIfNeeded: new >> UInt64(8 * index)) }
        }
      }
      let place = Self.start + UInt64(memory.count)
      memory += bytes
      if memory.count % 16 != 0 { memory += [UInt8](repeating: 0, count: 16 - memory.count % 16) }
      return place
    }

    /// The place of a copy of a table of this process.
    private mutating func table(at address: Int) -> UInt64? {
      if let known = tables[address] { return known }
      let known = Elementary.tables.first { $0.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } == address }
      guard let known else { return nil }
      let place = add(known.map(\.bitPattern))
      tables[address] = place
      return place
    }

    /// Room for words that are printed; the address of the first.
    mutating func addResults(_ count: Int) -> UInt64 {
      results += count
      return Self.resultStart + UInt64(8 * (results - count))
    }

    /// Adds a call: the address of the inputs, or the table; that of the frame, or the number of rows. The result and
    /// the flag are written to two words at an address.
    mutating func call(_ code: UInt64, _ first: UInt64, _ second: UInt64, steps: Int, depth: Int, result: UInt64) {
      calls += [code, first, second, UInt64(bitPattern: Int64(steps)), UInt64(depth), result]
    }

    /// Runs the program; the words that it prints.
    consuming func run(_ emulator: String) throws -> [UInt64] {
      guard isAligned else { throw Failure(status: -2, count: 0) }
      let table = add(calls)
      let count = calls.count / 6
      // What calls must preserve is printed last.
      let preserved = addResults(9)
      var bytes = Self.code(table, count, preserved, results)
      bytes += [UInt8](repeating: 0, count: Int(Self.start - Self.address) - bytes.count)
      let file = ArmFile(
        memory: bytes + memory, address: Self.address, room: Self.frames + Self.frameBytes - Self.start)
      let (data, status) = try file.withFile { try ArmFile.output(emulator, [$0]) }
      let words = data.withUnsafeBytes { Array($0.bindMemory(to: UInt64.self)) }
      guard status == 0, words.count == results else { throw Failure(status: status, count: words.count) }
      for (index, word) in words.suffix(9).enumerated() where word != UInt64(index == 8 ? 0 : index) {
        throw Failure(status: -1, count: index)
      }
      return words
    }

    struct Failure: Error, CustomStringConvertible {
      let status: Int32
      let count: Int
      var description: String {
        switch status {
        case -1: "calls have changed what they must preserve: \(count)"
        case -2: "the stack pointer is not a multiple of sixteen"
        default: "the emulator ends with \(status) after \(count) words"
        }
      }
    }

    // MARK: The loader

    private static let helperStart = address + 1024
    private static let stop = helperStart
    private static let poll = helperStart + 64
    private static let enter = helperStart + 128
    private static let other = helperStart + 512

    private static func helper(_ address: Int) -> UInt64? {
      let helpers = ArmCode.helpers
      return address == helpers.stop ? stop : address == helpers.poll ? poll : address == helpers.enter ? enter : nil
    }

    private static func code(_ table: UInt64, _ count: Int, _ preserved: UInt64, _ results: Int) -> [UInt8] {
      var bytes = loader(table, count, preserved, results)
      for (address, helper) in [
        (stop, stopHelper()), (poll, pollHelper()), (enter, enterHelper()), (other, otherHelper()),
      ] {
        bytes += [UInt8](repeating: 0, count: Int(address - Self.address) - bytes.count) + helper
      }
      return bytes
    }

    private static func loader(_ table: UInt64, _ count: Int, _ preserved: UInt64, _ results: Int) -> [UInt8] {
      var code = ArmAssembler()
      func systemCall(_ number: Int) {
        code.move(.x8, number)
        // svc #0
        for byte in [0x01, 0x00, 0x00, 0xD4] as [UInt8] { code.buffer.bytes.append(byte) }
      }
      func word(_ register: ArmRegister, _ address: UInt64) { code.move(register, Int(address)) }
      word(.x22, table)
      word(.x23, UInt64(count))
      word(.x24, context)
      // Numbers in the registers whose lower halves calls preserve, and the stack pointer.
      for index in 0..<8 {
        word(.x9, preserved)
        code.move(.x10, index)
        code.emit(.store, .x10, .memory(.at(.x9, 0)))
        code.emit(.loadDouble, 8 + index, 9, number: 0)
      }
      code.move(.x25, from: .sp)
      let offsets = ArmCode.contextOffsets
      let start = code.buffer.bytes.count
      code.move(.x2, from: .x24)
      word(.x9, frames + frameBytes)
      code.emit(.store, .x9, .memory(.at(.x24, Int32(offsets.memoryEnd))))
      code.emit(.load, .x9, .memory(.at(.x22, 24)))
      code.emit(.store, .x9, .memory(.at(.x24, Int32(offsets.steps))))
      code.emit(.load, .x9, .memory(.at(.x22, 32)))
      code.emit(.store, .x9, .memory(.at(.x24, Int32(offsets.callsLeft))))
      code.move(.x9, 0)
      code.emit(.store, .x9, .memory(.at(.x24, Int32(offsets.nextPoll))))
      code.emit(.store, .x9, .memory(.at(.x24, Int32(flag - context))))
      code.emit(.load, .x9, .memory(.at(.x22, 0)))
      code.emit(.load, .x0, .memory(.at(.x22, 8)))
      code.emit(.load, .x1, .memory(.at(.x22, 16)))
      code.emit(.call, 0, 9)
      code.emit(.load, .x9, .memory(.at(.x22, 40)))
      code.emit(.storeDouble, 0, 9, number: 0)
      code.emit(.load, .x10, .memory(.at(.x24, Int32(flag - context))))
      code.emit(.store, .x10, .memory(.at(.x9, 8)))
      code.add(48, to: .register(22))
      code.subtract(1, from: .register(23))
      code.emit(.test, .x23, .register(23))
      code.emit(.jumpIf, Int(ArmCondition.ne.rawValue), number: start - code.buffer.bytes.count)
      word(.x9, preserved)
      for index in 0..<8 { code.emit(.storeDouble, 8 + index, 9, number: 8 * index) }
      code.move(.x10, from: .sp)
      code.emit(.subtractWithFlags, 10, 10, 25)
      code.emit(.store, .x10, .memory(.at(.x9, 64)))
      // write(1, results, count) until all is written, whatever interrupts it; exit(0)
      word(.x19, resultStart)
      word(.x20, UInt64(8 * results))
      let writing = code.buffer.bytes.count
      code.move(.x0, 1)
      code.move(.x1, from: .x19)
      code.move(.x2, from: .x20)
      systemCall(64)
      code.emit(.test, .x0, .register(0))
      code.emit(.jumpIf, Int(ArmCondition.lt.rawValue), number: writing - code.buffer.bytes.count)
      code.emit(.addWithFlags, 19, 19, 0)
      code.emit(.subtractWithFlags, 20, 20, 0)
      code.emit(.jumpIf, Int(ArmCondition.ne.rawValue), number: writing - code.buffer.bytes.count)
      code.move(.x0, 0)
      systemCall(93)
      return code.buffer.bytes
    }

    /// Notes a flag and gives 0. Whatever follows a call of a function that is not there stays one.
    private static func end(_ code: inout ArmAssembler, _ value: UInt64) {
      code.move(.x9, Int(flag))
      code.emit(.load, .x10, .memory(.at(.x9, 0)))
      code.emit(.compareZero, 0, 10)
      code.emit(.jumpIf, Int(ArmCondition.ne.rawValue), number: 12)
      code.move(.x10, Int(value))
      code.emit(.store, .x10, .memory(.at(.x9, 0)))
      code.move(.x0, 0)
      code.return()
    }

    private static func stopHelper() -> [UInt8] {
      var code = ArmAssembler()
      end(&code, wasStopped)
      return code.buffer.bytes
    }

    /// Continues with the next instructions if a condition holds, otherwise ends the run.
    private static func require(_ condition: ArmCondition, _ code: inout ArmAssembler) {
      var ending = ArmAssembler()
      end(&ending, wasStopped)
      code.emit(.jumpIf, Int(condition.rawValue), number: 4 + ending.buffer.bytes.count)
      code.buffer.bytes += ending.buffer.bytes
    }

    /// Gives 1: the run goes on.
    private static func proceed(_ code: inout ArmAssembler) -> [UInt8] {
      code.move(.x0, 1)
      code.return()
      return code.buffer.bytes
    }

    private static func pollHelper() -> [UInt8] {
      var code = ArmAssembler()
      code.emit(.load, .x9, .memory(.at(.x0, Int32(ArmCode.contextOffsets.steps))))
      code.emit(.test, .x9, .register(9))
      require(.ge, &code)
      return proceed(&code)
    }

    private static func enterHelper() -> [UInt8] {
      var code = ArmAssembler()
      let offsets = ArmCode.contextOffsets
      for offset in [offsets.callsLeft, offsets.steps] {
        code.emit(.load, .x9, .memory(.at(.x0, Int32(offset))))
        code.emit(.test, .x9, .register(9))
        require(.ge, &code)
      }
      code.emit(.load, .x9, .memory(.at(.x0, Int32(offsets.memoryEnd))))
      code.emit(.subtractWithFlags, 9, 9, 1)
      require(.ge, &code)
      return proceed(&code)
    }

    private static func otherHelper() -> [UInt8] {
      var code = ArmAssembler()
      end(&code, hasCalled)
      return code.buffer.bytes
    }
  }
#endif
