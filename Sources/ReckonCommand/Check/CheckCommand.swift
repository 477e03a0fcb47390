import Reckon
import ReckonPrompt
import ReckonSystem
import ReckonTerminal

extension Command {
  static let check = Command(
    "check", usage: "FILE…",
    summary: """
      Checks formulas and definitions, and reports all errors with file, line and column.

      Statements are read as by reckon FILE. The prompt's :commands are ignored, except that :load reads its books.
      Undefined names are inputs. With --dialect each line is a formula of that language. Files that end in .reckon,
      stored books and books that come with Reckon are read with what they import, and their notes are shown too.
      """,
    flags: [FormulaFlags.define, FormulaFlags.angle] + FormulaFlags.numberModes(byDefault: .exact) + [
      FormulaFlags.limit, CheckCommand.variables, FormulaFlags.dialect,
    ],
    words: [.file], run: { try CheckCommand.run($0, $1) })
}

/// `reckon check`.
enum CheckCommand {
  fileprivate static let variables = Flag<[String]>(
    "--variables", names: "A,B", "the only names that may be used without a definition")

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard !arguments.words.isEmpty else {
      throw UsageError("checkNeedsAFile", "check needs a file: reckon check formulas.txt; - is standard input")
    }
    let options = try arguments.formulaOptions(byDefault: .exact)
    var scope = try arguments.scope(options, over: console.scope)
    var currencies = Currencies()
    let variables = try arguments[variables]?.filter { !$0.isEmpty }
    var errorCount = 0
    var unused = try arguments.unusedNames()
    let dialect = try arguments[FormulaFlags.dialect]
    for path in arguments.words {
      let errors: [FormulaError]
      if let dialect {
        errors = try self.errors(in: path, console, of: dialect, variables, options)
      } else if try BookFiles.isBook(path, console) {
        errorCount += try checkBook(path, console, options.limits)
        continue
      } else {
        errors = try self.errors(in: path, console, variables, &scope, &currencies, options, &unused)
      }
      for error in errors {
        let place = error.source.position(of: error.range.start)
        console.report(error, prefix: "\(path):\(place.line):\(place.column): ")
        errorCount += 1
      }
    }
    if errorCount > 0 {
      console.writeError("\(Phrase("\(errorCount, of: "error")"))\n")
      return .usage
    }
    try unused.check()
    return .success
  }

  /// The text of a file, or why there is none.
  private static func text(
    in path: String, _ console: Console, _ limits: Limits
  ) throws -> Result<String, FormulaError> {
    let input = try InputPath.source(path, console)
    defer { input.close() }
    let bytes = try input.source.readAll(upTo: limits.sourceBytes)
    guard bytes.count <= limits.sourceBytes else {
      let limit = FormulaError.Kind.limitExceeded(.sourceBytes, maximum: limits.sourceBytes)
      return .failure(FormulaError(limit, at: SourceRange(start: 0, end: 0), in: SourceText("")))
    }
    return String(validating: bytes, as: UTF8.self).map { .success($0) } ?? .failure(.invalidEncoding(in: bytes))
  }

  /// The errors of the lines of a file, each of which is a formula of another language.
  private static func errors(
    in path: String, _ console: Console, of dialect: FormulaDialect, _ variables: [String]?, _ options: Formula.Options
  ) throws -> [FormulaError] {
    let text: String
    switch try self.text(in: path, console, options.limits) {
    case .success(let read): text = read
    case .failure(let error): return [error]
    }
    let source = SourceText(text)
    var errors: [FormulaError] = []
    for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
      do throws(FormulaError) {
        _ = try Formula(String(line), dialect: dialect, variables: variables, options: options)
      } catch {
        // Lines end in one byte or two.
        let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
        let range = SourceRange(start: start + error.range.start, end: start + error.range.end)
        errors.append(FormulaError(error.kind, at: range, in: source))
      }
    }
    return errors
  }

  /// Shows what is wrong with a book, or its notes when nothing is; gives the number of errors.
  private static func checkBook(_ path: String, _ console: Console, _ limits: Limits) throws -> Int {
    do {
      for note in try BookFiles.book(path, console, limits: limits).notes { console.report(note) }
      return 0
    } catch let error as FormulaBookError {
      console.report(error)
      return error.errors.count
    }
  }

  private static func errors(
    in path: String, _ console: Console, _ variables: [String]?, _ scope: inout Scope, _ currencies: inout Currencies,
    _ options: Formula.Options, _ unused: inout UnusedNames
  ) throws -> [FormulaError] {
    let text: String
    switch try self.text(in: path, console, options.limits) {
    case .success(let read): text = read
    case .failure(let error): return [error]
    }
    // A file of comments and blank lines has nothing in it that could be wrong.
    if text.split(whereSeparator: \.isNewline).allSatisfy({ line in
      let rest = line.drop(while: \.isWhitespace)
      return rest.isEmpty || rest.hasPrefix("#")
    }) {
      return []
    }
    currencies.define(in: &scope, for: text, console)
    unused.read(text)
    let script = try ScriptText(text, limits: options.limits)
    var known = scope
    for path in script.loadedBooks { known.add(try BookFiles.book(path, console, limits: options.limits)) }
    let errors = try Formula.errors(
      in: script.statements, newlinesSeparate: true, variables: variables, readsAsTyped: true, scope: known,
      options: options)
    return errors.filter { $0.kind != .noValue }.map { error in
      error.moved { $0 == script.statements ? script.source : $0 }
    }
  }
}
