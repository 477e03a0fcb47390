import Reckon

/// A function over a range, as it is drawn: stretches of points, each to be joined to the next.
///
/// The function is sampled evenly, far more often than there are dots, so that what is narrow shows. Where values end, the end is looked for
/// between samples. Where the function jumps or has a pole, the stretch ends: nothing is joined that does not belong together.
package struct Curve: Sendable {
  package struct Point: Hashable, Sendable {
    package let x: Double
    package let y: Double
  }

  package let stretches: [[Point]]
  /// The range of values that shows the function: all values, but for those beside poles.
  package let range: ClosedRange<Double>?

  /// How many stretches between samples there are, for most functions and for those whose values may cost any time.
  static let sampleCount = 8192
  static let costlySampleCount = 1024

  /// - Parameter isCancelled: asked now and then; true ends the work with `cancelled`.
  package init(
    _ function: CommandFunction, over range: ClosedRange<Double>, isCancelled: CommandFunction.Cancellation? = nil
  ) throws(FormulaError) {
    var tracer = try CurveTracer(function, over: range, isCancelled)
    self.range = try tracer.rangeOfValues()
    stretches = try tracer.stretches(shown: self.range)
  }
}

/// Sampling of a function for its curve.
struct CurveTracer {
  private let function: CommandFunction
  private let isCancelled: CommandFunction.Cancellation?
  private let xs: [Double]
  private let ys: [Double]
  /// Whether each sample is not to be joined to the one behind it, where that was found out.
  private var isBroken: [Bool?]
  /// How many more places may be looked at closely.
  private var looksLeft: Int

  /// The most places that are looked at closely, each at the cost of some tens of values.
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

  /// The range that shows the function; nothing when it has no values.
  ///
  /// It is that of all values, unless nearly all of them lie within a small part of it and the others are beside poles.
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

  /// Marks the breaks at values outside of a range.
  private mutating func findPoles(outside common: ClosedRange<Double>) throws(FormulaError) {
    for index in ys.indices.dropLast() {
      let (y, next) = (ys[index], ys[index + 1])
      guard !y.isNaN, !next.isNaN, !common.contains(y) || !common.contains(next), isBroken[index] == nil else { continue }
      if (y < 0) != (next < 0) {
        isBroken[index] = try isJump(index)
      } else if index > 0, abs(y) >= abs(ys[index - 1]), abs(y) >= abs(next), try growsBeyond(index) {
        // The pole lies on one side of the greatest sample.
        isBroken[abs(ys[index - 1]) > abs(next) ? index - 1 : index] = true
      }
    }
  }

  /// Whether values near a sample that is the greatest around are far greater than it.
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

  /// Whether each sample lies on the slope to a break: going away from the break, values come nearer to zero up to there.
  private func besideBreaks() -> [Bool] {
    var isBeside = [Bool](repeating: false, count: ys.count)
    func mark(_ indices: some Sequence<Int>, isBroken: (Int) -> Bool) {
      var isSlope = false
      var last = 0.0
      for index in indices {
        if isBroken(index) { (isSlope, last) = (true, .infinity) }
        // What has no value is a break to what comes next.
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

  // MARK: Stretches

  /// The points of the curve.
  ///
  /// - Parameter shown: the range of values that is seen, by which it is decided what is a jump.
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

  /// Whether the function jumps between a sample and the next: whether values that differ stay apart however near their places come.
  private mutating func isJump(_ index: Int) throws(FormulaError) -> Bool {
    guard looksLeft > 0 else { return false }
    looksLeft -= 1
    var (low, high) = (Curve.Point(x: xs[index], y: ys[index]), Curve.Point(x: xs[index + 1], y: ys[index + 1]))
    let difference = abs(low.y / 2 - high.y / 2)
    // Between neighbours nothing can be seen.
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

  /// Points between a sample and one without a value, from the last that has a value on.
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
