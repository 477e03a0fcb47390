import Reckon
import ReckonCalculator
import Synchronization

/// The time of day as the statements of a prompt have it: one moment for each, which its journal keeps and gives again.
final class StatementClock: Sendable {
  private let source: @Sendable () -> Timestamp
  /// The milliseconds of the moment that holds; the least number while none does.
  private let held = Atomic<Int64>(.min)

  init(_ source: @escaping @Sendable () -> Timestamp) { self.source = source }

  var now: Timestamp {
    let held = held.load(ordering: .relaxed)
    return held == .min ? source() : Timestamp(secondsSince1970: Double(held) / 1_000)
  }

  /// Lets it be a moment, until it is let go.
  func hold(_ time: Timestamp) { held.store(time.milliseconds, ordering: .relaxed) }

  func letGo() { held.store(.min, ordering: .relaxed) }
}
