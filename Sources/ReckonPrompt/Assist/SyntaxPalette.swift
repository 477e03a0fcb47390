import ReckonTerminal

/// The looks of a line at the prompt, each by what it is for. The colours are of middle brightness, so that they can be read on dark and on
/// light grounds; what matters most, an unknown name and a matching bracket, shows without colours too.
package enum SyntaxPalette {
  package static let number = CellStyle(ScreenColor(0x008787, ansi: 6))
  package static let function = CellStyle(ScreenColor(0x0087D7, ansi: 4))
  package static let constant = CellStyle(ScreenColor(0x875FD7, ansi: 5))
  package static let variable = CellStyle()
  package static let unit = CellStyle(ScreenColor(0x008700, ansi: 2))
  package static let `operator` = CellStyle(ScreenColor(0xAF5F00, ansi: 3))
  package static let quoted = CellStyle(ScreenColor(0x878700, ansi: 3))
  package static let comment = CellStyle(ScreenColor(0x808080, ansi: 8))
  package static let command = CellStyle(ScreenColor(0xAF5F87, ansi: 5), .bold)
  /// An unknown name, or a token that does not fit.
  package static let wrong = CellStyle(ScreenColor(0xD70000, ansi: 1), .underline)
  /// The brackets that belong together at the cursor.
  package static let bracket = CellStyle(nil, [.bold, .reverse])
  /// Headings of help.
  package static let heading = CellStyle(nil, .bold)

  /// All colours, for the test that they can be read.
  package static let all = [number, function, constant, variable, unit, `operator`, quoted, comment, command, wrong, bracket, heading]
}
