import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Loads a book with all its imports, and collects all errors.
///
/// Three passes: read the files and collect the names that they define; parse each statement, which requires the
/// meaning of names; check each definition against the signatures of the others.
struct BookLoader {
  /// A statement whose parsing awaits the names of all files. Boxed, since a long book has many and their lists grow.
  indirect enum Pending {
    case formula(Parser.Head, TokenList)
    case parameter(BookStatement.Parameter, TokenList)
    case example(BookStatement.Example, TokenList)
  }

  private struct Import {
    let path: String
    let range: SourceRange
    let source: SourceText
  }

  let limits: Limits
  private(set) var files: [BookFile] = []
  var store = DefinitionStore()
  var examples: [BookExample] = []
  private(set) var errors: [(file: Int, error: FormulaError, culprit: String?)] = []
  var pending: [(place: DefinitionPlace, statement: Pending)] = []
  /// The statements of each file whose names are not declared yet.
  private var unnamed: [[(place: DefinitionPlace, statement: Pending)]] = []
  private var imports: [[Import]] = []
  private var byteCount = 0
  /// The remaining work budget for name suggestions.
  private var suggestionWork = 1_000_000

  /// Called at least once per millisecond; returning true aborts loading.
  private let isCancelled: (@Sendable () -> Bool)?

  init(limits: Limits, rates: ExchangeRates?, permissions: FormulaPermissions, isCancelled: (@Sendable () -> Bool)?) {
    self.limits = limits
    self.isCancelled = isCancelled
    store.setPermissions(permissions)
    store.setCurrencies(rates?.currencies)
  }

  var numberMode: NumberMode { files.first?.mode ?? .double }

  mutating func fail(_ error: FormulaError, in file: Int, by culprit: String? = nil) {
    errors.append((file, error, culprit))
  }

  /// Records an error.
  ///
  /// - Throws: `cancelled`, which is not an error of the book.
  mutating func note(_ error: FormulaError, in file: Int) throws(FormulaError) {
    if error.kind == .cancelled { throw error }
    fail(error, in: file)
  }

  var reader: BookReader {
    BookReader(names: store.names, numberMode: numberMode, limits: limits, isCancelled: isCancelled)
  }

  /// The number of further errors that may have a suggestion.
  func suggestions() -> Int { max(0, suggestionWork / (firstLines.count + 200) - errors.count) }

  /// - Throws: `cancelled`; errors of the book are in ``errors``.
  mutating func load(_ text: String, path: String?, importing read: ImportReader) throws(FormulaError) {
    try loadFiles(text, path: path, read)
    for file in files.indices {
      if let mode = files[file].mode, file > 0, mode != numberMode { failMode(of: file, mode) }
    }
    findVisibleFiles()
    store.setNumberMode(files[0].mode)
    var (drafts, exampleDrafts) = try parse()
    for index in drafts.indices {
      store.declare(store.intern(drafts[index].name), as: drafts[index].meaning, file: drafts[index].place.file)
    }
    try check(&drafts)
    checkCircles()
    if errors.isEmpty {
      for found in try store.settleKinds(of: Set(store.numbers), reader) {
        fail(found.error, in: found.file, by: found.name)
      }
    }
    try readExamples(exampleDrafts)
    errors.sort {
      ($0.file, $0.error.source.firstLine, $0.error.range.start) < (
        $1.file, $1.error.source.firstLine, $1.error.range.start
      )
    }
  }

  // MARK: Files

  private mutating func loadFiles(_ text: String, path: String?, _ read: ImportReader) throws(FormulaError) {
    let path = path.map { BookFile.resolve($0, relativeTo: nil) }
    var known: [String: Int] = [:]
    if let path { known[path] = 0 }
    try add(text, path: path)
    // The stack of open files, each with the index of its next import.
    var open = [(file: 0, next: 0)]
    while let (file, next) = open.last {
      guard next < imports[file].count else {
        open.removeLast()
        declareNames(of: file)
        continue
      }
      open[open.count - 1].next += 1
      let line = imports[file][next]
      let target = BookFile.resolve(line.path, relativeTo: files[file].path)
      if let found = known[target] {
        if let start = open.firstIndex(where: { $0.file == found }) {
          let circle = open[start...].map { files[$0.file].path ?? "" } + [target]
          fail(FormulaError(.cyclicImport(circle), at: line.range, in: line.source), in: file)
        } else if !files[file].imports.contains(found) {
          files[file].imports.append(found)
        }
        continue
      }
      let text: String
      do throws(ImportFailure) { text = try read(target) } catch {
        fail(
          FormulaError(.unreadableImport(line.path, reason: error.reason), at: line.range, in: line.source), in: file)
        continue
      }
      known[target] = files.count
      files[file].imports.append(files.count)
      open.append((files.count, 0))
      try add(text, path: target)
    }
  }

