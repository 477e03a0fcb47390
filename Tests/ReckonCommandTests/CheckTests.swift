import Foundation
import Testing

@Suite("check reads what reckon runs")
struct CheckTests {
  @Test(
    "statements are read as scripts are run",
    arguments: [
      "d = 5 km\nf = d to m\n", "d = 5 km\nd to m\n", "t = 2 h\nv = 90 km / t\nv to m/s\n", "x = 1 +\n  2\n",
      "x = [1,\n2]\nx[1]\n",
      "day = 2024-03-01\nday + 1 d\n", ":set angle rad\nsin(1)\n", "r = price * 2\nr + 5\n",
      "# comment\n\nx = 3 # three\n",
      ":load finance\nfutureValue(100, 10%, 2)\n", "\u{FEFF}x = 1\r\ny = x +\r\n 1\r\n", "total = fee + 5 km\n",
    ])
  func scripts(_ text: String) throws {
    let run = ToolRun("check", try ToolRun.file(text))
    #expect(run.code == .success && run.errors.isEmpty, "\(run.errors)")
  }

  @Test(
    "an error has its place in the file",
    arguments: [
      ("d = 5 km\nf = d to kg\n", "2:5", "km (length) and kg (mass)"), ("x = 1 +\n  siin(2)\n", "2:3", "siin"),
      (":set angle rad\n1 +* 2\n", "2:4", "*"), ("\u{FEFF}1 +* 2\r\n", "1:4", "*"),
      ("x = 1\r\ny = x +\r\n siin(1)\r\n", "3:2", "siin"),
    ])
  func errors(_ text: String, _ place: String, _ part: String) throws {
    let file = try ToolRun.file(text)
    let run = ToolRun("check", file)
    #expect(
      run.code == .usage && run.errors.hasPrefix("\(file):\(place): error: ") && run.errors.contains(part),
      "\(run.errors)")
  }

  @Test(
    "what check accepts, reckon runs, where every name is defined",
    arguments: ["d = 5 km\nf = d to m\nf\n", "x = 1 +\n2\nx\n"])
  func agreement(_ text: String) throws {
    let file = try ToolRun.file(text)
    #expect(ToolRun("check", file).code == .success)
    #expect(ToolRun(file).code == .success)
  }

  @Test("books that come with Reckon and stored books are checked as they are tested")
  func books() throws {
    #expect(ToolRun("check", "finance").code == .success)
    #expect(ToolRun("check", "reckon:calendar").code == .success)
    let book = try ToolRun.file("a = 1\n")
    #expect(ToolRun("compile", book, "--output", book + ".image").code == .success)
    #expect(ToolRun("check", book + ".image").code == .success)
    #expect(ToolRun("check", "finanze").code == .inputOutput)
  }

  @Test("a script that comes through a pipe is read whole")
  func pipes() throws {
    let result = try ToolProcess(shell: #""$0" check <(echo 'x = 1'; echo 'siin(x)')"#).wait()
    #expect(result.errors.contains(":2:1: error: the function ‘siin’") && result.code == 2, "\(result.errors)")
  }
}
