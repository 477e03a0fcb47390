/// The numbers under which stored programs know functions. They are never changed and never used again.
///
/// Inlinable, so that a `switch` over them in another module is one over numbers.
extension Function.ID {
  @inlinable package static var add: Self { Self(1) }
  @inlinable package static var subtract: Self { Self(2) }
  @inlinable package static var multiply: Self { Self(3) }
  @inlinable package static var divide: Self { Self(4) }
  @inlinable package static var negate: Self { Self(5) }
  @inlinable package static var floorDivide: Self { Self(6) }
  @inlinable package static var remainder: Self { Self(7) }
  @inlinable package static var modulo: Self { Self(8) }
  @inlinable package static var power: Self { Self(9) }
  @inlinable package static var percentOf: Self { Self(10) }
  @inlinable package static var temperature: Self { Self(11) }
  @inlinable package static var percentQuotient: Self { Self(12) }
  @inlinable package static var sameFromBothSides: Self { Self(13) }
  @inlinable package static var wholeInBase: Self { Self(14) }

  @inlinable package static var less: Self { Self(16) }
  @inlinable package static var lessOrEqual: Self { Self(17) }
  @inlinable package static var greater: Self { Self(18) }
  @inlinable package static var greaterOrEqual: Self { Self(19) }
  @inlinable package static var equal: Self { Self(20) }
  @inlinable package static var notEqual: Self { Self(21) }
  @inlinable package static var not: Self { Self(22) }
  @inlinable package static var truth: Self { Self(23) }

  @inlinable package static var sin: Self { Self(32) }
  @inlinable package static var cos: Self { Self(33) }
  @inlinable package static var tan: Self { Self(34) }
  @inlinable package static var sec: Self { Self(35) }
  @inlinable package static var csc: Self { Self(36) }
  @inlinable package static var cot: Self { Self(37) }
  @inlinable package static var asin: Self { Self(38) }
  @inlinable package static var acos: Self { Self(39) }
  @inlinable package static var atan: Self { Self(40) }
  @inlinable package static var atan2: Self { Self(41) }
  @inlinable package static var sinh: Self { Self(42) }
  @inlinable package static var cosh: Self { Self(43) }
  @inlinable package static var tanh: Self { Self(44) }
  @inlinable package static var asinh: Self { Self(45) }
  @inlinable package static var acosh: Self { Self(46) }
  @inlinable package static var atanh: Self { Self(47) }
  @inlinable package static var deg: Self { Self(48) }
  @inlinable package static var rad: Self { Self(49) }
  @inlinable package static var degrees: Self { Self(50) }

  @inlinable package static var exp: Self { Self(64) }
  @inlinable package static var exp2: Self { Self(65) }
  @inlinable package static var exp10: Self { Self(66) }
  @inlinable package static var expm1: Self { Self(67) }
  @inlinable package static var ln: Self { Self(68) }
  @inlinable package static var log: Self { Self(69) }
  @inlinable package static var log2: Self { Self(70) }
  @inlinable package static var log10: Self { Self(71) }
  @inlinable package static var log1p: Self { Self(72) }

  @inlinable package static var sqrt: Self { Self(80) }
  @inlinable package static var cbrt: Self { Self(81) }
  @inlinable package static var root: Self { Self(82) }
  @inlinable package static var hypot: Self { Self(83) }

  @inlinable package static var abs: Self { Self(96) }
  @inlinable package static var sign: Self { Self(97) }
  @inlinable package static var floor: Self { Self(98) }
  @inlinable package static var ceil: Self { Self(99) }
  @inlinable package static var round: Self { Self(100) }
  @inlinable package static var roundEven: Self { Self(101) }
  @inlinable package static var trunc: Self { Self(102) }
  @inlinable package static var frac: Self { Self(103) }
  @inlinable package static var clamp: Self { Self(104) }
  @inlinable package static var lerp: Self { Self(105) }
  @inlinable package static var step: Self { Self(106) }

