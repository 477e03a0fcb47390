import TestDepth
import Testing

@Suite("Groups of rows")
struct GroupTests {
  /// What a group's whole numbers come to.
  private struct Group {
    var count = 0
    var sum = 0
    var least = Int.max
    var greatest = Int.min
  }

  /// A key that differs from others only in its end, its length or its beginning.
  private static func key(_ number: Int) -> String {
    let text = String(number)
    switch number % 5 {
    case 0: return text
    case 1: return "the same beginning of a long text \(text)"
    case 2: return "\(text) the same end of a long text"
    case 3: return String(repeating: "x", count: number % 31)
    default: return "\(text)1234567"
    }
  }

  /// A table of so many rows, and what its groups come to in the order of their first rows.
  private static func table(_ rowCount: Int, keys: Int) -> (text: String, expected: String) {
    var (groups, order): ([String: Group], [String]) = ([:], [])
    var text = "k,x\n"
    var number = 12_345
    for _ in 0..<rowCount {
      number = (number * 1_103_515_245 + 12_345) % 2_147_483_648
      let (key, x) = (Self.key(number / 1024 % keys), number % 2001 - 1000)
      text += "\(key),\(x)\n"
      if groups[key] == nil { order.append(key) }
      var group = groups[key] ?? Group()
      (group.count, group.sum) = (group.count + 1, group.sum + x)
      (group.least, group.greatest) = (min(group.least, x), max(group.greatest, x))
      groups[key] = group
    }
    let rows = order.map { key in
      let group = groups[key] ?? Group()
      return "\(key),x,\(group.count),\(group.sum),\(group.least),\(group.greatest)\n"
    }
    return (text, "k,column,count,sum,min,max\n" + rows.joined())
  }

  @Test(
    "keys of all lengths are distinguished, with any number of threads, blocks and groups",
    arguments: [7, 3000, 200_000])
  func keys(_ count: Int) {
    let (text, expected) = Self.table(Depth.isFull ? 400_000 : 60_000, keys: count)
    for threads in ["1", "2", "5"] {
      for mode in ["--double", "--decimal"] {
        let run = ToolRun(
          "run", "-", mode, "--threads", threads, "--statistics", "count,sum,min,max", "--group-by", "k", input: text)
        #expect(run.output == expected, "\(threads) threads, \(mode)")
      }
    }
  }

  @Test("keys of several columns differ even if their texts joined are equal, and texts may be longer than 254 bytes")
  func columns() {
    let long = String(repeating: "a", count: 300)
    let input = "a,b,x\n1,23,1\n12,3,2\n,123,4\n123,,8\n1,23,16\n\(long),b,32\n\(long)b,,64\n\(long),b,128\n"
    let run = ToolRun("run", "-", "--statistics", "sum", "--group-by", "a,b", input: input)
    #expect(
      run.output
        == "a,b,column,sum\n1,23,x,17\n12,3,x,2\n,123,x,4\n123,,x,8\n\(long),b,x,160\n\(long)b,,x,64\n")
  }

  @Test("have sums of rows in their order, that infinities, NaN and huge numbers change in their own groups only")
  func special() {
    // By hand; the deviation of 1e300 and -1e300 is √2·1e300, whose nearest double is 1.4142135623730952e300 by mpmath.
    let input = "k,x\na,1\nb,1e300\nc,0\na,2\nb,-1e300\nc,1\nd,0\nd,-0\na,3\n"
    let run = ToolRun("run", "y = k == \"c\" or k == \"d\" ? 1/x : x", "--ieee", "-", "--group-by", "k", input: input)
    #expect(
      run.output == """
        k,column,count,sum,mean,min,max,stdev
        a,y,3,6,2,1,3,1
        b,y,2,0,0,-1e+300,1e+300,1.4142135623730952e+300
        c,y,2,inf,inf,1,inf,nan
        d,y,2,nan,nan,-inf,inf,nan

        """)
  }

  @Test("of rows that a condition leaves out are none")
  func conditions() {
    let input = "k,x\na,1\nb,2\nc,3\nb,4\na,5\n"
    let run = ToolRun(
      "run", "-", "--where", "x > 1 and x < 5", "--statistics", "count,sum", "--group-by", "k", input: input)
    #expect(run.output == "k,column,count,sum\nb,x,2,6\nc,x,1,3\n")
  }

  @Test(
    "of a block that has more numbers than are kept of one at a time are those of all its rows", .optimizedOrFullDepth)
  func wideBlocks() {
    // 200,000 rows of 30 columns are six million numbers in one block.
    let formulas = (1...30).map { "n\($0) = \($0)*k" }.joined(separator: "; ")
    let input = "k\n" + String(repeating: "1\n2\n", count: 100_000)
    let run = ToolRun(
      "run", formulas, "-", "--statistics", "count,sum", "--group-by", "k", "--select", "n1,n30", input: input)
    #expect(
      run.output
        == "k,column,count,sum\n1,n1,100000,100000\n1,n30,100000,3000000\n2,n1,100000,200000\n2,n30,100000,6000000\n")
    let all = ToolRun("run", formulas, "-", "--statistics", "sum", "--group-by", "k", input: input)
    #expect(all.output.split(separator: "\n").count == 61 && all.output.hasSuffix("2,n30,6000000\n"))
  }
}
