import Reckon
import ReckonCatalogue
import ReckonTerminal

/// The columns whose numbers may be in human-readable form.
package enum LenientChoice: Hashable, Sendable {
  case none
  case all
  case columns([String])

  /// - Throws: `UsageError` for anything but `lenient` and `lenient=price,discount`.
  package init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names =
      parts.count > 1 ? parts[1].split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed } : []
    guard parts[0] == "lenient", parts.count == 1 || !names.contains("") else {
      throw UsageError(
        "fieldsIsLenient",
        """
        --fields is lenient, or lenient=price,discount for the fields of some columns, not \
        \(FormulaError.Kind.shortened(text))
        """)
    }
    self = parts.count == 1 ? .all : .columns(names)
  }
}

/// The rules for fields that are not in the standard form of tables.
struct LenientFields: Sendable {
  /// The contents of a column of numbers.
  struct Column: Sendable {
    /// The currency code of its amounts; `nil` if unknown.
    var currency: String?
    /// Whether they are percentages, so that 5% is read as 5.
    var isOfPercents = false
  }

  /// By column number in the index.
  private(set) var columns: [Int: Column] = [:]
  private(set) var dates: DateOrder?

  /// All fields are in the standard form.
  static let none = LenientFields()

  private init() {}

  /// Finds the columns by name, and their currencies in their units or in the first records.
  ///
  /// - Parameters:
  ///   - titles: the columns' names, followed by those of nested members.
  ///   - count: the number of columns that are not nested members.
  /// - Throws: `UsageError` for a name that is not a column.
  init(
    _ request: TableRequest, _ titles: [String], count: Int, _ block: TableBlock?,
    _ index: @autoclosure () -> any RecordIndex
  ) throws(UsageError) {
    dates = request.dates
    guard request.lenient != .none else { return }
    let names = titles.map { TableUnits.parts(of: $0)?.name ?? $0 }
    let units = Dictionary(
      request.units.map { $0.split(separator: "=", maxSplits: 1).map { $0.trimmed } }.filter { $0.count == 2 }
        .map { ($0[0], $0[1]) }
    ) { $1 }
    if case .columns(let wanted) = request.lenient {
      for name in wanted where !names.contains(name) && !titles.contains(name) {
        throw UsageError(
          "thereIsNoLenientColumn",
          """
          there is no column \(FormulaError.Kind.shortened(name)) whose fields --fields could read\
          \(Suggestion.ending(Suggestion.nearest(to: name, among: names)))
          """)
      }
    }
    let records = index()
    if let block { records.buildBeginning(block, records: ColumnKinds.sampleCount, request.reader.boundary()) }
    for (place, title) in titles.enumerated() {
      if case .columns(let wanted) = request.lenient, !wanted.contains(names[place]), !wanted.contains(title) {
        continue
      }
      let number = NestedMember.column(place, of: count)
      var column = Column()
      let unit = units[names[place]] ?? TableUnits.parts(of: title)?.unit
      column.isOfPercents = unit == "%"
      column.currency = unit.flatMap {
        Catalogue.currency(ofSign: $0) ?? (Catalogue.number(ofCurrency: $0) == nil ? nil : $0)
      }
      for row in 0..<min(block == nil ? 0 : records.rowCount, ColumnKinds.sampleCount) where column.currency == nil {
        column.currency = records.field(row, number).flatMap { LenientNumber($0.plain, request.marks)?.currency }
      }
      columns[number] = column
    }
  }

  /// The plain text of the number in a field of a column; `nil` if it is not one.
  func number(_ field: Field, _ column: Int, _ marks: NumberMarks) -> [UInt8]? {
    guard let own = columns[column], let number = LenientNumber(field.plain, marks, isOfPercents: own.isOfPercents)
    else { return nil }
    return own.currency.map(number.isIn) ?? true ? number.text : nil
  }

  // MARK: Advice

  /// The option that would read a field that is not a number or date; `nil` if there is none.
  ///
  /// - Parameter column: the column number in the index.
  func advice(_ text: [UInt8], _ column: Int, _ marks: NumberMarks, isDate: Bool) -> Phrase? {
    isDate ? dateAdvice(text) : numberAdvice(text, columns[column], marks)
  }

  private func numberAdvice(_ text: [UInt8], _ column: Column?, _ marks: NumberMarks) -> Phrase? {
    let shown = Self.shown(field: text)
    if let number = LenientNumber(text, marks, isOfPercents: column?.isOfPercents ?? false) {
      if let column {
        guard let code = column.currency, let own = number.currency, !number.isIn(code) else { return nil }
        return Phrase("isInAnotherCurrency", "‘\(shown)’ is in \(own), and the column in \(code)")
      }
      return Phrase("lenientReads", "--fields lenient reads ‘\(shown)’ as \(Self.shown(number.text))")
    }
    // The decimal mark is never guessed.
    for other in NumberMarks.all where column != nil && (other.name == "de" || other.name == "en") {
      guard other.decimal != marks.decimal, let number = LenientNumber(text, other) else { continue }
      return Phrase(
        "lenientMarksRead", "--numbers \(other.name) reads ‘\(shown)’ as \(Self.shown(number.text))")
    }
    return nil
  }

  private static func shown(field text: [UInt8]) -> String {
    guard let (start, end) = Field.bounds(ofContent: text) else { return "" }
    return FormulaError.Kind.shortened(String(decoding: text[start..<end], as: UTF8.self))
  }

  private static func shown(_ text: [UInt8]) -> String {
    let number = text.withUnsafeBufferPointer { Field(bytes: $0, form: .bare).number(as: Decimal128.self) }
    guard case .success(let value) = number else { return String(decoding: text, as: UTF8.self) }
    return NumberText.shortest(value)
  }

  private func dateAdvice(_ text: [UInt8]) -> Phrase? {
    let shown = Self.shown(field: text)
    let found = DateOrder.allCases.compactMap { order in order.date(text).map { (order.rawValue, $0) } }
    guard let first = found.first else { return nil }
    guard found.count == 1 else {
      return Phrase("datesSayWhich", "--dates \(Phrase.choice(of: found.map(\.0))) says which date ‘\(shown)’ is")
    }
    return Phrase("datesRead", "--dates \(first.0) reads ‘\(shown)’ as \(first.1)")
  }

  /// The option that would read a text as a number; `nil` if there is none.
  static func advice(_ text: String, _ marks: NumberMarks) -> Phrase? {
    let bytes = Array(text.utf8)
    return LenientFields.none.dateAdvice(bytes) ?? LenientFields.none.numberAdvice(bytes, nil, marks)
  }
}
