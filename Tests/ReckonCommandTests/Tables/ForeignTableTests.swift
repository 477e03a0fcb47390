import Testing

/// Tables as other programs write them. Values are those of arithmetic and the calendar.
@Suite("Tables of other programs")
struct ForeignTableTests {
  private static func run(_ arguments: [String], _ table: String, chunkSize: Int = 1 << 16) -> TableRun {
    TableRun(arguments: arguments, input: table.utf8, chunkSize: chunkSize)
  }

  // MARK: Lines

  @Test(
    "lines that end in CR alone are lines, however they come",
    arguments: [
      ("a,b\r1,2\r3,4\r", [], "a,b,s\n1,2,3\n3,4,7\n"), ("a,b\r1,2\r3,4", [], "a,b,s\n1,2,3\n3,4,7\n"),
      ("a,b\r1,2\r3,4\r\n", [], "a,b,s\n1,2,3\n3,4,7\n"), ("\u{FEFF}a,b\r1,2\r\r3,4\r", [], "a,b,s\n1,2,3\n3,4,7\n"),
      ("\ra,b\r\r1,2\n3,4\r\n", [], "a,b,s\n1,2,3\n3,4,7\n"),
      ("\"a\",b\r\"1\",2\r\"3\",4\r", [], "a,b,s\n\"1\",2,3\n\"3\",4,7\n"),
      ("a\tb\r1\t2\r", ["--from", "tsv"], "a\tb\ts\n1\t2\t3\n"),
      ("a b \r1 20\r", ["--from", "fixed", "--widths", "2,2"], "a,b,s\n1,20,21\n"),
    ] as [(text: String, options: [String], expected: String)], [1, 2, 1 << 16])
  func returns(_ table: (text: String, options: [String], expected: String), _ chunkSize: Int) {
    let run = Self.run(["s = a + b"] + table.options, table.text, chunkSize: chunkSize)
    // The formula's column has the header's name alone.
    #expect(run.output == table.expected && run.code == .success, "\(run.errors)")
    #expect(run.errors == "note: the lines of - end in CR alone, without LF\n")
  }

  @Test("in quotes CR and LF stay what they are, whatever ends the lines")
  func quotedReturns() {
    let run = Self.run(["m = n*2"], "t,n\r\"x\ry\",1\r\"x\ny\",2\r")
    #expect(run.output == "t,n,m\n\"x\ry\",1,2\n\"x\ny\",2,4\n", "\(run.errors)")
    #expect(Self.run(["m = n*2"], "\"t\ru\",n\n1,2\n").output == "\"t\ru\",n,m\n1,2,4\n")
  }

