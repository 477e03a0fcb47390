import Reckon
import ReckonBooks
import ReckonSystem
import ReckonTerminal

/// Reads formula books for commands.
package enum BookFiles {
  /// The contents of a file: a book's text, or a stored book.
  enum Content {
    case text(String)
    case image([UInt8])
  }

  /// The maximum size of a stored book in bytes. ``Limits/bookBytes`` limits texts.
  static let imageLimit = 256 << 20
  /// The number of bytes that identify a stored book.
  private static let beginning = 200

  /// The reason why an import could not be read, for the error at its line.
  private struct Reason: Error, CustomStringConvertible {
    let description: String
  }

  /// The path of a file or shipped book: `reckon:finance` if there is no such file.
  static func path(_ path: String) -> String {
    path == "-" || System.exists(path) ? path : ShippedBooks.path(named: path) ?? path
  }

  /// Whether a path is a book: by its extension, as a stored book, or as a shipped one.
  package static func isBook(_ path: String, _ console: Console) throws -> Bool {
    if path == "-" { return false }
    if path.hasSuffix(".reckon") || Self.path(path).hasPrefix(ShippedBooks.scheme) { return true }
    let input = try InputPath.source(path, console)
    defer { input.close() }
    // A pipe can be read only once.
    return try input.source.size != nil && FormulaBook.isImage(input.source.readAll(upTo: beginning))
  }

  /// The book of a file, `-` for standard input: a text or a stored book, distinguished by its first bytes. If there is
  /// no such file, the shipped book of that name.
  ///
  /// - Throws: `InputOutputError`; `FormulaBookError` with all errors of a text; `FormulaError` for a damaged stored
  ///   book.
  package static func book(_ path: String, _ console: Console, limits: Limits) throws -> FormulaBook {
    let path = Self.path(path)
    var book: FormulaBook
    switch try content(path, console, limits: limits) {
    case .image(let bytes): book = try FormulaBook(image: bytes, limits: limits)
    case .text(let text):
      book = try FormulaBook(
        text, name: path, limits: limits, rates: rates(for: text, console), importing: imported(limits))
    }
    if let secondsFromUTC = console.scope.definitions.secondsFromUTC { book.setClock(secondsFromUTC: secondsFromUTC) }
    try book.checkDefaults()
    return book
  }

  /// The stored rates if a text or its imports may use them.
  static func rates(for text: String, _ console: Console) -> ExchangeRates? {
    var currencies = Currencies()
    return currencies.rates(for: text.contains("import") ? "$" : text, console)?.exchangeRates
  }

  static func content(_ path: String, _ console: Console, limits: Limits = Limits()) throws -> Content {
    if let text = ShippedBooks.text(path) { return .text(text) }
    let bytes = try bytes(path, console, limits)
    if FormulaBook.isImage(bytes) { return .image(bytes) }
    guard bytes.count <= limits.bookBytes else {
      let error = FormulaError(
        .limitExceeded(.bookBytes, maximum: limits.bookBytes), at: SourceRange(start: 0, end: 0),
        in: SourceText("", name: path))
      throw FormulaBookError([error])
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FormulaBookError([.invalidEncoding(in: bytes, name: path)])
    }
    return .text(text)
  }

  /// A reader for the texts of imported books; a text beyond the limit is truncated.
  static func imported(_ limits: Limits) -> (String) throws -> String {
    { path in
      if let text = ShippedBooks.text(Self.path(path)) { return text }
      let bytes: [UInt8]
      do {
        let name = Phrase("it").description
        let descriptor = try InputPath.open(path, as: name)
        defer { close(descriptor) }
        bytes = try ByteSource(descriptor: descriptor, name: name).readAll(upTo: limits.bookBytes)
        try checkIsNotEmpty(bytes, name)
      } catch let error as InputOutputError { throw Reason(description: error.message) }
      // The loader reports texts beyond the limit.
      guard
        let text = bytes.count > limits.bookBytes
          ? String(decoding: bytes, as: UTF8.self) : String(validating: bytes, as: UTF8.self)
      else { throw Reason(description: Phrase("itIsNotUTF8", "it is not UTF-8; save it as UTF-8").description) }
      return text
    }
  }

  /// A file's bytes; truncated if beyond the limit.
  private static func bytes(_ path: String, _ console: Console, _ limits: Limits) throws -> [UInt8] {
    let input = try InputPath.source(path, console)
    defer { input.close() }
    var bytes = try input.source.readAll(upTo: beginning)
    try checkIsNotEmpty(bytes, path)
    let isImage = FormulaBook.isImage(bytes)
    if bytes.count > beginning {
      bytes += try input.source.readAll(upTo: (isImage ? imageLimit : limits.bookBytes) - bytes.count)
    }
    guard !isImage || bytes.count <= imageLimit else {
      throw InputOutputError(
        "isLargerThanMiBWhichNoStored", "\(path) is larger than \(imageLimit >> 20) MiB, which no stored book is")
    }
    return bytes
  }

  /// A truncated compiled book would look like a book without definitions.
  private static func checkIsNotEmpty(_ bytes: [UInt8], _ name: String) throws(InputOutputError) {
    if bytes.isEmpty {
      throw InputOutputError("isEmptyAFormulaBook", "\(name) is empty; a formula book has at least one line")
    }
  }

  /// The first bytes of a file.
  static func beginning(of path: String, _ console: Console) throws -> [UInt8] {
    let input = try InputPath.source(path, console)
    defer { input.close() }
    return try input.source.readAll(upTo: beginning)
  }
}
