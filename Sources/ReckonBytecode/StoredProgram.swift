import ReckonCatalogue
import Synchronization

/// A program as a part of something larger that is stored: read and verified when someone first needs it, and not before. Until then it
/// is bytes that nothing can run.
package final class StoredProgram: Sendable {
  private let block: ImageBlock
  private let version: UInt16
  private let sources: [SourceText]
  private let limits: Limits
  private let permissions: FormulaPermissions
  private let known = Mutex<Program?>(nil)

  /// - Parameters:
  ///   - version: the version of the program's form.
  ///   - sources: the texts to which it refers by number.
  ///   - permissions: what it may use.
  package init(_ block: ImageBlock, version: UInt16, sources: [SourceText], limits: Limits, permissions: FormulaPermissions) {
    self.permissions = permissions
    self.block = block
    self.version = version
    self.sources = sources
    self.limits = limits
  }

  /// The verified program.
  ///
  /// - Throws: `badImage` when the bytes are no program; `notPermitted`; `cancelled`.
  package func program(_ isCancelled: (@Sendable () -> Bool)? = nil) throws(FormulaError) -> Program {
    if let program = known.withLock({ $0 }) { return program }
    let program = try Program(block, version: version, sources: sources, limits: limits, isCancelled: isCancelled)
    try program.check(permissions)
    known.withLock { $0 = program }
    return program
  }
}
