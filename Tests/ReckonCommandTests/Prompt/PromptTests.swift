import Foundation
import ReckonPrompt
import Testing

@Suite("Answers of the prompt")
struct PromptTests {
  @Test(
    "values are numbered, exact or not, and definitions are echoed with what they change",
    arguments: [
      ("2 + 3", "[1] 5"), ("x = 3", "[1] x = 3"), ("f(a) = a^2  # square", "f(a) = a^2"), ("0.1 + 0.2", "[1] 0.3"),
      ("1/3", "[1] 0.3333333333333333333333333333333333…"), ("1/4", "[1] 0.25"),
      ("1/3 to fix 20", "[1] ≈ 0.33333333333333333333"),
      ("ln 2", "[1] 0.6931471805599453094172321214581765…"), ("2 sin(45)^2", "[1] 1"),
      ("1234567.5", "[1] 1,234,567.5"), ("1e40", "[1] 10,000,000,000,000,000,000,000,000,000,000,000,000,000"),
      ("-12345", "[1] -12,345"),
      ("2 + 3; 4", "[1] 5\n[2] 4"),
      ("255 to hex", "[1] 0xFF"), ("10 to bin", "[1] 0b1010"), ("8 to oct", "[1] 0o10"), ("0.75 to frac", "[1] 3/4"),
      ("12345 to sci", "[1] 1.2345e4"), ("12345 to eng", "[1] 12.345e3"), ("2/3 to fix 2", "[1] ≈ 0.67"),
      ("2 to fix 2", "[1] 2.00"),
      ("30.5125 to dms", "[1] 30° 30′ 45″"), ("-0.5 to dms", "[1] -0° 30′ 0″"), ("1/3 to dms", "[1] ≈ 0° 20′ 0″"),
      ("59.9999999999 to dms", "[1] ≈ 60° 0′ 0″"), ("1e30 to dms", "[1] 1000000000000000000000000000000"),
      ("0.5 turn to deg", "[1] 180 deg"),
      ("5 km to mile", "[1] 3.106855961186669848087170921816591… mile"), ("x := 2", "[1] x = 2"), ("   ", ""),
      ("# nothing", ""),
      ("x = asin 1", "[1] x = 90"), ("√2", "[1] 1.414213562373095048801688724209698…"), ("√16", "[1] 4"),
      ("sin 30", "[1] 0.5"),
      ("cos 45", "[1] 0.7071067811865475244008443621048490…"),
      ("tan 135", "[1] -1"), ("log 1000", "[1] 3"), ("π", "[1] 3.141592653589793238462643383279502…"),
      ("2^100", "[1] 1,267,650,600,228,229,401,496,703,205,376"),
      ("94522879700260684295.38183539771339 to dms", "[1] 94522879700260684295.38183539771339"),
      ("cos 1e-9", "[1] 0.9999999999999999999998476912901066…"),
    ])
  func lines(_ line: String, _ expected: String) throws {
    let run = try PromptRun([line])
    #expect(run.answers.first == expected)
    #expect(run.errors.isEmpty)
  }

  @Test("comments may stand behind commands, and lists may go over several lines")
  func commentsAndLists() throws {
    let run = try PromptRun([":set angle-unit rad  # as in books", "sin 0.5 to fix 4", ":quit # enough"])
    #expect(run.answers.dropFirst().first == "[1] ≈ 0.4794" && run.errors.isEmpty, "\(run.answers) \(run.errors)")
    let list = try PromptRun(["rates = [\n1, 2\n]", "sum(rates)"])
    #expect(list.answers.contains("[2] 3"), "\(list.answers) \(list.errors)")
  }

