import Foundation

struct ValueJudge {
  var names: [String: JudgedValue]

  func value(_ expression: JudgedExpression) throws(JudgedFailure) -> JudgedValue {
    switch expression {
    case .literal(let value): return value
    case .name(let name): return names[name]!
    case .loop(let function, let name, let list, let body):
      guard case .list(let items) = try value(list) else { throw Self.notList(try value(list)) }
      var inner = self
      var terms: [JudgedValue] = []
      var total = function == "Π" ? 1.0 : 0.0
      for item in items {
        inner.names[name] = item
        let term = try inner.value(body)
        if function == "map" {
          terms.append(term)
        } else {
          let number = try Self.number(term)
          total = function == "Π" ? total * number : total + number
        }
      }
      return function == "map" ? .list(terms) : .number(total)
    case .applied(let name, let operands): return try apply(name, operands)
    }
  }

  private static func notList(_ value: JudgedValue) -> JudgedFailure {
    JudgedFailure(value == .missing ? "missingValue" : "wrongKind")
  }

  private static func number(_ value: JudgedValue) throws(JudgedFailure) -> Double {
    guard case .number(let number) = value else { throw notList(value) }
    return number
  }

  private static func text(_ value: JudgedValue) throws(JudgedFailure) -> [[UInt32]] {
    guard case .text(let characters) = value else { throw notList(value) }
    return characters
  }

  private static func list(_ value: JudgedValue) throws(JudgedFailure) -> [JudgedValue] {
    guard case .list(let items) = value else { throw notList(value) }
    return items
  }

  private static func truth(_ holds: Bool) -> JudgedValue { .number(holds ? 1 : 0) }

  private func apply(_ name: String, _ operands: [JudgedExpression]) throws(JudgedFailure) -> JudgedValue {
    // Those that do not evaluate all operands.
    switch name {
    case "?:": return try Self.number(value(operands[0])) != 0 ? value(operands[1]) : value(operands[2])
    case "and":
      return Self.truth(try Self.number(value(operands[0])) != 0 ? Self.number(value(operands[1])) != 0 : false)
    case "or": return Self.truth(try Self.number(value(operands[0])) != 0 ? true : Self.number(value(operands[1])) != 0)
    case "??":
      let left = try value(operands[0])
      return try left == .missing ? value(operands[1]) : left
    default: break
    }
    var values: [JudgedValue] = []
    for operand in operands { values.append(try value(operand)) }
    return try Self.apply(name, values)
  }

  /// A position or a bound, which is a whole number.
  private static func whole(_ value: JudgedValue) throws(JudgedFailure) -> Int {
    guard let whole = Int(exactly: try number(value)) else { throw JudgedFailure("noBoundedInteger") }
    return whole
  }

