import Testing

/// Texts and lists in table runs.
@Suite("Tables with texts")
struct TableTextTests {
  private static let table = "region,qty\nEU,1\nUK,2\n\"EU\",3\n\"a \"\"b\"\"\",4\n,5\n"
  private static let modes: [[String]] = [[], ["--decimal"], ["--threads", "3"]]

  private static func run(_ arguments: [String], table: String = Self.table) -> ToolRun {
    ToolRun(["run"] + arguments + ["-"], input: table)
  }

  @Test(
    "conditions on texts keep the rows for which they hold",
    arguments: [
      ("region == \"EU\"", "1,3"), ("\"EU\" == region", "1,3"), ("region != \"EU\"", "2,4"),
      ("region in [\"EU\", \"UK\"]", "1,2,3"),
      ("not region in [\"EU\", \"UK\"]", "4"), ("upper(region) == \"EU\" and qty > 1", "3"),
      ("region == \"EU\" or qty == 2", "1,2,3"),
      ("region == \"a \\\"b\\\"\"", "4"), ("region < \"F\"", "1,3"), ("contains(region, \"b\")", "4"),
      ("starts(region, \"U\")", "2"),
      ("length(region) == 5", "4"), ("d = region; d == \"UK\"", "2"), ("f(x) = x == \"UK\"; f(region)", "2"),
      ("region in [\"XU\", \"UX\"]", ""), ("region == \"EU\" and qty*2 > 3", "3"),
      ("upper(region) in [\"EU\"] ? qty > 1 : qty == 2", "2,3"),
    ], modes)
  func conditions(_ condition: (text: String, kept: String), mode: [String]) {
    let run = Self.run(["--where", condition.text, "--select", "qty"] + mode)
    #expect(run.output.split(separator: "\n").dropFirst().joined(separator: ",") == condition.kept, "\(run.errors)")
    #expect(run.errors == "1 row error:\n  row 5, --where: region is empty\n")
  }

