import Foundation

/// How much memory this process has, as the system and as the C library see it.
struct Memory {
  /// Bytes that lie in the machine's memory.
  let resident: Int
  /// Bytes that were asked for and not given back. The C library tells what it took from the system, and what of that
  /// lies idle.
  let allocated: Int

  static var now: Memory { Memory(resident: residentNow, allocated: allocatedNow) }

  private static var residentNow: Int {
    let words =
      (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").compactMap { Int($0) }
      ?? []
    return words.count > 1 ? words[1] * Int(getpagesize()) : 0
  }

  private static var allocatedNow: Int {
    guard let file = tmpfile() else { return 0 }
    defer { fclose(file) }
    guard tellMemory(0, file) == 0 else { return 0 }
    rewind(file)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    // Behind the last heap stand the sums of all.
    let text = String(decoding: bytes, as: UTF8.self)
    let totals = text.components(separatedBy: "</heap>").last ?? ""
    func size(_ element: String, _ type: String) -> Int {
      guard let start = totals.range(of: "<\(element) type=\"\(type)\"") else { return 0 }
      let rest = totals[start.upperBound...]
      guard let number = rest.range(of: "size=\"") else { return 0 }
      return Int(rest[number.upperBound...].prefix { $0.isNumber }) ?? 0
    }
    return size("system", "current") + size("total", "mmap") - size("total", "fast") - size("total", "rest")
  }
}

@_silgen_name("malloc_info") private func tellMemory(_ options: Int32, _ file: UnsafeMutablePointer<FILE>?) -> Int32
