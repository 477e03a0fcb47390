import ReckonCatalogue
import Synchronization

/// A program within a larger stored form: read and verified on first use. Until then it is bytes that nothing can run.
package final class StoredProgram: Sendable {
  private let block: ImageBlock
  private let version: UInt16
  private let sources: [SourceText]
  private let limits: Limits
  private let permissions: FormulaPermissions
  private let known = Mutex<Program?>(nil)

  /// - Parameters:
  ///   - version: the version of the program's format.
  ///   - sources: the texts to which it refers by index.
  ///   - permissions: the features that it may use.
  package init(
    _ block: ImageBlock, version: UInt16, sources: [SourceText], limits: Limits, permissions: FormulaPermissions
  ) {
    self.permissions = permissions
    self.block = block
    self.version = version
    self.sources = sources
    self.limits = limits
  }

  /// The verified program.
  ///
  /// - Throws: `badImage` if the bytes are not a program; `notPermitted`; `cancelled`.
  package func program(_ isCancelled: (@Sendable () -> Bool)? = nil) throws(FormulaError) -> Program {
    if let program = known.withLock({ $0 }) { return program }
    let program = try Program(block, version: version, sources: sources, limits: limits, isCancelled: isCancelled)
    try program.check(permissions)
    known.withLock { $0 = program }
    return program
  }
}
