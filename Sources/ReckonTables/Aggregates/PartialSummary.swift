import Reckon
import ReckonTerminal

/// The partial result of one column over some rows of a group.
struct GroupPart<Value: TableNumber> {
  let statistics: Value.Statistics
  /// The numbers themselves, if they are stored.
  let values: [Value]
  /// Counts of them, if these are stored.
  let ranges: [ValueCounts<Value>.Range]
}

/// The results of a summary over a part of a table, as lines of JSON that can be merged with those of other parts:
/// first a line that describes the summary, then one for each group.
///
/// ```
/// {"partial": 1, "numbers": "double", "groups": ["region"], "texts": [false], "marked": false,
///  "columns": ["qty"], "contents": ["numbers"], "statistics": ["sum"]}
/// {"group": ["EU"], "counts": [2], "sums": [["45", "0", …]], "values": [[]]}
/// ```
///
/// With approximate medians, `partial` is 2, followed by `"medians": "approximate"`, and each group also has
/// `"ranges"`: three texts for each range of numbers, the least, the greatest, and their count.
///
/// Sums are unevaluated pairs: the second number is the rounding error of the first. Numbers are texts that parse back
/// to the same numbers.
struct PartialSummary {
  let numberMode: NumberMode
  let marksTexts: Bool
  let groups: [String]
  let groupsAreTexts: [Bool]
  let columns: [String]
  let contents: [SummaryPlan.Content]
  let statistics: [SummaryStatistic]
  let medians: MedianMethod

  init(_ plan: SummaryPlan, _ output: OutputPlan) {
    (numberMode, marksTexts) = (output.numberMode, output.marksTexts)
    (groups, groupsAreTexts) = (plan.groupTitles, plan.groupsAreTexts)
    columns = plan.columns.map { String(decoding: $0.title, as: UTF8.self) }
    contents = plan.columns.map(\.content)
    (statistics, medians) = (plan.statistics, plan.medians)
  }

  /// The summary that the parts add up to.
  ///
  /// - Parameter contents: the contents of the columns; numbers while unknown.
  func plan(_ contents: [SummaryPlan.Content?], maximumCells: Int) -> SummaryPlan {
    SummaryPlan(
      columns: zip(columns, contents).map { title, content in
        SummaryPlan.Column(
          title: Array(title.utf8), slot: 0, content: content ?? .numbers, statistics: statistics.map(\.statistic),
          medians: medians)
      },
      // The source of the values no longer matters.
      groupColumns: groups.indices.map { .field($0) }, groupTitles: groups, groupsAreTexts: groupsAreTexts,
      statistics: statistics, maximumCells: maximumCells, medians: medians)
  }

  /// Whether parts of another summary can be merged with this one's.
  func takesParts(of other: PartialSummary) -> Bool {
    other.numberMode == numberMode && other.marksTexts == marksTexts && other.groups == groups
      && other.columns == columns && other.statistics == statistics && other.medians == medians
  }

  /// Determines the contents of columns from a part that has values of them: a part with only empty fields does not
  /// determine any.
  ///
  /// - Returns: the name of a column with other contents in this part.
  func settle(_ contents: inout [SummaryPlan.Content?], by counts: [Int]) -> String? {
    for column in columns.indices where counts[column] > 0 {
      if let known = contents[column], known != self.contents[column] { return columns[column] }
      contents[column] = self.contents[column]
    }
    return nil
  }

  // MARK: The first line

  /// The version of the lines: lines that need only the first version have its number.
  private static func version(_ medians: MedianMethod) -> Int { medians == .exact ? 1 : 2 }

  var line: String {
    var object = JSONObject()
    object.add("partial", Self.version(medians))
    if medians == .approximate { object.add("medians", medians.rawValue) }
    object.add("numbers", numberMode == .decimal ? "decimal" : "double")
    object.add("groups", texts: groups)
    object.add("texts", json: JSONObject.array(groupsAreTexts.map { $0 ? "true" : "false" }))
    object.add("marked", marksTexts)
    object.add("columns", texts: columns)
    object.add("contents", texts: contents.map(\.rawValue))
    object.add("statistics", texts: statistics.map(\.name))
    return object.text
  }

  /// The summary that a first line describes; `nil` for other lines.
  init?(_ members: PartialLine) {
    let medians = members.texts("medians") == ["\(MedianMethod.approximate)"] ? MedianMethod.approximate : .exact
    guard members.texts("partial") == ["\(Self.version(medians))"], let mode = members.texts("numbers"),
      mode.count == 1,
      let groups = members.texts("groups"), let texts = members.texts("texts"), let marked = members.texts("marked"),
      let columns = members.texts("columns"), let contents = members.texts("contents"),
      let statistics = members.texts("statistics"), texts.count == groups.count, contents.count == columns.count
    else { return nil }
    guard mode[0] == "double" || mode[0] == "decimal" else { return nil }
    numberMode = mode[0] == "decimal" ? .decimal : .double
    (self.groups, groupsAreTexts, marksTexts) = (groups, texts.map { $0 == "true" }, marked == ["true"])
    (self.columns, self.medians) = (columns, medians)
    self.contents = contents.compactMap { SummaryPlan.Content(rawValue: $0) }
    self.statistics = statistics.compactMap { SummaryStatistic(named: $0) }
    guard self.contents.count == contents.count, self.statistics.count == statistics.count else { return nil }
  }

  // MARK: Lines of groups

