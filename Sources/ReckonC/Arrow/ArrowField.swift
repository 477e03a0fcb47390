import Reckon

/// A column by its schema: its name and type, or why formulas cannot use it.
struct ArrowField {
  let name: String
  /// The type of the values; those of the dictionary for a dictionary-encoded column.
  let type: ArrowType?
  /// The type of the indices of a dictionary-encoded column.
  let index: ArrowType?
  /// The unit that the column's metadata gives under `reckon:unit`.
  let unit: String?
  /// The problem of a column that formulas cannot use.
  let problem: Phrase?

  /// The key of the unit in the metadata of a field.
  static let unitKey = "reckon:unit"
  private static let extensionKey = "ARROW:extension:name"

  /// - Throws: `invalidArgument` where the schema cannot be read at all.
  init(_ schema: UnsafeRawPointer, _ path: String) throws(FormulaError) {
    let content = try ArrowSchemaStruct.at(schema, path)
    name = String(arrow: content.name)
    let format = String(arrow: content.format)
    let own = ArrowType(format: format)
    guard let metadata = ArrowMetadata.read(content.metadata) else {
      (index, type, unit) = (nil, nil, nil)
      problem = Phrase("itsMetadataHasALengthBelow0", "its metadata has a negative length")
      return
    }
    unit = metadata[Self.unitKey].flatMap { $0.isEmpty ? nil : $0 }
    if let dictionary = content.dictionary {
      let values = try ArrowSchemaStruct.at(UnsafeRawPointer(dictionary), path)
      let valueFormat = String(arrow: values.format)
      let isIndex: Bool = if case .integer? = own { values.dictionary == nil } else { false }
      (index, type) = (own, isIndex ? ArrowType(format: valueFormat) : nil)
      problem = Self.problem(isIndex ? valueFormat : format, type, metadata, values.childCount)
    } else {
      (index, type) = (nil, own)
      problem = Self.problem(format, own, metadata, content.childCount)
    }
  }

  private static func problem(_ format: String, _ type: ArrowType?, _ metadata: [String: String], _ children: Int64)
    -> Phrase?
  {
    if let name = metadata[extensionKey] {
      return Phrase(
        "itIsOfTheExtensionType",
        "it is of the extension type \(name), which formulas do not know; give its storage as a plain column")
    }
    if type != nil, children == 0 { return nil }
    let named = typeNames.first { format.hasPrefix($0.format) }.map { "\($0.name) (\(format))" } ?? format
    if format.hasPrefix("+") {
      return Phrase("itIsANestedColumn", "it is a nested column, \(named); give its parts as columns of their own")
    }
    return Phrase(
      "itsTypeIsNotOneOfFormulas",
      "its type \(named) is not one that formulas use; convert it to numbers, texts or dates"
    )
  }

  /// Common names of the types that formulas do not support, by the prefixes of their format strings.
  private static let typeNames: [(format: String, name: String)] = [
    ("+l", "list"), ("+L", "large_list"), ("+vl", "list_view"), ("+vL", "large_list_view"), ("+w", "fixed_size_list"),
    ("+s", "struct"), ("+m", "map"), ("+u", "union"), ("+r", "run_end_encoded"), ("tiM", "month_interval"),
    ("tiD", "day_time_interval"), ("tin", "month_day_nano_interval"), ("z", "binary"), ("Z", "large_binary"),
    ("vz", "binary_view"), ("w:", "fixed_size_binary"),
  ]
}

/// The columns of a stream or an array.
struct ArrowFields {
  let fields: [ArrowField]
  /// Whether the schema is that of one column rather than of a table.
  let isBare: Bool

  /// - Throws: `invalidArgument` where the schema cannot be read.
  init(_ schema: UnsafeRawPointer?) throws(FormulaError) {
    guard let schema else {
      throw FormulaError(argument: "schema", Phrase("itIsNULLGiveASchema", "it is NULL; give the address of a schema"))
    }
    let content = try ArrowSchemaStruct.at(schema, "schema")
    guard String(arrow: content.format) == "+s", content.dictionary == nil else {
      (fields, isBare) = ([try ArrowField(schema, "schema")], true)
      return
    }
    guard content.childCount >= 0, content.childCount <= Self.mostColumns,
      content.childCount == 0 || content.children != nil
    else {
      throw FormulaError(
        argument: "schema",
        Phrase("itHasNoColumnsWhere", "it says \(Int(content.childCount)) columns but has none"))
    }
    var fields: [ArrowField] = []
    for index in 0..<Int(content.childCount) {
      let path = "schema.children[\(index)]"
      guard let child = content.children.flatMap({ UnsafeRawPointer($0).pointer(at: index) }) else {
        throw FormulaError(
          argument: Phrase(verbatim: path), Phrase("itIsNULLGiveASchema", "it is NULL; give the address of a schema"))
      }
      fields.append(try ArrowField(UnsafeRawPointer(child), path))
    }
    (self.fields, isBare) = (fields, false)
  }

  /// More columns than any table has: a count beyond is not one.
  private static let mostColumns: Int64 = 10_000_000

  /// The names of the columns, for messages: the first few.
  var names: String {
    let shown = fields.prefix(8).map { FormulaError.Kind.shortened($0.name) }.joined(separator: ", ")
    return fields.count > 8 ? shown + ", …" : shown
  }

  /// The place of the column that an input reads: the one of its name, or the only one where that has no name.
  ///
  /// - Throws: `invalidArgument` where there is none, or more than one, or one that formulas cannot use.
  func place(of input: String, isOnly: Bool) throws(FormulaError) -> Int {
    var found = fields.indices.filter { fields[$0].name == input }
    if found.isEmpty, isBare, isOnly, fields[0].name.isEmpty { found = [0] }
    guard let place = found.first else {
      throw FormulaError(
        column: input, Phrase("thereIsNoColumnOfTheName", "there is no column of this name; the columns are \(names)"))
    }
    guard found.count == 1 else {
      throw FormulaError(
        column: input,
        Phrase("thereAreColumnsOfTheName", "there are \(found.count) columns of the name; give each a name of its own"))
    }
    if let problem = fields[place].problem { throw FormulaError(column: input, problem) }
    return place
  }
}

extension ArrowSchemaStruct {
  /// The struct at an address.
  ///
  /// - Throws: `invalidArgument` for one that is released.
  static func at(_ address: UnsafeRawPointer, _ path: String) throws(FormulaError) -> ArrowSchemaStruct {
    guard ArrowLayout.isThatOfC, UInt(bitPattern: address) % UInt(MemoryLayout<ArrowSchemaStruct>.alignment) == 0 else {
      throw FormulaError(
        argument: Phrase(verbatim: path), Phrase("itsAddressIsNotThatOfAStruct", "its address is not that of a struct"))
    }
    let schema = address.load(as: ArrowSchemaStruct.self)
    guard schema.release != nil else {
      throw FormulaError(
        argument: Phrase(verbatim: path), Phrase("itIsReleased", "it is released; give one that is not"))
    }
    return schema
  }
}

extension String {
  /// A text of a schema, which ends with a zero byte; empty for NULL. Bytes that are not UTF-8 become the character
  /// U+FFFD.
  init(arrow start: UnsafeRawPointer?) {
    guard let start else {
      self = ""
      return
    }
    self.init(decoding: UnsafeRawBufferPointer(start: start, count: start.cStringLength), as: UTF8.self)
  }
}
