extension FormulaError.Kind {
  /// Properties shared by all errors of a kind.
  private struct Row {
    let name: String
    let stage: FormulaError.Stage
    let isIncomplete: Bool

    init(_ name: String, _ stage: FormulaError.Stage, isIncomplete: Bool = false) {
      (self.name, self.stage, self.isIncomplete) = (name, stage, isIncomplete)
    }
  }

  /// The rows of all kinds. A new kind has one here, and its sentence in `FormulaError+Message.swift`.
  private var row: Row {
    switch self {
    case .unexpectedCharacter: Row("unexpectedCharacter", .syntax)
    case .invalidEncoding: Row("invalidEncoding", .syntax)
    case .unexpectedToken: Row("unexpectedToken", .syntax)
    case .unexpectedEnd: Row("unexpectedEnd", .syntax, isIncomplete: true)
    case .unclosedBracket: Row("unclosedBracket", .syntax, isIncomplete: true)
    case .unmatchedBracket: Row("unmatchedBracket", .syntax)
    case .badNumber: Row("badNumber", .syntax)
    case .misplacedEquals: Row("misplacedEquals", .syntax)
    case .limitExceeded: Row("limitExceeded", .syntax)
    case .unknownName: Row("unknownName", .meaning)
    case .unknownFunction: Row("unknownFunction", .meaning)
    case .wrongArgumentCount: Row("wrongArgumentCount", .meaning)
    case .alreadyDefined: Row("alreadyDefined", .meaning)
    case .cyclicDefinition: Row("cyclicDefinition", .meaning)
    case .incompatibleUnits, .mismatchedKinds: Row("incompatibleUnits", .meaning)
    case .unknownUnit: Row("unknownUnit", .meaning)
    case .missingRate: Row("missingRate", .meaning)
    case .misplacedUnit: Row("misplacedUnit", .meaning)
    case .misplacedKind: Row("misplacedKind", .meaning)
    case .unsettledKinds: Row("unsettledKinds", .meaning)
    case .noDerivative: Row("noDerivative", .meaning)
    case .noValue: Row("noValue", .meaning)
    case .definedTwice: Row("definedTwice", .meaning)
    case .unreadableImport: Row("unreadableImport", .meaning)
    case .cyclicImport: Row("cyclicImport", .meaning)
    case .conflictingMode: Row("conflictingMode", .meaning)
    case .dependsOnParameter: Row("dependsOnParameter", .meaning)
    case .noParameter: Row("noParameter", .meaning)
    case .missingParameter: Row("missingParameter", .meaning)
    case .noEquivalent: Row("noEquivalent", .meaning)
    case .notPermitted: Row("notPermitted", .meaning)
    case .missingValue: Row("missingValue", .evaluation)
    case .noSuchItem: Row("noSuchItem", .evaluation)
    case .differentLengths: Row("differentLengths", .evaluation)
    case .wrongKind: Row("wrongKind", .evaluation)
    case .hostFailure: Row("hostFailure", .evaluation)
    case .noIntegral: Row("noIntegral", .evaluation)
    case .noSignChange: Row("noSignChange", .evaluation)
    case .noRoot: Row("noRoot", .evaluation)
    case .unsolved: Row("unsolved", .evaluation)
    case .notDifferentiable: Row("notDifferentiable", .evaluation)
    case .unmetCondition: Row("unmetCondition", .evaluation)
    case .divisionByZero: Row("divisionByZero", .evaluation)
    case .domain: Row("domain", .evaluation)
    case .overflow: Row("overflow", .evaluation)
    case .noBoundedInteger: Row("noBoundedInteger", .evaluation)
    case .stepLimit: Row("stepLimit", .evaluation)
    case .depthLimit: Row("depthLimit", .evaluation)
    case .cancelled: Row("cancelled", .evaluation)
    case .deadlinePassed: Row("deadlinePassed", .evaluation)
    case .outOfRange: Row("outOfRange", .evaluation)
    case .belowAbsoluteZero: Row("belowAbsoluteZero", .evaluation)
    case .badImage: Row("badImage", .use)
    case .wrongInputCount: Row("wrongInputCount", .use)
    case .wrongRowCount: Row("wrongRowCount", .use)
    case .missingInput: Row("missingInput", .use)
    case .missingSource: Row("missingSource", .use)
    case .missingScope: Row("missingScope", .use)
    case .invalidName: Row("invalidName", .use)
    case .invalidParameterCount: Row("invalidParameterCount", .use)
    case .invalidArgument: Row("invalidArgument", .use)
    }
  }

  /// The kind's own name, as machine-readable output spells it.
  public var name: String { row.name }

  /// The stage at which an error of this kind is found.
  public var stage: FormulaError.Stage { row.stage }

  /// Whether a formula can go on behind an error of this kind: an evaluation failed, and did not run out of time or
  /// room.
  package var isFailure: Bool {
    switch self {
    case .stepLimit, .depthLimit, .cancelled, .deadlinePassed: false
    default: stage == .evaluation
    }
  }

  /// Whether more text could complete the formula, so that a prompt can ask for it.
  public var isIncomplete: Bool { row.isIncomplete }

  /// The name to offer in place of a mistyped one.
  public var suggestion: String? {
    switch self {
    case .unknownName(let name, nil), .unknownFunction(let name, nil): Self.withoutModule(name)
    case .unknownUnit(let name, _) where Self.unitMeant(by: name) != nil: Self.unitMeant(by: name)
    case .unknownFunction(let name, _) where Self.isWordOfOthers(name): nil
    case .unknownName(_, let suggestion), .unknownFunction(_, let suggestion), .unknownUnit(_, let suggestion),
      .noParameter(_, let suggestion):
      suggestion
    case .unexpectedCharacter(_, let instead): instead
    case .misplacedEquals: "=="
    default: nil
    }
  }
}
