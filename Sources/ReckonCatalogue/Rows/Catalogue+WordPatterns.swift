/// Words with operands between them.
extension Catalogue {
  /// All of them. Of several that fit, the first is read.
  package static let wordPatterns: [WordPattern] =
    changePatterns + sharePatterns + taxPatterns + tradePatterns + roundingPatterns + loanPatterns + datePatterns
    + unitPatterns
    + ratePatterns + shapePatterns + substancePatterns + timePatterns + functionPatterns + koreanPatterns

  static func all(_ rows: [(String, String)]) -> [WordPattern] { rows.map { WordPattern($0.0, $0.1) } }

  // MARK: Percent

  private static let changePatterns: [WordPattern] = {
    let change = "((({B})-({A}))/({A})) to %"
    let decrease = "((({A})-({B}))/({A})) to %"
    let gain = "change|increase|growth|gain|rise|difference|markup"
    let loss = "loss|decrease|drop|reduction|fall|decline"
    let percent = "percent|percentage|pct|%"
    let others: [(String, String)] = [
      ("\(percent) \(gain) from? {A} to {B}", change), ("per cent \(gain) from? {A} to {B}", change),
      ("\(percent) \(loss) from? {A} to {B}", decrease), ("per cent \(loss) from? {A} to {B}", decrease),
      ("\(percent) \(gain) between? {A} and {B}", change), ("\(gain) from {A} to {B} in|as a? \(percent)", change),
      ("\(gain) in \(percent) from {A} to {B}", change),
      ("from {A} to {B} in|as a|an? \(percent) \(gain)?", change),
      ("{A} to {B} in|as a|an? \(percent) \(gain)?", change),
      ("from? {A} to {B} \(percent) \(gain)", change), ("from? {A} to {B} \(percent) \(loss)", decrease),
      ("weight|price? \(loss) from? {A} to {B} in|as? a? \(percent)", decrease),
      ("weight|price? \(gain) from? {A} to {B} in|as? a? \(percent)", change),
      ("from {A} to {B} in|as a? \(percent) \(loss)", decrease), ("{A} to {B} in|as a? \(percent) \(loss)", decrease),
    ]
    let error = WordPattern(
      "\(percent) error|deviation of|for|between? {A} vs|versus|from|against|and|, {B}",
      "(abs(({A})-({B}))/abs({B})) to %",
      note: ("the deviation of {A} in percent of {B}", "abs({A} - {B})/{A} to %"))
    let versus = WordPattern(
      "{A} vs|versus {B} in|as? a? \(percent)", "((({A})-({B}))/({B})) to %",
      note: ("percent change from {B} to {A}", "percent change from {A} to {B}"))
    return all(others) + [error, versus]
  }()

  private static let sharePatterns: [WordPattern] = {
    let percent = "percent|percentage|pct|%|fraction"
    let (change, decrease) = ("((({B})-({A}))/({A})) to %", "((({A})-({B}))/({A})) to %")
    let rows: [(String, String)] = [
      ("what percent|percentage|pct|% is {A} of {B}", "(({A})/({B})) to %"),
      ("what per cent is {A} of {B}", "(({A})/({B})) to %"),
      ("what percent|percentage|pct|% of {A} is {B}", "(({B})/({A})) to %"),
      ("what per cent of {A} is {B}", "(({B})/({A})) to %"),
      ("{A} is what per cent of {B}", "(({A})/({B})) to %"), ("{A} is how many percent|% of {B}", "(({A})/({B})) to %"),
      ("{A} out of {B} in|as a? percent|percentage|%", "(({A})/({B})) to %"), ("{A} out of {B}", "(({A})/({B}))"),
      ("{A} in|as|to a? percent|percentage|pct|% of {B}", "(({A})/({B})) to %"),
      ("{A} as a? fraction of {B}", "(({A})/({B})) to frac"),
      ("{A} is what fraction|part of {B}", "(({A})/({B})) to frac"),
      ("what fraction|part of {A} is {B}", "(({B})/({A})) to frac"),
      ("what fraction|part is {A} of {B}", "(({A})/({B})) to frac"),
      ("{A} is {B%} of what number|amount|price?", "(({A})/({B}))"),
      ("{A} is {B/} of what number|amount?", "(({A})/({B}))"),
      ("{B%} of what number|amount? is|equals|makes {A}", "(({A})/({B}))"),
      ("{A} is {B%} off|below|under what number|amount|price?", "(({A})/(1-{B}))"),
      ("{A} is {B%} less than what number|amount?", "(({A})/(1-{B}))"),
      ("{A} is {B%} on|above|over what number|amount|price?", "(({A})/(1+{B}))"),
      ("{A} is {B%} more than what number|amount?", "(({A})/(1+{B}))"),
      ("buy {A!} ,? get {B!} free ,? at|@|for|each? {C}", "({A}*({C}))"),
      ("{B%} off what number|amount|price? is|equals {A}", "(({A})/(1-{B}))"),
      ("original? price before {B%} off|discount|reduction if|when|,? it? is? now|is|at? {A}", "(({A})/(1-{B}))"),
      ("{A} is what \(percent) off|below|under {B}", "((({B})-({A}))/({B})) to %"),
      ("{A} is what \(percent) less|lower|smaller than {B}", "((({B})-({A}))/({B})) to %"),
      ("{A} is what \(percent) more|higher|greater|bigger than {B}", "((({A})-({B}))/({B})) to %"),
      ("{A} is what \(percent) above|over {B}", "((({A})-({B}))/({B})) to %"),
      ("{A} increased|raised|grown by {B.}", "(({A})+{B})"), ("increase|raise {A} by {B.}", "(({A})+{B})"),
      ("{A} decreased|reduced|lowered|cut by {B.}", "(({A})-{B})"),
      ("decrease|reduce|lower|cut {A} by {B.}", "(({A})-{B})"),
      ("{B} up from {A}", change), ("{B} down from {A}", decrease),
      ("{A%} +|plus|and {B} on|of {C}", "(({C})*{A}+({B}))"),
      ("add {B%} to {A}", "(({A})*(1+{B}))"), ("add {A} to {B}", "(({B})+({A}))"), ("add {A} and {B}", "(({A})+({B}))"),
      ("subtract|take|deduct|remove {B%} from|off {A}", "(({A})*(1-{B}))"),
      ("{A.} factorial", "(({A})!)"), ("factorial of {A.}", "(({A})!)"),
      ("subtract|take|deduct {A} from {B}", "(({B})-({A}))"), ("multiply {A} by|with|and {B}", "(({A})*({B}))"),
      ("divide {A} by {B}", "(({A})/({B}))"), ("difference between {A} and {B}", "abs(({A})-({B}))"),
    ]
    return all(rows)
  }()

