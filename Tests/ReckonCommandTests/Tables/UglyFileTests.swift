import ReckonTables
import Testing

/// What RFC 4180, Python's csv module and `reckon help run` say of tables that people and programs really make.
@Suite("Ugly tables")
struct UglyFileTests {
  @Test(
    "quotes, in all places where they may stand",
    arguments: [
      ("\"a\nb\",1", "\"a\nb\",1,2", 0),
      ("\"a\r\n\r\nb\",1", "\"a\r\n\r\nb\",1,2", 0),
      ("\"a,b\",1", "\"a,b\",1,2", 0),
      ("\"a\"\"b\",1", "\"a\"\"b\",1,2", 0),
      ("\"\"\"\",1", "\"\"\"\",1,2", 0),
      ("\"\"\"\n\"\"\",1", "\"\"\"\n\"\"\",1,2", 0),
      ("\"\",1", "\"\",1,2", 0),
      // Text behind a closing quote belongs to the field; quotes there are bytes like others.
      ("\"a\"b,1", "\"a\"b,1,2", 0),
      ("\"a\"b\"c,1", "\"a\"b\"c,1,2", 0),
      ("a\"b,1", "a\"b,1,2", 0),
      ("a\",1", "a\",1,2", 0),
      ("6\" pipe,1", "6\" pipe,1,2", 0),
      ("'a,1", "'a,1,2", 0),
      ("x,\"1\"", "x,\"1\",2", 0),
      ("x,\" 1\t\"", "x,\" 1\t\",2", 0),
      ("x,\"1\"0", "x,\"1\"0,11", 0),
      // A quote behind a space opens nothing.
      ("x, \"1\"", "x, \"1\",", 1),
      ("x,\"1\n\"", "x,\"1\n\",", 1),
      ("x,\"1,5\"", "x,\"1,5\",", 1),
      ("x,\"\"\"1\"\"\"", "x,\"\"\"1\"\"\",", 1),
      ("x,\"\"", "x,\"\",", 1),
      ("x,\" \"", "x,\" \",", 1),
    ])
  func quotes(_ record: String, _ expected: String, _ errors: Int) {
    let run = TableRun("s = n + 1", input: "t,n\n\(record)\ny,2\n".utf8)
    #expect(run.output == "t,n,s\n\(expected)\ny,2,3\n" && run.errorCount == errors && run.code == .success)
  }

  @Test(
    "lines may end in LF, in CRLF, or in both by turns; what is written ends in LF",
    arguments: [
      ("a,b\r\n1,2\r\n3,4\r\n", "a,b,s\n1,2,3\n3,4,7\n"),
      ("a,b\n1,2\r\n3,4\n", "a,b,s\n1,2,3\n3,4,7\n"),
      ("a,b\n1,2\n3,4", "a,b,s\n1,2,3\n3,4,7\n"),
      ("a,b\r\n1,2\r\n3,4\r", "a,b,s\n1,2,3\n3,4,7\n"),
      ("a,b\r\n1,2\r\n\r\n\n3,\"4\"\r\n", "a,b,s\n1,2,3\n3,\"4\",7\n"),
      ("a,b", "a,b,s\n"),
      ("a,b\r\n", "a,b,s\n"),
      ("\u{FEFF}a,b\n1,2\n", "a,b,s\n1,2,3\n"),
      ("\u{FEFF}\"a\",b\n1,2\n", "a,b,s\n1,2,3\n"),
    ], [1, 3, 4096])
  func lineEnds(_ table: (String, String), _ chunkSize: Int) {
    let run = TableRun("s = a + b", input: table.0.utf8, chunkSize: chunkSize)
    #expect(run.output == table.1 && run.errors.isEmpty)
  }

  @Test("a carriage return that no line feed follows is a byte like others, and makes no number")
  func loneReturns() {
    let run = TableRun("s = n + 1", input: "t,n\nx\ry,1\nz,1\r2\nz,\r1\n".utf8)
    #expect(run.output == "t,n,s\nx\ry,1,2\nz,1\r2,\nz,\r1,\n" && run.errorCount == 2)
  }

  @Test("numbers are read as Python's float() reads them, to the last bit", arguments: texts)
  func numbers(_ text: String, _ expected: String) {
    let run = TableRun("m = n*1", "--select", "m", input: "t,n\nx,\(text)\n".utf8)
    #expect(run.output == "m\n\(expected)\n" && run.errors.isEmpty)
  }

