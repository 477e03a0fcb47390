import Reckon

/// A function over a range as polylines.
///
/// The function is sampled evenly, far more densely than there are dots, so that narrow features are visible. Domain
/// boundaries between samples are located by bisection. A polyline ends at jumps and poles, so that branches are not
/// connected.
package struct Curve: Sendable {
  package struct Point: Hashable, Sendable {
    package let x: Double
    package let y: Double
  }

  package let stretches: [[Point]]
  /// The range of values to display: all values except those next to poles.
  package let range: ClosedRange<Double>?

  /// The number of sample intervals, for most functions and for those whose evaluation may take arbitrarily long.
  static let sampleCount = 8192
  static let costlySampleCount = 1024

  /// - Parameter isCancelled: polled regularly; returning true throws `cancelled`.
  package init(
    _ function: CommandFunction, over range: ClosedRange<Double>, isCancelled: CommandFunction.Cancellation? = nil
  ) throws(FormulaError) {
    var tracer = try CurveTracer(function, over: range, isCancelled)
    self.range = try tracer.rangeOfValues()
    stretches = try tracer.stretches(shown: self.range)
  }
}

/// Samples a function for its curve.
struct CurveTracer {
  private let function: CommandFunction
  private let isCancelled: CommandFunction.Cancellation?
  private let xs: [Double]
  private let ys: [Double]
  /// Whether each sample is disconnected from the next one; `nil` if not determined.
  private var isBroken: [Bool?]
  /// The remaining number of refinements.
  private var looksLeft: Int

  /// The maximum number of refinements, each at the cost of some tens of evaluations.
  private static let looks = 2000

  init(
    _ function: CommandFunction, over range: ClosedRange<Double>, _ isCancelled: CommandFunction.Cancellation?
  ) throws(FormulaError) {
    self.function = function
    self.isCancelled = isCancelled
    let isCostly = function.formula.program.repeats
    let count = isCostly ? Curve.costlySampleCount : Curve.sampleCount
    xs = (0...count).map { index in
      let part = Double(index) / Double(count)
      return range.lowerBound * (1 - part) + range.upperBound * part
    }
    ys = try function.values(at: xs, isCancelled)
    isBroken = Array(repeating: nil, count: xs.count)
    looksLeft = isCostly ? Self.looks / 10 : Self.looks
  }

  // MARK: The range of values

  /// The range of values to display; `nil` if the function has no values.
  ///
  /// It includes all values, unless nearly all of them are in a small part of it and the others are next to poles.
  mutating func rangeOfValues() throws(FormulaError) -> ClosedRange<Double>? {
    let sorted = ys.filter { !$0.isNaN }.sorted()
    guard let least = sorted.first, let greatest = sorted.last else { return nil }
    let low = sorted[sorted.count / 20]
    let high = sorted[sorted.count - 1 - sorted.count / 20]
    let margin = high / 4 - low / 4
    let common = max(least, low - 2 * margin)...min(greatest, high + 2 * margin)
    guard greatest / 16 - least / 16 > common.upperBound / 2 - common.lowerBound / 2 else { return least...greatest }
    try findPoles(outside: common)
    var (shownLeast, shownGreatest) = (common.lowerBound, common.upperBound)
    for (y, isBeside) in zip(ys, besideBreaks()) where !y.isNaN && !isBeside {
      shownLeast = min(shownLeast, y)
      shownGreatest = max(shownGreatest, y)
    }
    return shownLeast...shownGreatest
  }

  /// Marks breaks at values outside a range.
  private mutating func findPoles(outside common: ClosedRange<Double>) throws(FormulaError) {
    for index in ys.indices.dropLast() {
      let (y, next) = (ys[index], ys[index + 1])
      guard !y.isNaN, !next.isNaN, !common.contains(y) || !common.contains(next), isBroken[index] == nil else {
        continue
      }
      if (y < 0) != (next < 0) {
        isBroken[index] = try isJump(index)
      } else if index > 0, abs(y) >= abs(ys[index - 1]), abs(y) >= abs(next), try growsBeyond(index) {
        // The pole is on one side of the sample of largest magnitude.
        isBroken[abs(ys[index - 1]) > abs(next) ? index - 1 : index] = true
      }
    }
  }

