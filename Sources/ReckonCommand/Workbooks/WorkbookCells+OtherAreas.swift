import Reckon
import ReckonSyntax

/// Cells to which a formula leads without naming them.
extension WorkbookCells {
  /// So many areas of one formula are joined to rectangles.
  private static let rectangleLimit = 50

  /// The cells of arrays by that of their formula, `B28#`, and those between two references: `A1:INDEX(B:B,3)`.
  func others(than areas: [Area], in references: FormulaReferences, at place: WorkbookPlace) -> [Area] {
    guard references.mayLeadToOthers else { return [] }
    var result: [Area] = []
    func add(_ area: Area) { if !areas.contains(area), !result.contains(area) { result.append(area) } }
    if references.mayTakeArrays {
      for area in areas where area.area.isCell {
        guard let formula = formula(WorkbookPlace(sheet: area.sheet, cell: area.area.first)), formula.isSpilled,
          let array = formula.array
        else { continue }
        add(Area(sheet: area.sheet, area: array))
      }
    }
    for text in references.namedTexts {
      for area in self.areas(of: FormulaReferences(text), at: place) { add(area) }
    }
    if references.mayMoveAreas {
      for area in movedAreas(of: references.text, at: place) { add(area) }
    }
    let (corners, isComplete) = references.corners
    for (first, last) in corners {
      let areas = (self.areas(of: first, at: place), self.areas(of: last, at: place))
      if let area = areas.0.first?.rectangle(with: areas.1.first) { add(area) }
    }
    guard !isComplete else { return result }
    let all = areas + result
    for (number, area) in all.prefix(Self.rectangleLimit).enumerated() {
      for other in all[..<number] { if let rectangle = area.rectangle(with: other) { add(rectangle) } }
    }
    return result
  }
}

extension WorkbookCells {
  /// The cells that a formula takes by OFFSET, among others.
  private func movedAreas(of text: String, at place: WorkbookPlace) -> [Area] {
    let references = DialectReferences(self, at: place) { _ in nil }
    do throws(FormulaError) {
      let elements = try DialectElements(
        SourceText(text), in: FormulaDialect.excel.dialect, references: references, limits: .tool)
      return elements.namedAreas.compactMap { area($0, at: place) }
    } catch { return [] }
  }
}

extension WorkbookCells.Area {
  /// The least rectangle with the cells of both; `nil` for those of two sheets.
  fileprivate func rectangle(with other: Self?) -> Self? {
    guard let other, sheet == other.sheet else { return nil }
    return area.rectangle(with: other.area).map { WorkbookCells.Area(sheet: sheet, area: $0) }
  }
}

extension FormulaReferences {
  /// Whether a formula may have a colon, `#` or one of the functions that lead to other cells than those named.
  var mayLeadToOthers: Bool {
    pieces.contains { piece in if case .text(let range) = piece { leadsToOthers(range) } else { false } }
  }

  /// Whether the cells of an array may be taken by that of its formula.
  var mayTakeArrays: Bool {
    texts.contains { $0.uppercased().contains("ANCHORARRAY(") || $0.hasPrefix("#") }
  }

  /// Whether cells may be taken that lie so far from others.
  var mayMoveAreas: Bool { texts.contains { $0.uppercased().contains("OFFSET(") } }

  /// The texts in a formula that may name cells by INDIRECT.
  var namedTexts: [String] {
    guard texts.contains(where: { $0.uppercased().contains("INDIRECT(") }) else { return [] }
    return texts.flatMap { text in
      text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().compactMap {
        $0.offset % 2 == 1 && !$0.element.isEmpty ? String($0.element) : nil
      }
    }
  }

  /// The references between which ranges go, and whether there are no others than those between two corners:
  /// `A1:Sheet1!B2` and not `A1:INDEX(B:B,3)`.
  var corners: (pairs: [(FormulaReferences, FormulaReferences)], isComplete: Bool) {
    var result: (pairs: [(FormulaReferences, FormulaReferences)], isComplete: Bool) = ([], true)
    for (index, piece) in pieces.enumerated() {
      guard case .text(let range) = piece, Self.hasColon(string(range)) else { continue }
      let text = string(range)
      guard text.hasPrefix(":"), isSheetOrNothing(text.dropFirst()), index > 0, index + 1 < pieces.count,
        case .area = pieces[index - 1], case .area = pieces[index + 1]
      else {
        result.isComplete = false
        continue
      }
      result.pairs.append((FormulaReferences(piece: pieces[index - 1]), FormulaReferences(piece: pieces[index + 1])))
    }
    return result
  }

  private func isSheetOrNothing(_ text: Substring) -> Bool { text.isEmpty || Self.isSheet(text) }

  /// Whether a colon stands in a part of a formula outside of quotes.
  private static func hasColon(_ text: String) -> Bool {
    var isQuoted = false
    return text.utf8.contains { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ":") && !isQuoted
    }
  }

  private var texts: [String] {
    pieces.compactMap { piece in if case .text(let range) = piece { string(range) } else { nil } }
  }
}
