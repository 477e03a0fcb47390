import Reckon
import ReckonSyntax
import Testing

/// Values whose kind is known only when they are computed. The expected ones are those of Excel's documentation of IF,
/// IFERROR, N, T, TEXT, MATCH and of operators. Gnumeric has the same, but takes a text for false where IF wants a
/// truth.
@Suite("Excel's values of several kinds")
struct ExcelKindsTests {
  private func translated(
    _ text: String, _ references: DialectReferences = DialectReferences()
  ) throws(FormulaError) -> DialectTranslation {
    try DialectTranslation(SourceText(text), in: FormulaDialect.excel.dialect, references: references)
  }

  @Test(
    "what uses a number or a text is written for both",
    arguments: [
      ("=IF(A1>0,1,\"none\")&\"x\"", "concat(if(A1 > 0, \"1\", \"none\"), \"x\")"),
      ("=IF(A1>0,1,\"none\")+1", "if(A1 > 0, 1, noValue(\"#VALUE!\")) + 1"),
      ("=IFERROR(A1/B1,\"n/a\")+1", "iferror(A1 / B1, noValue(\"#VALUE!\")) + 1"),
      ("=IF(A1>0,1,\"none\")=\"None\"", "not A1 > 0"), ("=IF(A1>0,1,\"none\")=5", "if(A1 > 0, 1 == 5, false)"),
      ("=ISTEXT(IFERROR(A1/B1,\"n/a\"))", "iserror(A1 / B1)"), ("=N(IF(A1>0,2,\"none\"))", "if(A1 > 0, 2, 0)"),
      ("=IF(A1>0,B1/2)+1", "if(A1 > 0, B1 / 2, 0) + 1"),
    ])
  func translations(_ text: String, _ expected: String) throws {
    #expect(try translated(text).text == expected)
  }

  @Test(
    "values are those that Excel has",
    arguments: [
      ("=IF(A1>0,1,\"none\")+1", 2), ("=LEN(IF(A1>5,1,\"none\"))", 4), ("=IF(IF(A1>5,1,\"none\")=\"NONE\",7,8)", 7),
      ("=IF(IF(A1>0,2,\"none\")>1000,7,8)", 8), ("=IF(IF(A1>5,2,\"none\")>1000,7,8)", 7),
      ("=IF(IF(A1>5,2,\"none\")<TRUE,7,8)", 7), ("=N(IF(A1>5,1,\"x\"))+N(TRUE)", 1), ("=N(\"x\")", 0),
      ("=LEN(T(IF(A1>0,5,\"x\")))", 0), ("=LEN(T(IF(A1>5,5,\"x\")))", 1),
      ("=ISNUMBER(IFERROR(1/(A1-1),\"n/a\"))+0", 0), ("=ISTEXT(IFERROR(1/(A1-1),\"n/a\"))*1", 1),
      ("=ISNUMBER(IF(1/(A1-1)>0,1,\"x\"))+0", 0), ("=IF(IFERROR(1/(A1-1),\"n/a\")=\"n/a\",3,4)", 3),
      ("=ISERROR(IFERROR(IF(A1>0,\"x\",1),2)+1)*1", 1), ("=IFERROR(IF(A1>0,\"x\",1)+1,9)", 9),
      ("=LEN(TEXT(IF(A1>0,2.5,\"none\"),\"0.00\"))", 4), ("=LEN(TEXT(IF(A1>5,2.5,\"none\"),\"0.00\"))", 4),
      ("=LEN(TEXT(\"02\",\"0.00\"))", 4), ("=IF(A1>5,7)+1", 1), ("=IF(A1>0,TRUE,\"x\")+1", 2),
      ("=LEN(IF(A1>0,TRUE,\"x\")&\"\")", 4), ("=MATCH(IF(A1>0,\"b\",2),{\"a\",\"b\"},0)", 2),
      ("=MATCH(IF(A1>5,\"b\",2),{1,2},0)", 2), ("=IF(A1>0,\"5\",1)+1", 6),
      ("=(IF(A1>0,1,\"a\")=IF(A1>0,1,\"b\"))+0", 1), ("=(IF(A1>5,1,\"a\")=IF(A1>5,1,\"b\"))+0", 0),
      ("=IF(A1>5,1,IF(A1>2,TRUE,\"ab\"))&\"c\"=\"abc\"", 1), ("=IF(A1>0,\"x\",IF(A1>1,\"\",A1))&\"\"=\"x\"", 1),
      ("=(IF(A1>5,A1,\"\")=IF(A1>6,A1,\"\"))+0", 1), ("=(IF(A1>0,A1,\"\")=IF(A1>6,A1,\"\"))+0", 0),
      ("=CHOOSE(A1,\"x\",2)&\"y\"=\"xy\"", 1), ("=SWITCH(IF(A1>0,\"x\",1),1,5,\"x\",6)", 6),
      ("=(IF(A1>0,\"a\",0)=(1/A1))+0", 0), ("=LEN(IF(A1>5,NA(),\"\")&\"z\")", 1),
    ] as [(String, Double)])
  func values(_ text: String, _ expected: Double) throws {
    #expect(try Formula(text, dialect: .excel).evaluate(["A1": 1]) == expected)
  }

