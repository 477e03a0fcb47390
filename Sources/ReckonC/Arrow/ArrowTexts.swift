import Reckon

/// The texts of a column of results, one after the other, and where each ends.
///
/// Pieces of rows may come in any order. Each byte is copied once, from the value that a row has, and some of the first
/// ones again where memory grows.
struct ArrowTexts {
  private let memory: ArrowMemory
  private let count: Int
  /// Where each text begins, and where the last one ends.
  private let offsets: UnsafeMutablePointer<Int32>
  private var bytes: UnsafeMutableRawPointer
  private var capacity = 0
  /// The number of rows whose texts are written, and of their bytes.
  private var rows = 0
  private var end = 0
  /// Pieces that follow others which are still to come, by their first rows.
  private var waiting: [Int: [String]] = [:]
  private var isTooLong = false

  /// The rows of a piece: so many that a lock costs little, and so few that their texts stay in the cache.
  static let piece = 512
  /// The most bytes that offsets of 32 bits lead to.
  private static let mostBytes = Int(Int32.max)

  init(_ memory: ArrowMemory, count: Int) {
    (self.memory, self.count) = (memory, count)
    offsets = memory.allocate(bytes: 4 * (count + 1)).bindMemory(to: Int32.self, capacity: count + 1)
    offsets[0] = 0
    bytes = memory.allocate(bytes: 0)
  }

  /// Takes the texts of some rows.
  mutating func keep(_ piece: [String], at row: Int) {
    if isTooLong { return }
    guard row == rows else { return waiting[row] = piece }
    write(piece)
    while let next = waiting.removeValue(forKey: rows) { write(next) }
  }

  private mutating func write(_ piece: [String]) {
    let needed = end + piece.reduce(0) { $0 + $1.utf8.count }
    guard needed <= Self.mostBytes else { return (isTooLong, waiting) = (true, [:]) }
    if needed > capacity { grow(needed, rows: rows + piece.count) }
    for text in piece {
      var text = text
      text.withUTF8 { source in
        if let base = source.baseAddress { (bytes + end).copyMemory(from: base, byteCount: source.count) }
        end += source.count
      }
      rows += 1
      offsets[rows] = Int32(truncatingIfNeeded: end)
    }
  }

  /// Makes room for as many bytes as all rows take if they are like those so far. Of the first few rows no more than
  /// eight times what they need is concluded.
  private mutating func grow(_ needed: Int, rows: Int) {
    let likely = max(Double(needed) / Double(rows) * Double(count) * 1.125, 1.5 * Double(needed))
    let most = rows < 8 * Self.piece ? 8 * Double(needed) : Double(Self.mostBytes)
    let larger = max(needed, Int(min(likely, most, Double(Self.mostBytes))))
    bytes = memory.grow(bytes, holding: end, to: larger)
    capacity = larger
  }

  /// The offsets and the bytes of all rows.
  ///
  /// - Throws: `invalidArgument` for more bytes than one array holds.
  func joined() throws(FormulaError) -> (offsets: UnsafeRawPointer, bytes: UnsafeRawPointer) {
    guard !isTooLong else {
      throw FormulaError(
        argument: "in",
        Phrase("theTextsOfABatch", "the results of a batch are texts of more than 2 GiB; give batches of fewer rows"))
    }
    precondition(rows == count, "each row has a text or a place for one")
    return (UnsafeRawPointer(offsets), UnsafeRawPointer(bytes))
  }
}
