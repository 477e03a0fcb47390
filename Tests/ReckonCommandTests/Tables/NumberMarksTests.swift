import Testing

@Suite("Marks in the numbers of tables")
struct NumberMarksTests {
  /// A number as it stands in a table, the marks, and what it is; nothing where it is none.
  @Test(
    "numbers are read with the marks that are asked for",
    arguments: [
      ("de", "1.234,5", "1234.5"), ("de", "1234,5", "1234.5"), ("de", "-1.234.567", "-1234567"), ("de", "0,5e3", "500"),
      ("de", "1.5", nil),
      ("de", "1.23,5", nil), ("de", "1,234.5", nil), ("de", "12.3456", nil), ("de", " 7 ", "7"),
      ("en", "1,234.5", "1234.5"),
      ("en", "1,2", nil), ("en", "12,345", "12345"), ("fr", "1 234,5", "1234.5"), ("fr", "1\u{202F}234,5", "1234.5"),
      ("fr", "1\u{A0}234", "1234"), ("ch", "1'234.5", "1234.5"), ("plain", "1,5", nil), ("de", ".500", nil),
    ] as [(String, String, String?)])
  func reading(marks: String, text: String, value: String?) {
    let run = TableRun("--numbers", marks, "--select", "y", "y = x * 1", input: "x;z\n\(text);\n".utf8, delimiter: ";")
    if let value {
      #expect(run.output == "y\n\(value)\n", "\(marks) \(text): \(run.errors)")
    } else {
      #expect(run.output == "y\n\"\"\n" && run.errors.contains("x is not a number"), "\(marks) \(text): \(run.output)")
    }
  }

  @Test("fields that no formula changes stay as they are, and computed ones have a point")
  func writing() {
    let run = TableRun(
      "--numbers", "de", "total = qty * price to fix 2", input: "qty;price\n1.000;2,5\n".utf8, delimiter: ";")
    #expect(run.output == "qty;price;total\n1.000;2,5;2500.00\n")
  }

  @Test("a JSON number is one, and a text of other marks is a text, unless they are asked for")
  func jsonLines() {
    let run = TableRun(
      "--from", "jsonl", "--numbers", "de", "--select", "y", "y = x + 0", input: "{\"x\": \"1.234,5\"}\n".utf8)
    #expect(run.output == "{\"y\": 1234.5}\n")
    // 1.234 is the number 1234 in such a table, and is written as that.
    let other = TableRun(
      "--numbers", "de", "--format", "jsonl", "y = x", input: "x;t\n1.234;1.5\n".utf8, delimiter: ";")
    #expect(other.output == "{\"x\": 1234, \"t\": \"1.5\", \"y\": 1234}\n")
  }

  @Test("other marks are refused")
  func unknown() {
    let run = TableRun("--numbers", "xx", "y = x", input: "x\n1\n".utf8)
    #expect(run.code == .usage && run.errors.contains("--numbers is plain, en, de, fr or ch, not xx"))
  }
}

extension TableRun {
  fileprivate init(_ arguments: String..., input: some Sequence<UInt8>, delimiter: String) {
    self.init(arguments: ["--delimiter", delimiter] + arguments, input: input)
  }
}
