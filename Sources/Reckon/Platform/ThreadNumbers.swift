#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif
import ReckonCatalogue
import Synchronization

/// Small thread numbers, which index per-thread data that every evaluation writes.
///
/// Two threads may share a number, which only costs time. With thread-local storage of the C library, this happens only
/// among more than ``count`` concurrent threads; elsewhere, a number is a hash of the address of the thread's stack.
package struct ThreadNumbers: Sendable {
  #if hasFeature(Embedded)
    /// WebAssembly without threads.
    package static let count = 1
    var current: Int { 0 }
  #else
    /// The upper bound of all numbers.
    package static let count = 64

    package init() {}

    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      /// Stored as a field: accessing a static value checks its initialization each time.
      private let key = Self.key

      /// The calling thread's number. Numbers of ended threads are reused.
      @inline(__always) package var current: Int {
        let value = key.map { Int(bitPattern: pthread_getspecific($0)) } ?? 0
        return value > 0 ? value & (Self.count - 1) : taken()
      }

      /// The bit set of the numbers in use.
      private static let inUse = Mutex<UInt64>(0)
      /// A flag in each thread's value that it is set. The lowest bits are the number.
      private static let isSet = 2 * count
      /// The flag that no other thread has the number.
      private static let isOwn = count

      /// The key of the thread-local values; `nil` if the process has exhausted its keys.
      private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        let error = pthread_key_create(&key) { value in giveBack(Int(bitPattern: value)) }
        return error == 0 ? key : nil
      }()

      private static func giveBack(_ value: Int) {
        if value & isOwn != 0 { inUse.withLock { $0 &= ~(1 << UInt64(value & (count - 1))) } }
      }

      /// Allocates the lowest free number to the calling thread; if there is none, one by its stack.
      @inline(never) private func taken() -> Int {
        guard let key else { return Self.numberByStack }
        let free = Self.inUse.withLock { inUse -> Int in
          let free = (~inUse).trailingZeroBitCount
          if free < Self.count { inUse |= 1 << UInt64(free) }
          return free
        }
        let value = Self.isSet + (free < Self.count ? Self.isOwn + free : Self.numberByStack)
        // If there is no memory for the value, the number is allocated again next time.
        if pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: value)) != 0 { Self.giveBack(value) }
        return value & (Self.count - 1)
      }
    #else
      /// The calling thread's number.
      package var current: Int { Self.numberByStack }
    #endif

    /// A hash of the address of the thread's stack, in units of 64 KiB. Stacks are often equidistant; multiplication by
    /// the golden ratio (Fibonacci hashing) still distributes them.
    private static var numberByStack: Int {
      var mark: UInt8 = 0
      let address = withUnsafeMutablePointer(to: &mark) { UInt64(UInt(bitPattern: $0)) }
      return Int(truncatingIfNeeded: ((address >> 16) &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }
  #endif
}
