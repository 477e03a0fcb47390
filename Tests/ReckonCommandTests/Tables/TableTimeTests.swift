import Testing

/// Columns of times of day, and the clocks that columns of dates are read by.
@Suite("Tables with times of day")
struct TableTimeTests {
  private static let table = """
    name,begin,finish,at
    ann,8:15,17:05,2026-07-01T12:00-04:00
    bob,09:30,12:00,2026-07-01T12:00Z
    eve,22:00:30,6:30,2026-12-01T23:30Z

    """

  private static func run(_ arguments: String..., table: String = Self.table) -> ToolRun {
    ToolRun(["run"] + arguments + ["-"], input: table)
  }

  @Test("differences are minutes, sums with times are times of day, and a copied column keeps its fields")
  func arithmetic() {
    let run = Self.run(
      "worked = finish - begin; pause = begin + 45 min; late = pause > 9:30; gap = pause - begin; copy = begin",
      "--select",
      "worked,pause,late,gap,copy")
    #expect(
      run.output == """
        worked [min],pause,late,gap [min],copy
        530,9:00,false,45,8:15
        150,10:15,true,45,09:30
        -930.5,22:45:30,true,45,22:00:30

        """, "\(run.errors)")
  }

  @Test("conditions compare times, functions take their parts, and a formula may take a field as a text")
  func conditions() {
    #expect(Self.run("h = hour(begin)", "--where", "begin < 9:00", "--select", "name,h").output == "name,h\nann,8\n")
    #expect(Self.run("t = slice(begin, 1, 2)", "--select", "t").output == "t\n8:\n09\n22\n")
  }

  @Test("summaries, sorting and other rows take times of day as such") func summaries() {
    let summary = Self.run("--summary", "--statistics", "count,min,max", "--select", "begin,finish")
    #expect(summary.output == "column,count,min,max\nbegin,3,8:15,22:00:30\nfinish,3,6:30,17:05\n", "\(summary.errors)")
    #expect(Self.run("--sort", "finish", "--select", "name").output == "name\neve\nbob\nann\n")
    #expect(Self.run("m = mean(finish)", "--select", "m", "--head", "1").output == "m\n11:51:40\n")
  }

  @Test(
    "a field that is no time of day makes the column one of texts, or is an error of its row where the column is said to be one"
  )
  func others() {
    let table = "a\n9:30\n24:00\n"
    let texts = Self.run("b = a + 1 h", table: table)
    #expect(texts.code != .success)
    #expect(texts.errors.contains("‘a’ is a column of texts, since ‘24:00’ in row 2 is one"))
    let times = Self.run("b = a + 1 h", "--unit", "a=time", table: table)
    #expect(times.output == "a,b\n9:30,10:30\n24:00,\n")
    #expect(times.errors.contains("a is not a time of day"))
    #expect(Self.run("b = a + 1 h", table: "a [time]\n7:05\n").output == "a [time],b\n7:05,8:05\n")
  }

  @Test("dates with an offset are read by universal time, or by the clocks of the zone that is asked for") func zones()
  {
    #expect(
      Self.run("l = at + 0 h", "--select", "l").output == "l\n2026-07-01T16:00\n2026-07-01T12:00\n2026-12-01T23:30\n")
    // Berlin is two hours ahead in July and one in December.
    #expect(
      Self.run("l = at + 0 h", "--select", "l", "--time-zone", "Europe/Berlin").output
        == "l\n2026-07-01T18:00\n2026-07-01T14:00\n2026-12-02T00:30\n")
    let unknown = Self.run("l = at", "--time-zone", "Europe/Atlantis")
    #expect(unknown.code == .usage)
    #expect(unknown.errors.contains("--time-zone is a time zone of the system's database"))
  }
}
