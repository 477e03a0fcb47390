import Reckon
import ReckonCatalogue
import ReckonSyntax
import Testing

@Suite("Excel's formulas")
struct ExcelDialectTests {
  private func translated(
    _ text: String, _ references: DialectReferences = DialectReferences()
  ) throws(FormulaError) -> String {
    try DialectTranslation(SourceText(text), in: FormulaDialect.excel.dialect, references: references).text
  }

  @Test(
    "operators bind as Excel's documentation has it: signs, percents, powers, products, sums, texts, comparisons",
    arguments: [
      ("=-2^2", 4), ("=2^3^2", 64), ("=2^-1", 0.5), ("=-2^-2", 0.25), ("=4^50%", 2), ("=-5%", -0.05), ("=50%%", 0.005),
      ("=2+3*4", 14), ("=2*3+4", 10), ("=2-3-4", -5), ("=2/4/2", 0.25), ("=2*3^2", 18), ("=2^3*2", 16), ("=10-2^2", 6),
      ("=200+10%", 200.1), ("=200*10%", 20), ("=200-10%*2", 199.8), ("=2+-3", -1), ("=2--3", 5), ("=--3", 3),
      ("=+3", 3),
      ("=(1<2)+1", 2), ("=(1=1)*5", 5), ("=3-2=1", 1), ("=2*2>3", 1), ("=1<2<3", 0), ("=5>4=TRUE", 1),
      ("=\"a\"&\"b\"=\"AB\"", 1), ("=1&2=\"12\"", 1), ("=-1^2=1", 1), ("=4^1%<2", 1), ("=LEN(1+2&3+4)", 2),
    ] as [(String, Double)])
  func precedence(_ text: String, _ expected: Double) throws {
    #expect(try Formula(text, dialect: .excel).evaluate([:]) == expected)
  }

  // The first digits in which they differ are the 16th, which Excel does not compare.
  @Test(
    "comparisons take the 15 digits that are shown",
    arguments: [
      ("=0.1+0.2=0.3", 1), ("=0.1+0.2<>0.3", 0), ("=0.1+0.2>0.3", 0), ("=0.1+0.2<=0.3", 1), ("=0.3<0.1+0.2", 0),
      ("=0.3>=0.1+0.2", 1), ("=1+1E-14=1", 0), ("=1+1E-14>1", 1), ("=0.1+0.2-0.3>0", 1), ("=-0.1-0.2=-0.3", 1),
      ("=SUMPRODUCT(({0.1,0.2}+0.2=0.3)*1)", 1), ("=SUMPRODUCT(({0.1,0.2}+0.2>0.3)*1)", 1),
    ] as [(String, Double)])
  func shownDigits(_ text: String, _ expected: Double) throws {
    #expect(try Formula(text, dialect: .excel).evaluate([:]) == expected)
  }

