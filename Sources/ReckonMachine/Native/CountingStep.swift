#if _pointerBitWidth(_64)
  import ReckonCatalogue
  import Synchronization

  /// The step that counts evaluations before threaded code. Its words are the evaluations that are left, the address of the executable, which
  /// owns the code, and the policy.
  enum CountingStep {
    static let wordCount = 4

    static func words(_ executable: Executable, _ policy: ErrorPolicy, count: Int) -> [Int] {
      let handler: Handler = reckonCount
      return [
        ThreadedEmitter.address(handler), count, Int(bitPattern: Unmanaged.passUnretained(executable).toOpaque()),
        policy == .strict ? 0 : 1,
      ]
    }
  }

  /// Counts an evaluation and continues with the next step. The count is the only word of code that changes; threads may lose counts to each other.
  @c(reckon_count) func reckonCount(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    // An atomic word is laid out as the word itself.
    let count = UnsafeMutableRawPointer(mutating: ip + 1).assumingMemoryBound(to: Atomic<Int>.self)
    let left = count.pointee.load(ordering: .relaxed) &- 1
    count.pointee.store(left, ordering: .relaxed)
    if left == 0 { return reckonCounted(ip, v, f, t0, t1, t2, t3) }
    return next(ip + CountingStep.wordCount, v, f, t0, t1, t2, t3)
  }

  /// Makes native code, apart so that counting needs no stack frame, and continues.
  @c(reckon_counted) @inline(never) func reckonCounted(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    if let address = UnsafeRawPointer(bitPattern: ip[2]) {
      Unmanaged<Executable>.fromOpaque(address)._withUnsafeGuaranteedRef { $0.becomeNative(ip[3] == 0 ? .strict : .ieee) }
    }
    return next(ip + CountingStep.wordCount, v, f, t0, t1, t2, t3)
  }
#endif