  private static func apply(_ name: String, _ values: [JudgedValue]) throws(JudgedFailure) -> JudgedValue {
    switch name {
    case "+", "-", "*", "/":
      return try itemByItem(values) { (x) throws(JudgedFailure) in try arithmetic(name, x[0], x[1]) }
    case "neg": return try itemByItem(values) { (x) throws(JudgedFailure) in -x[0] }
    case "floor": return try itemByItem(values) { (x) throws(JudgedFailure) in x[0].rounded(.down) }
    case "abs": return try itemByItem(values) { (x) throws(JudgedFailure) in Swift.abs(x[0]) }
    case "not": return truth(try number(values[0]) == 0)
    case "<", "<=", "==", "!=":
      let order = try order(values[0], values[1])
      return truth(name == "<" ? order < 0 : name == "<=" ? order <= 0 : name == "==" ? order == 0 : order != 0)
    case "ismissing": return truth(values[0] == .missing)
    case "in":
      if values[0] == .missing { throw JudgedFailure("missingValue") }
      return truth(try list(values[1]).contains(values[0]))
    case "[]": return .list(values)
    case "..":
      let (first, last) = (try whole(values[0]), try whole(values[1]))
      return .list(first > last ? [] : (first...last).map { .number(Double($0)) })
    case "item":
      let items = try list(values[0])
      func item(_ position: JudgedValue) throws(JudgedFailure) -> JudgedValue {
        let place = try whole(position)
        let index = place > 0 ? place - 1 : items.count + place
        guard place != 0, items.indices.contains(index) else { throw JudgedFailure("noSuchItem") }
        return items[index]
      }
      guard case .list(let positions) = values[1] else { return try item(values[1]) }
      var part: [JudgedValue] = []
      for position in positions { part.append(try item(position)) }
      return .list(part)
    case "length":
      if case .list(let items) = values[0] { return .number(Double(items.count)) }
      return .number(Double(try text(values[0]).count))
    case "count", "sum", "product", "min", "max", "avg", "median": return try aggregate(name, values)
    case "sort":
      let items = try list(values[0])
      let present = items.filter { $0 != .missing }
      for item in present.dropFirst() { _ = try order(present[0], item) }
      let ordered = present.enumerated().sorted { a, b in
        let order = (try? order(a.element, b.element)) ?? 0
        return order == 0 ? a.offset < b.offset : order < 0
      }
      return .list(ordered.map(\.element) + items.filter { $0 == .missing })
    case "cumsum":
      var total = 0.0
      return .list(
        try list(values[0]).map { item in
          guard case .number(let number) = item else { return item }
          total += number
          return .number(total)
        })
    case "prev", "next", "cumtotal", "movavg", "rank", "share": return .list(try ofNeighbors(name, values))
    case "dot":
      let products = try apply("*", values)
      _ = (try list(values[0]), try list(values[1]))
      return try aggregate("sum", [products])
    default: return try ofTexts(name, values)
    }
  }

  /// A function of a list's items and those beside them, item by item from its definition.
  private static func ofNeighbors(_ name: String, _ values: [JudgedValue]) throws(JudgedFailure) -> [JudgedValue] {
    let items = try list(values[0])
    let count = values.count > 1 ? Int(exactly: try number(values[1])) ?? 0 : 1
    guard count >= 1 else { throw JudgedFailure("domain") }
    var result: [JudgedValue] = []
    for (place, item) in items.enumerated() {
      switch name {
      case "prev": result.append(place >= count ? items[place - count] : .missing)
      case "next": result.append(place + count < items.count ? items[place + count] : .missing)
      case "cumtotal":
        let sum = try items[...place].contains { $0 != .missing } ? aggregate("sum", Array(items[...place])) : .missing
        result.append(sum)
      case "movavg":
        let window = place + 1 >= count ? items[(place + 1 - count)...place].filter { $0 != .missing } : []
        result.append(window.isEmpty ? .missing : try aggregate("avg", window))
      case "rank":
        guard item != .missing else {
          result.append(.missing)
          continue
        }
        var rank = 1.0
        for other in items where other != .missing { if try order(other, item) > 0 { rank += 1 } }
        result.append(.number(rank))
      default:
        let sum = try number(aggregate("sum", items))
        result.append(item == .missing || sum == 0 ? .missing : .number(try number(item) / sum))
      }
    }
    return result
  }

  private static func arithmetic(_ sign: String, _ a: Double, _ b: Double) throws(JudgedFailure) -> Double {
    switch sign {
    case "+": return a + b
    case "-": return a - b
    case "*": return a * b
    default:
      if b == 0 { throw JudgedFailure("divisionByZero") }
      return a / b
    }
  }

  private static func itemByItem(
    _ values: [JudgedValue], _ body: ([Double]) throws(JudgedFailure) -> Double
  ) throws(JudgedFailure) -> JudgedValue {
    if values.contains(.missing) { throw JudgedFailure("missingValue") }
    var count: Int?
    for case .list(let items) in values {
      if let count, count != items.count { throw JudgedFailure("differentLengths") }
      count = items.count
    }
    guard let count else {
      var numbers: [Double] = []
      for value in values { numbers.append(try number(value)) }
      return .number(try body(numbers))
    }
    var result: [JudgedValue] = []
    for index in 0..<count {
      let row = values.map { value in if case .list(let items) = value { items[index] } else { value } }
      if row.contains(.missing) {
        result.append(.missing)
      } else {
        var numbers: [Double] = []
        for value in row { numbers.append(try number(value)) }
        result.append(.number(try body(numbers)))
      }
    }
    return .list(result)
  }

