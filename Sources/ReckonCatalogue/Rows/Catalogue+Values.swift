/// Functions of texts, lists and values that may be missing. Their names call them where nothing in scope has the name.
extension Catalogue {
  static let texts: [Function] = [
    row(
      .length, .text, "value", "The number of characters of a text, as people count them, or of items of a list.",
      [Example("length(\"각\")", "1"), Example("length([4, 5])", "2")]),
    row(.upper, .text, "text", "The text in upper case.", [Example("upper(\"straße\")", "\"STRASSE\"")]),
    row(.lower, .text, "text", "The text in lower case.", [Example("lower(\"ÄB\")", "\"äb\"")]),
    row(.trim, .text, "text", "The text without white space at its ends.", [Example("trim(\" a b \")", "\"a b\"")]),
    row(
      .contains, .text, "text part", "Whether the text contains another, character by character.",
      [Example("contains(\"market\", \"ark\")", "true")]),
    row(
      .starts, .text, "text part", "Whether the text begins with another.",
      [Example("starts(\"EU-7\", \"EU\")", "true")]),
    row(.ends, .text, "text part", "Whether the text ends with another.", [Example("ends(\"EU-7\", \"EU\")", "false")]),
    row(
      .find, .text, "text part",
      "The position, counted from 1, at which the text first contains another; 0 if it does not.",
      [Example("find(\"EU-7\", \"-\")", "3"), Example("find(\"EU\", \"x\")", "0")]),
    row(
      .replace, .text, "text old new", "The text with each occurrence of the second text replaced by the third.",
      [Example("replace(\"1.234\", \".\", \",\")", "\"1,234\"")]),
    row(
      .slice, .text, "text position count",
      "A number of characters from a position on, or all that follow; positions count from 1, and from the end if negative.",
      [Example("slice(\"héllo\", 2, 3)", "\"éll\""), Example("slice(\"héllo\", -2)", "\"lo\"")]),
    row(
      .concat, .text, "value", "The values joined, numbers as they are shown.", [Example("concat(\"a\", 2)", "\"a2\"")]),
    row(.text, .text, "value", "The value as text, as it is shown.", [Example("text(1/4)", "\"0.25\"")]),
    row(
      .number, .text, "text", "The number that a text spells; missing if it spells none.",
      [Example("number(\"1,234.5\")", "1234.5"), Example("number(\"x\")", "missing")]),
    row(.isMissing, .text, "value", "Whether there is no value.", [Example("ismissing(number(\"x\"))", "true")]),
  ]

  static let lists: [Function] = [
    row(
      .count, .lists, "value", "The number of values; missing ones do not count.",
      [Example("count([3, missing, 5])", "2")]),
    row(.sort, .lists, "list", "The list in order, missing values last.", [Example("sort([3, 1, 2])", "[1, 2, 3]")]),
    row(
      .cumsum, .lists, "list", "The running sums of the items; missing where the item is missing.",
      [Example("cumsum([1, 2, 3])", "[1, 3, 6]"), Example("cumsum([1, missing, 3])", "[1, missing, 4]")]),
    row(
      .runningTotal, .lists, "list", "The running sums of the items; a missing item adds nothing, unlike in cumsum.",
      [Example("cumtotal([1, missing, 3])", "[1, 1, 4]")]),
    row(
      .previous, .lists, "list count", "For each item the one before it, or n before it; missing where there is none.",
      [Example("prev([1, 2, 3])", "[missing, 1, 2]"), Example("prev([1, 2, 3], 2)", "[missing, missing, 1]")]),
    row(
      .next, .lists, "list count", "For each item the one after it, or n after it; missing where there is none.",
      [Example("next([1, 2, 3])", "[2, 3, missing]")]),
    row(
      .movingMean, .lists, "list count", accuracy: .ulp(1),
      "For each item the mean of the last n items, itself included; missing where there are fewer. Missing items do not count.",
      [Example("movavg([1, 2, 6], 2)", "[missing, 1.5, 4]")]),
    row(
      .rank, .lists, "list",
      "The rank of each item; the greatest has rank 1, and equal items share the first of their ranks.",
      [Example("rank([10, 30, 20, 10])", "[3, 1, 2, 3]")]),
    row(
      .share, .lists, "list", accuracy: .ulp(1), "Each item divided by the sum of all; missing if that is 0.",
      [Example("share([1, 3])", "[0.25, 0.75]"), Example("share([4, missing, 12])", "[0.25, missing, 0.75]")]),
    row(.dot, .lists, "a b", "The sum of the products of two lists' items.", [Example("dot([1, 2], [3, 4])", "11")]),
    row(
      .correlation, .lists, "xs ys", accuracy: .ulp(1),
      "The correlation of two lists (Pearson's r), from -1 to 1; pairs in which a value is missing do not count.",
      [Example("correl([1, 2, 3, 4], [1, 3, 2, 4])", "0.8"), Example("correl([1, 1], [2, 3])", "domain")]),
    row(
      .slope, .lists, "xs ys", accuracy: .ulp(1),
      "The slope of the least-squares line through points. The list of x comes first, unlike in spreadsheets' SLOPE(ys, xs).",
      [Example("slope([1, 2, 3], [2, 4, 6])", "2"), Example("slope([5, 5], [2, 3])", "domain")]),
    row(
      .intercept, .lists, "xs ys", accuracy: .ulp(1),
      "The y at which the least-squares line crosses x = 0. The list of x comes first, unlike in spreadsheets' INTERCEPT(ys, xs).",
      [Example("intercept([1, 2, 3], [3, 5, 7])", "1")]),
    pairs(
      .correlation, "(correlation)", { Kernels.correlation(UnsafeBufferPointer(start: $0, count: $1)) },
      { DecimalKernels.correlation($0, &$1) }, requirement: Function.correlationRequirement,
      "The correlation of the first half of the numbers with the second half."),
    pairs(
      .slope, "(slope)", { Kernels.slope(UnsafeBufferPointer(start: $0, count: $1)) },
      { DecimalKernels.slope($0, &$1) },
      requirement: Function.lineRequirement,
      "The slope of the line through points whose x are the first half of the numbers."),
    pairs(
      .intercept, "(intercept)", { Kernels.intercept(UnsafeBufferPointer(start: $0, count: $1)) },
      { DecimalKernels.intercept($0, &$1) },
      requirement: Function.lineRequirement,
      "The y at which the line through points whose x are the first half of the numbers crosses x = 0."),
    Function(
      .map, "map", topic: .lists, kernels: [], form: .repeated(.list),
      parameters: "x list term", summary: "The list of a term's values for each item: map(x in list, term).",
      examples: [Example("map(x in [1, 2, 3], 2x)", "[2, 4, 6]")]),
    Function(
      .mode, "mode", topic: .lists,
      kernels: [ArityKernel(.variadic(minimum: 1, { Kernels.mode(UnsafeBufferPointer(start: $0, count: $1)) }))],
      decimal: DecimalForm({ x, _ in DecimalKernels.mode(x) }), cost: 30,
      requirement: Phrase("atLeastOneValue", "at least one value"),
      units: .kept,
      summary: "The most frequent value; the first if there are several.",
      examples: [Example("mode([1, 2, 2, 3])", "2")]),
    Function(
      .variance, "variance", topic: .lists,
      kernels: [ArityKernel(.variadic(minimum: 1, { Kernels.variance(UnsafeBufferPointer(start: $0, count: $1)) }))],
      decimal: DecimalForm({ DecimalKernels.variance($0, &$1) }, steps: { DecimalKernels.steps($0) }), cost: 30,
      requirement: Phrase("atLeastTwoValues", "at least two values"), accuracy: .ulp(6),
      summary: "The sample variance (n - 1 in the denominator).", examples: [Example("variance([2, 4, 6])", "4")]),
    Function(
      .percentile, "percentile", topic: .lists,
      kernels: [ArityKernel(.variadic(minimum: 2, { Kernels.percentile(UnsafeBufferPointer(start: $0, count: $1)) }))],
      decimal: DecimalForm({ DecimalKernels.percentile($0, &$1) }, steps: { DecimalKernels.steps($0) }), cost: 30,
      requirement: Phrase("listAndAPercentageFrom0To100", "a list, and a percentage from 0 to 100"),
      accuracy: .ulpOfLargest(3),
      parameters: "list percent",
      summary:
        "The value below which a given percentage of the values lies, interpolated between two values; 50 gives the median.",
      examples: [Example("percentile([10, 20, 30, 40], 50)", "25"), Example("percentile([1, 2], 101)", "domain")]),
  ]

