import Reckon
import ReckonSyntax
import ReckonTerminal

/// Excel workbooks as formula books, and how their formulas compare with what Excel stored.
extension TranslateCommand {
  static let check = Switch(
    "--check",
    Phrase("compute all formulas of a workbook, and compare them with the values that Excel stored").keyed(
      .option, "translate --check"))
  static let all = Switch("--all", Phrase("list all differences of --check").keyed(.option, "translate --all"))
  static let inputs = Flag<[String]>(
    "--inputs", names: "CELLS",
    Phrase("the parameters of the book, B2:B9 or Data!C3; other cells keep their values").keyed(
      .option, "translate --inputs"))
  static let outputs = Flag<[String]>(
    "--outputs", names: "CELLS",
    Phrase("the formulas that the book is for; others only as far as these need them").keyed(
      .option, "translate --outputs"))
  static let output = Flag<String>(
    "--output", "FILE",
    Phrase("write the book to FILE, created only on success").keyed(.option, "translate --output"),
    words: .file)
  static let workbookFlags: [any CommandFlag] = [check, all, inputs, outputs, output]

  /// Translates the workbooks of some files.
  static func translateWorkbooks(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard !arguments.words.isEmpty else {
      throw UsageError(
        "translateNeedsAWorkbook", "--from xlsx needs a workbook: reckon translate --from xlsx model.xlsx")
    }
    guard arguments.has(check) || arguments.words.count == 1 else {
      throw UsageError("translateTakesOneWorkbook", "a book is made of one workbook; give one, or several with --check")
    }
    var code = ExitCode.success
    for file in arguments.words {
      do {
        let workbook = try WorkbookReader.workbook(at: file, environment: console.environment)
        if arguments.has(check) {
          let check = try WorkbookCheck(workbook)
          try check.write(
            for: String(file.split(separator: "/").last ?? file[...]), all: arguments.has(all), to: console)
          if !check.differences.isEmpty { code = max(code, .evaluation) }
        } else {
          try writeBook(of: workbook, file, arguments, console)
        }
      } catch let error as WorkbookError {
        guard arguments.words.count > 1 else { throw error.shown(for: file) }
        code = max(code, console.exitCode(reporting: error.shown(for: file)))
      }
    }
    return code
  }

  private static func writeBook(of workbook: Workbook, _ file: String, _ arguments: Arguments, _ console: Console)
    throws
  {
    let inputs = try arguments[inputs].map { try $0.flatMap { try places($0, in: workbook) } }
    let outputs = try arguments[outputs].map { try $0.flatMap { try places($0, in: workbook) } }
    let book = try WorkbookBook(workbook, inputs: inputs, outputs: outputs)
    let target = try OutputTarget(path: try arguments[output], console: console)
    let bytes = Array(book.text.utf8)
    try bytes.withUnsafeBytes { try target.write($0) }
    try target.finish()
    for refusal in book.refusals.prefix(WorkbookCheck.listLimit) {
      console.report(
        note: Phrase(
          "workbookRefusal",
          "\(refusal.cell) is the value that Excel stored; its formula has no equivalent here: \(refusal.reason)"))
    }
    if book.refusals.count > WorkbookCheck.listLimit {
      console.report(note: Phrase("workbookMore", "and \(book.refusals.count - WorkbookCheck.listLimit) more"))
    }
  }

  /// The cells of `B2:B9`, of the first sheet, or of `Data!C3`.
  private static func places(_ text: String, in workbook: Workbook) throws(UsageError) -> [WorkbookPlace] {
    var (sheet, cells) = (0, text[...])
    if let mark = text.lastIndex(of: "!") {
      let name = text[..<mark].filter { $0 != "'" }
      guard let number = workbook.sheet(named: name) else {
        throw UsageError("workbookHasNoSheet", "the workbook has no sheet \(name)")
      }
      (sheet, cells) = (number, text[text.index(after: mark)...])
    }
    guard !workbook.sheets.isEmpty, let area = WorksheetReader.area(cells.uppercased()), area.count <= placeLimit else {
      throw UsageError("workbookNoCells", "\(text) does not name cells; give them as B2, B2:B9 or Data!C3")
    }
    return area.places.map { WorkbookPlace(sheet: sheet, cell: $0) }.filter {
      workbook.sheets[sheet].number($0.cell) != nil || area.isCell
    }
  }

  /// So many cells may be parameters.
  private static let placeLimit = 10_000
}
