#if _pointerBitWidth(_64)
  /// A general register of x86-64, by its number in encodings.
  package enum X86Register: UInt8, NativeRegister, CaseIterable {
    case rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi, r8, r9, r10, r11, r12, r13, r14, r15

    /// The name of its lower 32 bits.
    var half: String { rawValue < 8 ? "e\("\(self)".dropFirst())" : "\(self)d" }
  }

  /// The condition of a jump after a comparison, by its number in encodings.
  package enum JumpCondition: UInt8, CaseIterable, Sendable {
    case below = 2
    case aboveOrEqual, equal, notEqual, belowOrEqual, above
    case parity = 10
    case noParity
    case less, greaterOrEqual, lessOrEqual, greater

    var mnemonic: StaticString {
      switch self {
      case .below: "jb"
      case .aboveOrEqual: "jae"
      case .equal: "je"
      case .notEqual: "jne"
      case .belowOrEqual: "jbe"
      case .above: "ja"
      case .parity: "jp"
      case .noParity: "jnp"
      case .less: "jl"
      case .greaterOrEqual: "jge"
      case .lessOrEqual: "jle"
      case .greater: "jg"
      }
    }
  }

  extension NativeCondition {
    /// The flags that a condition asks for, which comparisons of doubles set as those of words without signs do, all
    /// for NaN.
    var jump: JumpCondition {
      switch self {
      case .unordered: .parity
      case .equalOrUnordered, .equal, .zero: .equal
      case .notEqual, .notZero: .notEqual
      case .notGreater: .belowOrEqual
      case .notGreaterOrEqual: .below
      case .greaterOrEqual, .signIsMissing: .aboveOrEqual
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      case .above: .above
      }
    }
  }
#endif
