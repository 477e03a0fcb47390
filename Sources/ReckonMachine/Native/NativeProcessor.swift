#if _pointerBitWidth(_64)
  /// The processor features that native code needs, as reported by the processor and the system.
  struct NativeProcessor: Sendable {
    #if arch(arm64)
      typealias Assembler = ArmAssembler
    #else
      typealias Assembler = X86Assembler
    #endif

    /// Whether native code can run: on x86-64 it needs the three-operand 256-bit instructions (AVX).
    let isSuitable: Bool
    /// Whether packed instructions support integers and fused multiply-add too.
    let hasWords: Bool
    /// The maximum number of doubles per packed instruction.
    let lanes: Int

    static let current = NativeProcessor()

    #if arch(arm64)
      private init() {
        // Every processor has the instructions; the system may refuse memory for code.
        let words = Self.run { assembler in
          assembler.move(.x9, 1)
          assembler.emit(.store, .x9, .memory(.at(.x0, 0)))
        }
        (isSuitable, hasWords, lanes) = (words[0] == 1, words[0] == 1, 2)
      }
    #else
      private init() {
        let leaves = Self.run { assembler in
          assembler.push(.rbx)
          for (index, leaf) in [0, 1, 7].enumerated() {
            assembler.move(.rax, leaf)
            assembler.move(.rcx, 0)
            assembler.fixed(.identify)
            for (field, register) in [X86Register.rax, .rbx, .rcx].enumerated() {
              assembler.emit(.store, register, .memory(.at(.rdi, Int32(8 * (3 * index + field)))))
            }
          }
          assembler.pop(.rbx)
        }
        let (savesStates, knowsAVX) = (leaves[5] & 1 << 27 != 0, leaves[5] & 1 << 28 != 0)
        guard savesStates, knowsAVX else {
          (isSuitable, hasWords, lanes) = (false, false, 4)
          return
        }
        // The system saves the registers in context switches.
        let states = Self.run { assembler in
          assembler.move(.rcx, 0)
          assembler.fixed(.enabledStates)
          assembler.emit(.store, .rax, .memory(.at(.rdi, 0)))
        }
        isSuitable = states[0] & 6 == 6
        hasWords = isSuitable && leaves[0] & 0xFFFF_FFFF >= 7 && leaves[7] & 1 << 5 != 0 && leaves[5] & 1 << 12 != 0
        // AVX-512 F and DQ; the registers above 15, the upper halves and the mask registers are saved too.
        let hasAVX512 = hasWords && leaves[7] & 1 << 16 != 0 && leaves[7] & 1 << 17 != 0 && states[0] & 0xE6 == 0xE6
        lanes = hasAVX512 ? 8 : 4
      }
    #endif

    /// Runs code that writes words to the address in its first argument; all are zero if it cannot run.
    private static func run(_ emit: (inout Assembler) -> Void) -> [UInt64] {
      var assembler = Assembler(lists: false, lanes: 2)
      emit(&assembler)
      assembler.return()
      var words = [UInt64](repeating: 0, count: 9)
      guard let code = assembler.finished(), let memory = ExecutableMemory.holding(code) else { return words }
      let function = unsafeBitCast(memory.start, to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
      words.withUnsafeMutableBytes { if let start = $0.baseAddress { function(start) } }
      return words
    }
  }
#endif
