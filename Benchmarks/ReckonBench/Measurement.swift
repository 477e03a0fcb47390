import Foundation

/// One contestant of a workload: runs its work so many times.
struct Contestant {
  let name: String
  /// The evaluations, rows or compilations of one run.
  let count: Int
  let run: () -> Void

  init(_ name: String, count: Int, _ run: @escaping () -> Void) {
    self.name = name
    self.count = count
    self.run = run
  }
}

/// Two contestants whose times are divided.
struct Ratio: Codable, Equatable {
  let over: String
  let under: String

  init(_ over: String, _ under: String) { (self.over, self.under) = (over, under) }
}

/// What a workload took: nanoseconds for one evaluation (row, compilation), the median of all rounds, by contestant.
struct Measurement: Codable {
  let group: String
  let name: String
  let formula: String
  let ns: [String: Double]
  var ratios: [Ratio]?

  init(group: String, name: String, formula: String, ns: [String: Double], ratios: [Ratio]? = nil) {
    (self.group, self.name, self.formula, self.ns, self.ratios) = (group, name, formula, ns, ratios)
  }

  init(group: String, _ workload: Workload, _ ns: [String: Double], ratios: [Ratio]? = nil) {
    self.init(group: group, name: workload.name, formula: workload.formula, ns: ns, ratios: ratios)
  }

  var key: String { group + "\t" + name }

  func value(_ ratio: Ratio) -> Double { (ns[ratio.over] ?? .nan) / (ns[ratio.under] ?? .nan) }
}

enum Stopwatch {
  /// The time that this thread has computed, in nanoseconds.
  static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The time that all threads of the process have computed, in nanoseconds.
  static func processTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The time by a clock on the wall, for work on several threads.
  static func wallTime() -> Double { Double(DispatchTime.now().uptimeNanoseconds) }

  /// Measures contestants in turns, so that what disturbs the machine disturbs all of them.
  static func measure(
    _ contestants: [Contestant], rounds: Int, clock: () -> Double = threadTime, milliseconds: Double = 20
  ) -> [String:
    Double]
  {
    let repetitions = contestants.map { contestant in
      contestant.run()
      let start = clock()
      contestant.run()
      return max(1, Int((milliseconds * 1e6 / max(1, clock() - start)).rounded(.up)))
    }
    var times: [[Double]] = contestants.map { _ in [] }
    for _ in 0..<rounds {
      for (index, contestant) in contestants.enumerated() {
        let start = clock()
        for _ in 0..<repetitions[index] { contestant.run() }
        times[index].append((clock() - start) / Double(repetitions[index]) / Double(contestant.count))
      }
    }
    var medians: [String: Double] = [:]
    for (index, contestant) in contestants.enumerated() { medians[contestant.name] = median(times[index]) }
    return medians
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return sorted.count % 2 == 1
      ? sorted[sorted.count / 2] : (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2
  }

  static func geometricMean(_ values: [Double]) -> Double {
    exp(values.reduce(0) { $0 + log($1) } / Double(values.count))
  }
}
