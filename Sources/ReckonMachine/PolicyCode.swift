import ReckonBytecode
import ReckonCatalogue
import Synchronization

/// The compiled forms of a program for one error policy, each created when it is first needed and then shared by all
/// threads.
struct PolicyCode: ~Copyable, Sendable {
  let policy: ErrorPolicy
  let registers = OnceReference<RegisterCode<Double>>()
  /// The program as steps over columns.
  let batch = OnceReference<BatchProgram>()

  #if _pointerBitWidth(_64)
    let native = OnceReference<NativeCode>()
    /// Native code over columns.
    let rows = OnceReference<BatchProgram>()
    /// The number of evaluations before native code is compiled; 0 once it was compiled or refused.
    private let countdown: Atomic<Int>

    /// - Parameter countdown: 0 if no native code is wanted.
    init(_ policy: ErrorPolicy, countdown: Int) {
      self.policy = policy
      self.countdown = Atomic(countdown)
    }

    /// Counts an evaluation; true when native code is due. Concurrent threads may lose counts.
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
