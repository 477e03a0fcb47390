/// Memory for data that the stages of a compilation share, freed as a whole when it ends.
///
/// Taking memory costs an addition, giving it back nothing, and what lies in it has no reference counts. Whoever owns
/// an arena must see to it that none of its arrays is used after it.
@frozen @usableFromInline package struct Arena: ~Copyable {
  /// The header of the first chunk, where arrays find it.
  @frozen @usableFromInline struct Header {
    @usableFromInline var next: UnsafeMutableRawPointer
    @usableFromInline var end: UnsafeMutableRawPointer
    /// The chunks behind the first, which are few since each is larger than the one before.
    @usableFromInline var chunks: [UnsafeMutableRawPointer] = []
    @usableFromInline var chunkSize: Int

    /// Takes memory when the chunk has none left.
    @usableFromInline @inline(never) mutating func takeChunk(_ byteCount: Int) -> UnsafeMutableRawPointer {
      chunkSize = max(2 * chunkSize, byteCount)
      let chunk = UnsafeMutableRawPointer.allocate(byteCount: chunkSize, alignment: alignment)
      chunks.append(chunk)
      (next, end) = (chunk + byteCount, chunk + chunkSize)
      return chunk
    }
  }

  @usableFromInline static let alignment = 16
  @usableFromInline let header: UnsafeMutablePointer<Header>

  /// - Parameter byteCount: how much memory is expected to be needed; more is taken as it comes.
  package init(byteCount: Int) {
    let offset = (MemoryLayout<Header>.size + Self.alignment - 1) & ~(Self.alignment - 1)
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: offset + byteCount, alignment: Self.alignment)
    header = chunk.bindMemory(to: Header.self, capacity: 1)
    header.initialize(to: Header(next: chunk + offset, end: chunk + offset + byteCount, chunkSize: byteCount))
  }

  deinit {
    for chunk in header.pointee.chunks { chunk.deallocate() }
    header.deinitialize(count: 1)
    header.deallocate()
  }
}

/// An array in an ``Arena``. Copies share their elements, so that only one of them may grow or change: it is passed on,
/// not copied.
@frozen @usableFromInline package struct ArenaArray<Element: BitwiseCopyable>: RandomAccessCollection {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var used: Int
  @usableFromInline var capacity: Int
  @usableFromInline let header: UnsafeMutablePointer<Arena.Header>

  /// - Parameter capacity: for how many elements there is room at once.
  @inlinable package init(in arena: borrowing Arena, capacity: Int) {
    header = arena.header
    self.capacity = capacity
    base = Self.allocate(capacity, header)
    used = 0
  }

  @inlinable package init(repeating element: Element, count: Int, in arena: borrowing Arena) {
    self.init(in: arena, capacity: count)
    base.initialize(repeating: element, count: count)
    used = count
  }

  /// A copy of an array.
  @inlinable package init(_ elements: [Element], in arena: borrowing Arena) {
    self.init(in: arena, capacity: elements.count)
    elements.withUnsafeBufferPointer { if let start = $0.baseAddress { base.update(from: start, count: $0.count) } }
    used = elements.count
  }

  @inlinable static func allocate(_ capacity: Int, _ header: UnsafeMutablePointer<Arena.Header>)
    -> UnsafeMutablePointer<Element>
  {
    let (size, isTooLarge) = capacity.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    precondition(!isTooLarge && size < .max / 4 && MemoryLayout<Element>.alignment <= Arena.alignment)
    let byteCount = (size + Arena.alignment - 1) & ~(Arena.alignment - 1)
    var memory = header.pointee.next
    if header.pointee.end - memory >= byteCount {
      header.pointee.next = memory + byteCount
    } else {
      memory = header.pointee.takeChunk(byteCount)
    }
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }

  @usableFromInline @inline(never) mutating func grow() {
    let larger = Self.allocate(Swift.max(8, 2 * capacity), header)
    larger.update(from: base, count: used)
    (base, capacity) = (larger, Swift.max(8, 2 * capacity))
  }

  @inlinable @inline(__always) package var startIndex: Int { 0 }
  @inlinable @inline(__always) package var endIndex: Int { used }
  @inlinable @inline(__always) package var count: Int { used }
  @inlinable @inline(__always) package var isEmpty: Bool { used == 0 }
  @inlinable @inline(__always) package var indices: Range<Int> { 0..<used }
  @inlinable @inline(__always) package var last: Element? { used == 0 ? nil : base[used - 1] }

  @inlinable package subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress {
      precondition(index >= 0 && index < used)
      return UnsafePointer(base + index)
    }
    @inline(__always) nonmutating unsafeMutableAddress {
      precondition(index >= 0 && index < used)
      return base + index
    }
  }

  @inlinable @inline(__always) package mutating func append(_ element: Element) {
    if used == capacity { grow() }
    base[used] = element
    used += 1
  }

  @inlinable @inline(__always) package mutating func popLast() -> Element? {
    guard used > 0 else { return nil }
    used -= 1
    return base[used]
  }

  @inlinable package mutating func removeAll() { used = 0 }

  @inlinable @inline(__always) package mutating func removeLast(_ removed: Int) {
    precondition(removed >= 0 && removed <= used)
    used -= removed
  }
}