  @Test(
    "a formula becomes one that a person would write here",
    arguments: [
      ("=IF(A1>10,SUM(A1:A3)*1.2,0)", "if(A1 > 10, sum(A1:A3) * 1.2, 0)"), ("A1*(1+B1)", "A1 * (1 + B1)"),
      ("=$A$1+Sheet2!B3-'My sheet'!$C4", "A1 + `Sheet2!B3` - `My sheet!C4`"), ("=a1+Rate*rate", "A1 + Rate * Rate"),
      ("=IF(A1=\"\",\"\",A1*2)", "if(ismissing(A1), missing, A1 * 2)"), ("=A1&\" kg\"", "concat(A1, \" kg\")"),
      ("=IF(B1=\"Yes\",1,0)", "if(lower(B1) == \"yes\", 1, 0)"), ("=IFERROR(A1/B1,\"\")", "iferror(A1 / B1, missing)"),
      ("=AND(A1>0,B1<5)", "A1 > 0 and B1 < 5"), ("=AND(A1<>0,1/A1>2)", "min(A1 != 0, moreShown(1 / A1, 2)) == 1"),
      ("=SUM(1,,2)", "sum(1, 0, 2)"), ("=SUM(A1:B3,5,C1)", "sum(A1:B3) + sum([5, C1])"),
      ("=SUMPRODUCT(A1:B3*(D1:D3=2))", "sum(A1:B3 * acrossColumns(sameNumber(D1:D3, 2), 2))"),
      ("=\"a\"+1", "noValue(\"#VALUE!\") + 1"),
      ("=MAX(0,A1-B1)", "max(0, A1 - B1)"), ("=_xlfn.STDEV.S(A1:A5)", "stdev(A1:A5)"),
      ("=(1+B1)^2", "(1 + B1)^2"), ("=(1+B1)^A1", "raised(1 + B1, A1)"),
      ("=ROUND(A1*1.1,2)", "roundShown(A1 * 1.1, 2)"),
      ("=VLOOKUP(A1,C1:D9,2,FALSE)", "numberAt(D1:D9, positionOf(A1, C1:C9))"),
      ("=INDEX(B1:B9,MATCH(A1,A1:A9,0))", "numberAt(B1:B9, positionOf(A1, A1:A9))"),
      ("=SUMIF(A1:A9,\">5\",B1:B9)", "sumWhere(B1:B9, above(A1:A9, 5))"),
      ("=SUMIFS(C1:C9,A1:A9,\"x*\",B1:B9,\">=\"&D1)", "sumWhere(C1:C9, starting(A1:A9, \"x\") * atLeast(B1:B9, D1))"),
      ("=COUNTIF(A1:A9,\"yes\")", "sum(equalToText(A1:A9, \"yes\"))"),
      ("=SUMPRODUCT((A1:A9>2)*B1:B9)", "sum(moreThan(A1:A9, 2) * B1:B9)"), ("=INDEX({1,2,3},2)", "2"),
      ("=SUM(A:B)+SUM(3:4)", "sum(`A:B`) + sum(`3:4`)"),
      ("=COUNT('My sheet'!B2:B9)", "count(`My sheet!B2:B9`)"), ("=CHOOSE(2,A1,B1)", "B1"),
      ("=CHOOSE(A1,\"one\",\"two\")", "textAt([\"one\", \"two\"], A1)"),
      ("=IFS(A1>1,\"x\",TRUE,\"y\")", "if(A1 > 1, \"x\", \"y\")"), ("=1=\"1\"", "false"),
      ("=TRUE>5", "true"), ("=EOMONTH(A1,1)", "monthEnd(A1, 1)"), ("=A1&CHAR(10)&B1", "concat(A1, \"\\n\", B1)"),
      ("=SUM(A1:B2:C3)", "sum(A1:C3)"), ("=SUM(A1:INDEX(B1:B9,3))", "sum(A1:B3)"), ("=INDIRECT(\"B2\")+1", "B2 + 1"),
      ("=SUMIFS(INDEX(A1:C9,,D1),E1:E9,2)", "sumWhere(columnAt(A1:C9, D1, 3), equalTo(E1:E9, 2))"),
      ("=SUM(IF(A1:A3=1,ROW(A1:A3)))", "sum(chosenItems(sameNumber(A1:A3, 1), (1..3)))"),
      ("=SUMIF(A1:A9,\"*\"&B1&\"*\",C1:C9)", "sumWhere(C1:C9, containing(A1:A9, withoutPattern(B1)))"),
      ("=PMT(5%/12,360,-A1)", "pmt(5% / 12, 360, -A1)"), ("=ROWS(A1:B3)*COLUMN(C1)", "3 * 3"), ("=@A1", "A1"),
      ("=SUM(A1:A3)=1", "sameShown(sum(A1:A3), 1)"), ("=A1<=B1", "not moreShown(A1, B1)"),
      ("=A1+B1<>0", "A1 + B1 != 0"), ("=LEN(A1)+1>ROW(B5)", "length(A1) + 1 > 5"),
      ("=IRR(A1:A9)", "irr(present(A1:A9))"), ("=NPV(B1,A1:A9)", "npv(B1, present(A1:A9))"),
      ("=LOOKUP(2,1/(A1:A9<>0),B1:B9)", "numberAt(B1:B9, lastPlaceWhere(otherNumber(A1:A9, 0)))"),
      ("=MDETERM({1,2;3,4})", "det([[1, 2], [3, 4]])"),
      ("=NOT(ISNUMBER(SEARCH(\"x\",A1)))", "not not iserror(placeOfAnyCase(\"x\", A1, 1))"),
    ])
  func translations(_ text: String, _ expected: String) throws {
    #expect(try translated(text) == expected)
  }

