import Foundation
import Reckon
import ReckonCalculator
import ReckonPrompt
import Testing

@Suite("Completion")
struct CompleterTests {
  @Test(
    "a name becomes what it begins, with a bracket where one belongs",
    arguments: [
      ("2 + sqr|", "sqrt(", "2 + sqrt("), ("sqr|(9)", "sqrt", "sqrt(9)"), ("sqr| (9)", "sqrt", "sqrt (9)"),
      ("rando|", "random()", "random()"),
      ("1 + p|", "pi", "1 + pi"), ("arcs|", "arcsin(", "arcsin("), ("pri|", "price", "price"),
      ("2price + tax|", "taxed(", "2price + taxed("),
      ("f(radius) = ra|", "radius", "f(radius) = radius"), ("y = 3; yy = 4; yy + y|", "yy", "y = 3; yy = 4; yy + yy"),
      ("Σ(index, 1, 3, in|", "index", "Σ(index, 1, 3, index"), ("10 mo|", "mod", "10 mod"), ("mo|", "mod(", "mod("),
      ("si|n(30)", "sin", "sin(30)"), ("`unit p|", "`unit price`", "`unit price`"),
      ("3 + un|", "`unit price`", "3 + `unit price`"),
      ("1; 2 + cosh|", "cosh(", "1; 2 + cosh("), ("2 x 1; COSH|", "cosh(", "2 x 1; cosh("),
      ("nothin|", "nothing()", "nothing()"),
    ])
  func names(marked: String, candidate: String, result: String) throws {
    let line = try AssistantLine(
      marked, after: ["price = 20", "taxed(x) = 1.19 x", "`unit price` = 3", "nothing() = 0"])
    #expect(line.completed(with: candidate) == result, "\(line.candidates)")
  }

  @Test("the session's names come first, then the shorter, and other fits only where nothing begins so")
  func ranking() throws {
    #expect(try AssistantLine("si|", after: ["sixth = 6"]).candidates.first == "sixth")
    #expect(try AssistantLine("si|").candidates.prefix(3) == ["sin(", "sign(", "sinh("])
    #expect(try AssistantLine("LOG1|").candidates == ["log10(", "log1p("])
    #expect(try AssistantLine("ö|", after: ["größe = 3"]).completion == nil)
    #expect(try AssistantLine("öß|", after: ["größe = 3"]).candidates == ["größe"])
    #expect(try AssistantLine("edian|").candidates == ["median("])
    #expect(try AssistantLine("log|").candidates.contains("log₂(") == false)
    #expect(try AssistantLine("qqq|").completion == nil)
    #expect(try AssistantLine("|").completion == nil)
    #expect(try AssistantLine("2 + |").completion == nil)
    #expect(try AssistantLine("12|").completion == nil)
  }

