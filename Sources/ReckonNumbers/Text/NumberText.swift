/// Formatting numbers.
public enum NumberText {
  /// The shortest decimal text that parses back to the same double, and of those the closest: `0.1`, `3`, `1e16`,
  /// `1.5e-7`, `-0`, `inf`, `nan`. Numbers below 0.0001 and above 2^53 have an exponent.
  ///
  /// - Complexity: O(1).
  public static func shortest(_ number: Double) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      let length = write(number, to: buffer)
      return String(decoding: UnsafeBufferPointer(buffer).prefix(length), as: UTF8.self)
    }
  }
}