  @Test(
    "what does not fit the grammar, or has no equivalent here, is an error at its place",
    arguments: [
      ("=1+", "unexpectedEnd", 3..<3), ("=(1", "unclosedBracket", 1..<2), ("=SUM(1", "unclosedBracket", 1..<4),
      ("={1,2;3}", "unmatchedBracket", 7..<8), ("={1,2", "unclosedBracket", 1..<2), ("=\"a", "unclosedBracket", 1..<3),
      ("=A1 B1", "unexpectedToken", 4..<6), ("=SUMM(1)", "unknownFunction", 1..<8),
      ("=ABS(1,2)", "wrongArgumentCount", 1..<9), ("=A1:A3", "noEquivalent", 1..<6), ("=A:A", "noEquivalent", 1..<4),
      ("=[1]Sheet1!A1", "noEquivalent", 1..<13), ("=SUM(Jan:Dec!A1)", "noEquivalent", 5..<15),
      ("=Sales[Amount]", "noEquivalent", 1..<14), ("=A1<\"b\"", "noEquivalent", 1..<7),
      ("=IF(A1,1,\"a\")", "noEquivalent", 1..<13),
      ("=IF(A1,B1)", "noEquivalent", 1..<10), ("=OFFSET(A1,B1,1)", "noEquivalent", 1..<16),
      ("=#VALU", "unexpectedCharacter", 1..<1),
      ("=\"1/2/2024\"+1", "noEquivalent", 11..<12), ("=ISNA(1/A1)", "noEquivalent", 1..<11),
      ("=B28#", "noEquivalent", 1..<5), ("=A1:Sheet2!B2", "noEquivalent", 1..<13),
      ("=SUM(A1:INDEX(B1:B9,C1))", "noEquivalent", 5..<23), ("=SUM(FILTER(A1:A9,B1:B9>2))", "noEquivalent", 5..<26),
      ("=INDIRECT(A1)", "noEquivalent", 1..<13), ("=TEXT(A1,\"0.#\")", "noEquivalent", 1..<15),
    ])
  func errors(_ text: String, _ kind: String, _ place: Range<Int>) {
    let error = #expect(throws: FormulaError.self) { try translated(text) }
    #expect(error?.kind.name == kind)
    #expect(error.map { Int($0.range.start)..<Int($0.range.end) } == place, "\(error?.kind.name ?? "")")
  }

  /// A sheet with a number, a text, a truth, an empty cell, an error and a number that may be "".
  private var sheet: DialectReferences {
    var references = DialectReferences.cells
    let kinds: [String: Dialect.Kinds] = [
      "A1": .number, "A2": .text, "A3": .truth, "A5": .error, "A6": [.number, .missing], "A7": .number,
    ]
    references.cell = { area in
      let kind = kinds[area.name] ?? .empty
      return DialectReferences.Cell(text: kind == .error ? "#N/A" : area.name, kind: kind)
    }
    references.filled = { area in area.places.filter { kinds[SheetArea(sheet: area.sheet, $0).name] != nil } }
    references.mayFail = { _ in false }
    references.place = CellPlace(column: 3, row: 4)
    return references
  }

  @Test(
    "what is known of a cell decides what stands for it",
    arguments: [
      ("=A4+1", "0 + 1"), ("=A4&\"x\"", "concat(\"\", \"x\")"), ("=A4=\"\"", "true"), ("=A4=0", "0 == 0"), ("=A4", "0"),
      ("=A1=\"\"", "false"), ("=A2=\"\"", "A2 == \"\""), ("=A6=\"\"", "ismissing(A6)"),
      ("=A6>5", "ismissing(A6) or A6 > 5"),
      ("=A6<5", "not ismissing(A6) and A6 < 5"), ("=A1=A2", "false"), ("=A1<A2", "true"), ("=A3>A2", "true"),
      ("=A2=A2", "lower(A2) == lower(A2)"), ("=SUM(A1:A4)", "sum(A1)"), ("=SUM(A1:A7)", "noValue(\"#N/A\")"),
      ("=COUNT(A1:A7)", "count(A1, A6, A7)"), ("=SUM(A6:A7,A3,TRUE)", "sum(A6, A7, true)"), ("=SUM(A2:A4)", "0"),
      ("=AVERAGE(A4)", "noValue(\"#DIV/0!\")"), ("=COUNTA(A1:A7)", "6"), ("=COUNTBLANK(A3:A4)", "1"),
      ("=IFERROR(A5,1)", "1"), ("=ISNUMBER(A1)", "true"), ("=ISTEXT(A2)", "true"),
      ("=ISNUMBER(A6)", "not ismissing(A6)"),
      ("=ISBLANK(A4)", "true"), ("=IF(ISBLANK(A4),1,A2)", "1"), ("=A2+1", "textNumber(A2) + 1"),
      ("=A1&A2", "concat(generalText(A1), A2)"), ("=A3&\"\"", "concat(if(A3, \"TRUE\", \"FALSE\"), \"\")"),
      ("=ROW()*10+COLUMN()", "4 * 10 + 3"), ("=INDEX(A1:A7,1)", "A1"), ("=A3=1", "false"), ("=SUM(A:A)", "0"),
      ("=COUNT(+A4,A4)", "count(0)"),
    ])
  func cells(_ text: String, _ expected: String) throws {
    var references = sheet
    references.filled = { [filled = references.filled] area in area.isUnbounded ? [] : filled(area) }
    #expect(try translated(text, references) == expected)
  }