  private static let taxPatterns: [WordPattern] = {
    let tax = "vat|gst|tax|mwst|iva|tva"
    let extra = "\(tax)|tip|service|gratuity|commission|fee|markup|interest|duty|surcharge"
    let rows: [(String, String)] = [
      (
        "{A} incl|including|inc|with \(tax) at|of|@? {B%} ,? price|amount? without|before|excluding|ex|net \(tax)?",
        "(({A})/(1+{B}))"
      ),
      ("{A} incl|including|inc|with {B%} \(tax) ,? how much is the? \(tax)", "(({A})*{B}/(1+{B}))"),
      (
        "{A} incl|including|inc|with {B%} \(tax) ,? price|amount? without|before|excluding|ex|net \(tax)?",
        "(({A})/(1+{B}))"
      ),
      ("{A} plus|with|incl|including|inc|and|+ a? {B%} \(extra)", "(({A})*(1+{B}))"),
      ("{A} plus|with|incl|including|+ \(extra) of|at? {B%}", "(({A})*(1+{B}))"),
      ("{A} plus|with|incl|including|inc|+ {B%} sales|service|value tax|charge", "(({A})*(1+{B}))"),
      ("add {B%} \(extra) to {A}", "(({A})*(1+{B}))"), ("add {B%} sales|service tax|charge to {A}", "(({A})*(1+{B}))"),
      ("{A} excluding|excl|ex|without|before|net {B%} \(tax)", "(({A})/(1+{B}))"),
      ("{A} excluding|excl|ex|without|before|net \(tax) of|at? {B%}", "(({A})/(1+{B}))"),
      ("{A} net of {B%} \(tax)", "(({A})/(1+{B}))"), ("remove|strip|take {B%} \(tax) from|off {A}", "(({A})/(1+{B}))"),
      ("\(tax) included|contained|inside in? {A} at {B%}", "(({A})*{B}/(1+{B}))"),
      ("{B%} \(tax) included|contained in {A}", "({B}*({A})/(1+{B}))"),
      ("\(tax) in {A} at {B%}", "(({A})*{B}/(1+{B}))"),
      ("\(extra) {B%} of|on {A}", "({B}*({A}))"), ("\(extra) on {A} at|of {B%}", "(({A})*{B})"),
      ("\(extra) of {B%} on|of {A}", "({B}*({A}))"),
      ("{B%} \(extra) of|on|for {A}", "({B}*({A}))"),
      ("{B%} sales|value|income|import tax|duty of|on|for {A}", "({B}*({A}))"), ("{A} tip|vat|tax {B%}", "({B}*({A}))"),
    ]
    return all(rows)
  }()

