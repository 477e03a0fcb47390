extension Function {
  /// How a function's value changes with its operands: the derivative's column of its row.
  package enum Derivative: Sendable {
    /// The partial derivatives by each operand, for each number of operands that the function takes, as formulas of the
    /// operands x, y and z, the function's own value r, and u, the radians of an angle of 1.
    case partial([[String]])
    /// The same for functions of any number of operands: by the operand x, with the number n of the operands and their
    /// mean m beside.
    case each(String)
    /// The value is the product of the operands.
    case product
    /// The value is one of the operands, as with `max`, and changes with that one.
    case selected
    /// The value has corners or jumps, where it may change in another way before a point than behind it: how it does on
    /// a side, for each number of operands that the function takes.
    case sided([Sides])
    /// The value never changes.
    case zero
    /// None that formulas of the language could state: of whole numbers, of chance, or by functions that the language
    /// does not have.
    case none

    /// A function's value and how it changes next to a point, as formulas of x, y, z and u as above, of the side s,
    /// which is 1 behind the point and -1 before it, of how the operands change there, dx, dy and dz, and of r, what
    /// the function makes of the operands' values there.
    package struct Sides: Sendable {
      /// The value towards which the function's goes from there; `nil` where it is r.
      package let value: String?
      /// How the value changes.
      package let change: String

      fileprivate init(value: String? = nil, change: String = "0") { (self.value, self.change) = (value, change) }
    }
  }
}

extension Catalogue {
  /// How the value of the function with a number changes with its operands.
  ///
  /// Each formula is the function's derivative as calculus knows it (Abramowitz and Stegun, chapters 4, 6 and 7),
  /// written so that it neither overflows nor cancels where the derivative is an ordinary number.
  package static func derivative(_ id: Function.ID) -> Function.Derivative { derivatives[id] ?? .none }

  /// Derivatives that ``derivative(_:)`` states so that nothing cancels or overflows, as textbooks write them: of
  /// functions of one operand.
  package static let textbookDerivatives: [Function.ID: String] = [
    .asin: "1/(sqrt(1-x^2)*u)", .acos: "-1/(sqrt(1-x^2)*u)", .tanh: "1-r^2", .asinh: "1/sqrt(x^2+1)",
    .acosh: "1/sqrt(x^2-1)",
    .atanh: "1/(1-x^2)",
  ]

