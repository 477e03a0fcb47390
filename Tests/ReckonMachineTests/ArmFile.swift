#if os(Linux)
  import Foundation

  /// A program for arm64 as Linux starts it: one piece of memory with code and data, and a section that disassemblers
  /// look for.
  struct ArmFile {
    /// What lies in memory, from an address on.
    let memory: [UInt8]
    let address: UInt64
    /// Memory behind it that is zero in the beginning.
    var room: UInt64 = 0

    static let headerSize = 64 + 56
    private static let names = Array("\0.text\0.names\0".utf8)

    /// The file, of which execution begins where the memory does.
    var bytes: [UInt8] {
      func little(_ value: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
      }
      func section(_ name: Int, _ kind: UInt64, _ flags: UInt64, _ address: UInt64, _ offset: Int, _ size: Int)
        -> [UInt8]
      {
        little(UInt64(name), 4) + little(kind, 4) + little(flags, 8) + little(address, 8) + little(UInt64(offset), 8)
          + little(UInt64(size), 8) + little(0, 8) + little(4, 8) + little(0, 8)
      }
      let start = 4096
      let names = start + memory.count
      let sections = (names + Self.names.count + 7) & ~7
      // The header: 64 bits, lowest byte first, executable, machine 183.
      var file: [UInt8] = [0x7F] + Array("ELF".utf8) + [2, 1, 1] + [UInt8](repeating: 0, count: 9)
      file +=
        little(2, 2) + little(183, 2) + little(1, 4) + little(address, 8) + little(64, 8) + little(UInt64(sections), 8)
      file += little(0, 4) + little(64, 2) + little(56, 2) + little(1, 2) + little(64, 2) + little(3, 2) + little(2, 2)
      // All of the memory can be read, written and executed.
      file += little(1, 4) + little(7, 4) + little(UInt64(start), 8) + little(address, 8) + little(address, 8)
      file += little(UInt64(memory.count), 8) + little(UInt64(memory.count) + room, 8) + little(4096, 8)
      file += [UInt8](repeating: 0, count: start - file.count) + memory + Self.names
      file += [UInt8](repeating: 0, count: sections - file.count)
      file += [UInt8](repeating: 0, count: 64) + section(1, 1, 6, address, start, memory.count)
      return file + section(7, 3, 0, 0, names, Self.names.count)
    }

    /// Writes the file, which can be executed, and removes it afterwards.
    func withFile<Result>(_ body: (String) throws -> Result) throws -> Result {
      let file = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
      try Data(bytes).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      return try body(file.path)
    }

    /// What a program prints.
    static func output(_ program: String, _ arguments: [String]) throws -> (data: Data, status: Int32) {
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (data, process.terminationStatus)
    }
  }
#endif