  @Test("a comment behind a command is none of its arguments", arguments: PromptCommand.all.map(\.name))
  func comments(_ name: String) throws {
    let runs = try ["", " # as in books", "\t#"].map { try PromptRun(["x = 3", ":\(name)\($0)"]) }
    #expect(
      Set(runs.map(\.answers)).count == 1 && Set(runs.map(\.errors)).count == 1,
      "\(runs.map(\.answers)) \(runs.map(\.errors))")
  }

  @Test("a conversation goes on from the last value, and live definitions are shown when they change")
  func conversation() throws {
    let run = try PromptRun([
      "price = 20", "total := 3 * price", "tax = total / 10", "price = 25", "* 2", "- 1", "-1", "ans(1) + ans",
      "price = 0", "r := 1/price",
      "price = 5", "r := 1/price", "price = 0", "r",
    ])
    #expect(
      run.answers == [
        "[1] price = 20", "[2] total = 60", "[3] tax = 6", "[4] price = 25\n    total = 75\n    tax updated",
        "[5] ans * 2 = 50",
        "[6] ans - 1 = 49", "[7] -1", "[8] 19", "[9] price = 0\n    total = 0\n    tax updated", "",
        "[10] price = 5\n    total = 15\n    tax updated", "[11] r = 0.2",
        "[12] price = 0\n    total = 0\n    r has no value now: division by zero in 1 / 0; make the divisor other than 0\n    tax updated",
        "",
        "",
      ])
    #expect(run.errors.components(separatedBy: "division by zero").count == 3)
  }

  @Test("what was before an error in a line is shown and stays")
  func partly() throws {
    let run = try PromptRun(["a = 2; b = 1/0; c = 3", ":vars"])
    #expect(run.answers[0] == "[1] a = 2")
    #expect(run.answers[1] == "a = 2")
  }

  @Test("unfinished lines go on in the next, an empty line gives up")
  func continued() throws {
    let run = try PromptRun(["2 *", "(3", "+ 4)", "5 +", "", "6"])
    #expect(run.answers.filter { !$0.isEmpty } == ["[1] 14", "[2] 6"])
  }

  @Test("settings hold, are kept, and are the calculator's")
  func settings() throws {
    let first = try PromptRun([
      ":set angle rad", ":set places 2", "2/3", ":set mode double", "0.1 + 0.2", ":set grouping no", "1e6",
    ])
    #expect(
      first.answers.dropLast() == [
        "angle-unit = rad", "decimal-places = 2", "[1] ≈ 0.67", "number-mode = double", "[2] ≈ 0.3", "grouping = no",
        "[3] 1000000",
      ])
    let second = try PromptRun(
      [":set decimal-places automatic", "sin(1)", ":set angle", ":set nothing", ":set angle up"], home: first.folder)
    #expect(
      second.answers.dropLast() == ["decimal-places = automatic", "[1] 0.8414709848078965", "angle-unit = rad", "", ""])
    #expect(second.errors.contains("there is no setting nothing"))
    #expect(second.errors.contains("angle-unit is deg, rad or grad, not up"))
    #expect(ToolRun("settings", "angle-unit", home: first.folder.path).output == "rad\n")
  }

  @Test("definitions are listed, taken back, done again and forgotten")
  func definitions() throws {
    let run = try PromptRun([
      ":vars", "x = 3", "y := x + 1", "f(a) = a*x", ":vars", "x = 10", ":undo", ":redo", ":undo", ":forget x", "y",
      ":undo", "y",
      ":forget z",
      ":redo", ":redo",
    ])
    #expect(run.answers[0] == "nothing is defined; x = 3 defines a value, f(x) = x^2 a function")
    #expect(run.answers[4] == "x = 3\ny = 4    (y := x + 1)\nf(a) = a*x")
    #expect(run.answers[6] == "x = 3\ny = 4")
    #expect(run.answers[9].hasPrefix("x is no longer defined\n    y has no value now: the name ‘x’ is not known"))
    #expect(run.answers[12] == "[4] 4")
    #expect(run.errors.contains("z is not defined here"))
    #expect(run.errors.contains("there is nothing to redo"))
  }

  @Test("a book is kept, loaded in another session, changed and kept again, comments and all")
  func books() throws {
    let first = try PromptRun([
      "price = 20", "net(rate) = price * (1 - rate)", "net(0.25)", ":save HOME/prices.reckon",
      ":save HOME/prices.reckon",
    ])
    #expect(first.answers[3] == "2 definitions in \(first.folder.path)/prices.reckon")
    var text = try first.folder.text("prices.reckon")
    #expect(
      text
        == "set mode exact\n\nprice = 20\nnet(rate) = price * (1 - rate)\n\n# What was calculated.\n\n> net(0.25) = 15\n"
    )
    text = text.replacing("price = 20", with: "# What it costs.\nparameter price = 20 where price > 0   # each")
    try first.folder.write(text, to: "prices.reckon")
    let second = try PromptRun(
      [":load HOME/prices.reckon", "price = 40", "net(0.5)", "price = -1", ":save", ":save HOME/other.reckon"],
      home: first.folder)
    #expect(second.answers[0].hasSuffix("/prices.reckon adds 2 definitions: price, net(rate)"))
    #expect(second.answers[2] == "[2] 20")
    #expect(second.errors.contains("price = -1 is out of range; it needs price > 0"))
    #expect(
      try first.folder.text("prices.reckon")
        == text.replacing("parameter price = 20", with: "parameter price = 40").replacing(
          "> net(0.25) = 15\n", with: "> net(0.25) = 15\n> net(0.5) = 20\n"))
    let third = try PromptRun(
      [":save HOME/prices.reckon", "price = 7", ":load HOME/none.reckon", ":save"], home: first.folder)
    #expect(third.errors.contains("prices.reckon already exists"))
    #expect(third.errors.contains("none.reckon cannot be read"))
    #expect(third.errors.contains("save needs a file"))
  }

  @Test("a parameter without a value is asked for, and what needs it comes when it is given")
  func awaited() throws {
    let home = try ToolFolder()
    try home.write("parameter cost where cost >= 0\nnet = cost * 2\n", to: "a.reckon")
    let run = try PromptRun(
      [":load HOME/a.reckon", "net", "cost = 5", "net", "cost = -5", "net", ":save", ":undo", ":undo", "net"],
      home: home)
    #expect(run.answers[0].hasSuffix("/a.reckon adds 1 definition: net\nstill to be given: cost"))
    #expect(run.answers[2] == "[1] cost = 5\n    net updated")
    #expect(run.answers[3] == "[2] 10" && run.answers[5] == "[3] 10")
    #expect(run.errors.contains("cost"))
    #expect(
      try home.text("a.reckon").hasPrefix(
        "parameter cost = 5 where cost >= 0\nnet = cost * 2\n"))
  }

  @Test("a book that someone else has changed is not overwritten")
  func changedBook() throws {
    let home = try ToolFolder()
    // The plot stands for what someone else writes; it takes the place of what looks like a picture.
    try home.write("# <svg\na = 3\n", to: "a.svg")
    let run = try PromptRun([":load HOME/a.svg", ":plot x 0 1 HOME/a.svg", "a = 4", ":save"], home: home)
    #expect(run.errors.contains("was changed by someone else; :load it again, or save under another name"))
    #expect(try home.text("a.svg").contains("<svg"))
  }

  @Test("earlier values have their numbers in explanations too")
  func explained() throws {
    let run = try PromptRun(["7", "8", ":explain ans(1)+2"])
    #expect(run.answers[2].contains("%0 = 7\n%1 = 2\n"))
  }

  @Test(
    "what a book says of its parameters goes with it when it is taken back, and stays when it is kept under another name"
  )
  func conditions() throws {
    let home = try ToolFolder()
    try home.write(
      "# Rates.\nparameter rate = 0.2 where rate < 1\nparameter cost where cost > 0\nnet = cost * rate\n",
      to: "a.reckon")
    let run = try PromptRun(
      [
        ":load HOME/a.reckon", ":undo", "rate = 5", ":undo", ":load HOME/a.reckon", "rate = 5", ":undo", ":redo",
        "rate = 5", "rate = 0.5",
        ":save HOME/b.reckon", ":undo", ":undo", ":save",
      ], home: home)
    #expect(run.answers[2] == "[1] rate = 5")
    #expect(run.errors.components(separatedBy: "out of range").count == 3)
    // What was taken back is no reason to empty the file.
    #expect(run.errors.contains("save needs a file"))
    let text = try home.text("b.reckon")
    #expect(text == "# Rates.\nparameter rate = 0.5 where rate < 1\nparameter cost where cost > 0\nnet = cost * rate\n")
    try home.write("parameter fee = 1\n", to: "c.reckon")
    let both = try PromptRun(
      [":load HOME/a.reckon", ":load HOME/c.reckon", ":save", ":save HOME/d.reckon"], home: home)
    #expect(both.errors.contains("several books were loaded"))
    let all = try home.text("d.reckon")
    #expect(
      all.contains("parameter rate = 0.2 where rate < 1\n") && all.contains("parameter cost where cost > 0\n")
        && all.contains("parameter fee = 1\n"))
  }

  @Test("words of other prompts are understood, unless they are names of one's own")
  func otherPrompts() throws {
    let run = try PromptRun(["help", "?", "help = 3", "help", "exit", "1"])
    #expect(run.answers[0].contains("type an expression") && run.answers[1] == run.answers[0])
    #expect(run.answers[3] == "[2] 3" && run.answers.count == 5)
  }

  @Test("the caches tell what they have saved")
  func cache() throws {
    let run = try PromptRun(["x = 2", "x^10", "x^10", "x = 3", "x^10", ":cache"])
    #expect(run.answers[2] == "[3] 1,024" && run.answers[4] == "[5] 59,049")
    #expect(run.answers[5].hasPrefix("values:   1 found"))
  }

  @Test("wrong commands are said with a suggestion")
  func wrong() throws {
    let run = try PromptRun([":hlep", ":", ":undo", ":redo", ":forget", ":load", ":cache all"])
    for text in [
      "did you mean :help?", "nothing to undo", "nothing to redo", "forget takes the name", "load needs a file",
      "takes only the word clear",
    ] {
      #expect(run.errors.contains(text), "\(text)")
    }
  }
}
