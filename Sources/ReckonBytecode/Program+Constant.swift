import ReckonCatalogue

extension Program {
  /// An entry of a program's constant pool. Entries are equal if their bits are: 0 and -0 differ, and a NaN equals
  /// itself.
  package struct Constant: Sendable {
    package let number: NumericValue
    /// The exactness of the number, where its mode tracks it.
    package let exactness: Exactness

    @inlinable package init(_ number: NumericValue, _ exactness: Exactness = .exact) {
      self.number = number
      self.exactness = exactness
    }

    /// A number in a program's number mode, from the double and the decimal nearest to one value.
    @inlinable package init(_ double: Double, exactly decimal: @autoclosure () -> MarkedDecimal, in mode: NumberMode) {
      if mode == .double { self.init(.double(double)) } else { self.init(decimal(), in: mode) }
    }

    /// A number in a program's number mode, from the value itself and its exactness.
    package init(_ exact: ExactNumber, _ exactness: Exactness = .exact) {
      self.init(.exact(ExactValue(exact)), exactness)
    }

    @usableFromInline package init(_ decimal: MarkedDecimal, in mode: NumberMode) {
      self.init(
        NumericValue.decimal(decimal.value).converted(to: mode), mode.facts.tracksExactness ? decimal.exactness : .exact
      )
    }

    /// A number in a program's number mode with the value of a double.
    package init(_ value: Double, in mode: NumberMode) {
      self.init(value, exactly: MarkedDecimal(Decimal128(value)), in: mode)
    }

    @inlinable package static func double(_ value: Double) -> Self { Self(.double(value)) }

    /// The double of a program on doubles.
    @inlinable package var double: Double {
      guard case .double(let value) = number else {
        preconditionFailure("a program on doubles has constants that are doubles")
      }
      return value
    }

    /// The bytes that count toward the size of a program.
    var byteCount: Int {
      let size = number.mode.facts.wordCount.map { $0 * 8 } ?? number.storedText.utf8.count
      return size + (number.mode.facts.tracksExactness ? 1 : 0)
    }
  }
}

extension Program.Constant: Hashable {
  @inlinable package static func == (a: Self, b: Self) -> Bool {
    a.number.hasSameBits(as: b.number) && a.exactness == b.exactness
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(number.bits) }

  /// Mixes the bits into a hash for our own tables.
  package func mix(into hash: inout SeededHash) {
    let bits = number.bits
    hash.mix(UInt64(truncatingIfNeeded: bits))
    hash.mix(UInt64(truncatingIfNeeded: bits >> 64))
  }
}

extension ImageWriter {
  /// Writes a number whose mode the reader knows.
  package mutating func write(number: NumericValue) {
    guard let count = number.mode.facts.wordCount else { return write(number.storedText) }
    let bits = number.bits
    for word in 0..<count { write(word: UInt64(truncatingIfNeeded: bits >> UInt128(64 * word))) }
  }

  /// Writes a constant, preceded by the number of its mode.
  mutating func write(_ constant: Program.Constant) {
    let facts = constant.number.mode.facts
    write(facts.storedNumber)
    write(number: constant.number)
    if facts.tracksExactness { write(constant.exactness) }
  }
}

extension ImageReader {
  /// Reads a number of a mode.
  package mutating func number(_ mode: NumberMode) throws(FormulaError) -> NumericValue {
    guard let count = mode.facts.wordCount else {
      let text = try text()
      let number: NumericValue?
      do throws(Work.Stop) { number = try NumericValue(storedText: text, in: mode, &work) } catch {
        if error == .cancelled { throw .cancelled }
        throw Program.damaged("numberTakesTooMuchWork", "a number takes too much work")
      }
      guard let number else { throw Program.damaged("numberIsMalformed", "a number is malformed") }
      return number
    }
    var bits: UInt128 = 0
    for word in 0..<count { bits |= UInt128(try self.word()) << UInt128(64 * word) }
    return NumericValue(bits: bits, in: mode)
  }

  /// Reads the constants of a program.
  ///
  /// - Parameters:
  ///   - mode: the number mode of constants without tags, before version 5.
  ///   - exactnessOfAll: the exactness of all decimals, before version 4.
  /// - Throws: `badImage`.
  mutating func constants(
    _ mode: NumberMode, programVersion: UInt16, exactnessOfAll: Exactness?
  ) throws(FormulaError) -> [Program.Constant] {
    var constants: [Program.Constant] = []
    // A tag or an exactness adds a byte to a double's eight.
    let count = try count(of: 8)
    constants.reserveCapacity(count)
    for _ in 0..<count {
      guard let mode = programVersion < 5 ? mode : NumberMode(storedNumber: try integer()) else {
        throw Program.damaged("constantIsOfAnUnknownKind", "a constant is of an unknown kind")
      }
      let number = try number(mode)
      var exactness = Exactness.exact
      if mode.facts.tracksExactness {
        if let exactnessOfAll { exactness = exactnessOfAll } else { exactness = try self.exactness() }
      }
      constants.append(Program.Constant(number, exactness))
    }
    return constants
  }
}
