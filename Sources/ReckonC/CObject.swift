import Reckon

/// An object that C holds by a pointer and frees.
class CObject {
  /// The pointer that C gets, which owns the object.
  final var retained: OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

  /// The name for an object of this kind in messages.
  class var argument: Phrase { "object" }

  /// The object behind C's pointer.
  ///
  /// - Throws: `invalidArgument` for NULL and for an object of another kind.
  static func at(_ pointer: OpaquePointer?) throws(FormulaError) -> Self {
    guard let object = find(pointer) else {
      throw FormulaError(
        argument: argument,
        Phrase("itIsNULLOrAnotherKind", "it is NULL or another kind of object; give one that this library has created"))
    }
    return object
  }

  /// The same; `nil` for NULL and for an object of another kind.
  static func find(_ pointer: OpaquePointer?) -> Self? {
    guard let pointer else { return nil }
    let object = Unmanaged<CObject>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    return type(of: object) == Self.self ? unsafeDowncast(object, to: Self.self) : nil
  }

  /// Frees what C holds, if it is an object of the kind.
  static func release(_ pointer: OpaquePointer?) {
    if let object = find(pointer) { Unmanaged<CObject>.passUnretained(object).release() }
  }
}

/// A text that C reads, which lives as long as its owner.
final class CText {
  private let bytes: UnsafeMutablePointer<CChar>
  var start: UnsafePointer<CChar> { UnsafePointer(bytes) }

  /// A zero byte in the text would end it for C, and is left out.
  init(_ text: String) {
    let text = text.utf8.filter { $0 != 0 }
    bytes = .allocate(capacity: text.count + 1)
    for (index, byte) in text.enumerated() { (bytes + index).initialize(to: CChar(bitPattern: byte)) }
    (bytes + text.count).initialize(to: 0)
  }

  deinit { bytes.deallocate() }
}

extension Array<CText> {
  /// A text for C by its index; `nil` where there is none.
  func start(at index: Int) -> UnsafePointer<CChar>? { indices ~= index ? self[index].start : nil }
}

extension SourceText {
  /// A text of C: `length` bytes, or where that is -1 those before the zero byte.
  ///
  /// - Parameter limit: the most bytes that are looked at; none for names, which end with a zero byte.
  /// - Throws: `invalidArgument` for NULL and for other negative lengths; `limitExceeded`; `invalidEncoding` for bytes
  ///   that are not UTF-8.
  init(_ start: UnsafePointer<CChar>?, length: Int = -1, limit: Int = .max, _ argument: Phrase = "source")
    throws(FormulaError)
  {
    guard let start else {
      throw FormulaError(argument: argument, Phrase("itIsNULLGiveAddress", "it is NULL; give the address of a text"))
    }
    guard length >= -1 else {
      throw FormulaError(
        argument: "length",
        Phrase(
          "itIsNegativeGive", "it is negative; give the number of bytes, or -1 for a text that ends with a zero byte"))
    }
    guard length <= limit else {
      throw FormulaError(
        .limitExceeded(.sourceBytes, maximum: limit), at: SourceRange(start: 0, end: 0), in: SourceText(""))
    }
    let length = length < 0 ? UnsafeRawPointer(start).cStringLength : length
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FormulaError.invalidEncoding(in: Array(bytes))
    }
    self.init(text)
  }
}

extension UnsafeRawPointer {
  /// The number of bytes before the first that is zero.
  var cStringLength: Int {
    var length = 0
    while load(fromByteOffset: length, as: UInt8.self) != 0 { length += 1 }
    return length
  }
}

extension FormulaError {
  /// The error of an argument that cannot be used.
  init(argument: Phrase, _ problem: Phrase) {
    self.init(
      .invalidArgument(argument.text(in: .english), problem: problem), at: SourceRange(start: 0, end: 0),
      in: SourceText(""))
  }
}

extension String {
  /// A text of formulas; see ``SourceText/init(_:length:limit:_:)``.
  init(_ source: UnsafePointer<CChar>?, _ length: Int, _ limits: Limits) throws(FormulaError) {
    self = try SourceText(source, length: length, limit: limits.sourceBytes).text
  }

  /// A name that ends with a zero byte.
  init(name: UnsafePointer<CChar>?, _ argument: Phrase = "name") throws(FormulaError) {
    self = try SourceText(name, length: -1, limit: .max, argument).text
  }
}
