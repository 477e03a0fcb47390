import Foundation
import ReckonTables
import TestDepth
import Testing

@Suite("reckon run")
struct RunTests {
  static let table = "name,price,qty\n\"a, b\",2.5,4\nx,3,\ny,abc,2\nz,10,1\n"

  @Test("definitions become columns behind the others, and a later one sees the earlier")
  func columns() throws {
    let run = ToolRun("run", "total = price * qty; tax = total * 20%", try ToolRun.file(Self.table))
    #expect(run.output == "name,price,qty,total,tax\n\"a, b\",2.5,4,10,2\nx,3,,,\ny,abc,2,,\nz,10,1,10,2\n")
    #expect(run.code == .success)
    #expect(
      run.errors.hasPrefix(
        "4 row errors:\n  row 2, column total: qty is empty\n  row 2, column tax: total could not be computed\n"))
  }

  @Test(
    "each of many formulas reads its own columns, also through functions, and may use the columns of others and the row"
  )
  func manyFormulas() {
    let columns = (1...60).map { "c\($0)" }
    let table =
      columns.joined(separator: ",") + "\n" + columns.indices.map { "\($0 + 1)" }.joined(separator: ",") + "\n"
    let formulas = (1...60).map { "n\($0) = twice(c\(61 - $0)) + row\($0 == 1 ? "" : " + n\($0 - 1)")" }
    let run = TableRun(
      "twice(x) = 2x + c1 - 1; " + formulas.joined(separator: "; "), "--select", "n1,n2,n60", input: table.utf8)
    // 2·60 + 1, then 2·59 + 1 more, and all of them: 2·(1 + … + 60) + 60.
    #expect(run.output == "n1,n2,n60\n121,240,3720\n", "\(run.errors)")
  }

  @Test("formulas that use more than the limit of other definitions are refused, with the place", .optimizedOrFullDepth)
  func linkedNodes() {
    let chain = "f0(x) = x; " + (1...400).map { "f\($0)(x) = f\($0 - 1)(x) + 1; " }.joined()
    let formulas = (1...300).map { "f400(\($0))" }.joined(separator: "; ")
    let run = TableRun(chain + formulas, input: "a\n1\n".utf8)
    #expect(
      run.code == .usage && run.errors.contains("use more than 750000 parts of other definitions"), "\(run.errors)")
    let enough = TableRun(
      chain + formulas, "--limit", "linked-nodes=100000000", "--select", "f400(300)", input: "a\n1\n".utf8)
    #expect(enough.output == "f400(300)\n700\n", "\(enough.errors)")
  }

  @Test("great-circle distances from Seattle agree with mpmath")
  func distances() throws {
    let run = ToolRun(
      "run",
      "a = sin((latitude - 47.4490)/2)^2 + cos(47.4490) * cos(latitude) * sin((longitude + 122.3093)/2)^2; km = 2 * 6371 * rad(asin(√a))",
      ToolRun.resource("airports.csv"), "--select", "iata,km")
    #expect(run.code == .success)
    var found = 0
    for line in run.output.split(separator: "\n") {
      let fields = line.split(separator: ",")
      guard let expected = Self.distances[String(fields[0])], let km = Double(fields[1]) else { continue }
      #expect(abs(km - expected) <= 1e-12 * expected, "\(line)")
      found += 1
    }
    #expect(found == Self.distances.count)
  }

  /// From mpmath with 40 digits.
  static let distances = [
    "00M": 3276.0910293460770475, "68A": 1214.4997956165071471, "FRG": 3909.3131303356484545,
    "PPO": 2868.8265012850365984,
  ]

  @Test("mean temperature and Fahrenheit of real weather")
  func weather() {
    let run = ToolRun("run", "mean = (temp_max + temp_min)/2; f = mean * 9/5 + 32", ToolRun.resource("weather.csv"))
    let lines = run.output.split(separator: "\n")
    #expect(lines[0] == "date,precipitation,temp_max,temp_min,wind,weather,mean,f")
    // By hand: (12.8 + 5.0) / 2 = 8.9, 8.9 * 9 / 5 + 32 = 48.02.
    #expect(lines[1] == "2012/01/01,0.0,12.8,5.0,4.7,drizzle,8.9,48.02")
    #expect(lines.count == 31)
  }

  @Test("an unknown column is an error with a suggestion before anything is written")
  func unknown() throws {
    let run = ToolRun("run", "total = prise * qty", try ToolRun.file(Self.table))
    #expect(run.code == .usage && run.output.isEmpty)
    #expect(run.errors.contains("did you mean price?"))
  }

  @Test("a condition keeps rows, and a selection keeps columns")
  func conditions() throws {
    let path = try ToolRun.file("a,b\n1,2\n3,4\n5,6\n")
    #expect(ToolRun("run", "c = a + b", path, "--where", "c > 3 and a < 5").output == "a,b,c\n3,4,7\n")
    #expect(ToolRun("run", "c = a + b", path, "--select", "c,a").output == "c,a\n3,1\n7,3\n11,5\n")
    let wrong = ToolRun("run", "c = a + b", path, "--select", "aa")
    #expect(wrong.code == .usage && wrong.errors.contains("did you mean a?"))
  }

  @Test("rows that the condition leaves out raise no errors in formulas that it does not need")
  func guardingConditions() throws {
    let path = try ToolRun.file("q,x\n0,1\n2,4\n")
    for mode in ["null", "stop", "skip"] {
      let run = ToolRun("run", "z = x/q", path, "--where", "q > 0", "--on-error", mode)
      #expect(run.output == "q,x,z\n2,4,2\n" && run.errors.isEmpty && run.code == .success)
    }
    let decimal = ToolRun("run", "z = x/q", path, "--where", "q > 0", "--decimal", "--on-error", "stop")
    #expect(decimal.output == "q,x,z\n2,4,2\n" && decimal.code == .success)
    // The condition needs z, so its failure is told, once.
    let needed = ToolRun("run", "z = x/q; w = z + 1", path, "--where", "z > 0")
    #expect(needed.output == "q,x,z,w\n2,4,2,3\n")
    #expect(needed.errors.hasPrefix("1 row error:\n  row 1, column z: division by zero in 1 / 0"))
    #expect(ToolRun("run", "z = 1", path, "--where", "x/q > 0").errors.contains("row 1, --where: division by zero"))
    // The first failures of all are shown, not the first of the condition.
    let mixed = try ToolRun.file("a,b\n1,x\n" + String(repeating: "y,1\n", count: 9))
    #expect(
      ToolRun("run", "c = b*1", mixed, "--where", "a > 0").errors.hasPrefix(
        "10 row errors:\n  row 1, column c: b is not a number\n  row 2, --where: a is"))
    // b sees the old a, the condition the new one.
    let order = ToolRun("run", "b = q + 1; q = q * 10", path, "--where", "q > 5")
    #expect(order.output == "q,x,b\n20,4,3\n")
  }

  @Test("a condition that defines and an option that is given twice are mistakes")
  func mistakes() throws {
    let path = try ToolRun.file("a\n1\n")
    let defining = ToolRun("run", "b = a", path, "--where", "a=2")
    #expect(defining.code == .usage && defining.errors.contains("==") && defining.errors.contains("\n   ^"))
    #expect(ToolRun("run", "b = a", path, "--where", "a>1", "--where", "a<3").errors.contains("--where is given twice"))
  }

  @Test("row errors leave a field empty, drop the row, or end the run")
  func errors() throws {
    let path = try ToolRun.file("x\n1\n0\n2\n")
    #expect(ToolRun("run", "y = 1/x", path).output == "x,y\n1,1\n0,\n2,0.5\n")
    let skip = ToolRun("run", "y = 1/x", path, "--on-error", "skip")
    #expect(skip.output == "x,y\n1,1\n2,0.5\n" && skip.code == .success)
    #expect(skip.errors.contains("row 2, column y: division by zero in 1 / 0"))
    #expect(ToolRun("run", "y = 1/x", path, "--on-error", "stop").code == .evaluation)
    #expect(ToolRun("run", "y = 1/x", path, "--ieee").output == "x,y\n1,1\n0,inf\n2,0.5\n")
    #expect(ToolRun("run", "y = 1/x", path, "--on-error", "no").code == .usage)
  }

  @Test("a definition with a column's name replaces it, also for the formulas behind it")
  func replacing() throws {
    #expect(
      ToolRun("run", "a = a * 10; b = a + 1", try ToolRun.file("a,c\n1,x\n2,y\n")).output == "a,c,b\n10,x,11\n20,y,21\n"
    )
  }

  @Test("names that are no words stand in back quotes, functions' names can be columns, and columns hide constants")
  func names() throws {
    let path = try ToolRun.file("unit price,max,e\n2,3,4\n")
    #expect(
      ToolRun("run", "t = `unit price` * max + e; max(t, 100)", path).output
        == "unit price,max,e,t,\"max(t, 100)\"\n2,3,4,10,100\n")
    #expect(ToolRun("run", "f(x) = x^2; y = f(e)", path, "--select", "y").output == "y\n16\n")
  }

  @Test("spaces around a column's name do not belong to it, but stay in the header")
  func spaces() throws {
    let path = try ToolRun.file("Date, USD, JPY, \n30 October 2026, 1.1172, 175.68, \n")
    let run = ToolRun("run", "cross = JPY/USD", path)
    #expect(run.output == "Date, USD, JPY, ,cross\n30 October 2026, 1.1172, 175.68, ,157.25026852846403\n")
    #expect(run.errors.isEmpty)
  }

  @Test("fields that are no numbers matter only to formulas that use them")
  func texts() throws {
    let path = try ToolRun.file("a,b\n1,NA\n 2 ,inf\n1e400,0x10\n")
    let run = ToolRun("run", "c = a + 1", path)
    #expect(run.output == "a,b,c\n1,NA,2\n 2 ,inf,3\n1e400,0x10,\n")
    #expect(run.errors == "1 row error:\n  row 3, column c: a is not a number\n")
  }

  @Test("files with nothing in them, only a header, short rows and long rows")
  func shapes() throws {
    #expect(ToolRun("run", "1", try ToolRun.file("")).code == .inputOutput)
    #expect(ToolRun("run", "c = a", try ToolRun.file("a,b\n")).output == "a,b,c\n")
    #expect(ToolRun("run", "c = a", try ToolRun.file("a,b\n1\n\n2,3\n")).output == "a,b,c\n1,,1\n2,3,2\n")
    let long = try ToolRun.file("a,b\n1,2\n1,2,3\n4,5\n")
    #expect(ToolRun("run", "c = a", long).code == .inputOutput)
    #expect(ToolRun("run", "c = a", long, "--on-error", "skip").output == "a,b,c\n1,2,1\n4,5,4\n")
    #expect(ToolRun("run", "c = a", "/nonexistent/x.csv").code == .inputOutput)
    #expect(ToolRun("run", "c = a", try ToolRun.file("a\n\"1\n")).errors.contains("inside a quoted field"))
    #expect(ToolRun("run", "b = a", try ToolRun.file("a,a\n1,2\n")).errors.contains("second a"))
    let many = try ToolRun.file(Array(repeating: "a", count: 400).joined(separator: ",") + "\n")
    #expect(
      ToolRun("run", "b = a", many).errors.hasSuffix(
        "column 6 is a second a; formulas see the first\nnote: 394 more columns have the names of others\n"))
  }

  @Test("an output file appears whole, or not at all", arguments: [("y = x", true), ("y = 1/x", false)])
  func outputFile(_ formula: String, _ succeeds: Bool) throws {
    let path = try ToolRun.file("x\n1\n0\n")
    let target = path + ".out"
    try "old".write(toFile: target, atomically: true, encoding: .utf8)
    let run = ToolRun("run", formula, path, "--output", target, "--on-error", "stop")
    #expect(run.code == (succeeds ? .success : .evaluation))
    #expect(try String(contentsOfFile: target, encoding: .utf8) == (succeeds ? "x,y\n1,1\n0,0\n" : "old"))
    let left = try FileManager.default.contentsOfDirectory(atPath: URL(filePath: path).deletingLastPathComponent().path)
    #expect(left.sorted() == ["data.csv", "data.csv.out"])
  }

  @Test("standard input in chunks of any size gives the same rows", arguments: [1, 2, 3, 7, 4096])
  func chunks(_ size: Int) {
    let text = "\u{FEFF}id,\"a \"\"q\"\"\",n\r\n1,\"two\nlines, \"\"x\"\"\",5\r\n2,plain,6"
    let run = ToolRun("run", "m = n + 1", "-", input: text, chunkSize: size)
    #expect(run.output == "id,\"a \"\"q\"\"\",n,m\n1,\"two\nlines, \"\"x\"\"\",5,6\n2,plain,6,7\n")
  }

  @Test("a field of a megabyte passes through")
  func hugeField() throws {
    let field = String(repeating: "x", count: 1 << 20)
    #expect(ToolRun("run", "b = 1", try ToolRun.file("a\n\(field)\n")).output == "a,b\n\(field),1\n")
  }
}
