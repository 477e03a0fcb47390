import TestDepth
import Testing

@Suite("Summaries")
struct SummaryTests {
  @Test("count, sum, mean, extremes and sample deviation of each new column, by hand")
  func byHand() {
    // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, squared deviations 32, 32/7.
    let input = "a\n" + [2, 4, 4, 4, 5, 5, 7, 9].map { "\($0)\n" }.joined()
    let run = ToolRun("run", "b = a; c = 2a", "-", "--summary", input: input)
    #expect(
      run.output == """
        column,count,sum,mean,min,max,stdev
        b,8,40,5,2,9,2.138089935299395
        c,8,80,10,4,18,4.27617987059879

        """)
  }

  @Test("named statistics are written in their order, percentiles between the nearest ranks, by hand")
  func statistics() {
    // 2, 4, 4, 4, 5, 5, 7, 9: rank 3.5 is 4.5, rank 1.75 is 4, rank 6.3 is 7.6, rank 6.993 is 8.986.
    let input = "a\n" + [9, 4, 5, 4, 2, 7, 4, 5].map { "\($0)\n" }.joined()
    let run = ToolRun("run", "-", "--statistics", "median, p25,p90,p99.9,p0,p100,count", input: input)
    #expect(run.output == "column,median,p25,p90,p99.9,p0,p100,count\na,4.5,4,7.6,8.986,2,9,8\n")
    let decimal = ToolRun("run", "b = a/10", "--decimal", "-", "--statistics", "p33.333333", input: "a\n1\n2\n4\n")
    // Rank 0.66666666 is 1 + 0.66666666.
    #expect(decimal.output == "column,p33.333333\nb,0.166666666\n")
  }

  @Test("a median is that of numbers, of each group, and of dates; none is that of no numbers, NaN that of NaN")
  func medians() {
    let groups = ToolRun(
      "run", "-", "--statistics", "median", "--group-by", "k", input: "k,x\na,3\nb,\na,1\nb,\na,8\nc,1\nc,2\n")
    #expect(groups.output == "k,column,median\na,x,3\nb,x,\nc,x,1.5\n")
    let dates = ToolRun(
      "run", "-", "--statistics", "sum,median,p50,stdev", input: "d\n2024-03-03\n2024-03-01\n2024-03-07\n")
    #expect(dates.output == "column,sum,median,p50,stdev\nd,,2024-03-03,2024-03-03,\n")
    #expect(
      ToolRun("run", "b = 0/a", "--ieee", "-", "--statistics", "median", input: "a\n0\n1\n2\n").output
        == "column,median\nb,nan\n")
    #expect(
      ToolRun("run", "b = 1/a", "--ieee", "-", "--statistics", "median", input: "a\n0\n0\n2\n0\n").output
        == "column,median\nb,inf\n")
    // Halfway between the two, rounded once; by Python's fractions.
    let close = ToolRun("run", "-", "--statistics", "median", input: "a\n0.1\n0.7\n")
    #expect(close.output == "column,median\na,0.39999999999999997\n")
    let huge = ToolRun("run", "-", "--statistics", "median", input: "a\n-1.5e308\n1.75e308\n")
    #expect(huge.output == "column,median\na,1.25e+307\n")
  }

  @Test("percentiles are those of sorted numbers, whatever the order, blocks and threads", arguments: ["1", "4"])
  func orders(_ threads: String) {
    // 0 to 100,000, so that the percentile p is 1000p; in order, reversed, shuffled, and with many equal ones.
    let count = 100_001
    for order in [{ $0 }, { count - 1 - $0 }, { $0 * 70_001 % count }] as [(Int) -> Int] {
      let input = "a\n" + (0..<count).map { "\(order($0))\n" }.joined()
      let run = ToolRun("run", "-", "--threads", threads, "--statistics", "p1,median,p99,p12.345", input: input)
      #expect(run.output == "column,p1,median,p99,p12.345\na,1000,50000,99000,12345\n")
    }
    let equal = "a\n" + (0..<50_000).map { "\($0 % 3)\n" }.joined()
    #expect(
      ToolRun("run", "-", "--threads", threads, "--statistics", "p33,p34,median", input: equal).output.hasSuffix(
        "a,0,1,1\n"))
  }

  @Test(
    "unknown statistics are refused", arguments: ["medain", "p101", "p", "p-1", "p5.", "p1.2345678", "", "count,,sum"])
  func unknownStatistics(_ names: String) {
    let run = ToolRun("run", "-", "--statistics", names, input: "a\n1\n")
    #expect(
      run.code == .usage
        && run.errors.contains(
          "--statistics are count, sum, mean, min, max, stdev, median, mode, or p and a percentage")
    )
  }

  @Test("kept numbers are limited by the length of the table, and N more")
  func keptNumbers() {
    // 5 rows of 4 columns keep 20 numbers beside 4 cells, the table has 12 bytes.
    func summary(_ cells: Int) -> ToolRun {
      ToolRun(
        "run", "a = 1; b = 2; c = 3; d = 4", "--statistics", "median", "-", "--limit", "summary-cells=\(cells)",
        input: "k\n1\n2\n3\n4\n5\n"
      )
    }
    #expect(summary(12).code == .success && summary(12).output.split(separator: "\n").count == 5)
    #expect(summary(11).code == .inputOutput && summary(11).output.isEmpty)
    #expect(summary(11).errors.contains("need more than 11 numbers beyond one for each byte of the table"))
  }

  @Test("values that are close to one another keep their digits", arguments: [1e9, 1e12, 1e15])
  func closeValues(_ base: Double) {
    // The textbook case: base + 4, 7, 13, 16 has the mean base + 10 and the variance 30.
    let input = "a\n" + [4.0, 7, 13, 16].map { "\(base + $0)\n" }.joined()
    let fields = ToolRun("run", "--summary", "-", input: input).output.split(separator: "\n")[1].split(separator: ",")
    #expect(Double(fields[3]) == base + 10 && fields[6] == "5.477225575051661")
  }

  @Test("a sum is that of the doubles, rounded once")
  func sums() {
    // Python's math.fsum gives 1 for ten times 0.1 and 2 for the second.
    #expect(
      ToolRun("run", "--summary", "-", input: "a\n" + String(repeating: "0.1\n", count: 10)).output.contains(
        "\na,10,1,0.1,"))
    #expect(ToolRun("run", "--summary", "-", input: "a\n1e16\n1\n1\n-1e16\n").output.contains("\na,4,2,0.5,"))
    let decimal = ToolRun("run", "b = a", "--summary", "--decimal", "-", input: "a\n0.1\n0.2\n0.4\n")
    #expect(
      decimal.output.contains(
        "\nb,3,0.7,0.2333333333333333333333333333333333,0.1,0.4,0.1527525231651946668862682397909336\n"))
  }

  @Test("huge numbers neither overflow nor hide small ones, and infinities are what adding makes of them")
  func hugeNumbers() {
    // By mpmath: sqrt(2)·1e200; sum and mean of the second are exact; its deviation is 1e308·2/sqrt(3).
    #expect(
      ToolRun("run", "--summary", "-", input: "a\n1e200\n3e200\n").output.hasSuffix(
        "a,2,4e+200,2e+200,1e+200,3e+200,1.414213562373095e+200\n"))
    let line = ToolRun("run", "--summary", "-", input: "a\n1e308\n1e308\n-1e308\n").output.split(separator: "\n")[1]
      .split(separator: ",")
    #expect(line[2] == "1e+308" && line[6] == "1.1547005383792515e+308")
    #expect(
      ToolRun("run", "--summary", "-", input: "a\n1e300\n1\n-1e300\n").output.contains("\na,3,1,0.3333333333333333,"))
    #expect(
      ToolRun("run", "b = 1/a", "--ieee", "--summary", "-", input: "a\n0\n1\n").output.hasSuffix(
        "b,2,inf,inf,1,inf,nan\n"))
  }

  @Test("groups come in the order of their first rows, each with its own numbers")
  func groups() {
    let input = "kind,x\nb,1\na,2\n\"b\",3\n,4\na,NA\n"
    let run = ToolRun("run", "y = 10x", "--group-by", "kind", "-", input: input)
    #expect(
      run.output == """
        kind,column,count,sum,mean,min,max,stdev
        b,y,2,40,20,10,30,14.142135623730951
        a,y,1,20,20,20,20,
        ,y,1,40,40,40,40,

        """)
    #expect(run.errors.contains("1 row error:\n  row 5, column y: x is not a number"))
    #expect(ToolRun("run", "y = x", "--group-by", "kin", "-", input: input).errors.contains("did you mean kind?"))
  }

  @Test("groups times columns are limited by the length of the table, and N more")
  func cells() {
    // 5 groups of 4 columns are 20, the table has 12 bytes.
    func summary(_ cells: Int) -> ToolRun {
      ToolRun(
        "run", "a = 1; b = 2; c = 3; d = 4", "--group-by", "k", "-", "--limit", "summary-cells=\(cells)",
        input: "k\n1\n2\n3\n4\n5\n")
    }
    #expect(summary(8).code == .success && summary(8).output.split(separator: "\n").count == 21)
    #expect(summary(7).code == .inputOutput && summary(7).output.isEmpty)
    #expect(
      summary(7).errors
        == "reckon: -: the summary has more than 7 groups times columns beyond one for each byte of the table; select fewer columns or raise the limit\n"
    )
  }

  @Test(
    "blocks whose groups are within the limit may together have more", .optimizedOrFullDepth, arguments: ["1", "3"])
  func cellsOfBlocks(_ threads: String) {
    // Two blocks of 65,536 groups each, times 9 columns: 131,000 beyond their bytes.
    let input = "k\n" + (0..<131_072).map { "\(1_000_000 + $0)\n" }.joined()
    func summary(_ cells: Int) -> ToolRun {
      let formulas = (1...9).map { "n\($0) = \($0)" }.joined(separator: "; ")
      return ToolRun(
        "run", formulas, "--group-by", "k", "-", "--threads", threads, "--limit", "summary-cells=\(cells)", "--select",
        "n1,n2,n3,n4,n5,n6,n7,n8,n9",
        input: input)
    }
    #expect(summary(131_070).code == .success)
    let refused = summary(131_069)
    #expect(
      refused.code == .inputOutput && refused.output.isEmpty
        && refused.errors.contains("more than 131069 groups times columns"))
  }

  @Test("no rows have a count and a sum, and no more")
  func empty() {
    #expect(
      ToolRun("run", "b = a", "--summary", "-", input: "a\n").output
        == "column,count,sum,mean,min,max,stdev\nb,0,0,,,,\n")
  }

  @Test("the condition and row errors decide which rows are summed up")
  func conditions() {
    let run = ToolRun(
      "run", "b = 1/a", "--where", "a < 4", "--summary", "-", "--format", "jsonl", input: "a\n0\n1\n2\n4\n")
    #expect(
      run.output
        == "{\"column\": \"b\", \"count\": 2, \"sum\": 1.5, \"mean\": 0.75, \"min\": 0.5, \"max\": 1, \"stdev\": 0.3535533905932738}\n"
    )
  }

  @Test("summaries do not depend on the number of threads")
  func threads() {
    var input = "k,a\n"
    for row in 0..<120_000 { input += "\(row % 7),\(Double(row * 7919 % 100_003) / 3)\n" }
    let one = ToolRun("run", "b = sqrt(a)", "--group-by", "k", "--threads", "1", "-", input: input)
    for count in ["2", "5"] {
      #expect(
        ToolRun("run", "b = sqrt(a)", "--group-by", "k", "--threads", count, "-", input: input).output == one.output)
    }
    #expect(one.output.split(separator: "\n").count == 8)
  }
}