  @inlinable package static var min: Self { Self(112) }
  @inlinable package static var max: Self { Self(113) }
  @inlinable package static var sum: Self { Self(114) }
  @inlinable package static var product: Self { Self(115) }
  @inlinable package static var avg: Self { Self(116) }
  @inlinable package static var median: Self { Self(117) }
  @inlinable package static var stdev: Self { Self(118) }
  @inlinable package static var mode: Self { Self(119) }
  @inlinable package static var variance: Self { Self(120) }
  @inlinable package static var percentile: Self { Self(121) }
  @inlinable package static var map: Self { Self(122) }
  @inlinable package static var correlation: Self { Self(123) }
  @inlinable package static var slope: Self { Self(124) }
  @inlinable package static var intercept: Self { Self(125) }

  @inlinable package static var gcd: Self { Self(128) }
  @inlinable package static var lcm: Self { Self(129) }
  @inlinable package static var fact: Self { Self(130) }
  @inlinable package static var doubleFact: Self { Self(131) }
  @inlinable package static var permutations: Self { Self(132) }
  @inlinable package static var combinations: Self { Self(133) }
  @inlinable package static var bitAnd: Self { Self(134) }
  @inlinable package static var bitOr: Self { Self(135) }
  @inlinable package static var bitXor: Self { Self(136) }
  @inlinable package static var bitNot: Self { Self(137) }
  @inlinable package static var shiftLeft: Self { Self(138) }
  @inlinable package static var shiftRight: Self { Self(139) }

  @inlinable package static var gamma: Self { Self(144) }
  @inlinable package static var lgamma: Self { Self(145) }
  @inlinable package static var beta: Self { Self(146) }
  @inlinable package static var erf: Self { Self(147) }
  @inlinable package static var erfc: Self { Self(148) }

  @inlinable package static var random: Self { Self(160) }
  @inlinable package static var randint: Self { Self(161) }

  @inlinable package static var conditional: Self { Self(176) }
  @inlinable package static var required: Self { Self(177) }
  @inlinable package static var derivative: Self { Self(178) }
  @inlinable package static var integral: Self { Self(179) }
  @inlinable package static var minimum: Self { Self(180) }
  @inlinable package static var maximum: Self { Self(181) }
  @inlinable package static var valueOf: Self { Self(182) }
  @inlinable package static var uncertaintyOf: Self { Self(183) }
  @inlinable package static var relativeUncertainty: Self { Self(184) }
  @inlinable package static var unlessFailed: Self { Self(185) }
  @inlinable package static var hasFailed: Self { Self(186) }

  @inlinable package static var laterMonths: Self { Self(192) }
  @inlinable package static var weekday: Self { Self(193) }
  @inlinable package static var laterSeconds: Self { Self(194) }
  @inlinable package static var year: Self { Self(195) }
  @inlinable package static var month: Self { Self(196) }
  @inlinable package static var day: Self { Self(197) }
  @inlinable package static var hour: Self { Self(198) }
  @inlinable package static var minute: Self { Self(199) }
  @inlinable package static var second: Self { Self(200) }
  @inlinable package static var quarter: Self { Self(201) }
  @inlinable package static var week: Self { Self(202) }
  @inlinable package static var date: Self { Self(203) }
  @inlinable package static var startOf: Self { Self(204) }
  @inlinable package static var age: Self { Self(205) }
  @inlinable package static var businessDays: Self { Self(206) }
  @inlinable package static var calendarSpan: Self { Self(207) }
  @inlinable package static var inWord: Self { Self(208) }

  @inlinable package static var realPart: Self { Self(216) }
  @inlinable package static var imaginaryPart: Self { Self(217) }
  @inlinable package static var conjugate: Self { Self(218) }
  @inlinable package static var argument: Self { Self(219) }
  @inlinable package static var polar: Self { Self(220) }
}
