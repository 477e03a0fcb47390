import Reckon
import ReckonTerminal

/// The names that formulas over a table may use: those of its columns, and the others in scope.
struct TableNames {
  /// The columns' names in the table, without nested members and columns that are not in the records.
  let header: [[UInt8]]
  /// The members of columns' values that are columns too, but are written only if selected.
  let nested: [NestedMember]
  /// The number of columns in the records, including members.
  let ownCount: Int
  /// The columns' names with units in brackets, and without.
  let titles: [String]
  let names: [String]
  /// The distinct names that formulas can use.
  private(set) var known: [String] = []
  /// For each column its slot, which is its index in ``known``; `nil` for a repeated name.
  private(set) var slots: [Int?] = []
  let scope: Scope
  let currencies: Currencies

  /// - Throws: `UsageError` for a joined column with the name of another.
  init(_ request: TableRequest, _ table: OpenTable, _ console: Console) throws {
    (header, nested) = (table.names, table.nested)
    var (scope, currencies) = (request.scope, Currencies())
    let ownTitles = header.map { String(decoding: $0, as: UTF8.self).trimmed } + nested.map(\.name)
    ownCount = ownTitles.count
    titles = ownTitles + request.sideTitles
    try request.checkSideTitles(ownTitles)
    currencies.define(
      in: &scope, for: ([request.formulas, request.condition ?? ""] + request.units + titles).joined(separator: "\n"),
      console)
    (self.scope, self.currencies) = (scope, currencies)
    names = TableUnits.names(titles, scope)
    var index = NameIndex()
    var repeated: [Int] = []
    for (number, name) in names.enumerated() {
      let count = known.count
      let slot = index.index(of: name, in: &known)
      slots.append(slot == count ? slot : nil)
      if slot < count, !name.isEmpty { repeated.append(number) }
    }
    for number in repeated.prefix(5) {
      console.report(
        note: Phrase(
          "columnIsASecond",
          "column \(number + 1) is a second \(FormulaError.Kind.shortened(names[number])); formulas see the first"))
    }
    if repeated.count > 5 {
      console.report(
        note: Phrase("moreColumnsHaveTheNames", "\(repeated.count - 5) more columns have the names of others"))
    }
  }

  /// The formulas of a request as trees.
  ///
  /// - Throws: `FormulaError` for a syntax error, after a note listing the columns.
  func formulas(_ request: TableRequest, _ console: Console) throws -> TableFormulas {
    do throws(FormulaError) {
      return try TableFormulas(request, names: known + TableProgram.rowNames(besides: known), scope)
    } catch {
      reportColumns(request, console)
      throw error
    }
  }

  /// Whether a name has a meaning apart from columns.
  func isDefined(_ name: String, _ books: [FormulaBook]) -> Bool {
    let meaning = scope.definitions[name]
    return meaning.value != nil || meaning.held != nil || meaning.function != nil || scope.hosts[name] != nil
      || books.contains { $0.definition(named: name) != nil }
  }

  /// Reports the available columns if a formula does not match them.
  func reportColumns(_ request: TableRequest, _ console: Console) {
    let text = request.formulas + "\n" + (request.condition ?? "")
    if let name = known.first(where: { $0.contains(" ") && text.contains($0) && !text.contains("`\($0)`") }) {
      return console.report(
        note: Phrase(
          "columnStandsInBackQuotes",
          "the column ‘\(FormulaError.Kind.shortened(name))’ needs back quotes in formulas: `\(FormulaError.Kind.shortened(name))`"
        ))
    }
    let shown = known.prefix(20).map(FormulaError.Kind.shortened).joined(separator: ", ")
    let rest: Phrase = known.count > 20 ? Phrase("andMoreOfThem", " and \(known.count - 20) more") : ""
    console.report(note: Phrase("columnsAre", "the columns are \(shown)\(rest)"))
    if known.count == 1, let delimiter = [";", "\t", "|", ","].first(where: known[0].contains) {
      console.report(
        note: Phrase(
          "isThereAnotherDelimiter",
          "does the file use another delimiter? --delimiter \(delimiter == "\t" ? "tab" : "'\(delimiter)'")"))
    }
  }
}
