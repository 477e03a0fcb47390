import ReckonCatalogue

extension Dialect {
  /// Excel: formulas of cells that refer to others by column and row.
  static let excel = Dialect(
    title: "Excel",
    lexicon: Lexicon(
      hasCase: false, textQuotes: [("\"", .doubled)], nameCharacters: ".\\", otherSigns: ["!", "#"], hasReferences: true
    ),
    grammar: Grammar(hasEmptyArguments: true),
    operators: [
      Operator(spellings: ["&"], position: .infix, level: 2, meanings: [.form(.join, .text)]),
      .binary(["+"], 3, "+"), .binary(["-"], 3, "-"), .binary(["*"], 4, "*"), .binary(["/"], 4, "/"),
      Operator(spellings: ["^"], position: .infix, level: 5, meanings: [.form(.power)]),
      Operator(spellings: ["%"], position: .postfix, level: 6, meanings: [.numbers(.postfix("%"))]),
      .sign(["-"], 7, "-"),
      Operator(spellings: ["+"], position: .prefix, level: 7, meanings: [.form(.value)]),
      Operator(spellings: ["@"], position: .prefix, level: 8, meanings: [.form(.same)]),
      Operator(spellings: ["#"], position: .postfix, level: 9, meanings: [.form(.spill)]),
      Operator(spellings: [":"], position: .infix, level: 9, meanings: [.form(.rectangle)]),
    ]
      + [("=", "=="), ("<>", "!="), ("<", "<"), ("<=", "<="), (">", ">"), (">=", ">=")].map { there, here in
        Operator(spellings: [there], position: .infix, level: 1, meanings: [.form(.comparison(here), .truth)])
      },
    functions: excelFunctions,
    constants: ["true": ("true", .truth), "false": ("false", .truth)],
    hasTruths: true, convertsOperands: true)
}
