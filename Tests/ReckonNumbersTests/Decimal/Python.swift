import Foundation

/// Python as an independent calculator, where it is installed.
enum Python {
  struct Failure: Error {
    let arguments: [String]
    let status: Int32
  }

  /// What `python3` writes; an error if there is none or if it fails.
  static func output(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(arguments: arguments, status: process.terminationStatus) }
    return String(decoding: data, as: UTF8.self)
  }
}
