/// Functions of texts, lists and values that may be missing. Their names call them where nothing in scope has the name.
extension Catalogue {
  static let texts: [Function] = [
    row(
      .length, .text, "value", "The characters of a text as people count them, or the items of a list.",
      [Example("length(\"각\")", "1"), Example("length([4, 5])", "2")]),
    row(.upper, .text, "text", "The text in capital letters.", [Example("upper(\"straße\")", "\"STRASSE\"")]),
    row(.lower, .text, "text", "The text in small letters.", [Example("lower(\"ÄB\")", "\"äb\"")]),
    row(.trim, .text, "text", "The text without white space at its ends.", [Example("trim(\" a b \")", "\"a b\"")]),
    row(
      .contains, .text, "text part", "Whether the text holds another, character by character.",
      [Example("contains(\"market\", \"ark\")", "true")]),
    row(.starts, .text, "text part", "Whether the text begins with another.", [Example("starts(\"EU-7\", \"EU\")", "true")]),
    row(.ends, .text, "text part", "Whether the text ends with another.", [Example("ends(\"EU-7\", \"EU\")", "false")]),
    row(
      .find, .text, "text part", "The position from 1 at which the text first holds another; 0 where it does not.",
      [Example("find(\"EU-7\", \"-\")", "3"), Example("find(\"EU\", \"x\")", "0")]),
    row(
      .replace, .text, "text old new", "The text with each occurrence of the second text replaced by the third.",
      [Example("replace(\"1.234\", \".\", \",\")", "\"1,234\"")]),
    row(
      .slice, .text, "text position count",
      "So many characters from a position on, or all that follow; positions count from 1, and from the end when negative.",
      [Example("slice(\"héllo\", 2, 3)", "\"éll\""), Example("slice(\"héllo\", -2)", "\"lo\"")]),
    row(
      .concat, .text, "value", "The values one behind the other, numbers as they are shown.", [Example("concat(\"a\", 2)", "\"a2\"")]),
    row(.text, .text, "value", "The value as text, as it is shown.", [Example("text(1/4)", "\"0.25\"")]),
    row(
      .number, .text, "text", "The number that a text spells; missing where it spells none.",
      [Example("number(\"1,234.5\")", "1234.5"), Example("number(\"x\")", "missing")]),
    row(.isMissing, .text, "value", "Whether there is no value.", [Example("ismissing(number(\"x\"))", "true")]),
  ]

  static let lists: [Function] = [
    row(.count, .lists, "value", "How many values there are; missing ones do not count.", [Example("count([3, missing, 5])", "2")]),
    row(.sort, .lists, "list", "The list in order, missing values last.", [Example("sort([3, 1, 2])", "[1, 2, 3]")]),
    row(.cumsum, .lists, "list", "The sums of the items up to each.", [Example("cumsum([1, 2, 3])", "[1, 3, 6]")]),
    row(.dot, .lists, "a b", "The sum of the products of two lists' items.", [Example("dot([1, 2], [3, 4])", "11")]),
    Function(
      .map, "map", topic: .lists, kernels: [], form: .repeated(.list),
      parameters: "x list term", summary: "The list of what a term gives for each item: map(x in list, term).",
      examples: [Example("map(x in [1, 2, 3], 2x)", "[2, 4, 6]")]),
    Function(
      .mode, "mode", topic: .lists,
      kernels: [ArityKernel(.variadic(minimum: 1, { Kernels.mode(UnsafeBufferPointer(start: $0, count: $1)) }))],
      decimal: DecimalForm({ x, _ in DecimalKernels.mode(x) }), cost: 30, requirement: Phrase("atLeastOneValue", "at least one value"),
      units: .kept,
      summary: "The value that comes most often, the first of several.", examples: [Example("mode([1, 2, 2, 3])", "2")]),
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
      requirement: Phrase("listAndAPercentageFrom0To100", "a list, and a percentage from 0 to 100"), accuracy: .ulpOfLargest(3),
      parameters: "list percent",
      summary: "The value below which so many percent of the values lie, between two values in proportion; 50 gives the median.",
      examples: [Example("percentile([10, 20, 30, 40], 50)", "25"), Example("percentile([1, 2], 101)", "domain")]),
  ]

  private static func row(
    _ function: ValueFunction, _ topic: Function.Topic, _ parameters: String, _ summary: String, _ examples: [Example]
  ) -> Function {
    Function(
      Function.ID(function), function.description.name, topic: topic, kernels: [], form: .values(function),
      parameters: parameters, summary: summary,
      examples: examples)
  }
}

extension Function.ID {
  /// The number of a function of values. Stored programs hold the function itself.
  package init(_ function: ValueFunction) { self.init(UInt16(256) + UInt16(function.rawValue)) }
}
