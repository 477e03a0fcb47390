import ReckonBytecode

/// The functions of the host that a formula calls, in the order of their first calls.
struct HostTable {
  private(set) var signatures: [Program.HostSignature] = []
  /// By name, and number of arguments of those that take several.
  private var numbers: [Program.HostSignature: Int] = [:]

  /// The number of a function, which is added if it is not there.
  mutating func add(_ signature: Program.HostSignature) -> Int {
    if let known = numbers[signature] { return known }
    numbers[signature] = signatures.count
    signatures.append(signature)
    return signatures.count - 1
  }
}
