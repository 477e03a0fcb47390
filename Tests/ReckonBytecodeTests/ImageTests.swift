import Foundation
import Reckon
import ReckonBytecode
import Testing

@Suite("Stored programs")
struct ImageTests {
  static let sources = [
    "1 + 2", "x*y + sin(x)", "f(n) = n < 2 ? n : f(n-1) + f(n-2); f(10) + x", "sum(k, 1, 5, k^2) + 1/2x",
    "if(x > 0 && y < 1, x*2, y/3)",
    "median(x, y, 3, 4, 5)", "d = x^2; c = y/0.1; c*d + d", "`unit price` + größe", "nan + x*-0.0",
  ]

  @Test(
    "a program reads back as itself",
    arguments: sources + ["5 km to mile", "x to hex", "5 km / (2 m)", "x < 3", "x + 1; 10%"], NumberMode.allCases)
  func roundTrip(_ source: String, _ mode: NumberMode) throws {
    for isOptimized in [true, false] {
      var options = Formula.Options(angleUnit: .gradians, numberMode: mode)
      options.isOptimized = isOptimized
      let program = try Formula(source, options: options).program
      let again = try Program(image: program.image)
      #expect(again == program)
      #expect(again.image == program.image)
      #expect(again.disassembly == program.disassembly)
      #expect(again.numberMode == mode && again.resultForm == program.resultForm)
    }
  }

  @Test("what is cut off, changed or lengthened is refused", arguments: sources)
  func damage(_ source: String) throws {
    let image = try Formula(source).image
    for length in 0..<image.count { #expect(throws: FormulaError.self) { try Program(image: Array(image[..<length])) } }
    #expect(throws: FormulaError.self) { try Program(image: image + [0]) }
    for index in image.indices {
      var changed = image
      changed[index] ^= 0x55
      #expect(throws: FormulaError.self) { try Program(image: changed) }
    }
  }

  // The images of version 5 are those of version 6 without units of inputs. Those of version 4 were written by the last
  // build that wrote it. Those of versions 3 and 2, with one exactness for all constants, and of version 1, without
  // number mode, result's form and day of rates, are cut from them.
  @Test("programs of older versions are still read")
  func older() throws {
    let table = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/images.tsv")
    let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t").map(String.init)
    }
    #expect(Set(rows.map { $0[0] }) == ["1", "2", "3", "4", "5"])
    for row in rows {
      let (version, source) = (try #require(Int(row[0])), row[2])
      let mode = try #require(NumberMode(rawValue: row[1]))
      let digits = Array(row[3].utf8)
      let image = try stride(from: 0, to: digits.count, by: 2).map { index in
        try #require(UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16))
      }
      let program = try Formula(source, options: Formula.Options(angleUnit: .gradians, numberMode: mode)).program
      let stored = try Program(image: image)
      #expect(Int(image[4]) == version)
      if mode == .double || version >= 4 {
        // Notes were stored as they read in English.
        #expect(
          stored.notes.map { $0.message(in: .english) } == program.notes.map { $0.message(in: .english) }, "\(source)")
        var drafts = [stored.draft, program.draft]
        for number in drafts.indices { drafts[number].notes = [] }
        #expect(try Program(verifying: drafts[0]) == Program(verifying: drafts[1]), "version \(version): \(source)")
      } else {
        #expect(
          stored.code == program.code && stored.constants.map(\.number) == program.constants.map(\.number),
          "\(version): \(source)")
        #expect(stored.constants.allSatisfy { $0.exactness == .rounded })
      }
    }
  }

  @Test("constants of another kind than the program's, and of none, are refused")
  func tags() throws {
    let image = try Formula("0.1", options: Formula.Options(numberMode: .decimal)).image
    // Behind the header: angle unit, mode, form, day, flag, a source of three letters, no variable, no unit, no host,
    // and one constant.
    let tag = 14 + 5 + 6 + 4
    #expect(image[tag - 1] == 1 && image[tag] == 1)
    for (changed, reason) in [(UInt8(0), nil), (2, "a number is malformed"), (3, "a constant is of an unknown kind")] {
      var image = image
      image[tag] = changed
      Self.correctChecksum(of: &image)
      let error = #expect(throws: FormulaError.self) { try Program(image: image) }
      if let reason { #expect(error?.kind == .badImage(Phrase(sentence: reason))) }
    }
  }

  @Test("a newer version is refused with a message that says so")
  func newer() throws {
    var image = try Formula("1").image
    image[4] = UInt8(Program.imageVersion + 1)
    let error = #expect(throws: FormulaError.self) { try Program(image: image) }
    #expect(error?.message.contains("newer") == true)
  }

  @Test(
    "a claim of four thousand millions in any place takes no memory for them", arguments: sources, NumberMode.allCases)
  func hugeClaims(_ source: String, _ mode: NumberMode) throws {
    let image = try Formula(source, options: Formula.Options(numberMode: mode)).image
    let column = [1.0, 2, 3]
    for index in 14..<image.count {
      var changed = image
      changed.replaceSubrange(index...index, with: [0xFF, 0xFF, 0xFF, 0xFF, 0x0F])
      Self.correctChecksum(of: &changed)
      // Whatever still passes is run, which links it.
      guard let formula = try? Formula(image: changed) else { continue }
      _ = try? formula.evaluate(formula.variables.map { _ in 1 })
      _ = try? formula.evaluate(columns: formula.variables.map { _ in column })
    }
  }

  /// Corrects the checksum, as an attacker would.
  static func correctChecksum(of image: inout [UInt8]) {
    let sum = image[14...].reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    for index in 0..<8 { image[6 + index] = UInt8(truncatingIfNeeded: sum >> (UInt64(index) * 8)) }
  }

  @Test(
    "a modified program with a corrected checksum is refused or runs within its limits", arguments: sources,
    NumberMode.allCases)
  func hostile(_ source: String, _ mode: NumberMode) throws {
    let image = try Formula(source, options: Formula.Options(numberMode: mode)).image
    var random = RandomSource(seed: 11)
    var limits = Limits()
    limits.steps = 10_000
    var ran = 0
    var refused = 0
    for _ in 0..<2_000 {
      var changed = image
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 14..<changed.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed[index] = UInt8.random(in: 0...255, using: &random)
        case 1: changed[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
        default: changed.insert(UInt8.random(in: 0...255, using: &random), at: index)
        }
      }
      Self.correctChecksum(of: &changed)
      guard let formula = try? Formula(image: changed, limits: limits) else {
        refused += 1
        continue
      }
      _ = try? formula.evaluate(Array(repeating: 1.5, count: formula.variables.count))
      ran += 1
    }
    #expect(ran > 0 && refused > 0)
  }

  @Test("a note beyond its text is refused, and a line of any number is kept")
  func notes() throws {
    let program = try Formula("10 % -3").program
    var draft = program.draft
    #expect(!draft.notes.isEmpty)
    let note = draft.notes[0]
    draft.notes[0] = FormulaNote(note.kind, at: SourceRange(start: 0, end: 100), note.arguments)
    #expect(throws: FormulaError.self) { try Program(verifying: draft) }
    draft = program.draft
    for line in [1, 7, Int(UInt32.max), 1 << 40, -5] {
      draft.sources[0] = SourceText(draft.sources[0].text, name: "a", firstLine: line)
      #expect(try Program(image: Program(verifying: draft).image).draft.sources[0].firstLine == line)
    }
  }
}