  @Test("formulas give texts, which are quoted where they must be", arguments: modes)
  func results(mode: [String]) {
    let formulas =
      "label = upper(region); n = length(label); vat = region == \"EU\" ? 1.5 : 1; all = concat(region, \"-\", qty)"
    let run = Self.run([formulas, "--select", "label,n,vat,all"] + mode)
    let rows = [
      "label,n,vat,all", "EU,2,1.5,EU-1", "UK,2,1,UK-2", "EU,2,1.5,EU-3", "\"A \"\"B\"\"\",5,1,\"a \"\"b\"\"-4\"",
      ",,,",
    ]
    #expect(run.output == rows.map { $0 + "\n" }.joined(), "\(run.errors)")
    let json = Self.run(["label = upper(region)", "--format", "jsonl", "--select", "label"] + mode)
    #expect(
      json.output
        == "{\"label\": \"EU\"}\n{\"label\": \"UK\"}\n{\"label\": \"EU\"}\n{\"label\": \"A \\\"B\\\"\"}\n{\"label\": null}\n"
    )
  }

  @Test("names of loops and parameters are no columns, and a column asked for missing values is read as it is")
  func hiddenColumns() {
    let loop = Self.run(["--select", "y", "y = Σ(region in [\"EU\", \"XX\"], region == \"EU\" ? 1 : 0)"])
    #expect(loop.output == "y\n1\n1\n1\n1\n1\n")
    let parameter = Self.run(["--where", "f(region) = region == \"EU\"; f(\"EU\")", "--select", "qty"])
    #expect(parameter.output == "qty\n1\n2\n3\n4\n5\n" && parameter.errors.isEmpty, "\(parameter.errors)")
    let asked = Self.run(["--select", "y", "y = (region ?? \"\") == \"\" ? 1 : (region == \"EU\" ? 2 : 3)"])
    #expect(asked.output == "y\n2\n3\n2\n3\n1\n" && asked.errors.isEmpty, "\(asked.errors)")
  }

  @Test("a formula may replace the text that it reads, and a later one read the new text")
  func replaced() {
    let run = Self.run(["region = lower(region); same = region == \"eu\"; region = length(region)"])
    #expect(run.output == "region,qty,same\n2,1,true\n2,2,false\n2,3,true\n5,4,false\n,5,\n", "\(run.errors)")
  }

  @Test("JSON texts, numbers and truths are texts where a formula takes them so")
  func json() {
    let lines = "{\"t\": \"E\\u0055\"}\n{\"t\": 5}\n{\"t\": true}\n{\"t\": \"\"}\n{\"t\": null}\n{}\n"
    let run = Self.run(["n = length(t); is = t == \"EU\"", "--from", "jsonl", "--select", "n,is"], table: lines)
    #expect(
      run.output
        == "{\"n\": 2, \"is\": true}\n{\"n\": 1, \"is\": false}\n{\"n\": 4, \"is\": false}\n{\"n\": 0, \"is\": false}\n"
        + "{\"n\": null, \"is\": null}\n{\"n\": null, \"is\": null}\n", "\(run.errors)")
  }

  @Test("columns of dates and truths are texts where formulas take them so")
  func guesses() {
    let run = Self.run(
      ["a = when == \"2024-03-01\"; b = upper(ok); c = when + 1 d"],
      table: "when,ok\n2024-03-01,true\n2024-03-02,false\n")
    #expect(
      run.output == "when,ok,a,b,c\n2024-03-01,true,true,TRUE,2024-03-02\n2024-03-02,false,false,FALSE,2024-03-03\n",
      "\(run.errors)")
  }

  @Test("lists are arrays in JSON, and texts elsewhere")
  func lists() {
    let run = Self.run(["l = [qty, 2qty]; s = sum(l)", "--select", "l,s"], table: "qty\n1\n2\n")
    #expect(run.output == "l,s\n\"[1, 2]\",3\n\"[2, 4]\",6\n" && run.errors.isEmpty, "\(run.errors)")
    let json = Self.run(["l = [qty, missing]", "--from", "jsonl", "--select", "l"], table: "{\"qty\": 1}\n")
    #expect(json.output == "{\"l\": [1, null]}\n", "\(json.errors)")
  }

  @Test(
    "what does not fit is an error with its place",
    arguments: [
      (["region == \"EU\" ? region + 1 : 0"], "+ does not take a text"),
      (["--where", "upper(region)"], "--where does not take a text"),
      (["region[1]"], "a list does not take a column"),
      (["max(upper(region))"], "is of texts, which have no such value"),
    ])
  func errors(_ arguments: [String], message: String) {
    let run = Self.run(arguments)
    #expect(run.errors.contains(message) && run.output.isEmpty, "\(run.errors)")
  }

  @Test("each column is what its use says, whatever its first fields look like", arguments: modes)
  func guesses(mode: [String]) {
    let table = "a,b,c\n2024-01-01,2024-02-03,x1\n2024-05-06,2024-03-04,7\n"
    let formulas = "y = starts(a, \"2024-01\") and b > 2024-02-01; z = starts(a, \"2024-05\") ? c + 1 : year(b)"
    let run = Self.run([formulas, "--select", "y,z"] + mode, table: table)
    #expect(run.output == "y,z\ntrue,2024\nfalse,8\n", "\(run.errors)")
    // One that is used both ways is an error of the formula.
    #expect(Self.run(["y = starts(a, \"2024\") and a > 2024-01-01"] + mode, table: table).output.isEmpty)
  }

  @Test("aggregates take formulas on texts, and summaries count texts", arguments: modes)
  func aggregates(mode: [String]) {
    let run = Self.run(
      ["a = total(qty, by: region); b = total(region == \"EU\" ? qty : 0); c = count(region)", "--select", "a,b,c"]
        + mode)
    #expect(run.output == "a,b,c\n4,4,4\n2,4,4\n4,4,4\n4,4,4\n5,4,4\n", "\(run.errors)")
    #expect(Self.run(["a = upper(region)", "--summary"] + mode).output.hasSuffix("\na,4,,,,,\n"))
    // What does not look like a number has none.
    let none = Self.run(["a = total(x); b = qty - avg(x)", "--select", "a,b"] + mode, table: "x,qty\nNA,1\n")
    #expect(none.output == "a,b\n0,\n" && none.errors.contains("ignores 1 row"), "\(none.errors)")
    let kept = Self.run(["share = qty/total(qty)", "--where", "region == \"EU\"", "--select", "share"] + mode)
    #expect(kept.output == "share\n0.25\n0.75\n", "\(kept.errors)")
  }
}