  @Test("each candidate has a line about it, for own names their value or text")
  func summaries() throws {
    let line = try AssistantLine("si|", after: ["sixth = 1/8", "side(a) = a + 1"])
    let summaries = Dictionary(uniqueKeysWithValues: (line.completion?.candidates ?? []).map { ($0.label, $0.summary) })
    #expect(summaries["sixth"] == "= 0.125" && summaries["side"] == "side(a) = a + 1")
    #expect(summaries["sin"] == Catalogue.function(named: "sin")?.summary)
    for candidate in line.completion?.candidates ?? [] { #expect(!candidate.summary.isEmpty, "\(candidate)") }
  }

  @Test("behind to come units, those of the same kind first, and ways to write numbers")
  func units() throws {
    #expect(try AssistantLine("5 km to mil|").completed(with: "mile") == "5 km to mile")
    let all = try AssistantLine("5 km to |").candidates
    #expect(all.contains("m") && all.contains("mi") && !all.contains("kg"))
    #expect(try AssistantLine("5 kg in |").candidates.contains("lb"))
    #expect(try AssistantLine("255 to he|").candidates.contains("hex"))
    #expect(try AssistantLine("255 to |").candidates.contains("hex"))
    #expect(try AssistantLine("5 km/h to m/|").candidates.isEmpty == false)
    #expect(try AssistantLine("5 kilom|").completed(with: "kilometre") == "5 kilometre")
    #expect(try AssistantLine("kilom|").completion == nil)
    #expect(try AssistantLine("5 to si|").candidates.contains("sin(") == false)
    // A speed is converted to speeds, whatever unit stands last.
    let speeds = try AssistantLine("100 km / 2 h to |", after: ["d = 5 km"]).candidates
    #expect(speeds.contains("mph") && !speeds.contains("min") && !speeds.contains("km"))
    #expect(try AssistantLine("d to |", after: ["d = 5 km"]).candidates.contains("mi"))
    #expect(try AssistantLine("x = 2 N * 3 m; y = 2 kg * 3 m/s^2 to |").candidates.contains("lbf"))
  }

  @Test(
    "units stand behind numbers, brackets and names, and in products of units",
    arguments: [
      ("5 kilom|", "kilometre"), ("(1 + 2) kilom|", "kilometre"), ("d + 3 kilom|", "kilometre"),
      ("x kilom|", "kilometre"),
      ("60 km/ho|", "hour"), ("5 kg * kilom|", "kilometre"), ("100 km / 2 ho|", "hour"),
    ])
  func unitsBehindOperands(marked: String, unit: String) throws {
    #expect(try AssistantLine(marked, after: ["d = 5 km", "x = 3"]).candidates.contains(unit))
  }

  @Test(
    "a backslash and a name become a sign",
    arguments: [
      ("2\\pi|", "2π"), ("\\sqrt|", "√"), ("x \\le|", "x ≤"), ("\\ge|", "≥"), ("\\ne|", "≠"), ("\\and|", "∧"),
      ("\\or|", "∨"),
      ("\\not|", "¬"),
      ("30\\deg|", "30°"), ("\\inf|", "∞"), ("\\sum|", "Σ"), ("\\prod|", "Π"), ("\\times|", "×"), ("\\div|", "÷"),
      ("\\cbrt|", "∛"),
      ("\\alpha|", "α"), ("\\Omega|", "Ω"), ("\\lambda|", "λ"), ("\\gamma|", "γ"), ("\\sigma|", "σ"), ("x\\^2|", "x²"),
      ("x\\^-12|", "x⁻¹²"),
      ("x\\_1|", "x₁"), ("`größe`\\tau|", "`größe`τ"),
    ])
  func signs(marked: String, result: String) throws {
    let line = try AssistantLine(marked)
    #expect(line.candidates.count == 1)
    #expect(line.candidates.first.flatMap { line.completed(with: $0) } == result)
  }

  @Test("every sign with a name is one that formulas can hold, and its name is in ASCII")
  func signTable() {
    for row in SymbolNames.all {
      #expect(row.name.utf8.allSatisfy { $0 < 0x80 } && !row.summary.description.isEmpty, "\(row)")
      #expect(SymbolNames.rows(for: row.name) == [row], "\(row)")
      let isOperator = Catalogue.operators.contains { $0.spellings.contains(row.sign) }
      let isName = (try? Formula(row.sign)) != nil || Catalogue.function(named: row.sign) != nil
      #expect(isOperator || isName, "\(row)")
    }
    let greek = SymbolNames.all.filter { ("α"..."ω").contains($0.sign) || ("Α"..."Ω").contains($0.sign) }
    #expect(Set(greek.map(\.sign)).count == 48)
    #expect(SymbolNames.rows(for: "al").map(\.sign) == ["α"] && SymbolNames.rows(for: "qq").isEmpty)
  }

  @Test("commands complete by name, and then by what they take")
  func commands() throws {
    let all = try AssistantLine(":|")
    #expect(all.candidates.count == PromptCommand.all.count)
    #expect(try AssistantLine(":he|").completed(with: ":help ") == ":help ")
    #expect(try AssistantLine(":qu|").candidates == [":quit"])
    #expect(try AssistantLine(":he| sin").completed(with: ":help") == ":help sin")
    #expect(try AssistantLine(":set ang|").candidates == ["angle-unit "])
    #expect(try AssistantLine(":set |").candidates.count == Setting.all.count)
    #expect(try AssistantLine(":set angle-unit |").candidates == ["deg", "rad", "grad"])
    #expect(try AssistantLine(":set angle-unit g|").completed(with: "grad") == ":set angle-unit grad")
    #expect(try AssistantLine(":help perc|").candidates == ["percent", "percentile"])
    #expect(try AssistantLine(":help :va|").candidates == [":vars"])
    #expect(try AssistantLine(":help |").candidates.contains("percent"))
    #expect(try AssistantLine(":quit |").completion == nil)
    #expect(try AssistantLine(":nothing |").completion == nil)
  }

  @Test("file names complete in their folder, with blanks, hidden ones only when asked for, and ~ is the home folder")
  func files() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home.appending(path: "my books"), withIntermediateDirectories: true)
    for name in ["first.reckon", "second one.reckon", ".hidden", "my books/inner.reckon", "bad\u{1B}name"] {
      try Data().write(to: home.appending(path: name))
    }
    let files = FileNames(folder: home.path, home: home.path)
    #expect(files.candidates("").map(\.text) == ["first.reckon", "my books/", "second one.reckon"])
    #expect(files.candidates("sec").map(\.text) == ["second one.reckon"])
    #expect(files.candidates("SEC").map(\.text) == ["second one.reckon"])
    #expect(files.candidates("my books/").map(\.text) == ["my books/inner.reckon"])
    #expect(files.candidates("~/my books/i").map(\.text) == ["~/my books/inner.reckon"])
    #expect(files.candidates("\(home.path)/fi").map(\.text) == ["\(home.path)/first.reckon"])
    #expect(files.candidates("~").map(\.text) == ["~/"] && files.candidates(".h").map(\.text) == [".hidden"])
    #expect(files.candidates("nothing").isEmpty && files.candidates("no such folder/").isEmpty)
    #expect(files.candidates("").map(\.summary) == ["file", "folder", "file"])
  }
}
