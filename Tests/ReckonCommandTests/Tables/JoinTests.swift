import Foundation
import Testing

@Suite("Columns of another file")
struct JoinTests {
  private let table = "n,cur,q\na,EUR,10\nb,USD,20\nc,CHF,30\nd,,40\ne,GBP,50\nf,\"EUR\",60\n"

  /// Runs over the table with another file.
  private func run(_ other: String, _ arguments: String..., input: String? = nil) throws -> TableRun {
    let url = FileManager.default.temporaryDirectory.appending(path: "rates.\(UUID().uuidString).csv")
    try Data(other.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return TableRun(arguments: ["--join", url.path] + arguments, input: (input ?? table).utf8)
  }

  @Test("a row has the fields of the row with its key, and empty ones where there is none")
  func left() throws {
    let rates = "code,rate,text\nUSD,0.9,\"US, dollar\"\nEUR,1,euro\nGBP,1.2,\n,7,none\n"
    let run = try run(rates, "--on", "cur=code", "v = q * (rate ?? 0)")
    #expect(
      run.output == """
        n,cur,q,rate,text,v
        a,EUR,10,1,euro,10
        b,USD,20,0.9,"US, dollar",18
        c,CHF,30,,,0
        d,,40,,,0
        e,GBP,50,1.2,,60
        f,"EUR",60,1,euro,60

        """, "\(run.output)\(run.errors)")
    #expect(run.errors.isEmpty)
    let inner = try self.run(rates, "--on", "cur=code", "--inner", "--select", "n,rate", "--sort", "rate desc")
    #expect(inner.output == "n,rate\ne,1.2\na,1\nf,1\nb,0.9\n", "\(inner.output)")
  }

  @Test("joined columns are columns of conditions, groups, calls over rows and JSON")
  func uses() throws {
    let zones = "cur,zone,since\nEUR,A,2024-01-01\nUSD,B,2020-06-01\nGBP,A,2019-01-01\n"
    #expect(
      try run(zones, "--on", "cur", "--inner", "--group-by", "zone", "--select", "q", "--statistics", "sum").output
        == "zone,column,sum\nA,q,120\nB,q,20\n")
    #expect(
      try run(zones, "--on", "cur", "y = total(q, by: zone)", "--select", "n,y", "--where", "zone == \"A\"").output
        == "n,y\na,120\ne,120\nf,120\n")
    #expect(
      try run(zones, "--on", "cur", "--select", "n,since", "--where", "since >= 2020-01-01").output
        == "n,since\na,2024-01-01\nb,2020-06-01\nf,2024-01-01\n")
    let lines = "{\"cur\": \"EUR\", \"q\": 1}\n{\"cur\": \"X\"}\n"
    let run = try run(zones, "--on", "cur", "--from", "jsonl", "--select", "q,zone", input: lines)
    #expect(run.output == "{\"q\": 1, \"zone\": \"A\"}\n{\"q\": null, \"zone\": null}\n", "\(run.output)\(run.errors)")
  }

  @Test("a column whose name the table has is called by the file's name too")
  func names() throws {
    let run = try run(
      "cur,q\nEUR,7\n", "--on", "cur", "--where", "q < 20", "d = `rates.q` - q", "--select", "rates.q,d")
    #expect(run.output == "rates.q,d\n7,-3\n", "\(run.output)\(run.errors)")
  }

  @Test("several columns may be compared, and the same key twice is an error unless it is said which counts")
  func keys() throws {
    let other = "cur,q,r\nEUR,10,1\nEUR,60,2\nEUR,10,3\n"
    #expect(try run(other, "--on", "cur,q").errors.contains("row 3 of ") == true)
    #expect(
      try run(other, "--on", "cur,q", "--duplicates", "first", "--inner", "--select", "n,r").output == "n,r\na,1\nf,2\n"
    )
    #expect(
      try run(other, "--on", "cur,q", "--duplicates", "last", "--inner", "--select", "n,r").output == "n,r\na,3\nf,2\n")
  }

  @Test("what cannot be joined is an error that says why")
  func refusals() throws {
    #expect(try run("a,b\n1,2\n", "--on", "cur").errors.contains("has no column cur to join on"))
    #expect(
      try run("cur,b\n1,2\n", "--on", "curr=cur").errors.contains("has no column curr to join on; did you mean cur?"))
    #expect(try run("", "--on", "cur").errors.contains("is empty; it needs a header with column names"))
    #expect(
      try run("cur,b\n1,2\n", "--on", "cur", "--limit", "join-bytes=3").errors.contains(
        "needs more than 3 bytes of memory to be joined"))
    #expect(try run("cur,b\n1,2\n").errors.contains("--join needs the columns whose values are compared"))
    #expect(TableRun("--on", "cur", "--select", "n", input: table.utf8).errors == "reckon: --on needs --join FILE\n")
    #expect(try run("cur,b\nEUR,2\n", "--on", "cur", input: "n,cur\n").output == "n,cur,b\n")
  }

  @Test("rows are joined alike in any number of blocks and threads")
  func threads() throws {
    let rows = (0..<120_000).map { "\($0),k\($0 % 1000)" }.joined(separator: "\n")
    let other = "k,v\n" + (0..<900).map { "k\($0),\($0 * 3)\n" }.joined()
    // 120 rows of each key: 3 × 120 × (0 + … + 899).
    for threads in ["1", "4"] {
      let run = try run(
        other, "--on", "k", "--select", "v", "--statistics", "sum,count", "--threads", threads, input: "n,k\n\(rows)\n")
      #expect(run.output == "column,sum,count\nv,145638000,108000\n", "\(run.output)\(run.errors)")
    }
  }
}
