import Reckon
import ReckonCalculator
import ReckonStorage
import ReckonTerminal

extension REPL {
  /// Runs `reckonrc`, where there is one. What it defines is there, and what it sets holds for the session; its errors are reported.
  package mutating func runStartupFile() throws {
    let file = CalculatorFiles(environment: console.environment).startupFile
    let bytes: [UInt8]?
    do throws(StorageError) { bytes = try file.bytes() } catch { return console.report(Phrase(verbatim: error.message)) }
    guard let bytes else { return }
    let settingsFile = settingsFile
    self.settingsFile = nil
    var runner = ScriptRunner(self)
    try runner.runPastErrors(ScriptReader(bytes: bytes, name: file.path, limits: session.options.limits))
    self = runner.repl
    self.settingsFile = settingsFile
    isInteractive = true
    session.forgetPast()
  }
}
