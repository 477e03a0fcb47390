#if _pointerBitWidth(_64)
  /// What the processor has of what native code needs, as the processor and the system say.
  struct NativeProcessor: Sendable {
    /// Instructions on 256 bits, with three operands.
    let hasAVX: Bool
    /// The same on whole numbers.
    let hasAVX2: Bool
    /// Instructions on 512 bits, on doubles and on words of 64 bits.
    let hasAVX512: Bool

    /// How many doubles an instruction works on at most.
    var lanes: Int { hasAVX512 ? 8 : 4 }

    static let current = NativeProcessor()

    private init() {
      let leaves = Self.run { assembler in
        for (index, leaf) in [0, 1, 7].enumerated() {
          assembler.move(.rax, leaf)
          assembler.move(.rcx, 0)
          assembler.fixed(.identify)
          for (field, register) in [GeneralRegister.rax, .rbx, .rcx].enumerated() {
            assembler.emit(.store, register, .memory(.at(.rdi, Int32(8 * (3 * index + field)))))
          }
        }
      }
      let (savesStates, knowsAVX) = (leaves[5] & 1 << 27 != 0, leaves[5] & 1 << 28 != 0)
      guard savesStates, knowsAVX else {
        (hasAVX, hasAVX2, hasAVX512) = (false, false, false)
        return
      }
      // The system saves the registers when it switches between threads.
      let states = Self.run { assembler in
        assembler.move(.rcx, 0)
        assembler.fixed(.enabledStates)
        assembler.emit(.store, .rax, .memory(.at(.rdi, 0)))
      }
      hasAVX = states[0] & 6 == 6
      hasAVX2 = hasAVX && leaves[0] & 0xFFFF_FFFF >= 7 && leaves[7] & 1 << 5 != 0
      // Foundation and the instructions on doubles and quadwords; the registers beyond 15, the upper halves and the masks are saved too.
      hasAVX512 = hasAVX2 && leaves[7] & 1 << 16 != 0 && leaves[7] & 1 << 17 != 0 && states[0] & 0xE6 == 0xE6
    }

    /// Runs code that writes words to the address in `rdi`; all are zero where it cannot be run.
    private static func run(_ emit: (inout NativeAssembler) -> Void) -> [UInt64] {
      var assembler = NativeAssembler()
      assembler.push(.rbx)
      emit(&assembler)
      assembler.pop(.rbx)
      assembler.fixed(.return)
      var words = [UInt64](repeating: 0, count: 9)
      guard let memory = ExecutableMemory.holding(assembler.finished()) else { return words }
      let function = unsafeBitCast(memory.start, to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
      words.withUnsafeMutableBytes { if let start = $0.baseAddress { function(start) } }
      return words
    }
  }
#endif
