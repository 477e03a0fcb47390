/// Words in place of signs.
extension Catalogue {
  /// All of them. Where several fit, the one of most words is read.
  package static let words: [Word] =
    arithmeticWords + percentWords + numberWords + listWords + unitWords + timeWords + koreanWords + compatibilityForms

  private static let arithmeticWords: [Word] =
    Word.all("plus", "added to", means: .signs("+"))
    + Word.all("minus", "less", means: .signs("-"))
    + Word.all("times", "multiplied by", means: .signs("*"))
    + Word.all("divided by", "over", "per", means: .signs("/"))
    + Word.all("squared", means: .signs("^2"))
    + Word.all("cubed", means: .signs("^3"))
    + Word.all("to the power of", "to the power", "raised to", means: .signs("^"))
    + Word.all("square root of", "the square root of", "sqrt of", means: .signs("√"))
    + Word.all("cube root of", "the cube root of", "cubic root of", means: .signs("∛"))
    + Word.all("choose", means: .between("nCr(", ",", ")"))
    + Word.all("half of", "half", "one half of", "half a", "half an", means: .signs("(1/2)*"))
    + Word.all("a third of", "one third of", "third of", means: .signs("(1/3)*"))
    + Word.all("two thirds of", means: .signs("(2/3)*"))
    + Word.all("a quarter of", "one quarter of", "quarter of", "a fourth of", means: .signs("(1/4)*"))
    + Word.all("three quarters of", means: .signs("(3/4)*"))
    + Word.all("a fifth of", "one fifth of", means: .signs("(1/5)*"))
    + Word.all("a tenth of", "one tenth of", means: .signs("(1/10)*"))
    + Word.all("twice", "double", means: .signs("2*"))
    + Word.all("triple", "thrice", means: .signs("3*"))
    + Word.all(
      "what is", "what ' s", "whats", "what are", "how much is", "how much are", "how many is", "calculate", "compute", "evaluate",
      means: .question)

  private static let percentWords: [Word] =
    Word.all("percent", "per cent", "pct", means: .signs("%"))
    + Word.all("tip on", "vat on", "tax on", "of the", means: .signs("of"))
    + Word.all("off", "off of", means: .changed(by: "-"))
    + Word.all("on", "on top of", means: .changed(by: "+"))
    + Word.all(
      "as % of", "as a % of", "as percent of", "as a percent of", "as a percentage of", "as percentage of", "is what % of",
      "is what percent of", "is what percentage of", means: .amid("(", ")/(", ") to %"))

  private static let numberWords: [Word] =
    zip(["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"], 0...)
    .map { Word($0, .signs("\($1)")) } + Word.all("hundred", means: .scale(exponent: 2))
    + Word.all("thousand", means: .scale(exponent: 3))
    + Word.all("million", "millions", "mio", means: .scale(exponent: 6))
    + Word.all("billion", "billions", means: .scale(exponent: 9))
    + Word.all("trillion", "trillions", means: .scale(exponent: 12))
    + Word.all("a hundred", means: .signs("100"))
    + Word.all("a thousand", means: .signs("1000"))
    + Word.all("a million", means: .signs("1e6"))
    + Word.all("a billion", means: .signs("1e9"))
    + Word.all("a dozen", means: .signs("12"))
    + Word.all("dozen", means: .behind("(", "*12)"))
    + Word.all("‰", means: .scale(exponent: -3))
    + Word.all("ppm", means: .scale(exponent: -6))
    + Word.all("ppb", means: .scale(exponent: -9))
    + [
      Word("½", .fraction(1, 2)), Word("⅓", .fraction(1, 3)), Word("⅔", .fraction(2, 3)), Word("¼", .fraction(1, 4)),
      Word("¾", .fraction(3, 4)), Word("⅕", .fraction(1, 5)), Word("⅖", .fraction(2, 5)), Word("⅗", .fraction(3, 5)),
      Word("⅘", .fraction(4, 5)), Word("⅙", .fraction(1, 6)), Word("⅚", .fraction(5, 6)), Word("⅐", .fraction(1, 7)),
      Word("⅛", .fraction(1, 8)), Word("⅜", .fraction(3, 8)), Word("⅝", .fraction(5, 8)), Word("⅞", .fraction(7, 8)),
      Word("⅑", .fraction(1, 9)), Word("⅒", .fraction(1, 10)),
    ]