/// Empty fields and JSON's `null` in table runs.
@Suite("Tables with missing values")
struct TableMissingTests {
  private static let table = "fee,qty\n1,10\n,20\nx,30\n\"\",40\n5,50\n"
  private static let modes: [[String]] = [[], ["--decimal"], ["--threads", "3"]]

  @Test(
    "formulas that ask for missing values take them, and a text that is no number stays an error",
    arguments: [
      ("fee ?? 0", "1,0,,0,5", 1), ("(fee ?? 0) + qty", "11,20,,40,55", 1),
      ("ismissing(fee)", "false,true,false,true,false", 0),
      ("ismissing(fee) ? 0 : fee * 2", "2,0,,0,10", 1), ("fee ?? qty", "1,20,,40,5", 1), ("fee ?? -1", "1,-1,,-1,5", 1),
      ("sum([fee, qty])", "11,20,,40,55", 1), ("fee * 2", "2,,,,10", 3), ("(fee ?? missing) ?? 7", "1,7,,7,5", 1),
      ("ismissing(fee) and qty > 20", "false,false,false,true,false", 0),
    ], modes)
  func asked(_ formula: (text: String, values: String, errors: Int), mode: [String]) {
    let run = ToolRun(["run", "v = \(formula.text)", "--select", "v", "-"] + mode, input: Self.table)
    let values = run.output.split(separator: "\n").dropFirst().map { $0 == "\"\"" ? "" : $0 }.joined(separator: ",")
    #expect(values == formula.values, "\(run.errors)")
    #expect(run.errors.hasPrefix(formula.errors == 0 ? "" : "\(formula.errors) row error"), "\(run.errors)")
  }

  @Test("a formula's missing value is an empty field and no error, until another needs it", arguments: modes)
  func missing(mode: [String]) {
    let run = ToolRun(["run", "v = number(fee) ; w = v ?? 0; z = v + 1", "-"] + mode, input: "fee\n1\nx\n")
    #expect(run.output == "fee,v,w,z\n1,1,1,2\nx,,0,\n")
    #expect(run.errors == "1 row error:\n  row 2, column z: v is missing\n")
    let json = ToolRun(
      ["run", "v = fee ?? missing", "--from", "jsonl", "-"] + mode, input: "{\"fee\": null}\n{\"fee\": 2}\n{}\n")
    #expect(json.output == "{\"fee\": null, \"v\": null}\n{\"fee\": 2, \"v\": 2}\n{\"v\": null}\n", "\(json.errors)")
    #expect(json.errors.isEmpty)
  }

  @Test("an own error is not a missing value", arguments: modes)
  func failures(mode: [String]) {
    let run = ToolRun(["run", "v = 1/a; w = v ?? 0", "-"] + mode, input: "a\n0\n2\n")
    #expect(run.output == "a,v,w\n0,,\n2,0.5,0.5\n" && run.errors.contains("v could not be computed"), "\(run.errors)")
  }

  @Test("aggregates pass over missing values, and say how many")
  func aggregates() {
    let run = ToolRun(
      ["run", "t = total(number(fee)); u = total(number(fee) ?? 0)", "--select", "t,u", "-"], input: Self.table)
    #expect(
      run.output.hasPrefix("t,u\n6,6\n") && run.errors.contains("ignores 3 rows without a value"), "\(run.errors)")
  }
}

/// Members of objects in JSON lines.
@Suite("Tables with nested members")
struct NestedMemberTests {
  private static let lines = """
    {"id": 1, "order": {"total": 5, "to": {"region": "EU"}}}
    {"id": 2, "order": {"to": {"region": "U\\u004b"}, "t\\u006ftal": "7", "total": 9}}
    {"id": 3, "order": null}
    {"id": 4, "order": {"total": null, "to": ["region", 1]}}

    """

  private static func run(_ arguments: String...) -> ToolRun {
    ToolRun(["run"] + arguments + ["--from", "jsonl", "-"], input: lines)
  }

