import ReckonCalculator

/// The colours of the keypad, each by what it is for.
enum KeypadPalette {
  static let keyText = ScreenColor(0xFFFFFF, ansi: 15)
  static let pressed = ScreenColor(0xFFD75F, ansi: 11)
  static let pressedText = ScreenColor(0x1C1C1C, ansi: 0)
  static let frame = ScreenColor(0x5F6B7A, ansi: 8)
  static let title = ScreenColor(0x87AFD7, ansi: 14)
  static let quiet = ScreenColor(0x8A939F, ansi: 7)
  static let result = ScreenColor(0xFFFFFF, ansi: 15)
  static let error = ScreenColor(0xFF6B5E, ansi: 9)
  static let warning = ScreenColor(0xFFD75F, ansi: 11)
  static let selection = ScreenColor(0x2F5F9F, ansi: 4)

  static func key(_ kind: Key.Kind) -> ScreenColor {
    switch kind {
    case .number: ScreenColor(0x444B57, ansi: 8)
    case .operator: ScreenColor(0xC4500F, ansi: 1)
    case .function: ScreenColor(0x2B5C8F, ansi: 4)
    case .constant: ScreenColor(0x2B7A55, ansi: 2)
    case .special: ScreenColor(0x6A4C93, ansi: 5)
    }
  }
}
