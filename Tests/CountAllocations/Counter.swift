import Foundation

/// Counts the allocations of a stretch of code by the C library's own trace, which needs
/// `LD_PRELOAD=libc_malloc_debug.so.0`.
enum Counter {
  private static let path = NSTemporaryDirectory() + "/count-allocations.\(getpid()).trace"

  /// How many allocations the body makes.
  static func allocations(_ body: () throws -> Void) rethrows -> Int {
    setenv("MALLOC_TRACE", path, 1)
    startTrace()
    defer { unlink(path) }
    do {
      defer { stopTrace() }
      try body()
    }
    // A line of the trace holds ` + ` for each allocation, ` > ` for each that grew.
    let trace = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return trace.split(separator: "\n").count { $0.contains(" + ") || $0.contains(" > ") }
  }
}

@_silgen_name("mtrace") private func startTrace()
@_silgen_name("muntrace") private func stopTrace()
