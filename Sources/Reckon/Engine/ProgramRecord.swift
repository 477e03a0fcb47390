import Synchronization

/// A formula that an engine keeps, as readers find it.
///
/// Each stripe of threads has a copy of the formula of its own, made when a thread of it first asks: whoever takes a formula counts its references, and
/// threads that count in the same word wait for each other's caches at every look-up. Copies share the program and all that is linked from it.
package final class ProgramRecord: CachedProgram, Sendable {
  let hash: UInt64
  /// The text and the names of the inputs, with a separator behind the text and behind each name, a byte that no text contains.
  private let key: [UInt8]
  /// The array of the inputs' names is kept so that one at the same address is the same.
  private let variables: [String]?
  /// The units and defaults of the inputs; `nil` without any, as nearly always.
  private let inputs: InputFacts?
  private let hasFacts: Bool
  let formula: Formula
  /// The addresses of the copies, each held by a count of its own; 0 for those that nobody has asked for.
  private let copies = AtomicWords(count: StripedWords.stripes)
  /// Whether it was used since the clock's hand was here. Readers write it only where it is false, so that they share the cache line.
  private let isRecent = Atomic<Bool>(false)

  private static let end: UInt8 = 0xFF

  init(_ formula: Formula, _ hash: UInt64, _ key: ProgramCacheKey) {
    self.hash = hash
    self.formula = formula
    variables = key.variables
    inputs = key.inputs.isEmpty ? nil : key.inputs
    hasFacts = !key.inputs.isEmpty
    var bytes = Array(key.source.utf8)
    for part in key.variables.map({ [""] + $0 }) ?? [] { bytes += part.utf8 + [Self.end] }
    self.key = bytes
    // The thread that compiled it hands out the first copy.
    let own = Unmanaged.passRetained(formula.content)
    copies.start[StripedWords.current].store(UInt64(UInt(bitPattern: own.toOpaque())), ordering: .relaxed)
  }

  deinit {
    for stripe in 0..<StripedWords.stripes { content(copies.start[stripe].load(ordering: .acquiring))?.release() }
  }

  package func noteUse() { if !isRecent.load(ordering: .relaxed) { isRecent.store(true, ordering: .relaxed) } }
  package func takeRecentUse() -> Bool { isRecent.exchange(false, ordering: .relaxed) }

  @inline(__always) private func content(_ address: UInt64) -> Unmanaged<FormulaContent>? {
    UnsafeRawPointer(bitPattern: UInt(address)).map { Unmanaged.fromOpaque($0) }
  }

  /// The copy of a stripe, with a count for the caller.
  @inline(__always) func retainedCopy(_ stripe: Int) -> Unmanaged<FormulaContent> {
    content(copies.start[stripe].load(ordering: .acquiring))?.retain() ?? makeCopy(stripe)
  }

  @inline(never) private func makeCopy(_ stripe: Int) -> Unmanaged<FormulaContent> {
    let new = Unmanaged.passRetained(FormulaContent(copyOf: formula.content))
    let (isFirst, kept) = copies.start[stripe].compareExchange(
      expected: 0, desired: UInt64(UInt(bitPattern: new.toOpaque())), ordering: .acquiringAndReleasing)
    if isFirst { return new.retain() }
    new.release()
    guard let known = content(kept) else { preconditionFailure("whoever comes second finds a copy") }
    return known.retain()
  }

  /// Whether it is the formula of a text with certain inputs, and with what is said of these, if anything is.
  @inline(__always) func matches(_ source: UnsafeBufferPointer<UInt8>, _ variables: [String]?, _ inputs: InputFacts?) -> Bool {
    key.withUnsafeBufferPointer { key in
      guard key.count >= source.count, Self.areEqual(source, key, 0), inputs == nil && !hasFacts || hasFacts(inputs) else { return false }
      switch (variables, self.variables) {
      case (nil, nil): return key.count == source.count
      case (let variables?, let own?):
        let isSame = variables.withUnsafeBufferPointer { names in own.withUnsafeBufferPointer { $0.baseAddress == names.baseAddress } }
        return key.count > source.count && key[source.count] == Self.end && (isSame || hasInputs(variables, key, source.count + 1))
      case (nil, _?), (_?, nil): return false
      }
    }
  }

  @inline(never) private func hasFacts(_ facts: InputFacts?) -> Bool { facts == inputs }

  private func hasInputs(_ variables: [String], _ key: UnsafeBufferPointer<UInt8>, _ first: Int) -> Bool {
    var place = first
    for var name in variables {
      let isEqual = name.withUTF8 { name in
        guard key.count - place > name.count, key[place + name.count] == Self.end else { return false }
        defer { place += name.count + 1 }
        return Self.areEqual(name, key, place)
      }
      if !isEqual { return false }
    }
    return place == key.count
  }

  /// Whether bytes are those of a key from a place on, which has as many.
  @inline(__always) private static func areEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ key: UnsafeBufferPointer<UInt8>, _ place: Int)
    -> Bool
  {
    let (left, right) = (UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer(key))
    var index = 0
    while index + 8 <= bytes.count {
      if left.loadUnaligned(fromByteOffset: index, as: UInt64.self) != right.loadUnaligned(fromByteOffset: place + index, as: UInt64.self) {
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
