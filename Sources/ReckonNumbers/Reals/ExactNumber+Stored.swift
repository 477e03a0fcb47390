extension ExactNumber {
  /// The number as text for stored forms: its operations, operands first, each with an index for later references.
  ///
  /// `-7/3`, `nan`, `inf`, `-inf`; `[1/2 pi|-1 sqrt 2|3]` for a sum of multiples; `(4 0 2)` for function 4 of the lines
  /// 0 and 2, one operation per line. Integers with many digits are written as in ``Rational/storedText``.
  package var storedText: String {
    guard case .real(let root) = self else { return simpleText }
    var lines: [String] = []
    func number(of line: String) -> Int {
      lines.append(line)
      return lines.count - 1
    }
    _ = root.folded {
      number(of: $0.simpleText)
    } _: { (real, operands: [Int]) in
      number(of: "(\(real.function.rawValue)" + operands.map { " \($0)" }.joined() + ")")
    }
    return lines.joined(separator: "\n")
  }

  private var simpleText: String {
    switch self {
    case .rational(let value): value.storedText
    case .combination(let sum): "[" + sum.terms.map { $0.text }.joined(separator: "|") + "]"
    case .nan: "nan"
    case .infinity(let isNegative): isNegative ? "-inf" : "inf"
    case .real: preconditionFailure("a real is written operation by operation")
    }
  }

  /// Parses the form of ``storedText``; `nil` for any other text, for operands outside a function's domain as far as
  /// the form shows, and for a number that exceeds the work budget.
  package init?(storedText text: String) {
    var work = Work(units: Self.readingWork)
    do throws(Work.Stop) { try self.init(storedText: text, &work) } catch { return nil }
  }

  /// The default work budget for parsing numbers: about a second.
  package static let readingWork: UInt64 = 1_000_000_000

  /// The same within a work budget: the number is recomputed by its functions.
  ///
  /// - Throws: the reason why the work was stopped.
  package init?(storedText text: String, _ work: inout Work) throws(Work.Stop) {
    var numbers: [ExactNumber] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.first == "(" else {
        guard let number = try ExactNumber(simpleText: line, &work) else { return nil }
        numbers.append(number)
        continue
      }
      let parts = line.dropFirst().dropLast().split(separator: " ")
      guard line.last == ")", let code = parts.first.flatMap({ UInt8($0) }),
        let function = Real.Function(rawValue: code)
      else {
        return nil
      }
      var operands: [ExactNumber] = []
      for part in parts.dropFirst() {
        guard let index = Int(part), numbers.indices.contains(index), numbers[index].isFinite else { return nil }
        operands.append(numbers[index])
      }
      guard operands.count == function.operandCount else { return nil }
      if function == .root {
        guard case .rational(let degree) = operands[1], let degree = degree.whole?.int, degree >= 2 else { return nil }
      }
      numbers.append(.real(Real(function, operands)))
    }
    guard let number = numbers.last else { return nil }
    self = number
  }

  private init?(simpleText text: Substring, _ work: inout Work) throws(Work.Stop) {
    switch text {
    case "nan": self = .nan
    case "inf": self = .infinity(isNegative: false)
    case "-inf": self = .infinity(isNegative: true)
    case _ where text.first == "[" && text.last == "]":
      var sum = ExactNumber.zero
      for term in text.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false) {
        guard let term = try ExactNumber(term: term, &work) else { return nil }
        sum = try sum.adding(term, &work)
      }
      self = sum
    default:
      guard let value = try Rational(storedText: text, &work) else { return nil }
      self = .rational(value)
    }
  }

  private init?(term text: Substring, _ work: inout Work) throws(Work.Stop) {
    let parts = text.split(separator: " ").map(String.init)
    guard let first = parts.first, let coefficient = try Rational(storedText: first[...], &work) else { return nil }
    if parts.count == 1 {
      self = .rational(coefficient)
      return
    }
    if parts[1] == "pi", parts.count == 2 {
      self.init(coefficient, times: .pi)
      return
    }
    // Created by the functions themselves, so that a stored number cannot have a form that they never yield.
    guard parts.count == 3, let argument = try Rational(storedText: parts[2][...], &work) else { return nil }
    let number = ExactNumber.rational(argument)
    let value: ExactNumber
    switch parts[1] {
    case "sqrt": value = try number.squareRoot(&work)
    case "exp": value = try number.exponential(&work)
    case "ln": value = try number.logarithm(&work)
    case "log": value = try number.logarithm(isCommon: true, &work)
    case "sin": value = try number.multiplied(by: .pi, &work).sine(halfTurn: nil, &work)
    default: return nil
    }
    guard value.isFinite else { return nil }
    self = try value.multiplied(by: .rational(coefficient), &work)
  }
}

