import Reckon
import ReckonCatalogue
import ReckonSyntax
import Testing

@Suite("Excel's functions of statistics, dates and money")
struct ExcelAnalysisTests {
  @Test(
    "values are those of Excel's documentation, or follow from definitions",
    arguments: [
      ("=_xlfn.NORM.S.INV(0.908789)", 1.3333347), ("=NORMINV(0.908789,40,1.5)", 42.000002),
      ("=_xlfn.NORM.DIST(42,40,1.5,TRUE)", 0.9087888), ("=_xlfn.NORM.DIST(42,40,1.5,FALSE)", 0.10934),
      ("=NORMSDIST(1.333333)", 0.908788726), ("=_xlfn.NORM.S.DIST(1.333333,0)", 0.164010148),
      ("=SUMXMY2({2,3,9,1,8,7,5},{6,5,11,7,5,4,4})", 79), ("=_xlfn.COVARIANCE.P({3,2,4,5,6},{9,7,12,15,17})", 5.2),
      ("=_xlfn.PERCENTILE.EXC({1,2,3,6,6,6,7,8,9},0.25)", 2.5), ("=DEVSQ({4,5,8,7,11,4,3})", 48),
      ("=SKEW({3,4,5,2,3,4,5,6,4,7})", 0.359543071), ("=KURT({3,4,5,2,3,4,5,6,4,7})", -0.151799637),
      ("=WEEKNUM(DATE(2012,3,9),2)", 11), ("=DATEDIF(DATE(2001,6,1),DATE(2002,8,15),\"D\")", 440),
      ("=DATEDIF(DATE(2001,1,1),DATE(2003,1,1),\"y\")", 2), ("=YEARFRAC(DATE(2012,1,1),DATE(2012,7,30))", 0.58055556),
      ("=YEARFRAC(DATE(2012,1,1),DATE(2012,7,30),1)", 0.57650273), ("=NETWORKDAYS.INTL(38718,38748)", 22),
      ("=NETWORKDAYS.INTL(38776,38748)", -21), ("=NETWORKDAYS.INTL(38718,38749,7,{38719,38733})", 22),
      ("=NETWORKDAYS.INTL(38718,38749,\"0010001\",{38719,38733})", 20),
      ("=XNPV(0.09,{-10000,2750,4250,3250,2750},{39448,39508,39751,39859,39904})", 2086.647602),
      ("=XIRR({-10000,2750,4250,3250,2750},{39448,39508,39751,39859,39904})", 0.373362535),
      ("=CUMIPMT(0.09/12,360,125000,13,24,0)", -11135.23213), ("=CUMPRINC(0.09/12,360,125000,13,24,0)", -934.1071234),
      ("=SYD(30000,7500,10,1)", 4090.909091), ("=RRI(96,10000,11000)", 0.000993307),
      ("=CONVERT(1,\"lbm\",\"kg\")", 0.45359237), ("=CONVERT(68,\"F\",\"C\")", 20),
      ("=CONVERT(2.5,\"ft\",\"m\")", 0.762), ("=CONVERT(1,\"km2\",\"m2\")", 1e6), ("=CONVERT(1,\"kWh\",\"J\")", 3.6e6),
      ("=LEN(FIXED(44.332))+LEN(FIXED(1234.567,-1,TRUE))", 9), ("=ISEVEN(-1)+ISODD(2.5)*2", 0),
      ("=_xlfn.RANK.AVG(3.5,{7,3.5,3.5,1,2},1)", 3.5), ("=RANK(3.5,{7,3.5,3.5,1,2},1)", 3),
      ("=VALUE(TEXT(1234.5,\"####\"))+LEN(TEXT(12,\"0####\"))+LEN(TEXT(0,\"##\"))", 1240),
      ("=FIND(\"2\",SUBSTITUTE(\"Quarter 1, 2011\",\"1\",\"2\",3))", 12),
    ] as [(String, Double)])
  func values(_ text: String, _ expected: Double) throws {
    let value = try Formula(text, dialect: .excel).evaluate([:])
    #expect(abs(value - expected) <= 5e-7 * max(1, abs(expected)), "\(value)")
  }

