import ReckonCalculator

/// An answer in the making: an object's members in order.
struct JSONObject {
  private var members: [String] = []

  mutating func add(_ name: String, _ text: String) { members.append("\(JSONQuotation.quoted(name)):\(JSONQuotation.quoted(text))") }

  mutating func add(_ name: String, optional text: String?) { if let text { add(name, text) } }

  mutating func add(_ name: String, _ flag: Bool) { members.append("\(JSONQuotation.quoted(name)):\(flag)") }

  mutating func add(_ name: String, _ number: Int) { members.append("\(JSONQuotation.quoted(name)):\(number)") }

  mutating func add(_ name: String, texts: [String]) { add(name, json: Self.array(texts.map { JSONQuotation.quoted($0) })) }

  /// Adds a member whose value is JSON already.
  mutating func add(_ name: String, json: String) { members.append("\(JSONQuotation.quoted(name)):\(json)") }

  var text: String { "{\(members.joined(separator: ","))}" }

  static func array(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }

  /// An array of objects, one per element; `fill` adds an element's members.
  static func array<Element>(_ elements: some Sequence<Element>, _ fill: (inout JSONObject, Element) -> Void) -> String {
    array(
      elements.map { element in
        var object = JSONObject()
        fill(&object, element)
        return object.text
      })
  }
}
