/// Words in place of signs.
extension Catalogue {
  /// All of them. Where several fit, the one of most words is read.
  package static let words: [Word] =
    [
      arithmeticWords, partWords, questions, percentWords, numberWords, listWords, targetWords, currencyWords,
      moneyWords, unitWords,
      spellings,
      waterColumns, countryUnits, constantWords, timeWords, koreanWords, compatibilityForms,
    ].flatMap { $0 }

  private static let arithmeticWords: [Word] =
    Word.all("plus", "added to", means: .signs("+"))
    + Word.all("minus", "less", means: .signs("-"))
    + Word.all("times", "multiplied by", "multiply by", means: .signs("*"))
    + Word.all("–", means: .signs("-"))
    + Word.all("’", means: .signs("ft"))
    + Word.all("”", means: .signs("in"))
    + Word.all(
      "||", "∥", "in parallel with", "parallel to", "parallel with", "parallel",
      means: .betweenQuantities("(1/(1/(", ")+1/(", ")))"))
    + Word.all("@", "at", means: .price)
    + Word.all("each", "apiece", "in total", "altogether", "please", "exactly", means: .ignored(behind: .operand))
    + Word.all("break", "breaks", "lunch break", "lunch", "of break", means: .ignored(behind: .time))
    + Word.all("divided by", "divide by", "over", "per", "for every", means: .signs("/"))
    + Word.all("a", "an", means: .perUnit)
    + Word.all("modulo", means: .signs("mod"))
    + Word.all("squared", means: .signs("^2"))
    + Word.all("cubed", means: .signs("^3"))
    + Word.all("to the power of", "to the power", "raised to", means: .signs("^"))
    + Word.all("square root of", "the square root of", "sqrt of", means: .signs("√"))
    + Word.all("cube root of", "the cube root of", "cubic root of", means: .signs("∛"))
    + Word.all("choose", means: .between("nCr(", ",", ")"))
    + Word.all("twice", "double", means: .signs("2*"))
    + Word.all("triple", "thrice", means: .signs("3*"))

  private static let questions: [Word] = {
    let starts = [
      "what is", "what ' s", "what ’ s", "whats", "what are", "what was", "what will be", "how much is", "how much are",
      "how many is",
    ]
    var rows = Word.all(
      "calculate", "compute", "evaluate", "convert", "express", "show", "show me", "tell me", "give me", "find",
      "work out", "please",
      "what date is", "what is the date", "what ' s the date", "what will the date be", "when is", "when was",
      "what would", "temp",
      "temperature", "temperature of", "fever", "fever of",
      means: .question)
    for start in starts { rows += Word.all(start, "\(start) a", "\(start) an", "\(start) the", means: .question) }
    return rows
  }()

  private static let partWords: [Word] =
    Word.all("half of", "half", "one half of", means: .signs("(1/2)*"))
    + Word.all("half a", "half an", "half of a", "half of an", means: .signs("(1/2)"))
    + Word.all("a third of a", "a third of an", "one third of a", "third of a", means: .signs("(1/3)"))
    + Word.all("two thirds of a", "two thirds of an", means: .signs("(2/3)"))
    + Word.all(
      "a quarter of a", "a quarter of an", "one quarter of a", "quarter of a", "quarter of an", means: .signs("(1/4)"))
    + Word.all("three quarters of a", "three quarters of an", "three fourths of a", means: .signs("(3/4)"))
    + Word.all("a tenth of a", "a tenth of an", "one tenth of a", means: .signs("(1/10)"))
    + Word.all("a third of", "one third of", "third of", means: .signs("(1/3)*"))
    + Word.all("two thirds of", means: .signs("(2/3)*"))
    + Word.all("a quarter of", "one quarter of", "quarter of", "a fourth of", means: .signs("(1/4)*"))
    + Word.all("three quarters of", "three fourths of", means: .signs("(3/4)*"))
    + Word.all("a fifth of", "one fifth of", means: .signs("(1/5)*"))
    + Word.all("two fifths of", means: .signs("(2/5)*"))
    + Word.all("three fifths of", means: .signs("(3/5)*"))
    + Word.all("an eighth of", "one eighth of", means: .signs("(1/8)*"))
    + Word.all("a tenth of", "one tenth of", means: .signs("(1/10)*"))

