/// Functions of angles. The kernels in degrees and gradians are exact at quadrant angles.
extension Catalogue {
  static let trigonometry: [Function] = [
    ofAngle(
      .sin, "sin", decimal: onDecimals(.sine),
      radians: .init(.unary { Elementary.sin($0) }, vector: { Vectors.unary($0, $1) { Elementary.sin($0) } }),
      degrees: .init(.unary { Kernels.sinDegrees($0) }, vector: { Vectors.unary($0, $1) { Kernels.sinDegrees($0) } }),
      gradians: .init(
        .unary { Kernels.sinGradians($0) }, vector: { Vectors.unary($0, $1) { Kernels.sinGradians($0) } }),
      "The sine of an angle.",
      [Example("sin(30)", "0.5"), Example("sin 180", "0")]),
    ofAngle(
      .cos, "cos", decimal: onDecimals(.cosine),
      radians: .init(.unary { Elementary.cos($0) }, vector: { Vectors.unary($0, $1) { Elementary.cos($0) } }),
      degrees: .init(.unary { Kernels.cosDegrees($0) }, vector: { Vectors.unary($0, $1) { Kernels.cosDegrees($0) } }),
      gradians: .init(
        .unary { Kernels.cosGradians($0) }, vector: { Vectors.unary($0, $1) { Kernels.cosGradians($0) } }),
      "The cosine of an angle.",
      [Example("cos(60)", "0.5"), Example("cos 90", "0")]),
    ofAngle(
      .tan, "tan", aliases: ["tg"], decimal: onDecimals(.tangent),
      radians: .init(.unary { Elementary.tan($0) }, vector: { Vectors.unary($0, $1) { Elementary.tan($0) } }),
      degrees: .init(.unary { Kernels.tanDegrees($0) }, vector: { Vectors.unary($0, $1) { Kernels.tanDegrees($0) } }),
      gradians: .init(
        .unary { Kernels.tanGradians($0) }, vector: { Vectors.unary($0, $1) { Kernels.tanGradians($0) } }),
      pole: .always,
      requirement: Phrase("angleThatIsNotAnOddMultiple", "an angle that is not an odd multiple of a quarter turn"),
      "The tangent of an angle.",
      [Example("tan(45)", "1"), Example("tan(90)", "domain")]),
    ofAngle(
      .sec, "sec", decimal: onDecimals(.secant), radians: .init(.unary { Kernels.sec($0) }),
      degrees: .init(.unary { Kernels.secDegrees($0) }),
      gradians: .init(.unary { Kernels.secGradians($0) }), pole: .always,
      requirement: Phrase("angleThatIsNotAnOddMultiple", "an angle that is not an odd multiple of a quarter turn"),
      "The secant: 1/cos.",
      [Example("sec(60)", "2")]),
    ofAngle(
      .csc, "csc", aliases: ["cosec"],
      decimal: onDecimals(.cosecant),
      radians: .init(.unary { Kernels.csc($0) }), degrees: .init(.unary { Kernels.cscDegrees($0) }),
      gradians: .init(.unary { Kernels.cscGradians($0) }),
      pole: poleOfReciprocalSine,
      requirement: Phrase("angleThatIsNotAMultiple", "an angle that is not a multiple of half a turn"),
      "The cosecant: 1/sin.",
      [Example("csc(30)", "2")]),
    ofAngle(
      .cot, "cot", aliases: ["ctg"],
      decimal: onDecimals(.cotangent),
      radians: .init(.unary { Kernels.cot($0) }), degrees: .init(.unary { Kernels.cotDegrees($0) }),
      gradians: .init(.unary { Kernels.cotGradians($0) }),
      pole: poleOfReciprocalSine,
      requirement: Phrase("angleThatIsNotAMultiple", "an angle that is not a multiple of half a turn"),
      "The cotangent: 1/tan.",
      [Example("cot(45)", "1")]),
    toAngle(
      .asin, "asin", aliases: ["arcsin"],
      decimal: DecimalForm(angles: { DecimalKernels.arcSine($0[0], $1, &$2) }),
      radians: .init(.unary { Elementary.asin($0) }, vector: { Vectors.unary($0, $1) { Elementary.asin($0) } }),
      degrees: .init(.unary { Kernels.asinDegrees($0) }, vector: { Vectors.unary($0, $1) { Kernels.asinDegrees($0) } }),
      gradians: .init(
        .unary { Kernels.asinGradians($0) }, vector: { Vectors.unary($0, $1) { Kernels.asinGradians($0) } }),
      requirement: "-1 ≤ x ≤ 1",
      passes: true, "The angle between -90° and 90° with a given sine.",
      [Example("asin(0.5)", "30"), Example("asin(2)", "domain")]),
    toAngle(
      .acos, "acos", aliases: ["arccos"],
      decimal: DecimalForm(angles: { DecimalKernels.arcCosine($0[0], $1, &$2) }),
      radians: .init(.unary { Elementary.acos($0) }, vector: { Vectors.unary($0, $1) { Elementary.acos($0) } }),
      degrees: .init(.unary { Kernels.acosDegrees($0) }, vector: { Vectors.unary($0, $1) { Kernels.acosDegrees($0) } }),
      gradians: .init(
        .unary { Kernels.acosGradians($0) }, vector: { Vectors.unary($0, $1) { Kernels.acosGradians($0) } }),
      requirement: "-1 ≤ x ≤ 1",
      passes: true, "The angle between 0° and 180° with a given cosine.", [Example("acos(0.5)", "60")]),
    toAngle(
      .atan, "atan", aliases: ["arctan", "arctg"],
      decimal: DecimalForm(angles: { DecimalKernels.arcTangent($0[0], $1, &$2) }),
      radians: .init(.unary { Elementary.atan($0) }, vector: { Vectors.unary($0, $1) { Elementary.atan($0) } }),
      degrees: .init(.unary { Kernels.atanDegrees($0) }, vector: { Vectors.unary($0, $1) { Kernels.atanDegrees($0) } }),
      gradians: .init(
        .unary { Kernels.atanGradians($0) }, vector: { Vectors.unary($0, $1) { Kernels.atanGradians($0) } }),
      requirement: "a number", passes: false, "The angle between -90° and 90° with a given tangent.",
      [Example("atan(1)", "45")]),
    Function(
      .atan2, "atan2", aliases: ["arctan2"], topic: .trigonometry,
      kernels: [
        ArityKernel(
          .init(.binary { Elementary.atan2($0, $1) }, vector: { Vectors.binary($0, $1) { Elementary.atan2($0, $1) } }),
          degrees: .init(
            .binary { Kernels.atan2Degrees($0, $1) },
            vector: { Vectors.binary($0, $1) { Kernels.atan2Degrees($0, $1) } }),
          gradians: .init(
            .binary { Kernels.atan2Gradians($0, $1) },
            vector: { Vectors.binary($0, $1) { Kernels.atan2Gradians($0, $1) } }))
      ], decimal: DecimalForm(angles: { DecimalKernels.angle($0[0], $0[1], $1, &$2) }), angle: .result, cost: 50,
      isTotal: true, accuracy: .ulp(2), units: .compared,
      parameters: "y x", summary: "The angle of the point (x, y), given as atan2(y, x).",
      examples: [Example("atan2(1, -1)", "135")]),
    plain(
      .sinh, "sinh", { Elementary.sinh($0) }, vector: { Vectors.unary($0, $1) { Elementary.sinh($0) } },
      decimal: .finite { DecimalKernels.hyperbolicSine($0[0], &$1) }, passes: true, "The hyperbolic sine.",
      [Example("sinh(0)", "0")]),
    plain(
      .cosh, "cosh", { Elementary.cosh($0) }, vector: { Vectors.unary($0, $1) { Elementary.cosh($0) } },
      decimal: .finite { DecimalKernels.hyperbolicCosine($0[0], &$1) }, passes: true, "The hyperbolic cosine.",
      [Example("cosh(0)", "1")]),
    plain(
      .tanh, "tanh", { Elementary.tanh($0) }, vector: { Vectors.unary($0, $1) { Elementary.tanh($0) } },
      decimal: .finite { DecimalKernels.hyperbolicTangent($0[0], &$1) },
      isTotal: true, accuracy: .ulp(3), "The hyperbolic tangent.", [Example("tanh(0)", "0")]),
    plain(
      .asinh, "asinh", aliases: ["arcsinh", "arsinh"], { Elementary.asinh($0) },
      vector: { Vectors.unary($0, $1) { Elementary.asinh($0) } },
      decimal: .finite { DecimalKernels.inverseHyperbolicSine($0[0], &$1) }, passes: true, isTotal: true,
      "The inverse hyperbolic sine.",
      [Example("asinh(0)", "0")]),
    plain(
      .acosh, "acosh", aliases: ["arccosh", "arcosh"], { Elementary.acosh($0) },
      vector: { Vectors.unary($0, $1) { Elementary.acosh($0) } },
      decimal: .finite { DecimalKernels.inverseHyperbolicCosine($0[0], &$1) }, passes: true, requirement: "x ≥ 1",
      accuracy: .ulp(3),
      "The inverse hyperbolic cosine.", [Example("acosh(1)", "0"), Example("acosh(0.5)", "domain")]),
    plain(
      .atanh, "atanh", aliases: ["arctanh", "artanh"], { Elementary.atanh($0) },
      vector: { Vectors.unary($0, $1) { Elementary.atanh($0) } },
      decimal: .finite { DecimalKernels.inverseHyperbolicTangent($0[0], &$1) }, pole: .always, passes: true,
      requirement: "-1 < x < 1",
      "The inverse hyperbolic tangent.", [Example("atanh(0)", "0"), Example("atanh(1)", "domain")]),
    plain(
      .deg, "deg", { Kernels.degreesFromRadians($0) },
      vector: { Vectors.unary($0, $1) { Kernels.degreesFromRadians($0) } },
      decimal: .finite { DecimalKernels.degrees(fromRadians: $0[0], &$1) },
      passes: true, "Converts radians to degrees.", [Example("deg(pi)", "180")]),
    plain(
      .rad, "rad", { Kernels.radiansFromDegrees($0) },
      vector: { Vectors.unary($0, $1) { Kernels.radiansFromDegrees($0) } },
      decimal: .finite { DecimalKernels.radians(fromDegrees: $0[0], &$1) },
      passes: true, isTotal: true, "Converts degrees to radians.",
      [Example("rad(180)", "3.141592653589793")]),
    Function(
      .degrees, "°", topic: .trigonometry,
      kernels: [
        ArityKernel(
          .init(
            .unary { Kernels.radiansFromDegrees($0) },
            vector: { Vectors.unary($0, $1) { Kernels.radiansFromDegrees($0) } }),
          degrees: .init(.unary { $0 }, vector: { Vectors.unary($0, $1) { $0 } }),
          gradians: .init(.unary { Kernels.gradiansFromDegrees($0) }))
      ], decimal: DecimalForm(angles: { DecimalKernels.angle(ofDegrees: $0[0], $1, &$2) }), angle: .argument, cost: 2,
      passes: 0b1,
      accuracy: .ulp(1),
      summary: "An angle in degrees, in the current angle unit.",
      examples: [Example("sin(30°)", "0.5")]),
  ]

