/// The words of a sentence in another language, with `{1}` where its first argument stands, and `{1:을}` for the
/// argument with a particle in the form that its last sound asks for.
enum Template {
  static func filled(_ words: String, with arguments: [String]) -> String {
    var result = ""
    var rest = Substring(words)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let mark = rest[rest.index(after: open)..<close]
      let parts = mark.split(separator: ":", maxSplits: 1)
      guard let number = parts.first.flatMap({ Int($0) }), arguments.indices.contains(number - 1) else {
        // A brace of the sentence itself.
        result += "{"
        rest = rest[rest.index(after: open)...]
        continue
      }
      let argument = arguments[number - 1]
      result += argument
      if parts.count == 2 { result += Korean.particle(String(parts[1]), after: argument) }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
