import ReckonTables
import Testing

/// Columns with units.
@Suite("Tables with units")
struct TableUnitTests {
  @Test(
    "units of columns come from --unit or from the header, and the result's stands in its header",
    arguments: [
      (
        ["--unit", "distance=km", "--unit", "time=h"], "distance,time\n100,2\n",
        "distance,time,speed [km/h]\n100,2,50\n"
      ),
      ([], "distance [km],time [h]\n100,2\n", "distance [km],time [h],speed [km/h]\n100,2,50\n"),
      // --unit comes before the header.
      (["--unit", "time=min"], "distance [km],time [h]\n100,2\n", "distance [km],time [h],speed [km/min]\n100,2,50\n"),
      (
        ["--unit", "distance=m", "--decimal"], "distance,time [s]\n1,3\n",
        "distance,time [s],speed [m/s]\n1,3,0.3333333333333333333333333333333333\n"
      ),
      // What is no unit is a part of the name.
      (["--select", "speed"], "distance,time,note [x1]\n6,2,a\n", "speed\n3\n"),
    ])
  func headers(options: [String], table: String, expected: String) {
    let run = TableRun(arguments: ["speed = distance / time"] + options, input: table.utf8)
    #expect(run.output == expected, "\(run.errors)")
    #expect(run.code == .success)
  }

  @Test("later formulas know the units of earlier ones, and a conversion gives the column its unit")
  func chain() {
    let run = TableRun(
      "speed = distance / time; slow = speed to m/s; far = distance + 500 m; ratio = far / distance; distance = distance to m",
      input: "distance [km],time [h]\n36,2\n".utf8)
    #expect(
      run.output
        == "distance [m],time [h],speed [km/h],slow [m/s],far [km],ratio\n36000,2,18,5,36.5,1.0138888888888888\n",
      "\(run.errors)")
  }

  @Test("conditions compare quantities, and what mixes them is refused before the first row")
  func conditions() {
    let table = "id,length [m]\n1,2\n2,0.5\n"
    #expect(TableRun("--where", "length > 100 cm", input: table.utf8).output == "id,length [m]\n1,2\n")
    let wrong = TableRun("total = length + 3 s", input: table.utf8)
    #expect(
      wrong.code == .usage && wrong.output.isEmpty && wrong.errors.contains("a length and a time do not add"),
      "\(wrong.errors)")
  }

  @Test("JSON lines and summaries name units too")
  func otherFormats() {
    let table = "length [m]\n1\n3\n"
    #expect(
      TableRun("double = 2 length", "--format", "jsonl", input: table.utf8).output
        == "{\"length [m]\": 1, \"double [m]\": 2}\n{\"length [m]\": 3, \"double [m]\": 6}\n")
    let summary = TableRun("double = 2 length", "--summary", input: table.utf8).output
    #expect(
      summary.hasPrefix("column,count,sum,mean,min,max") && summary.contains("\ndouble [m],2,8,4,2,6,"), "\(summary)")
  }

  @Test(
    "a unit or column that does not exist is refused",
    arguments: [("lenth=m", "lenth"), ("length=mx", "mx"), ("length", "--unit distance=km")])
  func wrong(option: String, part: String) {
    let run = TableRun("2 length", "--unit", option, input: "length\n1\n".utf8)
    #expect(run.code == .usage && run.errors.contains(part), "\(run.errors)")
  }
}
