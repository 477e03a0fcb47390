import Reckon
import ReckonTerminal

extension Command {
  static let manual = Command(
    "manual", usage: "",
    summary: """
      Prints the manual page, for man and groff: reckon manual | man -l -.

      To install it: reckon manual > ~/.local/share/man/man1/reckon.1.
      """,
    flags: []
  ) { arguments, console in
    guard arguments.words.isEmpty else {
      throw UsageError("manualTakesNothingBehind", "manual takes nothing behind it: reckon manual | man -l -")
    }
    try console.write(ManualPage.text)
    return .success
  }
}
