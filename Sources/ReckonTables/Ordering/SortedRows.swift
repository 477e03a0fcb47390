import Dispatch
import Reckon
import ReckonTerminal

/// External merge sort of rows by their keys; it is stable. Rows that do not fit into memory are written to unnamed
/// files as sorted runs, and merged at the end.
///
/// One thread at a time uses it; it sorts with several.
final class SortedRows {
  /// Rows with their keys, in memory that does not move.
  private final class Chunk: @unchecked Sendable {
    // Immutable after creation, so that threads may share it.
    let rows: UnsafeMutablePointer<UInt8>
    let keys: UnsafeMutablePointer<UInt8>
    let ends: [Int]
    let keyEnds: [Int]

    init(_ rows: UnsafeRawBufferPointer, _ ends: [Int], _ keys: UnsafeRawBufferPointer, _ keyEnds: [Int]) {
      self.rows = .allocate(capacity: rows.count + 1)
      self.keys = .allocate(capacity: keys.count + 1)
      UnsafeMutableRawPointer(self.rows).copyMemory(
        from: rows.baseAddress ?? UnsafeRawPointer(self.rows), byteCount: rows.count)
      UnsafeMutableRawPointer(self.keys).copyMemory(
        from: keys.baseAddress ?? UnsafeRawPointer(self.keys), byteCount: keys.count)
      (self.ends, self.keyEnds) = (ends, keyEnds)
    }

    deinit {
      rows.deallocate()
      keys.deallocate()
    }

    func row(_ number: Int) -> UnsafeBufferPointer<UInt8> {
      let start = number == 0 ? 0 : ends[number - 1]
      return UnsafeBufferPointer(start: rows + start, count: ends[number] - start)
    }

    func key(_ number: Int) -> UnsafeBufferPointer<UInt8> {
      let start = number == 0 ? 0 : keyEnds[number - 1]
      return UnsafeBufferPointer(start: keys + start, count: keyEnds[number] - start)
    }
  }

  private let memory: Int
  private let folder: String
  private let head: Int?
  private let tail: Int?
  private let threads: Int
  private var chunks: [Chunk] = []
  /// The sorted rows of each chunk.
  private var lists: [[SortEntry]] = []
  private var count = 0
  private var heldBytes = 0
  private var runs: [KeptFile] = []
  /// The limit on runs before they are merged into one.
  private static let mostRuns = 64

  /// - Parameters:
  ///   - plan: the requested rows, and the memory limit.
  ///   - threads: the number of threads that sort.
  init(_ plan: OrderPlan, threads: Int) {
    (memory, folder, head, tail) = (plan.memory, plan.folder, plan.head, plan.tail)
    self.threads = threads
  }

  // MARK: Adding

  /// Adds the rows of a batch, except dropped ones.
  func add(_ bytes: UnsafeRawBufferPointer, _ batch: RowBatch, keeping isKept: [Bool]?) throws {
    var entries = batch.entries
    if let isKept { entries.removeAll { !isKept[Int($0.row)] } }
    guard !entries.isEmpty else { return }
    for place in entries.indices { entries[place].chunk = chunks.count }
    chunks.append(Chunk(bytes, batch.ends, batch.keys.buffer, batch.keyEnds))
    lists.append(entries)
    count += entries.count
    heldBytes += bytes.count + batch.keys.count + batch.ends.count * 16 + entries.count * MemoryLayout<SortEntry>.stride
    if let most = head ?? tail, heldBytes > memory / 2, count > 4 * most { reduce() }
    if heldBytes > memory { try keepRun() }
  }

