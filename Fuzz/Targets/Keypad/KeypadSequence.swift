import Reckon
import ReckonCalculator
import ReckonCatalogue

/// A calculator and what is done to it, all chosen by an input's bytes: the first six set it up, each of the others is
/// a step.
struct KeypadSequence {
  /// What can be done to a calculator.
  enum Step: Hashable {
    case press(CalculatorKey)
    case set(Setting.ID, choice: Int)
    case useResult(Int)
    case useExpression(Int)
    case enter(String)
    case closePanel
    case clearHistory
    case takeMessages
  }

  var settings = CalculatorSettings()
  let displayWidth: Int
  let steps: [Step]

  init(_ input: [UInt8]) {
    var choices = Choices(input)
    settings.entryStyle = choices.pick(CalculatorSettings.EntryStyle.allCases)
    settings.angleUnit = choices.pick(AngleUnit.allCases)
    settings.numberMode = choices.pick(NumberMode.allCases)
    settings.notation = choices.pick(CalculatorSettings.Notation.allCases)
    settings.decimalPlaces = choices.pick([nil, 0, 1, 4, 10, 15, 20])
    let rest = choices.below(12)
    settings.groupsDigits = rest % 2 == 0
    settings.historyLimit = rest % 3 == 2 ? 2 : 10
    displayWidth = [24, 30, 48][rest / 4]
    var steps: [Step] = []
    while !choices.isAtEnd { steps.append(Self.step(&choices)) }
    self.steps = steps
  }

  /// Digits and operations, which have more bytes than others so that calculations come about.
  private static let common: [CalculatorKey] = [
    .one, .two, .three, .zero, .nine, .point, .add, .subtract, .multiply, .divide, .equals, .equals, .openBracket,
    .closeBracket,
    .percent, .backspace, .changeSign, .power, .squareRoot, .answer, .sin, .square,
  ]
  static let setup = 6
  /// The bytes below it press the key of their number.
  private static let keyCount = UInt8(CalculatorKey.allCases.count)
  private static let entered = [
    "0", "-0.5", "1e30", "12345678901234567890.5", "-1e-9", "nonsense", "1e999999", "0.1", "-7",
  ]

  private static func step(_ choices: inout Choices) -> Step {
    let byte = choices.byte()
    if byte < keyCount { return .press(CalculatorKey.allCases[Int(byte)]) }
    switch byte {
    case keyCount..<230: return .press(common[Int(byte - keyCount) % common.count])
    case 230..<242:
      return .set(Setting.ID.allCases[choices.below(Setting.ID.allCases.count)], choice: choices.below(30))
    case 242..<245: return .useResult(choices.below(3))
    case 245..<248: return .useExpression(choices.below(3))
    case 248..<252: return .enter(choices.pick(entered))
    case 252: return .closePanel
    case 253: return .clearHistory
    default: return .takeMessages
    }
  }

  /// The byte that presses a key.
  static func byte(of key: CalculatorKey) -> UInt8 { UInt8(CalculatorKey.allCases.firstIndex(of: key) ?? 0) }

  var listing: String {
    let set = Setting.all.prefix(6).map { "\($0.name) \($0.get(settings))" }
    let text = steps.map { if case .press(let key) = $0 { key.glyph } else { "[\($0)]" } }.joined(separator: " ")
    return "\(set.joined(separator: ", ")), \(displayWidth) wide:\n\(text)"
  }

  // MARK: Seeds

  /// Keys as they are pressed on a keyboard.
  private static let texts = [
    "2 + 3 × 4 =", "+ 13 − 7 + 12 × 5 + 9 =", "0.1 + 0.2 = = =", "200 + 10 % =", "sin 30 =", "30 sin =",
    "2 xʸ 3 xʸ 2 =", "5 x! =",
    "1 ÷ 0 = + 7 .5 =", "√ 2 ± = M+ AC MR × MR =", "( 1 + 2 ) ( 3 − 4 ) =", "1 ÷ 3 = × 3 =",
    "12345678901234567890 × 98765432109876543210 =",
    "9 x² ± 1/x =", "π × e = Ans × Ans =", "1.000 ⌫ ⌫ 00 ± CE 7 =", "asin 2 = AC", "rad/deg sin π =",
    "10ˣ 308 = × 10 =", "7 mod 0 =",
    "( ( ( 2 + 3 = ± =", "hist unit cur help hist", "M+ 5 M− M− MR MC MR", "|x| 5 ± = x² x² x² x²",
    "log₂ 8 = ln e = log 100 =",
    "50 % × 50 % =", "∛ 8 ) + 1 =",
  ]

  static let seeds: [[UInt8]] = texts.enumerated().flatMap { index, text -> [[UInt8]] in
    let keys = (try? CalculatorKey.keys(of: text)) ?? []
    return (0..<4).map { style in
      let setup = [
        UInt8(style % 2), UInt8(index % 3), UInt8(style + index), UInt8(style / 2 * index), UInt8(index + style),
        UInt8(index % 12),
      ]
      return Array((setup + keys.map(byte(of:))).prefix(48))
    }
  }
}

extension Setting {
  /// The settings that a calculator's panel changes, by their places in the table.
  enum ID: Int, CaseIterable {
    case angleUnit, numberMode, entryStyle, notation, decimalPlaces, grouping

    var row: Setting { Setting.all[rawValue] }
  }
}