  /// At other small angles such a function is only too large.
  private static let poleOfReciprocalSine = Function.Pole.when { $0[0] == 0 || $0[0].magnitude >= 1 }

  /// The decimal column of a function of angles.
  private static func onDecimals(_ function: DecimalKernels.Circular) -> DecimalForm {
    DecimalForm(
      angles: { DecimalKernels.circular(function, $0[0], $1, &$2) },
      losesMeaning: { x, unit in DecimalKernels.isLost(angle: x[0], unit) })
  }

  private static func ofAngle(
    _ id: Function.ID, _ name: String, aliases: [String] = [], decimal: DecimalForm, radians: ArityKernel.Form,
    degrees: ArityKernel.Form, gradians: ArityKernel.Form,
    pole: Function.Pole = .never, requirement: Phrase = "a finite angle", _ summary: String, _ examples: [Example]
  ) -> Function {
    let isTotal = if case .never = pole { true } else { false }
    return Function(
      id, name, aliases: aliases, topic: .trigonometry,
      kernels: [ArityKernel(radians, degrees: degrees, gradians: gradians)], decimal: decimal,
      angle: .argument,
      cost: 20,
      requirement: requirement, pole: pole, isTotal: isTotal, failsAtInfinity: isTotal, passes: 0b1,
      accuracy: .ulp(isTotal ? 1 : 2),
      summary: summary,
      examples: examples)
  }