  @Test("a table of many blocks whose lines end in CR alone has all its rows", arguments: ["1", "2"])
  func manyReturns(threads: String) {
    let rows = (1...200_000).map { "\($0),\"a\($0)\"" }
    let run = Self.run(
      ["total(n)", "--select", "n,total(n)", "--threads", threads], "n,t\r" + rows.map { $0 + "\r" }.joined())
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 200_001 && lines.last == "200000,20000100000", "\(run.errors)")
  }

  @Test("a CR within a line of other ends is no line end, and no note is made of it")
  func loneReturns() {
    let run = Self.run(["m = n*2"], "t,n\nx\ry,1\n")
    #expect(run.output == "t,n,m\nx\ry,1,2\n" && run.errors.isEmpty)
  }

  // MARK: Quotes

  @Test("in TSV a quote is a character like others")
  func tabs() {
    // A length in inches, an open quote, and one in the middle.
    let table = "name\tn\n5\" pipe\t1\n\"open\t2\n\"\"\t3\n"
    let run = Self.run(["m = n*2; u = upper(name)", "--from", "tsv"], table)
    #expect(
      run.output == "name\tn\tm\tu\n5\" pipe\t1\t2\t5\" PIPE\n\"open\t2\t4\t\"OPEN\n\"\"\t3\t6\t\"\"\n", "\(run.errors)"
    )
    let fields = Self.run(["--select", "name", "--format", "csv", "--from", "tsv"], table)
    #expect(fields.output == "name\n5\" pipe\n\"\"\"open\"\n\"\"\"\"\"\"\n")
    let json = Self.run(["--select", "name", "--format", "jsonl", "--from", "tsv"], table)
    #expect(json.output == "{\"name\": \"5\\\" pipe\"}\n{\"name\": \"\\\"open\"}\n{\"name\": \"\\\"\\\"\"}\n")
  }

  @Test("TSV in quotes is read with --quotes double, which a note says")
  func quotedTabs() {
    let table = "name\tn\n\"a\tb\"\t1\n"
    #expect(
      Self.run(["m = n*2", "--from", "tsv", "--quotes", "double"], table).output == "name\tn\tm\n\"a\tb\"\t1\t2\n")
    let plain = Self.run(["m = n*2", "--from", "tsv"], "name\tn\n\"a\"\t1\n")
    #expect(plain.output == "name\tn\tm\n\"a\"\t1\t2\n")
    #expect(
      plain.errors
        == "note: fields of - are in quotes, which are ordinary characters in tsv; --quotes double removes them\n")
    #expect(Self.run(["m = n*2", "--from", "tsv", "--quotes", "none"], "name\tn\n\"a\"\t1\n").errors.isEmpty)
    let long = Self.run(["m = n*2", "--from", "tsv"], table)
    #expect(long.code == .inputOutput && long.errors.contains("--quotes double"), "\(long.errors)")
  }

  @Test("CSV without quotes is read with --quotes none")
  func unquoted() {
    let table = "name,n\n\"open,1\n5\" pipe,2\n"
    let run = Self.run(["m = n*2", "--quotes", "none"], table)
    #expect(run.output == "name,n,m\n\"open,1,2\n5\" pipe,2,4\n" && run.errors.isEmpty, "\(run.errors)")
    let quoted = Self.run(["m = n*2"], "name,n\n\"open,1\n")
    #expect(quoted.code == .inputOutput && quoted.errors.contains("--quotes none"), "\(quoted.errors)")
    #expect(Self.run(["m = n*2", "--quotes", "single"], table).code == .usage)
  }

  @Test("what a format without quotes cannot hold is written as a space, and told")
  func unwritable() {
    let run = Self.run(["--select", "t,n", "--format", "tsv"], "t,n\n\"a\tb\",1\n\"c\nk\",2\n\"e, f\",3\n")
    #expect(run.output == "t\tn\na b\t1\nc k\t2\ne, f\t3\n")
    #expect(
      run.errors
        == "note: 2 texts have delimiters or line ends, which are written as spaces; --quotes double keeps them\n")
    let kept = Self.run(["--select", "t,n", "--format", "tsv", "--quotes", "double"], "t,n\n\"a\tb\",1\n\"c\nk\",2\n")
    #expect(kept.output == "t\tn\n\"a\tb\"\t1\n\"c\nk\"\t2\n" && kept.errors.isEmpty)
  }

  // MARK: Fields

  @Test(
    "the minus sign U+2212 makes negative numbers",
    arguments: [
      ("−5", [], "-4"), ("\"−5\"", [], "-4"), ("1e−1", [], "1.1"), (" −0.5 ", ["--decimal"], "0.5"),
      ("\"−1.234,5\"", ["--numbers", "de"], "-1233.5"),
    ])
  func minus(_ field: String, _ options: [String], _ expected: String) {
    let run = Self.run(["m = n + 1", "--select", "m"] + options, "n\n\(field)\n")
    #expect(run.output == "m\n\(expected)\n" && run.errors.isEmpty, "\(run.errors)")
  }

  @Test("two minus signs, and one behind the digits, make no number", arguments: ["−−5", "5−", "−"])
  func noMinus(_ field: String) {
    let run = Self.run(["m = n + 1", "--select", "m"], "n\n1\n\(field)\n")
    #expect(run.output == "m\n2\n\"\"\n" && run.errors.contains("n is not a number"), "\(run.errors)")
  }

  @Test(
    "dates are read as databases write them",
    arguments: [
      ("2024-03-01 10:00", "2024-03-02T10:00"), ("2024-03-01 10:00:05", "2024-03-02T10:00:05"),
      ("2024-03-01 10:00:05.25", "2024-03-02T10:00:05.25"), ("2024-03-01 10:00:05+00", "2024-03-02T10:00:05"),
      ("2024-03-01 10:00+00:00", "2024-03-02T10:00"), ("2024-03-01T10:00+0000", "2024-03-02T10:00"),
      ("2024-03-01 10:00:00.5+02", "2024-03-02T08:00:00.5"), ("2024-03-01 10:00:00 +02:30", "2024-03-02T07:30"),
      ("2024-03-01 10:00:00−0130", "2024-03-02T11:30"), ("2024-03-01 10:00:00 UTC", "2024-03-02T10:00"),
      ("\"2024-03-01 10:00\"", "2024-03-02T10:00"),
    ])
  func instants(_ field: String, _ expected: String) {
    let run = Self.run(["next = at + 1 d", "--select", "next"], "at\n\(field)\n")
    #expect(run.output == "next\n\(expected)\n" && run.errors.isEmpty, "\(run.errors)")
  }

  @Test(
    "what is no time of day is an error of its row",
    arguments: ["2024-03-01 25:00", "2024-03-01 10", "2024-03-01 10:00+0", "2024-03-01  10:00"])
  func noInstants(_ field: String) {
    let run = Self.run(["next = at + 1 d", "--select", "next"], "at\n2024-03-01\n\(field)\n2024-03-01\n")
    #expect(
      run.output.hasPrefix("next\n2024-03-02\n\"\"\n") || run.errors.contains("--unit at=date"),
      "\(run.output)\(run.errors)")
  }

  @Test(
    "truths are read as Python and spreadsheets write them",
    arguments: [("True", "False"), ("TRUE", "FALSE"), ("true", "false")])
  func truths(_ yes: String, _ no: String) {
    let run = Self.run(
      ["m = not ok; n = ok ? 2 : 3; t = concat(ok == \"\(yes)\" ? \"a\" : \"b\")"], "ok\n\(yes)\n\(no)\n")
    #expect(run.output == "ok,m,n,t\n\(yes),false,2,a\n\(no),true,3,b\n", "\(run.errors)")
    #expect(Self.run(["m = not ok"], "ok\ntRue\n").errors.contains("ok is not a number"))
  }

  // MARK: Kinds

  @Test("a field that keeps a column from being one of dates or truths is named, with what to write")
  func oddFields() {
    let dates = "a\n2024-03-01\nn/a\n2024-03-05\n"
    let note = "note: ‘a’ is a column of numbers, since ‘n/a’ in row 2 is not a date; --unit a=date reads it as dates\n"
    #expect(
      Self.run(["w = weekday(a)"], dates).errors.contains(note)
        || Self.run(["w = a > 2024-03-02"], dates).errors.contains(note))
    let late = Self.run(["w = a > 2024-03-02"], dates)
    #expect(late.code == .usage && late.errors.contains(note), "\(late.errors)")
    // Where numbers make sense of the formula, each row is an error and the reason is told once.
    let rows = Self.run(["w = a * 2"], dates)
    #expect(rows.code == .success && rows.errors.contains(note) && rows.errorCount == 3, "\(rows.errors)")
    let right = Self.run(["w = a > 2024-03-02", "--unit", "a=date"], dates)
    #expect(
      right.output == "a,w\n2024-03-01,false\nn/a,\n2024-03-05,true\n" && !right.errors.contains("note"),
      "\(right.errors)")
    let truths = Self.run(["w = not ok"], "ok\nmaybe\ntrue\nfalse\ntrue\n")
    #expect(
      truths.errors.contains("‘maybe’ in row 1 is not a truth value; --unit ok=truth reads it as truth values"),
      "\(truths.errors)")
    // Of a column that no formula uses nothing is said.
    #expect(Self.run(["w = b * 2"], "a,b\n2024-03-01,1\nn/a,2\n2024-03-05,3\n").errors.isEmpty)
  }

  @Test("a column of texts that a formula takes for numbers too is named, with a field of it")
  func texts() {
    let run = Self.run(["w = a == \"x\" and a > 3"], "a\nx\ny\n")
    #expect(run.code == .usage)
    #expect(
      run.errors.contains(
        "‘a’ is a column of texts, since ‘x’ in row 1 is one; number(a) reads its numbers, --unit a=date reads it as dates"
      ),
      "\(run.errors)")
    let dates = Self.run(["w = a + 1 d"], "a\n01.03.2024\n")
    #expect(dates.errors.contains("‘01.03.2024’ in row 1"), "\(dates.errors)")
  }

  @Test("a field that is used as text has all its characters", arguments: [[], ["--decimal"], ["--threads", "2"]])
  func leadingZeros(mode: [String]) {
    let table = "a,b\n01,011\n2,1.50\n9007199254740993,x\n"
    let run = Self.run(
      ["c = concat(a, b); d = concat(\"n\", a); t = text(b); k = a; e = concat(k, \"-\", row)", "--select", "c,d,t,e"]
        + mode, table)
    #expect(
      run.output
        == "c,d,t,e\n01011,n01,011,01-1\n21.50,n2,1.50,2-2\n9007199254740993x,n9007199254740993,x,9007199254740993-3\n",
      "\(run.errors)")
    // So has one of several that a question chooses.
    let chosen = Self.run(
      ["c = concat(b > 5 ? a : b, a == 2 ? b : row > 1 ? a : b)", "--select", "c"] + mode, "a,b\n01,011\n2,01.50\n")
    #expect(chosen.output == "c\n01011\n01.5001.50\n", "\(chosen.errors)")
    // Computed with, it is a number.
    #expect(Self.run(["c = concat(a, a + 1)", "--select", "c"] + mode, "a\n007\n").output == "c\n0078\n")
    #expect(Self.run(["a = a + 1; c = concat(a, \"\")", "--select", "c"] + mode, "a\n007\n").output == "c\n8\n")
    #expect(Self.run(["c = concat(d, \"\")", "--select", "c"] + mode, "d [km]\n007\n").output == "c\n7 km\n")
    let missing = Self.run(["c = concat(a, \"x\")", "--select", "c"] + mode, "a,b\n,1\n01,1\n")
    #expect(missing.output == "c\n\"\"\n01x\n" && missing.errors.contains("a is empty"), "\(missing.errors)")
    let lines = Self.run(
      ["c = concat(a, b)", "--from", "jsonl", "--select", "c"] + mode, "{\"a\": \"01\", \"b\": 1e2}\n")
    #expect(lines.output == "{\"c\": \"011e2\"}\n", "\(lines.errors)")
  }

  @Test("a number of JSON that is too small for doubles is an error, as one that is too large is")
  func tooSmall() {
    let run = Self.run(
      ["b = a + 1", "--from", "jsonl"],
      "{\"a\": 1e400}\n{\"a\": 1e-400}\n{\"a\": -1e-400}\n{\"a\": 0e-400}\n{\"a\": -0.0}\n{\"a\": 1e-320}\n")
    #expect(run.errorCount == 3 && run.errors.contains("row 2, column b: a is not a number"), "\(run.errors)")
    #expect(run.output.hasSuffix("{\"a\": 0e-400, \"b\": 1}\n{\"a\": -0.0, \"b\": 1}\n{\"a\": 1e-320, \"b\": 1}\n"))
    let decimals = Self.run(["b = a * 1", "--decimal", "--from", "jsonl"], "{\"a\": 1e-400}\n")
    #expect(decimals.output == "{\"a\": 1e-400, \"b\": 1e-400}\n", "\(decimals.errors)")
  }
}
