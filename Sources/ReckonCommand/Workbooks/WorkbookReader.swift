import Reckon
import ReckonSyntax

/// Reads a workbook's parts: the list of sheets, names, shared texts, worksheets and tables.
struct WorkbookReader {
  private var archive: WorkbookArchive
  var workbook = Workbook()
  /// Texts that cells share.
  private var texts: [String] = []
  /// The relationships that lead to other workbooks, in the order of their numbers in formulas.
  private var otherWorkbooks: [String] = []

  private init(_ archive: WorkbookArchive) { self.archive = archive }

  /// Reads the workbook of a file.
  ///
  /// - Throws: `WorkbookError` for what is no workbook, is damaged, or holds more than is read; `InputOutputError`
  ///   where `unzip` is absent.
  /// - Complexity: O(bytes of the parts).
  static func workbook(at path: String, environment: [String: String]) throws -> Workbook {
    var reader = WorkbookReader(try WorkbookArchive(path, environment: environment))
    try reader.read()
    return reader.workbook
  }

  private mutating func read() throws {
    let root = try relationships(of: "")
    guard
      let main = root.first(where: { $0.type.hasSuffix("/officeDocument") })?.target
        ?? (archive.has("xl/workbook.xml") ? "xl/workbook.xml" : nil)
    else { throw WorkbookError(.missing, part: "xl/workbook.xml") }
    let related = try relationships(of: main)
    let sheets = try readMain(main)
    if let part = related.first(where: { $0.type.hasSuffix("/sharedStrings") })?.target { try readTexts(part) }
    for (name, identifier) in sheets {
      guard let relation = related.first(where: { $0.identifier == identifier }) else {
        throw WorkbookError(.value(identifier), part: main)
      }
      workbook.sheets.append(Worksheet(name: name))
      // Charts and dialogs are sheets without cells.
      guard relation.type.hasSuffix("/worksheet") else { continue }
      try readSheet(relation.target)
    }
    for (index, identifier) in otherWorkbooks.enumerated() {
      let relation = related.first { $0.identifier == identifier && $0.type.hasSuffix("/externalLink") }
      if let part = relation?.target, archive.has(part) { try readOtherWorkbook(part, number: index + 1) }
    }
    for name in workbook.names {
      if let sheet = name.sheet, sheet >= sheets.count { throw WorkbookError(.value("\(sheet)"), part: main) }
    }
  }

  /// Reads a part element by element.
  mutating func parse(_ part: String, _ body: (inout XMLReader, inout Self) throws -> Void) throws {
    var reader = XMLReader(try archive.part(part))
    do { try body(&reader, &self) } catch let error as WorkbookError { throw error.within(part) }
  }

  // MARK: Relationships

  private struct Relationship {
    let identifier: String
    let type: String
    let target: String
  }

  /// The parts that a part names; none where it names none.
  private mutating func relationships(of part: String) throws -> [Relationship] {
    let slash = part.lastIndex(of: "/").map { part.index(after: $0) } ?? part.startIndex
    let folder = String(part[..<slash])
    let list = folder + "_rels/" + part[slash...] + ".rels"
    guard archive.has(list) else { return [] }
    var result: [Relationship] = []
    try parse(list) { reader, _ in
      while let piece = try reader.next() {
        guard piece == .start, reader.name == "Relationship", try reader.attribute("TargetMode") != "External",
          let identifier = try reader.attribute("Id"), let type = try reader.attribute("Type"),
          let target = try reader.attribute("Target")
        else { continue }
        result.append(Relationship(identifier: identifier, type: type, target: Self.resolved(target, in: folder)))
      }
    }
    return result
  }

  /// The name of a part that another one gives.
  private static func resolved(_ target: String, in folder: String) -> String {
    var folders: [Substring] = []
    for name in (target.hasPrefix("/") ? target : folder + target).split(separator: "/") {
      if name == ".." { _ = folders.popLast() } else if name != "." { folders.append(name) }
    }
    return folders.joined(separator: "/")
  }

  // MARK: The workbook's own part