  private static let percentWords: [Word] =
    Word.all("percent", "per cent", "pct", means: .signs("%"))
    + Word.all("tip on", "vat on", "tax on", "of the", means: .signs("of"))
    + Word.all(
      "vat", "gst", "tax", "sales tax", "tip", "service", "gratuity", "commission", "interest", "discount", "markup",
      "surcharge",
      means: .ignored(behind: .percent))
    + Word.all("off", "off of", means: .changed(by: "-"))
    + Word.all("on", "on top of", means: .changed(by: "+"))
    + Word.all(
      "as % of", "as a % of", "as percent of", "as a percent of", "as a percentage of", "as percentage of",
      "is what % of",
      "is what percent of", "is what percentage of", means: .amid("(", ")/(", ") to %"))

  private static let numberWords: [Word] =
    zip(
      ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"], 0...
    )
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
    + Word.all("gross", means: .behind("(", "*144)"))
    + Word.all("lakh", "lakhs", means: .scale(exponent: 5))
    + Word.all("crore", "crores", means: .scale(exponent: 7))
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
    + Word.all("what day is", "what weekday is", "what day of the week is", means: .converted(to: "weekday"))
    + Word.all("median of", "the median of", means: .list("median"))
    + Word.all("standard deviation of", "the standard deviation of", "stdev of", means: .list("stdev"))
    + Word.all(
      "gcd of", "greatest common divisor of", "greatest common factor of", "gcf of", "hcf of", means: .list("gcd"))
    + Word.all("lcm of", "least common multiple of", "lowest common multiple of", means: .list("lcm"))

  /// Ways to write a value.
  private static let targetWords: [Word] = {
    let targets: [(signs: String, words: [String])] = [
      ("to bin", ["binary", "base two"]), ("to hex", ["hexadecimal", "hex"]), ("to oct", ["octal", "oct"]),
      ("to frac", ["a fraction", "fraction", "fractions", "a mixed number"]),
      ("to deg", ["decimal degrees", "degrees decimal"]),
      ("to roman", ["roman", "roman numerals", "a roman numeral"]),
      ("to sci", ["scientific notation", "scientific", "scientific form", "standard form"]),
      ("to eng", ["engineering notation"]),
      ("to %", ["a percentage", "a percent", "percent", "percentage", "per cent", "pct", "a %"]),
    ]
    var rows = Word.all(
      "into", "- >", "→", "= >", "as", "expressed in", "expressed as", "converted to", means: .signs("to"))
    for word in ["to", "in", "as", "into"] {
      for target in targets { rows += target.words.map { Word("\(word) \($0)", .signs(target.signs)) } }
      rows += Word.all("\(word) decimal", "\(word) a decimal", "\(word) decimals", means: .ignored(behind: .operand))
    }
    return rows
  }()

  /// Names of currencies, which are the dollar of the United States and the pound of the United Kingdom where there are
  /// several.
  private static let currencyWords: [Word] =
    Word.spelled([
      ("EUR", ["euro", "euros"]), ("USD", ["dollar", "dollars", "us dollar", "us dollars", "bucks", "달러"]),
      ("GBP", ["pounds sterling", "pound sterling", "sterling", "quid", "british pounds", "british pound"]),
      ("JPY", ["yen", "japanese yen", "엔"]), ("KRW", ["won", "korean won", "원"]),
      ("CNY", ["yuan", "renminbi", "rmb", "위안"]),
      ("INR", ["rupee", "rupees", "indian rupees"]), ("CHF", ["swiss franc", "swiss francs"]), ("EUR", ["유로"]),
      ("CAD", ["canadian dollar", "canadian dollars"]), ("AUD", ["australian dollar", "australian dollars"]),
      ("PLN", ["zloty", "zlotys"]),
      ("SEK", ["swedish krona", "swedish kronor"]), ("BRL", ["reais"]), ("THB", ["baht"]),
    ])

