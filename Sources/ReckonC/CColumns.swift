import Reckon

/// The host's question whether an evaluation is cancelled.
///
/// Unchecked, since C says nothing of threads in types: reckon.h asks for a function that any thread may call with its
/// context.
struct CQuestion: @unchecked Sendable {
  let function: @convention(c) (UnsafeMutableRawPointer?) -> Bool
  let context: UnsafeMutableRawPointer?

  @Sendable func answer() -> Bool { function(context) }
}

@c(reckon_evaluate_columns) public func evaluateColumns(
  _ formula: OpaquePointer?, _ columns: UnsafePointer<UnsafePointer<Double>?>?, _ strides: UnsafePointer<Int>?,
  _ rows: Int,
  _ policy: Int32, _ threads: Int, _ values: UnsafeMutablePointer<Double>?, _ failed: UnsafeMutablePointer<Bool>?,
  _ isCancelled: (@convention(c) (UnsafeMutableRawPointer?) -> Bool)?, _ context: UnsafeMutableRawPointer?,
  _ error: ErrorPlace
) -> Int {
  CColumns(
    columns: UnsafeRawPointer(columns)?.assumingMemoryBound(to: UnsafeRawPointer?.self), types: nil, strides: strides,
    rows: rows,
    policy: policy, threads: threads, values: values, valueType: CType.double.rawValue, valueStride: 1, failed: failed,
    question: isCancelled.map { CQuestion(function: $0, context: context) }
  ).evaluate(formula, error)
}

@c(reckon_evaluate_arrays) public func evaluateArrays(
  _ formula: OpaquePointer?, _ columns: UnsafePointer<UnsafeRawPointer?>?, _ types: UnsafePointer<Int32>?,
  _ strides: UnsafePointer<Int>?,
  _ rows: Int, _ policy: Int32, _ threads: Int, _ values: UnsafeMutableRawPointer?, _ valueType: Int32,
  _ valueStride: Int,
  _ failed: UnsafeMutablePointer<Bool>?, _ isCancelled: (@convention(c) (UnsafeMutableRawPointer?) -> Bool)?,
  _ context: UnsafeMutableRawPointer?, _ error: ErrorPlace
) -> Int {
  CColumns(
    columns: columns, types: types, strides: strides, rows: rows, policy: policy, threads: threads, values: values,
    valueType: valueType,
    valueStride: valueStride, failed: failed, question: isCancelled.map { CQuestion(function: $0, context: context) }
  ).evaluate(formula, error)
}

/// The type of the numbers of a column, by its number in reckon.h.
private enum CType: Int32 {
  case double = 0
  case float = 1

  var size: Int { self == .double ? MemoryLayout<Double>.size : MemoryLayout<Float>.size }
}

/// An evaluation over columns as requested by C, not yet validated.
private struct CColumns {
  let columns: UnsafePointer<UnsafeRawPointer?>?
  let types: UnsafePointer<Int32>?
  let strides: UnsafePointer<Int>?
  let rows: Int
  let policy: Int32
  let threads: Int
  let values: UnsafeMutableRawPointer?
  let valueType: Int32
  let valueStride: Int
  let failed: UnsafeMutablePointer<Bool>?
  let question: CQuestion?

  /// - Returns: the number of rows that failed; -1 when the evaluation could not begin or was cancelled.
  func evaluate(_ formula: OpaquePointer?, _ error: ErrorPlace) -> Int {
    let report = CError.catching(error) { () throws(FormulaError) -> BatchReport in
      let formula = try CFormula.at(formula).formula
      guard rows >= 0 else {
        throw FormulaError(argument: "rows", Phrase("itIsNegative", "it is negative; give the number of rows"))
      }
      guard threads >= 1 else {
        throw FormulaError(
          argument: "threads", Phrase("itIsBelow1", "it is below 1; give the number of threads, at least 1"))
      }
      let options = try EvaluationOptions(policy, question)
      var inputs: [InputColumn] = []
      for index in formula.variables.indices { inputs.append(try input(index)) }
      let failures = failed.map { UnsafeMutableBufferPointer(start: $0, count: rows) }
      let output = try output()
      guard isComplex else {
        if formula.kind.partKind != nil { throw formula.noColumn }
        return try formula.evaluate(
          columns: inputs, into: output, failures: failures, threads: threads, options: options)
      }
      return try formula.evaluate(
        columns: inputs, real: output, imaginary: try self.output(1), failures: failures, threads: threads,
        options: options)
    }
    guard let report else { return -1 }
    if let failure = report.firstFailure { error?.pointee = CError(failure.error, row: failure.row).retained }
    return report.failureCount
  }

