import ReckonCatalogue

/// Searches, as for integrals and roots.
extension ReferenceRun {
  /// The constants and values in scope, as hints: peaks are most often near them.
  func hints(_ inputs: UnsafeBufferPointer<NumericValue>, _ frame: Range<Int>) -> [Double] {
    constants.map { $0.number.double } + inputs.map { $0.double } + frame.map { memory[$0].double }
  }

  mutating func seek(
    _ kind: Int, _ start: Int, from lower: NumericValue, to upper: NumericValue, hints: [Double],
    _ context: borrowing EvaluationContext
  ) throws(FormulaError) {
    guard let repetition = Function.Repetition(rawValue: UInt8(kind)) else {
      preconditionFailure("verified code searches in known ways")
    }
    do throws(Work.Stop) {
      let (first, last) = (try lower.plain(in: context), try upper.plain(in: context))
      searches.append(
        ProgramSearch(repetition, from: first, to: last, hints: hints, triesDecimals: NumericValue.showsExactZeros))
    } catch { throw self.error(context.kind(of: error), at: start) }
  }

  mutating func weigh(_ value: NumericValue, _ start: Int, _ context: borrowing EvaluationContext)
    throws(FormulaError)
  {
    // The search's own work between two values is small compared to computing them.
    let plain: Double
    do throws(Work.Stop) { plain = try value.plain(in: context) } catch {
      throw self.error(context.kind(of: error), at: start)
    }
    try searches[searches.count - 1].take(plain, isExactlyZero: value.isZero && value.exactness == .exact)
  }

  /// The result of the innermost search, which is closed.
  mutating func found(_ start: Int) throws(FormulaError) -> NumericValue {
    let search = searches.removeLast()
    switch search.outcome {
    case .value(let value, let digits):
      return NumericValue(
        .decimal(Decimal128(value, significantDigits: min(digits, NumericValue.searchDigits))), .approximate)
    case .decimal(let value):
      return NumericValue(.decimal(value.rounded(toSignificantDigits: NumericValue.searchDigits)), .approximate)
    case .exact(let value): return NumericValue(.decimal(value), .exact)
    case .failure(let kind):
      if mode == .careful { try fail(search.overflow ?? error(kind, at: start), false) }
      return .nan
    case .undefined: return .nan
    }
  }

  /// The name of the function that a loop implements, for messages.
  static func name(_ repetition: Function.Repetition) -> String {
    switch repetition {
    case .sum: Catalogue.row(.sum).name
    case .product: Catalogue.row(.product).name
    case .list: Catalogue.row(.map).name
    case .integral, .root, .minimum, .maximum: repetition.sign
    }
  }
}
