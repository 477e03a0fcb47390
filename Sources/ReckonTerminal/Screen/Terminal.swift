import Reckon
import ReckonSystem

/// The terminal that the tool runs in.
///
/// It is the one place that changes how the terminal works, and puts it back: when the work is done, when it throws,
/// when a signal ends the program, and while the program is stopped.
package final class Terminal {
  /// A terminal feature beyond raw keys.
  package struct Features: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A screen of its own; what was on the terminal comes back afterwards.
    package static let alternateScreen = Self(rawValue: 1)
    package static let hiddenCursor = Self(rawValue: 2)
    /// Pasted text comes as one event.
    package static let bracketedPaste = Self(rawValue: 4)
    /// Clicks and the wheel.
    package static let mouse = Self(rawValue: 8)

    /// Each feature with the number of the terminal's private mode and whether the feature sets or resets it.
    private static let modes: [(feature: Self, modes: [Int], isSet: Bool)] = [
      (.alternateScreen, [1049], true), (.hiddenCursor, [25], false), (.bracketedPaste, [2004], true),
      (.mouse, [1000, 1006], true),
    ]

    /// The sequences that switch the features on or off.
    func sequence(isOn: Bool) -> String {
      // Off in the opposite order, so that the cursor is shown on the screen on which it was hidden.
      (isOn ? Self.modes : Self.modes.reversed()).filter { contains($0.feature) }.flatMap { row in
        row.modes.map { "\u{1B}[?\($0)\(row.isSet == isOn ? "h" : "l")" }
      }.joined()
    }
  }

  package let depth: ColorDepth
  let input: Int32
  private let output: OutputFile
  let outputDescriptor: Int32
  private let environment: [String: String]
  let clock: TerminalClock
  var decoder = InputDecoder()
  var events: [TerminalEvent] = []
  private(set) var features: Features = []
  /// How the terminal worked before; nothing while it works so.
  private(set) var former: termios?
  /// Where signal handlers find how the terminal works while something runs.
  var runningPlace: UnsafeMutablePointer<RunningTerminal>?
  /// The bytes to write before the terminal is restored: they move below the program's output.
  package var farewell = ""

  package init(
    input: Int32 = 0, output: Int32 = 1, environment: [String: String] = System.environment,
    clock: TerminalClock = .system
  ) {
    self.input = input
    self.clock = clock
    self.output = OutputFile(descriptor: output, name: Phrase("the terminal").description)
    outputDescriptor = output
    self.environment = environment
    depth = ColorDepth(environment: environment)
  }

  /// Whether input and output are both a terminal.
  package var isTerminal: Bool { isatty(input) == 1 && isatty(outputDescriptor) == 1 }

  /// Whether it can show a screen: a terminal that can move its cursor.
  package var showsScreens: Bool { isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "") }

  package var size: TerminalSize { TerminalSize(descriptor: outputDescriptor, environment: environment) }

  /// Writes at once.
  package func write(_ text: String) throws(InputOutputError) {
    try output.write(text.utf8)
    try output.flush()
  }

  // MARK: Raw mode

  /// Runs `body` while keys come one by one and the features are on, and then puts everything back.
  ///
  /// `body` asks its ``Input`` for events. A signal that ends the program ends it from there, with the terminal put
  /// back.
  ///
  /// - Throws: `InputOutputError` when it is no terminal, and what `body` throws.
  package func withRawMode<Value>(_ features: Features, _ body: (borrowing Input) throws -> Value) throws -> Value {
    let input = Input(terminal: self, signals: try TerminalSignals())
    self.features = features
    defer { leave() }
    try enter()
    return try body(input)
  }

  /// Remembers how the terminal works, and changes it.
  func enter() throws(InputOutputError) {
    var state = termios()
    guard tcgetattr(input, &state) == 0 else {
      throw InputOutputError("thisIsNoTerminal", "this is not a terminal: \(systemMessage())")
    }
    former = state
    // From before the first change on.
    FatalSignals.watch(RunningTerminal(self, former: state, running: raw(state)))
    try setRaw()
  }

  /// Changes how the terminal works; after ``enter()`` also when something else has changed it since.
  func setRaw() throws(InputOutputError) {
    guard let former else { return }
    var state = raw(former)
    guard tcsetattr(input, TCSADRAIN, &state) == 0 else {
      throw InputOutputError("terminalCannotBeSet", "the terminal cannot be set: \(systemMessage())")
    }
    try write(features.sequence(isOn: true))
  }

  /// A terminal's state in raw mode.
  func raw(_ former: termios) -> termios {
    var state = former
    cfmakeraw(&state)
    // Lines that are printed still start at the left.
    state.c_oflag = former.c_oflag
    return state
  }

  /// Puts back what ``enter()`` found.
  func leave() {
    guard var state = former else { return }
    former = nil
    // The second is tried even when the first fails, as it does when the window has gone.
    try? write("\u{1B}[0m" + farewell + features.sequence(isOn: false))
    farewell = ""
    tcsetattr(input, TCSADRAIN, &state)
    FatalSignals.watch(nil)
  }
}
