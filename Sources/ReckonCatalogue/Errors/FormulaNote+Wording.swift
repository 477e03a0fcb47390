extension FormulaNote {
  /// The sentences of notes. Their words in other languages have the names of the cases.
  package enum Wording: String, Hashable, Sendable, CaseIterable {
    /// A reading and the other one, both as formulas.
    case formula
    /// Arithmetic that could be one of two dates.
    case dates
    /// The next or the last day of a month, `25 december` without a year.
    case nextDate, lastDate
    /// Digits in groups, which are one number.
    case oneNumber
    case temperature, turns
    /// A noun beside a number; `W/mK`; numbers that look like resistors; a product of times, or of money and a time.
    case withoutLabel, millikelvins, disjunction, perTime
    /// A time back from one time of day to an earlier one; and a time of day that could be a length.
    case backwards, timeOfDay
    /// An abbreviation of a time zone; and times that clocks skip or show twice when they are set.
    case zone, skippedTime, repeatedTime
    /// A remainder whose sign other languages take from the divisor.
    case remainder
    case values, exponent, brackets, nameProduct, valueOfName, unitOfName, chain
    case hidingListLoop, hidingLoop, loop, fourValues
    case sum, difference
    case irrevocableRate
    case frozenDefinition, frozenThroughAnother, hiddenInput
    /// Remarks on uncertainties, which have no other reading.
    case valuesAlone, noDerivative, secondOrder, leavesDomain, measuredConstants

    /// The reading that was taken and the spelling of the other, with a mark `{1}` in place of each argument. A remark
    /// has no other.
    var english: (reading: String, alternative: String) {
      switch self {
      case .formula: ("{1}", "{2}")
      case .dates: ("{1}", "{2} or {3}")
      case .nextDate: ("the next {1}, from today on", "the year after it")
      case .lastDate: ("the last {1}, up to today", "the year after it")
      case .oneNumber: ("the number {1}", "signs between the groups of digits")
      case .withoutLabel: ("the line without {1}", "a sign beside it, and define it")
      case .millikelvins: ("{1}, per thousandth of a kelvin", "{2}")
      case .disjunction: ("{1} or {2}, which is true or false", "resistors with their unit, {3}")
      case .perTime: ("{1}, in {2}", "an amount for each {3}, {4}")
      case .temperature: ("{1}, temperatures", "units of other kinds by their names, as in farad")
      case .turns: ("{1} with 2π rad in a turn", "1/min and 1/s in place of rpm and rps")
      case .backwards: ("{1}, back to the earlier time", "{2}, which is {3}")
      case .timeOfDay: ("the time of day {1}", "{2}")
      case .zone: ("the clocks of {1}", "an offset after the time, as in {2}")
      case .skippedTime: ("{1}, since the clocks of {2} skip this time", "another time")
      case .repeatedTime: ("the first of the two times that the clocks of {1} show", "{2}")
      case .remainder: ("a remainder with the sign of {1}", "mod in place of %")
      case .values: ("the values {1}", "{2}")
      case .exponent: ("{1}*e {2} …", "the exponent's digits right after {1}e{2}")
      case .brackets: ("{1}", "brackets around the divisor")
      case .nameProduct: ("{1} * {2}", "another name for the function, since {1} is a number")
      case .valueOfName: ("{1}, the value {2}", "{3}")
      case .unitOfName: ("{1}, the unit {2}", "{3}")
      case .chain: ("both {1} and its last part {2}", "{3}")
      case .hidingListLoop: ("{1} over {2}, which hides the value {2}", "another name")
      case .hidingLoop: ("{1} over {2}, which hides the value {2}", "{3}")
      case .loop: ("{1} over {2}, a loop", "{3}")
      case .fourValues: ("the {1} of four values", "{2}")
      case .sum: ("the sum of the numbers {1} and {2}", "{3}")
      case .difference: ("the difference of the numbers {1} and {2}", "{3}")
      case .irrevocableRate: ("1 EUR = {2} {1}, the rate at which the euro replaced it", "another rate as a number")
      case .frozenDefinition:
        ("{1}, the current value, since these definitions depend on each other", "a definition of {2}")
      case .frozenThroughAnother:
        (
          "{1}, the current value, since these definitions depend on each other",
          "a definition of {2} that does not use {3}"
        )
      case .valuesAlone: ("computed from the values, without their uncertainties", "")
      case .noDerivative:
        (
          "the formula has no derivative here: the uncertainty is the largest change within one standard uncertainty",
          ""
        )
      case .secondOrder:
        ("the uncertainty is of first order, and the term of second order, {1}, is more than a tenth of it", "")
      case .leavesDomain:
        ("the uncertainty is of first order, and the formula has no value one standard uncertainty away", "")
      case .measuredConstants: ("the uncertainties of constants count as independent", "")
      case .hiddenInput:
        ("a definition of {1}, which takes the place of the input", "another name for it, and {1} is the input")
      }
    }

    /// Whether it remarks on a value, rather than on a reading.
    package var isRemark: Bool { english.alternative.isEmpty }

    /// The number of its arguments.
    package var argumentCount: Int {
      let (reading, alternative) = english
      return (1...4).last { reading.contains("{\($0)}") || alternative.contains("{\($0)}") } ?? 0
    }
  }
}