  /// Behind each text, what Python's repr(float(text)) gives, without a trailing .0.
  static let texts: [(String, String)] = {
    let half = "1.00000000000000011102230246251565404236316680908203125"
    let digits = (0..<800).map { String($0 * 7919 % 10) }.joined()
    return [
      ("0.1234567890123456789", "0.12345678901234568"), ("123456.78901234567", "123456.78901234567"),
      ("0.30000000000000004", "0.30000000000000004"), ("9007199254740991", "9007199254740991"),
      ("9007199254740992.9", "9007199254740992"),
      // Halfway between 1 and the next double, and a little more, 800 digits behind the point.
      (half, "1"), (half + String(repeating: "0", count: 745) + "1", "1.0000000000000002"),
      ("\(digits.prefix(3)).\(digits.dropFirst(3))", "98.76543210987654"),
      ("0.\(String(repeating: "0", count: 20))\(digits)e22", "9.876543210987654"),
      ("-0", "-0"), ("1e-400", "0"), ("-1e-400", "-0"), ("+5", "5"), ("-.5", "-0.5"), ("5.", "5"), ("1E+05", "100000"),
      ("00012", "12"),
      (" 1", "1"), ("1\t", "1"), ("\" +1.5e1 \"", "15"), ("0e99999999999999999999999", "0"),
    ]
  }()

  @Test(
    "what is no finite decimal number is an error of the row, in its formulas alone",
    arguments: [
      ("", "is empty"), (" ", "is empty"), ("\" \t\"", "is empty"), ("NaN", "is not a number"),
      ("NA", "is not a number"),
      ("inf", "is not a number"), ("-Infinity", "is not a number"), ("1e400", "is not a number"),
      ("-1e309", "is not a number"),
      ("1.7976931348623159e308", "is not a number"), ("0x10", "is not a number"), ("\"1,5\"", "is not a number"),
      ("1_000", "is not a number"),
      ("1e", "is not a number"), (".", "is not a number"), ("-", "is not a number"), ("--1", "is not a number"),
      ("- 1", "is not a number; --fields lenient reads ‘- 1’ as -1"),
      ("1 2", "is not a number"), ("1.2.3", "is not a number"), ("1\u{0}", "is not a number"),
      ("1\u{A0}", "is not a number; --fields lenient reads ‘1\u{A0}’ as 1"),
      ("１", "is not a number"), ("\u{FEFF}1", "is not a number"), ("−−1", "is not a number"),
    ])
  func noNumbers(_ text: String, _ reason: String) {
    let input = "n,k\n\(text),7\n1,8\n".utf8
    let run = TableRun("s = n + k; r = k*2", input: input)
    #expect(run.output == "n,k,s,r\n\(text),7,,14\n1,8,9,16\n" && run.code == .success)
    #expect(run.errors == "1 row error:\n  row 1, column s: n \(reason)\n")
    #expect(TableRun("s = n + k", "--on-error", "skip", input: input).output == "n,k,s\n1,8,9\n")
    let stopped = TableRun("s = n + k", "--on-error", "stop", input: input)
    #expect(stopped.output == "n,k,s\n" && stopped.code == .evaluation && stopped.errorCount == 1)
  }

  @Test("the greatest and the smallest doubles are read")
  func extremes() {
    let run = TableRun(
      "m = n == 1.7976931348623157e308; k = n == 4.9406564584124654e-324", "--select", "m,k",
      input:
        "n,t\n1.7976931348623158e308,\n17976931348623158\(String(repeating: "0", count: 292)).5,\n2.4703282292062328e-324,\n"
        .utf8)
    #expect(run.output == "m,k\ntrue,false\ntrue,false\nfalse,true\n")
  }

  @Test("bytes that are not UTF-8, and NUL, pass through as they are")
  func bytes() {
    let odd: [UInt8] = [0xFF, 0xFE, 0x00, 0x80, 0xC3]
    let table = Array("t,n\n".utf8) + odd + Array(",1\n\"".utf8) + odd + Array("\n\",2\n".utf8)
    let expected = Array("t,n,s\n".utf8) + odd + Array(",1,2\n\"".utf8) + odd + Array("\n\",2,3\n".utf8)
    #expect(TableRun("s = n + 1", input: table).bytes == expected)
    // In a header too, where they are not the formulas' business.
    #expect(TableRun("s = n + 1", input: odd + Array(",n\n1,1\n".utf8)).bytes == odd + Array(",n,s\n1,1,2\n".utf8))
  }

  @Test("of columns with one name formulas see the first; nameless columns are there to be kept")
  func names() {
    let run = TableRun("s = a*10", input: "a,,a,\n1,2,3,4\n".utf8)
    #expect(run.output == "a,,a,,s\n1,2,3,4,10\n" && run.errors.contains("second a"))
    #expect(TableRun("a = a*10", input: "a,,a,\n1,2,3,4\n".utf8).output == "a,,a,\n10,2,3,4\n")
  }

