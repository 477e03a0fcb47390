import Reckon

/// A book's text and changes of it: lines behind one that is `@@@` are changes, a definition each, or a name behind `-`
/// that is removed.
struct BookInput {
  enum Change: Hashable {
    case define(String)
    case remove(String)
  }

  let text: String
  let changes: [Change]

  static let limits: Limits = {
    var limits = Limits()
    limits.steps = 5_000
    limits.callDepth = 100
    return limits
  }()

  private static let mark = "@@@\n"
  private static let mostChanges = 6

  init(_ input: String) {
    let parts = input.utf8.split(separator: Self.mark.utf8, maxSplits: 1)
    text = parts.first.map { String(decoding: Array($0), as: UTF8.self) } ?? ""
    guard parts.count == 2 else {
      changes = []
      return
    }
    // A change of several lines has `\` before each line end but the last.
    let lines = String(decoding: Array(parts[1]), as: UTF8.self).replacing("\\\n", with: "\u{1}").split(separator: "\n")
    changes = lines.prefix(Self.mostChanges).map { line in
      let line = line.replacing("\u{1}", with: "\n")
      return line.hasPrefix("-") ? .remove(String(line.dropFirst())) : .define(String(line))
    }
  }

  /// The books that can be imported.
  static let imports: @Sendable (String) throws -> String = { path in
    switch path {
    case "other.reckon": "# Others.\nparameter height = 2 where height > 0\nother = height * 3\nhalve(x) = x / 2\n"
    case "circle.reckon": "import \"circle.reckon\"\nimport \"other.reckon\"\nround = other + 1\n"
    default: throw Missing()
    }
  }

  struct Missing: Error, CustomStringConvertible { let description = "there is no such book" }

  func book() throws(FormulaBookError) -> FormulaBook {
    try FormulaBook(text, limits: Self.limits, importing: Self.imports)
  }

  /// The book that another one's texts are.
  static func anew(_ book: FormulaBook) throws -> FormulaBook {
    let texts = try book.importedTexts
    return try FormulaBook(try book.text, limits: limits) { path in try texts[path] ?? imports(path) }
  }

  var isValid: Bool { FormulaBook.validate(text, limits: Self.limits, importing: Self.imports).isEmpty }
}

enum BookSeeds {
  static let words = [
    "parameter ", " where ", "import \"other.reckon\"\n", "set mode decimal\n", "set angle rad\n", "> ", " ± ",
    " = error", "@@@\n", "-",
    "# ",
    "other", "halve(", "\n", "price", "rate", "net", "`unit price`", "(\n", "\\\n",
  ]

  static let texts = [
    "# The price before tax.\nparameter price where price >= 0\nrate = 0.2\nnet = price * (1 - rate)\n> price = 100; net = 80\n@@@\nrate = 0.1\n-net\nrate(x) = x\nrate = net\n",
    "a = b + 1\nb = c * 2\nc = 3\n> a = 7\n@@@\nc = 4\nc = a\n-c\n-a\nb = 1\nd = a + b + c\n",
    "f(n) = n < 2 ? n : f(n-1) + f(n-2)\nx = f(9)\n> x = 34\n> f(10) = 55\n@@@\nf(n) = n\nf = 3\nf(n, m) = n\n",
    "set angle rad\ns(x) = sin(x)\nset angle deg\nt = s(1) + sin(30)\n@@@\ns(x) = cos(x)\n",
    "set mode decimal\nparameter p = 0.1 where 0 < p <= 1\nthird = p / 3\nsum3 = third*3 + 0.2\n> p = 0.3; third = 0.1 ± 1e-9\n> 1/0 = error\n@@@\nparameter p = 0.2\nparameter p = third\n",
    "import \"other.reckon\"\n\ntotal = other + halve(height) # remark\n@@@\nother = 5\n-height\nheight = 1\n",
    "import \"circle.reckon\"\nparameter π = 3\narea(r) = π*r^2\n@@@\n-π\nπ = 4\n",
    "# First.\n\n# Of v.\nv = (1 +\n  2)\n\n# Of w.\nw = v # behind\n@@@\n# New.\\\nv = 5\nw = (v\\\n+ 1)\nv = 6 # other\n",
    "a = a\nb = 1 +\nparameter q where r > 0\n> z = 1\nset angle foo\nimport \"none\"\n",
    "x = 1/0\ny = sqrt(-x)\nz = if(1, 2, x)\n@@@\nx = 1\n",
    "parameter w = 2\nlong = Σ(k, 1, 5, k*w) + Π(j, 1, 3, j)\nm = 5 km to mile\nkm = 7\n@@@\n-km\nkm(x) = x\nlong = 1\n",
    "\u{FEFF}`unit price` = 3\nnet = `unit price` * 2\n@@@\n`unit price` = 4\nmin = 2\n",
    "parameter p = 2\ng(x) = x*p\nf(p) = g(p)\n", "u = 5 USD to EUR\n", "import \"circle.reckon\"\nz = other\n",
    "set mode decimal\nparameter p = 2^0.5\nq = p * 3^0.5\nr = q + 1\n@@@\nparameter p = 3^0.5\nq = 4\n",
    "draw = random()\nsame = draw - draw\n@@@\ndraw = 4\n", "",
  ]
}
