import ReckonTables

/// Writes completions for fish, from version 3.0 on.
struct FishCompletion {
  let commands: [Command]

  var script: String {
    """
    # Completes reckon in fish. Made by: reckon completions fish

    # Whether the command line has a command, and so many words behind it that are no options; without a number, any.
    function __reckon_at --argument-names command least most
        set -l words (string match --invert -- '-*' (commandline -opc))
        test "$words[2]" = "$command"; or return 1
        set -l count (math (count $words) - 2)
        test -z "$least"; or test $count -ge $least; or return 1
        test -z "$most"; or test $count -le $most
    end

    function __reckon_alone
        not __fish_seen_subcommand_from \(commands.map(\.name).filter { !$0.isEmpty }.joined(separator: " "))
    end

    complete -c reckon -f
    \(commands.flatMap(lines).joined(separator: "\n"))

    """
  }

  private func quoted(_ text: String) -> String { Shell.fish.quoted(text) }

  private func lines(_ command: Command) -> [String] {
    let start = "complete -c reckon -n"
    let condition = command.name.isEmpty ? "__reckon_alone" : "__reckon_at \(command.name)"
    var lines: [String] = []
    if !command.name.isEmpty {
      lines.append("\(start) __fish_use_subcommand -a \(command.name) -d \(quoted(command.headline))")
      lines.append("\(start) \(quoted(condition)) -l help -d 'Shows what the command does.'")
    }
    for option in command.options {
      let name = option.name.hasPrefix("--") ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
      let value = option.value == nil ? "" : " \(action(option.words, isValue: true))"
      lines.append("\(start) \(quoted(condition)) \(name)\(value) -d \(quoted(option.summary))")
    }
    for place in command.places {
      let place = (place.words, command.name.isEmpty ? condition : "\(condition) \(place.index)\(place.isLast ? "" : " \(place.index)")")
      switch place.0 {
      case .any: break
      case .file, .oneOf: lines.append("\(start) \(quoted(place.1)) \(action(place.0, isValue: false))")
      case .following(let rows):
        for row in rows() where !row.choices.isEmpty {
          let isBehind = "\(place.1); and test (commandline -opc)[-1] = \(row.word)"
          lines.append("\(start) \(quoted(isBehind)) -a \(quoted(row.choices.joined(separator: " ")))")
        }
      }
    }
    return lines
  }

  private func action(_ words: Command.Words, isValue: Bool) -> String {
    switch words {
    case .any, .following: "-x"
    case .file: isValue ? "-r -F" : "-F"
    case .oneOf(let choices): "\(isValue ? "-x " : "")-a \(quoted(choices().joined(separator: " ")))"
    }
  }
}
