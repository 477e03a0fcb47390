import Reckon
import ReckonSystem
import ReckonTerminal

extension TablePlan {
  /// The part of a run that a plan is for.
  enum Pass {
    /// All of a run that reads the table once.
    case only
    /// The first reading, for the values of calls over rows.
    case first(AggregateCalls)
    /// The second reading, in which the calls are names of values of some units.
    case second(AggregateCalls, units: [String: String])

    /// The calls whose values are known.
    fileprivate var known: [AggregateCalls.Call] { if case .second(let calls, _) = self { calls.calls } else { [] } }
    /// The calls that the formulas were given with.
    fileprivate var calls: AggregateCalls? {
      switch self {
      case .only: nil
      case .first(let calls), .second(let calls, _): calls
      }
    }
    fileprivate var units: [String: String] { if case .second(_, let units) = self { units } else { [:] } }
    /// The names of columns that are computed with, so that they hand on no fields.
    fileprivate var summed: Set<String> {
      if case .first(let calls) = self { Set(calls.calls.filter { !$0.isCount }.flatMap(\.columns)) } else { [] }
    }
  }

  /// Compiles the formulas for a table's columns, and settles what is written.
  ///
  /// - Parameters:
  ///   - header: the columns' names as the table has them.
  ///   - nested: the members of columns' values that are columns too, but are written only where they are selected.
  ///   - kinds: what columns' first fields say of them.
  ///   - pass: which part of the run it is for.
  init(
    _ request: TableRequest, _ header: [[UInt8]], nested: [NestedMember], kinds: [Int: ColumnGuess], _ pass: Pass,
    _ console: Console
  ) throws {
    // Remarks are those on the second reading, errors those of the first.
    let notes = if case .first = pass { console.quiet } else { console }
    let (options, books) = (request.options, request.books)
    guard NumberMode.ofFixedSize.contains(options.numberMode) else {
      throw UsageError(
        "bookIsInExactNumbers",
        "the book is in exact numbers, and tables are computed in doubles or decimals; eval --jsonl computes each line exactly")
    }
    var scope = request.scope
    var currencies = Currencies()
    let ownTitles = header.map { String(decoding: $0, as: UTF8.self).trimmed } + nested.map(\.name)
    let inputTitles = ownTitles + request.sideTitles
    try request.checkSideTitles(ownTitles)
    let unitTexts = request.units
    currencies.define(
      in: &scope, for: ([request.formulas, request.condition ?? ""] + unitTexts + inputTitles).joined(separator: "\n"), notes)
    let columnUnits = try TableUnits(inputTitles, kinds: kinds, given: unitTexts, scope: scope)
    let titles = columnUnits.names
    // For each column of the input, its slot; nothing for a repeated name.
    var names: [String] = []
    var index = NameIndex()
    var columnSlots: [Int?] = []
    var repeated: [Int] = []
    for (number, title) in titles.enumerated() {
      let count = names.count
      let slot = index.index(of: title, in: &names)
      columnSlots.append(slot == count ? slot : nil)
      if slot < count, !title.isEmpty { repeated.append(number) }
    }
    for number in repeated.prefix(5) {
      notes.report(
        note: Phrase(
          "columnIsASecond", "column \(number + 1) is a second \(FormulaError.Kind.shortened(titles[number])); formulas see the first"))
    }
    if repeated.count > 5 {
      notes.report(note: Phrase("moreColumnsHaveTheNames", "\(repeated.count - 5) more columns have the names of others"))
    }
    let program: TableProgram
    do throws(FormulaError) {
      program = try TableProgram(
        request.formulas, condition: request.condition, header: names, calls: pass.known.map(\.name), summed: pass.summed,
        units: columnUnits.units.merging(pass.units) { own, _ in own }, guessed: columnUnits.guessed, books: books, scope: scope,
        options: options, policy: request.policy)
    } catch {
      if error.kind.stage != .evaluation { Self.tellOfColumns(names, request, console) }
      if error.isOfKinds {
        let used = request.usedNames
        Self.tellOfGuesses(
          kinds.filter { used.contains(titles[$0.key]) && columnUnits.isGuess(titles[$0.key], $0.value) }, titles, request.marks, console)
      }
      Currencies.reportMissing(error, console)
      throw pass.calls?.given(error) ?? error
    }
    if let column = program.columns.first(where: { column in nested.contains { $0.name == column.name } }) {
      throw UsageError(
        "isAMemberOfAColumnObject",
        "\(FormulaError.Kind.shortened(column.name)) is a member of a column's object, which stays as it is; give the new column another name"
      )
    }
    currencies.report(program.columns.compactMap(\.formula.program.ratesDate).first, notes)
    Self.tellOfHidden(names, program, books, scope, notes)
    var told: Set<FormulaNote> = []
    for note in program.columns.flatMap(\.formula.notes) where told.insert(note).inserted { notes.report(note) }
    Self.report(program.aggregates, pass, notes)

    let written = Set(program.columns.map(\.slot))
    // Of several formulas for a column, the last is written.
    let notations = program.columns.reduce(into: [Int: ResultForm]()) { notations, column in
      let form = column.formula.program.resultForm
      notations[column.slot] =
        switch form {
        // The unit stands in the header.
        case .notation(let notation, _): .notation(notation)
        case .instant, .instantShown, .truth: form
        case .plain, .percent, .unit, .mixed, .value: nil
        }
    }
    var all = titles.indices.map { column in
      let slot = columnSlots[column].flatMap { written.contains($0) ? $0 : nil }
      // A title that stays the same keeps the blanks around it.
      let title = slot.map { program.title(ofSlot: $0) } ?? inputTitles[column]
      return Output(
        name: titles[column], title: title == inputTitles[column] && column < header.count ? header[column] : Array(title.utf8),
        source: slot.map { .slot($0) } ?? .field(column),
        notation: slot.flatMap { notations[$0] }, holdsValues: slot.map(program.holdsValues) ?? false,
        // A column that is not in the records is written after them.
        handedOn: slot == nil && column >= ownTitles.count
          ? column : slot.flatMap(program.source).flatMap { source in columnSlots.firstIndex { $0 == source } })
    }
    var known = Set(names)
    for column in program.columns where known.insert(column.name).inserted {
      all.append(
        Output(
          name: column.name, title: Array(program.title(ofSlot: column.slot).utf8), source: .slot(column.slot),
          notation: notations[column.slot], holdsValues: program.holdsValues(column.slot),
          handedOn: program.source(column.slot).flatMap { source in columnSlots.firstIndex { $0 == source } }))
    }
    let selected = try request.selection?.map { try Self.find($0, in: all, .selecting) }
    let fieldSlots = Dictionary(
      uniqueKeysWithValues: columnSlots.enumerated().compactMap { column, slot in
        slot.map { ($0, NestedMember.column(column, of: header.count)) }
      })
    var needed = program.neededSlots
    if request.isSummary, let column = (selected ?? all).first(where: { $0.notation?.kind == .number }) {
      notes.report(
        note: Phrase(
          "summaryIsWrittenInPlain", "a summary is written in plain numbers, also that of \(FormulaError.Kind.shortened(column.name))"))
    }
    let inputs = Array(all[..<titles.count])
    func groupColumn(_ name: String) throws(UsageError) -> GroupColumn {
      Self.groupColumn(try Self.find(name, in: all, .grouping), inputs, header.count)
    }
    let summaries: [SummaryPlan]
    if case .first(let calls) = pass {
      summaries = try Self.firstPass(calls.calls, program, request.limits.summaryCells, groupColumn)
    } else if request.isSummary {
      summaries = [try Self.summary(request, of: selected, all, columnSlots, program, kinds, header.count, &needed)]
    } else {
      summaries = []
    }
    let order = try Self.order(
      request, all, request.isSummary ? summaries.first : nil, program, columnSlots, kinds, header.count,
      KeptFile.folder(console), &needed)
    let computed = Set(program.computedSlots + summaries.flatMap(\.columns).map(\.slot))
    let odd = kinds.filter { column, guess in
      guess.usual != nil && columnUnits.isGuess(titles[column], guess) && columnSlots[column].map(computed.contains) ?? false
    }
    Self.tellOfGuesses(odd, titles, request.marks, notes)
    // A JSON object has one member of a name: the one that formulas see.
    var outputs = selected ?? Array(all[..<header.count]) + all[ownTitles.count...]
    for place in outputs.indices { if let column = outputs[place].handedOn { outputs[place].source = .field(column) } }
    if request.writer.hasMembers, !(request.keepsMembers && selected == nil) {
      var seen: Set<String> = []
      outputs = outputs.filter { seen.insert($0.name).inserted }
    }
    let isInOrder = outputs.count >= header.count && header.indices.allSatisfy { outputs[$0].source == .field($0) }
    let addsOnly = outputs.dropFirst(header.count).allSatisfy { if case .slot = $0.source { true } else { $0.handedOn != nil } }
    let added = all.dropFirst(ownTitles.count).map(\.title)
    var places: [[UInt8]: Int] = [:]
    let firstColumns = (header + added).enumerated().map { number, title in
      let first = places[title] ?? number
      places[title] = first
      return first
    }
    for place in outputs.indices {
      if case .field(let column) = outputs[place].source { outputs[place].source = .field(NestedMember.column(column, of: header.count)) }
    }
    self.init(
      program: program, onError: request.onError,
      reads: needed.compactMap { slot in fieldSlots[slot].map { (slot: slot, column: $0) } },
      texts: program.textSlots.compactMap { slot in
        fieldSlots[program.tests.first { $0.slot == slot }?.column ?? slot].map { (slot: slot, column: $0) }
      },
      tests: program.tests.compactMap { test in
        test.question == .text ? nil : fieldSlots[test.column].map { (slot: test.slot, column: $0, question: test.question) }
      },
      columnCount: header.count, outputs: outputs,
      writer: request.writer, marksTexts: request.reader.hasNestedMembers,
      keepsRecords: isInOrder && addsOnly && request.keepsFormat && (selected == nil || !request.writer.hasMembers),
      keepsMembers: request.keepsMembers && selected == nil,
      dropsExtraMembers: !request.keepsMembers && selected == nil && summaries.isEmpty, summaries: summaries, order: order,
      aggregates: try Self.aggregates(pass.known, program, groupColumn), inputTitles: header,
      nested: nested,
      addedTitles: added, firstColumns: firstColumns, marks: request.marks, secondsFromUTC: scope.definitions.secondsFromUTC,
      missingFields: request.limits.missingFields, lenient: request.fields,
      files: FileColumns(
        nameColumn: request.fileNameTitle.map { _ in NestedMember.column(ownTitles.count, of: header.count) },
        areSeveral: request.paths.count > 1, hasHeaders: request.hasHeaders),
      joined: request.joined.map { table in
        (table, NestedMember.column(ownTitles.count + (request.fileNameTitle == nil ? 0 : 1), of: header.count))
      })
  }

