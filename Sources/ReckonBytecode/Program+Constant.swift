import ReckonCatalogue

extension Program {
  /// An entry of a program's constant pool, tagged with what it is. Two are the same when their bits are: 0 and -0 differ, and a NaN equals
  /// itself.
  package enum Constant: Sendable {
    case double(Double)
    case decimal(MarkedDecimal)

    /// A number of the program's kind that a double stands for.
    package init(_ value: Double, in mode: NumberMode) {
      switch mode {
      case .double: self = .double(value)
      case .decimal: self = .decimal(MarkedDecimal(Decimal128(value)))
      }
    }

    /// A ratio of units: exact where the number mode can hold it.
    package init(_ ratio: ExactRatio, in mode: NumberMode) {
      switch mode {
      case .double: self = .double(ratio.double)
      case .decimal: self = .decimal(ratio.markedDecimal)
      }
    }

    /// The kind of numbers of which it is one.
    package var mode: NumberMode { number.mode }

    /// The number without its exactness.
    package var number: Number {
      switch self {
      case .double(let value): .double(value)
      case .decimal(let decimal): .decimal(decimal.value)
      }
    }

    /// The double of a program on doubles.
    @inlinable package var double: Double {
      guard case .double(let value) = self else { preconditionFailure("a program on doubles has constants that are doubles") }
      return value
    }

    /// The decimal of a program on decimals.
    package var decimal: MarkedDecimal {
      guard case .decimal(let value) = self else { preconditionFailure("a program on decimals has constants that are decimals") }
      return value
    }

    /// The bytes that count toward the size of a program.
    var byteCount: Int {
      switch self {
      case .double: 8
      case .decimal: 17
      }
    }
  }
}

extension Program.Constant: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern
    case (.decimal(let a), .decimal(let b)): a.bits == b.bits
    case (.double, .decimal), (.decimal, .double): false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .double(let value): hasher.combine(value.bitPattern)
    case .decimal(let value): hasher.combine(value.bits)
    }
  }

  /// Mixes the bits into a hash for a table of our own.
  package func mix(into hash: inout SeededHash) {
    switch self {
    case .double(let value): hash.mix(value.bitPattern)
    case .decimal(let decimal):
      hash.mix(UInt64(truncatingIfNeeded: decimal.value.bitPattern))
      hash.mix(UInt64(truncatingIfNeeded: decimal.value.bitPattern >> 64))
    }
  }
}

extension ImageWriter {
  /// Writes a constant behind its tag.
  mutating func write(_ constant: Program.Constant) {
    switch constant {
    case .double(let value):
      write(0)
      write(word: value.bitPattern)
    case .decimal(let decimal):
      write(1)
      write(word: UInt64(truncatingIfNeeded: decimal.value.bitPattern))
      write(word: UInt64(truncatingIfNeeded: decimal.value.bitPattern >> 64))
      write(decimal.exactness)
    }
  }
}

extension ImageReader {
  /// The constants of a program.
  ///
  /// - Parameters:
  ///   - mode: the kind of numbers that versions before 5 have without tags.
  ///   - exactnessOfAll: the exactness of decimals where versions before 4 have none of their own.
  /// - Throws: `badImage`.
  mutating func constants(
    _ mode: NumberMode, programVersion: UInt16, exactnessOfAll: Exactness?
  ) throws(FormulaError) -> [Program.Constant] {
    var constants: [Program.Constant] = []
    // A tag or an exactness takes a byte beside a double's eight.
    for _ in 0..<(try count(of: 8)) {
      let tag = programVersion < 5 ? (mode == .double ? 0 : 1) : try integer()
      switch tag {
      case 0: constants.append(.double(Double(bitPattern: try word())))
      case 1:
        let low = UInt128(try word())
        let value = Decimal128(bitPattern: UInt128(try word()) << 64 | low)
        let exactness: Exactness
        if let exactnessOfAll { exactness = exactnessOfAll } else { exactness = try self.exactness() }
        constants.append(.decimal(MarkedDecimal(value, exactness)))
      default: throw Program.damaged("a constant is of an unknown kind")
      }
    }
    return constants
  }
}
