import Synchronization

/// A reference that is written once, by whichever thread comes first, and read by all.
///
/// `AtomicLazyReference` of the library is the same, but its code stays generic: reading it takes a hundred nanoseconds.
struct OnceReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The address of an object that this holds by a count of its own; 0 for none.
  private let address = Atomic<UInt>(0)

  private static func object(at address: UInt) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
  }

  func load() -> Object? { unmanaged?.takeUnretainedValue() }

  /// An unowned reference, valid while the owner of this value lives.
  var unmanaged: Unmanaged<Object>? { Self.object(at: address.load(ordering: .acquiring)) }

  /// Keeps an object if there is none yet, and gives the one that is kept.
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
