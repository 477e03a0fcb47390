import Foundation
import Reckon

/// Reading formula books for commands.
enum BookFiles {
  /// What a file holds: a book's text, or a stored book.
  enum Content {
    case text(String)
    case image([UInt8])
  }

  /// Why an import could not be read, as the error at its line says it.
  private struct Reason: Error, CustomStringConvertible {
    let description: String
  }

  /// The book of a file, `-` for standard input: a text, or a stored book, by its first bytes.
  ///
  /// - Throws: `InputOutputError`; `FormulaBookError` with all errors of a text; `FormulaError` for a damaged stored book.
  static func book(_ path: String, _ console: Console, limits: Limits) throws -> FormulaBook {
    let book: FormulaBook
    switch try content(path, console, limits: limits) {
    case .image(let bytes): book = try FormulaBook(image: bytes, limits: limits)
    case .text(let text): book = try FormulaBook(text, name: path, limits: limits, importing: imported)
    }
    try book.checkDefaults()
    return book
  }

  /// - Throws: also `limitExceeded` for an input without end, of which no more than the limit is read.
  static func content(_ path: String, _ console: Console, limits: Limits) throws -> Content {
    let input = try RunCommand.open(path, console)
    defer { input.close() }
    let bytes = try input.source.readAll(limit: limits.bookBytes)
    guard bytes.count <= limits.bookBytes else {
      throw FormulaError(
        .limitExceeded(.bookBytes, maximum: limits.bookBytes), at: SourceRange(start: 0, end: 0), in: SourceText("", name: path))
    }
    if FormulaBook.isImage(bytes) { return .image(bytes) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FormulaBookError([.invalidEncoding(in: bytes, name: path)])
    }
    return .text(text)
  }

  /// The text of a book that another one imports.
  static func imported(_ path: String) throws -> String {
    let bytes: [UInt8]
    do { bytes = try Array(Data(contentsOf: URL(filePath: path))) } catch {
      throw Reason(description: (error as NSError).localizedFailureReason ?? error.localizedDescription)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Reason(description: "it is not UTF-8; save it as UTF-8")
    }
    return text
  }
}

extension Command.Option {
  static let book = Self("--book", "FILE", "use the definitions of a formula book; may be repeated", repeats: true, words: .file)
}

extension Arguments {
  /// The books of `--book`, in their order.
  func books(_ console: Console) throws -> [FormulaBook] {
    let limits = try limits()
    return try all("--book").map { try BookFiles.book($0, console, limits: limits) }
  }
}

extension Console {
  /// Shows all errors of a book, each with file, line and column.
  func report(_ error: FormulaBookError) {
    for error in error.errors { report(error, prefix: place(error.range, error.source)) }
  }

  /// Shows a remark on a book with its place.
  func report(_ note: BookNote) {
    report(note: note.message, prefix: place(note.range, note.source))
  }

  /// Where a range is, as messages begin: `prices.reckon:3:1: `.
  func place(_ range: SourceRange, _ source: SourceText) -> String {
    let place = source.position(of: range.start)
    return "\(source.name.map { "\($0):" } ?? "")\(place.line):\(place.column): "
  }
}
