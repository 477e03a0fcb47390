import Synchronization

/// A program as steps over columns, with the memory of a run that has ended, for the next one.
///
/// A run of few rows would otherwise spend most of its time on memory. Only one workspace is kept, and none that is large.
final class BatchProgram: Sendable {
  /// The steps; `nil` when rows are evaluated one by one.
  let code: BatchCode?
  /// What the calls in place of which it has the bodies of functions take of an evaluation's limits.
  let callNeeds: LoweredCode.CallNeeds
  /// The address of a workspace that is held by a count of its own; 0 for none. Whoever exchanges it for another has it alone.
  private let spare = Atomic<UInt>(0)

  /// The largest workspace that is kept, in doubles: 256 KB.
  private static let largestSpare = 1 << 15

  init(_ code: BatchCode?, _ callNeeds: LoweredCode.CallNeeds = .init()) { (self.code, self.callNeeds) = (code, callNeeds) }

  deinit { exchange(nil)?.release() }

  private func exchange(_ workspace: Unmanaged<BatchWorkspace>?) -> Unmanaged<BatchWorkspace>? {
    let address = workspace.map { UInt(bitPattern: $0.toOpaque()) } ?? 0
    return UnsafeRawPointer(bitPattern: spare.exchange(address, ordering: .acquiringAndReleasing)).map { .fromOpaque($0) }
  }

  /// A workspace for a run over columns; `nil` when rows are evaluated one by one.
  func takeWorkspace(_ columns: [InputColumn]) -> BatchWorkspace? {
    guard let code else { return nil }
    let workspace = exchange(nil)?.takeRetainedValue() ?? BatchWorkspace(code)
    workspace.prepare(columns)
    return workspace
  }

  /// Keeps the workspace of a run that has ended.
  func giveBack(_ workspace: BatchWorkspace) {
    workspace.clear()
    guard workspace.size <= Self.largestSpare else { return }
    exchange(.passRetained(workspace))?.release()
  }
}
