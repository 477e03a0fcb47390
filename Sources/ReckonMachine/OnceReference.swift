import Synchronization

/// A reference that is written once, by the first thread, and read by all.
///
/// `AtomicLazyReference` of the library is equivalent, but its code stays generic: reading it takes a hundred
/// nanoseconds.
struct OnceReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The address of a retained object; 0 for none.
  private let address = Atomic<UInt>(0)

  private static func object(at address: UInt) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
  }

  func load() -> Object? { unmanaged?.takeUnretainedValue() }

  /// The same unmanaged, valid as long as the owner of this is retained.
  var unmanaged: Unmanaged<Object>? { Self.object(at: address.load(ordering: .acquiring)) }

  /// Stores an object if there is none yet, and returns the stored one.
  func storeIfNil(_ object: Object) -> Object {
    let new = Unmanaged.passRetained(object)
    let (isFirst, kept) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
    if isFirst { return object }
    new.release()
    guard let known = Self.object(at: kept) else { preconditionFailure("whoever comes second finds an object") }
    return known.takeUnretainedValue()
  }

  deinit { Self.object(at: address.load(ordering: .relaxed))?.release() }
}
