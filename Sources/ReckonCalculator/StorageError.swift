import Reckon

/// Something that could not be kept or read, in one sentence that names the file and says what to do.
public struct StorageError: Error, Hashable, Sendable, CustomStringConvertible {
  public let message: String
  public init(_ message: String) { self.message = VisibleText.remark(message) }
  public var description: String { message }
}
