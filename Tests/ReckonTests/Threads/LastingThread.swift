import Foundation
import Synchronization

/// A thread that goes on living between the tasks that it is given, until this is released.
final class LastingThread: Sendable {
  private final class Post: Sendable {
    let task = Mutex<(@Sendable () -> Void)?>(nil)
    let isGiven = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)

    /// Runs the task and releases it; false where there is none.
    func runTask() -> Bool {
      isGiven.wait()
      guard let body = task.withLock({ $0.take() }) else { return false }
      body()
      return true
    }
  }

  private let post = Post()

  init() { Thread.detachNewThread { [post] in while post.runTask() { post.isDone.signal() } } }

  deinit { post.isGiven.signal() }

  /// Runs a task on the thread, and waits for its end.
  func run(_ body: @escaping @Sendable () -> Void) {
    post.task.withLock { $0 = body }
    post.isGiven.signal()
    post.isDone.wait()
  }
}