  @Test(
    "functions that came later have the values of Excel's documentation",
    arguments: [
      ("=_xlfn.FLOOR.MATH(24.3,5)+_xlfn.FLOOR.MATH(6.7)*100", 620), ("=_xlfn.FLOOR.MATH(-8.1,2)", -10),
      ("=_xlfn.FLOOR.MATH(-5.5,2,-1)", -4), ("=_xlfn.CEILING.MATH(24.3,5)+_xlfn.CEILING.MATH(6.7)*100", 725),
      ("=_xlfn.CEILING.MATH(-8.1,2)", -8), ("=_xlfn.CEILING.MATH(-5.5,2,-1)", -6),
      ("=_xlfn.MODE.SNGL({5.6,4,4,3,2,4})", 4), ("=_xlfn.BINOM.DIST(6,10,0.5,FALSE)", 0.2050781),
      ("=_xlfn.POISSON.DIST(2,5,TRUE)", 0.124652), ("=_xlfn.POISSON.DIST(2,5,FALSE)", 0.084224),
      ("=_xlfn.NEGBINOM.DIST(10,5,0.25,TRUE)", 0.3135141), ("=_xlfn.CONFIDENCE.NORM(0.05,2.5,50)", 0.692951912),
      ("=DB(1000000,100000,6,1,7)", 186083.3333), ("=DDB(2400,300,10,1,2)", 480), ("=DDB(2400,300,10,2,1.5)", 306),
      ("=DDB(2400,300,10,10)", 22.1225472), ("=DATEDIF(DATE(2001,6,1),DATE(2002,8,15),\"md\")", 14),
      ("=_xlfn.XLOOKUP(46523,{9700;39475;84200;160726},{0.1;0.22;0.24;0.32},0,1,1)", 0.24),
      ("=_xlfn.XLOOKUP(46523,{9700;39475;84200},{0.1;0.22;0.24},,-1)", 0.22),
      ("=_xlfn.XLOOKUP(5,{5;7;5},{1;2;3},,0,-1)", 3), ("=_xlfn.XMATCH(4,{5,4,3,2,1})", 2),
      ("=_xlfn.XMATCH(4.5,{5,4,3,2,1},1)", 1), ("=MATCH(\"b?r\",{\"bear\",\"bor\"},0)", 2),
      ("=_xlfn.XLOOKUP(\"b*\",{\"a\";\"bear\"},{1;2},9,2)+_xlfn.XLOOKUP(\"b*\",{\"a\";\"bear\"},{1;2},9)", 11),
      ("=LOOKUP(\"C\",{\"a\",\"b\",\"c\",\"d\";1,2,3,4})", 3), ("=LOOKUP(\"bump\",{\"a\",1;\"b\",2;\"c\",3})", 2),
      ("=LEN(_xlfn.TEXTAFTER(\"Red riding hood's, red hood\",\"hood\"))", 12),
      ("=LEN(_xlfn.TEXTBEFORE(\"Red riding hood's, red hood\",\"hood\",2))", 23),
      ("=_xlfn.LET(_xlpm.x,5,SUM(_xlpm.x,1))", 6), ("=_xlfn.LET(x,2,y,x+1,x*y+LET(x,10,x))", 16),
      ("=_xlfn.LAMBDA(a,b,SQRT(a^2+b^2))(3,4)", 5), ("=_xlfn.XOR(3>0,2<9)+_xlfn.XOR(3>0,2>9)*2", 2),
      ("=_xlfn.XLOOKUP(\"b\",{\"c\";\"b\"},{1;2},,1)", 2), ("=(TEXT(0.75,\"h:mm AM/PM\")=\"6:00 PM\")*1", 1),
      ("=(TEXT(0.5201,\"HH:MM:SS\")=\"12:28:57\")*1", 1), ("=(TEXT(39448.5,\"mm/dd h:mm\")=\"01/01 12:00\")*1", 1),
      ("=INDEX(_xlfn.SEQUENCE(4,5),2,3)", 8), ("=INDEX(_xlfn.SEQUENCE(,3,10,-2),1,3)", 6),
      ("=INDEX(FREQUENCY({79,85,78,85,50,81,95,88,97},{70,79,89}),3)", 4), ("=TREND({4,6},{3,3},9)", 5),
      ("=TRIM(\"85%\")*2", 1.7), ("=(\"\">5)+(5<\"\")*2+(\"\"<TRUE)*4+(\"\"<\"a\")*8", 15),
    ] as [(String, Double)])
  func laterFunctions(_ text: String, _ expected: Double) throws {
    let value = try Formula(text, dialect: .excel).evaluate([:])
    #expect(abs(value - expected) <= 5e-7 * max(1, abs(expected)), "\(value)")
  }

