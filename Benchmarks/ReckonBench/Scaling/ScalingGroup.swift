import Foundation

/// How time and memory grow with the length of a text, stage by stage: they are to be proportional to it.
enum ScalingGroup {
  /// How much more a byte may cost in a text ten times as long.
  private static let mostGrowth = 3.0
  /// What no text of 100,000 bytes may take in any stage: nanoseconds, and bytes of memory.
  private static let mostTime = 1e9
  private static let mostMemory = 200e6
  /// Longer texts are not tried once a stage has taken so many nanoseconds.
  private static let patience = 10e9
  /// A stage that takes less is too short for its growth to tell anything.
  private static let leastTime = 2e6

  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    var findings: [String] = []
    for shape in ScalingShape.all where options.match.map(shape.name.contains) ?? true {
      var stages: [String] = []
      var figures: [String: [String: Double]] = [:]
      var memory: [String: Double] = [:]
      var last: [String: Double] = [:]
      var power = 3
      while case let bytes = Int(pow(10, Double(power))), bytes <= options.largest {
        let text = shape.text(bytes)
        let length = Double(text.utf8.count)
        let run = ScalingRun(shape, text)
        let head = "10^\(power)"
        for (name, ns) in run.stages {
          if !stages.contains(name) { stages.append(name) }
          let each = ns / length
          figures[name, default: [:]][head] = each
          if ns > leastTime, let before = last[name], each > mostGrowth * before {
            findings.append("\(shape.name), \(name): \(Int(each)) ns for each of \(bytes) bytes, \(Int(before)) before")
          }
          if bytes == 100_000, ns > mostTime {
            findings.append("\(shape.name), \(name): \(Int(ns / 1e6)) ms for 100,000 bytes")
          }
          last[name] = each
        }
        memory[head] = Double(run.peakBytes) / length
        if bytes == 100_000, Double(run.peakBytes) > mostMemory {
          findings.append("\(shape.name): \(run.peakBytes / 1_000_000) MB for 100,000 bytes")
        }
        if (run.stages.map(\.ns).max() ?? 0) > patience { break }
        power += 1
      }
      for stage in stages {
        report(Measurement(group: "scaling", name: "\(shape.name): \(stage)", formula: "", ns: figures[stage] ?? [:]))
      }
      report(Measurement(group: "scaling", name: "\(shape.name): memory", formula: "", ns: memory))
    }
    print(findings.isEmpty ? "all in proportion" : "out of proportion:\n" + findings.joined(separator: "\n"))
    fflush(nil)
  }
}
