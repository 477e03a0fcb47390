/// The operations that the page asks for, by their numbers in the interface. A number is never given to another
/// operation.
package enum PageOperation: Int32, CaseIterable {
  /// `expression, angle unit, number mode, inputs` → the value, or an error with its place.
  case evaluate = 1
  /// `seconds since 1970, seconds ahead of UTC` → nothing.
  case setClock = 2
  /// `settings file, history file, rates file` → the state. Starts the calculator anew.
  case start = 3
  /// `key` → the state.
  case press = 4
  /// `text` → the state. Types its characters one after the other.
  case type = 5
  /// `text` → the state. Reads the text as a whole, or refuses it.
  case paste = 6
  /// Nothing → the state.
  case state = 7
  /// Nothing → the keys in order: name, glyph, type, press, spoken name.
  case keys = 8
  /// Nothing → the settings: name, summary, value, choices.
  case settings = 9
  /// `name, value` → the state, or what is wrong with the value.
  case set = 10
  /// Nothing → the history, newest first.
  case history = 11
  /// `milliseconds, expression, "result" or "expression"` → the state. Puts an entry of history back.
  case recall = 12
  /// Nothing → the state.
  case clearHistory = 13
  /// `value, from, to` → the value in its new unit.
  case convert = 14
  /// Nothing → kinds of units, and the currencies.
  case units = 15
  /// `rates file` → the date, or what is wrong.
  case setRates = 16
  /// `"further" or "earlier"` → the state.
  case digits = 17
  /// `text` → the values of its statements; definitions stay, and those that depend on them follow. With an error, no
  /// statement has an effect.
  case run = 18
  /// `text` → as `run`, and nothing stays.
  case preview = 19
  /// `text, offset in bytes` → what could stand there, and the bytes that it replaces.
  case complete = 20
  /// `name` → what it is and how it is written, with examples.
  case help = 21
  /// Nothing → the settings and the history as files, for storing.
  case save = 23
  /// Nothing → the definitions and calculations of the notebook as a book.
  case book = 24
  /// Nothing → the state, tips dismissed.
  case dismissTips = 25
  /// `"text", "csv", "json" or "book"` → the history in that form. A book has its calculations as examples.
  case exportHistory = 26
  /// Nothing or `"answers"` → the definitions, unless only the last values are asked for, and these as texts, for
  /// storing.
  case snapshot = 27
  /// The texts of a snapshot → which of them could not be read. What they define is defined.
  case resume = 28
  /// `book, name`, then name and text of each book that it may import → the names that it defines, or what is wrong.
  case loadBook = 29
  /// `locale, decimal mark` → nothing. What is answered from then on is in its language, or in English where Reckon
  /// does not speak it; the mark is that of the setting `automatic`.
  case setLanguage = 30
  /// The names of the browser's time zones, a line each → nothing.
  case setZones = 31
  /// `history file, milliseconds` → the state. Adds the file's entries to history, by their times, and drops those
  /// that are not later than a time.
  case mergeHistory = 32
  /// `settings file`, then the texts of a snapshot → the state. Takes in what another page has stored: its settings and
  /// its definitions; answers stay.
  case adopt = 33
  /// The texts of `calculation` → the state. Repeats what was done at the keys; history and settings stay.
  case replay = 34
  /// Nothing → the calculation of the keys as texts, for storing: the settings and the memory with which it began, and
  /// the steps since. A step is the number of an operation and its fields, separated by U+001E.
  case calculation = 35
  /// By turns the names and the English summaries of shipped books → the summaries in the page's language.
  case summaries = 36
  /// `first line, how many are replaced, the most to run, the most milliseconds of each`, then lines → how many lines
  /// were up to date, and the outcomes of those that were run, the first ones that were not. With no lines to replace
  /// and none to put in, the next ones are run.
  case notebook = 37
  /// `line` → its result with further digits, as an operand, and the name that it defines.
  case line = 38
  /// `line` → the state, and the line with the number of an answer from outside. Its value is the last answer, and
  /// history has its calculation.
  case enter = 39
  /// Lines → the sum of their values, or what is wrong.
  case total = 40
  /// `from, to, count, sliders`, then formulas of `x` → of each its values at so many points, and the names that
  /// sliders give numbers; or what is wrong. Sliders are `name=value` pairs, separated by U+001E; 1 is the value of
  /// others.
  case curves = 41
  /// `from, to, height of the window, sliders`, then one formula of `x` or two → the zeros and extremes of the one,
  /// or where the two meet; and whether the search ended before its end, as it may in an engine that has just begun.
  case plotPoints = 42
}
