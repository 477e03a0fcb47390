import ReckonTables

/// Writes completions for bash, from version 3.2 on.
struct BashCompletion {
  let commands: [Command]

  var script: String {
    """
    # Completes reckon in bash. Made by: reckon completions bash

    _reckon_offer() {
      local IFS=$'\\n'
      COMPREPLY=($(compgen -W "$*" -- "$word"))
    }

    _reckon_files() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -f -- "$word"))
    }

    _reckon() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= before= position=0 index
      COMPREPLY=()
      # --name=value comes as three words.
      if [[ $word == = ]]; then
        word=
      elif [[ $previous == = && $COMP_CWORD -gt 2 ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      if ((COMP_CWORD > 1)); then
        case ${COMP_WORDS[1]} in
          \(commands.map(\.name).filter { !$0.isEmpty }.joined(separator: "|"))) command=${COMP_WORDS[1]} ;;
        esac
      fi
      case "$command $previous" in
    \(lines(4, optionValues))
      esac
      if [[ $word == -* ]]; then
        case $command in
    \(lines(6, options))
        esac
        return
      fi
      for ((index = ${#command} ? 2 : 1; index < COMP_CWORD; index++)); do
        case "$command ${COMP_WORDS[index]}" in
          \(valueOptions.joined(separator: "|")))
            ((index++))
            [[ ${COMP_WORDS[index]} == = ]] && ((index++)) ;;
          *' -'*) ;;
          *)
            before=${COMP_WORDS[index]}
            ((position++)) ;;
        esac
      done
      case "$command $position" in
    \(lines(4, places))
      esac
    }

    complete -F _reckon reckon

    """
  }

  private func lines(_ indent: Int, _ lines: [String]) -> String {
    lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }

  private func quoted(_ words: [String]) -> String { words.map(Shell.bash.quoted).joined(separator: " ") }

  /// `'run --format'`, for each option with a value.
  private var valueOptions: [String] {
    commands.flatMap { command in command.options.filter { $0.value != nil }.map { Shell.bash.quoted("\(command.name) \($0.name)") } }
  }

  private var optionValues: [String] {
    commands.flatMap { command in
      command.options.filter { $0.value != nil }.map { option in
        "\(Shell.bash.quoted("\(command.name) \(option.name)"))) \(action(option.words)) return ;;"
      }
    }
  }

  private var options: [String] {
    commands.map {
      "\(Shell.bash.quoted($0.name))) _reckon_offer \(quoted($0.options.map(\.name) + ($0.name.isEmpty ? [] : ["--help"]))) ;;"
    }
  }

  /// The completions at each position; at the first also the commands, beside scripts.
  private var places: [String] {
    let names = commands.map(\.name).filter { !$0.isEmpty }
    let first = "' 0') _reckon_files; local files=(\"${COMPREPLY[@]}\"); _reckon_offer \(quoted(names)); COMPREPLY+=(\"${files[@]}\") ;;"
    return [first]
      + commands.flatMap { command in
        command.places.map { place in
          let pattern = Shell.bash.quoted("\(command.name) ") + (place.isLast ? "*" : "\(place.index)")
          return "\(pattern)) \(action(place.words)) ;;"
        }
      }
  }

  /// A command that offers words, with a semicolon behind it; nothing when there is nothing to offer.
  private func action(_ words: Command.Words) -> String {
    switch words {
    case .any: return ":;"
    case .file: return "_reckon_files;"
    case .oneOf(let choices): return "_reckon_offer \(quoted(choices()));"
    case .following(let rows):
      let cases = rows().filter { !$0.choices.isEmpty }.map { "\(Shell.bash.quoted($0.word))) _reckon_offer \(quoted($0.choices)) ;;" }
      return "case $before in \(cases.joined(separator: " ")) esac;"
    }
  }
}
