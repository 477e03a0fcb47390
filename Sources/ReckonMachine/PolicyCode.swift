import ReckonBytecode
import ReckonCatalogue
import Synchronization

/// What machines make of a program for one error policy, each when it is first needed and then shared by all threads.
struct PolicyCode: ~Copyable, Sendable {
  let policy: ErrorPolicy
  let registers = OnceReference<RegisterCode<Double>>()
  /// The program as steps over columns.
  let batch = OnceReference<BatchProgram>()

  #if _pointerBitWidth(_64)
    let native = OnceReference<NativeCode>()
    /// Native code over columns.
    let rows = OnceReference<BatchProgram>()
    /// How many evaluations come before native code is made; 0 when it has been made or refused.
    private let countdown: Atomic<Int>

    /// - Parameter countdown: 0 where nothing becomes native.
    init(_ policy: ErrorPolicy, countdown: Int) {
      self.policy = policy
      self.countdown = Atomic(countdown)
    }

    /// Counts an evaluation; true when the time has come to make native code. Several threads may lose counts to each other.
    @inline(__always) var isDue: Bool {
      let left = countdown.load(ordering: .relaxed)
      guard left > 0 else { return false }
      countdown.store(left - 1, ordering: .relaxed)
      return left == 1
    }
  #else
    init(_ policy: ErrorPolicy) { self.policy = policy }
  #endif
}
