/// An independent judge of programs on texts, lists and missing values: a tree of expressions that are made at random,
/// written as text with all brackets, and evaluated by the rules of the language over Swift values. Numbers stay small
/// and whole, so that every rounding rule agrees.
indirect enum JudgedExpression {
  enum Kind { case number, text, numbers, texts }

  case literal(JudgedValue)
  case name(String)
  /// An operator or function with its operands; `text` writes their texts.
  case applied(String, [JudgedExpression])
  case loop(String, name: String, JudgedExpression, JudgedExpression)
}

enum JudgedValue: Equatable {
  case number(Double)
  case text([[UInt32]])
  case list([JudgedValue])
  case missing

  static func characters(_ text: String) -> JudgedValue { .text(text.map { $0.unicodeScalars.map(\.value) }) }

  var string: String {
    guard case .text(let characters) = self else { return "" }
    var result = ""
    for scalar in characters.joined() { result.unicodeScalars.append(Unicode.Scalar(scalar)!) }
    return result
  }
}

struct JudgedFailure: Error, Equatable {
  let kind: String
  init(_ kind: String) { self.kind = kind }
}

extension JudgedExpression {
  var text: String {
    switch self {
    case .literal(let value): Self.written(value)
    case .name(let name): name
    case .loop(let function, let name, let list, let body): "\(function)(\(name) in \(list.text), \(body.text))"
    case .applied(let name, let operands):
      switch name {
      case "+", "-", "*", "/", "<", "<=", "==", "!=", "and", "or", "??", "..":
        "(\(operands[0].text) \(name) \(operands[1].text))"
      case "in": "(\(operands[0].text) ∈ \(operands[1].text))"
      case "not", "neg": "(\(name == "neg" ? "-" : "not ")(\(operands[0].text)))"
      case "?:": "(\(operands[0].text) ? \(operands[1].text) : \(operands[2].text))"
      case "[]": "[\(operands.map(\.text).joined(separator: ", "))]"
      case "item": "(\(operands[0].text))[\(operands[1].text)]"
      default: "\(name)(\(operands.map(\.text).joined(separator: ", ")))"
      }
    }
  }

  private static func written(_ value: JudgedValue) -> String {
    switch value {
    case .number(let number): number < 0 ? "(\(Int(number)))" : "\(Int(number))"
    case .missing: "missing"
    case .list(let items): "[\(items.map(written).joined(separator: ", "))]"
    case .text:
      "\"" + value.string.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
    }
  }
}
