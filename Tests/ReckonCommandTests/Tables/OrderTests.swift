import Testing

@Suite("The order of rows")
struct OrderTests {
  private let table = "n,q,d\na,10,2024-01-05\nb,2,2023-12-31\nc,,2024-01-05\nd,-1,\ne,2,2022-07-01\n"

  private func names(_ options: String..., input: String? = nil) -> String {
    let run = TableRun(arguments: options + ["--select", "n", "--no-header-out"], input: (input ?? table).utf8)
    return run.output.replacing("\n", with: "")
  }

  @Test(
    "rows are in the order of columns, equal ones as they came, missing values last",
    arguments: [
      ("q", "dbeac"), ("q desc", "abedc"), ("d", "ebacd"), ("d desc", "acbed"), ("d, q desc", "ebacd"),
      ("d desc,q", "acbed"),
      ("n desc", "edcba"), ("q asc", "dbeac"), ("`q` desc", "abedc"), ("q,n desc", "debac"),
    ])
  func orders(keys: String, expected: String) {
    for limit in ["1", "100", "1000000"] {
      #expect(names("--sort", keys, "--limit", "sort-bytes=\(limit)") == expected, "\(keys) in \(limit) bytes")
    }
    #expect(names("--sort", keys, "--decimal") == expected, "\(keys) in decimals")
    #expect(
      names("--sort", keys, "--tail", "2") == expected.suffix(2)
        && names("--sort", keys, "--head", "3") == expected.prefix(3))
  }

  @Test("computed columns sort by their values, and not by how they are written")
  func computed() {
    #expect(names("v = (q ?? 0) * 0.001 to fix 1", "--sort", "v desc") == "abecd")
    #expect(names("v = upper(n)", "--sort", "v desc", "--head", "2") == "ed")
    #expect(names("v = q > 1", "--sort", "v") == "dabec")
  }

  @Test("numbers stand before texts, and whole numbers have the order of all their digits")
  func mixed() {
    let table =
      "n,x\na,9007199254740993\nb,9007199254740992\nc,9007199254740994\nd,ten\ne,-5\nf,1e300\ng,12345678901234567890123\nh,-0\ni,0\n"
    for options in [[], ["--decimal"]] {
      let run = TableRun(arguments: options + ["--sort", "x", "--select", "n", "--no-header-out"], input: table.utf8)
      #expect(run.output.replacing("\n", with: "") == "ehibacgfd", "\(options)")
    }
  }

  @Test("a summary is in the order of its groups, or of a statistic")
  func summaries() {
    let table = "g,x\n10,1\n9,5\n9,2\n100,7\n,8\n"
    func groups(_ keys: String, _ more: String...) -> [String] {
      let options = ["--group-by", "g", "--statistics", "sum,count", "--sort", keys] + more
      return TableRun(arguments: options, input: table.utf8).output.split(separator: "\n").dropFirst()
        .map { String($0.prefix { $0 != "," }) }
    }
    #expect(groups("g") == ["9", "10", "100", ""] && groups("sum desc") == ["", "9", "100", "10"])
    #expect(groups("count desc, g desc") == ["9", "100", "10", ""] && groups("g", "--head", "1") == ["9"])
    let run = TableRun("--group-by", "g", "--sort", "x", input: table.utf8)
    #expect(
      run.errors
        == "reckon: the summary has no column x to sort by; it has g, column, count, sum, mean, min, max, stdev\n")
  }

  @Test("of rows that are written alike the first is written, whatever their order and format")
  func distinct() {
    let table = "a,b\n1,x\n2,y\n1,z\n2,y\n1,\"x\"\n"
    #expect(TableRun("--distinct", "--select", "a", input: table.utf8).output == "a\n1\n2\n")
    #expect(TableRun("--distinct", "--select", "a", "--sort", "a desc", input: table.utf8).output == "a\n2\n1\n")
    #expect(TableRun("--distinct", "--select", "a", "--head", "1", input: table.utf8).output == "a\n1\n")
    #expect(TableRun("--distinct", "--format", "jsonl", input: table.utf8).output.split(separator: "\n").count == 3)
  }

  @Test("the first rows end the run, with errors of those rows alone; the last are the last")
  func cut() {
    let rows = (1...50_000).map { $0 == 5 || $0 == 40_000 ? "x" : "\($0)" }
    let table = "n\n" + rows.joined(separator: "\n") + "\n"
    let head = TableRun("--head", "5", "m = 2n", input: table.utf8)
    #expect(head.output == "n,m\n1,2\n2,4\n3,6\n4,8\nx,\n" && head.errorCount == 1)
    #expect(TableRun("--head", "2", "m = 2n", input: table.utf8).errors.isEmpty)
    #expect(TableRun("--tail", "2", "m = 2n", input: table.utf8).output == "n,m\n49999,99998\n50000,100000\n")
    #expect(TableRun("--head", "3", "--where", "n mod 1000 == 0", input: table.utf8).output == "n\n1000\n2000\n3000\n")
    #expect(
      TableRun("--head", "0", input: table.utf8).output == "n\n"
        && TableRun("--tail", "0", input: table.utf8).output == "n\n")
    #expect(
      TableRun("--head", "9", input: "n\n".utf8).output == "n\n"
        && TableRun("--sort", "n", input: "n\n".utf8).output == "n\n")
  }

  @Test(
    "what cannot be an order is an error",
    arguments: [
      (["--sort", "nn"], "there is no column nn to sort by; did you mean n?"),
      (["--sort", "n up"], "there is no column n up to sort by"),
      (["--sort", ""], "--sort takes columns, each followed by desc to put the greatest first, not "),
      (["--head", "1", "--tail", "1"], "--head and --tail both say which rows are written; give one of them"),
      (["--head", "-1"], "--head is a whole number from 0, not -1"),
    ])
  func refusals(options: [String], message: String) {
    let run = TableRun(arguments: options, input: table.utf8)
    #expect(run.errors.hasPrefix("reckon: \(message)") && run.code == .usage, "\(run.errors)")
  }

  @Test("texts that are not UTF-8 keep their rows apart in JSON")
  func foreignBytes() {
    let table = Array("n,q\n".utf8) + [0xFF, 0x2C, 0x32, 0x0A, 0x61, 0xFE, 0x62, 0x2C, 0x31, 0x0A]
    let run = TableRun("--sort", "q", "--format", "jsonl", input: table)
    #expect(run.output == "{\"n\": \"a\u{FFFD}b\", \"q\": 1}\n{\"n\": \"\u{FFFD}\", \"q\": 2}\n", "\(run.output)")
  }
}
