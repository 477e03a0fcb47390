/// Features that the rules cannot see.
extension Quadrature {
  /// Searches for features that the rules cannot see, and continues if there are any: a jump between the last point of
  /// a part and the first of the next, and peaks between two points.
  mutating func look(_ now: Estimate) {
    var now = now
    if let settled { now.error = max(now.error, abs(now.value - settled.value) * 2) }
    if raiseErrorsAtJumps(above: allowed(now) / 4) {
      now.error = max(now.error, totals().error)
      (settled, stalls) = (nil, 0)
      if parts.count < Self.most + Self.further { return advance() }
    }
    settle(hiddenPeaks(now), now)
  }

  func hiddenPeaks(_ now: Estimate) -> HiddenPeaks {
    HiddenPeaks(
      parts, in: min(bounds.lower, bounds.upper)...max(bounds.lower, bounds.upper), near: hints, size: now.size)
  }

  /// Raises the errors of neighboring parts whose polynomials do not meet by the amount that the gap between them may
  /// hide.
  ///
  /// - Returns: whether there is such a gap.
  mutating func raiseErrorsAtJumps(above least: Double) -> Bool {
    let order = parts.indices.sorted { parts[$0].place < parts[$1].place }
    var isRaised = false
    for (a, b) in zip(order, order.dropFirst()) {
      let (before, after) = (parts[a].end(isUpper: true), parts[b].end(isUpper: false))
      let hidden = abs(before.value - after.value) * (before.gap + after.gap)
      guard hidden.isFinite, hidden > least, hidden > parts[a].error + parts[b].error else { continue }
      parts[a].error = hidden
      parts[b].error = hidden
      isRaised = true
    }
    return isRaised
  }
}
