import Reckon

/// A command line, `:name argument`, possibly incomplete. Positions are offsets in UTF-8.
struct CommandReading: Hashable, Sendable {
  /// The name without its colon, and its range with it.
  let name: String
  let nameRange: Range<Int>
  /// The argument after the name, without leading spaces; empty if there is none.
  let argument: String
  let argumentStart: Int

  /// `nil` for a text that is not a command.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(where: { !Self.isBlank($0) }), bytes[colon] == UInt8(ascii: ":") else {
      return nil
    }
    let nameEnd = bytes[colon...].firstIndex(where: Self.isBlank) ?? bytes.count
    let start = bytes[nameEnd...].firstIndex { !Self.isBlank($0) } ?? bytes.count
    name = String(decoding: bytes[colon + 1..<nameEnd], as: UTF8.self)
    nameRange = colon..<nameEnd
    argument = String(decoding: bytes[start...], as: UTF8.self)
    argumentStart = start
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  var command: PromptCommand? { PromptCommand.named(name) }

  /// The argument without a trailing comment. File names may contain a `#`, but not begin with one.
  var content: String {
    let bytes = Array(argument.utf8)
    let comment = bytes.indices.first { bytes[$0] == UInt8(ascii: "#") && ($0 == 0 || Self.isBlank(bytes[$0 - 1])) }
    return String(decoding: bytes[..<(comment ?? bytes.count)], as: UTF8.self).trimmedOfLines
  }
}

extension PromptCommand {
  /// The command with a name, or the only one with it as a prefix.
  static func named(_ name: String) -> PromptCommand? {
    let meant = all(meantBy: name)
    return meant.count == 1 ? meant[0] : nil
  }

  /// The command with a name, or all with it as a prefix.
  static func all(meantBy name: String) -> [PromptCommand] {
    if let command = all.first(where: { $0.name == name }) { return [command] }
    return name.isEmpty ? [] : all.filter { $0.name.hasPrefix(name) }
  }
}
