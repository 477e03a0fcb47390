#if _pointerBitWidth(_64)
  import ReckonCatalogue

  /// Functions that native code calls, in addition to kernels.
  enum NativeHelper {
    typealias Random = @convention(c) (Int, UnsafePointer<Double>, UnsafeMutableRawPointer) -> Double
    typealias Host = @convention(c) (UnsafeMutableRawPointer, Int, UnsafeMutablePointer<Double>, Int) -> Int
    typealias Enter = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Int
    typealias Poll = @convention(c) (UnsafeMutableRawPointer) -> Int

    static let random: Random = { function, operands, context in
      let run = context.assumingMemoryBound(to: NativeContext.self)
      let kernel = unsafeBitCast(
        function, to: (@convention(c) (UnsafePointer<Double>, UnsafeMutableRawPointer) -> Double).self)
      return withUnsafeMutablePointer(to: &run.pointee.random) { kernel(operands, UnsafeMutableRawPointer($0)) }
    }

    /// Calls a host function, whose result replaces its first operand; 0 when the run ends.
    static let host: Host = { context, index, operands, count in
      let run = context.assumingMemoryBound(to: NativeContext.self)
      // The host's running time is unknown, so check before each call.
      if run.pointee.isCancelled != nil, !run.pointee.poll() { return 0 }
      operands.pointee = run.pointee.hosts.body(index)(UnsafeBufferPointer(start: operands, count: count))
      return 1
    }

    /// Polls whether the run continues; 0 when it ends.
    static let poll: Poll = { context in context.assumingMemoryBound(to: NativeContext.self).pointee.poll() ? 1 : 0 }

    /// Records that the reference machine must determine why the run ends.
    static let stop: Poll = { context in
      context.assumingMemoryBound(to: NativeContext.self).pointee.outcome = .stopped
      return 0
    }

    /// Whether memory up to an address, depth and time suffice for a call; otherwise 0, when the run ends.
    static let enter: Enter = { context, end in
      let run = context.assumingMemoryBound(to: NativeContext.self)
      guard run.pointee.callsLeft >= 0 else {
        run.pointee.outcome = .stopped
        return 0
      }
      if run.pointee.steps <= run.pointee.nextPoll, !run.pointee.poll() { return 0 }
      guard UnsafeRawPointer(run.pointee.memoryEnd) >= end else {
        run.pointee.outcome = .outOfMemory
        return 0
      }
      return 1
    }

    static func address(_ function: Random) -> Int { unsafeBitCast(function, to: Int.self) }
    static func address(_ function: Host) -> Int { unsafeBitCast(function, to: Int.self) }
    static func address(_ function: Enter) -> Int { unsafeBitCast(function, to: Int.self) }
    static func address(_ function: Poll) -> Int { unsafeBitCast(function, to: Int.self) }

    /// The byte offsets of the words at the start of the context. Embedded Swift cannot compute them.
    static let steps: Int32 = 0
    static let nextPoll: Int32 = 8
    static let callsLeft: Int32 = 16
    static let memoryEnd: Int32 = 24
  }
#endif
