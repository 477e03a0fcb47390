public import ReckonCalculator

/// Rates in a file; ``CalculatorFiles/rates()`` opens it.
///
/// The file is text; ``StoredRates`` says how it is written. A file of the European Central Bank in its place is read
/// as well.
public struct FileRates: RateSource {
  /// Where the rates are kept.
  public var path: String { file.path }

  private let file: StoredFile

  package init(_ file: StoredFile) { self.file = file }

  public func rates() throws(StorageError) -> RateTable? { try stored()?.table }

  /// The rates with where they came from; nothing when none were ever stored.
  ///
  /// - Throws: ``StorageError`` when there is something that cannot be read; it stays until other rates are stored.
  public func stored() throws(StorageError) -> StoredRates? {
    switch try Self.read(file) {
    case .none: return nil
    case .rates(let rates): return rates
    case .damaged(let problem):
      throw StorageError(
        "isDamagedReckonRatesUpdate",
        "\(file.path) is damaged (\(problem)); reckon rates update fetches rates again and renames the file")
    }
  }

  /// Keeps rates in place of those that are there. What is there and cannot be read is set aside.
  ///
  /// - Parameter acceptsOlder: whether the rates may be of an earlier day than those that are there.
  /// - Returns: a sentence that names what was set aside, if anything was.
  /// - Throws: ``StorageError`` when they cannot be kept, or are of an earlier day; the file is then as it was.
  public func store(_ rates: StoredRates, acceptsOlder: Bool = false) throws(StorageError) -> String? {
    try file.withLock { locked throws(StorageError) in
      let bytes = Array(rates.text.utf8)
      switch try Self.read(locked.file) {
      case .damaged(let problem):
        let aside = try locked.setAside(leaving: bytes)
        return Phrase("wasDamagedAndMoved", "\(file.path) was damaged (\(problem)) and is now \(aside)").description
      case .rates(let old) where old.table.date > rates.table.date && !acceptsOlder:
        throw StorageError(
          "ratesAreOfAndThose",
          "the rates are of \(rates.table.date), and those in \(file.path) of \(old.table.date); these are kept")
      case .none, .rates:
        try locked.replace(with: bytes)
        return nil
      }
    }
  }

  private enum Found {
    case none
    case rates(StoredRates)
    case damaged(Phrase)
  }

  private static func read(_ file: StoredFile) throws(StorageError) -> Found {
    let bytes: [UInt8]
    switch try file.read() {
    case .missing: return .none
    case .damaged(let problem): return .damaged(problem)
    case .bytes(let contents): bytes = contents
    }
    if StoredRates.header.read(file: bytes) == .newerMajor { throw .newer(file.path) }
    do throws(RateTableError) {
      // A file that this program has not written says nothing of its source.
      let isOwn = bytes.starts(with: "reckon ".utf8)
      return .rates(
        isOwn ? try StoredRates.read(bytes) : StoredRates(try RateReader.read(bytes), source: "", fetched: nil))
    } catch {
      return .damaged(error.sentence)
    }
  }
}
