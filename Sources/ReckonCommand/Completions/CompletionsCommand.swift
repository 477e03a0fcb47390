import Reckon
import ReckonTerminal

extension Command {
  static let completions = Command(
    "completions", usage: Shell.allCases.map(\.rawValue).joined(separator: " | "),
    summary: """
      Prints a shell script that completes reckon's commands, options and their values with Tab.

      bash: source <(reckon completions bash), in ~/.bashrc. zsh: reckon completions zsh > FOLDER/_reckon, where
      FOLDER is in fpath. fish: reckon completions fish > ~/.config/fish/completions/reckon.fish.
      """,
    flags: [], words: [.oneOf { Shell.allCases.map(\.rawValue) }]
  ) { arguments, console in
    guard let name = arguments.words.first, arguments.words.count == 1, let shell = Shell(rawValue: name) else {
      let shells = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      guard let given = arguments.words.first else {
        throw UsageError("completionsIsForOneShell", "completions takes the name of one shell, \(shells)")
      }
      throw UsageError(
        "completionsIsForOneShellNot",
        "completions takes the name of one shell, \(shells), not \(FormulaError.Kind.shortened(given))")
    }
    try console.write(shell.script)
    return .success
  }
}

/// A shell that can complete what is typed.
private enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that calls `reckon --complete` for candidates, and completes file names itself if the answer says so.
  var script: String {
    switch self {
    case .bash:
      """
      # Completes reckon in bash, from version 3.2 on. Made by: reckon completions bash
      _reckon() {
        local kind word rest
        COMPREPLY=()
        { read -r kind; while IFS=$'\\t' read -r word rest; do COMPREPLY+=("$word"); done; } \\
          < <(reckon --complete "${COMP_WORDS[@]:0:COMP_CWORD+1}" 2>/dev/null)
        [[ $kind == files ]] || return 0
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "${COMP_WORDS[COMP_CWORD]#=}")
      }
      complete -F _reckon reckon

      """
    case .zsh:
      """
      #compdef reckon
      # Completes reckon in zsh. Made by: reckon completions zsh
      _reckon() {
        local kind result=1
        local -a answer
        answer=("${(@f)$(reckon --complete "${(@Q)words[1,CURRENT]}" 2>/dev/null)}")
        kind=$answer[1]
        shift answer
        answer=("${(@)answer//:/\\\\:}")
        answer=("${(@)answer/$'\\t'/:}")
        compset -P '--*='
        (( $#answer )) && _describe reckon answer && result=0
        [[ $kind == files ]] && _files && result=0
        return result
      }
      if [[ $funcstack[1] == _reckon ]]; then _reckon "$@"; else compdef _reckon reckon; fi

      """
    case .fish:
      """
      # Completes reckon in fish, from version 3.0 on. Made by: reckon completions fish
      function __reckon
          set -l token (commandline -ct)
          set -l option (string match -r -- '^--[^=]*=' $token)
          set -l answer (reckon --complete (commandline -opc) "$token" 2>/dev/null)
          set -q answer[2]; and string join -- \\n "$option"$answer[2..-1]
          test "$answer[1]" = files; or return 0
          for file in (__fish_complete_path (string replace -- "$option" '' "$token")); echo "$option$file"; end
      end
      complete -c reckon -f -a '(__reckon)'

      """
    }
  }
}