  /// Whether values near a local maximum of the magnitude are far larger.
  private mutating func growsBeyond(_ index: Int) throws(FormulaError) -> Bool {
    guard looksLeft > 0 else { return false }
    looksLeft -= 1
    var (low, best, high) = (xs[index - 1], xs[index], xs[index + 1])
    var most = abs(ys[index])
    for _ in 0..<30 {
      for x in [low / 2 + best / 2, best / 2 + high / 2] {
        guard let y = try function.value(at: x, isCancelled) else { return true }
        guard abs(y) > most else { continue }
        (low, high) = x < best ? (low, best) : (best, high)
        (best, most) = (x, abs(y))
      }
      (low, high) = (low / 2 + best / 2, best / 2 + high / 2)
    }
    return most > abs(ys[index]) * 1e3
  }

  /// Whether each sample is on the slope of a break: from the break to the sample, magnitudes decrease monotonically.
  private func besideBreaks() -> [Bool] {
    var isBeside = [Bool](repeating: false, count: ys.count)
    func mark(_ indices: some Sequence<Int>, isBroken: (Int) -> Bool) {
      var isSlope = false
      var last = 0.0
      for index in indices {
        if isBroken(index) { (isSlope, last) = (true, .infinity) }
        // A sample without a value is a break.
        guard !ys[index].isNaN else {
          (isSlope, last) = (true, .infinity)
          continue
        }
        isSlope = isSlope && abs(ys[index]) < last
        if isSlope { isBeside[index] = true }
        last = abs(ys[index])
      }
    }
    mark(ys.indices) { $0 > 0 && self.isBroken[$0 - 1] ?? false }
    mark(ys.indices.reversed()) { self.isBroken[$0] ?? false }
    return isBeside
  }

  // MARK: Polylines

  /// The polylines of the curve.
  ///
  /// - Parameter shown: the displayed range of values, which determines what counts as a jump.
  mutating func stretches(shown: ClosedRange<Double>?) throws(FormulaError) -> [[Curve.Point]] {
    guard let shown else { return [] }
    // A fiftieth of the height.
    let step = (shown.upperBound / 50 - shown.lowerBound / 50)
    var stretches: [[Curve.Point]] = []
    var stretch: [Curve.Point] = []
    func end() {
      if !stretch.isEmpty { stretches.append(stretch) }
      stretch = []
    }
    for index in ys.indices {
      let y = ys[index]
      let before = index > 0 ? ys[index - 1] : y
      if y.isNaN {
        if !before.isNaN { stretch += try pointsToEnd(from: index - 1, towards: index).reversed() }
        end()
        continue
      }
      if before.isNaN {
        stretch = try pointsToEnd(from: index, towards: index - 1)
      } else if index > 0 {
        let isSteep = abs(y / 2 - before / 2) > step / 2
        if isBroken[index - 1] == nil, isSteep { isBroken[index - 1] = try isJump(index - 1) }
        if isBroken[index - 1] ?? false { end() }
      }
      stretch.append(Curve.Point(x: xs[index], y: y))
    }
    end()
    return stretches
  }

  /// Whether the function jumps between a sample and the next: whether the values remain apart as the points approach
  /// each other.
  private mutating func isJump(_ index: Int) throws(FormulaError) -> Bool {
    guard looksLeft > 0 else { return false }
    looksLeft -= 1
    var (low, high) = (Curve.Point(x: xs[index], y: ys[index]), Curve.Point(x: xs[index + 1], y: ys[index + 1]))
    let difference = abs(low.y / 2 - high.y / 2)
    // Nothing can be resolved between adjacent doubles.
    guard high.x > low.x.nextUp else { return false }
    for _ in 0..<40 {
      let x = low.x / 2 + high.x / 2
      guard x > low.x, x < high.x else { break }
      guard let y = try function.value(at: x, isCancelled) else { return true }
      let middle = Curve.Point(x: x, y: y)
      if abs(low.y / 2 - y / 2) > abs(y / 2 - high.y / 2) { high = middle } else { low = middle }
      if abs(low.y / 2 - high.y / 2) < difference / 4 { return false }
    }
    return true
  }

  /// Points between a sample and one without a value, up to the boundary of the domain.
  private mutating func pointsToEnd(from index: Int, towards end: Int) throws(FormulaError) -> [Curve.Point] {
    guard looksLeft > 0 else { return [] }
    looksLeft -= 1
    var points: [Curve.Point] = []
    var (inside, outside) = (xs[index], xs[end])
    for _ in 0..<60 {
      let x = inside / 2 + outside / 2
      guard x != inside, x != outside else { break }
      if let y = try function.value(at: x, isCancelled) {
        points.append(Curve.Point(x: x, y: y))
        inside = x
      } else {
        outside = x
      }
    }
    return points.reversed()
  }
}
