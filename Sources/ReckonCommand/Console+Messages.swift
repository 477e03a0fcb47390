import Reckon

extension Console {
  /// Shows what a store has to say; what could not be read is the exit code's too.
  func report(_ messages: [String]) -> ExitCode {
    for message in messages { report(message) }
    return messages.isEmpty ? .success : .inputOutput
  }

  /// Shows what went wrong.
  ///
  /// - Parameter prefix: where it went wrong, as ``place(_:_:)`` says it, for what stands in a file.
  /// - Returns: the exit code that says so.
  func exitCode(reporting error: any Error, prefix: String = "") -> ExitCode {
    switch error {
    case let error as FormulaError:
      report(error, prefix: prefix)
      return ExitCode(error)
    case let error as FormulaBookError:
      report(error)
      return .usage
    case let error as UsageError:
      report(error.message, prefix: prefix)
      return .usage
    case let error as InputOutputError:
      report(error.message, prefix: prefix)
      return .inputOutput
    default:
      report("\(error)", prefix: prefix)
      return .inputOutput
    }
  }
}