  /// Reports the first call of an aggregate that reads one row only.
  private static func report(_ aggregates: [RowAggregate], _ pass: Pass, _ console: Console) {
    guard let first = aggregates.first else { return }
    let rest: Phrase = aggregates.count == 1 ? "" : Phrase("andMoreInBrackets", " (and \(aggregates.count - 1) more)")
    let snippet = pass.calls?.snippet(of: first.range, in: first.source) ?? first.source.snippet(of: first.range)
    console.report(note: "\(first.message)\(rest)", snippet: snippet)
  }

  /// Tells what columns there are, where a formula does not fit them.
  private static func tellOfColumns(_ names: [String], _ request: TableRequest, _ console: Console) {
    let text = request.formulas + "\n" + (request.condition ?? "")
    if let name = names.first(where: { $0.contains(" ") && text.contains($0) && !text.contains("`\($0)`") }) {
      return console.report(
        note: Phrase(
          "columnStandsInBackQuotes",
          "the column ‘\(FormulaError.Kind.shortened(name))’ stands in back quotes in formulas: `\(FormulaError.Kind.shortened(name))`"))
    }
    let shown = names.prefix(20).map(FormulaError.Kind.shortened).joined(separator: ", ")
    let rest: Phrase = names.count > 20 ? Phrase("andMoreOfThem", " and \(names.count - 20) more") : ""
    console.report(note: Phrase("columnsAre", "the columns are \(shown)\(rest)"))
    if names.count == 1, let delimiter = [";", "\t", "|", ","].first(where: names[0].contains) {
      console.report(
        note: Phrase("isThereAnotherDelimiter", "is there another delimiter? --delimiter \(delimiter == "\t" ? "tab" : "'\(delimiter)'")"))
    }
  }

