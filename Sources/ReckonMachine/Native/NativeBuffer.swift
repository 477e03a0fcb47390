#if _pointerBitWidth(_64)
  /// The bytes of code that is being written, with its labels, its constants, and a listing where one is wanted.
  package struct NativeBuffer: Sendable {
    /// A place in the code, perhaps further down, by its number.
    package struct Label: Hashable, Sendable { let number: Int }

    /// An instruction's text and where its bytes are.
    package struct ListedLine: Sendable {
      package let text: String
      package let bytes: Range<Int>
    }

    package var bytes: [UInt8] = []
    var constants: NativeConstants
    /// The lines of a listing; `nil` where none is wanted.
    private var lines: [ListedLine]?
    private var labels: [Int] = []

    init(lists: Bool, lanes: Int) {
      lines = lists ? [] : nil
      constants = NativeConstants(lanes: lanes)
      bytes.reserveCapacity(512)
    }

    var lists: Bool { lines != nil }
    /// The listing, where one was asked for.
    package var listing: [ListedLine] { lines ?? [] }

    package mutating func makeLabel() -> Label {
      labels.append(-1)
      return Label(number: labels.count - 1)
    }

    package mutating func place(_ label: Label) { labels[label.number] = bytes.count }

    /// Where a label has been placed.
    func place(of label: Label) -> Int {
      guard labels[label.number] >= 0 else { preconditionFailure("a place to which code jumps is in it") }
      return labels[label.number]
    }

    /// Adds a remark to the listing.
    mutating func note(_ text: @autoclosure () -> String) {
      if lines != nil { lines?.append(ListedLine(text: "; " + text(), bytes: bytes.count..<bytes.count)) }
    }

    mutating func list(_ start: Int, _ text: String) { lines?.append(ListedLine(text: text, bytes: start..<bytes.count)) }

    // MARK: Bytes

    mutating func append(_ value: some FixedWidthInteger) { withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) } }

    mutating func write(_ value: Int32, at place: Int) {
      for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: value >> Int32(8 * index)) }
    }

    /// Adds the constants behind the code.
    mutating func appendConstants() {
      for word in constants.words { append(word) }
    }
  }
#endif
