/// Something that a person did at the terminal, or that happened to it.
package enum TerminalEvent: Hashable, Sendable {
  case key(TerminalKey, KeyModifiers)
  /// A Unicode scalar that was typed. A character of several scalars comes as several events, so that what comes does
  /// not depend on how the terminal cut its bytes into pieces.
  case text(Character)
  /// Text that was pasted. Its lines end with `\n`.
  case paste(String)
  case mouse(MouseEvent)
  /// The window has another size.
  case resize
  /// The program goes on after it was stopped; the screen is lost.
  case resume
  /// There will be no more input.
  case endOfInput
}

/// A key that types no text.
package enum TerminalKey: Hashable, Sendable {
  case up, down, left, right, home, end, pageUp, pageDown, insert, delete
  case tab, backTab, enter, backspace, escape
  /// F1 and so on.
  case function(Int)
  /// A character with Ctrl or Alt.
  case character(Character)
}

/// The keys that were held down meanwhile.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Self(rawValue: 1)
  package static let alt = Self(rawValue: 2)
  package static let ctrl = Self(rawValue: 4)
}

/// A mouse action.
package struct MouseEvent: Hashable, Sendable {
  package enum Button: Hashable, Sendable { case left, middle, right }
  package enum Direction: Hashable, Sendable { case up, down, left, right }

  package enum Action: Hashable, Sendable {
    case press(Button)
    /// Terminals do not always know which button it was.
    case release(Button?)
    case scroll(Direction)
    /// It moved, perhaps with a button down.
    case move
  }

  package let action: Action
  /// The cell under the mouse, from 0.
  package let row: Int
  package let column: Int
  package let modifiers: KeyModifiers

  package init(_ action: Action, row: Int, column: Int, modifiers: KeyModifiers = []) {
    self.action = action
    self.row = row
    self.column = column
    self.modifiers = modifiers
  }
}