  private static let listWords: [Word] =
    Word.all("average of", "mean of", "the average of", "the mean of", means: .list("avg"))
    + Word.all("sum of", "the sum of", "total of", means: .list("sum"))
    + Word.all("product of", "the product of", means: .list("product"))
    + Word.all("maximum of", "max of", "largest of", means: .list("max"))
    + Word.all("minimum of", "min of", "smallest of", means: .list("min"))
    + Word.all("what day is", "what weekday is", "what day of the week is", means: .list("dayname"))
    + Word.all("median of", "the median of", means: .list("median"))

  private static let unitWords: [Word] =
    Word.all("square", "sq", "sq .", means: .unitPower(2))
    + Word.all("cubic", "cu", "cu .", means: .unitPower(3))
    + Word.all("nautical mile", "nautical miles", means: .signs("nmi"))
    + Word.all("fluid ounce", "fluid ounces", means: .signs("floz"))
    + Word.all("inches of mercury", "inch of mercury", means: .signs("inHg"))
    + Word.all("millimetres of mercury", "millimeters of mercury", "mm of mercury", means: .signs("mmHg"))
    + Word.all("fl oz", "fl . oz .", "fl . oz", means: .signs("floz"))
    + Word.all("dpi", "ppi", means: .signs("/(1 in)"))
    + Word.all("foot pounds", "foot pound", "ft lb", "ft lbs", "ft - lb", "ft - lbs", means: .signs("ft*lbf"))
    + Word.all("light year", "light years", means: .signs("ly"))
    + Word.all("degrees celsius", "degree celsius", "degrees c", "deg c", "celsius", means: .signs("°C"))
    + Word.all("degrees fahrenheit", "degree fahrenheit", "degrees f", "deg f", "fahrenheit", means: .signs("°F"))

  private static let koreanWords: [Word] =
    Word.all("더하기", means: .signs("+"))
    + Word.all("빼기", means: .signs("-"))
    + Word.all("곱하기", "의", means: .signs("*"))
    + Word.all("나누기", means: .signs("/"))
    + Word.all("제곱", "의 제곱", means: .signs("^2"))
    + Word.all("세제곱", "의 세제곱", means: .signs("^3"))
    + Word.all("의 제곱근", means: .behind("√(", ")"))
    + Word.all("루트", means: .signs("√"))
    + Word.all("의 절반", means: .behind("(", "/2)"))
    + Word.all("퍼센트", "프로", means: .signs("%"))
    + Word.all("만", means: .scale(exponent: 4))
    + Word.all("억", means: .scale(exponent: 8))
    + Word.all("조", means: .scale(exponent: 12))

  /// Characters that stand for units, by Unicode's compatibility forms.
  private static let compatibilityForms: [Word] = [
    ("㎡", "m²"), ("㎥", "m³"), ("㎢", "km²"), ("㎤", "cm³"), ("㎠", "cm²"), ("㎟", "mm²"), ("㎣", "mm³"), ("㎦", "km³"),
    ("㎜", "mm"), ("㎝", "cm"), ("㎞", "km"), ("㎛", "µm"), ("㎚", "nm"), ("㎎", "mg"), ("㎏", "kg"), ("㎍", "µg"),
    ("㎖", "mL"), ("㎗", "dL"), ("㎕", "µL"), ("㎘", "kL"), ("℃", "°C"), ("℉", "°F"), ("㎐", "Hz"), ("㎑", "kHz"), ("㎒", "MHz"),
    ("㎓", "GHz"), ("㎩", "Pa"), ("㎪", "kPa"), ("㎫", "MPa"), ("㎬", "GPa"), ("㎧", "m/s"), ("㎨", "m/s²"), ("㎃", "mA"), ("㎂", "µA"),
    ("㎄", "kA"), ("㎷", "mV"), ("㎸", "kV"), ("㎽", "mW"), ("㎾", "kW"), ("㎿", "MW"), ("㏀", "kΩ"), ("㏁", "MΩ"), ("㎈", "cal"),
    ("㎉", "kcal"), ("㎳", "ms"), ("㎲", "µs"), ("㎱", "ns"), ("㏏", "kt"), ("㎅", "kB"), ("㎆", "MB"), ("㎇", "GB"),
  ].map { Word($0.0, .signs($0.1)) }
}
