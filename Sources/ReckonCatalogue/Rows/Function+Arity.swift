extension Function {
  /// Whether it takes a number of arguments.
  package func accepts(_ count: Int) -> Bool {
    switch form {
    case .values(let function): function.accepts(count)
    case .derivative: count == 2
    case .complex(let own), .attempt(let own): count == own
    case .measured: count == 1
    case .applied, .conditional, .repeated: kernel(for: count) != nil
    }
  }

  /// The kernel for a number of operands.
  package func kernel(for count: Int) -> ArityKernel? {
    kernels.first { $0.kernel.accepts(count) }
  }

  /// Whether its name alone may stand before one argument without brackets.
  package var takesBareArgument: Bool {
    kernels.contains { kernel in
      if case .unary = kernel.kernel { true } else { false }
    }
  }

  /// The least and the largest number of arguments; the latter is `nil` where there is no limit.
  package var argumentCounts: (least: Int, most: Int?) {
    switch form {
    case .values(let function): return (function.description.least, function.description.most)
    case .repeated(.list), .derivative: return (2, 2)
    case .complex(let count), .attempt(let count): return (count, count)
    case .measured: return (1, 1)
    case .repeated(let repetition) where repetition.isSearch && kernels.isEmpty: return (4, 4)
    case .applied, .conditional, .repeated: break
    }
    var (least, most) = (Int.max, Int?.some(0))
    for kernel in kernels {
      let count: Int
      switch kernel.kernel {
      case .unary: count = 1
      case .binary: count = 2
      case .ternary: count = 3
      case .variadic(let minimum, _):
        least = Swift.min(least, minimum)
        most = nil
        continue
      case .random(let exactly, _): count = exactly
      }
      least = Swift.min(least, count)
      most = most.map { Swift.max($0, count) }
    }
    return (least, most)
  }

  /// The numbers of arguments it takes, as a phrase: "1 or 2 arguments".
  package var arityPhrase: Phrase {
    switch form {
    case .values(let function): return Self.phrase(function.description)
    case .repeated(.list):
      return Phrase("nameItsListAndATermAsInMapX", "a name, its list and a term, as in map(x in [1, 2], 2x)")
    case .measured: return "\(1, of: "argument")"
    case .derivative: return Phrase("formulaAndANameAsInDX3X", "a formula and a name, as in d(x^3, x)")
    case .complex(let count), .attempt(let count): return "\(count, of: "argument")"
    case .repeated(let repetition) where repetition.isSearch && kernels.isEmpty: return searchPhrase
    case .applied, .conditional, .repeated: break
    }
    for kernel in kernels {
      if case .variadic(let minimum, _) = kernel.kernel {
        return Phrase("orMoreArguments", "\(minimum) or more arguments")
      }
    }
    var counts: [String] = []
    var last = 0
    for kernel in kernels {
      switch kernel.kernel {
      case .unary: (last, counts) = (1, counts + ["1"])
      case .binary: (last, counts) = (2, counts + ["2"])
      case .ternary: (last, counts) = (3, counts + ["3"])
      case .variadic: break
      case .random(let count, _): (last, counts) = (count, counts + ["\(count)"])
      }
    }
    guard counts.count > 1 else { return "\(last, of: "argument")" }
    return Phrase("orArguments", "\(counts.dropLast().joined(separator: ", ")) or \(last) arguments")
  }
}