  /// The line of a group; `nil` if a grouping value is not valid text.
  func line<Value: TableNumber>(_ key: [UInt8], _ parts: [GroupPart<Value>]) -> String? {
    let values = groups.isEmpty ? [] : GroupKeys.parts(of: key, count: groups.count)
    let texts = values.compactMap { String(validating: $0, as: UTF8.self) }
    guard texts.count == values.count else { return nil }
    var object = JSONObject()
    object.add("group", texts: texts)
    object.add("counts", json: JSONObject.array(parts.map { "\($0.statistics.count)" }))
    object.add("sums", json: JSONObject.array(parts.map { Self.array($0.statistics.parts) }))
    object.add("values", json: JSONObject.array(parts.map { Self.array($0.values) }))
    if medians == .approximate {
      let ranges = parts.map { part in
        JSONObject.array(part.ranges.flatMap { [Self.text($0.least), Self.text($0.greatest), "\"\($0.count)\""] })
      }
      object.add("ranges", json: JSONObject.array(ranges))
    }
    return object.text
  }

  private static func array<Value: TableNumber>(_ numbers: [Value]) -> String {
    JSONObject.array(numbers.map { text($0) })
  }

  private static func text<Value: TableNumber>(_ number: Value) -> String {
    var text: [UInt8] = []
    CellContent.numbers.append(number, to: &text)
    return "\"\(String(decoding: text, as: UTF8.self))\""
  }

  /// The ranges of a column's numbers; `nil` for invalid ones.
  private static func ranges<Value: TableNumber>(_ texts: [String]) -> [ValueCounts<Value>.Range]? {
    guard texts.count % 3 == 0 else { return nil }
    let ranges = stride(from: 0, to: texts.count, by: 3).compactMap { place -> ValueCounts<Value>.Range? in
      guard let least = Value(text: texts[place]), let greatest = Value(text: texts[place + 1]),
        let count = Int(texts[place + 2])
      else { return nil }
      return ValueCounts.Range(least: least, greatest: greatest, count: count)
    }
    return 3 * ranges.count == texts.count ? ranges : nil
  }

  /// A group's key and parts; `nil` for a line that does not belong to this summary.
  func part<Value: TableNumber>(_ members: PartialLine, as type: Value.Type) -> (
    key: [UInt8], parts: [GroupPart<Value>]
  )? {
    guard let group = members.texts("group"), group.count == groups.count, let counts = members.texts("counts"),
      let sums = members.lists("sums"), let values = members.lists("values"),
      case let counted = medians == .exact ? columns.map({ _ in [] }) : members.lists("ranges") ?? [],
      [counts.count, sums.count, values.count, counted.count].allSatisfy({ $0 == columns.count })
    else { return nil }
    var parts: [GroupPart<Value>] = []
    for column in columns.indices {
      let (own, kept) = (sums[column].compactMap(Value.init(text:)), values[column].compactMap(Value.init(text:)))
      guard own.count == sums[column].count, kept.count == values[column].count, let count = Int(counts[column]),
        let statistics = Value.Statistics(count: count, parts: own),
        let ranges: [ValueCounts<Value>.Range] = Self.ranges(counted[column]),
        // Counts do not exceed the number of values, so that they do not overflow.
        ranges.allSatisfy({ $0.count <= count })
      else { return nil }
      parts.append(GroupPart(statistics: statistics, values: kept, ranges: ranges))
    }
    return (GroupKeys.key(of: group.map { Array($0.utf8) }), parts)
  }
}

/// A line of a partial summary: an object whose members are texts, lists of texts, or lists of such lists.
struct PartialLine {
  private var members: [String: [[String]]] = [:]

  /// - Returns: `nil` for a line that is not such an object.
  init?(_ line: [UInt8]) {
    let found: [String: [[String]]]? = line.withUnsafeBufferPointer { line in
      guard let start = line.baseAddress else { return nil }
      var members: [String: [[String]]] = [:]
      var isGood = true
      var scanner = JSONScanner(start, 0, line.count, isStrict: true)
      let object: Void? = try? scanner.object { name, value, form in
        guard let lists = Self.lists(start, value, form) else { return isGood = false }
        members[Self.text(start, name)] = lists
      }
      return object != nil && isGood ? members : nil
    }
    guard let found else { return nil }
    members = found
  }

  /// The items of a list, or a single value.
  func texts(_ name: String) -> [String]? {
    guard let lists = members[name], lists.allSatisfy({ $0.count == 1 }) else { return nil }
    return lists.map { $0[0] }
  }

  /// The items of the lists in a list.
  func lists(_ name: String) -> [[String]]? { members[name] }

  private static func lists(
    _ bytes: UnsafePointer<UInt8>, _ value: Range<Int>, _ form: JSONScanner.Form
  ) -> [[String]]? {
    guard form == .list else { return form == .object ? nil : [[text(bytes, value)]] }
    return items(bytes, value)?.reduce(into: []) { lists, item in
      lists?.append(
        item.form == .list ? items(bytes, item.range)?.map { text(bytes, $0.range) } ?? [] : [text(bytes, item.range)])
    }
  }

  private static func items(_ bytes: UnsafePointer<UInt8>, _ list: Range<Int>) -> [(
    range: Range<Int>, form: JSONScanner.Form
  )]? {
    var items: [(range: Range<Int>, form: JSONScanner.Form)] = []
    var scanner = JSONScanner(bytes, list.lowerBound, list.upperBound, isStrict: true)
    let list: Void? = try? scanner.list { items.append(($0, $1)) }
    return list == nil ? nil : items
  }

  private static func text(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> String {
    let value = UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
    return String(decoding: value.first == 0x22 ? JSONString.decoded(value) : Array(value), as: UTF8.self)
  }
}
