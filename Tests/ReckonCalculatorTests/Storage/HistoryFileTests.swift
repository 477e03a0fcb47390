import Foundation
import Reckon
import ReckonCalculator
import ReckonStorage
import Testing

@Suite("The history file")
struct HistoryFileTests {
  @Test("entries come back as they were, in the form that is documented, in a file that is no one else's")
  func form() throws {
    let scratch = try Scratch()
    let folder = scratch.path + "/new/folders"
    var history = CalculatorFiles(folder: folder).history()
    let time = Timestamp(secondsSince1970: 1_795_257_000.25)  // date -u -d @1795257000: 2026-11-21 10:30:00
    try history.append(HistoryEntry(expression: "2+3", result: "5", time: time), limit: 10)
    try history.append(
      HistoryEntry(expression: "sin(1)", result: "0.84", isInexact: true, angleUnit: .radians, time: time), limit: 10)
    #expect(
      try String(contentsOfFile: folder + "/history", encoding: .utf8) == """
        reckon history 1
        next 3
        1\t2026-11-21T10:30:00.250Z\tdeg\t=\t2+3\t5
        2\t2026-11-21T10:30:00.250Z\trad\t≈\tsin(1)\t0.84

        """)
    #expect(CalculatorFiles(folder: folder).history().entries == history.entries)
    #expect(history.entries.map(\.id) == [2, 1] && history.entries.allSatisfy { $0.time == time })
    #expect(
      Scratch.mode(folder + "/history") == 0o600 && Scratch.mode(folder) == 0o700
        && Scratch.mode(scratch.path + "/new") == 0o700)
    chmod(folder + "/history", 0o644)
    try history.add("1")
    #expect(Scratch.mode(folder + "/history") == 0o600)
  }

  @Test(
    "any text comes back",
    arguments: [
      "a\nb", "a\tb", "\\", "\\n", "\r\n", "\u{0}\u{1}\u{1B}[31m\u{7F}", "", " ", "√2 × ½ → 東京 👩‍👩‍👧", "e\u{301}",
      "\u{2028}\u{2029}\u{85}",
      "\u{202E}abc",
      "\u{FEFF}x", "\\u{41}", "next 7", "#", "\u{10FFFF}",
    ])
  func text(_ text: String) throws {
    let scratch = try Scratch()
    var history = scratch.files.history()
    try history.add(text, text)
    let entry = try #require(scratch.files.history().entries.first)
    // Equal as scalars: == would not tell é from e and an accent.
    #expect(Array(entry.expression.unicodeScalars) == Array(text.unicodeScalars) && entry.result == text)
    #expect(try scratch.bytes("history").split(separator: 0x0A).count == 3)
    #expect(try scratch.bytes("history").allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x09 })
  }

  @Test(
    "the oldest are dropped beyond the limit, which counts from 1 to 100000",
    arguments: [(0, 1), (1, 1), (2, 2), (10, 10), (11, 11)])
  func limits(_ limit: Int, _ kept: Int) throws {
    let scratch = try Scratch()
    var history = scratch.files.history()
    for number in 1...12 { try history.add("\(number)", limit: limit) }
    #expect(history.entries.map(\.id) == Array(((13 - kept)...12).reversed()))
    #expect(scratch.files.history().entries == history.entries)
  }

  @Test("numbers grow across stores, restarts and clearing")
  func numbers() throws {
    let scratch = try Scratch()
    var one = scratch.files.history()
    var two = scratch.files.history()
    try one.add("a")
    try two.add("b")
    try one.add("c")
    #expect(one.entries.map(\.expression) == ["c", "b", "a"] && one.entries.map(\.id) == [3, 2, 1])
    try two.clear()
    #expect(two.entries.isEmpty && scratch.files.history().entries.isEmpty)
    var again = scratch.files.history()
    try again.add("d")
    #expect(again.entries.map(\.id) == [4])
    one.reload()
    #expect(one.entries == again.entries)
  }

  @Test("a newer minor version's lines and fields, comments and blank lines survive")
  func newerMinor() throws {
    let scratch = try Scratch()
    let lines = [
      "reckon history 1.7", "# mine", "next 9 and more", "tags 2 red",
      "7\t2026-11-21T10:30:00Z\tdeg\t=\t1+1\t2\tred\tnote\\x", "",
      "8\t2026-11-21T10:30:00Z\tturn\t~\t1+1\t2", "see 7",
    ]
    try scratch.write(lines.joined(separator: "\n") + "\n", to: "history")
    var history = scratch.files.history()
    #expect(history.messages.isEmpty && history.entries.map(\.id) == [7])
    try history.add("new")
    // Entry 8 cannot be read by this version, but its number is taken.
    #expect(history.entries.map(\.id) == [9, 7])
    let text = try scratch.read("history")
    for line in lines { #expect(text.contains(line + "\n"), "\(line)") }
    #expect(text.hasPrefix("reckon history 1.7\n") && history.messages.isEmpty)
    #expect(try scratch.names() == ["history"])
    try history.clear()
    let left = try scratch.read("history")
    #expect(left.contains("# mine\n") && left.contains("see 7\n") && !left.contains("1+1"))
  }

  @Test("more fields of an entry survive when others are added and dropped")
  func moreFields() throws {
    let scratch = try Scratch()
    let line = "2\t2026-11-21T10:30:00Z\tgrad\t≈\t1+1\t2\tred\tblue"
    try scratch.write(
      "reckon history 1\r\nnext 3\r\n1\t2026-11-21T10:30:00Z\tdeg\t=\t1\t1\tx\r\n\(line)\n", to: "history")
    var history = scratch.files.history()
    try history.add("new", limit: 2)
    #expect(history.messages.isEmpty && history.entries.map(\.id) == [3, 2])
    #expect(try scratch.read("history").contains(line + "\n") && !scratch.read("history").contains("\tx"))
  }

  @Test("a newer major version's file is not touched")
  func newerMajor() throws {
    let scratch = try Scratch()
    let text = "reckon history 2\n{\"id\": 1}\n"
    try scratch.write(text, to: "history")
    var history = scratch.files.history()
    #expect(history.messages.count == 1 && history.messages.first?.contains("newer version") == true)
    #expect(throws: StorageError.self) { try history.add("1") }
    #expect(throws: StorageError.self) { try history.clear() }
    #expect(history.entries.map(\.expression) == ["1"])
    #expect(try scratch.read("history") == text && scratch.names() == ["history"])
  }

  private static let good = "1\t2026-11-21T10:30:00Z\tdeg\t=\t1+1\t2\n"

  /// Whole files, and the numbers of the entries that can be read.
  static let damaged: [(String, [UInt8], [Int])] = [
    ("empty", [], []),
    ("another format", Array("hello\n".utf8), []),
    ("another subject", Array("reckon settings 1\n\(good)".utf8), [1]),
    ("no version", Array("reckon history\n\(good)".utf8), [1]),
    ("version 0", Array("reckon history 0\n\(good)".utf8), [1]),
    ("no header", Array(good.utf8), [1]),
    (
      "cut off inside an entry", Array("reckon history 1\nnext 3\n\(good)2\t2026-11-21T10:30:00Z\tdeg\t=\t1+".utf8), [1]
    ),
    (
      "cut off before a line end",
      Array("reckon history 1\nnext 3\n\(good)2\t2026-11-21T10:30:00Z\tdeg\t=\t1+1\t2".utf8), [1]
    ),
    (
      "invalid UTF-8",
      Array("reckon history 1\n\(good)2\t2026-11-21T10:30:00Z\tdeg\t=\t".utf8) + [0xFF, 0x09, 0x31, 0x0A], [1]
    ),
    ("NULs", Array("reckon history 1\n\(good)".utf8) + [UInt8](repeating: 0, count: 512) + [0x0A], [1]),
    ("NULs only", [UInt8](repeating: 0, count: 4_096), []),
    ("binary", (0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 >> 3) }, []),
    ("an unknown line", Array("reckon history 1\n\(good)what is this\n".utf8), [1]),
    ("an impossible day", Array("reckon history 1\n\(good)2\t2026-02-30T10:30:00Z\tdeg\t=\t1\t1\n".utf8), [1]),
    ("an unknown unit", Array("reckon history 1\n\(good)2\t2026-02-20T10:30:00Z\tdegs\t=\t1\t1\n".utf8), [1]),
    ("an unknown mark", Array("reckon history 1\n\(good)2\t2026-02-20T10:30:00Z\tdeg\t~\t1\t1\n".utf8), [1]),
    ("an unknown escape", Array("reckon history 1\n\(good)2\t2026-02-20T10:30:00Z\tdeg\t=\t\\q\t1\n".utf8), [1]),
    ("a half escape", Array("reckon history 1\n\(good)2\t2026-02-20T10:30:00Z\tdeg\t=\t\\u{D800}\t1\n".utf8), [1]),
    ("too few fields", Array("reckon history 1\n2\t2026-02-20T10:30:00Z\tdeg\t=\t1\n\(good)".utf8), [1]),
    (
      "a number too large",
      Array("reckon history 1\n\(good)99999999999999999999\t2026-02-20T10:30:00Z\tdeg\t=\t1\t1\n".utf8), [1]
    ),
    ("the number 0", Array("reckon history 1\n0\t2026-02-20T10:30:00Z\tdeg\t=\t1\t1\n\(good)".utf8), [1]),
    ("a number twice", Array("reckon history 1\nnext 2\n\(good)\(good)".utf8), [2, 1]),
  ]

  @Test("a damaged file is set aside, and what can be read stays", arguments: damaged.map(\.0))
  func damage(_ name: String) throws {
    let (_, bytes, readable) = try #require(Self.damaged.first { $0.0 == name })
    let scratch = try Scratch()
    try scratch.write(bytes, to: "history")
    var history = scratch.files.history()
    #expect(history.entries.map(\.id) == readable)
    let aside = try #require(try scratch.names().first { $0.hasPrefix("history.damaged-") })
    #expect(history.messages.count == 1)
    #expect(history.messages[0].contains(scratch.path + "/history ") && history.messages[0].contains(aside))
    #expect(try scratch.bytes(aside) == bytes)
    #expect(try scratch.names() == ["history", aside] && Scratch.mode("\(scratch.path)/\(aside)") == 0o600)
    // What is left is whole.
    let next = scratch.files.history()
    #expect(next.messages.isEmpty && next.entries == history.entries)
    try history.add("more")
    #expect(history.entries.count == readable.count + 1 && history.entries[0].id > (readable.first ?? 0))
  }

  @Test("the largest number is read; behind it there is none")
  func lastNumber() throws {
    let scratch = try Scratch()
    try scratch.write("reckon history 1\n\(Int.max - 1)\t2026-11-21T10:30:00Z\tdeg\t=\t1+1\t2\n", to: "history")
    var history = scratch.files.history()
    #expect(history.messages.isEmpty && history.entries.map(\.id) == [Int.max - 1])
    let error = #expect(throws: StorageError.self) { try history.add("1") }
    #expect(error?.message.contains("used up") == true && history.entries.count == 2)
  }

  @Test("what damaged a file while it was in use is set aside when it is written")
  func damagedMeanwhile() throws {
    let scratch = try Scratch()
    var history = scratch.files.history()
    try history.add("1")
    try scratch.write("reckon history 1\n\(Self.good)junk\n", to: "history")
    try history.add("2")
    #expect(history.messages.count == 1 && history.entries.map(\.expression) == ["2", "1+1"])
    #expect(try scratch.names().count == 2)
  }

  @Test("when the file is removed while it is in use, its entries are gone and the numbers go on")
  func removed() throws {
    let scratch = try Scratch()
    var history = scratch.files.history()
    try history.add("1")
    try history.add("2")
    unlink(scratch.path + "/history")
    try history.add("3")
    #expect(
      history.entries.map(\.id) == [3] && scratch.files.history().entries == history.entries && history.messages.isEmpty
    )
  }

  @Test("damaged files of the same second get names of their own")
  func names() throws {
    let scratch = try Scratch()
    for number in 1...5 {
      try scratch.write("junk \(number)\n", to: "history")
      #expect(scratch.files.history().messages.count == 1)
    }
    let aside = try scratch.names().filter { $0.contains("damaged") }
    #expect(Set(try aside.map(scratch.read)) == Set((1...5).map { "junk \($0)\n" }))
  }

  @Test("a folder in the file's place is set aside; a pipe is left alone")
  func places() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(atPath: scratch.path + "/history/inside", withIntermediateDirectories: true)
    var history = scratch.files.history()
    #expect(history.messages.first?.contains("is a folder") == true)
    try history.add("1")
    #expect(try scratch.names().count == 2 && scratch.files.history().entries.count == 1)

    let other = try Scratch()
    mkfifo(other.path + "/history", 0o600)
    var piped = other.files.history()
    #expect(piped.messages.count == 1)
    #expect(throws: StorageError.self) { try piped.add("1") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["history"])
    // What a link names stays too, and nothing is put beside it.
    let third = try Scratch()
    symlink(other.path + "/history", third.path + "/history")
    var linked = third.files.history()
    #expect(throws: StorageError.self) { try linked.add("1") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["history"])
  }

  @Test("a folder that a link names is left alone")
  func linkedFolder() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(atPath: scratch.path + "/documents", withIntermediateDirectories: true)
    symlink("documents", scratch.path + "/history")
    var history = scratch.files.history()
    #expect(history.messages.count == 1)
    #expect(throws: StorageError.self) { try history.add("1") }
    #expect(try scratch.names() == ["documents", "history"])
  }

  @Test("a file of as many bytes as it may have is read, and one of a byte more is set aside")
  func size() throws {
    let scratch = try Scratch()
    let start = "reckon history 1\n\(Self.good)# "
    var bytes = Array(start.utf8) + [UInt8](repeating: 0x78, count: (1 << 20) - start.utf8.count - 1) + [0x0A]
    for (extra, isRead) in [([], true), ([0x0A] as [UInt8], false)] {
      bytes += extra
      try scratch.write(bytes, to: "history")
      let history = FileHistory(StoredFile(path: scratch.path + "/history", sizeLimit: 1 << 20))
      #expect(history.messages.isEmpty == isRead && history.entries.count == (isRead ? 1 : 0))
      #expect(scratch.files.history().messages.isEmpty)
    }
  }

  @Test(
    "long entries: the oldest are dropped before the file is larger than it may be, and one longer than a 16th of that is refused"
  )
  func longEntries() throws {
    let scratch = try Scratch()
    var history = FileHistory(StoredFile(path: scratch.path + "/history", sizeLimit: 4_096))
    for number in 1...40 { try history.add("\(number) " + String(repeating: "x", count: 150), limit: 100) }
    #expect(try (3_000...4_096).contains(scratch.bytes("history").count))
    let numbers = history.entries.map(\.id)
    #expect(numbers == Array((40 - numbers.count + 1...40).reversed()))
    #expect(scratch.files.history().entries == history.entries)
    // What a line has besides its expression.
    let overhead = try scratch.read("history").split(separator: "\n").last.map { $0.utf8.count - 153 + 1 } ?? 0
    #expect(throws: StorageError.self) { try history.add(String(repeating: "y", count: 257 - overhead)) }
    try history.add(String(repeating: "z", count: 256 - overhead))
    #expect(scratch.files.history().entries.first?.expression.first == "z")
  }
}
