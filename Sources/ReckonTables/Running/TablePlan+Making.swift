import Reckon
import ReckonSystem
import ReckonTerminal

extension TablePlan {
  /// The pass of a run that a plan is for.
  enum Pass {
    /// The only pass, if the table is read once.
    case only
    /// The first pass, for the values of calls over rows.
    case first(AggregateCalls)
    /// The second pass, in which the calls are names of values with units.
    case second(AggregateCalls, units: [String: String])

    /// The calls whose values are known.
    fileprivate var known: [AggregateCalls.Call] { if case .second(let calls, _) = self { calls.calls } else { [] } }
    fileprivate var units: [String: String] { if case .second(_, let units) = self { units } else { [:] } }
    /// The names of columns used in computations, whose fields are therefore not copied.
    fileprivate var summed: Set<String> {
      if case .first(let calls) = self { Set(calls.calls.filter { !$0.isCount }.flatMap(\.columns)) } else { [] }
    }
  }

  /// Compiles the formulas for a table's columns, and determines the output.
  ///
  /// - Parameters:
  ///   - tableNames: the names that formulas may use.
  ///   - formulas: the formulas of the pass.
  ///   - kinds: the kinds guessed from columns' first fields.
  ///   - pass: the pass of the run.
  ///   - console: receives notes on an error. Notes on the plan itself are its ``remarks``.
  init(
    _ request: TableRequest, _ tableNames: TableNames, _ formulas: TableFormulas, kinds: [Int: ColumnGuess],
    _ pass: Pass,
    _ console: Console
  ) throws {
    var remarks: [Remark] = []
    let (options, books, scope) = (request.options, request.books, tableNames.scope)
    guard NumberMode.ofFixedSize.contains(options.numberMode) else {
      throw UsageError(
        "bookIsInExactNumbers",
        "the book is in exact numbers, and tables are computed in doubles or decimals; eval --jsonl computes each line exactly"
      )
    }
    let (header, nested, ownCount) = (tableNames.header, tableNames.nested, tableNames.ownCount)
    let (inputTitles, titles, names, columnSlots) = (
      tableNames.titles, tableNames.names, tableNames.known, tableNames.slots
    )
    let columnUnits = try TableUnits(inputTitles, titles, kinds: kinds, given: request.units, scope: scope)
    let program: TableProgram
    do throws(FormulaError) {
      program = try TableProgram(
        formulas, header: names, calls: pass.known.map(\.name), summed: pass.summed,
        units: columnUnits.units.merging(pass.units) { own, _ in own }, guessed: columnUnits.guessed, books: books,
        scope: scope,
        options: options, policy: request.policy)
    } catch {
      if error.kind.stage != .evaluation { tableNames.reportColumns(request, console) }
      if error.isOfKinds {
        let used = request.usedNames
        let guesses = kinds.filter { used.contains(titles[$0.key]) && columnUnits.isGuess(titles[$0.key], $0.value) }
        for remark in Self.remarks(on: guesses, titles, request.marks) { remark.report(console) }
      }
      Currencies.reportMissing(error, console)
      throw error
    }
    if let column = program.columns.first(where: { column in nested.contains { $0.name == column.name } }) {
      throw UsageError(
        "isAMemberOfAColumnObject",
        "\(FormulaError.Kind.shortened(column.name)) is a member of a column's object, which stays as it is; give the new column another name"
      )
    }
    remarks += Self.hidden(names, program, books, scope)
    var told: Set<FormulaNote> = []
    remarks += program.columns.flatMap(\.formula.notes).filter { told.insert($0).inserted }.map { Remark($0.sentence) }
    remarks += Self.remarks(on: program.aggregates)

    let written = Set(program.columns.map(\.slot))
    // Of several formulas for a column, the last is written.
    let notations = program.columns.reduce(into: [Int: ResultForm]()) { notations, column in
      let form = column.formula.program.resultForm
      notations[column.slot] =
        switch form {
        // A percent's decimal places are those of its hundredfold.
        case .notation(.fixed(let places), ResultForm.percentSign?):
          .notation(.fixed(places: min(places + 2, ResultForm.Notation.largestPlaces)))
        // The unit is in the header.
        case .notation(let notation, _): .notation(notation)
        case .instant, .instantShown, .truth: form
        case .complex(_, let notation, _): notation == .polar ? nil : .notation(notation)
        case .plain, .percent, .unit, .mixed, .value: nil
        }
    }
    var all = titles.indices.map { column in
      let slot = columnSlots[column].flatMap { written.contains($0) ? $0 : nil }
      // An unchanged title keeps its surrounding blanks.
      let title = slot.map { program.title(ofSlot: $0) } ?? inputTitles[column]
      let output = Output(
        name: titles[column],
        title: title == inputTitles[column] && column < header.count ? header[column] : Array(title.utf8),
        source: slot.map { .slot($0) } ?? .field(column),
        notation: slot.flatMap { notations[$0] }, holdsValues: slot.map(program.holdsValues) ?? false,
        // A column that is not in the records is written after them.
        handedOn: slot == nil && column >= ownCount
          ? column : slot.flatMap(program.source).flatMap { source in columnSlots.firstIndex { $0 == source } })
      return slot.flatMap { slot in program.imaginarySlot(slot).map { _ in output.part(".re", in: slot) } } ?? output
    }
    var known = Set(names)
    for column in program.columns {
      let output = Output(
        name: column.name, title: Array(program.title(ofSlot: column.slot).utf8), source: .slot(column.slot),
        notation: notations[column.slot], holdsValues: program.holdsValues(column.slot),
        handedOn: program.source(column.slot).flatMap { source in columnSlots.firstIndex { $0 == source } })
      let imaginary = program.imaginarySlot(column.slot)
      if known.insert(column.name).inserted {
        all.append(imaginary == nil ? output : output.part(".re", in: column.slot))
      }
      if let imaginary, known.insert(program.names[imaginary]).inserted {
        all.append(output.part(".im", in: imaginary))
      }
    }
    let selected = try request.selection?.flatMap { name in
      let parts = all.filter { $0.whole == name }
      return parts.isEmpty ? [try Self.find(name, in: all, .selecting)] : parts
    }
    let fieldSlots = Dictionary(
      uniqueKeysWithValues: columnSlots.enumerated().compactMap { column, slot in
        slot.map { ($0, NestedMember.column(column, of: header.count)) }
      })
    var needed = program.neededSlots
    if request.isSummary, let column = (selected ?? all).first(where: { $0.notation?.kind == .number }) {
      remarks.append(
        Remark(
          Phrase(
            "summaryIsWrittenInPlain",
            "a summary is written in plain numbers, including that of \(FormulaError.Kind.shortened(column.name))")))
    }
    let inputs = Array(all[..<titles.count])
    func groupColumn(_ name: String) throws(UsageError) -> GroupColumn {
      Self.groupColumn(try Self.find(name, in: all, .grouping), inputs, header.count)
    }
    let summaries: [SummaryPlan]
    if case .first(let calls) = pass {
      summaries = try Self.firstPass(calls.calls, program, request, groupColumn)
    } else if request.isSummary {
      summaries = [try Self.summary(request, of: selected, all, columnSlots, program, kinds, header.count, &needed)]
    } else {
      summaries = []
    }
    // For a partial summary, the note is given when it is combined.
    if !request.isPartial, summaries.contains(where: { $0.columns.contains(where: \.isApproximate) }) {
      remarks.append(Remark(MedianMethod.note))
    }
    let order = try Self.order(
      request, all, request.isSummary ? summaries.first : nil, program, columnSlots, kinds, header.count,
      KeptFile.folder(console), &needed)
    let computed = Set(program.computedSlots + summaries.flatMap(\.columns).map(\.slot))
    let odd = kinds.filter { column, guess in
      guess.usual != nil && columnUnits.isGuess(titles[column], guess)
        && columnSlots[column].map(computed.contains) ?? false
    }
    remarks += Self.remarks(on: odd, titles, request.marks)
    // A JSON object has one member per name: the one visible to formulas.
    var outputs = selected ?? Array(all[..<header.count]) + all[ownCount...]
    for place in outputs.indices { if let column = outputs[place].handedOn { outputs[place].source = .field(column) } }
    if request.writer.hasMembers, !(request.keepsMembers && selected == nil) {
      var seen: Set<String> = []
      outputs = outputs.filter { seen.insert($0.name).inserted }
    }
    let isInOrder = outputs.count >= header.count && header.indices.allSatisfy { outputs[$0].source == .field($0) }
    let addsOnly = outputs.dropFirst(header.count).allSatisfy {
      if case .slot = $0.source { true } else { $0.handedOn != nil }
    }
    let added = all.dropFirst(ownCount).map(\.title)
    var places: [[UInt8]: Int] = [:]
    let firstColumns = (header + added).enumerated().map { number, title in
      let first = places[title] ?? number
      places[title] = first
      return first
    }
    for place in outputs.indices {
      if case .field(let column) = outputs[place].source {
        outputs[place].source = .field(NestedMember.column(column, of: header.count))
      }
    }
    self.init(
      program: program, remarks: remarks, onError: request.onError,
      reads: needed.compactMap { slot in fieldSlots[slot].map { (slot: slot, column: $0) } },
      texts: program.textSlots.compactMap { slot in
        fieldSlots[program.tests.first { $0.slot == slot }?.column ?? slot].map { (slot: slot, column: $0) }
      },
      tests: program.tests.compactMap { test in
        test.question == .text
          ? nil : fieldSlots[test.column].map { (slot: test.slot, column: $0, question: test.question) }
      },
      columnCount: header.count, outputs: outputs,
      writer: request.writer, marksTexts: request.reader.hasNestedMembers,
      keepsRecords: isInOrder && addsOnly && request.keepsFormat && (selected == nil || !request.writer.hasMembers),
      keepsMembers: request.keepsMembers && selected == nil,
      dropsExtraMembers: !request.keepsMembers && selected == nil && summaries.isEmpty, summaries: summaries,
      order: order,
      aggregates: try Self.aggregates(pass.known, program, groupColumn), inputTitles: header,
      nested: nested,
      addedTitles: added, firstColumns: firstColumns, marks: request.marks,
      secondsFromUTC: scope.definitions.secondsFromUTC,
      missingFields: request.limits.missingFields, lenient: request.fields,
      files: FileColumns(
        nameColumn: request.fileNameTitle.map { _ in NestedMember.column(ownCount, of: header.count) },
        areSeveral: request.paths.count > 1, hasHeaders: request.hasHeaders),
      joined: request.joined.map { table in
        (table, NestedMember.column(ownCount + (request.fileNameTitle == nil ? 0 : 1), of: header.count))
      })
  }

