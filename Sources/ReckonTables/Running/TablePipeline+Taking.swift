import Reckon
import ReckonSystem
import ReckonTerminal
import Synchronization

/// The assignment of blocks to threads.
extension TablePipeline {
  /// The next block for a thread.
  private struct Work {
    let number: Int
    /// The reason why there is no block.
    var failure: (any Error)?
    /// Whether the block is certain to begin at a record boundary, whatever the preceding ones turn out to be.
    let isCertain: Bool
  }

  /// The number of the next block, which is read into `block`, or the failure to read it; `nil` at the end.
  func take(_ block: inout TableBlock, _ clock: StageClock?) -> (number: Int, failure: (any Error)?)? {
    while true {
      clock?.enter(.cutting)
      guard var work = takeNext(&block) else { return nil }
      clock?.enter(.reading)
      var isWhole = true
      if work.failure == nil, let stretch = block.stretch {
        block.stretch = nil
        do { isWhole = try stretch.load(into: block) } catch { work.failure = error }
      }
      if work.isCertain || settle(work, block, isWhole: isWhole) { return (work.number, work.failure) }
    }
  }

  func add(_ clock: StageClock) {
    clock.enter(.reading)
    turn.lock()
    order.clocks.append(clock)
    turn.unlock()
  }

  private func takeNext(_ block: inout TableBlock) -> Work? {
    supplyLock.lock()
    defer { supplyLock.unlock() }
    guard !supply.isAtEnd, !isOver.load(ordering: .relaxed) else { return nil }
    let number = supply.next
    supply.next += 1
    if let first = supply.first {
      block = first
      supply.first = nil
      return Work(number: number, isCertain: supply.isCertain)
    }
    do {
      if try supply.reader.next(into: block) { return Work(number: number, isCertain: supply.isCertain) }
      supply.isAtEnd = true
      return nil
    } catch {
      supply.isAtEnd = true
      return Work(number: number, failure: error, isCertain: supply.isCertain)
    }
  }

  /// Decides whether a block consists of complete records, in block order, so that the first invalid one is known for
  /// certain. From there on blocks are read sequentially, and later ones already taken are discarded.
  private func settle(_ work: Work, _ block: TableBlock, isWhole: Bool) -> Bool {
    turn.lock()
    defer { turn.unlock() }
    while order.settled < work.number, !order.isRestarted, !order.isEnded { turn.wait(for: work.number) }
    guard !order.isRestarted, !order.isEnded else { return false }
    if isWhole || work.failure != nil {
      order.settled += 1
      turn.call(order.settled)
      return true
    }
    order.isRestarted = true
    supplyLock.lock()
    supply.reader.restart(at: block)
    (supply.next, supply.isAtEnd, supply.isCertain) = (work.number, false, true)
    supplyLock.unlock()
    turn.callAll()
    return false
  }
}