  @Test("a dotted name is a member of a column's object, however deep")
  func members() {
    let run = Self.run("t = order.total * 2; r = lower(order.to.region); u = order.total ?? 0", "--select", "id,t,r,u")
    #expect(
      run.output == "{\"id\": 1, \"t\": 10, \"r\": \"eu\", \"u\": 5}\n{\"id\": 2, \"t\": 14, \"r\": \"uk\", \"u\": 7}\n"
        + "{\"id\": 3, \"t\": null, \"r\": null, \"u\": 0}\n{\"id\": 4, \"t\": null, \"r\": null, \"u\": 0}\n")
    #expect(run.errors.contains("order.total is empty") && run.errors.hasPrefix("4 row errors"), "\(run.errors)")
    let kept = Self.run("--where", "order.to.region in [\"UK\"]", "--select", "id")
    #expect(kept.output == "{\"id\": 2}\n")
  }

  @Test("members are selected, grouped by and summed up; objects stay as they are")
  func columns() {
    #expect(Self.run("--select", "id,order.total", "--format", "csv").output == "id,order.total\n1,5\n2,7\n3,\n4,\n")
    #expect(Self.run("s = total(order.total)", "--select", "s").output == String(repeating: "{\"s\": 12}\n", count: 4))
    let groups = Self.run("--summary", "--group-by", "order.to.region", "--select", "id", "--format", "csv")
    #expect(groups.output.contains("\nEU,id,1,1,") && groups.output.contains("\nUK,id,1,2,"), "\(groups.errors)")
    let whole = Self.run("t = order.total", "--where", "id == 1")
    #expect(whole.output == "{\"id\": 1, \"order\": {\"total\": 5, \"to\": {\"region\": \"EU\"}}, \"t\": 5}\n")
  }

  @Test("a member of that whole name comes before one of an object, and none is written to")
  func names() {
    let run = ToolRun(
      ["run", "x = a.b", "--from", "jsonl", "--select", "x", "-"], input: "{\"a\": {\"b\": 1}, \"a.b\": 2}\n")
    #expect(run.output == "{\"x\": 2}\n", "\(run.errors)")
    #expect(Self.run("order.total = 5").errors.contains("give the new column another name"))
    #expect(Self.run("x = nothing.total").errors.contains("nothing.total"))
  }

  @Test(
    "texts are made alike of fields of ASCII, of other characters, in quotes and of several lines",
    arguments: [
      ("upper(a)", ["ABC", "STRASSE", #"SAY \"X\""#, #"A\nB"#, nil]),
      ("slice(a, 2, 2)", ["bc", "tr", "ay", #"\nb"#, nil]),
      ("concat(upper(slice(a, 1, 1)), slice(a, 2, 99))", ["Abc", "Straße", #"Say \"x\""#, #"A\nb"#, nil]),
      ("lower(concat(a, \"-É\"))", ["abc-é", "straße-é", #"say \"x\"-é"#, #"a\nb-é"#, nil]),
      ("slice(a, 4, 5)", ["", "aße", #" \"x\""#, "", nil]),
      ("length(a) > 3 ? upper(a) : concat(a, \"!\")", ["abc!", "STRASSE", #"SAY \"X\""#, #"a\nb!"#, nil]),
      ("row == 2 ? a : \"other\"", ["other", "Straße", "other", "other", "other"]),
      ("1 / (row - 2) > 0 ? a : \"other\"", ["other", nil, #"say \"x\""#, #"a\nb"#, nil]),
    ] as [(String, [String?])])
  func kernels(formula: String, expected: [String?]) {
    let table = "a\nabc\nStraße\n\"say \"\"x\"\"\"\n\"a\nb\"\n\"\"\n"
    let run = TableRun("y = \(formula)", "--select", "y", "--format", "jsonl", input: table.utf8)
    let wanted = expected.map { "{\"y\": \($0.map { "\"\($0)\"" } ?? "null")}\n" }
    #expect(run.output == wanted.joined(), "\(run.output)")
    #expect(run.errorCount == expected.count { $0 == nil }, "\(run.errors)")
  }

  @Test("the limit of a text holds for texts of bytes too")
  func limit() {
    let run = TableRun("y = concat(a, a)", "--limit", "text-bytes=5", input: "a\nab\nabc\n".utf8)
    #expect(run.output == "a,y\nab,abab\nabc,\n" && run.errorCount == 1, "\(run.output)\(run.errors)")
  }
}
