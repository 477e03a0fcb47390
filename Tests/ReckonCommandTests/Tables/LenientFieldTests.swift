import Testing

@Suite("Fields as people write them")
struct LenientFieldTests {
  /// The value of a field, in a table of one row whose column is used as a number.
  private func value(_ field: String, _ arguments: [String]) -> (text: String, errors: String) {
    let run = ToolRun(
      ["run", "v = p * 1", "-", "--delimiter", "|", "--select", "v", "--fields", "lenient"]
        + arguments,
      input: "p|x\n1|1\n\(field)|1\n")
    return (
      run.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).first.map(String.init) ?? "",
      run.errors
    )
  }

  @Test(
    "are numbers with currencies, percent signs, accountants' brackets and groups of three digits",
    arguments: [
      ("$89.00", "89"), ("€ 5", "5"), ("5 EUR", "5"), ("USD 7", "7"), ("CHF1'234.50", "1234.5"), ("-$5", "-5"),
      ("$-5", "-5"),
      ("$ +5", "5"), ("5%", "0.05"), ("12.5 %", "0.125"), ("-0.3%", "-0.003"), ("(1,234.50)", "-1234.5"),
      ("($5)", "-5"),
      ("(5 %)", "-0.05"), ("1,234.50-", "-1234.5"), ("−1,234", "-1234"), ("1,234", "1234"),
      ("1,234,567.8", "1234567.8"),
      ("1 234", "1234"), ("1\u{A0}234.5", "1234.5"), ("1\u{202F}234", "1234"), ("1\u{2009}234", "1234"),
      ("1'234.50", "1234.5"),
      ("1’234", "1234"), ("\u{A0}7\u{A0}€", "7"), (".5 €", "0.5"), ("$5.", "5"), ("₩12,000", "12000"), ("12.5", "12.5"),
      ("1e3", "1000"),
    ])
  func numbers(_ field: String, _ expected: String) {
    let value = value(field, [])
    #expect(value.text == expected && value.errors.isEmpty, "\(field): \(value)")
  }

  @Test(
    "have the decimal mark that is stated",
    arguments: [
      ("1.234,50", "1234.5"), ("€ 1.234", "1234"), ("1 234,5", "1234.5"), ("1'234,5", "1234.5"), ("5,5%", "0.055"),
      ("(0,5)", "-0.5"),
      ("12,345 €", "12.345"),
    ])
  func stated(_ field: String, _ expected: String) {
    let value = value(field, ["--numbers", "de"])
    #expect(value.text == expected && value.errors.isEmpty, "\(field): \(value)")
  }

  @Test(
    "are not numbers where they could be two, or none",
    arguments: [
      "1,23", "0,123", "1,2345", "12 34", "1,234 567", "1 234,567.8", "1.234.567", "1.234,50", ",5", "01,234", "5¢",
      "1e3 €", "-(5)", "(-5)",
      "-5-", "--5", "$5%", "$", "%", "()", "-", "5 kg", "XYZ 5", "$€5", "5%%", "N/A", "1_000", "0x10", "inf", "5 EURO",
      "$1,23", "2026-11-27",
    ])
  func refused(_ field: String) {
    let value = value(field, [])
    #expect(value.text == "\"\"" && value.errors.contains("row 2, column v: p is not a number"), "\(field): \(value)")
  }

  @Test("the error of a row names the option that reads its field")
  func advice() {
    func errors(_ field: String, _ arguments: String...) -> String {
      ToolRun(["run", "v = p * 1", "-", "--delimiter", "|"] + arguments, input: "p|x\n1|1\n\(field)|1\n").errors
    }
    #expect(errors("$89.00").hasSuffix("p is not a number; --fields lenient reads ‘$89.00’ as 89\n"))
    #expect(errors("(1,234.50)").hasSuffix("p is not a number; --fields lenient reads ‘(1,234.50)’ as -1234.5\n"))
    #expect(errors("N/A").hasSuffix("p is not a number\n") && errors("1,5").hasSuffix("p is not a number\n"))
    #expect(errors("1,5", "--fields", "lenient").hasSuffix("p is not a number; --numbers de reads ‘1,5’ as 1.5\n"))
    #expect(errors("1.234,5", "--fields", "lenient=x").hasSuffix("p is not a number\n"))
    let texts = ToolRun("run", "v = p * 1", "-", input: "p,x\n$5,1\n")
    #expect(texts.errors.hasSuffix("p is not a number; --fields lenient reads ‘$5’ as 5\n"))
  }

  @Test("an amount in another currency than the column's is an error")
  func currencies() {
    func run(_ header: String, _ rows: String, _ arguments: String...) -> ToolRun {
      ToolRun(
        ["run", "v = p * 2", "-", "--select", "v", "--fields", "lenient"] + arguments, input: "\(header),x\n\(rows)")
    }
    let mixed = run("p", "$1,1\n2,1\n€3,1\nUSD 4,1\n")
    #expect(mixed.output == "v\n2\n4\n\"\"\n8\n")
    #expect(
      mixed.errors == "1 row error:\n  row 3, column v: p is not a number; ‘€3’ is in EUR, and the column in USD\n")
    #expect(run("p [EUR]", "$1,1\n€3,1\n").output == "v [EUR]\n\"\"\n6\n")
    // The sign is that of other dollars too where the column says so.
    #expect(run("p", "$1,1\nUSD 3,1\n", "--unit", "p=CAD").output == "v [CAD]\n2\n\"\"\n")
  }

  @Test("columns are chosen by name, and fields are written as they stand")
  func columns() {
    let input = "p,q\n\"$1,000\",5%\n2,$7\n"
    let one = ToolRun("run", "s = p * 2", "-", "--fields", "lenient=p", input: input)
    #expect(one.output == "p,q,s\n\"$1,000\",5%,2000\n2,$7,4\n" && one.errors.isEmpty)
    let other = ToolRun(
      "run", "s = p * 2", "-", "--fields", "lenient=q", "--on-error", "skip", input: "p,q\n1,1\n$1,1\n")
    #expect(other.output == "p,q,s\n1,1,2\n")
    #expect(
      ToolRun("run", "s = p", "-", "--fields", "lenient=r", input: input).errors.contains(
        "there is no column r whose fields"))
    for wrong in ["strict", "", "lenient=", "lenient=p,,q", "Lenient"] {
      #expect(ToolRun("run", "s = p", "-", "--fields", wrong, input: input).code == .usage)
    }
    let whole = ToolRun(
      "run", "-", "--fields", "lenient", "--summary", "--statistics", "sum,max", input: "p\n\"$1,000\"\n($1)\n")
    #expect(whole.output == "column,sum,max\np,999,1000\n")
    let percents = ToolRun("run", "s = `p [%]` + 1", "-", "--fields", "lenient", input: "p [%],x\n5%,1\n7,1\n")
    #expect(percents.output == "p [%],x,s\n5%,1,6\n7,1,8\n")
  }

  @Test("are exact in decimals, and read in JSON, questions and aggregates too")
  func otherReaders() {
    let decimal = ToolRun(
      "run", "s = p * 3", "-", "--fields", "lenient", "--decimal", "--select", "s", input: "p,x\n$0.10,1\n1.1%,1\n")
    #expect(decimal.output == "s\n0.3\n0.033\n")
    let json = ToolRun(
      "run", "s = p ?? 0; t = p / total(p)", "-", "--from", "jsonl", "--fields", "lenient", "--where", "p > 1",
      input: "{\"p\":\"$1,000.00\"}\n{\"p\":\"($5)\"}\n{\"p\":3000}\n")
    #expect(json.output == "{\"p\":\"$1,000.00\", \"s\": 1000, \"t\": 0.25}\n{\"p\":3000, \"s\": 3000, \"t\": 0.75}\n")
  }

  @Test(
    "are dates in the order that is stated",
    arguments: [
      ("dmy", "27.11.2026", "2026-11-27"), ("dmy", "3/4/2026", "2026-04-03"), ("mdy", "3/4/2026", "2026-03-04"),
      ("mdy", "11-27-2026", "2026-11-27"), ("ymd", "2026/11/7", "2026-11-07"), ("dmy", "2026-11-27", "2026-11-27"),
      ("dmy", "27.11.2026 9:05", "2026-11-27T09:05"), ("mdy", "11/27/2026 2:30 PM", "2026-11-27T14:30"),
      ("mdy", "1/2/2026, 12:05:07 am", "2026-01-02T00:05:07"), ("mdy", "11/27/2026 12:00 PM", "2026-11-27T12:00"),
    ])
  func dates(_ order: String, _ field: String, _ expected: String) {
    let run = ToolRun(
      "run", "d = p + 1 d - 1 d", "-", "--delimiter", "|", "--dates", order, "--select", "d", input: "p|x\n\(field)|1\n"
    )
    #expect(run.output == "d\n\(expected)\n" && run.errors.isEmpty, "\(run)")
  }

  @Test("dates that do not exist or are in another order are errors that name the order")
  func wrongDates() {
    func errors(_ field: String, _ arguments: String...) -> String {
      ToolRun(["run", "d = p + 1 d", "-"] + arguments, input: "p,x\n2026-11-27,1\n2026-11-28,1\n\(field),1\n").errors
    }
    #expect(
      errors("11/27/2026", "--dates", "dmy").hasSuffix(
        "p is not a date; --dates mdy reads ‘11/27/2026’ as 2026-11-27\n"))
    #expect(errors("31.2.2026", "--dates", "dmy").hasSuffix("p is not a date\n"))
    #expect(errors("27.11.26", "--dates", "dmy", "--unit", "p=date").hasSuffix("p is not a date\n"))
    #expect(errors("13:05 PM", "--dates", "dmy", "--unit", "p=date").hasSuffix("p is not a date\n"))
    #expect(ToolRun("run", "d = p", "-", "--dates", "ydm", input: "p\n1\n").code == .usage)
    let either = ToolRun("run", "d = weekday(p)", "-", input: "p,x\n3/4/2026,1\n")
    #expect(either.errors.contains("--dates dmy or mdy says which date ‘3/4/2026’ is"))
  }
}
