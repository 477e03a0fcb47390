import Synchronization

/// A program as steps over columns, with the workspace of an earlier run for reuse.
///
/// A run over few rows would otherwise spend most of its time on allocation. Only one workspace is kept, and no large
/// one.
final class BatchProgram: Sendable {
  /// The steps; `nil` when rows are evaluated one by one.
  let code: BatchCode?
  /// The evaluation limits that inlined calls would use.
  let callNeeds: LoweredCode.CallNeeds
  /// The address of a retained workspace; 0 for none. The thread that exchanges it owns it exclusively.
  private let spare = Atomic<UInt>(0)

  /// The largest workspace that is kept, in doubles: 256 KB.
  private static let largestSpare = 1 << 15

  init(_ code: BatchCode?, _ callNeeds: LoweredCode.CallNeeds = .init()) {
    (self.code, self.callNeeds) = (code, callNeeds)
  }

  deinit { exchange(nil)?.release() }

  private func exchange(_ workspace: Unmanaged<BatchWorkspace>?) -> Unmanaged<BatchWorkspace>? {
    let address = workspace.map { UInt(bitPattern: $0.toOpaque()) } ?? 0
    return UnsafeRawPointer(bitPattern: spare.exchange(address, ordering: .acquiringAndReleasing)).map {
      .fromOpaque($0)
    }
  }

  /// Takes a workspace for a run over columns; `nil` when rows are evaluated one by one.
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
