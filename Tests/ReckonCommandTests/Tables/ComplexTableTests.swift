import Testing

@Suite("Complex columns of tables")
struct ComplexTableTests {
  /// By the rules of arithmetic: (1 + 2i)² is -3 + 4i, whose magnitude is 5, (-3 + 4i)² is -7 - 24i, of 25.
  @Test(
    "a complex value is two columns, and later formulas use it as one number",
    arguments: [[], ["--decimal"]])
  func columns(options: [String]) {
    let run = TableRun(
      arguments: ["z = x + i*y; w = z*z; r = |w|; v = conj(w)/2; z = z/i"] + options,
      input: "x,y\n1,2\n-3,4\n".utf8)
    #expect(
      run.output == "x,y,z.re,z.im,w.re,w.im,r,v.re,v.im\n1,2,2,-1,-3,4,5,-1.5,-2\n-3,4,4,3,-7,-24,25,-3.5,12\n",
      "\(run.errors)")
  }

  @Test("a row fails in both parts at once, and in what uses it")
  func failures() {
    let run = TableRun("z = x + i*y; q = 1/z; p = im(q)*2", input: "x,y\n1,2\n0,0\n,5\n".utf8)
    #expect(run.output == "x,y,z.re,z.im,q.re,q.im,p\n1,2,1,2,0.2,-0.4,-0.8\n0,0,0,0,,,\n,5,,,,,\n")
    #expect(run.errorCount == 5)
    for error in [
      "row 2, column q: division by zero", "row 2, column p: q could not be computed", "row 3, column z: x is empty",
      "row 3, column q: z could not be computed", "row 3, column p: q could not be computed",
    ] {
      #expect(run.errors.contains(error), "\(run.errors)")
    }
  }

  @Test("parts are selected, sorted by and summed up like other columns, and conditions see complex numbers")
  func parts() {
    let table = "x,y\n1,2\n3,1\n2,3\n".utf8
    let z = "z = x + i*y"
    #expect(TableRun(z, "--select", "z", input: table).output == "z.re,z.im\n1,2\n3,1\n2,3\n")
    #expect(TableRun(z, "--select", "z.im", "--sort", "z.im", input: table).output == "z.im\n1\n2\n3\n")
    #expect(TableRun(z, "--where", "|z| > 3", "--select", "z.re", input: table).output == "z.re\n3\n2\n")
    #expect(TableRun("x = x + i*y", input: table).output == "x.re,y,x.im\n1,2,2\n3,1,1\n2,3,3\n")
    #expect(TableRun(z, "--sort", "z", input: table).errors.contains("there is no column z to sort by"))
    let unit = TableRun("V = (2 + i) A * (x Ω + i*y Ω)", "--select", "V", input: table)
    #expect(unit.output.hasPrefix("V.re [") && unit.output.hasSuffix("]\n0,5\n5,5\n1,8\n"), "\(unit.output)")
  }
}
