import Reckon
import ReckonSystem
import ReckonTerminal

/// A stage of a thread's work on a table's rows.
enum Stage: Int, CaseIterable, Sendable {
  case starting, cutting, reading, finding, numbers, evaluating, summing, rows, writing, finishing

  /// Its name in the table of stages.
  var name: Phrase {
    switch self {
    case .starting: Phrase("stageStarting", "before the first row")
    case .cutting: Phrase("stageCutting", "finding blocks, one thread at a time")
    case .reading: Phrase("stageReading", "reading blocks")
    case .finding: Phrase("stageFinding", "finding fields")
    case .numbers: Phrase("stageNumbers", "reading numbers, dates and texts")
    case .evaluating: Phrase("stageEvaluating", "evaluating formulas")
    case .summing: Phrase("stageSumming", "adding rows to groups")
    case .rows: Phrase("stageRows", "making rows")
    case .writing: Phrase("stageWriting", "writing, one thread at a time")
    case .finishing: Phrase("stageFinishing", "after the last row")
    }
  }
}

/// The processor time of one thread, by stage.
final class StageClock {
  private(set) var seconds = [Double](repeating: 0, count: Stage.allCases.count)
  private var stage = Stage.reading
  private var since = StageClock.now

  private static var now: Double { time(of: CLOCK_THREAD_CPUTIME_ID) }

  /// The processor time of the process, in seconds.
  static var processTime: Double { time(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Ends the current stage of the thread, and enters the next.
  func enter(_ next: Stage) {
    let now = Self.now
    seconds[stage.rawValue] += now - since
    (stage, since) = (next, now)
  }
}

/// The processor time of a run, by stage. One thread at a time uses it.
final class RunTimes {
  private var seconds = [Double](repeating: 0, count: Stage.allCases.count)
  /// The process's time at the end of the last single-threaded stage.
  private var since = 0.0

  /// Adds the times of a thread.
  func add(_ clock: StageClock) {
    for (place, own) in clock.seconds.enumerated() { seconds[place] += own }
  }

  /// Adds the process's time since the last call to a single-threaded stage at the start or the end of a run.
  func take(_ stage: Stage) {
    let now = StageClock.processTime
    seconds[stage.rawValue] += now - since
    since = now
  }

  /// Skips the process's time since the last call, which threads have recorded.
  func skip() { since = StageClock.processTime }

  /// Displays a table of the stages: seconds, and shares of the total.
  func show(_ console: Console) {
    let all = seconds.reduce(0, +)
    var lines = [(Phrase("processorTime", "processor time").description, all)]
    lines += Stage.allCases.filter { seconds[$0.rawValue] > 0 }.map { ($0.name.description, seconds[$0.rawValue]) }
    let width = lines.map { $0.0.count }.max() ?? 0
    for (name, own) in lines {
      let padding = String(repeating: " ", count: width - name.count)
      let share = all > 0 ? 100 * own / all : 0
      console.writeError("\(name)\(padding)  \(Self.fixed(own, 3)) s  \(Self.fixed(share, 1)) %\n")
    }
  }

  private static func fixed(_ number: Double, _ places: Int) -> String {
    let text = ResultText.value(FormulaResult(.double(number)), .notation(.fixed(places: places)))
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }
}