  /// Reads names and the dates' system.
  ///
  /// - Returns: the sheets' names and the relationships that lead to them.
  private mutating func readMain(_ part: String) throws -> [(name: String, relationship: String)] {
    var sheets: [(name: String, relationship: String)] = []
    try parse(part) { reader, this in
      while let piece = try reader.next() {
        guard piece == .start else { continue }
        switch reader.name {
        case "workbookPr": this.workbook.uses1904 = Self.isTrue(try reader.attribute("date1904"))
        case "calcPr":
          let isCompleted = try reader.attribute("calcCompleted")
          this.workbook.isCalculated = isCompleted == nil || Self.isTrue(isCompleted)
        case "sheet":
          guard let name = try reader.attribute("name"), let identifier = try reader.attribute("id") else {
            throw reader.problem(.value("sheet"))
          }
          guard sheets.count < Workbook.sheetLimit else {
            throw reader.problem(.limit(Phrase("workbookSheets", "there are more than \(Workbook.sheetLimit) sheets")))
          }
          sheets.append((name, identifier))
        case "externalReference": if let link = try reader.attribute("id") { this.otherWorkbooks.append(link) }
        case "definedName":
          guard let name = try reader.attribute("name") else { throw reader.problem(.value("definedName")) }
          let sheet = try reader.attribute("localSheetId").flatMap { Int($0) }
          this.workbook.names.append(Workbook.DefinedName(name: name, sheet: sheet, formula: try reader.content()))
        default: continue
        }
      }
    }
    return sheets
  }

  static func isTrue(_ text: String?) -> Bool { text == "1" || text == "true" }

  private mutating func readTexts(_ part: String) throws {
    try parse(part) { reader, this in
      while let piece = try reader.next() {
        if piece == .start, reader.name == "si" {
          // Readings of Japanese characters are no part of the text.
          this.texts.append(Self.unescaped(try reader.content(without: "rPh")))
        }
      }
    }
  }

  /// A text with `_x000D_` as the character that it stands for.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(of: "_x") {
      let code = rest[start.upperBound...].prefix(5)
      result += rest[..<start.lowerBound]
      if code.count == 5, code.last == "_", let number = UInt16(code.dropLast(), radix: 16),
        let scalar = Unicode.Scalar(number)
      {
        result.unicodeScalars.append(scalar)
        rest = rest[code.endIndex...]
      } else {
        result += "_x"
        rest = rest[start.upperBound...]
      }
    }
    return result + rest
  }

  // MARK: Sheets

  private mutating func readSheet(_ part: String) throws {
    let number = workbook.sheets.count - 1
    let before = workbook.sheets.dropLast().reduce(0) { $0 + $1.keys.count }
    try parse(part) { reader, this in
      var sheet = WorksheetReader(name: this.workbook.sheets[number].name, limit: Workbook.cellLimit - before)
      try sheet.read(&reader, texts: this.texts)
      this.workbook.sheets[number] = sheet.sheet
    }
    for relation in try relationships(of: part) where relation.type.hasSuffix("/table") {
      try readTable(relation.target, sheet: number)
    }
  }

  private mutating func readTable(_ part: String, sheet: Int) throws {
    try parse(part) { reader, this in
      var (name, area, headers, totals) = ("", SheetArea?.none, 1, 0)
      var columns: [String] = []
      while let piece = try reader.next() {
        guard piece == .start else { continue }
        if reader.name == "table", reader.depth == 1 {
          name = try reader.attribute("displayName") ?? ""
          area = try reader.attribute("ref").flatMap { WorksheetReader.area($0) }
          headers = try reader.attribute("headerRowCount").flatMap { Int($0) } ?? 1
          totals = try reader.attribute("totalsRowCount").flatMap { Int($0) } ?? 0
        } else if reader.name == "autoFilter" {
          if let area = try WorksheetReader.filteredArea(&reader) {
            this.workbook.sheets[sheet].filteredAreas.append(area)
          }
        } else if reader.name == "tableColumn" {
          columns.append(Self.unescaped(try reader.attribute("name") ?? ""))
        }
      }
      guard let area, !name.isEmpty, columns.count == area.columns.count else { throw reader.problem(.value("table")) }
      this.workbook.tables.append(
        Workbook.Table(name: name, sheet: sheet, area: area, columns: columns, headerRows: headers, totalRows: totals))
    }
  }
}