extension Combination.Term {
  fileprivate var text: String {
    switch surd {
    case nil: coefficient.storedText
    case .pi: "\(coefficient.storedText) pi"
    case .squareRoot(let n): "\(coefficient.storedText) sqrt \(n.storedText)"
    case .exponential(let q): "\(coefficient.storedText) exp \(q.storedText)"
    case .logarithm(let n): "\(coefficient.storedText) ln \(n.storedText)"
    case .commonLogarithm(let n): "\(coefficient.storedText) log \(n.storedText)"
    case .sine(let q): "\(coefficient.storedText) sin \(q.storedText)"
    }
  }
}

extension Real.Function {
  fileprivate var operandCount: Int {
    switch self {
    case .sum, .product, .quotient, .power, .root: 2
    case .exponential, .exponentialMinusOne, .logarithm, .logarithmOfOnePlus, .sine, .cosine, .sineOfPiTimes, .tangent,
      .arcsine,
      .arccosine,
      .arctangent, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .inverseHyperbolicSine,
      .inverseHyperbolicCosine,
      .inverseHyperbolicTangent, .gamma, .logarithmOfGamma, .errorFunction, .complementaryErrorFunction:
      1
    }
  }
}

extension BigInteger {
  /// The bits from which numbers are stored in base 32, which is written and read in linear time.
  fileprivate static let longWidth = 1 << 16

  /// The decimal digits; for a number with many bits, base 32 after `~`.
  fileprivate var storedText: String {
    if bitWidth <= Self.longWidth { return description }
    return (isNegative ? "-~" : "~")
      + Work.unlimited { (work) throws(Work.Stop) in try magnitude.text(base: 32, &work) }
  }

  /// Parses the form of ``storedText``; `nil` for any other text.
  fileprivate init?(storedText text: Substring, _ work: inout Work) throws(Work.Stop) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let magnitude = isNegative ? text.dropFirst() : text
    guard magnitude.utf8.first == UInt8(ascii: "~") else {
      try self.init(String(text), &work)
      return
    }
    var digits: [UInt8] = []
    digits.reserveCapacity(magnitude.utf8.count)
    for byte in magnitude.utf8.dropFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "v"): digits.append(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    guard !digits.isEmpty, digits.count * 5 <= work.bits + 5 else { return nil }
    let number = try BigInteger(digits: digits[...], base: 32, &work)
    self = isNegative ? -number : number
  }
}

extension Rational {
  /// The integer, or numerator and denominator, each in the form of ``BigInteger/storedText``.
  fileprivate var storedText: String {
    isWhole ? numerator.storedText : "\(numerator.storedText)/\(denominator.storedText)"
  }

  /// Parses the form of ``storedText``, in any terms; `nil` for any other text.
  fileprivate init?(storedText text: Substring, _ work: inout Work) throws(Work.Stop) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let numerator = try BigInteger(storedText: parts[0], &work) else { return nil }
    guard parts.count == 2 else {
      self.init(numerator)
      return
    }
    guard let denominator = try BigInteger(storedText: parts[1], &work), denominator > 0 else { return nil }
    try self.init(numerator, over: denominator, &work)
  }
}

extension ExactNumber {
  /// The bytes of a stored text without base 32 digits: only these cost more than linear time to read.
  package static func costlyLength(ofStored text: String) -> Int {
    var (length, isLinear) = (0, false)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "~") { isLinear = true } else if isLinear, !isDigit(byte) { isLinear = false }
      if !isLinear { length += 1 }
    }
    return length
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "v"): true
    default: false
    }
  }
}
