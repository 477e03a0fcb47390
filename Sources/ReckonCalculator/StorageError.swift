import Reckon

/// Something that could not be kept or read, in one sentence that names the file and says what to do.
public struct StorageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let message: String
  /// An error of this sentence; characters that a terminal would obey are made visible.
  public init(_ message: String) { self.message = VisibleText.remark(message) }
  public var description: String { message }
}
