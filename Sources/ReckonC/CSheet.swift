import Reckon

/// A sheet as C holds it.
final class CSheet: CObject {
  override class var argument: Phrase { "sheet" }
  var sheet: Sheet

  init(_ sheet: Sheet) { self.sheet = sheet }
}

@c(reckon_sheet_create) public func createSheet(_ scope: OpaquePointer?, _ error: ErrorPlace) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let scope = try CScope.given(scope)
    return CSheet(Sheet(scope: scope.scope, options: scope.options)).retained
  }
}

@c(reckon_sheet_free) public func freeSheet(_ sheet: OpaquePointer?) { CSheet.release(sheet) }

@c(reckon_sheet_edit) public func editSheet(
  _ sheet: OpaquePointer?, _ names: UnsafePointer<UnsafePointer<CChar>?>?,
  _ texts: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int,
  _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let sheet = try CSheet.at(sheet)
    guard count >= 0, count == 0 || names != nil && texts != nil else {
      throw FormulaError(
        argument: "names",
        Phrase("thereAreNoCells", "there are none; give addresses with as many names and texts as the count"))
    }
    var changes: [(name: String, text: String?)] = []
    for index in 0..<count {
      let name = try String(name: names?[index], "names[\(index)]")
      let text = texts?[index]
      changes.append((name, text == nil ? nil : try SourceText(text, length: -1, "texts[\(index)]").text))
    }
    return CTexts(try sheet.sheet.edit(changes)).retained
  }
}

@c(reckon_sheet_value) public func valueInSheet(
  _ sheet: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let sheet = try CSheet.at(sheet).sheet
    let result = try sheet.result(of: String(name: name))
    return CValue(result ?? FormulaResult(value: .missing, form: .value(.missing))).retained
  }
}

@c(reckon_sheet_text) public func textInSheet(
  _ sheet: OpaquePointer?, _ name: UnsafePointer<CChar>?
) -> OpaquePointer? {
  guard let sheet = CSheet.find(sheet), let name = try? String(name: name) else { return nil }
  return CTexts(sheet.sheet[name].map { [$0] } ?? []).retained
}

@c(reckon_sheet_names) public func namesInSheet(_ sheet: OpaquePointer?) -> OpaquePointer? {
  CSheet.find(sheet).map { CTexts($0.sheet.names).retained }
}

@c(reckon_sheet_dependencies) public func dependenciesInSheet(
  _ sheet: OpaquePointer?, _ name: UnsafePointer<CChar>?
) -> OpaquePointer? {
  guard let sheet = CSheet.find(sheet), let name = try? String(name: name) else { return nil }
  return CTexts(sheet.sheet.dependencies(of: name)).retained
}

@c(reckon_sheet_dependents) public func dependentsInSheet(_ sheet: OpaquePointer?, _ name: UnsafePointer<CChar>?)
  -> OpaquePointer?
{
  guard let sheet = CSheet.find(sheet), let name = try? String(name: name) else { return nil }
  return CTexts(sheet.sheet.dependents(of: name)).retained
}

@c(reckon_sheet_undo) public func undoInSheet(_ sheet: OpaquePointer?) -> OpaquePointer? {
  CSheet.find(sheet)?.sheet.undo().map { CTexts($0).retained }
}

@c(reckon_sheet_redo) public func redoInSheet(_ sheet: OpaquePointer?) -> OpaquePointer? {
  CSheet.find(sheet)?.sheet.redo().map { CTexts($0).retained }
}
