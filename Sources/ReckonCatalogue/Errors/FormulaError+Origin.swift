extension FormulaError.Origin: CustomStringConvertible {
  /// One line: `‘first’ is defined at prices.reckon:2:1`.
  public var description: String {
    let place = source.position(of: range.start)
    let sentence = Phrase(
      "isDefinedAt",
      "\(FormulaError.Kind.quoted(name)) is defined at \(source.name.map { "\($0):" } ?? "")\(place.line):\(place.column)"
    )
    return VisibleText.remark(sentence.description)
  }

  /// The message without its position.
  public var message: String {
    Phrase("isDefined", "\(FormulaError.Kind.quoted(name)) is defined").description
  }

  /// The source line and, under it, carets that mark the definition.
  public var snippet: String { source.snippet(of: range) }
}
