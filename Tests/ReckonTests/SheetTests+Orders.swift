import Reckon
import TestDepth
import Testing

/// Random sheets, filled in any order.
extension SheetTests {
  @Test("a random sheet has the values of evaluating every cell from its text, after every edit and undo")
  func random() throws {
    var source = RandomSource(seed: 29)
    let names = (1...12).map { "A\($0)" }
    var sheet = Sheet()
    var texts: [[String: Int]] = [[:]]
    // Each cell is a sum of some cells and 1, so that its value counts the ways down to the leaves; edits of later
    // cells only use earlier ones.
    func expected(_ index: Int, _ masks: [String: Int]) -> Int? {
      guard let mask = masks[names[index]] else { return nil }
      var sum = 1
      for other in 0..<index where mask & 1 << other != 0 {
        guard let part = expected(other, masks) else { return nil }
        sum += part
      }
      return sum
    }
    for _ in 0..<200 {
      if Int.random(in: 0..<4, using: &source) == 0, texts.count > 1 {
        sheet.undo()
        texts.removeLast()
      } else {
        var masks = texts[texts.count - 1]
        var changes: [(name: String, text: String?)] = []
        for _ in 0..<Int.random(in: 1...3, using: &source) {
          let index = Int.random(in: names.indices, using: &source)
          let mask = Int.random(in: 0..<(1 << index), using: &source) & Int.random(in: 0..<(1 << index), using: &source)
          let isEmptied = Int.random(in: 0..<6, using: &source) == 0
          masks[names[index]] = isEmptied ? nil : mask
          let parts = (0..<index).filter { mask & 1 << $0 != 0 }.map { names[$0] }
          changes.append((names[index], isEmptied ? nil : (["1"] + parts).joined(separator: " + ")))
        }
        try sheet.edit(changes)
        texts.append(masks)
      }
      for index in names.indices {
        let value = try? sheet.value(of: names[index])
        switch (texts[texts.count - 1][names[index]], expected(index, texts[texts.count - 1])) {
        case (nil, _): #expect(value == .missing)
        case (_?, nil): #expect(value == nil)
        case (_?, let sum?):
          #expect(value == .number(.double(Double(sum))), "\(names[index]) = \(sheet[names[index]] ?? "")")
        }
      }
    }
  }

  /// What a sheet shows of some cells: values, and errors with their names and places.
  private static func look(_ sheet: Sheet, _ names: [String]) -> [String] {
    names.map { name in
      do throws(FormulaError) { return "\(name): \(try sheet.value(of: name))" } catch {
        return "\(name): \(error.kind) \(error.range) \(error.source.text)"
      }
    }
  }

  @Test("a cell in several cycles, and one that uses what fails in two ways, have one error, whatever was filled first")
  func orders() throws {
    let cells = [
      ("A", "B + C"), ("B", "D + A"), ("C", "A"), ("D", "1/0"), ("E", "C + D"), ("F", "d(way*base, base)"),
      ("way", "base"), ("base", "5"),
    ]
    let names = cells.map { $0.0 }
    // B needs itself, so that what D fails with does not count; E does not.
    let expected: [String: FormulaError.Kind] = [
      "A": .cyclicDefinition(["A", "B", "A"]), "B": .cyclicDefinition(["B", "A", "B"]),
      "C": .cyclicDefinition(["C", "A", "C"]),
      "E": .cyclicDefinition(["C", "A", "C"]),
    ]
    var looks: Set<[String]> = []
    var random = RandomSource(seed: 4)
    for _ in 0..<40 {
      var sheet = Sheet()
      for (name, text) in cells.shuffled(using: &random) { try sheet.set(name, to: text) }
      for (name, kind) in expected { #expect(Self.error(sheet, name)?.kind == kind) }
      #expect(Self.error(sheet, "F")?.kind.name == "unexpectedToken")
      looks.insert(Self.look(sheet, names))
    }
    #expect(looks.count == 1)
    // It comes to the same value by another way, which F may not differentiate.
    var sheet = try Self.sheet([("base", "5"), ("way", "5"), ("F", "d(way*base, base)")])
    #expect(try sheet.value(of: "F") == 5)
    try sheet.set("way", to: "base")
    #expect(Self.error(sheet, "F")?.kind.name == "unexpectedToken")
    try sheet.set("way", to: "5")
    #expect(try sheet.value(of: "F") == 5)
  }

  @Test("after random edits a sheet shows what it shows when the same cells are filled in another order")
  func randomOrders() throws {
    var random = RandomSource(seed: 53)
    let names = ["A1", "A2", "A3", "B1", "B2", "total", "totals", "net"]
    func text() -> String {
      func name() -> String { names.randomElement(using: &random) ?? "" }
      let forms = [
        "\(name()) + \(name())", "1/\(name())", "\(name()) * 0", "sum(A1:B2)", "\(name()) > 0 ? \(name()) : \(name())",
        "3 km", "\"x\"",
        "2", "0",
        "d(\(name())*\(name()), \(name()))", "totl + \(name())", "0", "1", "5", "1/0", "1 +", "sqrt(0 - \(name()))",
        "\(name()) + 2 s",
      ]
      return forms.randomElement(using: &random) ?? ""
    }
    var errors: [String: Int] = [:]
    for _ in 0..<Depth.count(quick: 100, full: 20_000) {
      var sheet = Sheet()
      for _ in 0..<Int.random(in: 1...25, using: &random) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: sheet.undo()
        case 1: sheet.redo()
        case 2: try sheet.set(names.randomElement(using: &random) ?? "", to: nil)
        default: try sheet.set(names.randomElement(using: &random) ?? "", to: text())
        }
      }
      let look = Self.look(sheet, names)
      for name in names { if let error = Self.error(sheet, name) { errors[error.kind.name, default: 0] += 1 } }
      let filled = names.compactMap { name in sheet[name].map { (name, $0) } }
      for round in 0..<3 {
        var other = Sheet()
        let order = filled.shuffled(using: &random)
        if round == 0 {
          try other.edit(order.map { (name: $0.0, text: $0.1) })
        } else {
          for (name, text) in order { try other.set(name, to: text) }
        }
        #expect(Self.look(other, names) == look, "\(filled)")
      }
    }
    for kind in [
      "cyclicDefinition", "divisionByZero", "unknownName", "missingValue", "incompatibleUnits", "misplacedKind",
    ] {
      #expect(errors[kind, default: 0] > 0, "\(kind): \(errors)")
    }
  }
}