  static let wholeNumbers: [Function] = [
    row(
      .isPrime, .integers, "n",
      "Whether a whole number is prime; decided below 3.3·10²⁴, and above by tests that no composite number is known to pass.",
      [Example("isprime(97)", "true"), Example("isprime(2^31 - 1)", "true")]),
    row(.nextPrime, .integers, "n", "The smallest prime greater than a number.", [Example("nextprime(100)", "101")]),
    row(
      .factors, .integers, "n", "The list of the prime factors of a whole number of at least 1.",
      [Example("factor(360)", "[2, 2, 2, 3, 3, 5]"), Example("factor(0)", "domain")]),
    row(
      .divisors, .integers, "n", "The list of the divisors of a whole number of at least 1.",
      [Example("divisors(28)", "[1, 2, 4, 7, 14, 28]")]),
    row(
      .totient, .integers, "n", "How many of the numbers from 1 to n share no divisor greater than 1 with n.",
      [Example("totient(36)", "12")]),
    row(
      .powerModulo, .integers, "base exponent modulus", "The remainder of a power, (b^e) mod m: powmod(b, e, m).",
      [Example("powmod(3, 200, 13)", "9")]),
    row(.bitCount, .integers, "n", "The number of bits of a whole number that are 1.", [Example("popcount(255)", "8")]),
  ]

  /// The numbers of a function of two lists, one list after the other.
  private static func pairs(
    _ id: Function.ID, _ name: String, _ kernel: @escaping Kernel.Variadic, _ decimal: @escaping DecimalForm.Kernel,
    requirement: Phrase,
    _ summary: String
  ) -> Function {
    Function(
      id, name, topic: .lists, kernels: [ArityKernel(.variadic(minimum: 2, kernel))],
      decimal: DecimalForm(decimal, steps: { DecimalKernels.steps($0) }), cost: 30, requirement: requirement,
      accuracy: .ulpOfLargest(1), summary: summary)
  }

  static func row(
    _ function: ValueFunction, _ topic: Function.Topic, _ parameters: String, accuracy: ErrorBound = .exact,
    _ summary: String,
    _ examples: [Example]
  ) -> Function {
    Function(
      Function.ID(function), function.description.name, topic: topic, kernels: [], form: .values(function),
      accuracy: accuracy, parameters: parameters, summary: summary,
      examples: examples)
  }
}

extension Function {
  /// The requirement of functions of two lists.
  package static let correlationRequirement = Phrase(
    "twoPairsThatVary", "at least two pairs of finite numbers, and in neither list numbers that are all the same")
  package static let lineRequirement = Phrase(
    "twoPointsOfDifferentX", "at least two points of finite numbers, whose x are not all the same")
}

extension Function.ID {
  /// The number of a function of values. Stored programs hold the function itself.
  package init(_ function: ValueFunction) { self.init(UInt16(256) + UInt16(function.rawValue)) }
}