  private static let moneyWords: [Word] =
    Word.all("p", "pence", "penny", means: .hundredths(of: "GBP", other: nil))
    + Word.all("cent", "cents", "¢", means: .hundredths(of: "USD", other: "EUR"))

  /// Names of constants of nature.
  private static let constantWords: [Word] = {
    let rows = Word.spelled([
      ("c_0", ["speed of light", "light speed"]), ("h_P", ["planck constant", "planck ' s constant"]),
      ("k_B", ["boltzmann constant", "boltzmann ' s constant"]),
      ("N_A", ["avogadro constant", "avogadro number", "avogadro ' s number"]),
      ("q_e", ["elementary charge", "electron charge", "charge of an electron"]),
      ("R_gas", ["gas constant", "universal gas constant"]),
      ("F_c", ["faraday constant"]), ("σ_SB", ["stefan boltzmann constant"]), ("G_N", ["gravitational constant"]),
      ("m_e", ["electron mass", "mass of an electron"]), ("m_p", ["proton mass", "mass of a proton"]),
      ("m_n", ["neutron mass"]),
      ("φ", ["golden ratio"]), ("(9.80665 [m/s^2])", ["standard gravity", "acceleration of gravity"]),
      ("(343 [m/s])", ["speed of sound"]),
    ])
    return rows + rows.map { Word("the \($0.words.joined(separator: " "))", $0.meaning) }
  }()

  /// Nouns for countable things, each with its plural.
  static let countedThings: [String] = [
    "beat", "beats", "breath", "breaths", "tablet", "tablets", "pill", "pills", "capsule", "capsules", "drop",
    "drops", "dose", "doses", "unit", "units", "vial", "vials", "ampoule", "ampoules", "bottle", "bottles", "box",
    "boxes", "pack", "packs", "packet", "packets", "case", "cases", "crate", "crates", "carton", "cartons", "piece",
    "pieces", "pcs", "item", "items", "bag", "bags", "roll", "rolls", "people", "person", "persons", "guest",
    "guests", "feed", "feeds", "meal", "meals", "serving", "servings", "portion", "portions", "slice", "slices",
    "panel", "panels", "tin", "tins", "jar", "jars", "egg", "eggs", "sheet", "sheets", "cookie", "cookies", "cupcake",
    "cupcakes", "sausage", "sausages", "tile", "tiles", "brick", "bricks", "board", "boards", "plank", "planks",
    "shelf", "shelves", "window", "windows", "room", "rooms", "coat", "coats", "lap", "laps", "rep", "reps", "page",
    "pages", "ticket", "tickets", "night", "nights", "customer", "customers", "order", "orders", "patient",
    "patients", "student", "students", "adult", "adults", "kid", "kids", "child", "children", "cans", "trip", "trips",
    "visit", "visits", "bulb", "bulbs", "candle", "candles",
  ]

  private static let unitWords: [Word] =
    Word.all(
      "tons of refrigeration", "ton of refrigeration", "tonnes of refrigeration", "refrigeration tons",
      "tons refrigeration",
      means: .signs("ton_of_refrigeration"))
    + Word.all("fr", "french", means: .behind("(", "/3*1[mm])"))
    + countedThings.map { Word($0, .counted) }
    + Word.all("square", "sq", "sq .", means: .unitPower(2))
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