  @Test(
    "values are those that Excel's documentation has",
    arguments: [
      ("=ROUND(2.15,1)", 2.2), ("=ROUND(-1.475,2)", -1.48), ("=ROUND(21.5,-1)", 20), ("=ROUND(1.005,2)", 1.01),
      ("=ROUND(1.15*35-0.00000000000001,1)", 40.3), ("=ROUNDUP(3.2,0)", 4), ("=ROUNDDOWN(-3.14159,1)", -3.1),
      ("=TRUNC(-8.9)", -8), ("=INT(-8.9)", -9), ("=MOD(-3,2)", 1), ("=MOD(3,-2)", -1), ("=QUOTIENT(-10,3)", -3),
      ("=CEILING(2.5,1)", 3), ("=FLOOR(-2.5,-2)", -2), ("=EVEN(-1)", -2), ("=ODD(1.5)", 3),
      ("=ATAN2(-1,-1)*4/PI()", -3), ("=ATAN2(-1,MOD(10,-2))/PI()", 1), ("=ATAN2(-1,0*-1)/PI()", 1),
      ("=LOG(8,2)", 3), ("=LOG(10)", 1), ("=POWER(4,5/4)", 5.656854249492381), ("=SUMSQ(3,4)", 25), ("=FACT(5)", 120),
      ("=COMBIN(8,2)", 28), ("=DEGREES(PI())", 180), ("=SUMPRODUCT({3,4;8,6;1,9},{2,7;6,7;5,3})", 156),
      ("=DATE(1900,2,29)", 60), ("=DATE(1900,3,1)", 61), ("=DATE(1900,1,1)", 1), ("=DATE(2008,1,35)", 39482),
      ("=DATE(108,1,2)", 39449), ("=DAY(60)", 29), ("=MONTH(60)", 2), ("=YEAR(0)", 1900), ("=DAY(0)", 0),
      ("=WEEKDAY(1)", 1), ("=WEEKDAY(39492)", 5), ("=WEEKDAY(39492,2)", 4), ("=WEEKDAY(39492,3)", 3),
      ("=EOMONTH(DATE(2011,1,1),1)", 40602), ("=EDATE(DATE(2011,1,15),-1)", 40527), ("=HOUR(0.75)", 18),
      ("=DAYS(DATE(2021,3,15),DATE(2021,2,1))", 42), ("=PMT(8%/12,10,10000)", -1037.0320893591607),
      ("=PMT(8%/12,10,10000,0,1)", -1030.1643271779742), ("=FV(6%/12,10,-200,-500,1)", 2581.4033740601362),
      ("=NPV(10%,-10000,3000,4200,6800)", 1188.4434123352207), ("=NPER(12%/12,-100,-1000,10000,1)", 59.67386567),
      ("=IPMT(10%/12,1,36,8000)", -66.66666666666667), ("=PPMT(10%/12,1,24,2000)", -75.62318601),
      ("=MATCH(39,{25,38,40,41},1)", 2), ("=MATCH(41,{25,38,40,41},0)", 4),
      ("=MATCH(\"B*\",{\"apple\",\"banana\"},0)", 2),
      ("=VLOOKUP(3,{1,10;3,30;5,50},2,FALSE)", 30), ("=VLOOKUP(4,{1,10;3,30;5,50},2)", 30),
      ("=LOOKUP(85,{0,60,70,80,90},{5,4,3,2,1})", 2), ("=LEN(\"a\"\"b\")", 3),
      ("=FIND(\"M\",\"Miriam McGovern\",3)", 8),
      ("=SEARCH(\"e\",\"Statements\",6)", 7), ("=VALUE(\"12\")+\"3\"", 15), ("=LEN(TRIM(\" First  Quarter \"))", 13),
      ("=LEN(TEXT(1234.567,\"#,##0.00\"))", 8), ("=LEN(REPT(\"*-\",3))", 6), ("=LEN(1/3&\"\")", 17),
      ("=(1/3&\"\")+0", 0.333333333333333),
      ("=RANK(2,A1:A3)", 2), ("=RANK.AVG(3,{1,3,3})", 1.5), ("=LARGE(A1:A3,1)", 3), ("=PERCENTILE(A1:A3,0.5)", 2),
      ("=SLOPE(A1:A3,{2,4,6})", 0.5),
      ("=FORECAST(30,{6,7,9,15,21},{20,28,31,38,40})", 10.607253086419755), ("=STDEVP(A1:A3)", 0.816496580927726),
      ("=SUM(A1:A3*2)", 12), ("=SUM(IF(A1:A3>1,A1:A3,0))", 5), ("=SUMPRODUCT(--(A1:A3>1))", 2),
      ("=SUMPRODUCT(A1:A3^2)", 14),
      ("=COUNTIF(A1:A3,\">=2\")", 2), ("=AVERAGEIF(A1:A3,\"<3\")", 1.5), ("=MAXIFS(A1:A3,A1:A3,\"<3\")", 2),
      ("=IF(A1>1,1,2)+CHOOSE(A2,10,20,30)", 22), ("=SWITCH(A2,1,10,2,20,0)", 20), ("=SUM(A1:A3)/COUNT(A1:A3)", 2),
    ] as [(String, Double)])
  func values(_ text: String, _ expected: Double) throws {
    let formula = try Formula(text, dialect: .excel)
    let found = try formula.evaluate(["A1": 1, "A2": 2, "A3": 3].filter { formula.variables.contains($0.key) })
    #expect(abs(found - expected) <= 1e-9 * max(1, abs(expected)), "\(found)")
  }

