import ReckonBytecode

/// The functions of the host that a formula calls, in the order of their first calls.
struct HostTable {
  private(set) var signatures: [Program.HostSignature] = []
  private var numbers: [String: Int] = [:]

  /// The number of a function, which is added if it is not there.
  mutating func add(_ signature: Program.HostSignature) -> Int {
    if let known = numbers[signature.name] { return known }
    numbers[signature.name] = signatures.count
    signatures.append(signature)
    return signatures.count - 1
  }
}
