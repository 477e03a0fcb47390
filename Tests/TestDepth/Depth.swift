import Foundation

#if canImport(Testing)
  import Testing
#endif

/// How far the tests go. `swift test` is quick; `RECKON_DEPTH=full swift test` goes as far as is worth it before a
/// release.
///
/// This is the only place that reads the variable. `.ci/gate` runs the tests at quick depth, `Tests/deep` at full
/// depth.
package enum Depth: String, CaseIterable {
  case quick
  case full

  /// The depth of this run.
  package static let current = named(ProcessInfo.processInfo.environment["RECKON_DEPTH"])

  package static var isFull: Bool { current == .full }

  /// The depth with a name, quick without one. Another name ends the process: a misspelt `full` would otherwise run
  /// quick and look the same.
  package static func named(_ name: String?) -> Depth {
    guard let name, !name.isEmpty else { return .quick }
    guard let depth = Depth(rawValue: name) else {
      fatalError("RECKON_DEPTH is “\(name)”; it must be \(allCases.map(\.rawValue).joined(separator: " or "))")
    }
    return depth
  }

  /// Whether to do what takes long in a build without optimisation: in an optimised build at either depth, as the
  /// gate's tests in release do, and in any build at full depth.
  package static var takesSlowCases: Bool {
    #if DEBUG
      return isFull
    #else
      return true
    #endif
  }

  /// Whether the build is optimised, so that limits of time mean something.
  package static var isOptimized: Bool {
    #if DEBUG
      return false
    #else
      return true
    #endif
  }

  /// How many cases to try at this depth.
  ///
  /// An optimised build evaluates about twenty times as fast as one without optimisation, and tries more of them in the
  /// same time.
  ///
  /// - Parameters:
  ///   - quick: The count at quick depth without optimisation; an optimised build tries ten times as many, but no more
  ///   than at full depth.
  ///   - full: The count at full depth in an optimised build; one without optimisation tries a twentieth of them, but
  ///   no fewer than at quick
  ///     depth.
  package static func count(quick: Int, full: Int) -> Int {
    #if DEBUG
      return isFull ? max(quick, full / 20) : quick
    #else
      return isFull ? full : min(10 * quick, full)
    #endif
  }
}

#if canImport(Testing)
  extension Trait where Self == ConditionTrait {
    /// The test runs at full depth alone, which is what `Tests/deep` runs.
    ///
    /// It is for tests that take seconds of a processor, or wait for terminals, and that look at what a quicker test
    /// looks at as well.
    package static var fullDepth: Self {
      .enabled(if: Depth.isFull, "runs at full depth: Tests/deep, or RECKON_DEPTH=full")
    }

    /// The test runs in optimised builds, and at full depth in others, where it takes many times as long.
    package static var optimizedOrFullDepth: Self {
      .enabled(if: Depth.takesSlowCases, "runs in release, or at full depth: Tests/deep, or RECKON_DEPTH=full")
    }
  }
#endif
