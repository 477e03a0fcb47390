import ReckonCalculator
import ReckonSystem

/// The files of a person's calculator, and where they are.
///
/// | file | folder |
/// |---|---|
/// | `settings`, `reckonrc` | `$XDG_CONFIG_HOME/reckon`, by default `~/.config/reckon` |
/// | `history`, `prompt-history`, `rates`, `session-TIME-NUMBER` | `$XDG_STATE_HOME/reckon`, by default `~/.local/state/reckon` |
///
/// The XDG Base Directory Specification has history in the state folder: it is to outlast a restart, but is not worth
/// carrying to another machine; fetched rates are no more than that. As it asks, values that are empty or no absolute
/// paths are skipped, and folders are made with mode 0700. `RECKON_HOME`, where it is set, is the one folder of all; a
/// relative one counts from the current folder.
///
/// `reckonrc` is the prompt's startup file, which a person writes and no program changes. Each of the others begins
/// with a line that names what it holds and the version of its form (`reckon history 1`); see ``FileHistory``,
/// ``LineHistory``, ``FileSettings`` and ``FileRates`` for the lines behind it. Beside a file lie `.NAME.lock` and
/// `.NAME.turn.lock`, which are always empty. `session-TIME-NUMBER` is the journal of one prompt, which that prompt
/// deletes when it is left.
public struct CalculatorFiles: Hashable, Sendable {
  /// The folder of the settings and of the startup file.
  public let settingsFolder: String
  /// The folder of histories and rates.
  public let stateFolder: String
  /// How long to wait for another process that is writing.
  package var lockTimeout = StoredFile.usualLockTimeout

  /// All files in one folder.
  public init(folder: String) {
    settingsFolder = folder
    stateFolder = folder
  }

  /// The folders that the process's environment names.
  public init() { self.init(environment: System.environment) }

  /// The folders that an environment names.
  public init(environment: [String: String]) {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let only = environment["RECKON_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let home = System.homeFolder(absolute("HOME").map { ["HOME": $0] } ?? [:])
    settingsFolder = only ?? (absolute("XDG_CONFIG_HOME") ?? home + "/.config") + "/reckon"
    stateFolder = only ?? (absolute("XDG_STATE_HOME") ?? home + "/.local/state") + "/reckon"
  }

  /// The settings, read from their file.
  public func settings() -> FileSettings { FileSettings(file(settingsFolder + "/settings", 1 << 20)) }

  /// The language that the settings name, if any. The file is left as it is, also where it is damaged.
  package var language: Language? {
    guard case .bytes(let bytes)? = try? file(settingsFolder + "/settings", 1 << 20).read() else { return nil }
    return SettingsDocument.read(bytes).settings.tool.language
  }

  /// The statements that the prompt runs at its start.
  package var startupFile: StoredFile { file(settingsFolder + "/reckonrc", 1 << 20) }

  /// The history, read from its file.
  public func history() -> FileHistory { FileHistory(file(stateFolder + "/history", HistoryDocument.sizeLimit)) }

  /// The lines entered at the prompt; their file is read when they are asked for.
  public func lines() -> LineHistory { LineHistory(file(stateFolder + "/prompt-history", LineHistory.sizeLimit)) }

  /// The rates; their file is read when they are asked for.
  public func rates() -> FileRates { FileRates(file(stateFolder + "/rates", RateReader.sizeLimit)) }

  /// The journals of prompts that are running, or that did not end normally.
  package var journals: SessionJournals { SessionJournals(folder: stateFolder) }

  private func file(_ path: String, _ sizeLimit: Int) -> StoredFile {
    StoredFile(path: path, sizeLimit: sizeLimit, lockTimeout: lockTimeout)
  }
}
