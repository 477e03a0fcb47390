import ReckonSystem
import Synchronization

/// Ctrl-C at a prompt of plain lines: it stops what is being computed. A line that is being typed is dropped by the terminal itself.
package enum PlainInterrupts {
  private static let hasCome = Atomic<Bool>(false)

  /// From now on Ctrl-C does not end the program.
  package static func begin() { setSignal(SIGINT) { _ in PlainInterrupts.hasCome.store(true, ordering: .relaxed) } }

  /// Forgets what has come, before something new runs.
  package static func forget() { hasCome.store(false, ordering: .relaxed) }

  /// Whether Ctrl-C was pressed since.
  @Sendable package static func isAsked() -> Bool { hasCome.load(ordering: .relaxed) }
}
