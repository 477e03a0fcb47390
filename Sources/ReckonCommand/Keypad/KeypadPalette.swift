import ReckonCalculator
import ReckonTerminal

/// The colours of the keypad, each by what it is for.
enum KeypadPalette {
  static let keyText = ScreenColor(0xFFFFFF, ansi: 15)
  static let pressed = ScreenColor(0xFFD75F, ansi: 11)
  static let pressedText = ScreenColor(0x1C1C1C, ansi: 0)
  static let frame = ScreenColor(0x5F6B7A, ansi: 8, palette: 242)
  static let title = ScreenColor(0x87AFD7, ansi: 14)
  static let quiet = ScreenColor(0x8A939F, ansi: 7)
  static let result = ScreenColor(0xFFFFFF, ansi: 15)
  static let error = ScreenColor(0xFF6B5E, ansi: 9)
  static let warning = ScreenColor(0xFFD75F, ansi: 11)
  static let selection = ScreenColor(0x2F5F9F, ansi: 4)

  /// The ground of keys of a type. Rows without gaps between them have two shades in turn.
  static func key(_ kind: CalculatorKey.Kind, isShaded: Bool = false) -> ScreenColor {
    switch kind {
    case .number: isShaded ? ScreenColor(0x363C46, ansi: 8, palette: 237) : ScreenColor(0x444B57, ansi: 8, palette: 240)
    case .operator:
      isShaded ? ScreenColor(0x9E400C, ansi: 1, palette: 130) : ScreenColor(0xC4500F, ansi: 1, palette: 166)
    case .function: isShaded ? ScreenColor(0x224A73, ansi: 4, palette: 24) : ScreenColor(0x2B5C8F, ansi: 4, palette: 25)
    case .constant: isShaded ? ScreenColor(0x226244, ansi: 2, palette: 22) : ScreenColor(0x2B7A55, ansi: 2, palette: 29)
    case .special: isShaded ? ScreenColor(0x5F3E80, ansi: 5, palette: 60) : ScreenColor(0x7A4FA3, ansi: 5, palette: 97)
    }
  }
}
