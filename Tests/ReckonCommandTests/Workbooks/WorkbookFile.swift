import Foundation

/// Excel workbooks that tests make: a zip archive of parts that are not compressed.
enum WorkbookFile {
  static let header = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
  private static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  private static let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"

  /// The parts of a workbook.
  ///
  /// - Parameters:
  ///   - sheets: the names of sheets with the elements in their `sheetData`.
  ///   - names: defined names with what they stand for.
  ///   - texts: the shared texts, as the elements in each `si`.
  ///   - properties: the attributes of `workbookPr`.
  static func parts(
    _ sheets: [(name: String, rows: String)], names: [(name: String, formula: String)] = [], texts: [String] = [],
    properties: String = ""
  ) -> [(name: String, text: String)] {
    let list = sheets.enumerated().map { "<sheet name=\"\($1.name)\" sheetId=\"\($0 + 1)\" r:id=\"rId\($0 + 1)\"/>" }
      .joined()
    let defined = names.map { "<definedName name=\"\($0.name)\">\($0.formula)</definedName>" }.joined()
    let targets = sheets.indices.map {
      "<Relationship Id=\"rId\($0 + 1)\" Type=\"\(relations)/worksheet\" Target=\"worksheets/sheet\($0 + 1).xml\"/>"
    }.joined()
    let packages = "http://schemas.openxmlformats.org/package/2006/relationships"
    return [
      (
        "_rels/.rels",
        "\(header)<Relationships xmlns=\"\(packages)\"><Relationship Id=\"a\" Type=\"\(relations)/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"
      ),
      (
        "xl/workbook.xml",
        "\(header)<workbook xmlns=\"\(main)\" xmlns:r=\"\(relations)\"><workbookPr \(properties)/><sheets>\(list)</sheets><definedNames>\(defined)</definedNames></workbook>"
      ),
      (
        "xl/_rels/workbook.xml.rels",
        "\(header)<Relationships xmlns=\"\(packages)\">\(targets)<Relationship Id=\"t\" Type=\"\(relations)/sharedStrings\" Target=\"/xl/sharedStrings.xml\"/></Relationships>"
      ),
      ("xl/sharedStrings.xml", "\(header)<sst xmlns=\"\(main)\">\(texts.map { "<si>\($0)</si>" }.joined())</sst>"),
    ]
      + sheets.enumerated().map {
        (
          "xl/worksheets/sheet\($0 + 1).xml",
          "\(header)<worksheet xmlns=\"\(main)\"><sheetData>\($1.rows)</sheetData></worksheet>"
        )
      }
  }

  /// Writes the parts to a file of a folder of its own.
  static func write(_ parts: [(name: String, text: String)], named name: String = "model.xlsx") throws -> String {
    try write(bytes: archive(parts.map { ($0.name, Array($0.text.utf8)) }), named: name)
  }

  static func write(bytes: [UInt8], named name: String = "model.xlsx") throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: folder.appending(path: name))
    return folder.appending(path: name).path
  }

  /// A zip archive.
  ///
  /// - Parameter declared: the sizes that the archive states of parts, where these are not theirs.
  static func archive(_ parts: [(name: String, bytes: [UInt8])], declared: [String: Int] = [:]) -> [UInt8] {
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for part in parts {
      let size = declared[part.name] ?? part.bytes.count
      let name = Array(part.name.utf8)
      let common =
        little(20, 2) + little(0, 2) + little(0, 2) + little(0, 4) + little(checksum(part.bytes), 4) + little(size, 4)
        + little(size, 4)
        + little(name.count, 2) + little(0, 2)
      directory +=
        [0x50, 0x4B, 1, 2] + little(20, 2) + common + little(0, 2) + little(0, 2) + little(0, 2) + little(0, 4)
      directory += little(bytes.count, 4) + name
      bytes += [0x50, 0x4B, 3, 4] + common + name + part.bytes
    }
    let end =
      [0x50, 0x4B, 5, 6] + little(0, 4) + little(parts.count, 2) + little(parts.count, 2) + little(directory.count, 4)
    return bytes + directory + end + little(bytes.count, 4) + little(0, 2)
  }

  /// The CRC-32 of zip archives.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return Int(~value)
  }
}
