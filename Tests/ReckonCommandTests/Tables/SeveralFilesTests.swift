import Foundation
import ReckonTerminal
import TestDepth
import Testing

@Suite("Tables of several files")
struct SeveralFilesTests {
  private let folder: ToolFolder

  init() throws {
    folder = try ToolFolder()
    try folder.write("day,amount,tax\n1,10,1\n2,20,2\n", to: "jan.csv")
    try folder.write([0xEF, 0xBB, 0xBF] + Array("day,amount,tax\r\n3,30,3\r\n4,40,4".utf8), to: "feb.csv")
    try folder.write("tax,day,amount\n5,5,50\n,6,60\n", to: "mar.csv")
  }

  private func run(_ arguments: String..., files: [String], input: String = "") -> ToolRun {
    ToolRun(["run"] + arguments + files.map { $0 == "-" ? $0 : folder.file($0) }, input: input)
  }

  @Test("files are read one after another as one table, whose rows are numbered through")
  func order() {
    let run = run("t = amount + tax; n = row", files: ["jan.csv", "feb.csv"])
    #expect(run.output == "day,amount,tax,t,n\n1,10,1,11,1\n2,20,2,22,2\n3,30,3,33,3\n4,40,4,44,4\n")
    #expect(run.code == .success && run.errors.isEmpty)
  }

  @Test("columns in another order are found by their names")
  func otherOrder() {
    let run = run("t = amount * 2", files: ["jan.csv", "mar.csv"])
    #expect(run.output == "day,amount,tax,t\n1,10,1,20\n2,20,2,40\n5,50,5,100\n6,60,,120\n")
    #expect(self.run("--select", "tax,day", files: ["mar.csv", "feb.csv"]).output == "tax,day\n5,5\n,6\n3,3\n4,4\n")
  }

  @Test(
    "stretches of all files make the rows that one thread makes, also where quotes hold lines that look like records",
    .optimizedOrFullDepth, arguments: ["1", "2", "5"], [0, 1, 2])
  func stretches(_ threads: String, _ quoted: Int) throws {
    // Some 1.5 MB each, in blocks of 512 KiB: the first stretch of one file begins inside quotes.
    let count = 120_000
    var sum = 0
    for file in 0..<3 {
      var text = file == 1 ? "t,x\n" : "x,t\n"
      for row in 0..<count {
        let x = (row * 7 + file) % 10
        let field =
          file == quoted && row == count / 6 ? "\"" + String(repeating: "5,5\n", count: 150_000) + "\"" : "text"
        text += file == 1 ? "\(field),\(x)\n" : "\(x),\(field)\n"
        sum += x
      }
      try folder.write(text, to: "large\(file).csv")
    }
    try folder.write("", to: "empty.csv")
    let files = ["large0.csv", "large1.csv", "empty.csv", "large2.csv"]
    let run = run("--select", "x", "--statistics", "count,sum", "--threads", threads, files: files)
    #expect(run.output == "column,count,sum\nx,\(3 * count),\(sum)\n")
    #expect(run.errors == "note: \(folder.file("empty.csv")) is empty\n")
    let rows = self.run(
      "n = row", "--where", "x == 3 and row mod 100000 < 50", "--select", "n", "--threads", threads, files: files)
    // The row r of the file f has 3 where 7r + f ends in 3.
    let wanted = (0..<3 * count).filter { ((($0 % count) * 7 + $0 / count) % 10) == 3 && ($0 + 1) % 100_000 < 50 }
    #expect(rows.output == (["n"] + wanted.map { String($0 + 1) }).joined(separator: "\n") + "\n")
  }

  @Test("equal names are matched in their order")
  func equalNames() throws {
    try folder.write("a,a,b\n1,2,3\n", to: "one.csv")
    try folder.write("b,a,a\n6,4,5\n", to: "two.csv")
    #expect(run("s = a + b", files: ["one.csv", "two.csv"]).output == "a,a,b,s\n1,2,3,4\n4,5,6,10\n")
  }