  private static func order(_ a: JudgedValue, _ b: JudgedValue) throws(JudgedFailure) -> Int {
    switch (a, b) {
    case (.missing, _), (_, .missing): throw JudgedFailure("missingValue")
    case (.number(let x), .number(let y)): return x < y ? -1 : x > y ? 1 : 0
    case (.text(let x), .text(let y)):
      let (left, right) = (Array(x.joined()), Array(y.joined()))
      return left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
    default: throw JudgedFailure("wrongKind")
    }
  }

  private static func aggregate(_ name: String, _ values: [JudgedValue]) throws(JudgedFailure) -> JudgedValue {
    var items: [JudgedValue] = []
    for value in values { if case .list(let list) = value { items += list } else { items.append(value) } }
    items.removeAll { $0 == .missing }
    if name == "count" { return .number(Double(items.count)) }
    var numbers: [Double] = []
    for item in items { numbers.append(try number(item)) }
    if numbers.isEmpty {
      if name == "sum" || name == "product" { return .number(name == "sum" ? 0 : 1) }
      throw JudgedFailure("domain")
    }
    switch name {
    case "sum": return .number(numbers.reduce(0, +))
    case "product": return .number(numbers.reduce(1, *))
    case "min": return .number(numbers.min()!)
    case "max": return .number(numbers.max()!)
    case "avg": return .number(numbers.reduce(0, +) / Double(numbers.count))
    default:
      let sorted = numbers.sorted()
      let middle = sorted.count / 2
      return .number(sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
    }
  }

  private static func ofTexts(_ name: String, _ values: [JudgedValue]) throws(JudgedFailure) -> JudgedValue {
    if name == "concat" {
      var result = ""
      for value in values {
        if case .number(let number) = value {
          result += "\(Int(number))"
        } else {
          result += JudgedValue.text(try text(value)).string
        }
      }
      return .characters(result)
    }
    let first = try text(values[0])
    switch name {
    case "upper", "lower":
      let string = values[0].string
      return .characters(name == "upper" ? string.uppercased() : string.lowercased())
    case "trim":
      func isBlank(_ character: [UInt32]) -> Bool { character.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
      return .text(Array(first.drop(while: isBlank).reversed().drop(while: isBlank).reversed()))
    case "slice":
      let start = try whole(values[1])
      let count = values.count > 2 ? try whole(values[2]) : Int.max
      if start == 0 || count < 0 { throw JudgedFailure("domain") }
      let rest = start > 0 ? first.dropFirst(start - 1) : first.suffix(-start)
      return .characters(JudgedValue.text(Array(rest.prefix(count))).string)
    default: break
    }
    let second = try text(values[1])
    func holds(at index: Int) -> Bool {
      index + second.count <= first.count && Array(first[index..<index + second.count]) == second
    }
    let places = (0...max(0, first.count - second.count)).filter(holds)
    switch name {
    case "starts": return truth(holds(at: 0))
    case "ends": return truth(first.count >= second.count && holds(at: first.count - second.count))
    case "contains": return truth(!places.isEmpty)
    case "find": return .number(Double((places.first ?? -1) + 1))
    default:
      let third = try text(values[2])
      if second.isEmpty { return values[0] }
      var result = ""
      var index = 0
      while index < first.count {
        if holds(at: index) {
          result += JudgedValue.text(third).string
          index += second.count
        } else {
          result += JudgedValue.text([first[index]]).string
          index += 1
        }
      }
      return .characters(result)
    }
  }
}
