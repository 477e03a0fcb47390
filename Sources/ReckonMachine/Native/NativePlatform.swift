#if _pointerBitWidth(_64)
  // The system interface of native code: the only file of this tier that uses it.
  #if os(Linux) && (arch(x86_64) || arch(arm64))
    #if canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #endif
  #elseif os(macOS) && arch(arm64)
    import Darwin
  #endif
  import Synchronization

  /// Executable memory, written before it becomes executable and never again: it is never both at once for a thread.
  /// Threads may share it, although it holds a pointer, since the memory is immutable after creation.
  struct ExecutableMemory: ~Copyable, @unchecked Sendable {
    let start: UnsafeRawPointer
    private let size: Int

    /// The limit on memory for all native code.
    static let mostBytes = 1 << 26
    private static let used = Atomic<Int>(0)

    #if os(Linux) && (arch(x86_64) || arch(arm64)) || os(macOS) && arch(arm64)
      /// The page size, or more: on some arm64 systems with larger pages, memory in use is undercounted.
      #if arch(x86_64)
        private static let page = 1 << 12
      #else
        private static let page = 1 << 14
      #endif
      /// Whether the system has refused executable memory, as hardened ones do: it is not requested again.
      private static let isRefused = Atomic<Bool>(false)

      /// Whether code can be executed here, as far as is known.
      static var isPossible: Bool { !isRefused.load(ordering: .relaxed) && InstructionCache.canBeCleared }

      private init(start: UnsafeRawPointer, size: Int) { (self.start, self.size) = (start, size) }

      /// Memory that holds code; `nil` if the system refuses executable memory, or the limit is reached.
      static func holding(_ code: [UInt8]) -> ExecutableMemory? {
        guard isPossible, !code.isEmpty else { return nil }
        let size = (code.count + page - 1) / page * page
        guard used.wrappingAdd(size, ordering: .relaxed).newValue <= mostBytes else {
          used.wrappingSubtract(size, ordering: .relaxed)
          return nil
        }
        guard let memory = allocate(size) else {
          used.wrappingSubtract(size, ordering: .relaxed)
          return nil
        }
        guard fill(memory, size, with: code) else {
          isRefused.store(true, ordering: .relaxed)
          munmap(memory, size)
          used.wrappingSubtract(size, ordering: .relaxed)
          return nil
        }
        InstructionCache.clear(memory, size)
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

    #if os(Linux) && (arch(x86_64) || arch(arm64))
      private static func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return memory == MAP_FAILED ? nil : memory
      }

      /// Writes code into memory and makes it executable; false if the system refuses.
      private static func fill(_ memory: UnsafeMutableRawPointer, _ size: Int, with code: [UInt8]) -> Bool {
        code.withUnsafeBytes {
          memory.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count)
        }
        return mprotect(memory, size, PROT_READ | PROT_EXEC) == 0
      }
    #elseif os(macOS) && arch(arm64)
      /// Memory that each thread can either write or execute: the only kind on this processor, which the system denies
      /// to programs with the hardened runtime but without the entitlement.
      private static func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANON | MAP_JIT, -1, 0)
        guard let memory, memory != MAP_FAILED else {
          isRefused.store(true, ordering: .relaxed)
          return nil
        }
        return memory
      }

      private static func fill(_ memory: UnsafeMutableRawPointer, _ size: Int, with code: [UInt8]) -> Bool {
        pthread_jit_write_protect_np(0)
        code.withUnsafeBytes {
          memory.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count)
        }
        pthread_jit_write_protect_np(1)
        return true
      }
    #endif
  }

  /// On arm64 the instruction cache is not coherent with writes.
  private enum InstructionCache {
    #if arch(arm64) && (os(Linux) || os(macOS))
      /// The function is looked up by name, since a program without it could not be linked: on Linux it is in the
      /// compiler's runtime library, which a statically linked program may lack.
      #if os(macOS)
        private typealias Function = @convention(c) (UnsafeMutableRawPointer, Int) -> Void
        private static let function = dlsym(UnsafeMutableRawPointer(bitPattern: -2), "sys_icache_invalidate")
          .map { unsafeBitCast($0, to: Function.self) }
      #else
        private typealias Function = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
        private static let function = dlsym(nil, "__clear_cache").map { unsafeBitCast($0, to: Function.self) }
      #endif

      static var canBeCleared: Bool { function != nil }

      static func clear(_ memory: UnsafeMutableRawPointer, _ size: Int) {
        #if os(macOS)
          function?(memory, size)
        #else
          function?(memory, memory + size)
        #endif
      }
    #else
      static var canBeCleared: Bool { true }

      static func clear(_ memory: UnsafeMutableRawPointer, _ size: Int) {}
    #endif
  }
#endif
