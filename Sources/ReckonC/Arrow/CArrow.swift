import Reckon

@c(reckon_compile_arrow) public func compileForColumns(
  _ source: UnsafePointer<CChar>?, _ length: Int, _ scope: OpaquePointer?, _ schema: UnsafeRawPointer?,
  _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let scope = try CScope.given(scope)
    let text = try String(source, length, scope.options.limits)
    let compiled = try ArrowFields(schema).compile(text, scope)
    return CFormula(compiled.formula, columnForm: compiled.columnForm).retained
  }
}

@c(reckon_arrow_schema) public func schemaOfResults(
  _ formula: OpaquePointer?, _ schema: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer?, _ error: ErrorPlace
) -> Bool {
  CError.catching(error) { () throws(FormulaError) -> Void in
    let formula = try CFormula.at(formula)
    let place = try placeOfStruct(result, "out")
    let evaluation = try ArrowEvaluation(formula, ArrowFields(schema), ArrowOptions(nil))
    place.initializeMemory(as: ArrowSchemaStruct.self, to: evaluation.schema)
  } != nil
}

@c(reckon_evaluate_arrow_array) public func evaluateArray(
  _ formula: OpaquePointer?, _ schema: UnsafeRawPointer?, _ array: UnsafeRawPointer?,
  _ resultSchema: UnsafeMutableRawPointer?,
  _ result: UnsafeMutableRawPointer?, _ options: UnsafeRawPointer?, _ error: ErrorPlace
) -> Int {
  var isStopped = false
  let failures = CError.catching(error) { () throws(FormulaError) -> ArrowFailures in
    let formula = try CFormula.at(formula)
    guard let array else {
      throw FormulaError(argument: "array", Phrase("itIsNULLGiveAStruct", "it is NULL; give the address of a struct"))
    }
    let schemaPlace = try placeOfStruct(resultSchema, "out_schema")
    let place = try placeOfStruct(result, "out_array")
    let evaluation = try ArrowEvaluation(formula, ArrowFields(schema), ArrowOptions(options))
    let (results, failures) = try evaluation.evaluate(array)
    isStopped = evaluation.options.stopsAtFailure && failures.error != nil
    if isStopped { return failures }
    place.initializeMemory(as: ArrowArrayStruct.self, to: try results.array())
    schemaPlace.initializeMemory(as: ArrowSchemaStruct.self, to: evaluation.schema)
    return failures
  }
  guard let failures else { return -1 }
  if let first = failures.error { error?.pointee = CError(first, row: failures.row).retained }
  return isStopped ? -1 : failures.count
}

@c(reckon_evaluate_arrow) public func evaluateStream(
  _ formula: OpaquePointer?, _ input: UnsafeMutableRawPointer?, _ output: UnsafeMutableRawPointer?,
  _ options: UnsafeRawPointer?,
  _ error: ErrorPlace
) -> Bool {
  CError.catching(error) { () throws(FormulaError) -> Void in
    let source = try placeOfStruct(input, "in").assumingMemoryBound(to: ArrowStreamStruct.self)
    guard source.pointee.release != nil else {
      throw FormulaError(argument: "in", Phrase("itIsReleased", "it is released; give one that is not"))
    }
    // It is released with this object, whatever is wrong with the other arguments.
    let owned = ArrowSource(taking: source)
    let place = try placeOfStruct(output, "out")
    let stream = try ArrowStream(owned, CFormula.at(formula), ArrowOptions(options))
    place.initializeMemory(as: ArrowStreamStruct.self, to: stream.owner)
  } != nil
}

@c(reckon_arrow_report) public func report(_ stream: UnsafeMutableRawPointer?, _ error: ErrorPlace) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    guard let report = ArrowStream.report(of: try placeOfStruct(stream, "out")) else {
      throw FormulaError(
        argument: "out", Phrase("itIsNoStreamOfThisLibrary", "it is released, or not a stream made by this library"))
    }
    return report.retained
  }
}

@c(reckon_report_free) public func freeReport(_ report: OpaquePointer?) { CArrowReport.release(report) }

@c(reckon_report_failures) public func failures(_ report: OpaquePointer?, _ error: ErrorPlace) -> Int {
  error?.pointee = nil
  guard let found = CArrowReport.find(report)?.found else { return 0 }
  if let first = found.error { error?.pointee = CError(first, row: found.row).retained }
  return found.count
}

/// The address of a struct of C.
///
/// - Throws: `invalidArgument` for NULL and for an address that no struct has.
private func placeOfStruct(_ address: UnsafeMutableRawPointer?, _ argument: Phrase) throws(FormulaError)
  -> UnsafeMutableRawPointer
{
  guard let address else {
    throw FormulaError(argument: argument, Phrase("itIsNULLGiveAStruct", "it is NULL; give the address of a struct"))
  }
  guard ArrowLayout.isThatOfC, UInt(bitPattern: address) % 8 == 0 else {
    throw FormulaError(
      argument: argument, Phrase("itsAddressIsNotThatOfAStruct", "its address is not that of a struct"))
  }
  return address
}
