import Foundation
import FuzzTargets
import Synchronization

/// Inputs that are made of the seeds by changing them, and checked.
enum MadeInputs {
  /// Checks the inputs of one target as long as `shouldContinue` says, which is given how many there were.
  ///
  /// - Returns: How many there were, all of which hold; `nil` when one does not, which is printed.
  static func check(_ target: any FuzzTarget, seed: UInt64, while shouldContinue: (UInt64) -> Bool) throws -> UInt64? {
    var inputs = RandomInputs(target, seed: seed)
    let process = ProcessInfo.processInfo.processIdentifier
    let underCheck = FileManager.default.temporaryDirectory.appending(path: "fuzz-replay-\(target.name)-\(process)")
    try Data().write(to: underCheck)
    let file = try FileHandle(forWritingTo: underCheck)
    var count: UInt64 = 0
    while shouldContinue(count) {
      let input = inputs.next()
      try file.seek(toOffset: 0)
      try file.write(contentsOf: Data(input))
      try file.truncate(atOffset: UInt64(input.count))
      do { try target.check(input) } catch {
        print("FAILED: \(target.name): \(error)\n\(target.listing(of: input))\nThe input is in \(underCheck.path()).")
        return nil
      }
      count += 1
    }
    try FileManager.default.removeItem(at: underCheck)
    return count
  }

  /// Checks the inputs of some targets, on all cores, for so many seconds in all, and prints how many there were.
  static func check(_ targets: [any FuzzTarget], seconds: UInt64, seed: UInt64) -> Bool {
    let cores = UInt64(ProcessInfo.processInfo.activeProcessorCount)
    let share = Duration.milliseconds(seconds * 1000 * min(cores, UInt64(targets.count)) / UInt64(targets.count))
    print(
      "The input that ends this process, if one does, is in \(FileManager.default.temporaryDirectory.path())fuzz-replay-…."
    )
    fflush(nil)
    let counts = Mutex<[UInt64?]>([])
    DispatchQueue.concurrentPerform(iterations: targets.count) { index in
      let end = ContinuousClock.now + share
      // What the temporary folder does not take is a failure as well.
      let count = try? check(targets[index], seed: seed) { _ in ContinuousClock.now < end }
      print("\(targets[index].name): \(count.map { "\($0) inputs hold" } ?? "FAILED")")
      counts.withLock { $0.append(count) }
    }
    let all = counts.withLock { $0 }
    let failures = all.filter { $0 == nil }.count
    print("note: \(targets.count) targets, \(all.reduce(0) { $0 + ($1 ?? 0) }) inputs, findings in \(failures)")
    return failures == 0
  }
}
