import Foundation
import ReckonTerminal

/// Runs over tables with options that look at many rows. What one run writes follows from what others write: the order
/// of rows from the rows, a summary from its parts.
package struct TableOptionsTarget: FuzzTarget {
  package let name = "table-options"
  package let summary =
    "orders, distinct and first rows are those of the rows without them, joins keep rows, and parts add up to their summary"
  package let longestInput = 200
  package var words: [String] {
    [
      "\n", ",", "\"", "$1,234.50", "(5)", "5%", "27.11.2026", "2024-01-31", "true", "EU", "k,a,b,d\n", ",,", "-0",
      "1e400",
      "9007199254740993", "é",
    ]
  }

  package init() {}

  package var seeds: [[UInt8]] {
    let tables = [
      "k,a,b,d\nEU,3,1,2024-01-31\nUS,,2,\nEU,3,1,2024-01-31\n,-4,0.5,2023-06-01\n",
      "k,a,b,d\nx,$5.00,10%,31.12.2026\ny,(7),\"1,234.50\",01.02.2026\n", "k,a,b,d\nz,1,1,1\ny,1,1,x\nx,1\n,,,\n",
      "k,a,b,d\n1,10,5,true\n2,10,-5,false\n10,9,5,true\n",
      "k,a,b,d\n\"EU\",9007199254740993,1e300,2024-02-29T12:00\nEU,9007199254740992,-1e300,\n",
      "k,a,b,d\n", "",
    ]
    return tables.enumerated().flatMap { index, table in
      (0..<12).map { at in
        (0..<8).map { UInt8(truncatingIfNeeded: index * 31 + at * 37 + $0 * (at + 7)) } + Array(table.utf8)
      }
    }
  }

  /// What an input chooses.
  private struct Choice {
    let arguments: [String]
    let sort: [String]
    let isDistinct: Bool
    let cut: (option: String, count: Int)?
    let statistics: [String]
    let isInner: Bool
    let duplicates: String
    let chunkSize: Int
    let text: [UInt8]

    init(_ input: [UInt8]) {
      var choices = Choices(input)
      let formula = choices.pick([
        "y = a", "y = cumtotal(a)", "y = prev(k); z = next(d, 2)", "y = movavg(a + b, 2)", "y = rank(b, by: k)",
        "y = share(a, by: k)",
        "y = mode(a); z = total(b)", "y = upper(k)", "y = dayname(d); z = startof(d, month)",
        "y = a > b ? k : \"none\"",
        "y = concat(k, a)",
        "big = a > 2; y = count(by: big)", "y = correl(a, b); z = slope(a, b)",
      ])
      let reading = choices.pick([
        [], ["--fields", "lenient"], ["--fields", "lenient=a,b", "--dates", "dmy"], ["--dates", "mdy"], ["--decimal"],
      ])
      let condition = choices.pick([nil, nil, "a > 1", "k == \"EU\"", "rank(a) <= 2", "ismissing(d)"])
      arguments = [formula] + reading + (condition.map { ["--where", $0] } ?? [])
      sort = choices.pick([[], ["a"], ["a desc"], ["k"], ["b desc", "k"], ["d", "a desc"], ["y"], ["y desc", "k"]])
      isDistinct = choices.chance(40)
      cut = choices.chance(50) ? (choices.pick(["--head", "--tail"]), choices.pick([0, 1, 2, 100])) : nil
      statistics = choices.pick([[], ["count,min,max"], ["median,mode,p90"], ["count,sum,mean,stdev"]])
      isInner = choices.chance(50)
      duplicates = choices.pick(["first", "last"])
      chunkSize = choices.pick([1, 7, 1000])
      text = choices.rest()
    }
  }

  package func listing(of input: [UInt8]) -> String {
    let choice = Choice(input)
    return "\(choice)\n\(String(decoding: choice.text, as: UTF8.self))"
  }

  package func check(_ input: [UInt8]) throws(Finding) {
    let choice = Choice(input)
    guard let rows = try rows(choice, []) else { return }
    try checkOrder(choice, rows)
    try checkSummary(choice)
    try checkJoin(choice, rows)
  }

  /// The rows that a run writes, as JSON, one per line; `nil` where the table or a formula is refused.
  private func rows(_ choice: Choice, _ options: [String]) throws(Finding) -> [ArraySlice<UInt8>]? {
    let run = TableInput.run(
      choice.arguments + options + ["--format", "jsonl"], choice.text, chunkSize: choice.chunkSize)
    try TableInput.check(messages: run.errors)
    guard run.code == .success else { return nil }
    return run.output.split(separator: 0x0A)
  }

  private func checkOrder(_ choice: Choice, _ rows: [ArraySlice<UInt8>]) throws(Finding) {
    let distinct = choice.isDistinct ? ["--distinct"] : []
    let sort = choice.sort.isEmpty ? [] : ["--sort", choice.sort.joined(separator: ",")]
    guard let ordered = try self.rows(choice, distinct + sort) else { return }
    var known: Set<ArraySlice<UInt8>> = []
    let kept = choice.isDistinct ? rows.filter { known.insert($0).inserted } : rows
    let isSame = sort.isEmpty ? ordered == kept : Self.counts(ordered) == Self.counts(kept)
    guard isSame else {
      throw Finding("\(distinct + sort) writes other rows: \(Self.shown(ordered)) of \(Self.shown(rows))")
    }
    if let key = choice.sort.first { try checkSorted(ordered, by: key) }
    // One byte of memory keeps each row in a file.
    guard try self.rows(choice, distinct + sort + ["--limit", "sort-bytes=1"]) == ordered else {
      throw Finding("sorted in files, rows are in another order")
    }
    guard let cut = choice.cut, let part = try self.rows(choice, distinct + sort + [cut.option, String(cut.count)])
    else { return }
    guard part == Array(cut.option == "--head" ? ordered.prefix(cut.count) : ordered.suffix(cut.count)) else {
      throw Finding("\(cut.option) \(cut.count) writes \(Self.shown(part)) of \(Self.shown(ordered))")
    }
  }

  /// Whether the numbers of a column are in order, where all are numbers.
  private func checkSorted(_ rows: [ArraySlice<UInt8>], by key: String) throws(Finding) {
    let (name, isDescending) = (String(key.prefix { $0 != " " }), key.hasSuffix(" desc"))
    let values = rows.map { PlainObject($0)?.members[name] as? NSNumber }
    let numbers = values.compactMap { $0?.doubleValue }
    guard numbers.count == rows.count else { return }
    let isOrdered = zip(numbers, numbers.dropFirst()).allSatisfy { isDescending ? $0 >= $1 : $0 <= $1 }
    guard isOrdered else { throw Finding("\(key) puts \(numbers) in this order") }
  }

  private func checkSummary(_ choice: Choice) throws(Finding) {
    guard !choice.statistics.isEmpty else { return }
    let options = choice.arguments + ["--group-by", "k", "--statistics"] + choice.statistics
    let whole = TableInput.run(options + ["--format", "jsonl"], choice.text, chunkSize: choice.chunkSize)
    let partial = TableInput.run(options + ["--partial"], choice.text, chunkSize: choice.chunkSize)
    try TableInput.check(messages: whole.errors + partial.errors)
    // Parts are JSON, which holds no other bytes.
    if partial.code == .usage, String(validating: choice.text, as: UTF8.self) == nil { return }
    guard whole.code == partial.code else {
      throw Finding("a summary ends with \(whole.code), its part with \(partial.code): \(partial.errors)")
    }
    guard whole.code == .success else { return }
    let combined = TableInput.run(
      ["--format", "jsonl"], partial.output, chunkSize: choice.chunkSize, command: "combine")
    guard combined.output == whole.output else {
      throw Finding(
        "combined: \(Self.shown(combined.output[...])) \(combined.errors), at once: \(Self.shown(whole.output[...]))")
    }
    let twice = TableInput.run(
      ["--format", "jsonl"], partial.output + partial.output, chunkSize: choice.chunkSize, command: "combine")
    guard twice.code == .success, twice.output.split(separator: 0x0A).count == whole.output.split(separator: 0x0A).count
    else {
      throw Finding("a part and itself have other groups: \(Self.shown(twice.output[...])) \(twice.errors)")
    }
  }

  private func checkJoin(_ choice: Choice, _ rows: [ArraySlice<UInt8>]) throws(Finding) {
    let join = ["--join", Self.joinedFile, "--on", "k", "--duplicates", choice.duplicates]
    guard let joined = try self.rows(choice, join) else { return }
    guard joined.count == rows.count else { throw Finding("\(rows.count) rows are \(joined.count) with a joined file") }
    guard choice.isInner, !choice.arguments.contains("--where"), let inner = try self.rows(choice, join + ["--inner"])
    else { return }
    // Values of rows that are left out are none of functions of rows, so that only the number is compared.
    let matched = joined.filter { !(PlainObject($0)?.members["rate"] is NSNull) }
    guard inner.count == matched.count else {
      throw Finding("\(inner.count) rows have a row of the joined file, not \(matched.count)")
    }
  }

  /// A file with two rows of one key, and one key of digits.
  private static let joinedFile: String = {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("reckon-fuzz-joined.csv").path
    try? "k,rate\nEU,1.5\nUS,2\nEU,3\n1,4\n".write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }()

  private static func counts(_ rows: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: Int] {
    rows.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private static func shown(_ rows: [ArraySlice<UInt8>]) -> String { shown(Array(rows.joined(separator: [0x0A]))[...]) }
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String { "‘\(String(decoding: bytes, as: UTF8.self))’" }
}
