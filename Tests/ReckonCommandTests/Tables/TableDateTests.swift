import Testing

/// Columns of ISO dates. Values are those of the calendar.
@Suite("Tables with dates")
struct TableDateTests {
  private static let table = """
    date,name,due,n
    2024-02-28,a,2024-03-01,1
    2024-03-01,b,2024-03-31T12:00Z,2
    ,c,2024-01-01,3
    2024-12-25,d,2025-01-01,4

    """

  private static func run(_ arguments: String..., table: String = Self.table) -> ToolRun {
    ToolRun(["run"] + arguments + ["-"], input: table)
  }

  @Test("differences are in days, weekdays are numbers, and sums are dates again")
  func arithmetic() {
    let run = Self.run(
      "wait = due - date to d; day = weekday(date); next = date + 1 month; late = n d + date", "--select",
      "wait,day,next,late")
    #expect(
      run.output == """
        wait [d],day,next,late
        2,3,2024-03-28,2024-02-29
        30.5,5,2024-04-01,2024-03-03
        ,,,
        7,3,2025-01-25,2024-12-29

        """, "\(run.errors)")
    // 2024-01-01 was a Monday.
    #expect(run.errors.contains("date is empty"))
  }

  @Test(
    "parts of dates are numbers and their names texts, in columns and conditions, and a column hides a function of its name"
  )
  func parts() {
    let run = Self.run(
      "code = 100 * year(date) + month(date); w = week(date); q = quarter(due); h = hour(due); first = startof(date, month); name = dayname(date)",
      "--select", "code,w,q,h,first,name", "--where", "not ismissing(date)")
    // 2024-02-28 was a Wednesday, 2024-03-01 a Friday, 2024-12-25 a Wednesday.
    #expect(
      run.output == """
        code,w,q,h,first,name
        202402,9,1,0,2024-02-01,Wednesday
        202403,9,1,12,2024-03-01,Friday
        202412,52,1,0,2024-12-01,Wednesday

        """, "\(run.errors)")
    #expect(
      Self.run("--where", "1000 / month(date) > 300 and monthname(date) == \"March\"", "--select", "n").output
        == "n\n2\n")
    #expect(Self.run("count(month(due) == 3)", "--select", "n", "--where", "n == 1").errors.isEmpty)
    #expect(
      Self.run("d = date(2024, n, 1)", "--select", "d", "--where", "n <= 2").output == "d\n2024-01-01\n2024-02-01\n")
    let hiding = "date,year,month\n2024-02-28,7,3\n"
    #expect(
      Self.run("a = year * 2; b = startof(date, month); c = week(date)", "--select", "a,b,c", table: hiding).output
        == "a,b,c\n14,2024-02-01,9\n")
    #expect(Self.run("a = year(date)", table: hiding).errors.contains("does not take a date"))
    #expect(Self.run("a = month(n)").errors.contains("month does not take a number; give it a date"))
  }

  // By Python's datetime.
  @Test(
    "names of days and months stand among other texts, and a date beyond the calendar has none",
    arguments: [[], ["--decimal"]])
  func names(options: [String]) {
    let table = "d,n\n9999-12-30,1\n2024-02-29,2\n,3\n2023-12-31T23:59:59,4\n9999-12-30,9\n"
    let run = ToolRun(
      [
        "run", "a = dayname(d + n * 1 day); b = n > 1 ? concat(upper(monthname(d)), n) : monthname(d)", "--select",
        "a,b", "-",
      ] + options,
      input: table)
    #expect(run.output == "a,b\nFriday,December\nSaturday,FEBRUARY2\n,\nThursday,DECEMBER4\n,DECEMBER9\n")
    #expect(run.errors.contains("row 5, column a: "))
  }

  @Test("conditions compare dates, in doubles, in decimals and in JSON lines")
  func conditions() {
    for options in [[], ["--decimal"]] {
      #expect(
        ToolRun(["run", "--where", "date >= 2024-03-01", "--select", "name", "-"] + options, input: Self.table).output
          == "name\nb\nd\n")
    }
    let lines = "{\"date\": \"2024-02-28\", \"n\": 1}\n{\"date\": \"2024-03-01\", \"n\": 2}\n"
    #expect(
      ToolRun("run", "later = date + n d", "--where", "date > 2024-02-29", "--from", "jsonl", "-", input: lines).output
        == "{\"date\": \"2024-03-01\", \"n\": 2, \"later\": \"2024-03-03\"}\n")
  }

  @Test("a later formula sees a date that an earlier one wrote")
  func chain() {
    #expect(
      Self.run("date = date + 1 year; gap = due - date to d", "--where", "n == 1", "--select", "date,gap").output
        == "date,gap [d]\n2025-02-28,-364\n")
  }

  @Test("a column is declared as one of dates where its first fields do not tell")
  func declared() {
    let table = "due [date],n\n?,1\n2024-03-01,2\n"
    let run = Self.run("next = due + 1 d", table: table)
    #expect(
      run.output == "due [date],n,next\n?,1,\n2024-03-01,2,2024-03-02\n" && run.errors.contains("due is not a date"))
    #expect(
      Self.run("next = due + 1 d", "--unit", "due=date", table: "due\n?\n2024-03-01\n").output
        == "due,next\n?,\n2024-03-01,2024-03-02\n")
    // Of two dates there is no sum, which is said before the first row.
    #expect(Self.run("x = date + due").code == .usage)
  }

  @Test("numbers that only look like dates stay what they are, and an impossible date is none")
  func others() {
    #expect(Self.run("y = 2x", table: "x\n2024\n5\n").output == "x,y\n2024,4048\n5,10\n")
    let run = Self.run("y = x + 1 d", table: "x\n2024-02-28\n2023-02-29\n")
    #expect(run.output == "x,y\n2024-02-28,2024-02-29\n2023-02-29,\n" && run.errors.contains("x is not a date"))
    #expect(
      Self.run("y = x + 1 d", table: "x\n2024-02-28T10:00:00.5Z\n").output
        == "x,y\n2024-02-28T10:00:00.5Z,2024-02-29T10:00:00.5\n")
    #expect(
      Self.run("y = x - 1969-12-31T23:59:59Z to s", table: "x\n1969-12-31T23:59:59.25Z\n").output.contains(",0.25\n"))
  }
}
