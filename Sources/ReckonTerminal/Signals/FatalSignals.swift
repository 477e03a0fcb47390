import ReckonSystem
import Synchronization

/// Puts the terminal back when the program ends by a fault of its own: a trap, a stack that overflows, an abort.
///
/// The previous handlers of these signals run afterwards, so the process dies as it would have without it, with a core
/// dump or a backtrace if one is requested.
enum FatalSignals {
  private static let numbers = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  /// How much a handler may need of a stack.
  private static let stackSize = 64 << 10

  /// The terminal to put back; nothing while it works as before the program. It points to ``place``.
  nonisolated(unsafe) private static let terminal = Atomic<UnsafePointer<RunningTerminal>?>(nil)
  /// Changes only while ``terminal`` is nothing, and is never freed.
  nonisolated(unsafe) private static let place = UnsafeMutablePointer<RunningTerminal>.allocate(capacity: 1)
  /// The previous actions, by signal number; `nil` before the first ``watch(_:)``. The memory is never freed, and does
  /// not change once it is set.
  nonisolated(unsafe) private static let former = Atomic<UnsafeMutablePointer<sigaction>?>(nil)

  /// From now on a fault puts this terminal back first; with nothing, none. One thread at a time calls it.
  static func watch(_ state: RunningTerminal?) {
    terminal.store(nil, ordering: .releasing)
    guard let state else { return }
    place.initialize(to: state)
    terminal.store(UnsafePointer(place), ordering: .releasing)
    if former.load(ordering: .acquiring) == nil { install() }
  }

  /// Calls nothing but what POSIX allows in a handler, and allocates nothing.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    if let state = terminal.exchange(nil, ordering: .acquiringAndReleasing) { state.pointee.leave() }
    if let former = former.load(ordering: .acquiring) { sigaction(number, former + Int(number), nil) }
    // It is held back until the handler returns, and then strikes.
    raise(number)
  }

  private static func install() {
    let places = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(numbers.max() ?? 0) + 1)
    places.initialize(repeating: sigaction(), count: Int(numbers.max() ?? 0) + 1)
    for number in numbers { sigaction(number, nil, places + Int(number)) }
    former.store(places, ordering: .releasing)
    // On a stack that has overflowed no handler can run.
    var stack = stack_t()
    if sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 {
      stack = stack_t()
      stack.ss_sp = .allocate(byteCount: stackSize, alignment: 16)
      stack.ss_size = stackSize
      sigaltstack(&stack, nil)
    }
    var action = sigaction()
    #if os(Linux)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    for number in numbers { sigaction(number, &action, nil) }
  }
}
