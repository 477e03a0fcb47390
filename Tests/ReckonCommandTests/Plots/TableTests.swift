import Reckon
import Testing

@Suite("Tables of values")
struct TableTests {
  @Test("have exact points and aligned columns")
  func columns() {
    #expect(
      ToolRun("-e", ":table x, 2x 0 0.3 0.1").output
        == """
        x   x   2x
          0    0    0
        0.1  0.1  0.2
        0.2  0.2  0.4
        0.3  0.3  0.6

        """.replacing("x   x   2x", with: "  x    x   2x"))
    #expect(
      ToolRun("-e", ":table sin, cos 0 90 30").output
        == """
         x                                    sin                                    cos
         0                                      0                                      1
        30                                    0.5  0.8660254037844386467637231707529361…
        60  0.8660254037844386467637231707529361…                                    0.5
        90                                      1                                      0

        """)
  }

  @Test("square brackets hold their blanks together")
  func items() {
    #expect(
      ToolRun("-e", ":table [x, x^2][2] 0 3 1").output == """
        x  [x, x^2][2]
        0            0
        1            1
        2            4
        3            9

        """)
  }

  @Test(
    "steps of a tenth lead to a whole one, whatever their number",
    arguments: [
      ("0 1 0.1", 11, "1"), ("0 1 0.001", 1001, "1"), ("-1 1 0.25", 9, "1"), ("0 10 3", 4, "9"),
      ("1e-3 5e-3 1e-3", 5, "0.005"),
      ("0 999.9 0.1", 10_000, "999.9"),
    ])
  func steps(range: String, rows: Int, last: String) {
    let lines = ToolRun("-e", ":table x \(range)").output.split(separator: "\n")
    #expect(lines.count == rows + 1)
    #expect(lines.last?.split(separator: " ").last.map(String.init) == last)
  }

  @Test("have at most ten thousand rows")
  func limit() {
    #expect(
      ToolRun("-e", ":table x 0 1000 0.1").errors.contains("the table would have 10001 rows, and the maximum is 10000"))
    #expect(ToolRun("-e", ":table x 0 1e300 1e-300").errors.contains("too many rows"))
  }

  @Test("without a step have some twenty rows at round points")
  func standardStep() {
    #expect(ToolRun("-e", ":table x^2 0 10").output.split(separator: "\n").count == 22)
    let turn = ToolRun("-e", ":table sin 0 360").output.split(separator: "\n").map {
      $0.prefix { $0 != "." }.split(separator: " ")[0]
    }
    #expect(turn.count == 14 && turn[4] == "90")
    #expect(ToolRun("-e", ":table x - 3 0 1").output.split(separator: "\n").count == 22)
  }

  @Test("have a dash where there is no value, and the reason below")
  func failures() {
    let run = ToolRun("-e", ":table 1/x -1 1 1")
    #expect(run.output == " x  1/x\n-1   -1\n 0    –\n 1    1\n")
    #expect(run.errors == "– at 0: division by zero in 1 / 0; make the divisor other than 0\n" && run.code == .success)
    let many = ToolRun("-e", ":table ln -20 -1 1")
    #expect(many.errors.split(separator: "\n").count == 6 && many.errors.hasSuffix("– and 15 more\n"))
  }

  @Test("compute in the session's numbers and mark what is not exact")
  func modes() {
    let run = ToolRun("-e", ":set number-mode decimal\n:table x/3, sin x 1 2 1")
    #expect(
      run.output == """
        x                                 ≈ x/3                                ≈ sin x
        1  0.3333333333333333333333333333333333  0.01745240643728351281941897851631619
        2  0.6666666666666666666666666666666667  0.03489949670250097164599518162533294

        """)
  }

  @Test("notes on readings are shown once")
  func notes() {
    let run = ToolRun("-e", ":table 1/2x 1 3 1")
    #expect(run.errors == "note: read as 1/(2*x); for the other reading write 1/2*x\n")
  }
}