  @Test(
    "what is an error there fails here",
    arguments: [
      "=IF(A1>0,\"x\",1)+1", "=-IF(A1>0,\"\",1)", "=IF(IF(A1>0,\"x\",1),2,3)", "=IF(A1>0,\"x\",1/0)=1/(A1-1)",
      "=IF(1/(A1-1)>0,1,\"x\")=\"x\"", "=ABS(IF(A1>0,\"x\",1))", "=IF(A1>0,NA(),\"\")=\"\"",
      "=IF(A1>0,IF(A1>0,NA(),TRUE))",
    ])
  func failures(_ text: String) {
    #expect(throws: FormulaError.self) { try Formula(text, dialect: .excel).evaluate(["A1": 1]) }
  }

  @Test(
    "a formula whose own value may be of several kinds, and the order of its texts, are refused by name",
    arguments: [
      ("=IF(A1>0,1,\"a\")", "‘IF’", 1..<15), ("=IFERROR(1/A1,\"a\")", "‘IFERROR’", 1..<18),
      ("=IF(A1>0,1)", "‘IF’", 1..<11), ("=IF(A1>0,1,\"a\")<\"b\"", "‘<’", 1..<19),
      ("=COUNT(IF(A1>0,1,\"a\"))", "‘COUNT’", 7..<21), ("=IF(A1>0,1,B1:B2)", "‘B1:B2’", 11..<16),
    ])
  func refusals(_ text: String, _ name: String, _ place: Range<Int>) {
    let error = #expect(throws: FormulaError.self) { try translated(text) }
    #expect(error?.kind.name == "noEquivalent" && error?.message.hasPrefix(name) ?? false, "\(error?.message ?? "")")
    #expect(error.map { Int($0.range.start)..<Int($0.range.end) } == place)
  }

  @Test("too many values of several kinds are refused, and no depth takes the stack")
  func limits() throws {
    func nested(_ count: Int) -> String {
      (1..<count).reduce("\"x\"") { text, number in "IF(A1=\(number),\(number),\(text))" }
    }
    #expect(try translated("=" + nested(64) + "&\"\"").text.hasPrefix("concat(if(A1 == 63, \"63\""))
    #expect(throws: FormulaError.self) { try translated("=" + nested(65) + "&\"\"") }
    #expect(throws: FormulaError.self) { try translated("=" + nested(5_000) + "&\"\"") }
    let failing = (1...30).reduce("1/A1") { text, number in "IFERROR(IF(A1>\(number),\(text),\"t\"),\(number))" }
    #expect(throws: FormulaError.self) { try translated("=" + failing + "&\"\"") }
  }

  /// A sheet whose cells B1 and B2 are a number or a text, and A1 to A3 a number, a text and an empty cell.
  private var sheet: DialectReferences {
    var references = DialectReferences.cells
    let kinds: [String: Dialect.Kinds] = ["A1": .number, "A2": .text, "B1": .mixed, "B2": .mixed, "B3": .number]
    references.cell = { area in
      let kind = kinds[area.name] ?? .empty
      guard kind == .mixed else { return DialectReferences.Cell(text: area.name, kind: kind) }
      return DialectReferences.Cell(parts: [
        DialectReferences.Cell(text: area.name + "_number", kind: [.number, .missing]),
        DialectReferences.Cell(text: area.name + "_text", kind: [.text, .missing]),
      ])
    }
    references.filled = { area in area.places.filter { kinds[SheetArea(sheet: area.sheet, $0).name] != nil } }
    references.mayFail = { _ in false }
    references.takesMixtures = true
    return references
  }

