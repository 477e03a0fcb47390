#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Functions of angles. The kernels in degrees and gradians are exact at quadrant angles.
extension Catalogue {
  static let trigonometry: [Function] = [
    ofAngle(
      .sin, "sin", { Elementary.sin($0) }, vector: { Vectors.unary($0, $1) { Elementary.sin($0) } }, { Kernels.sinDegrees($0) },
      { Kernels.sinGradians($0) }, "The sine of an angle.",
      [Example("sin(30)", "0.5"), Example("sin 180", "0")]),
    ofAngle(
      .cos, "cos", { Elementary.cos($0) }, vector: { Vectors.unary($0, $1) { Elementary.cos($0) } }, { Kernels.cosDegrees($0) },
      { Kernels.cosGradians($0) }, "The cosine of an angle.",
      [Example("cos(60)", "0.5"), Example("cos 90", "0")]),
    ofAngle(
      .tan, "tan", aliases: ["tg"], { Elementary.tan($0) }, vector: { Vectors.unary($0, $1) { Elementary.tan($0) } },
      { Kernels.tanDegrees($0) }, { Kernels.tanGradians($0) }, pole: .always,
      requirement: "an angle that is not an odd multiple of a quarter turn", "The tangent of an angle.",
      [Example("tan(45)", "1"), Example("tan(90)", "domain")]),
    ofAngle(
      .sec, "sec", { Kernels.sec($0) }, { Kernels.secDegrees($0) }, { Kernels.secGradians($0) }, pole: .always,
      requirement: "an angle that is not an odd multiple of a quarter turn", "The secant: 1/cos.", [Example("sec(60)", "2")]),
    ofAngle(
      .csc, "csc", aliases: ["cosec"], { Kernels.csc($0) }, { Kernels.cscDegrees($0) }, { Kernels.cscGradians($0) },
      pole: poleOfReciprocalSine,
      requirement: "an angle that is not a multiple of half a turn", "The cosecant: 1/sin.", [Example("csc(30)", "2")]),
    ofAngle(
      .cot, "cot", aliases: ["ctg"], { Kernels.cot($0) }, { Kernels.cotDegrees($0) }, { Kernels.cotGradians($0) },
      pole: poleOfReciprocalSine,
      requirement: "an angle that is not a multiple of half a turn", "The cotangent: 1/tan.", [Example("cot(45)", "1")]),
    toAngle(
      .asin, "asin", aliases: ["arcsin"], { asin($0) }, { Kernels.asinDegrees($0) }, { Kernels.asinGradians($0) },
      requirement: "-1 ≤ x ≤ 1",
      passes: true, "The angle between -90° and 90° with a given sine.", [Example("asin(0.5)", "30"), Example("asin(2)", "domain")]),
    toAngle(
      .acos, "acos", aliases: ["arccos"], { acos($0) }, { Kernels.acosDegrees($0) }, { Kernels.acosGradians($0) },
      requirement: "-1 ≤ x ≤ 1",
      passes: true, "The angle between 0° and 180° with a given cosine.", [Example("acos(0.5)", "60")]),
    toAngle(
      .atan, "atan", aliases: ["arctan", "arctg"], { atan($0) }, { Kernels.atanDegrees($0) }, { Kernels.atanGradians($0) },
      requirement: "a number", passes: false, "The angle between -90° and 90° with a given tangent.", [Example("atan(1)", "45")]),
    Function(
      .atan2, "atan2", aliases: ["arctan2"], topic: .trigonometry,
      kernels: [
        ArityKernel(
          .binary { atan2($0, $1) }, degrees: .binary { Kernels.atan2Degrees($0, $1) }, gradians: .binary { Kernels.atan2Gradians($0, $1) })
      ], angle: .result, cost: 50, isTotal: true, accuracy: .ulp(2),
      summary: "The angle of the point (x, y), given as atan2(y, x).", examples: [Example("atan2(1, -1)", "135")]),
    plain(.sinh, "sinh", { sinh($0) }, passes: true, "The hyperbolic sine.", [Example("sinh(0)", "0")]),
    plain(.cosh, "cosh", { cosh($0) }, passes: true, "The hyperbolic cosine.", [Example("cosh(0)", "1")]),
    plain(.tanh, "tanh", { tanh($0) }, isTotal: true, accuracy: .ulp(3), "The hyperbolic tangent.", [Example("tanh(0)", "0")]),
    plain(
      .asinh, "asinh", aliases: ["arcsinh", "arsinh"], { asinh($0) }, passes: true, isTotal: true, "The inverse hyperbolic sine.",
      [Example("asinh(0)", "0")]),
    plain(
      .acosh, "acosh", aliases: ["arccosh", "arcosh"], { acosh($0) }, passes: true, requirement: "x ≥ 1", accuracy: .ulp(3),
      "The inverse hyperbolic cosine.", [Example("acosh(1)", "0"), Example("acosh(0.5)", "domain")]),
    plain(
      .atanh, "atanh", aliases: ["arctanh", "artanh"], { atanh($0) }, pole: .always, passes: true, requirement: "-1 < x < 1",
      "The inverse hyperbolic tangent.", [Example("atanh(0)", "0"), Example("atanh(1)", "domain")]),
    plain(
      .deg, "deg", { Kernels.degreesFromRadians($0) }, passes: true, "Radians turned into degrees.", [Example("deg(pi)", "180")]),
    plain(
      .rad, "rad", { Kernels.radiansFromDegrees($0) }, passes: true, isTotal: true, "Degrees turned into radians.",
      [Example("rad(180)", "3.141592653589793")]),
    Function(
      .degrees, "°", topic: .trigonometry,
      kernels: [
        ArityKernel(
          .unary { Kernels.radiansFromDegrees($0) }, degrees: .unary { $0 }, gradians: .unary { Kernels.gradiansFromDegrees($0) })
      ], angle: .argument, cost: 2, passes: 0b1, accuracy: .ulp(1), summary: "So many degrees, in the angle unit in force.",
      examples: [Example("sin(30°)", "0.5")]),
  ]