  private func input(_ index: Int) throws(FormulaError) -> InputColumn {
    guard let columns else {
      throw FormulaError(argument: "columns", Phrase("itIsNULL", "it is NULL; give an address for each input"))
    }
    let name: Phrase = "columns[\(index)]"
    guard let type = CType(rawValue: types?[index] ?? CType.double.rawValue) else {
      throw FormulaError(
        argument: "types[\(index)]", Phrase("itIsNoType", "it is not a type; give RECKON_DOUBLE or RECKON_FLOAT"))
    }
    let stride = strides?[index] ?? 1
    guard rows > 0 else { return InputColumn(uniform: 0) }
    let start = try checked(columns[index], name, type, stride, "strides[\(index)]")
    switch type {
    case .double:
      let first = start.assumingMemoryBound(to: Double.self)
      return stride == 0 ? InputColumn(uniform: first.pointee) : InputColumn(first: first, stride: stride, count: rows)
    case .float:
      let first = start.assumingMemoryBound(to: Float.self)
      return stride == 0
        ? InputColumn(uniform: Double(first.pointee)) : InputColumn(first: first, stride: stride, count: rows)
    }
  }

  /// Whether each result is a real and an imaginary part, by the type of reckon.h.
  private var isComplex: Bool { valueType == 2 }

  /// The memory for results, or for one of their parts.
  private func output(_ part: Int = 0) throws(FormulaError) -> OutputColumn {
    guard let type = isComplex ? .double : CType(rawValue: valueType) else {
      throw FormulaError(
        argument: "value_type", Phrase("itIsNoType", "it is not a type; give RECKON_DOUBLE or RECKON_FLOAT"))
    }
    guard rows > 0 else { return OutputColumn(UnsafeMutableBufferPointer<Double>(start: nil, count: 0)) }
    guard valueStride != 0 || rows == 1 else {
      throw FormulaError(
        argument: "value_stride",
        Phrase("itIs0SoThatAllResultsWouldBe", "it is 0, which would put all results in one place; give another")
      )
    }
    let (distance, isTooFar) = valueStride.multipliedReportingOverflow(by: isComplex ? 2 : 1)
    let stride = isTooFar ? .max : distance
    let first = values.map { UnsafeRawPointer($0 + part * type.size) }
    let start = UnsafeMutableRawPointer(mutating: try checked(first, "values", type, stride, "value_stride"))
    switch type {
    case .double: return OutputColumn(first: start.assumingMemoryBound(to: Double.self), stride: stride, count: rows)
    case .float: return OutputColumn(first: start.assumingMemoryBound(to: Float.self), stride: stride, count: rows)
    }
  }

  /// The address of the first row's number, if all rows fit in memory.
  private func checked(
    _ start: UnsafeRawPointer?, _ name: Phrase, _ type: CType, _ stride: Int, _ strideName: Phrase
  ) throws(FormulaError) -> UnsafeRawPointer {
    guard let start else {
      throw FormulaError(
        argument: name, Phrase("itIsNULLGive", "it is NULL; give the address of the first row's number"))
    }
    guard UInt(bitPattern: start) % UInt(type.size) == 0 else {
      throw FormulaError(
        argument: name,
        Phrase(
          "itsAddressIsNotAMultiple", "its address is not a multiple of \(type.size); copy the numbers to one that is")
      )
    }
    let (distance, isTooFar) = (rows - 1).multipliedReportingOverflow(by: stride)
    let (bytes, isTooLong) = distance.multipliedReportingOverflow(by: type.size)
    // The last number ends within the addresses that there are.
    let (last, isOutside) = Int(bitPattern: start).addingReportingOverflow(bytes)
    let isBefore = bytes < 0 && UInt(bitPattern: start) < bytes.magnitude
    guard !isTooFar, !isTooLong, !isOutside, !isBefore, last <= .max - type.size else {
      throw FormulaError(
        argument: strideName,
        Phrase(
          "soManyRowsAtThisDistanceDo",
          "that many rows at this distance do not fit into memory; give the distance in numbers, not in bytes"))
    }
    return start
  }
}