  /// A remark on the first call of an aggregate that reads a single row.
  private static func remarks(on aggregates: [RowAggregate]) -> [Remark] {
    guard let first = aggregates.first else { return [] }
    let rest: Phrase = aggregates.count == 1 ? "" : Phrase("andMoreInBrackets", " (and \(aggregates.count - 1) more)")
    return [Remark("\(first.message)\(rest)", snippet: first.source.snippet(of: first.range))]
  }

  /// Remarks on columns used by formulas that hide definitions of a book or the command line.
  private static func hidden(_ names: [String], _ program: TableProgram, _ books: [FormulaBook], _ scope: Scope)
    -> [Remark]
  {
    let written = Set(program.columns.map(\.slot))
    let used = program.columns.reduce(into: Set<Int>()) { $0.formUnion($1.inputs) }
    return used.sorted().filter { $0 < names.count && !written.contains($0) }.compactMap { slot in
      let name = names[slot]
      let isBooks = books.contains { book in book.definition(named: name).map { $0.kind != .parameter } ?? false }
      guard isBooks || scope[name] != nil else { return nil }
      let shown = FormulaError.Kind.shortened(name)
      return Remark(
        Phrase(
          "columnHides",
          "the column ‘\(shown)’ hides \(isBooks ? Phrase("book", "the book's ‘\(shown)’") : Phrase(verbatim: "--let \(shown)"))"
        ))
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
  /// Whether fields are copied as read.
  var keepsFormat: Bool { reader.form == writer.form && marks.isPlain }

  /// Whether objects are written with all their members, including those that the first one lacks.
  var keepsMembers: Bool { reader.hasNestedMembers && writer.hasMembers && marks.isPlain || keepsFormat }
}
