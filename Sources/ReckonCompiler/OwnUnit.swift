import ReckonCatalogue

/// A custom unit of the host: a multiple of another unit.
package struct OwnUnit: Hashable, Sendable {
  /// The text of its definition.
  package let definition: String
  let dimension: Dimension
  /// Its size in the dimension's base unit.
  let ratio: ExactRatio

  /// - Parameter text: a unit as in conversions, after a number: `48 kg`.
  /// - Throws: the error of a text that is not such a unit, with its range; `misplacedUnit` for one with an offset,
  ///   such as °C.
  package init(_ text: String, _ definitions: Definitions) throws(FormulaError) {
    let quantity = try definitions.quantity(ofUnit: text)
    guard quantity.offset == nil, quantity.units.currencies.isEmpty else {
      let range = SourceRange(start: 0, end: text.utf8.count)
      throw FormulaError(
        .misplacedUnit(quantity.described, operation: Phrase("definitionOfAUnit", "the definition of a unit")),
        at: range,
        in: SourceText(text))
    }
    (definition, dimension, ratio) = (text, quantity.dimension, quantity.units.ratio)
  }
}
