import Reckon
import Synchronization

/// A stream of columns that has been handed over to this library, at an address of its own. It is released once, by
/// ``close()`` or at last with this object.
final class ArrowSource {
  private let stream: UnsafeMutablePointer<ArrowStreamStruct>

  /// Takes over a stream, and marks the struct that it was in as released.
  init(taking other: UnsafeMutablePointer<ArrowStreamStruct>) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: other.pointee)
    other.pointee.release = nil
  }

  deinit {
    close()
    stream.deallocate()
  }

  /// Releases the stream, unless that has been done.
  func close() {
    guard let release = stream.pointee.release else { return }
    release(stream)
    stream.pointee.release = nil
  }

  /// - Throws: `invalidArgument` with the stream's own words; the schema is released then.
  func schema() throws(FormulaError) -> ArrowFields {
    var schema = ArrowSchemaStruct()
    let code = stream.pointee.getSchema?(stream, &schema) ?? 1
    guard code == 0 else { throw error(code) }
    defer { schema.release?(&schema) }
    return try ArrowFields(&schema)
  }

  /// Fills the next array in: a released one at the end. Gives the code of an error, 0 for none.
  func next(_ array: inout ArrowArrayStruct) -> Int32 {
    guard stream.pointee.release != nil else { return 0 }
    return stream.pointee.getNext?(stream, &array) ?? 1
  }

  /// The error that the stream says it has.
  func error(_ code: Int32) -> FormulaError {
    let text = stream.pointee.getLastError?(stream).map { String(arrow: UnsafeRawPointer($0)) } ?? ""
    guard !text.isEmpty else {
      return FormulaError(argument: "in", Phrase("itGivesTheErrorCode", "it gives the error \(Int(code))"))
    }
    return FormulaError(argument: "in", Phrase("itGivesTheError", "it gives the error: \(text)"))
  }
}

/// A stream of results, batch by batch as they are asked for.
final class ArrowStream {
  private let source: ArrowSource
  private let evaluation: ArrowEvaluation
  let report = CArrowReport()
  private var row = 0
  private var lastError: CText?
  /// The code of the error that has ended the stream.
  private var endCode: Int32 = 0

  /// - Throws: what is wrong with the schema of the source for the formula.
  init(_ source: ArrowSource, _ formula: CFormula, _ options: ArrowOptions) throws(FormulaError) {
    self.source = source
    evaluation = try ArrowEvaluation(formula, source.schema(), options)
  }

  private func getSchema(_ place: UnsafeMutableRawPointer) -> Int32 {
    place.initializeMemory(as: ArrowSchemaStruct.self, to: .table(of: evaluation.schema))
    return 0
  }

  /// Gives the results of the next batch, or a released array at the end.
  private func getNext(_ place: UnsafeMutableRawPointer) -> Int32 {
    guard endCode == 0 else { return endCode }
    var array = ArrowArrayStruct()
    let code = source.next(&array)
    guard code == 0 else { return end(code, source.error(code)) }
    guard array.release != nil else {
      // What the source holds, such as a connection, is free again before the results are released.
      source.close()
      place.initializeMemory(as: ArrowArrayStruct.self, to: ArrowArrayStruct())
      return 0
    }
    defer { array.release?(&array) }
    do throws(FormulaError) {
      let (results, failures) = try evaluation.evaluate(&array, first: row)
      row += results.count
      report.add(failures)
      if evaluation.options.stopsAtFailure, let error = failures.error {
        return end(Self.invalid, error, row: failures.row)
      }
      place.initializeMemory(as: ArrowArrayStruct.self, to: .table(of: try results.array()))
      return 0
    } catch {
      return end(error.kind == .cancelled ? Self.cancelled : Self.invalid, error)
    }
  }

  /// Ends the stream with an error, which is given from here on.
  private func end(_ code: Int32, _ error: FormulaError, row: Int = -1) -> Int32 {
    if row < 0 { report.end(error) }
    let text = row < 0 ? Phrase(verbatim: error.message) : Phrase("rowHasTheError", "row \(row): \(error.message)")
    lastError = CText(text.text(in: .english))
    endCode = code
    source.close()
    return code
  }

  /// EINVAL and ECANCELED of Linux.
  private static let invalid: Int32 = 22
  private static let cancelled: Int32 = 125

  // MARK: As C holds it

  /// The struct, which owns this object.
  var owner: ArrowStreamStruct {
    var stream = ArrowStreamStruct()
    stream.getSchema = { stream, place in
      guard let place, let own = ArrowStream.of(stream) else { return ArrowStream.invalid }
      return own.getSchema(place)
    }
    stream.getNext = { stream, place in
      guard let place, let own = ArrowStream.of(stream) else { return ArrowStream.invalid }
      return own.getNext(place)
    }
    stream.getLastError = { ArrowStream.of($0)?.lastError?.start }
    stream.release = Self.release
    stream.privateData = Unmanaged.passRetained(self).toOpaque()
    return stream
  }

  private static var release: ArrowRelease {
    { address in
      guard let own = ArrowStream.of(address), let stream = address?.assumingMemoryBound(to: ArrowStreamStruct.self)
      else { return }
      stream.pointee.release = nil
      Unmanaged.passUnretained(own).release()
    }
  }

  /// The object behind a stream that is not released.
  private static func of(_ address: UnsafeMutableRawPointer?) -> ArrowStream? {
    guard let stream = address?.assumingMemoryBound(to: ArrowStreamStruct.self), stream.pointee.release != nil else {
      return nil
    }
    return stream.pointee.privateData.map { Unmanaged<ArrowStream>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The report of a stream that this library has made; `nil` for others.
  static func report(of address: UnsafeMutableRawPointer) -> CArrowReport? {
    let given = address.assumingMemoryBound(to: ArrowStreamStruct.self).pointee.release
    guard let given, unsafeBitCast(given, to: UInt.self) == unsafeBitCast(release, to: UInt.self) else { return nil }
    return of(address)?.report
  }
}

/// The report of a stream of results so far, as a C object: it may be queried while the stream is in use, and outlives
/// it.
///
/// Unchecked, since its superclass says nothing of threads: all that changes is under the lock.
final class CArrowReport: CObject, @unchecked Sendable {
  override class var argument: Phrase { "report" }
  private let failures = Mutex(ArrowFailures())

  func add(_ found: ArrowFailures) { failures.withLock { $0 = $0.adding(found) } }

  /// Takes an error in that is of no row, unless a row has failed before.
  func end(_ error: FormulaError) {
    failures.withLock { failures in
      if failures.error == nil { (failures.row, failures.error) = (-1, error) }
    }
  }

  var found: ArrowFailures { failures.withLock { $0 } }
}