  @Test("a message about a row names the file and the row in it")
  func messages() throws {
    let run = run("t = tax + 1", files: ["jan.csv", "mar.csv"])
    #expect(run.errors == "1 row error:\n  \(folder.file("mar.csv")): row 2, column t: tax is empty\n")
    try folder.write("day,amount,tax\n1,1,1\n1,1,1,1\n", to: "long.csv")
    let long = self.run("t = 1", files: ["jan.csv", "long.csv"])
    #expect(long.code == .inputOutput && long.errors.contains("long.csv: row 2 has 4 fields, the header 3"))
    #expect(
      self.run("t = day", "--on-error", "skip", files: ["long.csv", "jan.csv"]).output.hasSuffix(
        "t\n1,1,1,1\n1,10,1,1\n2,20,2,2\n"))
  }

  @Test("files with other columns are refused before anything is written")
  func otherColumns() throws {
    try folder.write("day,amount,taxes\n1,1,1\n", to: "renamed.csv")
    try folder.write("day,amount,tax,note\n1,1,1,x\n", to: "more.csv")
    let renamed = run("t = 1", files: ["jan.csv", "feb.csv", "renamed.csv"])
    #expect(renamed.code == .inputOutput && renamed.output.isEmpty)
    #expect(
      renamed.errors.contains("renamed.csv has no column tax, which \(folder.file("jan.csv")) has (it has taxes)"))
    let more = run("t = 1", files: ["jan.csv", "more.csv"])
    #expect(more.code == .inputOutput && more.output.isEmpty)
    #expect(more.errors.contains("more.csv has a column note that \(folder.file("jan.csv")) lacks"))
  }

  @Test("files that are missing, folders, two formats and a second standard input are refused")
  func refusals() throws {
    let missing = run("t = 1", files: ["jan.csv", "none.csv"])
    #expect(
      missing.code == .inputOutput && missing.output.isEmpty && missing.errors.contains("none.csv cannot be read"))
    let directory = ToolRun("run", "t = 1", folder.file("jan.csv"), folder.path)
    #expect(directory.code == .inputOutput && directory.errors.contains("cannot be read"))
    try folder.write("day\tamount\ttax\n", to: "apr.tsv")
    let formats = run("t = 1", files: ["jan.csv", "apr.tsv"])
    #expect(formats.code == .usage && formats.errors.contains("apr.tsv is tsv") && formats.errors.contains("--from"))
    let twice = run("t = 1", files: ["-", "jan.csv", "-"])
    #expect(twice.code == .usage && twice.errors.contains("- is given twice"))
  }

  @Test("empty files and files with a header only have no rows")
  func emptyFiles() throws {
    try folder.write("", to: "empty.csv")
    try folder.write("amount,day,tax", to: "header.csv")
    let run = run("t = tax", files: ["empty.csv", "header.csv", "jan.csv", "empty.csv", "header.csv"])
    #expect(run.output == "amount,day,tax,t\n10,1,1,1\n20,2,2,2\n" && run.code == .success)
    #expect(run.errors == String(repeating: "note: \(folder.file("empty.csv")) is empty\n", count: 2))
    let none = self.run("t = 1", files: ["empty.csv", "empty.csv"])
    #expect(none.code == .inputOutput && none.errors.contains("empty.csv is empty; it needs a header"))
  }

  @Test("standard input is one of the files, and aggregates read all files twice")
  func aggregates() {
    let run = run(
      "share = amount / total(amount)", "--select", "day,share", files: ["jan.csv", "-"],
      input: "amount,tax,day\n70,0,9\n")
    #expect(run.output == "day,share\n1,0.1\n2,0.2\n9,0.7\n" && run.errors.isEmpty)
  }

  @Test("a column has the name of each row's file, in formulas, conditions, groups and output")
  func fileNames() {
    let (jan, mar) = (folder.file("jan.csv"), folder.file("mar.csv"))
    let plain = run("t = day", "--filename", "file", files: ["jan.csv", "mar.csv"])
    #expect(
      plain.output == "day,amount,tax,file,t\n1,10,1,\(jan),1\n2,20,2,\(jan),2\n5,50,5,\(mar),5\n6,60,,\(mar),6\n")
    let used = run(
      "short = ends(file, \"mar.csv\") ? \"M\" : \"J\"; n = length(file)", "--filename", "file", "--where",
      "file != \"x\" and day > 1",
      "--select", "short,n", files: ["jan.csv", "mar.csv"])
    #expect(used.output == "short,n\nJ,\(jan.count)\nM,\(mar.count)\nM,\(mar.count)\n")
    let groups = run(
      "--filename", "file", "--group-by", "file", "--select", "day", "--statistics", "sum",
      files: ["jan.csv", "mar.csv"])
    #expect(groups.output == "file,column,sum\n\(jan),day,3\n\(mar),day,11\n")
    let shares = run(
      "s = day / total(day, by: file)", "--filename", "file", "--select", "s", files: ["jan.csv", "mar.csv"])
    #expect(shares.output == "s\n\(1.0 / 3)\n\(2.0 / 3)\n\(5.0 / 11)\n\(6.0 / 11)\n")
    #expect(run("t = 1", "--filename", "tax", files: ["jan.csv"]).errors.contains("the table has a column tax already"))
    #expect(run("t = 1", "--filename", " ", files: ["jan.csv"]).code == .usage)
    let replaced = run("file = upper(file)", "--filename", "file", "--select", "day,file", files: ["jan.csv"])
    #expect(replaced.output == "day,file\n1,\(jan.uppercased())\n2,\(jan.uppercased())\n")
  }

  @Test("JSON lines keep their members, and one named like the column of file names is replaced")
  func jsonLines() throws {
    try folder.write("{\"a\":1}\n{\"a\":2,\"f\":\"x\"}\n", to: "a.jsonl")
    try folder.write("{\"a\":3,\"b\":1}\n", to: "b.jsonl")
    let (a, b) = (folder.file("a.jsonl"), folder.file("b.jsonl"))
    let run = run("t = a", "--filename", "f", files: ["a.jsonl", "b.jsonl"])
    let lines = [
      "{\"a\":1, \"f\": \"\(a)\", \"t\": 1}", "{\"a\": 2, \"f\": \"\(a)\", \"t\": 2}",
      "{\"a\":3,\"b\":1, \"f\": \"\(b)\", \"t\": 3}",
    ]
    #expect(run.output.split(separator: "\n").map(String.init) == lines)
    #expect(self.run("--filename", "f", "--select", "f", "--format", "csv", files: ["b.jsonl"]).output == "f\n\(b)\n")
  }

  @Test("a file's name that needs quotes has them")
  func oddNames() throws {
    try folder.write("a\n1\n", to: "x,\"y\".csv")
    let run = run("--filename", "f", "--select", "f", files: ["x,\"y\".csv"])
    #expect(run.output == "f\n\"\(folder.path)/x,\"\"y\"\".csv\"\n")
  }

  @Test("tables without headers and of fixed widths may have several files")
  func otherTables() throws {
    try folder.write("1,2\n", to: "c.csv")
    try folder.write("3,4\n", to: "d.csv")
    #expect(run("s = c1 + c2", "--no-header", files: ["c.csv", "d.csv"]).output == "c1,c2,s\n1,2,3\n3,4,7\n")
    #expect(run("s = p", "--columns", "p,q", files: ["c.csv", "d.csv"]).output == "p,q,s\n1,2,1\n3,4,3\n")
    try folder.write("ab c\n1  2\n", to: "w.txt")
    try folder.write("c ab\n3 4\n", to: "v.txt")
    #expect(run("s = c", "--widths", "2,2", files: ["w.txt", "v.txt"]).output == "ab,c,s\n1,2,2\n4,3,3\n")
  }

  @Test("words before the last are files only where they certainly are")
  func words() {
    #expect(ToolRun("run", "b = a/2", "c = b + 1", "-", input: "a\n4\n").output == "a,b,c\n4,2,3\n")
    let run = ToolRun("run", "t = day", "none.csv", folder.file("jan.csv"))
    #expect(run.code == .inputOutput && run.errors.contains("none.csv cannot be read"))
  }

  @Test("the output may be one of the files, and is the same whatever the number of threads")
  func outputs() throws {
    var rows = "day,amount,tax\n"
    for row in 0..<60_000 { rows += "\(row),\(row % 97).5,\(row % 7)\n" }
    try folder.write(rows, to: "long.csv")
    let files = ["long.csv", "mar.csv", "long.csv", "jan.csv"]
    let one = run("t = amount / total(amount, by: tax); n = row", "--filename", "f", "--threads", "1", files: files)
    #expect(one.output.split(separator: "\n").count == 120_005)
    for threads in ["2", "5"] {
      let run = run(
        "t = amount / total(amount, by: tax); n = row", "--filename", "f", "--threads", threads, files: files)
      #expect(run.bytes == one.bytes && run.errors == one.errors)
    }
    #expect(run("t = tax", "--output", folder.file("jan.csv"), files: ["jan.csv", "mar.csv"]).code == .success)
    #expect(try folder.text("jan.csv") == "day,amount,tax,t\n1,10,1,1\n2,20,2,2\n5,50,5,5\n6,60,,\n")
  }
}
