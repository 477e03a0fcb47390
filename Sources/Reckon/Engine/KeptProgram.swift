import ReckonCatalogue
import Synchronization

/// A cached formula with its key. Shared by threads, mostly read-only.
package final class KeptProgram: CachedProgram, Sendable {
  let hash: UInt64
  /// The text and the names of the inputs, each terminated by a byte that no text contains.
  private let key: [UInt8]
  /// The array of the inputs' names, retained so that an array at the same address is the same one.
  private let variables: [String]?
  /// The units and defaults of the inputs; usually `nil`.
  private let inputs: InputFacts?
  private let hasFacts: Bool
  let formula: Formula

  private let use = Atomic<UInt8>(unused)
  /// Not requested since the clock hand passed.
  private static let unused: UInt8 = 0
  private static let used: UInt8 = 1
  /// No longer cached by the engine.
  private static let givenUp: UInt8 = 2

  private static let end: UInt8 = 0xFF
  /// - Parameter seed: the hash seed of lookups.
  package init(_ formula: Formula, _ key: ProgramCacheKey, _ seed: SeededHash) {
    self.formula = formula
    variables = key.variables
    inputs = key.inputs.isEmpty ? nil : key.inputs
    hasFacts = !key.inputs.isEmpty
    var bytes = Array(key.source.utf8)
    hash = bytes.withUnsafeBufferPointer { Self.hash($0, seed) }
    for part in key.variables.map({ [""] + $0 }) ?? [] { bytes += part.utf8 + [Self.end] }
    self.key = bytes
  }

  // MARK: Use

  /// Whether the engine still caches it.
  @inline(__always) var isKept: Bool { use.load(ordering: .relaxed) != Self.givenUp }

  /// Hides it from all threads from now on.
  package func giveUp() { use.store(Self.givenUp, ordering: .relaxed) }

  /// Written only if it changes the value, so that threads can share the cache line.
  package func noteUse() {
    guard use.load(ordering: .relaxed) == Self.unused else { return }
    _ = use.compareExchange(expected: Self.unused, desired: Self.used, ordering: .relaxed)
  }

  package func takeRecentUse() -> Bool {
    use.compareExchange(expected: Self.used, desired: Self.unused, ordering: .relaxed).exchanged
  }

  // MARK: The key

  /// Calls a closure with the bytes of a text, without copying them if they are contiguous.
  @inline(__always) static func withBytes<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result)
    -> Result
  {
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = text
    return copy.withUTF8(body)
  }

  /// The hash of a text. Texts distinguish nearly all keys; hashing the input names too would cost more than comparing
  /// them.
  @inline(__always) static func hash(_ source: UnsafeBufferPointer<UInt8>, _ seed: SeededHash) -> UInt64 {
    var hash = seed
    let bytes = UnsafeRawBufferPointer(source)
    var index = 0
    while index + 8 <= bytes.count {
      hash.mix(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var last = UInt64(bytes.count - index)
    while index < bytes.count {
      last = last << 8 | UInt64(bytes[index])
      index += 1
    }
    hash.mix(last)
    return hash.value
  }

  /// Whether it matches a lookup and is still cached; if so, marks it as used.
  @inline(__always) func isFound(_ source: UnsafeBufferPointer<UInt8>, _ variables: [String]?, _ inputs: InputFacts?)
    -> Bool
  {
    guard isKept, matches(source, variables, inputs) else { return false }
    noteUse()
    return true
  }

  /// Whether it is the formula of a text with given inputs, units and defaults.
  @inline(__always) private func matches(
    _ source: UnsafeBufferPointer<UInt8>, _ variables: [String]?, _ inputs: InputFacts?
  ) -> Bool {
    key.withUnsafeBufferPointer { key in
      guard key.count >= source.count, Self.areEqual(source, key, 0), inputs == nil && !hasFacts || hasFacts(inputs)
      else { return false }
      switch (variables, self.variables) {
      case (nil, nil): return key.count == source.count
      case (let variables?, let own?):
        let isSame = variables.withUnsafeBufferPointer { names in
          own.withUnsafeBufferPointer { $0.baseAddress == names.baseAddress }
        }
        return key.count > source.count && key[source.count] == Self.end
          && (isSame || hasInputs(variables, key, source.count + 1))
      case (nil, _?), (_?, nil): return false
      }
    }
  }

  @inline(never) private func hasFacts(_ facts: InputFacts?) -> Bool { facts == inputs }

  private func hasInputs(_ variables: [String], _ key: UnsafeBufferPointer<UInt8>, _ first: Int) -> Bool {
    var place = first
    // By index: iterating over the array would retain it, which contends with other threads.
    for index in variables.indices {
      let isEqual = Self.withBytes(of: variables[index]) { name in
        guard key.count - place > name.count, key[place + name.count] == Self.end else { return false }
        defer { place += name.count + 1 }
        return Self.areEqual(name, key, place)
      }
      if !isEqual { return false }
    }
    return place == key.count
  }

  /// Whether bytes equal those of a key at an offset.
  @inline(__always) private static func areEqual(
    _ bytes: UnsafeBufferPointer<UInt8>, _ key: UnsafeBufferPointer<UInt8>, _ place: Int
  )
    -> Bool
  {
    let (left, right) = (UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer(key))
    var index = 0
    while index + 8 <= bytes.count {
      if left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: place + index, as: UInt64.self)
      {
        return false
      }
      index += 8
    }
    while index < bytes.count {
      if left[index] != right[place + index] { return false }
      index += 1
    }
    return true
  }
}
