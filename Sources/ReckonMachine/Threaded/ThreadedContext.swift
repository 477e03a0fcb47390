#if _pointerBitWidth(_64)
  import ReckonCatalogue

  /// The context of a run of threaded code beside its inputs. Its address is in the header of every frame.
  struct ThreadedContext {
    /// Why a run ended early; the reference machine then finds out what is to be said about it.
    enum Outcome { case finished, outOfMemory, stopped }

    // Native code knows where these four are: see `NativeHelper`.
    var steps: Int
    var nextPoll: Int
    /// The number of further calls that may be open at once.
    var callsLeft: Int
    /// The end of the memory for frames.
    let memoryEnd: UnsafeMutablePointer<Double>
    var outcome = Outcome.finished
    var random: RandomSource
    let hosts: HostBodies?
    let isCancelled: (@Sendable () -> Bool)?
    /// The number of steps that may pass between two checks of whether the evaluation is cancelled.
    let pollSteps: Int

    /// Charges steps; false when they have run out or the evaluation is cancelled.
    @inline(__always) mutating func charge(_ count: Int) -> Bool {
      steps -= count
      return steps > nextPoll || poll()
    }

    @inline(never) mutating func poll() -> Bool {
      nextPoll = max(0, steps - pollSteps)
      // With the steps all used, the next charge comes here again.
      if steps < 0 || isCancelled?() == true {
        outcome = .stopped
        return false
      }
      return true
    }
  }

  /// The words in front of a frame's locals, by their offsets.
  enum FrameHeader {
    static let context = -1
    static let returnAddress = -2
    static let caller = -3
    static let size = 3
  }

  extension UnsafeMutablePointer<Double> {
    /// The context of the run that a frame belongs to.
    @inline(__always) var context: UnsafeMutablePointer<ThreadedContext> {
      get { header(FrameHeader.context).assumingMemoryBound(to: ThreadedContext.self) }
    }

    @inline(__always) func header(_ offset: Int) -> UnsafeMutableRawPointer {
      // A frame's header was written before the frame was entered.
      unsafeBitCast(self[offset], to: UnsafeMutableRawPointer.self)
    }

    @inline(__always) func setHeader(_ offset: Int, _ address: UnsafeRawPointer) {
      self[offset] = unsafeBitCast(address, to: Double.self)
    }
  }
#endif