  /// Tells of columns that formulas use and that hide what a book or the command line calls so.
  private static func tellOfHidden(_ names: [String], _ program: TableProgram, _ books: [FormulaBook], _ scope: Scope, _ console: Console) {
    let written = Set(program.columns.map(\.slot))
    let used = program.columns.reduce(into: Set<Int>()) { $0.formUnion($1.inputs) }
    for slot in used.sorted() where slot < names.count && !written.contains(slot) {
      let name = names[slot]
      let isBooks = books.contains { book in book.definition(named: name).map { $0.kind != .parameter } ?? false }
      guard isBooks || scope[name] != nil else { continue }
      let shown = FormulaError.Kind.shortened(name)
      console.report(
        note: Phrase(
          "columnHides",
          "the column ‘\(shown)’ hides \(isBooks ? Phrase("book", "the book's ‘\(shown)’") : Phrase(verbatim: "--let \(shown)"))"))
    }
  }

  /// The use of a column in a request, for messages.
  enum Purpose { case selecting, grouping, sorting }

  static func find(_ name: String, in outputs: [Output], _ purpose: Purpose) throws(UsageError) -> Output {
    if let output = outputs.first(where: { $0.name == name }) { return output }
    let ending = Suggestion.ending(Suggestion.nearest(to: name, among: outputs.map(\.name)))
    let name = FormulaError.Kind.shortened(name)
    throw switch purpose {
    case .selecting: UsageError("thereIsNoColumnToSelect", "there is no column \(name) to select\(ending)")
    case .sorting: UsageError("thereIsNoColumnToSortBy", "there is no column \(name) to sort by\(ending)")
    case .grouping: UsageError("thereIsNoColumnToGroupBy", "there is no column \(name) to group by\(ending)")
    }
  }
}

extension TableRequest {
  /// Whether fields are written as they were read.
  var keepsFormat: Bool { reader.form == writer.form && marks.isPlain }

  /// Whether objects are written with all members that they have, also those that the first one lacks.
  var keepsMembers: Bool { reader.hasNestedMembers && writer.hasMembers && marks.isPlain || keepsFormat }
}
