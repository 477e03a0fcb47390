/// The substitution of an integral's variable x, in pieces that each begin at an end of the range: x as a function of
/// the distance s from that end, with speed 0 at s = 0, so that integrable poles become flat, and full precision
/// however near the end is.
struct QuadraturePath {
  struct Piece {
    fileprivate enum Kind {
      /// Half of the range, given by an end and the signed length: a cubic.
      case end(Double, Double)
      /// From a finite end towards an infinite one: the end ± (s/(1-s))², up to s = 1/2.
      case start(Double)
      /// From an infinite end towards a finite one: the end ± ((1-s)/s)², up to s = 1/2.
      case tail(Double)
      /// From an infinite end to 0: ±(1-s)/(s(2-s)), up to s = 1.
      case infinity
    }

    fileprivate let kind: Kind
    /// 1 if x grows towards the infinite end, otherwise -1.
    fileprivate var direction = 1.0
    /// 1, or -1 if the bounds are in descending order.
    fileprivate let sign: Double
    /// The greatest s.
    let length: Double

    /// The s of a point x; `nil` if the piece does not contain it.
    func distance(to x: Double) -> Double? {
      let s: Double
      switch kind {
      case .end(let end, let half):
        let part = (x - end) / half * 2
        guard part >= 0, part <= 2 else { return nil }
        var root = (part / 3).squareRoot()
        // Newton's method: the cubic is close to a square where the initial value is poor.
        for _ in 0..<6 where root > 0 {
          let change = (root * root * (3 - root) - part) / (3 * root * (2 - root))
          root -= change
          if abs(change) <= root * 1e-15 { break }
        }
        s = min(root, 1)
      case .start(let end), .tail(let end):
        let far = (x - end) * direction
        guard far >= 0 else { return nil }
        let root = far.squareRoot()
        if case .start = kind { s = root / (1 + root) } else { s = 1 / (1 + root) }
      case .infinity:
        let far = x * direction * 2
        guard far >= 0 else { return nil }
        let root = (1 + far * far).squareRoot()
        // 1 - far/(1 + root), in a form that keeps its precision far out.
        s = far > 1e100 ? 1 / far : (1 + 1 / (root + far)) / (1 + root)
      }
      return s <= length ? s : nil
    }

    /// The point x at s, and its derivative there.
    func point(_ s: Double) -> (x: Double, weight: Double) {
      switch kind {
      case .end(let end, let half):
        let x = end + half * (s * s * (3 - s) / 2)
        return (x, x == end ? 0 : sign * min(abs(half) * 1.5 * s * (2 - s), .greatestFiniteMagnitude))
      case .start(let end):
        let root = s / (1 - s)
        let x = end + direction * root * root
        return (x, x == end ? 0 : sign * 2 * root / ((1 - s) * (1 - s)))
      case .tail(let end):
        let root = (1 - s) / s
        return (end + direction * root * root, sign * 2 * root / (s * s))
      case .infinity:
        let rest = s * (2 - s)
        return (direction * (1 - s) / rest, sign * (1 + (1 - s) * (1 - s)) / (rest * rest))
      }
    }
  }

  /// Empty if the range is empty.
  let pieces: [Piece]

  init(from lower: Double, to upper: Double) {
    let sign = lower > upper ? -1.0 : 1
    let (low, high) = (min(lower, upper), max(lower, upper))
    switch (low.isInfinite, high.isInfinite) {
    case _ where low == high: pieces = []
    case (false, false):
      // The length of the complete range may overflow.
      let half = high / 2 - low / 2
      pieces = [(low, half), (high, -half)].map { Piece(kind: .end($0, $1), sign: sign, length: 1) }
    case (false, true):
      pieces = [Piece(kind: .start(low), sign: sign, length: 0.5), Piece(kind: .tail(low), sign: sign, length: 0.5)]
    case (true, false):
      pieces = [
        Piece(kind: .start(high), direction: -1, sign: sign, length: 0.5),
        Piece(kind: .tail(high), direction: -1, sign: sign, length: 0.5),
      ]
    case (true, true):
      pieces = [
        Piece(kind: .infinity, direction: -1, sign: sign, length: 1), Piece(kind: .infinity, sign: sign, length: 1),
      ]
    }
  }
}
