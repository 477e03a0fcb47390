/// A program that runs beside this one, in a process group of its own: signals of a terminal do not reach it.
package struct ChildProcess: ~Copyable {
  private let identifier: pid_t
  /// Where its standard input is written to.
  private var input: Int32
  /// Where its standard output and its errors are read from.
  package let output: Int32
  package let errors: Int32
  private var isReaped = false

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: the program's file.
  ///   - arguments: the program's arguments, without its own name.
  /// - Returns: nothing when it cannot be started; `errno` says why.
  package static func start(_ path: String, _ arguments: [String], environment: [String: String]) -> ChildProcess? {
    guard let (read, write) = Self.pipe() else { return nil }
    guard let (outputRead, outputWrite) = Self.pipe() else {
      for end in [read, write] { close(end) }
      return nil
    }
    guard let (errorsRead, errorsWrite) = Self.pipe() else {
      for end in [read, write, outputRead, outputWrite] { close(end) }
      return nil
    }
    var child = pid_t()
    let code = Self.spawn(path, arguments, environment, [read, outputWrite, errorsWrite], &child)
    for end in [read, outputWrite, errorsWrite] { close(end) }
    guard code == 0 else {
      for end in [write, outputRead, errorsRead] { close(end) }
      errno = code
      return nil
    }
    return ChildProcess(identifier: child, input: write, output: outputRead, errors: errorsRead)
  }

  private init(identifier: pid_t, input: Int32, output: Int32, errors: Int32) {
    self.identifier = identifier
    self.input = input
    self.output = output
    self.errors = errors
  }

  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard openPipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String], _ descriptors: [Int32], _ child: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    // What this program ignores or holds back, another need not.
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in words + variables { free(text) } }
    words.append(nil)
    variables.append(nil)
    return posix_spawn(&child, path, &actions, &attributes, words, variables)
  }

  /// Writes to its standard input as far as it takes it; a program that has ended takes nothing.
  package func write(_ bytes: [UInt8]) { _ = System.writeAll(input, bytes) }

  /// Ends its standard input.
  package mutating func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Ends it at once.
  package func kill() { if !isReaped { _ = sendSignal(identifier, SIGKILL) } }

  /// Waits for its end.
  ///
  /// - Returns: its exit code; nothing when a signal ended it.
  package mutating func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    isReaped = true
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  deinit {
    if input >= 0 { close(input) }
    if !isReaped {
      // Whoever does not wait for it does not want it any more.
      _ = sendSignal(identifier, SIGKILL)
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    }
    close(output)
    close(errors)
  }
}

// The C library's calls whose names the members above have.
private func openPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
private func sendSignal(_ process: pid_t, _ number: Int32) -> Int32 { kill(process, number) }
