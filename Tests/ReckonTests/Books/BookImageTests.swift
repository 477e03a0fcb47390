import Reckon
import TestDepth
import Testing

@Suite("Formula books: stored")
struct BookImageTests {
  static let text = """
    # Things.

    set angle rad
    # A rate.
    rate = 0.25
    parameter price = 4 * rate where price >= rate
    parameter factor
    net = price * (1 - rate) * factor
    area(r) = π * r^2 + sin(π/2) * 0
    depth(n) = n < 1 ? price : depth(n - 1) + 1
    total = Σ(k, 1, 3, k * net) + depth(4)
    > area(1) = π
    bad = 1 / (factor - factor)
    """

  static func book(_ mode: NumberMode = .double) throws -> FormulaBook {
    try FormulaBook(text.replacing("set angle rad", with: "set angle rad\nset mode \(mode)"), name: "things.reckon")
  }

  @Test("a default that is inexact makes what uses it inexact, stored or not, from inside and from outside")
  func inexactDefaults() throws {
    let written = try FormulaBook("set mode decimal\nparameter p = 2^0.5\nhalf = p^2/4\nwhole = 2")
    for book in [
      written, try FormulaBook(image: written.image()), try FormulaBook(image: written.image(keepingSource: false)),
    ] {
      #expect(try book.result(of: "half") == FormulaResult(.decimal(Decimal128("0.5")!), .rounded))
      #expect(try book.result(of: "half", ["p": 2]).exactness == .exact && book.result(of: "whole").exactness == .exact)
      var scope = Scope()
      scope.add(book)
      let options = Formula.Options(numberMode: .decimal)
      for (text, exactness) in [("half + 1", .rounded), ("p + 1", .rounded), ("whole + 1", .exact)]
        as [(String, Exactness)]
      {
        #expect(
          try Formula(text, variables: [], scope: scope, options: options).result(of: []).exactness == exactness,
          "\(text)")
      }
    }
  }

  @Test(
    "formulas that use a stored book know what its values are as those that use its text do",
    arguments: NumberMode.allCases)
  func storedKinds(_ mode: NumberMode) throws {
    let text = "set mode \(mode)\nlength = 3 m\nspan(x: km) = 2x\nisLong = length > 2 m\nday = 2024-03-01\n"
    let written = try FormulaBook(text)
    for book in [
      written, try FormulaBook(image: written.image()), try FormulaBook(image: written.image(keepingSource: false)),
    ] {
      var scope = Scope()
      scope.add(book)
      func formula(_ text: String) throws -> Formula {
        try Formula(text, variables: [], scope: scope, options: Formula.Options(numberMode: mode))
      }
      for (text, value, kind) in [
        ("length * 2", 6, .quantity(unit: "m")), ("length + 20 cm", 3.2, .quantity(unit: "m")),
        ("span(500 m)", 1, .quantity(unit: "km")),
        ("isLong", 1, .truth), ("day - 2024-02-28", 2, .quantity(unit: "d")),
      ] as [(String, Double, ValueKind)] {
        let formula = try formula(text)
        #expect(formula.kind == kind, "\(text)")
        #expect(try formula.result(of: []).number.double == value, "\(text)")
      }
      for text in ["length + 1", "length - 0.5*(1 + length)", "span(3)", "span(3 s)", "day * 2"] {
        #expect(throws: FormulaError.self, "\(text)") { try formula(text) }
      }
    }
  }

  @Test("a stored book gives what the book gives", arguments: NumberMode.allCases, [true, false])
  func roundTrip(_ mode: NumberMode, _ keepsSource: Bool) throws {
    let book = try Self.book(mode)
    let image = try book.image(keepingSource: keepsSource)
    let again = try FormulaBook(image: image)
    #expect(FormulaBook.isImage(image) && again.numberMode == mode && again.name == book.name)
    #expect(again.names == book.names && again.documentation == "Things.")
    let values: [String: Value] = ["factor": 3, "r": 2, "n": 3]
    for name in book.names where name != "bad" {
      #expect(try again.result(of: name, values) == book.result(of: name, values), "\(name)")
      #expect(again.dependencies(of: name) == book.dependencies(of: name))
      let expected = try #require(book.definition(named: name))
      let found = try #require(again.definition(named: name))
      #expect(found.name == name && found.kind == expected.kind && found.arguments == expected.arguments)
      #expect(found.documentation == expected.documentation && found.condition == expected.condition)
      #expect(keepsSource ? found == expected : found.text.isEmpty)
    }
    #expect(again.definition(named: "rate")?.documentation == "A rate.")
    let range = #expect(throws: FormulaError.self) { try again.evaluate("net", ["price": 0, "factor": 1]) }
    #expect(range?.kind == .outOfRange(parameter: "price", value: 0, condition: "price >= rate"))
    let error = #expect(throws: FormulaError.self) { try again.evaluate("bad", ["factor": 1]) }
    #expect(error?.kind.name == "divisionByZero" && error?.snippet.isEmpty == !keepsSource)
    #expect(try again.image(keepingSource: keepsSource) == image)
    #expect(again.hasSource == keepsSource && again.exampleCount == (keepsSource ? 1 : 0))
  }

  @Test("with its text, a stored book can be changed; without it, that is said")
  func changes() throws {
    let book = try Self.book()
    var kept = try FormulaBook(image: book.image())
    #expect(try kept.text == book.text && kept.failedExamples.isEmpty)
    #expect(try kept.define("rate = 0.5") == ["rate", "price", "net", "depth", "total"])
    #expect(try kept.evaluate("net", ["price": 2, "factor": 1]) == 1)
    #expect(kept.compiledNames.contains("area") && !kept.compiledNames.contains("total"))
    var stripped = try FormulaBook(image: book.image(keepingSource: false))
    #expect(#expect(throws: FormulaError.self) { try stripped.text }?.kind == .missingSource)
    #expect(
      #expect(throws: FormulaBookError.self) { try stripped.define("rate = 0.5") }?.errors.first?.kind == .missingSource
    )
    #expect(#expect(throws: FormulaError.self) { try stripped.image() }?.kind == .missingSource)
    #expect(throws: FormulaBookError.self) { try stripped.remove("total") }
  }

  @Test("formulas use stored books as they use those of texts", arguments: NumberMode.allCases, [true, false])
  func scope(_ mode: NumberMode, _ keepsSource: Bool) throws {
    let book = try Self.book(mode)
    var scope = Scope()
    scope.add(book)
    var stored = Scope()
    stored.add(try FormulaBook(image: book.image(keepingSource: keepsSource)))
    for options in [Formula.Options(numberMode: mode)] {
      for (text, variables) in [
        ("net + area(2) + rate", nil), ("total * total + area(x)", ["x", "factor"]),
        ("depth(6) + depth(2) + price", ["price"]),
        ("if(x > 0, net, area(x))", ["x", "factor", "price"]), ("f(a) = area(a) + net; f(1) + f(2)", ["factor"]),
      ] as [(String, [String]?)] {
        let first = try Formula(text, variables: variables, scope: scope, options: options)
        let second = try Formula(text, variables: variables, scope: stored, options: options)
        #expect(first.variables == second.variables)
        let inputs = first.variables.indices.map { Value.number(.double(Double($0) + 2)) }
        #expect(try first.result(of: inputs) == second.result(of: inputs), "\(text)")
      }
      let error = #expect(throws: FormulaError.self) {
        try Formula("1 + net", variables: [], scope: stored, options: options)
      }
      #expect(error?.kind == .missingParameter("factor") && error?.range == SourceRange(start: 4, end: 7))
      let failing = try Formula("1 + bad", variables: ["factor"], scope: stored, options: options)
      let place = #expect(throws: FormulaError.self) { try failing.result(of: [1]) }
      #expect(
        place?.kind.name == "divisionByZero"
          && place?.source.text == (keepsSource ? "bad = 1 / (factor - factor)" : "1 + bad"))
    }
    let other = Formula.Options(numberMode: mode == .double ? .decimal : .double)
    #expect(
      #expect(throws: FormulaError.self) { try Formula("rate", scope: stored, options: other) }?.kind
        == .conflictingMode("rate", mode: mode))
  }

  // Written by the last build that wrote programs of version 4.
  @Test("a book whose programs are of version 4 is still read")
  func olderPrograms() throws {
    let digits = Array(
      """
      524b4e420300c00ee0ed264870670101040001010f2f746d702f6f6c642e7265636b6f6e6c736574206d6f646520646563696d616c0a232041207261
      74652e0a706172616d657465722072617465203d20302e31390a6e6574203d203130302f330a67726f7373203d206e65742a2831202b207261746529
      0a726f756e6432287829203d20726f756e6428782c2032290a03030f2f746d702f6f6c642e7265636b6f6e040b6e6574203d203130302f33030f2f74
      6d702f6f6c642e7265636b6f6e051667726f7373203d206e65742a2831202b207261746529030f2f746d702f6f6c642e7265636b6f6e0617726f756e
      6432287829203d20726f756e6428782c2032290404726174650200000301074120726174652e15706172616d657465722072617465203d20302e3139
      00000104302e313913000000000000000000000000003c30000000036e657400010004000b6e6574203d203130302f33000046000100000101000000
      026400000000000000000000000000403000030000000000000000000000000040300001000600000600000001091f030000060302000a0102000605
      000567726f737300000005001667726f7373203d206e65742a2831202b20726174652900020100730001000001020100010472617465000364000000
      000000000000000000004030000300000000000000000000000000403000010000000000000000000000000040300001000c00000c00000001090002
      010006081f070001060302010a010201060501000d010200110402000d080100080e0006726f756e6432010000060017726f756e6432287829203d20
      726f756e6428782c20322901017800390001000001010201017800010200000000000000000000000000403000010008000008010000001390031f03
      000012010200150102000c0b00
      """.utf8.filter { $0 > 0x20 })
    let image = try stride(from: 0, to: digits.count, by: 2).map { index in
      try #require(UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16))
    }
    let book = try FormulaBook(image: image)
    let text = """
      set mode decimal
      # A rate.
      parameter rate = 0.19
      net = 100/3
      gross = net*(1 + rate)
      round2(x) = round(x, 2)
      """
    for name in ["net", "gross"] { #expect(try book.result(of: name) == FormulaBook(text).result(of: name)) }
  }

  @Test("a newer version is refused with a message that says so, and so is a program's image")
  func versions() throws {
    var image = try Self.book().image()
    image[4] = UInt8(FormulaBook.imageVersion + 1)
    #expect(#expect(throws: FormulaError.self) { try FormulaBook(image: image) }?.message.contains("newer") == true)
    #expect(throws: FormulaError.self) { try FormulaBook(image: try Formula("1").image) }
  }

  static let count = Depth.count(quick: 600, full: 40_000)

  /// Makes the checksum fit again, as someone hostile would.
  static func correctChecksum(of image: inout [UInt8]) {
    guard image.count >= 14 else { return }
    let sum = image[14...].reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    for index in 0..<8 { image[6 + index] = UInt8(truncatingIfNeeded: sum >> (UInt64(index) * 8)) }
  }

  /// Flips bits, cuts off, doubles stretches, and writes lengths that are far too large.
  static func mutate(_ image: inout [UInt8], using random: inout RandomSource) {
    for _ in 0..<Int.random(in: 1...3, using: &random) where image.count > 15 {
      let index = Int.random(in: 14..<image.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: image[index] = UInt8.random(in: 0...255, using: &random)
      case 1: image[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
      case 2: image.insert(UInt8.random(in: 0...255, using: &random), at: index)
      case 3: image.removeLast(Int.random(in: 1...min(image.count - 14, 40), using: &random))
      case 4: image.replaceSubrange(index..<index + 1, with: [0xFF, 0xFF, 0xFF, 0xFF, 0x0F])
      default: image.insert(contentsOf: image[index..<min(image.count, index + 9)], at: index)
      }
    }
  }

  @Test("changed images are refused or keep within their limits", arguments: [true, false])
  func hostile(_ keepsSource: Bool) throws {
    let image = try Self.book().image(keepingSource: keepsSource)
    var random = RandomSource(seed: 5)
    var limits = Limits()
    limits.steps = 2_000
    limits.callDepth = 200
    var ran = 0
    var refused = 0
    for round in 0..<Self.count / 2 {
      var changed = image
      Self.mutate(&changed, using: &random)
      if round % 2 == 0 { Self.correctChecksum(of: &changed) }
      guard let book = try? FormulaBook(image: changed, limits: limits) else {
        refused += 1
        continue
      }
      var scope = Scope()
      scope.add(book)
      for name in book.names {
        if (try? book.evaluate(name, ["price": 1, "factor": 2, "r": 1, "n": 2])) != nil {
          ran += 1
        } else {
          refused += 1
        }
        _ = book.dependencies(of: name) + book.dependents(of: name)
        if let formula = try? Formula("`\(name)`", scope: scope) {
          _ = try? formula.evaluate(formula.variables.map { _ in 1 })
        }
      }
      if round % 16 == 0 {
        _ = book.exampleCount + book.notes.count + ((try? book.image(keepingSource: false).count) ?? 0)
      }
    }
    #expect(ran > 0 && refused > 0)
  }

  @Test("changed images of programs are refused or keep within their limits")
  func hostilePrograms() throws {
    var random = RandomSource(seed: 6)
    var limits = Limits()
    limits.steps = 10_000
    var ran = 0
    for source in ["x*y + sin(x)", "f(n) = n < 2 ? n : f(n-1) + f(n-2); f(10) + x"] {
      let program = try Formula(source).program
      for image in [program.image, program.image(keepingSource: false)] {
        for round in 0..<Self.count / 4 {
          var changed = image
          Self.mutate(&changed, using: &random)
          if round % 2 == 0 { Self.correctChecksum(of: &changed) }
          guard let formula = try? Formula(image: changed, limits: limits) else { continue }
          _ = try? formula.evaluate(formula.variables.map { _ in 1.5 })
          ran += 1
        }
      }
    }
    #expect(ran > 0)
  }

  @Test("a program without its text evaluates, and fails without a place")
  func strippedProgram() throws {
    let program = try Formula("1 / x + 1/2x").program
    let stripped = try Formula(image: program.image(keepingSource: false))
    #expect(try stripped.evaluate(2) == 0.75 && stripped.source.isEmpty && stripped.notes.isEmpty)
    let error = #expect(throws: FormulaError.self) { try stripped.evaluate(0) }
    #expect(error?.kind == .divisionByZero(operation: "/", operands: [1, 0]) && error?.snippet == "")
    #expect(
      program.image(keepingSource: false).count < program.image(keepingSource: true).count - "1 / x + 1/2x".utf8.count)
  }
}
