/// A field as written in a table.
struct Field {
  /// The interpretation of the bytes.
  enum Form: UInt8 {
    /// Unchanged.
    case bare
    /// Comma-separated: in quotes, with quotes of the content doubled.
    case quoted
    /// JSON: in quotes, with escapes.
    case string
    /// JSON: an object, an array, `true` or `false`.
    case compound
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let form: Form

  /// The content of the field, without the quotes and escapes of its form.
  var plain: [UInt8] {
    switch form {
    case .bare: Array(bytes)
    case .compound: Self.onOneLine(bytes)
    case .quoted: QuotedField.text(bytes)
    case .string: JSONString.decoded(bytes)
    }
  }
}

/// The location of a field in a block.
struct FieldPlace {
  var start: UInt32
  var end: UInt32
  var form: Field.Form
  /// Whether the record has such a field.
  var isThere: Bool

  static let none = FieldPlace(start: 0, end: 0, form: .bare, isThere: false)

  @inline(__always) init(_ start: Int, _ end: Int, _ form: Field.Form) {
    self.init(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), form: form, isThere: true)
  }

  private init(start: UInt32, end: UInt32, form: Field.Form, isThere: Bool) {
    (self.start, self.end, self.form, self.isThere) = (start, end, form, isThere)
  }

  @inline(__always) func field(_ bytes: UnsafePointer<UInt8>) -> Field {
    Field(bytes: UnsafeBufferPointer(start: bytes + Int(start), count: Int(end &- start)), form: form)
  }
}
