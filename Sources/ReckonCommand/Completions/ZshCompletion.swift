import ReckonTables

/// Writes completions for zsh.
struct ZshCompletion {
  let commands: [Command]

  var script: String {
    let named = commands.filter { !$0.name.isEmpty }
    let rows = named.map { "      \(Shell.zsh.quoted("\($0.name):\($0.headline)"))" }
    let cases = named.map { "    \($0.name))\n" + arguments(of: $0, isNamed: true) + " ;;" }
    let other = commands.filter(\.name.isEmpty).map { "    *)\n" + arguments(of: $0, isNamed: false) + " ;;" }
    return """
      #compdef reckon
      # Completes reckon in zsh. Made by: reckon completions zsh

      _reckon() {
        local -a commands
        local result=1
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          commands=(
      \(rows.joined(separator: "\n"))
          )
          _describe -t commands command commands && result=0
          _files && result=0
          return result
        fi
        case $words[2] in
      \((cases + other).joined(separator: "\n"))
        esac
      }

      if [[ $funcstack[1] == _reckon ]]; then
        _reckon "$@"
      else
        compdef _reckon reckon
      fi

      """
  }

  private func arguments(of command: Command, isNamed: Bool) -> String {
    var specs = command.options.map(spec)
    if isNamed { specs.append("--help[shows what the command does]") }
    specs += command.places.map { place in "\(place.isLast ? "*" : "\(place.index + 1)"):\(label(place.words)):\(action(place.words))" }
    let lines = specs.map { " \\\n        \(Shell.zsh.quoted($0))" }.joined()
    return (isNamed ? "      words=(\"${(@)words[2,-1]}\")\n      (( CURRENT-- ))\n" : "") + "      _arguments -S :" + lines
  }

  /// An option as `_arguments` reads it.
  private func spec(_ option: Command.Option) -> String {
    let summary = option.summary.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
    let name = (option.repeats ? "*" : "") + option.name
    guard let value = option.value else { return "\(name)[\(summary)]" }
    // A name of one letter takes its value from the next word only.
    return "\(name)\(option.name.hasPrefix("--") ? "=" : "")[\(summary)]:\(value.replacing(":", with: "\\:")):\(action(option.words))"
  }

  private func label(_ words: Command.Words) -> String {
    switch words {
    case .any: "text"
    case .file: "file"
    case .oneOf, .following: "value"
    }
  }

  private func action(_ words: Command.Words) -> String {
    switch words {
    case .any: return " "
    case .file: return "_files"
    case .oneOf(let choices): return "(\(choices().map(escaped).joined(separator: " ")))"
    case .following(let rows):
      let cases = rows().filter { !$0.choices.isEmpty }.map {
        "\($0.word)) compadd -- \($0.choices.map(escaped).joined(separator: " ")) ;;"
      }
      return "{ case $words[CURRENT-1] in \(cases.joined(separator: " ")) esac }"
    }
  }

  /// A word in which only letters and digits mean themselves without a backslash, as far as ASCII goes.
  private func escaped(_ word: String) -> String {
    word.unicodeScalars.reduce(into: "") { result, scalar in
      let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || "0"..."9" ~= scalar || "-_./".unicodeScalars.contains(scalar)
      if !isPlain { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }
}
