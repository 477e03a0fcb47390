import ReckonBytecode
import ReckonCatalogue
import Synchronization

/// A program with what machines make of it: linked code, made when it is first needed and then shared by all threads.
package final class Executable: Sendable {
  package let program: Program

  #if !DEBUG
    /// Linked code, or nothing when the linker does not take the program.
    private final class Link: Sendable {
      let code: ThreadedCode?
      init(_ code: ThreadedCode?) { self.code = code }
    }

    private let strict = AtomicLazyReference<Link>()
    private let ieee = AtomicLazyReference<Link>()

    /// The threaded code of the program for a policy.
    func code(for policy: ErrorPolicy) -> ThreadedCode? {
      switch policy {
      case .strict: (strict.load() ?? strict.storeIfNil(Link(Linker.link(program, hasChecks: true)))).code
      case .ieee: (ieee.load() ?? ieee.storeIfNil(Link(Linker.link(program, hasChecks: false)))).code
      }
    }
  #endif

  package init(_ program: Program) { self.program = program }
}
