import Reckon

/// A set of workloads that are measured in the same way.
struct Group: Sendable {
  let name: String
  let summary: String
  /// Whether it runs when no group is named.
  var isUsual = true
  /// Runs the group; each measurement is reported as soon as it is there.
  let run: @Sendable (_ options: Options, _ report: (Measurement) -> Void) throws -> Void
}

enum Groups {
  /// To add a group, add it here; its measurements name their contestants themselves.
  static let all = [
    Group(
      name: "scalar", summary: "one evaluation after the other, all inputs new each time",
      run: { try ScalarGroup.run($0, $1) }),
    Group(
      name: "chain", summary: "each evaluation needs the result of the one before", run: { try ChainGroup.run($0, $1) }),
    Group(name: "batch", summary: "columns of a million rows", run: { try BatchGroup.run($0, $1) }),
    Group(
      name: "cached", summary: "columns of 16,384 rows, which fit into the caches",
      run: { try BatchGroup.runCached($0, $1) }),
    Group(name: "compile", summary: "from text to a verified program", run: { try CompileGroup.run($0, $1) }),
    Group(name: "tiers", summary: "what native code costs and when it pays", run: { try TierGroup.run($0, $1) }),
    Group(name: "cache", summary: "an engine's caches", run: { try CacheGroup.run($0, $1) }),
    Group(
      name: "threads", summary: "an engine on 1, 2, 8 and 32 threads, the same work in total",
      run: { try ThreadsGroup.run($0, $1) }),
    Group(
      name: "binding", summary: "a+b*c with its values handed over in different ways",
      run: { try BindingGroup.run($0, $1) }),
    Group(name: "books", summary: "formula books: reading, changing, stored ones", run: { try BookGroup.run($0, $1) }),
    Group(
      name: "sheet", summary: "sheets of 100,000 cells: filling, a chain, a cell that 99 others need",
      run: { try SheetGroup.run($0, $1) }),
    Group(
      name: "decimal", summary: "decimals of 34 digits, one operation after the other",
      run: { try DecimalGroup.run($0, $1) }),
    Group(
      name: "matrices", summary: "matrices of 200 rows, from values to values", run: { try MatrixGroup.run($0, $1) }),
    Group(
      name: "numbers", summary: "doubles from and to text, one after the other", run: { try NumbersGroup.run($0, $1) }),
    Group(
      name: "scaling", summary: "texts of 10^3 bytes and more: ns and bytes of memory for each byte of text",
      isUsual: false,
      run: { try ScalingGroup.run($0, $1) }),
  ]
}
