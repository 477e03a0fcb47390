import Reckon

/// An error as C holds it.
final class CError: CObject {
  override class var argument: Phrase { "error" }
  let kind: CText
  let message: CText
  let snippet: CText
  let source: CText
  let suggestion: CText?
  let range: SourceRange
  let stage: FormulaError.Stage
  /// The row of columns that failed first; -1 for an error of no row.
  let row: Int

  init(_ error: FormulaError, row: Int = -1) {
    kind = CText(error.kind.name)
    message = CText(error.message)
    snippet = CText(error.snippet)
    source = CText(error.source.text)
    suggestion = error.suggestion.map { CText($0) }
    range = error.range
    stage = error.kind.stage
    self.row = row
  }

  /// Runs a throwing closure, and stores its error, or NULL, at C's address. Returns `nil` on failure.
  static func catching<Value>(_ place: ErrorPlace, _ body: () throws(FormulaError) -> Value) -> Value? {
    place?.pointee = nil
    do throws(FormulaError) {
      return try body()
    } catch {
      place?.pointee = CError(error).retained
      return nil
    }
  }
}

/// The memory for an error in C; `nil` when C passes none.
public typealias ErrorPlace = UnsafeMutablePointer<OpaquePointer?>?

@c(reckon_error_free) public func freeError(_ error: OpaquePointer?) { CError.release(error) }

@c(reckon_error_kind) public func errorKind(_ error: OpaquePointer?) -> UnsafePointer<CChar>? {
  CError.find(error)?.kind.start
}

@c(reckon_error_message) public func errorMessage(_ error: OpaquePointer?) -> UnsafePointer<CChar>? {
  CError.find(error)?.message.start
}

@c(reckon_error_snippet) public func errorSnippet(_ error: OpaquePointer?) -> UnsafePointer<CChar>? {
  CError.find(error)?.snippet.start
}

@c(reckon_error_suggestion) public func errorSuggestion(_ error: OpaquePointer?) -> UnsafePointer<CChar>? {
  CError.find(error)?.suggestion?.start
}

@c(reckon_error_source) public func errorSource(_ error: OpaquePointer?) -> UnsafePointer<CChar>? {
  CError.find(error)?.source.start
}

@c(reckon_error_start) public func errorStart(_ error: OpaquePointer?) -> Int { CError.find(error)?.range.start ?? -1 }

@c(reckon_error_end) public func errorEnd(_ error: OpaquePointer?) -> Int { CError.find(error)?.range.end ?? -1 }

@c(reckon_error_stage) public func errorStage(_ error: OpaquePointer?) -> Int32 {
  switch CError.find(error)?.stage {
  case .syntax?: 0
  case .meaning?: 1
  case .evaluation?: 2
  case .use?: 3
  case nil: -1
  }
}

@c(reckon_error_row) public func errorRow(_ error: OpaquePointer?) -> Int { CError.find(error)?.row ?? -1 }