  private static let derivatives: [Function.ID: Function.Derivative] = [
    .add: .partial([["1", "1"]]),
    .subtract: .partial([["1", "-1"]]),
    .multiply: .partial([["y", "x"]]),
    .divide: .partial([["1/y", "-r/y"]]),
    .negate: .partial([["-1"]]),
    .valueOf: .zero,
    .floorDivide: .sided([.init(value: "r - (r*y == x)*(s*(dx - r*dy)*sign(y) < 0)")]),
    .remainder: .sided([
      .init(
        value: "r + abs(y)*sign(x)*(r == 0)*(s*sign(x)*sign(dx - trunc(x/y)*dy) < 0)",
        change: "dx - (trunc(x/y) - sign(x)*sign(y)*(r == 0)*(s*sign(x)*sign(dx - trunc(x/y)*dy) < 0))*dy")
    ]),
    .modulo: .sided([
      .init(
        value: "r + y*(r == 0)*(s*(dx - (x//y)*dy)*sign(y) < 0)",
        change: "dx - (x//y - (r == 0)*(s*(dx - (x//y)*dy)*sign(y) < 0))*dy")
    ]),
    .power: .partial([["y*x^(y-1)", "r*ln(x)"]]),
    .percentOf: .partial([["y/100", "x/100"]]),
    .percentQuotient: .partial([["100/y", "-r/y"]]),
    .temperature: .partial([["1", "0"]]),
    .laterSeconds: .partial([["1", "1"]]),
    .wholeInBase: .partial([["1", "0"]]),
    .inWord: .partial([["1", "0"]]),

    .less: .sided([.init(value: "r + (x == y)*(s*(dx - dy) < 0)")]),
    .lessOrEqual: .sided([.init(value: "r - (x == y)*(s*(dx - dy) > 0)")]),
    .greater: .sided([.init(value: "r + (x == y)*(s*(dx - dy) > 0)")]),
    .greaterOrEqual: .sided([.init(value: "r - (x == y)*(s*(dx - dy) < 0)")]),
    .equal: .sided([.init(value: "r - (x == y)*(dx != dy)")]),
    .notEqual: .sided([.init(value: "r + (x == y)*(dx != dy)")]),
    .not: .sided([.init(value: "r - (x == 0)*(dx != 0)")]),
    .truth: .sided([.init(value: "r + (x == 0)*(dx != 0)")]),

    .sin: .partial([["cos(x)*u"]]),
    .cos: .partial([["-sin(x)*u"]]),
    .tan: .partial([["(1+r^2)*u"]]),
    .sec: .partial([["r*tan(x)*u"]]),
    .csc: .partial([["-r*cot(x)*u"]]),
    .cot: .partial([["-(1+r^2)*u"]]),
    .asin: .partial([["1/(sqrt((1-x)*(1+x))*u)"]]),
    .acos: .partial([["-1/(sqrt((1-x)*(1+x))*u)"]]),
    .atan: .partial([["1/((1+x^2)*u)"]]),
    .atan2: .partial([["y/((x^2+y^2)*u)", "-x/((x^2+y^2)*u)"]]),
    .sinh: .partial([["cosh(x)"]]),
    .cosh: .partial([["sinh(x)"]]),
    // 1 - r² would cancel far from zero, and 1/cosh² overflow.
    .tanh: .partial([["4*exp(-2*abs(x))/(1+exp(-2*abs(x)))^2"]]),
    .asinh: .partial([["1/hypot(x, 1)"]]),
    .acosh: .partial([["1/sqrt((x-1)*(x+1))"]]),
    .atanh: .partial([["1/((1-x)*(1+x))"]]),
    .deg: .partial([["180/π"]]),
    .rad: .partial([["π/180"]]),
    .degrees: .partial([["π/180/u"]]),

    .exp: .partial([["r"]]),
    .exp2: .partial([["r*ln(2)"]]),
    .exp10: .partial([["r*ln(10)"]]),
    .expm1: .partial([["exp(x)"]]),
    .ln: .partial([["1/x"]]),
    .log: .partial([["1/(x*ln(10))"], ["1/(x*ln(y))", "-r/(y*ln(y))"]]),
    .log2: .partial([["1/(x*ln(2))"]]),
    .log10: .partial([["1/(x*ln(10))"]]),
    .log1p: .partial([["1/(1+x)"]]),
    .sqrt: .partial([["1/(2*r)"]]),
    .cbrt: .partial([["1/(3*r^2)"]]),
    .root: .partial([["r/(y*x)", "-r*ln(x)/y^2"]]),
    .hypot: .partial([["x/r", "y/r"]]),

    .abs: .sided([.init(change: "sign(x)*dx + s*(x == 0)*abs(dx)")]),
    .sign: .sided([.init(value: "r + (x == 0)*s*sign(dx)")]),
    .floor: .sided([.init(value: "r - (r == x)*(s*dx < 0)")]),
    .ceil: .sided([.init(value: "r + (r == x)*(s*dx > 0)")]),
    // Halves, which lie between two values.
    .round: .sided([
      .init(value: "r + (round(2*x) == 2*x)*((r < x)*(s*dx > 0) - (r > x)*(s*dx < 0))"),
      .init(value: "r + 10^(-y)*(round(2*x, y) == 2*x)*((r < x)*(s*dx > 0) - (r > x)*(s*dx < 0))"),
    ]),
    .roundEven: .sided([.init(value: "r + (round(2*x) == 2*x)*((r < x)*(s*dx > 0) - (r > x)*(s*dx < 0))")]),
    .trunc: .sided([.init(value: "r - sign(x)*(r == x)*(s*sign(x)*sign(dx) < 0)")]),
    .step: .sided([.init(value: "r - (x == y)*(s*(dy - dx) < 0)")]),
    .frac: .sided([.init(value: "r + sign(x)*(r == 0)*(s*sign(x)*sign(dx) < 0)", change: "dx")]),
    .clamp: .sided([
      .init(
        change: "dx*((x > y) + (x == y)*(s*(dx - dy) >= 0))*((x < z) + (x == z)*(s*(dx - dz) <= 0))"
          + " + dy*((x < y) + (x == y)*(s*(dx - dy) < 0)) + dz*((x > z) + (x == z)*(s*(dx - dz) > 0))")
    ]),
    .lerp: .partial([["1-z", "z", "y-x"]]),

    .min: .selected,
    .max: .selected,
    .sum: .each("1"),
    .product: .product,
    .avg: .each("1/n"),
    .variance: .each("2*(x-m)/(n-1)"),
    .stdev: .each("(x-m)/((n-1)*r)"),

    .erf: .partial([["2*exp(-x^2)/sqrt(π)"]]),
    .erfc: .partial([["-2*exp(-x^2)/sqrt(π)"]]),

    // What a derivative is from both sides changes with what it is behind the point.
    .sameFromBothSides: .sided([.init(value: "x", change: "dx")]),
    // The condition of a definition on its arguments holds or not.
    .required: .zero,
    .weekday: .zero,
    .year: .zero,
    .quarter: .zero,
    .month: .zero,
    .week: .zero,
    .day: .zero,
    .hour: .zero,
    .minute: .zero,
    .second: .zero,
    .startOf: .zero,
  ]
}