  @Test(
    "a cell of several kinds has a value for each, missing where it is of another one",
    arguments: [
      ("=B1+1", "(B1_number ?? textNumber(B1_text)) + 1"),
      ("=B1&\"\"", "concat(B1_text ?? generalText(B1_number), \"\")"),
      ("=B1=\"X\"", "if(ismissing(B1_number), lower(B1_text) == \"x\", false)"),
      ("=B1=\"\"", "if(ismissing(B1_number), B1_text == \"\", false)"),
      ("=ISNUMBER(B1)", "not ismissing(B1_number)"), ("=ISTEXT(B1)", "ismissing(B1_number)"),
      ("=ISBLANK(B1)", "false"), ("=SUM(B1:B3)", "sum(B1_number, B2_number, B3)"),
      ("=COUNT(B1,B2)", "count(B1_number, B2_number)"), ("=COUNTA(B1:B3)", "3"),
      ("=COUNTIF(B1:B3,\"x\")", "sum(equalToText([B1_text, B2_text, missing], \"x\"))"),
      ("=COUNTIF(B1:B3,\">1\")", "sum(above([B1_number, B2_number, B3], 1))"),
      ("=MATCH(\"x\",B1:B3,0)", "positionOfText(\"x\", [B1_text, B2_text, missing])"), ("=T(B1)", "B1_text ?? \"\""),
      ("=N(B1)", "B1_number ?? 0"),
    ])
  func cells(_ text: String, _ expected: String) throws {
    #expect(try translated(text, sheet).text == expected)
  }

  @Test(
    "where values of several kinds are taken, there is a formula for each kind",
    arguments: [
      ("=IF(A1>0,A2,1)", ["number": "if(A1 > 0, missing, 1)", "text": "if(A1 > 0, A2, missing)"]),
      ("=IFERROR(1/A1,\"-\")", ["number": "iferror(1 / A1, missing)", "text": "if(iserror(1 / A1), \"-\", missing)"]),
      ("=IF(A1>0,A1)", ["number": "if(A1 > 0, A1, missing)", "truth": "if(A1 > 0, missing, false)"]),
      ("=B1", ["number": "B1_number", "text": "B1_text"]),
      (
        "=INDEX(B1:B3,A1)",
        [
          "number": "cellAt([B1_number, B2_number, B3], A1)", "text": "textCellAt([B1_text, B2_text, missing], A1)",
        ]
      ),
    ])
  func parts(_ text: String, _ expected: [String: String]) throws {
    let translation = try translated(text, sheet)
    #expect(translation.kind == .mixed)
    func name(_ kind: Dialect.Kinds) -> String { kind == .number ? "number" : kind == .text ? "text" : "truth" }
    #expect(Dictionary(uniqueKeysWithValues: translation.parts.map { (name($0.kind), $0.text) }) == expected)
  }

  @Test("cells that may be texts are counted where they are empty")
  func blankCells() throws {
    #expect(try translated("=COUNTBLANK(B1:B3)", sheet).text == "blankTexts([B1_text, B2_text, missing])")
  }

  @Test(
    "functions that cannot tell which of an area's cells count are refused",
    arguments: [
      "=AND(B1:B2)", "=OR(B1,B2)", "=MATCH(1,B1:B3,1)", "=B1<\"a\"",
    ])
  func refusedCells(_ text: String) {
    let error = #expect(throws: FormulaError.self) { try translated(text, sheet) }
    #expect(error?.kind.name == "noEquivalent")
  }

  @Test("cells of numbers, texts and truths together are known to be of several kinds")
  func allKinds() {
    var references = sheet
    references.kinds = { $0.isCell ? nil : .named }
    #expect(throws: FormulaError.self) { try translated("=INDEX(A1:A3,A1)", references) }
    #expect(throws: FormulaError.self) { try translated("=INDEX({1,\"a\",TRUE},A1)", references) }
  }
}