  @Test(
    "what is an error there fails here",
    arguments: [
      "=1/0", "=0^0", "=ATAN2(0,0)", "=SQRT(-1)", "=LN(0)", "=MOD(1,0)", "=#N/A+1", "=NA()", "=MATCH(42,{25,38},0)",
      "=INDEX({1,2},3)",
      "=CHOOSE(3,1,2)", "=FIND(\"z\",\"abc\")", "=VALUE(\"abc\")", "=CEILING(2.5,-2)", "=DATE(10000,1,1)",
      "=(-8)^(1/3)",
      "=LARGE({1,2},3)", "=AND(FALSE,1/0)", "=OR(TRUE,1/0)", "=IFS(FALSE,1)", "=AVERAGE({\"a\",\"b\"})",
    ])
  func failures(_ text: String) {
    #expect(throws: FormulaError.self) { try Formula(text, dialect: .excel).evaluate([:]) }
  }

  @Test("the names of a formula are its cells, and a text says whether it needs the book")
  func names() throws {
    let formula = try Formula("=ROUND(SUM(B2:B4)*Rate,2)", dialect: .excel)
    #expect(formula.variables == ["B2", "B3", "B4", "Rate"])
    #expect(try formula.evaluate(["B2": 1.5, "B3": 2, "B4": 0, "Rate": 1.1]) == 3.85)
    func callsDefinitions(_ text: String) throws -> Bool {
      try DialectTranslation(SourceText(text), in: FormulaDialect.excel.dialect).callsDefinitions
    }
    #expect(try callsDefinitions("=ROUND(A1,2)") && !callsDefinitions("=SUM(A1:A3)"))
    #expect(FormulaDialect.excel.book?.names.contains("roundShown") ?? false)
  }

  @Test("brackets nested as deep as a text is long take no stack, and many cells no time")
  func depth() throws {
    let deep = "=" + String(repeating: "(", count: 50_000) + "A1" + String(repeating: ")", count: 50_000)
    #expect(try translated(deep) == "A1")
    let long = "=" + (1...8_000).map { "A\($0)" }.joined(separator: "+")
    #expect(try translated(long).hasPrefix("A1 + A2 + A3"))
    #expect(throws: FormulaError.self) { try translated("=SUM(A1:XFD1048576)+SUM(A:XFD)", .cells) }
  }
}