  /// Units that have other values in the United Kingdom.
  private static let countryUnits: [Word] = {
    var rows: [Word] = []
    for (word, prefix) in [("us", "us"), ("uk", "uk"), ("imperial", "uk"), ("imp", "uk")] {
      rows += Word.all("mpg \(word)", "\(word) mpg", "mpg ( \(word) )", means: .signs("\(prefix)_mpg"))
      rows += Word.all(
        "\(word) fl oz", "\(word) fluid ounce", "\(word) fluid ounces", "fl oz \(word)", means: .signs("\(prefix)_floz")
      )
      for (symbol, name) in [("gal", "gallon"), ("pt", "pint"), ("qt", "quart")] {
        rows += Word.all(
          "\(word) \(symbol)", "\(word) \(name)", "\(word) \(name)s", "\(name) \(word)", "\(name)s \(word)",
          means: .signs("\(prefix)_\(symbol)"))
      }
    }
    return rows
  }()

  /// Pressures as heights of water.
  private static let waterColumns: [Word] = {
    let units: [(signs: String, words: [String])] = [
      ("ftH2O", ["ft", "feet", "foot"]), ("mH2O", ["m", "metres", "meters", "metre", "meter"]), ("cmH2O", ["cm"]),
      ("mmH2O", ["mm"]),
      ("inH2O", ["in", "inches", "inch"]),
    ]
    let endings = ["of water", "water column", "of water column", "h2o", "water"]
    return Word.spelled(
      units.map { unit in (unit.signs, unit.words.flatMap { word in endings.map { "\(word) \($0)" } }) })
  }()

  /// Other spellings of units, above all plurals.
  private static let spellings: [Word] =
    Word.spelled([
      ("kg", ["kgs", "kilo", "kilos", "kgm"]), ("km", ["kms"]), ("cm", ["cms"]), ("mm", ["mms"]), ("mL", ["mls"]),
      ("L", ["ltr", "ltrs", "lts"]),
      ("g", ["gm", "gms", "grm", "grms"]), ("oz", ["ozs"]), ("tbsp", ["tbsps", "tbs", "tblsp"]), ("tsp", ["tsps"]),
      ("m", ["mtr", "mtrs"]),
      ("mg", ["mgs"]), ("hp", ["hp"]), ("kWh", ["kwhr", "kwhrs", "kw - hr", "kw - h"]), ("yd", ["yds"]),
      ("mi", ["mis"]),
      ("mo", ["mths", "mth", "mos"]), ("ft²", ["sqft", "sft"]), ("m²", ["sqm", "sqmt", "sqmtr"]), ("m³", ["cbm"]),
      ("km/h", ["kmph", "kmh", "kmhr"]), ("°C", ["centigrade", "degrees centigrade"]), ("mcg", ["mcgs"]),
      ("GB", ["gigs", "gig"]), ("Mbps", ["mbps"]), ("kbps", ["kbps"]), ("Gbps", ["gbps"]),
      ("MB", ["megs", "meg"]), ("in", ["inchs"]), ("wk", ["wks"]), ("d", ["dys"]), ("acre", ["ac"]),
    ])

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
    ("㎖", "mL"), ("㎗", "dL"), ("㎕", "µL"), ("㎘", "kL"), ("℃", "°C"), ("℉", "°F"), ("㎐", "Hz"), ("㎑", "kHz"),
    ("㎒", "MHz"),
    ("㎓", "GHz"), ("㎩", "Pa"), ("㎪", "kPa"), ("㎫", "MPa"), ("㎬", "GPa"), ("㎧", "m/s"), ("㎨", "m/s²"), ("㎃", "mA"),
    ("㎂", "µA"),
    ("㎄", "kA"), ("㎷", "mV"), ("㎸", "kV"), ("㎽", "mW"), ("㎾", "kW"), ("㎿", "MW"), ("㏀", "kΩ"), ("㏁", "MΩ"),
    ("㎈", "cal"),
    ("㎉", "kcal"), ("㎳", "ms"), ("㎲", "µs"), ("㎱", "ns"), ("㏏", "kt"), ("㎅", "kB"), ("㎆", "MB"), ("㎇", "GB"),
  ].map { Word($0.0, .signs($0.1)) }
}
