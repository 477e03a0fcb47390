import Reckon
import ReckonCalculator
import ReckonStorage
import ReckonSystem
import ReckonTerminal

extension Command {
  static let keypad = Command(
    "keypad", usage: "[--keys KEYS]",
    summary: "Shows a full-screen calculator with keys; with --keys, presses keys and prints the display.",
    flags: [KeypadFlags.keys, KeypadFlags.json, KeypadFlags.style, KeypadFlags.stored],
    run: { try KeypadCommand.run($0, $1) })
}

/// The options of `reckon keypad`.
enum KeypadFlags {
  static let keys = Flag<String>(
    "--keys", "KEYS", "press keys without a screen, such as '1 2 + 3 =' or 'sin 30 ='; - reads them from standard input"
  )
  static let json = Switch(
    "--json",
    Phrase(
      "with --keys: print one JSON object per key, with display, last lines, end of the expression, error and memory"
    )
    .keyed(.option, "keypad --json"))
  static let style = Flag<CalculatorSettings.EntryStyle>(
    "--style", "STYLE", "algebraic (by precedence) or chain (left to right)")
  static let stored = Switch("--stored", "with --keys: use and change your own settings, history and rates")
}

/// `reckon keypad`.
package enum KeypadCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    if let word = arguments.words.first {
      throw UsageError("keypadTakesNo", "keypad takes no \(FormulaError.Kind.shortened(word)); give keys after --keys")
    }
    let style = try arguments[KeypadFlags.style]
    if let keys = try arguments[KeypadFlags.keys] { return try KeypadScript.run(keys, arguments, style, console) }
    for flag in [KeypadFlags.json, KeypadFlags.stored] where arguments.has(flag) {
      throw UsageError("goesWithKeys", "\(flag.option.name) goes with --keys")
    }
    let terminal = Terminal(environment: console.environment)
    guard console.inputIsTerminal, console.outputIsTerminal, terminal.showsScreens else {
      throw UsageError(
        "keypadNeedsATerminalThatCan",
        "keypad needs a terminal that can show a screen; without one: reckon keypad --keys '1 2 + 3 ='")
    }
    let (services, messages) = CalculatorServices.stored(style, console)
    try show(CalculatorSession(services: services), messages.last, terminal)
    return .success
  }

  /// How long a pressed key lights up, in milliseconds.
  package static let highlight: Int32 = 120

  /// Shows the keypad until the person leaves it.
  package static func show(_ session: CalculatorSession, _ message: String?, _ terminal: Terminal) throws {
    try terminal.withRawMode([.alternateScreen, .hiddenCursor, .bracketedPaste, .mouse]) { input in
      var model = KeypadModel(session: session, size: terminal.size, message: message)
      var shown: Screen?
      while !model.isDone {
        // Of events that come faster than they are drawn only the last is.
        if !input.hasEvents {
          let screen = KeypadView.screen(of: model, terminal.depth)
          if screen != shown { try terminal.write(screen.render(from: shown, terminal.depth)) }
          shown = screen
        }
        guard let event = try input.next(within: model.pressed == nil ? nil : highlight) else {
          model.endHighlight()
          continue
        }
        if event == .resize || event == .resume {
          model.size = terminal.size
          shown = nil
        }
        // A Ctrl-C that was typed before the key has worked is the next event.
        try input.whileRunning(takesWaitingInterruption: false) { model.handle(event, $0) }
      }
    }
  }
}

extension CalculatorServices {
  /// The services that keep the user's files, and messages about the files.
  ///
  /// - Parameter style: the style of this run, whatever the settings say.
  static func stored(_ style: CalculatorSettings.EntryStyle?, _ console: Console) -> (
    services: Self, messages: [String]
  ) {
    let files = CalculatorFiles(environment: console.environment)
    let (history, settings) = (files.history(), files.settings())
    var services = console.services(
      history: history, settings: SettingsOfRun(base: settings, style: style), rates: files.rates())
    services.usesDecimalComma = usesDecimalComma(environment: console.environment)
    return (services, settings.messages + history.messages)
  }

  /// Nothing that is kept.
  static func forgetful(_ style: CalculatorSettings.EntryStyle?, _ console: Console) -> Self {
    var services = console.services(settings: SettingsOfRun(base: SettingsInMemory(), style: style))
    services.usesDecimalComma = usesDecimalComma(environment: console.environment)
    return services
  }
}

/// Settings with a style that holds for one run, until the person chooses another.
private struct SettingsOfRun: SettingsStore {
  var base: any SettingsStore
  var style: CalculatorSettings.EntryStyle?

  var settings: CalculatorSettings {
    var settings = base.settings
    settings.entryStyle = style ?? settings.entryStyle
    return settings
  }

  mutating func update(_ change: (inout CalculatorSettings) -> Void) throws(StorageError) {
    let style = style
    var chosen = settings
    change(&chosen)
    if chosen.entryStyle != settings.entryStyle { self.style = nil }
    try base.update { settings in
      let kept = settings.entryStyle
      settings.entryStyle = style ?? kept
      change(&settings)
      // What was not chosen but given for the run is not kept.
      if settings.entryStyle == style { settings.entryStyle = kept }
    }
  }
}
