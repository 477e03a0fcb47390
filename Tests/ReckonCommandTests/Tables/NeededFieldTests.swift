import Testing

/// A field matters only where a row's value needs it, as the divisor does in `b == 0 ? 0 : a/b`.
@Suite("Fields that a row's value needs")
struct NeededFieldTests {
  /// What runs formulas: columns in native code and in batches, decimals, values with texts, several threads.
  private static let ways: [[String]] = [[], ["--decimal"], ["--threads", "3"], ["--no-native"]]
  private static let table = "id,region,qty,price\n1,US,,10\n2,EU,7,x\n3,US,x,30\n5,EU,x,\n6,,2,60\n"

  private static func run(_ arguments: [String], table: String = Self.table) -> ToolRun {
    ToolRun(["run"] + arguments + ["-"], input: table)
  }

  /// The rows that a condition keeps, as a list of ids, and the rows with an error.
  private static func kept(_ condition: String, _ way: [String]) -> (ids: String, errors: [String]) {
    let run = run(["--where", condition, "--select", "id"] + way)
    let errors = run.errors.split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
    return (run.output.split(separator: "\n").dropFirst().joined(separator: ","), errors)
  }

  @Test(
    "a condition reads no field that it does not need",
    arguments: [
      ("id == 5 or qty > 6", "2,5", [1: "qty is empty", 3: "qty is not a number"]),
      ("id != 5 and qty > 1", "2,6", [1: "qty is empty", 3: "qty is not a number"]),
      ("id >= 5 ? id == 5 : qty > 6", "2,5", [1: "qty is empty", 3: "qty is not a number"]),
      ("2 <= id < qty", "2", [3: "qty is not a number", 4: "qty is not a number"]),
      ("region == \"US\" ? true : qty > 6", "1,2,3", [4: "qty is not a number", 5: "region is empty"]),
      ("not (id < 6) and qty == 2", "6", [:]),
      ("(qty ?? 0) == 0 and id == 1", "1", [3: "qty is not a number", 4: "qty is not a number"]),
      ("id in [1, 3, 5] or qty in [2, 7]", "1,2,3,5,6", [:]),
      ("if(id == 2, qty, if(id == 6, price, 0)) > 5", "2,6", [:]),
    ] as [(String, String, [Int: String])], ways)
  func conditions(_ expected: (text: String, kept: String, errors: [Int: String]), way: [String]) {
    let (ids, errors) = Self.kept(expected.text, way)
    #expect(ids == expected.kept)
    #expect(errors == expected.errors.sorted { $0.key < $1.key }.map { "row \($0.key), --where: \($0.value)" })
  }

