import Foundation
import Reckon
import ReckonCalculator
import ReckonStorage
import Testing

@Suite("The file of the prompt's lines")
struct LineHistoryTests {
  private func lines(_ scratch: Scratch) -> [String] {
    var history = scratch.files.lines()
    return history.read()
  }

  @Test("lines come back as they were entered, those of several rows and of every script too")
  func keeping() throws {
    let scratch = try Scratch()
    let entered = [
      "1 + 1", "f(x) =\n  x^2", "日本 = 3", #"a \ b"#, "tab\tand \u{202E} and \u{1F469}\u{200D}\u{1F52C}", "#x",
      "reckon prompt-history 1",
    ]
    var history = scratch.files.lines()
    #expect(history.read() == [])
    for line in entered { history.append(line, limit: 100) }
    #expect(history.messages.isEmpty && lines(scratch) == entered)
    #expect(Scratch.mode("\(scratch.path)/prompt-history") == 0o600)
    #expect(try scratch.read("prompt-history").hasPrefix("reckon prompt-history 1\n1 + 1\nf(x) =\\n  x^2\n日本 = 3\n"))
  }

  @Test(
    "a line once more in a row, a blank one and one behind a blank are left out",
    arguments: [
      (["a", "a", "b", "a"], ["a", "b", "a"]), (["", "  ", "\n", "a"], ["a"]), (["a", " secret", "a"], ["a"]),
      (["\tb", "c "], ["c "]),
    ])
  func leavingOut(_ entered: [String], _ kept: [String]) throws {
    let scratch = try Scratch()
    var history = scratch.files.lines()
    for line in entered { history.append(line, limit: 100) }
    #expect(lines(scratch) == kept)
    // The line before may have been entered in an earlier run.
    var next = scratch.files.lines()
    _ = next.read()
    next.append(kept.last ?? "", limit: 100)
    #expect(lines(scratch) == kept)
  }

  @Test("at a quarter more than the limit the oldest go, whoever wrote them; a limit of 0 writes nothing")
  func limit() throws {
    let scratch = try Scratch()
    var (one, two) = (scratch.files.lines(), scratch.files.lines())
    for number in 1...100 { one.append("\(number)", limit: 80) }
    #expect(lines(scratch).count == 100)
    two.append("101", limit: 80)
    #expect(lines(scratch) == (22...101).map { "\($0)" })
    for number in 102...122 { one.append("\(number)", limit: 80) }
    #expect(lines(scratch) == (43...122).map { "\($0)" })
    one.append("never", limit: 0)
    #expect(lines(scratch).last == "122" && one.messages.isEmpty)
  }

  @Test("a line of 1 MiB is kept, a longer one is not, and said so")
  func longLines() throws {
    let scratch = try Scratch()
    var history = scratch.files.lines()
    let longest = String(repeating: "1", count: LineHistory.longestLine)
    history.append(longest, limit: 10)
    #expect(history.messages.isEmpty && lines(scratch) == [longest])
    history.append(longest + "1", limit: 10)
    #expect(history.messages.count == 1 && lines(scratch) == [longest])
  }

  @Test("a file that grows beyond half of what it may have loses its oldest lines")
  func size() throws {
    let scratch = try Scratch()
    var history = LineHistory(StoredFile(path: "\(scratch.path)/prompt-history", sizeLimit: 4_000))
    for number in 1...200 { history.append(String(repeating: "\(number % 10)", count: 40), limit: 1_000) }
    let bytes = try scratch.bytes("prompt-history")
    #expect(
      bytes.count <= 2_100 && history.messages.isEmpty && lines(scratch).last == String(repeating: "0", count: 40))
  }

  @Test(
    "a damaged file is set aside, and what can be read of it stays",
    arguments: [
      ("", [], "it is empty"), ("1 + 1\n2\n", ["1 + 1", "2"], "it does not begin with “reckon prompt-history 1”"),
      ("reckon prompt-history 1\na\n\\x\nb\n", ["a", "b"], "line 3 is not text"),
      ("reckon history 1\na\n", ["reckon history 1", "a"], "begin"),
      ("reckon prompt-history 1\na\n\0\0\0", ["a"], "line 3 is not text"),
    ])
  func damage(_ text: String, _ kept: [String], _ problem: String) throws {
    let scratch = try Scratch()
    try scratch.write(text, to: "prompt-history")
    var history = scratch.files.lines()
    #expect(history.read() == kept)
    #expect(history.messages.count == 1 && history.messages[0].contains(problem))
    let aside = try #require(try scratch.names().first { $0.contains("damaged") })
    #expect(try scratch.read(aside) == text && history.messages[0].contains(aside))
    history.append("next", limit: 10)
    #expect(lines(scratch) == kept + ["next"] && history.messages.count == 1)
  }

  @Test("a file whose last line lacks its end, or ends its lines in CR LF, goes on")
  func ends() throws {
    let scratch = try Scratch()
    try scratch.write("reckon prompt-history 1.2\r\na\r\n\\unknown\r\nb", to: "prompt-history")
    var history = scratch.files.lines()
    #expect(history.read() == ["a", "b"])
    history.append("c", limit: 10)
    #expect(history.messages.isEmpty && lines(scratch) == ["a", "b", "c"])
    #expect(try scratch.read("prompt-history").contains("\\unknown"))
  }

  @Test("a file of a newer version stays as it is, which is said once")
  func newer() throws {
    let scratch = try Scratch()
    try scratch.write("reckon prompt-history 2\n{}\n", to: "prompt-history")
    var history = scratch.files.lines()
    #expect(history.read() == [])
    for line in ["a", "b", "c"] { history.append(line, limit: 10) }
    #expect(history.messages.count == 1 && history.messages[0].contains("newer version"))
    #expect(try scratch.read("prompt-history") == "reckon prompt-history 2\n{}\n")
  }

  @Test("a file that cannot be written is said once, and lines are written when it can be again")
  func unwritable() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "folder")
    let files = CalculatorFiles(folder: scratch.path + "/folder")
    var history = files.lines()
    _ = history.read()
    for line in ["a", "b", "c"] { history.append(line, limit: 10) }
    #expect(history.messages.count == 1, "\(history.messages)")
    try FileManager.default.removeItem(atPath: scratch.path + "/folder")
    history.append("d", limit: 10)
    var again = files.lines()
    #expect(again.read() == ["a", "b", "c", "d"] && history.messages.count == 1)
  }

  @Test("a file that someone lets grow beyond all bounds while it is in use is set aside, not read")
  func hugeFile() throws {
    let scratch = try Scratch()
    var history = scratch.files.lines()
    history.append("first", limit: 100)
    // A file with a hole, which takes no room on the disk.
    #expect(truncate("\(scratch.path)/prompt-history", 1 << 42) == 0)
    history.append("second", limit: 100)
    #expect(history.messages.count == 1 && history.messages[0].contains("is larger than 64 MiB"))
    #expect(lines(scratch) == ["second"])
    #expect(try scratch.names().count == 2)
    // One that has lost its end is read anew.
    #expect(truncate("\(scratch.path)/prompt-history", 3) == 0)
    history.append("third", limit: 100)
    #expect(lines(scratch).last == "third")
  }
}
