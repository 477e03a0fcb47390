import Foundation
import Testing

/// A field that is only handed on keeps its bytes; a whole number that numbers do not hold is an error of what computes
/// with it.
@Suite("Fields that are handed on, and whole numbers of many digits")
struct HandedOnFieldTests {
  private static let table =
    "id,name,qty\n70000000023456782,\"a, b\",1.50\n70000000023456783,b,2\n9007199254740993,c,x\n12,d,\n"
  private static let digits = "has more digits than doubles hold; --decimal holds 34"
  private static let ways: [[String]] = [[], ["--decimal"], ["--threads", "3"]]

  private static func run(_ arguments: [String], table: String = Self.table) -> ToolRun {
    ToolRun(["run"] + arguments + ["-"], input: table)
  }

  @Test("a definition by a bare name keeps each field's bytes, whatever they are", arguments: ways)
  func bareNames(way: [String]) {
    let run = Self.run(["k = id; n = name; q = qty; m = k; p = (qty)"] + way)
    #expect(
      run.output == """
        id,name,qty,k,n,q,m,p
        70000000023456782,"a, b",1.50,70000000023456782,"a, b",1.50,70000000023456782,1.50
        70000000023456783,b,2,70000000023456783,b,2,70000000023456783,2
        9007199254740993,c,x,9007199254740993,c,x,9007199254740993,x
        12,d,,12,d,,12,

        """)
    #expect(run.errors.isEmpty, "\(run.errors)")
    #expect(Self.run(["id = id; qty"] + way).output == Self.table)
    let swapped = Self.run(["t = id; id = qty; qty = t", "--select", "id,qty"] + way)
    #expect(
      swapped.output == "id,qty\n1.50,70000000023456782\n2,70000000023456783\nx,9007199254740993\n,12\n"
        && swapped.errors.isEmpty)
  }

  @Test("handed-on fields keep their bytes in every format", arguments: ways)
  func formats(way: [String]) {
    let json = Self.run(["k = id; n = name", "--select", "k,n", "--format", "jsonl"] + way)
    #expect(
      json.output == """
        {"k": 70000000023456782, "n": "a, b"}
        {"k": 70000000023456783, "n": "b"}
        {"k": 9007199254740993, "n": "c"}
        {"k": 12, "n": "d"}

        """)
    let tabs = Self.run(["k = id", "--select", "name,k", "--format", "tsv"] + way)
    #expect(tabs.output == "name\tk\na, b\t70000000023456782\nb\t70000000023456783\nc\t9007199254740993\nd\t12\n")
    let lines =
      "{\"id\": 9007199254740993, \"s\": \"7\", \"o\": {\"n\": 1.50}}\n{\"s\": \"A\\u0042\", \"id\": 1e2, \"x\": 3}\n{\"id\": null}\n"
    let kept = Self.run(["k = id; t = s; m = o.n; s = id", "--from", "jsonl"] + way, table: lines)
    #expect(
      kept.output == """
        {"id": 9007199254740993, "s": 9007199254740993, "o": {"n": 1.50}, "k": 9007199254740993, "t": "7", "m": 1.50}
        {"s": 1e2, "id": 1e2, "x": 3, "k": 1e2, "t": "A\\u0042", "m": null}
        {"id": null, "s": null, "k": null, "t": null, "m": null}

        """)
    let dates = Self.run(["k = at; e = at + 1 d"] + way, table: "at\n2024-03-01T05:06:07.000Z\n")
    #expect(
      dates.output == "at,k,e\n2024-03-01T05:06:07.000Z,2024-03-01T05:06:07.000Z,2024-03-02T05:06:07\n",
      "\(dates.errors)")
    let units = Self.run(["k = d; e = k + 1 km"] + way, table: "d [km]\n1.50\n")
    #expect(units.output == "d [km],k [km],e [km]\n1.50,1.50,2.5\n", "\(units.errors)")
  }

  @Test("what computes with a handed-on field sees its number")
  func furtherFormulas() {
    let run = Self.run(["k = qty; z = k*2; w = k ?? 5", "--select", "k,z,w"])
    #expect(run.output == "k,z,w\n1.50,3,1.5\n2,4,2\nx,,\n,,5\n")
    #expect(
      run.errors == """
        3 row errors:
          row 3, column z: k is not a number
          row 3, column w: k is not a number
          row 4, column z: k is empty

        """)
  }

  @Test(
    "comparing and computing with whole numbers that doubles do not hold is an error of the row that names --decimal",
    arguments: [
      "id > 12", "id == id + 0", "max(id, 0) > 13", "id in [12, 13]", "if(qty > 0, id, 3) > 12", "id % 10 == 2",
    ])
  func computing(condition: String) {
    let run = Self.run(["--where", condition, "--select", "id"])
    #expect(run.errors.contains("row 1, --where: id \(Self.digits)"), "\(run.errors)")
    #expect(!run.output.contains("70000000023456782"))
    let exact = Self.run([
      "--where", "id > 70000000023456782 and id != 9007199254740992", "--select", "id", "--decimal",
    ])
    #expect(exact.output == "id\n70000000023456783\n" && exact.errors.isEmpty, "\(exact.errors)")
  }

  @Test("no choice writes a rounded whole number")
  func choices() {
    let run = Self.run(["k = name == \"b\" or name == \"d\" ? id : 0", "--select", "k"])
    #expect(run.output == "k\n0\n\"\"\n0\n12\n")
    #expect(run.errors == "1 row error:\n  row 2, column k: id \(Self.digits)\n")
  }

  @Test(
    "a formula that names a whole number which is none of its numbers is refused",
    arguments: [
      ["--where", "id == 70000000023456782"], ["--where", "id in [12, 9_007_199_254_740_993]"],
      ["k = id - 9007199254740993"],
      ["k = qty + z", "--let", "z=70000000023456782"],
    ])
  func literals(arguments: [String]) {
    let run = Self.run(arguments)
    #expect(run.code == .usage && run.output.isEmpty && run.errors.contains(Self.digits), "\(run.errors)")
    #expect(Self.run(arguments + ["--decimal"]).code == .success)
    // 2^53, 2^64 and 10^22 are doubles.
    #expect(
      Self.run(["k = 0*(9007199254740992 + 18446744073709551616 + 10000000000000000000000)", "--select", "k"]).output
        == "k\n0\n0\n0\n0\n")
    #expect(Self.run(["--where", "id == \"70000000023456783\"", "--select", "name"]).output == "name\nb\n")
  }

  @Test("a whole number is held when it is that double and is written with its digits again")
  func limits() {
    let numbers = [
      "9007199254740992", "-9007199254740993", "18014398509481984", "10000000000000000000000", "9007199254740993.0",
      "9007199254740993e0",
    ]
    let run = Self.run(["k = n*1", "--select", "k"], table: "n\n" + numbers.map { $0 + "\n" }.joined())
    #expect(run.output == "k\n9007199254740992\n\"\"\n1.8014398509481984e+16\n1e+22\n\"\"\n9007199254740992\n")
    let long =
      "n\n1234567890123456789012345678901234\n12345678901234567890123456789012345\n12345678901234567890123456789012340\n"
    let decimal = Self.run(["k = n*1", "--select", "k", "--decimal"], table: long)
    #expect(
      decimal.errors == "1 row error:\n  row 2, column k: n has more digits than the 34 that decimals hold\n",
      "\(decimal.output)")
  }

  @Test("summaries and aggregates of such numbers are errors, and counts are not")
  func aggregates() {
    let summary = Self.run(["--summary", "--select", "id"])
    #expect(
      summary.output == "column,count,sum,mean,min,max,stdev\nid,1,12,12,12,12,\n"
        && summary.errors.hasPrefix("3 row errors:"),
      "\(summary.errors)")
    #expect(summary.errors.contains("row 1, column id: id \(Self.digits)"))
    let most = Self.run(["m = max(id)"])
    #expect(
      most.code == .usage && most.output.isEmpty && most.errors.contains("row 1, column max(id): id \(Self.digits)"),
      "\(most.errors)")
    #expect(
      Self.run(["m = max(id)", "--decimal", "--select", "m"]).output == "m\n"
        + String(repeating: "70000000023456783\n", count: 4))
    let counted = Self.run(["c = count(id); e = count(id, by: name)", "--select", "c,e"])
    #expect(counted.output == "c,e\n4,1\n4,1\n4,1\n4,1\n" && counted.errors.isEmpty, "\(counted.errors)")
    let groups = Self.run(["--group-by", "id", "--statistics", "count", "--select", "id"])
    #expect(
      groups.output
        == "id,column,count\n70000000023456782,id,1\n70000000023456783,id,1\n9007199254740993,id,1\n12,id,1\n"
        && groups.errors.isEmpty)
  }

  @Test("groups of a JSON text and of a number with the same digits are two")
  func groupsOfTexts() {
    let lines =
      "{\"k\": \"7\", \"v\": 1}\n{\"k\": 7, \"v\": 2}\n{\"k\": \"7\", \"v\": 4}\n{\"k\": \"\", \"v\": 8}\n{\"k\": null, \"v\": 16}\n"
    let run = Self.run(["--group-by", "k", "--statistics", "sum", "--from", "jsonl"], table: lines)
    #expect(
      run.output == """
        {"k": "7", "column": "v", "sum": 5}
        {"k": 7, "column": "v", "sum": 2}
        {"k": "", "column": "v", "sum": 8}
        {"k": null, "column": "v", "sum": 16}

        """, "\(run.errors)")
    let totals = Self.run(["t = total(v, by: k)", "--from", "jsonl", "--select", "t", "--format", "csv"], table: lines)
    #expect(totals.output == "t\n5\n2\n5\n8\n16\n", "\(totals.errors)")
  }
}