  @Test(
    "a new column reads no field that a row's value does not need",
    arguments: [
      ("k = region == \"US\" ? 0 : qty", "0;7;0;;", [(4, "qty is not a number"), (5, "region is empty")]),
      ("k = if(id == 1 or id == 3 or id == 5, 0, qty*2)", "0;14;0;0;4", []),
      ("k = id < 5 ? id : max(qty, 1)", "1;2;3;;2", [(4, "qty is not a number")]),
      ("k = (id == 2 ? qty : id) + 1", "2;8;4;6;7", []),
      ("f(c, x) = if(c, 0, x); k = id > 2 ? 1 : f(id == 1, id == 1 ? 0 : qty)", "0;7;1;1;1", []),
      ("k = id == 2 ? sum(j, 1, 3, qty*j) : 0", "0;42;0;0;0", []),
      ("k = id == 2 ? qty + 0*random() : 0", "0;7;0;0;0", []),
      ("k = if(id > 5, qty, sum([id, 1]))", "2;3;4;6;2", []),
      // Asking whether a field is missing needs no number of it.
      ("k = (ismissing(qty) ? 0 : 1) + (id == 2 ? qty : 0)", "0;8;1;1;1", []),
      ("k = ismissing(qty) ? qty ?? 5 : id", "5;2;3;5;6", []),
      ("k = ismissing(price) ? (price ?? qty) : id", "1;2;3;;6", [(4, "qty is not a number")]),
      ("k = ismissing(qty) or id > 5 ? (id > 5 ? qty : 0) : 1", "0;1;1;1;2", []),
    ] as [(String, String, [(Int, String)])], ways)
  func columns(_ expected: (text: String, values: String, errors: [(Int, String)]), way: [String]) {
    let run = Self.run([expected.text, "--select", "k"] + way)
    #expect(
      run.output == "k\n"
        + expected.values.split(separator: ";", omittingEmptySubsequences: false).map {
          ($0.isEmpty ? "\"\"" : $0) + "\n"
        }.joined())
    let errors = run.errors.split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
    #expect(errors == expected.errors.map { "row \($0.0), column k: \($0.1)" }, "\(run.errors)")
  }

  @Test("what a formula before could not compute matters only where it is needed", arguments: ways)
  func followingFormulas(way: [String]) {
    let run = Self.run(["q = qty*2; k = id == 3 ? 3 : q; m = id < 6 ? 0 : k", "--select", "k,m"] + way)
    #expect(run.output == "k,m\n,0\n14,0\n3,0\n,0\n4,4\n")
    #expect(
      run.errors == """
        5 row errors:
          row 1, column q: qty is empty
          row 1, column k: q could not be computed
          row 3, column q: qty is not a number
          row 4, column q: qty is not a number
          row 4, column k: q could not be computed

        """)
  }

  @Test("a row that the condition leaves out has no errors, whatever was computed before it", arguments: ways)
  func excludedRows(way: [String]) {
    for onError in ["null", "skip", "stop"] {
      let run = Self.run(
        ["q = qty*2", "--where", "id in [2, 6] and q > 0", "--select", "id,q", "--on-error", onError] + way)
      #expect(
        run.output == "id,q\n2,14\n6,4\n" && run.errors.isEmpty && run.code == .success, "\(onError): \(run.errors)")
    }
    let run = Self.run(
      ["q = qty*2; r = q + 1", "--where", "id == 5 or q > 13", "--select", "id,q,r", "--on-error", "skip"] + way)
    #expect(run.output == "id,q,r\n2,14,15\n")
    #expect(
      run.errors
        == "3 row errors:\n  row 1, column q: qty is empty\n  row 3, column q: qty is not a number\n  row 4, column q: qty is not a number\n"
    )
  }

  @Test("aggregates and summaries take each row's value, whatever else stands in it", arguments: ways)
  func aggregates(way: [String]) {
    let whole = Self.run(["t = total(id > 2 and id < 6 ? 1 : qty ?? 0)", "--select", "t"] + way)
    #expect(whole.output == "t\n11\n11\n11\n11\n11\n" && whole.errors.isEmpty, "\(whole.errors)")
    let groups = Self.run(
      ["k = id in [1, 3, 5] ? 100 : qty", "--group-by", "region", "--statistics", "count,sum"] + way)
    #expect(
      groups.output == "region,column,count,sum\nUS,k,2,200\nEU,k,2,107\n,k,1,2\n" && groups.errors.isEmpty,
      "\(groups.errors)")
  }

  @Test("JSON lines: null, a text and no member matter only where they are needed", arguments: ways)
  func json(way: [String]) {
    let lines = "{\"id\": 1, \"q\": null}\n{\"id\": 2, \"q\": \"x\"}\n{\"id\": 3}\n{\"id\": 4, \"q\": 4}\n"
    let run = Self.run(["k = id < 3 ? 0 : q", "--from", "jsonl", "--select", "k"] + way, table: lines)
    #expect(run.output == "{\"k\": 0}\n{\"k\": 0}\n{\"k\": null}\n{\"k\": 4}\n")
    #expect(run.errors == "1 row error:\n  row 3, column k: q is empty\n")
  }
}