  private static func toAngle(
    _ id: Function.ID, _ name: String, aliases: [String], decimal: DecimalForm, radians: ArityKernel.Form,
    degrees: ArityKernel.Form, gradians: ArityKernel.Form, requirement: Phrase,
    passes: Bool, _ summary: String, _ examples: [Example]
  ) -> Function {
    Function(
      id, name, aliases: aliases, topic: .trigonometry,
      kernels: [ArityKernel(radians, degrees: degrees, gradians: gradians)], decimal: decimal,
      angle: .result,
      cost: 25,
      requirement: requirement, isTotal: !passes, passes: passes ? 0b1 : 0, accuracy: .ulp(2), summary: summary,
      examples: examples)
  }

  private static func plain(
    _ id: Function.ID, _ name: String, aliases: [String] = [], _ kernel: @escaping Kernel.Unary,
    vector: VectorKernel? = nil,
    decimal: DecimalForm, pole: Function.Pole = .never, passes: Bool = false, isTotal: Bool = false,
    requirement: Phrase = "a finite number",
    accuracy: ErrorBound = .ulp(2), _ summary: String, _ examples: [Example]
  ) -> Function {
    Function(
      id, name, aliases: aliases, topic: .trigonometry, kernels: [ArityKernel(.unary(kernel), vector: vector)],
      decimal: decimal, cost: 30,
      requirement: requirement,
      pole: pole, isTotal: isTotal, passes: passes ? 0b1 : 0, accuracy: accuracy, summary: summary, examples: examples)
  }
}
