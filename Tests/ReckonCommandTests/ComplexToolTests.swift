import Testing

@Suite("Complex numbers in the tool")
struct ComplexToolTests {
  /// |3 + 4i| is 5, and its angle 53.1301023541559787…°, 0.927295218001612232… radians.
  @Test(
    "a complex number is shown by magnitude and angle, by its parts, or with places",
    arguments: [
      (["3 + 4i to polar"], "5∠53.13010235415598°"), (["2i to polar"], "2∠90°"), (["-1 + 0i to polar"], "1∠180°"),
      (["--angle", "rad", "3 + 4i to polar"], "5∠0.9272952180016122"), (["0i to polar"], "0∠0°"),
      (["5∠90° to polar"], "5∠90°"), (["5∠90° V to polar"], "(5∠90°) V"), (["230 V∠0° to fix 1"], "230.0 V"),
      (["--angle", "rad", "5∠90° to polar"], "5∠1.5707963267948966"),
      (["(3 + 4i) V to polar"], "(5∠53.13010235415598°) V"), (["2∠90 to rect"], "2i"), (["3 - 4i to rect"], "3 - 4i"),
      (["(1 + 2i)/3 to fix 2"], "0.33 + 0.67i"), (["(1 + 2i)/3 to frac"], "1/3 + (2/3)i"),
      (["(3 + 4i) m to km to sig 2"], "(0.0030 + 0.0040i) km"),
      (["abs(5∠53.13010235415598° - (3 + 4i)) < 1e-13"], "true"),
    ])
  func shown(arguments: [String], expected: String) {
    let run = ToolRun(["eval"] + arguments)
    #expect(run.output == expected + "\n", "\(run.errors)")
  }

  @Test("a way to write whole numbers takes no complex one, and a value that is used again has its parts")
  func refused() throws {
    #expect(ToolRun("eval", "1 + i to hex").errors.contains("a way to write numbers"))
    let answers = try PromptRun(["z = 3 + 4i to polar", "z + 1", "ans to polar"]).answers
    #expect(answers[0].contains("≈ 5∠53.130102354156°") && answers[1].contains("4 + 4i"), "\(answers)")
    // √32 and 45°.
    #expect(answers[2].contains("≈ 5.6568542494924∠45°"), "\(answers)")
  }

  @Test(
    "an error outside of a real domain names the complex value where it has one",
    arguments: [
      ("sqrt(-4)", "--complex gives 2i"), ("ln(-1) + 1", "--complex gives 1 + 3.1415926535897"),
      ("(-8)^(1/3)", "--complex gives 1 + 1.7320508075688"), ("x = sqrt(-9); x^2", "--complex gives -9"),
      ("ln(0)", nil), ("floor(sqrt(-4))", nil), ("gamma(-1)", nil), ("1/0", nil),
    ])
  func advice(text: String, expected: String?) {
    let errors = ToolRun("eval", text).errors
    if let expected { #expect(errors.contains(expected)) } else { #expect(!errors.contains("--complex"), "\(errors)") }
    #expect(!ToolRun("eval", "--complex", text).errors.contains("--complex"))
  }

  @Test("the prompt names its setting, which gives that value")
  func prompt() throws {
    #expect(try PromptRun(["a = -4", "sqrt(a)"]).errors.contains(":set complex yes gives 2i"))
    #expect(try PromptRun([":set complex yes", "sqrt(-4)"]).answers[1].contains("2i"))
  }
}
