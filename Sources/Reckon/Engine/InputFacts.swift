import ReckonCatalogue

/// The units and defaults of a formula's inputs, as part of the cache key.
package struct InputFacts: Sendable, Equatable {
  let units: [String: String]
  let defaults: [String: Value]

  package init(units: [String: String] = [:], defaults: [String: Value] = [:]) {
    (self.units, self.defaults) = (units, defaults)
  }

  var isEmpty: Bool { units.isEmpty && defaults.isEmpty }

  /// Defaults are compared bitwise: 0 and -0 differ, and NaN equals itself.
  package static func == (left: Self, right: Self) -> Bool {
    guard left.units == right.units, left.defaults.count == right.defaults.count else { return false }
    return left.defaults.allSatisfy { name, value in right.defaults[name].map { $0.hasSameBits(as: value) } ?? false }
  }
}
