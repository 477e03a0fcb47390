import ReckonCatalogue

/// A JSON object under construction, with its members in insertion order.
package struct JSONObject: Hashable, Sendable {
  private var members = ""

  package init() {}

  /// The object's text.
  package var text: String { "{\(members)}" }

  /// Adds a member whose value is already JSON.
  ///
  /// - Parameter name: a name that needs no escapes.
  package mutating func add(_ name: String, json: String) {
    members += members.isEmpty ? "\"" : ", \""
    members += name
    members += "\": "
    members += json
  }

  package mutating func add(_ name: String, _ text: String) { add(name, json: JSONText.quoted(text)) }

  package mutating func add(_ name: String, optional text: String?) { if let text { add(name, text) } }

  package mutating func add(_ name: String, orNull text: String?) {
    add(name, json: text.map(JSONText.quoted) ?? "null")
  }

  package mutating func add(_ name: String, _ flag: Bool) { add(name, json: flag ? "true" : "false") }

  package mutating func add(_ name: String, _ number: Int) { add(name, json: "\(number)") }

  package mutating func add(_ name: String, texts: some Sequence<String>) {
    add(name, json: Self.array(texts.map(JSONText.quoted)))
  }

  /// Adds an error as an object: its kind, message and position.
  ///
  /// - Parameters:
  ///   - message: its sentence, where that is not the error's own.
  ///   - more: adds further members to that object.
  package mutating func add(
    _ error: FormulaError, message: String? = nil, _ more: (inout JSONObject) -> Void = { _ in }
  ) {
    var object = JSONObject()
    object.add("kind", error.kind.name)
    object.add("message", message ?? error.message)
    object.add("start", error.range.start)
    object.add("end", error.range.end)
    if error.isIncomplete { object.add("incomplete", true) }
    if !error.notes.isEmpty { object.add("notes", texts: error.notes.map { $0.message }) }
    more(&object)
    add("error", json: object.text)
  }

  /// An array of values that are already JSON.
  package static func array(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  /// An array of objects, one per element; `fill` adds an element's members.
  package static func array<Element>(_ elements: some Sequence<Element>, _ fill: (inout JSONObject, Element) -> Void)
    -> String
  {
    array(
      elements.map { element in
        var object = JSONObject()
        fill(&object, element)
        return object.text
      })
  }
}
