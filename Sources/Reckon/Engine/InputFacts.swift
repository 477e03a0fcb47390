import ReckonCatalogue

/// The units and defaults of a formula's inputs, as a part of what a compiled formula is found by.
package struct InputFacts: Sendable, Equatable {
  let units: [String: String]
  let defaults: [String: Value]

  package init(units: [String: String] = [:], defaults: [String: Value] = [:]) { (self.units, self.defaults) = (units, defaults) }

  var isEmpty: Bool { units.isEmpty && defaults.isEmpty }

  /// Defaults are the same when their bits are: 0 and -0 are not, and NaN is.
  package static func == (left: Self, right: Self) -> Bool {
    guard left.units == right.units, left.defaults.count == right.defaults.count else { return false }
    return left.defaults.allSatisfy { name, value in right.defaults[name].map { $0.hasSameBits(as: value) } ?? false }
  }
}