  /// All rows in memory, sorted, as far as they are needed.
  private func sorted() -> ArraySlice<SortEntry> {
    var lists = lists
    let chunks = chunks
    while lists.count > 1 {
      let pairs = lists
      var merged = [[SortEntry]](repeating: [], count: (pairs.count + 1) / 2)
      merged.withUnsafeMutableBufferPointer { merged in
        nonisolated(unsafe) let merged = merged
        let threads = min(threads, merged.count)
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
          for number in stride(from: thread, to: merged.count, by: threads) {
            let (first, second) = (2 * number, 2 * number + 1)
            merged[number] = second < pairs.count ? Self.merged(pairs[first], pairs[second], chunks) : pairs[first]
          }
        }
      }
      lists = merged
    }
    let all = lists.first ?? []
    if let head { return all.prefix(head) }
    if let tail { return all.suffix(tail) }
    return all[...]
  }

  private static func merged(_ first: [SortEntry], _ second: [SortEntry], _ chunks: [Chunk]) -> [SortEntry] {
    [SortEntry](unsafeUninitializedCapacity: first.count + second.count) { all, count in
      var (i, j) = (0, 0)
      while i < first.count, j < second.count {
        if second[j].precedes(first[i], { chunks[$0.chunk].key(Int($0.row)) }) {
          all.initializeElement(at: count, to: second[j])
          j += 1
        } else {
          all.initializeElement(at: count, to: first[i])
          i += 1
        }
        count += 1
      }
      for place in i..<first.count {
        all.initializeElement(at: count, to: first[place])
        count += 1
      }
      for place in j..<second.count {
        all.initializeElement(at: count, to: second[place])
        count += 1
      }
    }
  }

  private func removeAll() { (chunks, lists, count, heldBytes) = ([], [], 0, 0) }

  /// Drops the rows in memory that can no longer be among the requested ones.
  private func reduce() {
    let wanted = sorted()
    let (rows, keys) = (OutputBytes(), OutputBytes())
    var (ends, keyEnds, entries): ([Int], [Int], [SortEntry]) = ([], [], [])
    for (number, entry) in wanted.enumerated() {
      let chunk = chunks[entry.chunk]
      rows.append(chunk.row(Int(entry.row)))
      ends.append(rows.count)
      let key = chunk.key(Int(entry.row))
      keys.append(key)
      keyEnds.append(keys.count)
      entries.append(SortEntry(key, row: number))
    }
    removeAll()
    chunks = [Chunk(rows.buffer, ends, keys.buffer, keyEnds)]
    lists = [entries]
    count = entries.count
    heldBytes = rows.count + keys.count + count * (16 + MemoryLayout<SortEntry>.stride)
  }

  // MARK: Runs

  /// Writes all rows in memory to a file.
  private func keepRun() throws {
    let run = try KeptFile(in: folder, name: Phrase("theSortedRows", "the sorted rows").description)
    for entry in sorted() {
      let chunk = chunks[entry.chunk]
      try run.append(key: chunk.key(Int(entry.row)), row: chunk.row(Int(entry.row)))
    }
    try run.flush()
    removeAll()
    runs.append(run)
    guard runs.count == Self.mostRuns else { return }
    let all = try KeptFile(in: folder, name: Phrase("theSortedRows", "the sorted rows").description)
    try merge { key, row in try all.append(key: key, row: row) }
    try all.flush()
    runs = [all]
  }

  /// Passes the rows of all runs in order.
  private func merge(_ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    var readers: [RunReader] = []
    for run in runs {
      let reader = RunReader(run.source())
      if try reader.next() { readers.append(reader) }
    }
    // A binary heap: no reader's row comes after those of its two children. Of equal keys the one from the earlier run
    // comes first.
    func precedes(_ first: RunReader, _ second: RunReader) -> Bool {
      let order = SortEntry.compare(first.key, second.key)
      return order != 0 ? order < 0 : first.number < second.number
    }
    for (number, reader) in readers.enumerated() { reader.number = number }
    var heap = readers.sorted(by: precedes)
    while let first = heap.first {
      try body(first.key, first.row)
      if try !first.next() {
        heap[0] = heap[heap.count - 1]
        heap.removeLast()
      }
      var at = 0
      while true {
        var least = at
        for below in 2 * at + 1...2 * at + 2 where below < heap.count && precedes(heap[below], heap[least]) {
          least = below
        }
        guard least != at else { break }
        heap.swapAt(at, least)
        at = least
      }
    }
  }

  // MARK: Writing

  /// Writes the requested rows in order.
  func finish(_ write: (UnsafeRawBufferPointer) throws -> Void) throws {
    let output = OutputBytes()
    func add(_ row: UnsafeBufferPointer<UInt8>) throws {
      output.append(row)
      guard output.count >= 1 << 20 else { return }
      try write(output.buffer)
      output.removeAll()
    }
    if runs.isEmpty {
      for entry in sorted() { try add(chunks[entry.chunk].row(Int(entry.row))) }
    } else {
      if count > 0 { try keepRun() }
      var rest = head ?? .max
      var last = LastRows(tail ?? 0)
      try merge { _, row in
        guard rest > 0 else { return }
        rest -= 1
        if tail != nil { last.add(row) } else { try add(row) }
      }
      for row in last.rows { try row.withUnsafeBufferPointer(add) }
    }
    removeAll()
    try write(output.buffer)
  }
}

/// A ring buffer of the last few rows.
struct LastRows {
  private var kept: [[UInt8]] = []
  private var next = 0
  private let most: Int

  init(_ most: Int) { self.most = most }

  mutating func add(_ row: UnsafeBufferPointer<UInt8>) {
    guard most > 0 else { return }
    if kept.count < most { kept.append(Array(row)) } else { kept[next] = Array(row) }
    next = (next + 1) % most
  }

  /// The rows in their original order.
  var rows: [[UInt8]] { kept.count < most ? kept : Array(kept[next...] + kept[..<next]) }
}
