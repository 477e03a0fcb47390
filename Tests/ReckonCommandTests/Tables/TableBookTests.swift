import Foundation
import Testing

@Suite("Books over tables")
struct TableBookTests {
  static let book = """
    # Prices.

    set angle rad
    R = 3
    parameter price where price >= 0
    parameter rate = 20%
    net = price * (1 - rate)
    gross(x) = x * R * sin(π/2)
    """

  private func run(_ formulas: String, _ input: String, image: Bool = false) throws -> ToolRun {
    let path = try ToolRun.file(Self.book)
    guard image else { return ToolRun("run", formulas, "-", "--book", path, input: input) }
    #expect(ToolRun("compile", path, "--output", path + ".image").code == .success)
    return ToolRun("run", formulas, "-", "--book", path + ".image", input: input)
  }

  @Test("columns are the book's parameters, and its definitions are names in formulas", arguments: [false, true])
  func parameters(_ image: Bool) throws {
    #expect(
      try run("net; g = gross(net) * qty", "price,qty\n10,2\n", image: image).output == "price,qty,net,g\n10,2,8,48\n")
    #expect(try run("net", "rate,price\n0.5,10\n", image: image).output == "rate,price,net\n0.5,10,5\n")
    // The column R is not the book's R.
    #expect(try run("gross(R)", "R\n10\n", image: image).output == "R,gross(R)\n10,30\n")
  }

  // 1 L/s is 3.6 m³/h; 86 °F are 30 °C, 303.15 K.
  @Test(
    "columns and values in other units of a parameter's kind are those that its text takes, and so are its conditions",
    arguments: ["", "--strip", "text"])
  func otherUnits(form: String) throws {
    let path = try ToolRun.file(
      "parameter flow: m^3/h where flow <= 10 m^3/h\nparameter warmth: °C\nvolume = flow * 2 h to m^3\nabove = warmth - 20 °C to K\n"
    )
    var book = path
    if form != "text" {
      book += ".image"
      #expect(ToolRun(["compile", path, "--output", book] + (form.isEmpty ? [] : [form])).code == .success)
    }
    for mode in [[], ["--threads", "3"], ["--no-native"]] {
      let header = ToolRun(
        ["run", "volume; above", "-", "--book", book] + mode, input: "flow [L/s],warmth [°F]\n1,86\n2.5,68\n5,86\n")
      #expect(
        header.output == "flow [L/s],warmth [°F],volume [m^3],above [ΔK]\n1,86,7.2,10\n2.5,68,18,0\n5,86,,10\n",
        "\(mode): \(header.errors)")
      #expect(
        header.errors == "1 row error:\n  row 3, column volume: flow = 5 is out of range; it needs flow <= 10 m^3/h\n")
      let option = ToolRun(
        ["run", "volume", "-", "--book", book, "--unit", "flow=L/min", "--select", "volume"] + mode,
        input: "flow\n100\n")
      #expect(option.output == "volume [m^3]\n12\n", "\(option.errors)")
      let value = ToolRun(
        ["run", "n*volume", "-", "--book", book, "--let", "flow=1 L/s", "--select", "n*volume"] + mode, input: "n\n2\n")
      #expect(value.output == "n*volume [m^3]\n14.4\n", "\(value.errors)")
      #expect(
        ToolRun(["run", "volume", "-", "--book", book, "--let", "flow=5 L/s"] + mode, input: "n\n2\n").code
          == .evaluation)
    }
    #expect(ToolRun("eval", "volume", "--book", book, "--let", "flow=1 L/s").output == "7.2 m^3\n")
    #expect(
      ToolRun("eval", "volume", "--book", book, "--let", "flow=3 L/s").errors.contains("flow = 10.8 is out of range"))
    #expect(ToolRun("eval", "above", "--book", book, "--let", "warmth=77 °F").output == "5 K\n")
  }

  // By hand: 5 · 6²/8 = 22.5 and 10 · 3²/8 = 11.25, over 1,500 cm³; 1000 · 9.80665 · 0.01 · 20/0.7 W, and twice the
  // flow to half the height; 12/3 and 5/2.5, squared times 3 and 2.5; 38/5 and 45/5; 8 + 1.5 · 2.5 and 7.5.
  @Test("a book of an engineer's day runs over a table in units of its own: beam, pump, circuit, fuel and pay")
  func engineersDay() throws {
    let book = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/Books/engineering.reckon"
    ).path
    #expect(ToolRun("test", book).code == .success)
    let table = """
      id,load [kN/m],span [m],flow [m^3/h],height [m],u [V],r [kΩ],fuel [L],distance [km],worked [min]
      a,5,6,36,20,12,3,38,500,630
      b,10,3,72,10,5,2.5,45,500,450

      """
    let formulas = """
      moment = beamMoment(load, span) to kN m
      stress = momentStress(moment, rectangleModulus(100 mm, 300 mm)) to MPa
      power = liftPower(flow, height, 70%) to kW
      current = resistorCurrent(u, r) to mA
      heat = resistorHeat(current, r) to mW
      use = fuelUse(fuel, distance) to L/100km
      paid = paidTime(worked, 8 h) to h
      """
    let run = ToolRun(
      "run", formulas, "-", "--book", book, "--decimal", "--select", "id,moment,stress,power,current,heat,use,paid",
      input: table)
    #expect(
      run.output == """
        id,moment [kN m],stress [MPa],power [kW],current [mA],heat [mW],use [L/100km],paid [h]
        a,22.5,15,2.8019,4,48,7.6,11.75
        b,11.25,7.5,2.8019,2,10,9,7.5

        """, "\(run.errors)")
    #expect(ToolRun("run", "total = load + span", "-", "--book", book, input: table).errors.contains("do not add"))
  }

  @Test(
    "columns reach the parameters of a book through its own functions, also when a later book has functions of their names"
  )
  func twoBooks() throws {
    let first = try ToolRun.file("parameter p = 1\ng(x) = x * p\nf(x) = g(x) + 1\n")
    let second = try ToolRun.file("g(x) = x + 1000\n")
    let run = ToolRun("run", "w = f(v); u = g(v)", "-", "--book", first, "--book", second, input: "p,v\n5,2\n")
    #expect(run.output == "p,v,w,u\n5,2,11,1002\n", "\(run.errors)")
  }

  @Test("a number that the book does not allow is an error of its row", arguments: [false, true])
  func conditions(_ image: Bool) throws {
    let result = try run("net", "price\n10\n-3\nx\n0\n", image: image)
    #expect(result.output == "price,net\n10,8\n-3,\nx,\n0,0\n")
    #expect(
      result.errors
        == "2 row errors:\n  row 2, column net: price = -3 is out of range; it needs price >= 0\n  row 3, column net: price is not a number\n"
    )
  }

  @Test("what a book asks of its parameters binds only formulas that use the book's, but then also computed columns")
  func reach() throws {
    #expect(try run("double = price * 2; size = abs(price)", "price\n-3\n").output == "price,double,size\n-3,-6,3\n")
    let computed = try run("price = cost - 10; n = net", "cost\n5\n20\n")
    #expect(computed.output == "cost,price,n\n5,-5,\n20,10,8\n")
    #expect(computed.errors == "1 row error:\n  row 1, column n: price = -5 is out of range; it needs price >= 0\n")
    let decimal = ToolRun(
      "run", "n = net", "-", "--decimal", "--book", try ToolRun.file("set mode decimal\n" + Self.book),
      input: "price\n-1\n5\n")
    #expect(decimal.output == "price,n\n-1,\n5,4\n")
  }

  @Test("what a book asks of a parameter binds also where folding leaves nothing of the parameter")
  func folded() throws {
    let path = try ToolRun.file("parameter p where p > 0\ny = if(1, 2, p)\n")
    let result = ToolRun("run", "y", "-", "--book", path, "--where", "y > 0", input: "p\n-1\n3\n")
    #expect(result.output == "p,y\n3,2\n")
    #expect(result.errors == "1 row error:\n  row 1, column y: p = -1 is out of range; it needs p > 0\n")
    #expect(ToolRun("run", "y", "-", "--book", path, input: "p\n-1\n3\n").output == "p,y\n-1,\n3,2\n")
  }

  @Test("a column that hides a book's value is told of")
  func hiding() throws {
    let result = try run("g = net", "net\n99\n")
    #expect(result.output == "net,g\n99,99\n" && result.errors == "note: the column ‘net’ hides the book's ‘net’\n")
  }

  @Test("a default that its own condition does not allow is an error of the book")
  func defaults() throws {
    let path = try ToolRun.file("parameter r = 5 where r > 10\ny = 2r\n")
    let result = ToolRun("run", "y", "-", "--book", path, input: "a\n1\n")
    #expect(result.code != .success && result.output.isEmpty && result.errors.contains("r > 10"))
  }

  @Test("a parameter that is no column and has no default is missing, by name")
  func missing() throws {
    let result = try run("net", "qty\n1\n")
    #expect(
      result.code == .usage && result.output.isEmpty
        && result.errors.contains("parameter ‘price’ has no value here and no default"))
  }

  @Test("a book in decimals computes tables in decimals")
  func decimals() throws {
    let path = try ToolRun.file("set mode decimal\nparameter x\ny = x + 0.2\n")
    #expect(ToolRun("run", "y", "-", "--book", path, input: "x\n0.1\n").output == "x,y\n0.1,0.3\n")
  }
}
