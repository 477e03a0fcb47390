import Reckon
import Testing

@Suite("Keeping names of any kind in a book")
struct SavingNamesTests {
  /// Names that a text could take for something else: signs, comments, ends of lines, words of the language and of
  /// books, and units.
  static let names = [
    "a b", "a=b", "a:=b", "a==b", "it's", "say \"x\"", "a#b", "# a", "a;b", "a,b", "a:b", "a(b)", "(a", "a\\b", "> a",
    "a > b", "a where b",
    "where",
    "parameter", "set", "import", "if", "and", "not", "to", "mod", "true", "km", "m", "d", "h", "pi2", "sin x",
    "a\u{2028}b", "a\u{2029}b",
    "a\u{a0}b",
    "a\u{301}", "한글 이름", "a’b", "1 x", "a.b", "±", "a ± b", "a  # ≈ b",
  ]

  /// What a book's name is to it.
  enum Role: CaseIterable {
    case value, function, functionParameter, parameter, withUnit, withCondition, withBoth, awaited
  }

  private static func book(_ name: String, _ role: Role) -> String {
    let name = "`\(name)`"
    return switch role {
    case .value: "\(name) = 3\nresult = \(name) + 1\n"
    case .function: "\(name)(x) = x + 3\nresult = \(name)(1)\n"
    case .functionParameter: "f(\(name)) = \(name) + 3\nresult = f(1)\n"
    case .parameter: "parameter \(name) = 3\nresult = \(name) + 1\n"
    case .withUnit: "parameter \(name): km = 3\nresult = \(name) / 1 [km] + 1\n"
    case .withCondition: "parameter \(name) = 3 where \(name) > 1\nresult = \(name) + 1\n"
    case .withBoth: "parameter \(name): km = 3 where \(name) > 1 [km]\nresult = \(name) / 1 [km] + 1\n"
    case .awaited: "parameter \(name): km where \(name) > 1 [km]\nresult = \(name) / 1 [km] + 1\n"
    }
  }

  /// What a book says of its parameters.
  private static func parameters(_ book: FormulaBook) -> [String] {
    book.parameters.map { "\($0.name): \($0.unit ?? "") where \($0.condition ?? "")" }
  }

  @Test(
    "a name that could be something else keeps its value, its unit and its condition when a session is saved",
    arguments: names)
  func roundTrips(_ name: String) throws {
    var kept = 0
    for role in Role.allCases {
      // A book that cannot have such a name says so, and then there is nothing to keep.
      guard let book = try? FormulaBook(Self.book(name, role)) else { continue }
      var session = FormulaSession()
      try session.load(book)
      let change = "`\(name)` = \(role == .withUnit || role == .withBoth || role == .awaited ? "5 [km]" : "5")"
      let isChanged = role != .value && role != .function && role != .functionParameter
      for round in 0..<2 {
        if round == 1 {
          guard isChanged else { continue }
          try session.run(change)
        }
        for base in [nil, book] {
          let text = try session.bookText(updating: base)
          let again = try FormulaBook(text)
          #expect(Self.parameters(again) == Self.parameters(book), "\(role), \(name): \(text)")
          var loaded = FormulaSession()
          try loaded.load(again)
          let expected = round == 1 ? "6" : role == .awaited ? nil : "4"
          #expect(loaded.definition(of: "result")?.result?.number.description == expected, "\(role), \(name): \(text)")
          kept += 1
        }
      }
    }
    #expect(kept > 6, "\(name)")
  }

  @Test("a parameter stays one when its value comes from another parameter, which no default may")
  func dependentParameters() throws {
    let book = try FormulaBook("parameter p = 2\nparameter `q r`: km = 3 where `q r` > 1 km\nresult = `q r` * p\n")
    var session = FormulaSession()
    try session.load(book)
    try session.run("`q r` = p * 4 [km]")
    let again = try FormulaBook(try session.bookText(updating: book))
    #expect(Self.parameters(again) == Self.parameters(book))
    var loaded = FormulaSession()
    try loaded.load(again)
    #expect(loaded.definition(of: "result")?.result?.written == "16 km")
    #expect(throws: FormulaError.self) { try loaded.run("`q r` = 0.5 km") }
  }
}