  // By Excel's documentation of each.
  @Test(
    "distributions of Student, Fisher and Pearson, and products of matrices",
    arguments: [
      ("=_xlfn.T.DIST(60,1,TRUE)", 0.99469533), ("=_xlfn.T.DIST(8,3,FALSE)", 0.00073691),
      ("=_xlfn.T.DIST.2T(1.959999998,60)", 0.05464493), ("=_xlfn.T.DIST.RT(1.959999998,60)", 0.027322465),
      ("=_xlfn.T.INV(0.75,2)", 0.8164966), ("=_xlfn.T.INV.2T(0.546449,60)", 0.606533),
      ("=TINV(0.054644927,60)", 1.96), ("=_xlfn.CONFIDENCE.T(0.05,1,50)", 0.284196855),
      ("=_xlfn.F.DIST(15.20686486,6,4,TRUE)", 0.99), ("=_xlfn.F.DIST(15.20686486,6,4,FALSE)", 0.0012238),
      ("=FDIST(15.20686486,6,4)", 0.01), ("=_xlfn.F.INV(0.01,6,4)", 0.10930991),
      ("=_xlfn.F.INV.RT(0.01,6,4)", 15.20686486), ("=_xlfn.CHISQ.DIST(0.5,1,TRUE)", 0.52049988),
      ("=_xlfn.CHISQ.DIST(2,3,FALSE)", 0.20755375), ("=CHIDIST(18.307,10)", 0.0500006),
      ("=_xlfn.CHISQ.INV(0.93,1)", 3.283020287), ("=_xlfn.CHISQ.INV.RT(0.050001,10)", 18.306973),
      ("=_xlfn.CHISQ.TEST({58,35;11,25;10,23},{45.35,47.65;17.56,18.44;16.09,16.91})", 0.000308192),
      ("=_xlfn.BETA.INV(0.685470581,8,10,1,3)", 2), ("=_xlfn.HYPGEOM.DIST(1,4,8,20,TRUE)", 0.465428277),
      ("=HYPGEOMDIST(1,4,8,20)", 0.363261094), ("=_xlfn.GAMMA.DIST(10.00001131,9,2,TRUE)", 0.068094),
      ("=_xlfn.SKEW.P({3,4,5,2,3,4,5,6,4,7})", 0.303193339), ("=_xlfn.NUMBERVALUE(\"1,234.5\")", 1234.5),
      ("=INDEX(MMULT({1,3;7,2},{2,0;0,2}),2,1)", 14), ("=SUM(MMULT(TRANSPOSE({1;2;3}),{4;5;6}))", 32),
      ("=MDETERM({1,3,8,5;1,3,6,1;1,1,1,0;7,3,10,2})", 88), ("=MDETERM({3,6;1,1})", -3),
    ] as [(String, Double)])
  func distributions(_ text: String, _ expected: Double) throws {
    let value = try Formula(text, dialect: .excel).evaluate([:])
    #expect(abs(value - expected) <= 5e-7 * max(1, abs(expected)), "\(value)")
  }

  @Test(
    "what is a function as a value, or reads XML, is refused by name",
    arguments: ["=_xlfn.LAMBDA(x,x+1)", "=_xlfn.LET(A1,1,A1)", "=_xlfn.FILTERXML(A1,\"//a\")", "=OFFSET(A1,B1,0)"])
  func refusedByName(_ text: String) {
    let error = #expect(throws: FormulaError.self) { try FormulaDialect.excel.translation(of: text) }
    #expect(error?.kind.name == "noEquivalent")
  }

  @Test(
    "what has no equal is refused in a choice for each cell too, where none is left out",
    arguments: [
      "=MAX(IF(A1:A3>1,_xlfn.FILTERXML(A1,\"//a\"),2))", "=MAX(IF(A1:A3>1,IF(B1:B2>1,C1:C3)))",
      "=MAX(IF(A1:A3>1,(B1:B2>1)*C1:C3,2))", "=SUM(IF(A1:A3>1,1,INDIRECT(B1)))", "=SUM((A1:A3>1)*INDIRECT(B1))",
    ])
  func refusedInArrays(_ text: String) {
    let error = #expect(throws: FormulaError.self) { try FormulaDialect.excel.translation(of: text) }
    #expect(error?.kind.name == "noEquivalent")
  }

  @Test(
    "units of which Excel's value is not certain, and those that are no constants, are refused",
    arguments: [
      "=CONVERT(A1,\"mmHg\",\"Pa\")", "=CONVERT(A1,\"m\",\"sec\")", "=CONVERT(A1,\"furlong\",\"m\")",
      "=CONVERT(A1,B1,\"m\")",
      "=DATEDIF(A1,A2,\"yd\")", "=DATEDIF(A1,A2,B1)", "=CONVERT(A1,\"kft\",\"m\")", "=CONVERT(A1,\"\",\"m\")",
    ])
  func refused(_ text: String) {
    let error = #expect(throws: FormulaError.self) { try FormulaDialect.excel.translation(of: text) }
    #expect(error?.kind.name == "noEquivalent")
  }

  @Test("COUNTIF counts texts that look like its number, which is refused where there are any")
  func numberTexts() throws {
    var references = DialectReferences()
    references.holdsNumberTexts = { $0.rows.upperBound > 5 }
    func translated(_ text: String) throws(FormulaError) -> String {
      try DialectTranslation(SourceText(text), in: FormulaDialect.excel.dialect, references: references).text
    }
    #expect(try translated("=COUNTIF(A1:A3,5)") == "sum(equalTo(A1:A3, 5))")
    #expect(try translated("=COUNTIF(A1:A9,\">5\")") == "sum(above(A1:A9, 5))")
    for text in ["=COUNTIF(A1:A9,5)", "=SUMIF(A1:A9,\"<>5\",B1:B9)", "=COUNTIF(A1:A9,B1)", "=COUNTIF(A1:A9,\"=\"&B1)"] {
      let error = #expect(throws: FormulaError.self) { try translated(text) }
      #expect(error?.kind.name == "noEquivalent", "\(text)")
    }
  }
}
