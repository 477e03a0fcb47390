import Foundation
import Synchronization

/// The built tool as a process of its own.
final class ToolProcess {
  struct Result {
    let output: [UInt8]
    let errors: String
    /// The exit code, when the process ended by itself.
    let code: Int32?
    /// The signal that ended it otherwise.
    let signal: Int32?
  }

  /// What a pipe gives, read as it comes so that the process never waits for it.
  private final class Received: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    private let lines = Mutex(0)
    private let end = DispatchSemaphore(value: 0)

    init(_ handle: FileHandle) {
      Thread.detachNewThread { [self] in
        while case let data = handle.availableData, !data.isEmpty {
          bytes.withLock { $0 += data }
          lines.withLock { $0 += data.count { $0 == 0x0A } }
        }
        end.signal()
      }
    }

    var lineCount: Int { lines.withLock(\.self) }

    func wait() -> [UInt8] {
      end.wait()
      return bytes.withLock { $0 }
    }
  }

  private let process = Process()
  private let input: Pipe?
  private let output: Received
  private let errors: Received

  /// - Parameter hasInput: whether standard input is a pipe that stays open until the end.
  convenience init(_ arguments: [String], hasInput: Bool = false) throws {
    try self.init(TerminalWindow.tool, arguments, hasInput: hasInput)
  }

  /// Runs a line of shell, in which `$0` is the tool.
  convenience init(shell line: String) throws {
    try self.init("/bin/bash", ["-c", line, TerminalWindow.tool], hasInput: false)
  }

  private init(_ program: String, _ arguments: [String], hasInput: Bool) throws {
    let (out, error) = (Pipe(), Pipe())
    input = hasInput ? Pipe() : nil
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = out
    process.standardError = error
    // The threads that tests run on block signals, and a process inherits that.
    var (none, former) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try process.run()
    output = Received(out.fileHandleForReading)
    errors = Received(error.fileHandleForReading)
  }

  /// Writes to standard input; what the process no longer takes is lost.
  func write(_ text: String) throws {
    signal(SIGPIPE, SIG_IGN)
    try? input?.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Ends standard input.
  func closeInput() { try? input?.fileHandleForWriting.close() }

  /// Whether it has written so many lines to standard output in some time, while it still runs.
  func writes(lines count: Int, within patience: Duration) -> Bool {
    let start = ContinuousClock.now
    while output.lineCount < count, ContinuousClock.now - start < patience { usleep(1_000) }
    return output.lineCount >= count && process.isRunning
  }

  func kill(_ signal: Int32) { Foundation.kill(process.processIdentifier, signal) }

  /// Whether it ends by itself in some time.
  func ends(within patience: Duration) -> Bool {
    let start = ContinuousClock.now
    while process.isRunning, ContinuousClock.now - start < patience { usleep(10_000) }
    return !process.isRunning
  }

  func wait() throws -> Result {
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      output: output.wait(), errors: String(decoding: errors.wait(), as: UTF8.self),
      code: isSignal ? nil : process.terminationStatus,
      signal: isSignal ? process.terminationStatus : nil)
  }
}
