extension Function {
  /// How a function's value changes with its operands: the derivative's column of its row.
  package enum Derivative: Sendable {
    /// The partial derivatives by each operand, for each number of operands that the function takes, as formulas of the operands x, y and z,
    /// the function's own value r, and u, the radians of an angle of 1.
    case partial([[String]])
    /// The same for functions of any number of operands: by the operand x, with the number n of the operands and their mean m beside.
    case each(String)
    /// The value is the product of the operands.
    case product
    /// The value is one of the operands, as with `max`, and changes with that one.
    case selected
    /// The value is constant between its jumps.
    case zero
    /// None that formulas of the language could state: of whole numbers, of chance, or by functions that the language does not have.
    case none
  }
}

extension Catalogue {
  /// How the value of the function with a number changes with its operands.
  ///
  /// Each formula is the function's derivative as calculus knows it (Abramowitz and Stegun, chapters 4, 6 and 7), written so that it neither
  /// overflows nor cancels where the derivative is an ordinary number.
  package static func derivative(_ id: Function.ID) -> Function.Derivative { derivatives[id] ?? .none }

  private static let derivatives: [Function.ID: Function.Derivative] = [
    .add: .partial([["1", "1"]]),
    .subtract: .partial([["1", "-1"]]),
    .multiply: .partial([["y", "x"]]),
    .divide: .partial([["1/y", "-r/y"]]),
    .negate: .partial([["-1"]]),
    .floorDivide: .zero,
    .remainder: .partial([["1", "-trunc(x/y)"]]),
    .modulo: .partial([["1", "-floor(x/y)"]]),
    .power: .partial([["y*x^(y-1)", "r*ln(x)"]]),
    .percentOf: .partial([["y/100", "x/100"]]),
    .temperature: .partial([["1", "0"]]),
    .laterSeconds: .partial([["1", "1"]]),

    .less: .zero, .lessOrEqual: .zero, .greater: .zero, .greaterOrEqual: .zero, .equal: .zero, .notEqual: .zero, .not: .zero, .truth: .zero,

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

    .abs: .partial([["sign(x)"]]),
    .sign: .zero, .floor: .zero, .ceil: .zero, .round: .zero, .roundEven: .zero, .trunc: .zero, .step: .zero,
    .frac: .partial([["1"]]),
    .clamp: .partial([["(x >= y)*(x <= z)", "x < y", "x > z"]]),
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

    // The condition of a definition on its arguments holds or not.
    .required: .zero,
    .weekday: .zero,
  ]
}