  /// Adds a file: its settings, its imports, and the names that it defines.
  private mutating func add(_ text: String, path: String?) throws(FormulaError) {
    let number = files.count
    imports.append([])
    unnamed.append([])
    byteCount += text.utf8.count
    guard byteCount <= limits.bookBytes else {
      files.append(BookFile(path: path, pieces: []))
      return fail(
        FormulaError(
          .limitExceeded(.bookBytes, maximum: limits.bookBytes), at: SourceRange(start: 0, end: 0),
          in: SourceText("", name: path)),
        in: number)
    }
    files.append(BookFile(path: path, pieces: BookPiece.pieces(of: text)))
    var hasDefinitions = false
    for (index, piece) in files[number].pieces.enumerated() where piece.kind == .statement {
      let source = files[number].source(ofPiece: index)
      do throws(FormulaError) {
        if let line = try BookStatement.importedPath(source) {
          imports[number].append(Import(path: line.path, range: line.range, source: source))
          continue
        }
        let list = try Lexer.tokens(of: source, newlinesSeparate: true, limits: limits, isCancelled: isCancelled)
        let place = DefinitionPlace(file: number, piece: index)
        let statement = try BookStatement.read(list)
        switch statement {
        case .mode:
          guard !hasDefinitions else {
            throw FormulaError(
              .unexpectedToken(
                "set", hint: Phrase("setModeStandsBeforeTheFirst", "set mode comes before the first definition")),
              at: list.tokens[0].range, in: source)
          }
        case .angle, .imports: break
        case .formula(let head):
          hasDefinitions = true
          unnamed[number].append((place, .formula(head, list)))
        case .parameter(let parameter):
          hasDefinitions = true
          unnamed[number].append((place, .parameter(parameter, list)))
        case .example(let example): unnamed[number].append((place, .example(example, list)))
        }
        if case .angle(let unit) = statement { files[number].setAngleUnit(unit, at: index) }
        if case .mode(let mode, _) = statement { files[number].mode = mode }
      } catch {
        try note(error, in: number)
      }
    }
  }

  /// Declares a file's names after all its imports are loaded, so that of two definitions the imported one is first.
  private mutating func declareNames(of file: Int) {
    for (place, statement) in unnamed[file] {
      do throws(FormulaError) {
        switch statement {
        case .formula(let head, let list):
          try declare(head.name, at: head.nameRange, in: list.source, place, as: Meaning(unread: head))
        case .parameter(let parameter, let list):
          try declare(parameter.name, at: parameter.nameRange, in: list.source, place, as: .parameter(byDefault: nil))
        case .example: break
        }
        pending.append((place, statement))
      } catch {
        fail(error, in: file)
      }
    }
    unnamed[file] = []
  }

  /// Declares a name before its definition is parsed, as far as its head determines the meaning.
  private mutating func declare(
    _ name: String, at range: SourceRange, in source: SourceText, _ place: DefinitionPlace, as meaning: Meaning
  ) throws(FormulaError) {
    let number = store.intern(name)
    if number < firstLines.count {
      let line = firstLines[number]
      let first = files[store.names.file(of: number)].path.map { "\($0):\(line)" } ?? "line \(line)"
      throw FormulaError(.definedTwice(name, first: first), at: range, in: source)
    }
    firstLines.append(source.firstLine)
    store.declare(number, as: meaning, file: place.file)
  }

  /// The first line of each name, by number; no other names have one before definitions are parsed.
  private var firstLines: [Int] = []

  private mutating func failMode(of file: Int, _ mode: NumberMode) {
    for (importer, importing) in files.enumerated() where importing.imports.contains(file) {
      guard
        let line = imports[importer].first(where: {
          BookFile.resolve($0.path, relativeTo: importing.path) == files[file].path
        })
      else { continue }
      return fail(FormulaError(.conflictingMode(line.path, mode: mode), at: line.range, in: line.source), in: importer)
    }
  }

  private mutating func findVisibleFiles() {
    var visibleFiles: [Set<Int>] = []
    for file in files.indices {
      var visible: Set<Int> = [file]
      var open = [file]
      while let next = open.popLast() {
        for other in files[next].imports where visible.insert(other).inserted { open.append(other) }
      }
      visibleFiles.append(visible)
    }
    store.setVisibleFiles(visibleFiles)
  }
}
