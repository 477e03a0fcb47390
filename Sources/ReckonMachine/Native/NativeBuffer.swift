#if _pointerBitWidth(_64)
  /// A buffer of emitted code, with its labels, its constants, and a listing if requested.
  package struct NativeBuffer: Sendable {
    /// A position in the code, possibly not emitted yet, by its index.
    package struct Label: Hashable, Sendable { let number: Int }

    /// The text of an instruction and the range of its bytes.
    package struct ListedLine: Sendable {
      package let text: String
      package let bytes: Range<Int>
    }

    /// The code, followed by spare capacity.
    private var storage: [UInt8] = []
    /// The bytes of the code so far.
    package private(set) var count = 0
    var constants: NativeConstants
    /// The lines of a listing; `nil` if none was requested.
    private var lines: [ListedLine]?
    /// The offset of each label in the code; -1, or missing at the end, for labels that are not placed.
    private var labels: [Int] = []
    private var labelCount = 0

    init(lists: Bool, lanes: Int) {
      lines = lists ? [] : nil
      constants = NativeConstants(lanes: lanes)
      makeRoom(512)
    }

    var lists: Bool { lines != nil }
    /// The listing, if it was requested.
    package var listing: [ListedLine] { lines ?? [] }

    /// Creates consecutively numbered labels and returns the first.
    mutating func makeLabels(_ count: Int) -> Label {
      labelCount += count
      return Label(number: labelCount - count)
    }

    package mutating func makeLabel() -> Label { makeLabels(1) }

    package mutating func place(_ label: Label) {
      if labels.count <= label.number { labels.append(contentsOf: repeatElement(-1, count: labelCount - labels.count)) }
      labels[label.number] = count
    }

    /// The offset of a placed label.
    func place(of label: Label) -> Int {
      guard label.number < labels.count, labels[label.number] >= 0 else {
        preconditionFailure("a place to which code jumps is in it")
      }
      return labels[label.number]
    }

    /// Adds a comment to the listing.
    mutating func note(_ text: @autoclosure () -> String) {
      if lines != nil { lines?.append(ListedLine(text: "; " + text(), bytes: count..<count)) }
    }

    mutating func list(_ start: Int, _ text: String) { lines?.append(ListedLine(text: text, bytes: start..<count)) }

    // MARK: Bytes

    /// The code so far.
    package var bytes: [UInt8] {
      get { Array(storage[..<count]) }
      set { (storage, count) = (newValue, newValue.count) }
    }

    @inline(__always) mutating func append<Word: FixedWidthInteger & BitwiseCopyable>(_ word: Word) {
      store(word)
      count += MemoryLayout<Word>.size
    }

    /// Appends an x86-64 instruction.
    @inline(__always) mutating func append(_ instruction: InstructionBytes) {
      store(instruction.bits)
      count += instruction.count
    }

    /// Writes a word after the code; the caller then adds the valid bytes to the count.
    @inline(__always) private mutating func store<Word: FixedWidthInteger & BitwiseCopyable>(_ word: Word) {
      if storage.count - count < MemoryLayout<Word>.size { makeRoom(MemoryLayout<Word>.size) }
      let end = count
      // The capacity was checked above.
      storage.withUnsafeMutableBytes { $0.storeBytes(of: word.littleEndian, toByteOffset: end, as: Word.self) }
    }

    @inline(never) private mutating func makeRoom(_ size: Int) {
      // Creating arrays at their full size would look up the type of their storage each time.
      storage.reserveCapacity(storage.count + max(size, storage.count))
      storage.append(contentsOf: repeatElement(0, count: max(size, storage.count)))
    }

    mutating func write(_ value: Int32, at place: Int) {
      for index in 0..<4 { storage[place + index] = UInt8(truncatingIfNeeded: value >> Int32(8 * index)) }
    }

    /// Sets bits of the four bytes at an offset.
    mutating func set(_ bits: UInt32, at place: Int) {
      for index in 0..<4 { storage[place + index] |= UInt8(truncatingIfNeeded: bits >> UInt32(8 * index)) }
    }

    /// Appends a byte until the code's size is a multiple of a size.
    mutating func fill(_ byte: UInt8, toMultipleOf size: Int) {
      let end = (count + size - 1) / size * size
      while count < end { append(UInt64(byte) * 0x0101_0101_0101_0101) }
      count = end
    }

    /// The code followed by the constants.
    consuming func finished() -> [UInt8] {
      constants.forEachWord { append($0) }
      storage.removeLast(storage.count - count)
      return storage
    }
  }

  /// The bytes of an x86-64 instruction, at most fifteen, the first one lowest.
  struct InstructionBytes {
    private(set) var bits: UInt128 = 0
    private(set) var count = 0

    @inline(__always) init() {}
    @inline(__always) init(_ first: UInt8) { (bits, count) = (UInt128(first), 1) }
    @inline(__always) init(_ first: UInt8, _ second: UInt8) {
      (bits, count) = (UInt128(UInt64(first) | UInt64(second) << 8), 2)
    }
    @inline(__always) init(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
      (bits, count) = (UInt128(UInt64(first) | UInt64(second) << 8 | UInt64(third) << 16), 3)
    }

    @inline(__always) init(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) {
      self.init(first, second, third)
      append(fourth)
    }

    /// An opcode, preceded by a prefix if it encodes one of the upper eight general registers.
    @inline(__always) init(prefixing register: X86Register, _ opcode: UInt8) {
      self = register.rawValue >= 8 ? InstructionBytes(0x41, opcode) : InstructionBytes(opcode)
    }

    @inline(__always) mutating func append(_ byte: UInt8) { append(UInt64(byte), count: 1) }
    @inline(__always) mutating func append(number: Int32) { append(UInt64(UInt32(bitPattern: number)), count: 4) }
    @inline(__always) mutating func append(word: Int) { append(UInt64(bitPattern: Int64(word)), count: 8) }

    @inline(__always) private mutating func append(_ word: UInt64, count size: Int) {
      bits |= UInt128(word) &<< UInt128(8 * count)
      count += size
    }
  }
#endif