  private static let roundingPatterns: [WordPattern] = {
    let places = "dp|decimals|decimal|places|digits"
    let whole = "whole|integer|unit|one number?"
    var rows: [(String, String)] = []
    for (before, after) in [
      ("round {A} to|at the?", ""), ("{A} rounded to|at the?", ""), ("round {A} off? to the?", ""),
      ("{A} to the?", "nearest"),
    ] {
      if after.isEmpty {
        rows += [
          ("\(before) {B#} \(places) places|digits|points|place?", "round({A},{B})"),
          ("\(before) nearest? \(whole)", "round({A})"), ("\(before) nearest? cent|penny|pence|cents", "round({A},2)"),
          ("\(before) nearest {B}", "(round(({A})/({B}))*({B}))"),
        ]
      } else {
        rows += [
          ("\(before) nearest \(whole)", "round({A})"), ("\(before) nearest cent|penny", "round({A},2)"),
          ("\(before) nearest {B}", "(round(({A})/({B}))*({B}))"),
        ]
      }
    }
    rows += [
      ("round {A} up", "ceil({A})"), ("round up {A}", "ceil({A})"), ("{A} rounded up", "ceil({A})"),
      ("round {A} down", "floor({A})"),
      ("round down {A}", "floor({A})"), ("{A} rounded down", "floor({A})"), ("{A} rounded off?", "round({A})"),
      ("{A} rounded up to the? nearest? {B}", "(ceil(({A})/({B}))*({B}))"),
      ("round {A} up to the? nearest? {B}", "(ceil(({A})/({B}))*({B}))"),
      ("{A} rounded down to the? nearest? {B}", "(floor(({A})/({B}))*({B}))"),
      ("round {A} down to the? nearest? {B}", "(floor(({A})/({B}))*({B}))"),
    ]
    return all(rows)
  }()

  // MARK: Money over time

  private static let loanPatterns: [WordPattern] = {
    let years = "years|year|yrs|yr|y"
    let months = "months|month|mo"
    let rate = "{B%} apr|pa|interest|annual? per|a|p? year|annum|.? a? .?"
    let payment = "monthly|mortgage|loan|car? payment|payments|repayment|repayments|installment|instalment"
    let loan = "a|an|the? loan|mortgage|debt? of?"
    func formula(_ count: String) -> String { "(({A})*({B}/12)/(1-(1+{B}/12)^(-\(count))))" }
    var rows = [
      WordPattern(
        "\(payment) on|for|of a? {A} loan|mortgage at|with|,? \(rate) for|over|in|,? {C#} \(years)", formula("12*{C}")),
      WordPattern(
        "\(payment) on|for|of \(loan) {A} at|with|,? \(rate) for|over|in|,? {C#} \(years)", formula("12*{C}")),
      WordPattern("\(payment) on|for|of \(loan) {A} over|for {C#} \(years) at|with \(rate)", formula("12*{C}")),
      WordPattern("\(payment) on|for|of \(loan) {A} at|with|,? \(rate) for|over|in|,? {C#} \(months)", formula("{C}")),
      WordPattern(
        "loan|mortgage of? {A.} at|with|,? \(rate) for|over|in|,? {C#} \(years) monthly? payment|repayment|payments?",
        formula("12*{C}"),
        note: ("the monthly payment of {A} at {B} for {C} years", "{A} at {B} compounded annually for {C} years")),
      WordPattern(
        "loan|mortgage of? {A.} at|with|,? \(rate) for|over|in|,? {C#} \(months)", formula("{C}"),
        note: (
          "the monthly payment of {A} at {B} for {C} months", "{A} at {B} compounded monthly for a number of years"
        )),
    ]
    for (name, count) in [
      ("annually|yearly", "1"), ("semiannually", "2"), ("quarterly", "4"), ("monthly", "12"), ("weekly", "52"),
      ("daily", "365"),
    ] {
      rows.append(
        WordPattern(
          "{A} at \(rate) compounded|compounding \(name) for|over|after {C#} \(years)",
          "(({A})*(1+{B}/\(count))^(\(count)*{C}))"))
      rows.append(
        WordPattern(
          "{A} at \(rate) for|over|after {C#} \(years) compounded|compounding \(name)",
          "(({A})*(1+{B}/\(count))^(\(count)*{C}))"))
    }
    return rows + [
      WordPattern("{A} at {B%} simple interest? for|over|after {C#} \(years)", "(({A})*(1+{B}*{C}))"),
      WordPattern("simple interest on {A} at {B%} for|over|after {C#} \(years)", "(({A})*{B}*{C})"),
      WordPattern("compound interest on {A} at {B%} for|over|after {C#} \(years)", "(({A})*((1+{B})^{C}-1))"),
      WordPattern(
        "{A} at \(rate) for|over|after {C#} \(years)", "(({A})*(1+{B})^{C})",
        note: ("{A} at {B} compounded annually for {C} years", "{A} at {B} simple interest for {C} years")),
    ]
  }()

  private static let koreanPatterns: [WordPattern] =
    all([
      ("{A} 은|는 {B} 의 몇 %|퍼센트|프로", "(({A})/({B})) to %"), ("{A} 에서 {B} 까지? 변화율|증가율|증감률", "((({B})-({A}))/({A})) to %"),
      ("{D@} 까지 며칠|몇일 남았|남았나|남았어|남음?", "({D}-today)"), ("{D@} 까지 몇 주", "(({D})-today) to wk"),
      ("{D@} 까지 몇 시간", "(({D})-now) to h"), ("{D@} 부터|에서 {E@} 까지 며칠|일수?", "(({E})-({D}))"),
      ("{A} 에서|의 {B%} 할인", "(({A})*(1-{B}))"), ("{B%} 할인 {A}", "(({A})*(1-{B}))"),
    ])
}
