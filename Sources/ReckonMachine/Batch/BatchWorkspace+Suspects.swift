import ReckonCatalogue

/// Results that may be failures.
extension BatchWorkspace {
  /// Whether a mask has a row that is set, or one that is not.
  func hasRow(_ mask: Int, _ count: Int, set: Bool) -> Bool {
    let unset = EightBits(repeating: set ? 0 : .max)
    var any = EightBits(repeating: 0)
    var row = 0
    while row < count {
      any |= Vectors.bits(Vectors.load(places[mask] + row)) ^ unset
      row &+= 8
    }
    return any != EightBits(repeating: 0)
  }

  /// Whether a row of the last run may have failed: its result is not finite, or a check has marked it. `count` is a
  /// multiple of eight, or the padding repeats a row.
  func hasSuspects(_ output: UnsafePointer<Double>, _ count: Int) -> Bool {
    if code.isNative { return hasRow(BatchCode.findings, 8, set: true) }
    // A sum is not finite if one of its terms is not. A sum of finite terms may overflow; then each row is checked,
    // which is harmless.
    var (first, second) = (Eight(repeating: 0), Eight(repeating: 0))
    var row = 0
    while row &+ 16 <= count {
      first += Vectors.load(output + row)
      second += Vectors.load(output + (row &+ 8))
      row &+= 16
    }
    if row < count { first += Vectors.load(output + row) }
    if !(first + second).sum().isFinite { return true }
    return code.marksSuspects && hasRow(BatchCode.suspects, count, set: true)
  }

  /// Whether an input is finite in all rows of the last run.
  private func isFinite(_ input: Int, _ count: Int) -> Bool {
    // x - x is +0 for a finite number, otherwise NaN.
    var rests = EightBits(repeating: 0)
    var row = 0
    while row < (moves[input] == 0 ? 8 : count) {
      let values = Vectors.load(places[input] + row)
      rests |= Vectors.bits(values - values)
      row &+= 8
    }
    return rests == EightBits(repeating: 0)
  }

  /// Writes NaN into the suspect rows of the last run, whose number `count` is a multiple of eight.
  ///
  /// - Parameter failures: the run's part of a list that receives true for suspect rows and false for the others.
  func clearSuspects(_ results: UnsafeMutablePointer<Double>, _ count: Int, failures: UnsafeMutablePointer<Bool>?)
    -> Suspects
  {
    var clearing = clearing(results, failures)
    clearing.clear(count)
    return suspects(clearing, count)
  }

  func clearing(_ results: UnsafeMutablePointer<Double>, _ failures: UnsafeMutablePointer<Bool>?)
    -> SuspectClearing
  {
    // One column is checked in the same pass, which takes less time than a separate pass.
    let column = code.usedInputs.first { moves[BatchCode.firstInput + $0] != 0 }
    return SuspectClearing(
      results: results, column: column.map { UnsafePointer(places[BatchCode.firstInput + $0]) },
      marks: code.marksSuspects ? UnsafePointer(places[BatchCode.suspects]) : nil, failures: failures)
  }

  func suspects(_ clearing: SuspectClearing, _ count: Int) -> Suspects {
    let first = clearing.foundFiniteColumn ? code.usedInputs.first { moves[BatchCode.firstInput + $0] != 0 } : nil
    let areFinite = code.usedInputs.allSatisfy { $0 == first || isFinite(BatchCode.firstInput + $0, count) }
    return areFinite ? .failures(clearing.count) : .unknown
  }

  /// Whether this row of the last run may have failed.
  func isSuspect(_ row: Int, _ result: Double) -> Bool {
    !result.isFinite || code.marksSuspects && places[BatchCode.suspects][row].bitPattern != 0
  }
}
