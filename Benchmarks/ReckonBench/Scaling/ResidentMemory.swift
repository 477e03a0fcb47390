import Foundation

/// The memory that the process holds, on Linux; elsewhere nothing is known of it.
enum ResidentMemory {
  /// The bytes that the process holds now, with what it has not given back yet.
  static var now: Int { field("VmRSS:") }

  /// The most bytes that the process has held since ``forgetPeak()``.
  static var peak: Int { field("VmHWM:") }

  static func forgetPeak() { try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8) }

  private static func field(_ name: String) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) })
    else { return 0 }
    return (Int(line.filter(\.isNumber)) ?? 0) * 1024
  }
}