  /// At other small angles such a function is only too large.
  private static let poleOfReciprocalSine = Function.Pole.when { $0[0] == 0 || $0[0].magnitude >= 1 }

  private static func ofAngle(
    _ id: Function.ID, _ name: String, aliases: [String] = [], _ radians: @escaping Kernel.Unary, vector: VectorKernel? = nil,
    _ degrees: @escaping Kernel.Unary, _ gradians: @escaping Kernel.Unary,
    pole: Function.Pole = .never, requirement: String = "a finite angle", _ summary: String, _ examples: [Example]
  ) -> Function {
    let isTotal = if case .never = pole { true } else { false }
    return Function(
      id, name, aliases: aliases, topic: .trigonometry,
      kernels: [ArityKernel(.unary(radians), vector: vector, degrees: .unary(degrees), gradians: .unary(gradians))], angle: .argument,
      cost: 20,
      requirement: requirement, pole: pole, isTotal: isTotal, failsAtInfinity: isTotal, passes: 0b1, accuracy: .ulp(isTotal ? 1 : 2),
      summary: summary,
      examples: examples)
  }

  private static func toAngle(
    _ id: Function.ID, _ name: String, aliases: [String], _ radians: @escaping Kernel.Unary, vector: VectorKernel? = nil,
    _ degrees: @escaping Kernel.Unary, _ gradians: @escaping Kernel.Unary, requirement: String,
    passes: Bool, _ summary: String, _ examples: [Example]
  ) -> Function {
    Function(
      id, name, aliases: aliases, topic: .trigonometry,
      kernels: [ArityKernel(.unary(radians), vector: vector, degrees: .unary(degrees), gradians: .unary(gradians))], angle: .result,
      cost: 25,
      requirement: requirement, isTotal: !passes, passes: passes ? 0b1 : 0, accuracy: .ulp(2), summary: summary,
      examples: examples)
  }

  private static func plain(
    _ id: Function.ID, _ name: String, aliases: [String] = [], _ kernel: @escaping Kernel.Unary,
    pole: Function.Pole = .never, passes: Bool = false, isTotal: Bool = false, requirement: String = "a finite number",
    accuracy: Function.Accuracy = .ulp(2), _ summary: String, _ examples: [Example]
  ) -> Function {
    Function(
      id, name, aliases: aliases, topic: .trigonometry, kernels: [ArityKernel(.unary(kernel))], cost: 30, requirement: requirement,
      pole: pole, isTotal: isTotal, passes: passes ? 0b1 : 0, accuracy: accuracy, summary: summary, examples: examples)
  }
}
