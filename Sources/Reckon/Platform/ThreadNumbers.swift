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

/// Small numbers of threads, by which data is kept apart that each thread writes at every evaluation.
///
/// Two threads may have the same number: that costs time, never a right value. Where the C library keeps values for
/// threads, it happens only among more than ``count`` threads that run at once; elsewhere, a number is a hash of where
/// the thread's stack lies.
package struct ThreadNumbers: Sendable {
  #if hasFeature(Embedded)
    /// WebAssembly without threads.
    package static let count = 1
    var current: Int { 0 }
  #else
    /// All numbers are below it.
    package static let count = 64

    package init() {}

    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      /// Kept beside what it leads to: a static value is asked each time whether it has been made.
      private let key = Self.key

      /// The calling thread's number. An ended thread's number becomes another's.
      @inline(__always) package var current: Int {
        let value = key.map { Int(bitPattern: pthread_getspecific($0)) } ?? 0
        return value > 0 ? value & (Self.count - 1) : taken()
      }

      /// The numbers that threads have, as bits.
      private static let inUse = Mutex<UInt64>(0)
      /// A bit of each thread's value; without it, it has none. The lowest bits are the number.
      private static let isSet = 2 * count
      /// The bit that says that no other thread has the number.
      private static let isOwn = count

      /// The key of the values of threads; `nil` where the process has as many as it may.
      private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        let error = pthread_key_create(&key) { value in giveBack(Int(bitPattern: value)) }
        return error == 0 ? key : nil
      }()

      private static func giveBack(_ value: Int) {
        if value & isOwn != 0 { inUse.withLock { $0 &= ~(1 << UInt64(value & (count - 1))) } }
      }

      /// Takes the lowest number that is free for the calling thread; where there is none, one by its stack.
      @inline(never) private func taken() -> Int {
        guard let key else { return Self.numberByStack }
        let free = Self.inUse.withLock { inUse -> Int in
          let free = (~inUse).trailingZeroBitCount
          if free < Self.count { inUse |= 1 << UInt64(free) }
          return free
        }
        let value = Self.isSet + (free < Self.count ? Self.isOwn + free : Self.numberByStack)
        // Without memory for the value, it is asked for again.
        if pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: value)) != 0 { Self.giveBack(value) }
        return value & (Self.count - 1)
      }
    #else
      /// The calling thread's number.
      package var current: Int { Self.numberByStack }
    #endif

    /// A hash of the address of the thread's stack, in steps of 64 KiB. Stacks often lie at equal distances; the
    /// multiplication by the golden ratio gives them different numbers all the same.
    private static var numberByStack: Int {
      var mark: UInt8 = 0
      let address = withUnsafeMutablePointer(to: &mark) { UInt64(UInt(bitPattern: $0)) }
      return Int(truncatingIfNeeded: ((address >> 16) &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }
  #endif
}
