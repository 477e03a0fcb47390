public import ReckonCatalogue
public import ReckonMachine
import ReckonSyntax

#if !hasFeature(Embedded)
  import ReckonBooks
#endif

extension FormulaDialect {
  /// The language's treatment of arithmetic errors: reported, or infinities and NaN.
  public var policy: ErrorPolicy {
    switch self {
    case .python, .excel: .strict
    case .pandas, .numexpr, .duckdb, .javascript, .muparser, .exprtk: .ieee
    }
  }

  /// Translates a formula of the language into a formula of Reckon with the same value: Python's `2**-1 // 3` into
  /// `2^-1 // 3`.
  ///
  /// The formula may call functions of the language's ``book``.
  ///
  /// - Throws: the language's syntax errors, and ``FormulaError/Kind/noEquivalent(_:reason:)`` for constructs without
  ///   an equivalent here, with their position in the text.
  /// - Complexity: O(length of the text and of the formula).
  public func translation(of text: String, limits: Limits = Limits()) throws(FormulaError) -> String {
    try DialectTranslation(SourceText(text), in: dialect, limits: limits).text
  }

  /// The same with the values of a scope, which determine the kinds of cells and names; a cell without a value is
  /// empty.
  package func translation(
    of text: String, in scope: Scope, limits: Limits = Limits()
  ) throws(FormulaError) -> DialectTranslation {
    try DialectTranslation(SourceText(text), in: dialect, references: DialectReferences(scope), limits: limits)
  }

  /// The name of the formula book whose functions translations may call: `excel`.
  public var bookName: String? {
    switch self {
    case .excel: "excel"
    case .python, .pandas, .numexpr, .duckdb, .javascript, .muparser, .exprtk: nil
    }
  }

  /// The formula book whose functions translations may call; `nil` if they call only built-in ones.
  public var book: FormulaBook? { bookName == nil ? nil : Self.excelBook }

  #if hasFeature(Embedded)
    private static var excelBook: FormulaBook? { nil }
  #else
    private static let excelBook: FormulaBook? = {
      func text(_ path: String) -> String {
        guard let text = ShippedBooks.text(path) else { preconditionFailure("\(path) comes with Reckon") }
        return text
      }
      let path = ShippedBooks.scheme + "excel"
      do { return try FormulaBook(text(path), name: path, importing: text) } catch {
        preconditionFailure("books that come with Reckon have no errors")
      }
    }()
  #endif
}

extension Formula {
  /// Compiles a formula of another language, with angles in radians and numbers as doubles.
  ///
  /// The formula's text is the translation, and evaluation errors point into that. Evaluate it with the policy
  /// ``FormulaDialect/policy``. Cells of Excel, `A1` or `Sheet2!B3`, are numeric inputs.
  ///
  /// - Parameters:
  ///   - source: the formula's text in that language.
  ///   - dialect: the language.
  ///   - variables: the names of the inputs; if omitted, all names of the text, in order of appearance.
  ///   - options: the limits, and whether to optimize; the language determines the angle unit and the numbers.
  /// - Throws: as ``FormulaDialect/translation(of:limits:)`` and
  ///   ``init(_:variables:undeclared:units:defaults:scope:options:deadline:)``.
  public init(
    _ source: String, dialect: FormulaDialect, variables: [String]? = nil, options: Options = Options()
  ) throws(FormulaError) {
    var options = options
    options.angleUnit = .radians
    options.numberMode = .double
    let translation = try DialectTranslation(
      SourceText(source), in: dialect.dialect, references: .cells, limits: options.limits)
    var scope = Scope()
    if translation.callsDefinitions, let book = dialect.book { scope.add(book) }
    do throws(FormulaError) {
      try self.init(
        translation.text, variables: variables ?? translation.names, scope: scope, options: options)
    } catch { throw translation.placedInSource(error) }
  }
}

extension DialectReferences {
  /// The cells and names with values in a scope.
  init(_ scope: Scope) {
    self = .cells
    @Sendable func known(_ name: String) -> Cell? {
      guard let result = scope[result: name] else { return nil }
      let text = DialectReferences.written(name)
      if case .instant = result.kind { return Cell(text: "serialDate(\(text))", kind: .number) }
      return Cell(text: text, kind: Dialect.Kinds(result))
    }
    cell = { known($0.name) ?? Cell(text: "0", kind: .empty) }
    filled = { area in
      if area.count <= DialectReferences.mostCells {
        return area.places.filter { scope[result: SheetArea(sheet: area.sheet, $0).name] != nil }
      }
      return scope.valueNames.compactMap { name in
        let prefix = area.sheet.map { $0 + "!" } ?? ""
        return name.hasPrefix(prefix) ? CellPlace(String(name.dropFirst(prefix.count))) : nil
      }.filter { area.rows.contains($0.row) && area.columns.contains($0.column) }
        .sorted { ($0.row, $0.column) < ($1.row, $1.column) }
    }
    let filled = filled
    holdsNumberTexts = { area in
      filled(area)?.contains { place in
        guard let result = scope[result: SheetArea(sheet: area.sheet, place).name], case .text = result.kind,
          case .text(let text) = result.value
        else { return false }
        return DialectReferences.isNumber(text)
      } ?? false
    }
    mayFail = { _ in false }
    meaning = { name in known(name).map { .value($0) } }
  }
}

extension Dialect.Kinds {
  fileprivate init(_ result: FormulaResult) {
    switch result.kind {
    case .number, .percent, .quantity, .instant, .complex: self = .number
    case .truth: self = .truth
    case .text: self = result.value == "" ? .blank : .text
    case .list: self = .list
    case .missing: self = .missing
    }
  }
}
