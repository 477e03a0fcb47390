#if _pointerBitWidth(_64)
  import ReckonCatalogue

  /// The steps that the emitter uses beside the generated ones: they lead out of a frame or into another, or look at the context.
  /// Operands of calls lie in the frame, one behind the other; results are in the first register.
  enum SpecialHandler {
    static let jump: Handler = reckonJump
    static let loop: Handler = reckonLoop
    static let call: Handler = reckonEnter
    static let leave: Handler = reckonLeave
    static let applyMany: Handler = reckonApplyMany
    static let applyRandom: Handler = reckonApplyRandom
    static let host: Handler = reckonHost
    static let bound: Handler = reckonBound
    static let accumulate: Handler = reckonAccumulate
    static let total: Handler = reckonTotal
    static let finish: Handler = reckonFinish
    static let poll: Handler = reckonPoll
    static let depth: Handler = reckonDepth
  }

  /// Ends the run with the first register's value.
  @c(reckon_finish) func reckonFinish(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    t0
  }

  @c(reckon_jump) func reckonJump(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    next(ip + ip[1], v, f, t0, t1, t2, t3)
  }

  /// Goes back by the first word after charging the second one.
  @c(reckon_loop) func reckonLoop(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    guard f.context.pointee.charge(ip[2]) else { return .nan }
    return next(ip + ip[1], v, f, t0, t1, t2, t3)
  }

  /// Enters a function. The words are the distance of its code, the place of its frame in this one, the size that its frame needs,
  /// and the steps to charge. The arguments lie where its first locals are.
  @c(reckon_enter) func reckonEnter(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    let context = f.context
    let callee = f + ip[2]
    context.pointee.callsLeft -= 1
    guard context.pointee.callsLeft >= 0, context.pointee.charge(ip[4]) else {
      context.pointee.outcome = .stopped
      return .nan
    }
    guard context.pointee.memoryEnd - callee >= ip[3] else {
      context.pointee.outcome = .outOfMemory
      return .nan
    }
    callee[FrameHeader.context] = f[FrameHeader.context]
    callee.setHeader(FrameHeader.returnAddress, ip + 5)
    callee.setHeader(FrameHeader.caller, f)
    return next(ip + ip[1], v, callee, 0, 0, 0, 0)
  }

  /// Leaves a function with the value in the first register.
  @c(reckon_leave) func reckonLeave(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    f.context.pointee.callsLeft += 1
    let address = UnsafePointer(f.header(FrameHeader.returnAddress).assumingMemoryBound(to: Int.self))
    return next(address, v, f.header(FrameHeader.caller).assumingMemoryBound(to: Double.self), t0, 0, 0, 0)
  }

  /// Applies a function of any number of operands: the words are its address, the place of the operands, and their number.
  @c(reckon_applyMany) func reckonApplyMany(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    let function = unsafeBitCast(ip[1], to: (@convention(c) (UnsafePointer<Double>, Int) -> Double).self)
    return next(ip + 4, v, f, function(f + ip[2], ip[3]), 0, 0, 0)
  }

  /// Applies a function that takes random numbers: the words are its address and the place of the operands.
  @c(reckon_applyRandom) func reckonApplyRandom(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    let function = unsafeBitCast(ip[1], to: (@convention(c) (UnsafePointer<Double>, UnsafeMutableRawPointer) -> Double).self)
    return next(ip + 3, v, f, drawRandom(function, f + ip[2], f.context), 0, 0, 0)
  }

  @inline(never) private func drawRandom(
    _ function: @convention(c) (UnsafePointer<Double>, UnsafeMutableRawPointer) -> Double, _ operands: UnsafePointer<Double>,
    _ context: UnsafeMutablePointer<ThreadedContext>
  ) -> Double {
    withUnsafeMutablePointer(to: &context.pointee.random) { function(operands, UnsafeMutableRawPointer($0)) }
  }

  /// Calls a function of the host: the words are its number, the place of the operands, and their number.
  @c(reckon_host) func reckonHost(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    let result = callHost(f.context, ip[1], UnsafeBufferPointer(start: f + ip[2], count: ip[3]))
    guard f.context.pointee.outcome == .finished else { return .nan }
    return next(ip + 4, v, f, result, 0, 0, 0)
  }

  /// Not inlined, so that what a closure needs (retaining its context) stays out of the handlers.
  @inline(never) private func callHost(
    _ context: UnsafeMutablePointer<ThreadedContext>, _ index: Int, _ operands: UnsafeBufferPointer<Double>
  ) -> Double {
    // The host's running time is unknown, so check before each call.
    if context.pointee.isCancelled != nil, !context.pointee.poll() { return .nan }
    return context.pointee.hosts.body(index)(operands)
  }

  /// Ends the run if it is cancelled; stands where long code without loops would not check that otherwise.
  @c(reckon_poll) func reckonPoll(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    guard f.context.pointee.poll() else { return .nan }
    return next(ip + 1, v, f, t0, t1, t2, t3)
  }

  /// Ends the run with the address of its own stack frame; see ``ThreadedMachine/hasTailCalls``.
  @c(reckon_depth) func reckonDepth(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    var place = 0
    return withUnsafeMutablePointer(to: &place) { Double(UInt(bitPattern: $0)) }
  }

  /// Ends the run unless the first register is a whole number to count by.
  @c(reckon_bound) func reckonBound(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    guard ReferenceMachine.isBound(t0) else {
      f.context.pointee.outcome = .stopped
      return .nan
    }
    return next(ip + 1, v, f, t0, t1, t2, t3)
  }

  /// Adds the first register to the compensated sum in the locals at the first two words; the new sum goes to those at the next two.
  @c(reckon_accumulate) func reckonAccumulate(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    accumulate(t0, ip, f)
    return next(ip + 5, v, f, t0, t1, t2, t3)
  }

  @inline(never) private func accumulate(_ term: Double, _ ip: UnsafePointer<Int>, _ f: UnsafeMutablePointer<Double>) {
    var sum = CompensatedSum<Double>()
    (sum.total, sum.compensation) = (f[ip[1]], f[ip[2]])
    sum.add(term)
    (f[ip[3]], f[ip[4]]) = (sum.total, sum.compensation)
  }

  /// The value of the compensated sum in the locals at the two words, into the first register.
  @c(reckon_total) func reckonTotal(
    _ ip: UnsafePointer<Int>, _ v: UnsafePointer<Double>, _ f: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double, _ t2: Double,
    _ t3: Double
  ) -> Double {
    // As CompensatedSum's value, which in a step would be called as generic code.
    let (total, compensation) = (f[ip[1]], f[ip[2]])
    return next(ip + 3, v, f, isFinite(compensation) ? total + compensation : total, 0, 0, 0)
  }
#endif
