#if _pointerBitWidth(_64)
  // What native code takes from the system: this file is the only one of the tier that names it.
  #if arch(x86_64) && os(Linux)
    #if canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #endif
  #endif
  import Synchronization

  /// Machine code in memory of its own, which was written before it became executable and is never written again: no memory is both at once.
  /// Threads may share it, although it holds a pointer, since nothing changes the memory once it is made.
  struct ExecutableMemory: ~Copyable, @unchecked Sendable {
    let start: UnsafeRawPointer
    private let size: Int

    /// The most memory that all native code may take.
    static let mostBytes = 1 << 26
    private static let used = Atomic<Int>(0)

    /// The bytes that all native code takes now.
    static var usedBytes: Int { used.load(ordering: .relaxed) }

    #if arch(x86_64) && os(Linux)
      private static let page = 4096
      /// Whether the system has refused to make memory executable, as hardened ones do: it is not asked again.
      private static let isRefused = Atomic<Bool>(false)

      /// Whether code can be executed here, as far as is known.
      static var isPossible: Bool { !isRefused.load(ordering: .relaxed) }

      private init(start: UnsafeRawPointer, size: Int) { (self.start, self.size) = (start, size) }

      /// Memory with code; `nil` where the system refuses executable memory, or so much is in use.
      static func holding(_ code: [UInt8]) -> ExecutableMemory? {
        guard isPossible, !code.isEmpty else { return nil }
        let size = (code.count + page - 1) / page * page
        guard used.wrappingAdd(size, ordering: .relaxed).newValue <= mostBytes else {
          used.wrappingSubtract(size, ordering: .relaxed)
          return nil
        }
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let memory, memory != MAP_FAILED else {
          used.wrappingSubtract(size, ordering: .relaxed)
          return nil
        }
        code.withUnsafeBytes { memory.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count) }
        guard mprotect(memory, size, PROT_READ | PROT_EXEC) == 0 else {
          isRefused.store(true, ordering: .relaxed)
          munmap(memory, size)
          used.wrappingSubtract(size, ordering: .relaxed)
          return nil
        }
        return ExecutableMemory(start: UnsafeRawPointer(memory), size: size)
      }

      deinit {
        munmap(UnsafeMutableRawPointer(mutating: start), size)
        Self.used.wrappingSubtract(size, ordering: .relaxed)
      }
    #else
      static var isPossible: Bool { false }

      static func holding(_ code: [UInt8]) -> ExecutableMemory? { nil }
    #endif
  }
#endif
