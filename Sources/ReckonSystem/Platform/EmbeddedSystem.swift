#if hasFeature(Embedded)
  // What the calculator's state machine uses of Foundation and of the C library, where there is neither: WebAssembly in a page. The build leaves
  // out this module's other files but the texts.

  /// A moment.
  public struct Date: Hashable, Sendable {
    public let timeIntervalSince1970: Double

    public init(timeIntervalSince1970 seconds: Double) { timeIntervalSince1970 = seconds }
  }

  package enum System {
    /// The place of the first byte of a value; `nil` when there is none.
    package static func offset(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
      bytes.firstIndex(of: byte).map { $0 - bytes.startIndex }
    }
  }
#endif
