extension Console {
  /// Shows what a store has to say; what could not be read is the exit code's too.
  func report(_ messages: [String]) -> ExitCode {
    for message in messages { report(message) }
    return messages.isEmpty ? .success : .inputOutput
  }
}
