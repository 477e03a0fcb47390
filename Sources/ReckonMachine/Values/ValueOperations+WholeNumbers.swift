import ReckonCatalogue

/// Integer functions.
extension ValueOperations {
  static func ofWholeNumbers(
    _ function: ValueFunction, _ operands: UnsafeBufferPointer<Value>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Value {
    let run = context.valueRun
    var wholes: [BigInteger] = []
    for operand in operands {
      guard let text = try operand.number(in: context).number.wholeText(base: 10, prefix: ""),
        let whole = BigInteger(text)
      else {
        throw try refusal(function, operands, Phrase("aWholeNumber", "a whole number"), in: context)
      }
      wholes.append(whole)
    }
    let n = wholes[0]
    var work = run.work
    switch function {
    case .isPrime: return truth(try n.isPrime(&work))
    case .nextPrime: return number(try n.nextPrime(&work), run)
    case .powerModulo:
      guard !wholes[1].isNegative, wholes[2] > 0 else {
        throw try refusal(
          function, operands,
          Phrase("exponentFrom0AndModulusFrom1", "an exponent of at least 0, and a modulus of at least 1"),
          in: context)
      }
      return number(try n.power(wholes[1], modulo: wholes[2], &work), run)
    case .bitCount:
      guard !n.isNegative else {
        throw try refusal(function, operands, Phrase("aWholeNumberFrom0", "a whole number of at least 0"), in: context)
      }
      return number(BigInteger(try n.digits(base: 2, &work).count { $0 == 1 }), run)
    case .factors, .divisors, .totient:
      guard n > 0 else {
        throw try refusal(function, operands, Phrase("aWholeNumberFrom1", "a whole number of at least 1"), in: context)
      }
      let factors = try n.primeFactors(&work)
      if function == .factors { return try list(factors, run) }
      if function == .totient {
        var result = n
        for prime in Set(factors) { result = try result.divided(by: prime, &work).multiplied(by: prime - 1, &work) }
        return number(result, run)
      }
      var divisors: [BigInteger] = [1]
      var (last, first) = (BigInteger.zero, 0)
      for prime in factors {
        // A repeated prime yields new divisors only from those that the last round added.
        if prime != last { first = 0 }
        let count = divisors.count
        try run.take(items: count)
        for index in first..<count { divisors.append(try divisors[index].multiplied(by: prime, &work)) }
        (last, first) = (prime, count)
      }
      return try list(divisors.sorted(), run)
    default: preconditionFailure("\(function) is not a function of whole numbers")
    }
  }

  private static func list(_ numbers: [BigInteger], _ run: ValueRun) throws(Work.Stop) -> Value {
    try run.take(items: numbers.count)
    return .list(numbers.map { number($0, run) })
  }

  private static func number(_ value: BigInteger, _ run: ValueRun) -> Value {
    let digits = value.description
    guard let number = NumericValue(digits, in: run.mode) else { preconditionFailure("digits are a number") }
    return .number(Item(number, number.wholeText(base: 10, prefix: "") == digits ? .exact : .rounded))
  }

  private static func refusal(
    _ function: ValueFunction, _ operands: UnsafeBufferPointer<Value>, _ requirement: Phrase,
    in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> Work.Stop {
    var numbers: [NumericValue] = []
    for operand in operands { numbers.append(try operand.number(in: context).number) }
    return context.valueRun.refuse(
      .domain(function: function.description.name, operands: numbers, requirement: requirement))
  }
}
