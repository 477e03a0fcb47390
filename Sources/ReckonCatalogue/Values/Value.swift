/// A value that goes into a formula or comes out of one: self-describing, where ``NumericValue`` is a number and
/// nothing else.
///
/// ```swift
/// let net = try Formula("region == \"EU\" ? sum(prices) / 1.19 : sum(prices)")
/// try net.result(of: ["region": "EU", "prices": [119, 238]]).number  // 300
/// ```
public enum Value: Sendable {
  /// A number of any kind; of a quantity how many of its unit.
  case number(NumericValue)
  /// True or false.
  case truth(Bool)
  /// Seconds since 1970-01-01T00:00 of the wall clock.
  case instant(NumericValue)
  /// A text.
  case text(String)
  /// Values of one kind, among which some may be missing. A matrix is the list of its rows, which are lists of numbers
  /// of one length.
  case list([Value])
  /// No value: an empty field, JSON's `null`.
  case missing

  /// The number of a number, a truth or an instant; `nil` for every other value.
  public var number: NumericValue? {
    switch self {
    case .number(let number), .instant(let number): number
    case .truth(let holds): .double(holds ? 1 : 0)
    case .text, .list, .missing: nil
    }
  }

  /// The numbers of a matrix, row by row; `nil` for every other value.
  ///
  /// - Complexity: O(elements).
  public var rows: [[NumericValue]]? {
    guard case .list(let items) = self, !items.isEmpty else { return nil }
    var rows: [[NumericValue]] = []
    for item in items {
      guard case .list(let elements) = item, !elements.isEmpty, rows.isEmpty || elements.count == rows[0].count else {
        return nil
      }
      var row: [NumericValue] = []
      for element in elements {
        guard case .number(let number) = element else { return nil }
        row.append(number)
      }
      rows.append(row)
    }
    return rows
  }

  /// The matrix of some rows, which have the same length.
  public static func matrix(_ rows: [[NumericValue]]) -> Value { .list(rows.map { .list($0.map { .number($0) }) }) }

  /// The parts of a complex number: a list of two numbers; `nil` for every other value.
  public var complexParts: (real: NumericValue, imaginary: NumericValue)? {
    guard case .list(let items) = self, items.count == 2, case .number(let real) = items[0],
      case .number(let imaginary) = items[1]
    else { return nil }
    return (real, imaginary)
  }

  /// The complex number of two parts, which programs take and give as the list of them.
  public static func complex(_ real: NumericValue, _ imaginary: NumericValue) -> Value {
    .list([.number(real), .number(imaginary)])
  }

  /// The value as formulas read it: text in quotes, a list in square brackets.
  ///
  /// - Complexity: O(items and characters).
  public var formulaText: String {
    switch self {
    case .number(let number): number.formulaText()
    case .truth(let holds): holds ? "true" : "false"
    case .instant(let seconds): seconds.instantText ?? seconds.formulaText()
    case .text(let text): TextLiteral.written(text)
    case .list(let items): "[" + items.map { $0.formulaText }.joined(separator: ", ") + "]"
    case .missing: "missing"
    }
  }
}

extension Value {
  /// Whether it is a matrix, if it is any value that formulas take.
  package var holdsLists: Bool {
    guard case .list(let items) = self else { return false }
    return items.contains { if case .list = $0 { true } else { false } }
  }

  /// Whether ``formulaText`` is the value itself, rather than digits to which an exact number is rounded.
  package var isWrittenExactly: Bool {
    switch self {
    case .number(let number), .instant(let number): number.isWrittenExactly
    case .list(let items): items.allSatisfy { $0.isWrittenExactly }
    case .truth, .text, .missing: true
    }
  }

  /// A value that is not a number as formulas read it, with numbers in it written in some way.
  ///
  /// - Parameter written: the text of an item that is a number, by what the list's items are.
  package func text(_ kind: ValueKind, _ written: (Value, ValueKind) -> String) -> String {
    guard case .list(let items) = self else { return formulaText }
    if case .complex(let part) = kind, let text = complexText(part, written) { return text }
    let itemKind: ValueKind = if case .list(let item) = kind { item } else { .number }
    return "["
      + items.map { $0.number == nil ? $0.text(itemKind, written) : written($0, itemKind) }.joined(separator: ", ")
      + "]"
  }

  /// The same with the rows of a matrix in lines, and its columns aligned; of other values the same.
  ///
  /// - Complexity: O(characters).
  package func alignedText(_ kind: ValueKind, _ written: (Value, ValueKind) -> String) -> String {
    guard let element = kind.elementKind, case .list(let items) = self, items.count > 1 else {
      return text(kind, written)
    }
    let rows = items.map { item in
      if case .list(let elements) = item { elements.map { written($0, element) } } else { [String]() }
    }
    var widths: [Int] = []
    for row in rows {
      for (column, text) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], text.count)
      }
    }
    let lines = rows.map { row in
      "[" + zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }.joined(separator: ", ") + "]"
    }
    return "[" + lines.joined(separator: ",\n ") + "]"
  }
}

extension Value {
  /// Whether it is the same value bit for bit: 0 and -0 are not.
  package func hasSameBits(as other: Value) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)), (.instant(let a), .instant(let b)): a.hasSameBits(as: b)
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.hasSameBits(as: $1) }
    case (.number, _), (.instant, _), (.list, _), (.truth, _), (.text, _), (.missing, _): self == other
    }
  }
}

extension Value: Hashable {
  /// Texts are equal by their Unicode scalars, as in formulas, and numbers as ``NumericValue`` compares them.
  public static func == (a: Value, b: Value) -> Bool {
    switch (a, b) {
    case (.number(let x), .number(let y)), (.instant(let x), .instant(let y)): x == y
    case (.truth(let x), .truth(let y)): x == y
    case (.text(let x), .text(let y)): x.utf8.elementsEqual(y.utf8)
    case (.list(let x), .list(let y)): x == y
    case (.missing, .missing): true
    case (.number, _), (.instant, _), (.truth, _), (.text, _), (.list, _), (.missing, _): false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .number(let number), .instant(let number): hasher.combine(number)
    case .truth(let holds): hasher.combine(holds)
    case .text(let text): for byte in text.utf8 { hasher.combine(byte) }
    case .list(let items): hasher.combine(items)
    case .missing: hasher.combine(0)
    }
  }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral
{
  /// A double.
  public init(integerLiteral value: Double) { self = .number(.double(value)) }
  /// A double.
  public init(floatLiteral value: Double) { self = .number(.double(value)) }
  public init(stringLiteral value: String) { self = .text(value) }
  public init(booleanLiteral value: Bool) { self = .truth(value) }
  public init(arrayLiteral elements: Value...) { self = .list(elements) }
}
