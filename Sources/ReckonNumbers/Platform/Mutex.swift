#if hasFeature(Embedded)
  /// WebAssembly without threads: a plain value under the name of the library's lock. Safe to share, since there is one
  /// thread.
  package final class Mutex<Value>: @unchecked Sendable {
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure)
      -> Result
    {
      try body(&value)
    }

    package func withLockIfAvailable<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result)
      throws(Failure) -> Result?
    {
      try body(&value)
    }
  }
#endif
