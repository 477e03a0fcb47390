import Foundation

#if canImport(Testing)
  import Testing
#endif

/// Programs of others that tests run, where they are installed. `.ci/programs` lists them with their packages.
package enum InstalledProgram {
  /// The path of a program on the PATH, or of one that comes with the Swift toolchain; `nil` where it is missing.
  package static func path(_ name: String) -> String? {
    folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static let folders: [String] = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(
      String.init)
    let compilers = folders.map { URL(filePath: "\($0)/swiftc") }.filter {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    return folders + compilers.prefix(1).map { $0.resolvingSymlinksInPath().deletingLastPathComponent().path }
  }()
}

#if canImport(Testing)
  extension Trait where Self == ConditionTrait {
    /// The test runs programs of others. Without them it is skipped as `missing: tmux`, which the gate counts and
    /// reports.
    package static func needs(_ programs: String...) -> Self {
      let missing = programs.filter { InstalledProgram.path($0) == nil }
      return .enabled(if: missing.isEmpty, "missing: \(missing.joined(separator: ", "))")
    }

    /// The test needs a file of a name in `.ci/programs`, which is `nil` where it is missing.
    package static func needs(_ name: String, at path: String?) -> Self {
      .enabled(if: path.map { FileManager.default.fileExists(atPath: $0) } ?? false, "missing: \(name)")
    }
  }
#endif
