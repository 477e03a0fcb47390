/// The functions, each for the kinds of its arguments, that have asked for a subroutine of their own, in order; the formula itself is
/// subroutine 0.
final class SubroutineList {
  private struct Part: Hashable {
    let function: Int
    let number: Int
  }

  /// With the number of the subroutine in a stored program; 0 for other functions.
  private(set) var functions: [(function: Int, part: Int)] = []
  private var indices: [Part: Int] = [:]
  /// The named values that have been built somewhere in the program.
  private var built: Set<Int> = []
  /// How many more syntax nodes of called functions may be built into their callers, so that doubling through functions stays small.
  var inlineBudget = mostInlined
  private static let mostInlined = 20_000
  /// How many have been built in so.
  var inlinedNodes: Int { Self.mostInlined - inlineBudget }

  func index(of function: Int, part: Int = 0) -> Int {
    let key = Part(function: function, number: part)
    if let index = indices[key] { return index }
    functions.append((function, part))
    indices[key] = functions.count
    return functions.count
  }

  /// Whether a named value has not been built yet.
  func isFirst(_ function: Int) -> Bool { !built.contains(function) }

  /// Notes that a named value is built, and tells whether that is the first time.
  func takeFirst(_ function: Int) -> Bool { built.insert(function).inserted }
}
