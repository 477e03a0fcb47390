import ReckonBytecode

/// The host functions that a formula calls, in the order of their first calls.
struct HostTable {
  private(set) var signatures: [Program.HostSignature] = []
  /// By name, and by argument count for those that accept several.
  private var numbers: [Program.HostSignature: Int] = [:]

  /// The index of a function, which is added if missing.
  mutating func add(_ signature: Program.HostSignature) -> Int {
    if let known = numbers[signature] { return known }
    numbers[signature] = signatures.count
    signatures.append(signature)
    return signatures.count - 1
  }
}