  @Test("ten thousand columns")
  func wide() {
    let names = (1...10_000).map { "x\($0)" }.joined(separator: ",")
    let row = (1...10_000).map { "\($0)" }.joined(separator: ",")
    let run = TableRun("s = x1 + x5000 + x10000", input: "\(names)\n\(row)\n\(row)\n".utf8)
    #expect(run.output == "\(names),s\n\(row),15001\n\(row),15001\n")
    #expect(TableRun("s = x9999", "--select", "s,x2", input: "\(names)\n\(row)\n".utf8).output == "s,x2\n9999,2\n")
  }

  @Test("blank lines are passed over, but in a table of one column they are empty fields")
  func blankLines() {
    #expect(TableRun("s = a", input: "a,b\n\n1,2\n\r\n\n3,4\n\n".utf8).output == "a,b,s\n1,2,1\n3,4,3\n")
    let single = TableRun("s = a*1", input: "a\n1\n\n2\n".utf8)
    #expect(single.output == "a,s\n1,1\n,\n2,2\n" && single.errors == "1 row error:\n  row 2, column s: a is empty\n")
    // A line with one empty field is told from a blank one.
    #expect(TableRun("--where", "1", input: "a\n1\n\n2\n".utf8).output == "a\n1\n\"\"\n2\n")
  }

  @Test("blank lines before the header are passed over too; a byte order mark alone is an empty table")
  func blankStart() {
    #expect(TableRun("s = a", input: "\n\r\na,b\n1,2\n".utf8).output == "a,b,s\n1,2,1\n")
    for nothing in ["", "\u{FEFF}"] { #expect(TableRun("1", input: nothing.utf8).code == .inputOutput) }
  }

  @Test("short rows are filled up; long ones end the run where they stand, or are left out and counted")
  func ragged() {
    let input = "a,b,c\n1\n2,3\n4,5,6,7\n8,9,10\n".utf8
    let run = TableRun("s = a + 1", input: input)
    #expect(run.output == "a,b,c,s\n1,,,2\n2,3,,3\n" && run.code == .inputOutput && run.errors.contains("row 3"))
    let skip = TableRun("s = a + 1", "--on-error", "skip", input: input)
    #expect(skip.output == "a,b,c,s\n1,,,2\n2,3,,3\n8,9,10,9\n" && skip.errorCount == 1 && skip.code == .success)
    #expect(skip.errors.contains("  row 3 has 4 fields, the header 3"))
    let missing = TableRun("s = c + 1", "--select", "s,c,a", "--on-error", "null", input: "a,b,c\n1\n".utf8)
    #expect(missing.output == "s,c,a\n,,1\n" && missing.errors.contains("c is empty"))
  }

  @Test("a quote that is not closed ends the run, and the message tells its place")
  func unclosed() {
    let run = TableRun("s = a", input: "a,b\n1,2\n3,\"4\n5,6\n".utf8)
    // The quote is the eleventh byte.
    #expect(run.code == .inputOutput && run.errors.contains("inside a quoted field") && run.errors.contains("byte 11 "))
  }

  @Test("delimiters", arguments: [";", "|", "tab", " ", ":", "~", "/"])
  func delimiters(_ name: String) {
    let byte = name == "tab" ? "\t" : name
    let text = "a\(byte)b c\n-1.5e1\(byte)\"x\(byte)\ny\"\n2\(byte)p,q\n"
    let table = byte == " " ? text.replacing("b c", with: "b") : text
    let run = TableRun("s = a + 1", "--delimiter", name, input: table.utf8)
    #expect(run.output.hasSuffix("-1.5e1\(byte)\"x\(byte)\ny\"\(byte)-14\n2\(byte)p,q\(byte)3\n"))
  }

  @Test("with another delimiter, fields that contain it are quoted, and every row keeps its number of fields")
  func otherDelimiter() {
    #expect(
      TableRun("s = b", "--format", "tsv", "--quotes", "double", input: "a,b\np\tq,2\n\"x,y\",3\n".utf8).output
        == "a\tb\ts\n\"p\tq\"\t2\t2\n\"x,y\"\t3\t3\n")
    let behind = TableRun("s = b", "--format", "tsv", "--quotes", "double", input: "a,b\n\"p\"q\tr,2\n".utf8)
    #expect(behind.output == "a\tb\ts\n\"pq\tr\"\t2\t2\n")
  }

  @Test("a carriage return at a field's end is still there when the field becomes the last one")
  func movedReturn() {
    #expect(TableRun("--select", "b,a", input: "a,b\nx\r,2\n".utf8).output == "b,a\n2,\"x\r\"\n")
  }
}
