import Foundation
import Reckon

/// The table on the terminal, figures in files, and the comparison with earlier ones.
struct Report {
  private(set) var measurements: [Measurement] = []
  private let old: [String: Measurement]
  private var columns: [String] = []

  /// - Parameter path: a file written before, to compare with.
  init(comparingWith path: String?) throws {
    guard let path else {
      old = [:]
      return
    }
    let list = try JSONDecoder().decode([Measurement].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    old = Dictionary(list.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func begin(_ group: Group) {
    columns = []
    say("\n\(group.name): \(group.summary)")
  }

  mutating func add(_ measurement: Measurement) {
    measurements.append(measurement)
    let names = measurement.ns.keys.sorted { ($0 != "reckon" ? 1 : 0, $0) < ($1 != "reckon" ? 1 : 0, $1) }
    let ratios = measurement.ratios ?? []
    if names != columns {
      columns = names
      let heads = names + ratios.map { "\($0.over)/\($0.under)" } + (old.isEmpty ? [] : ["new/old"])
      say(pad("ns", 46) + heads.map { padLeft($0, 12) }.joined())
    }
    var fields = names.map { figure(measurement.ns[$0] ?? .nan) } + ratios.map { figure(measurement.value($0)) }
    if !old.isEmpty {
      fields.append(figure((measurement.ns["reckon"] ?? .nan) / (old[measurement.key]?.ns["reckon"] ?? .nan)))
    }
    say(pad(measurement.name, 46) + fields.map { padLeft($0, 12) }.joined())
  }

  /// The geometric means of a group's ratios.
  func end(_ group: Group) {
    let own = measurements.filter { $0.group == group.name }
    var ratios: [Ratio] = []
    for ratio in own.flatMap({ $0.ratios ?? [] }) where !ratios.contains(ratio) { ratios.append(ratio) }
    for ratio in ratios {
      let values = own.filter { $0.ratios?.contains(ratio) ?? false }.map { $0.value(ratio) }
      let spread = "least \(figure(values.min() ?? .nan)), most \(figure(values.max() ?? .nan))"
      say("geometric mean of \(ratio.over)/\(ratio.under): \(figure(Stopwatch.geometricMean(values))), \(spread)")
    }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(measurements).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Writes the inputs and the workloads for programs that measure others with them.
  static func dump(to directory: String) throws {
    let rows = Rows()
    var table = Row.names.joined(separator: ",") + "\n"
    for index in 0..<Rows.count { table += rows.inputs(index).map { "\($0)" }.joined(separator: ",") + "\n" }
    try table.write(toFile: directory + "/inputs.csv", atomically: true, encoding: .utf8)
    var list = ""
    let lists = [
      ("scalar", Workloads.scalar), ("batch", Workloads.batch), ("cached", Workloads.batch),
      ("compile", Workloads.compiled),
    ]
    for (group, workloads) in lists {
      for workload in workloads {
        list += "\(group)\t\(workload.name)\t\(workload.formula)\t\(try ScalarGroup.check(workload, rows))\n"
      }
    }
    let operands = DecimalGroup.Operands()
    try operands.table.write(toFile: directory + "/decimals.csv", atomically: true, encoding: .utf8)
    for (name, formula, sum) in try DecimalGroup.sums(operands) { list += "decimal\t\(name)\t\(formula)\t\(sum)\n" }
    try list.write(toFile: directory + "/workloads.tsv", atomically: true, encoding: .utf8)
  }

  /// Prints a line at once, also into a pipe.
  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  private func figure(_ value: Double) -> String { String(format: value < 1000 ? "%.2f" : "%.0f", value) }
  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
  private func padLeft(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
