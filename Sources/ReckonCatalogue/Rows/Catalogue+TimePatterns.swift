/// Words with times and dates between them.
extension Catalogue {
  static let timePatterns: [WordPattern] = {
    let note = ("{A} to {B} over midnight", "{B} to {A} for the time before it")
    func pair(_ words: String, _ separator: String, _ conversion: String = "") -> [WordPattern] {
      [
        WordPattern("\(words) {A:} \(separator) {B>}", "({B}-{A})\(conversion)"),
        WordPattern("\(words) {A:} \(separator) {B:}", "(24[h]-({A}-{B}))\(conversion)", note: note),
        WordPattern("\(words) {A:} \(separator) {B>} how long", "({B}-{A})\(conversion)"),
        WordPattern("\(words) {A:} \(separator) {B:} how long", "(24[h]-({A}-{B}))\(conversion)", note: note),
      ]
    }
    let to = "to|until|till|through|–"
    let rows =
      pair("from", "\(to)|-") + pair("", to) + pair("between", "and") + pair("time|duration from|between", "and|\(to)")
      + pair("how long is? it? from|between", "and|\(to)") + pair("difference between", "and")
      + pair("how many {U~} are? there? from|between", "and|\(to)", " to {U}")
      + pair("{U~} from|between", "and|\(to)", " to {U}")
    return rows + [
      WordPattern("how long until|till|to|before {A:}", "(today+({A})-0:00-now)")
    ]
  }()

  static let datePatterns: [WordPattern] = {
    let person =
      "someone|somebody|person|patient|baby|child|man|woman|boy|girl|i|you|he|she|people|they|one|client|customer"
    let born = "is|was|who|that|if|were? am|was|is|were? born on|in|at?"
    let working = "working|business|work|week days|day"
    func workdays(_ start: String, _ sign: String) -> String { "workday(\(start),\(sign){N}{H})" }
    var rows: [(String, String)] = [
      ("how old is|am|are|was|were|would|will a|an|the|my? \(person)? be? \(born) {D@}", "age({D},today)"),
      ("how many {U~} old is|am|are a|an|the|my? \(person)? \(born) {D@}", "(today-({D})) to {U}"),
      ("age of|for? a|an|the|my? \(person)? \(born) {D@}", "age({D},today)"), ("age {D@}", "age({D},today)"),
      ("age on|at|in {E@} of|for|if? a|an|the|my? \(person)? \(born) {D@}", "age({D},{E})"),
      ("age of? a|an|the|my? \(person)? born on|in? {D@} on|at|in {E@}", "age({D},{E})"),
      ("born on|in? {D@} how? old|age on|at|in|by {E@}", "age({D},{E})"),
      ("born on|in? {D@} how? old|age now|today?", "age({D},today)"),
      ("how old on|at|in|by {E@} if|when|for? born on|in? {D@}", "age({D},{E})"),
      ("dob|birthday {D@} age on|at|in? {E@}", "age({D},{E})"),
      ("dob|birthday {D@} age", "age({D},today)"), ("age from {D@} to {E@}", "age({D},{E})"),
      ("how long until|till|to|before|til {D@}", "(({D})-today)"), ("how long since|ago was|is? {D@}", "(today-({D}))"),
      ("from {D@} to|until|till|through {E@}", "(({E})-({D}))"), ("{D@} to|until|till|through {E@}", "(({E})-({D}))"),
      ("{U~} and {V~} from|between {D@} and|to {E@}", "(({E})-({D})) to {U} {V}"),
      ("between {D@} and {E@}", "(({E})-({D}))"), ("how long from|between {D@} and|to {E@}", "(({E})-({D}))"),
      ("week number|no of|for|in|on? {D@}", "week({D})"), ("week of|for|on {D@}", "week({D})"),
      ("iso|calendar week number? of|for|on? {D@}", "week({D})"), ("what week number? is|was {D@}", "week({D})"),
      ("which week is|was {D@}", "week({D})"), ("what|which week number? is|was|does {D@} in|on|fall?", "week({D})"),
      ("what|which day of the week is|was|will {D@} be?", "({D}) to weekday"),
      ("what|which day is|was|will {D@} be|on?", "({D}) to weekday"),
      ("what|which weekday is|was|will {D@} be?", "({D}) to weekday"),
      ("what|which day does|did {D@} fall|falls on?", "({D}) to weekday"),
      ("weekday|day of|for? {D@}", "({D}) to weekday"), ("day of the? week of|for|on? {D@}", "({D}) to weekday"),
      ("{D@} day of the? week", "({D}) to weekday"), ("{D@} weekday", "({D}) to weekday"),
      ("day of the? year of|for|on? {D@}", "((({D})-startof({D},year))/1[d]+1)"),
      ("last day of {M^}", "(({M}+1[mo])-1[d])"), ("first day of {M^}", "({M})"), ("end of {M^}", "(({M}+1[mo])-1[d])"),
      ("start|beginning of {M^}", "({M})"), ("days in {M^}", "(({M}+1[mo])-({M}))"),
      ("how many days are? there? in|has {M^}", "(({M}+1[mo])-({M}))"),
      ("in {N!} \(working)", workdays("today", "+")), ("{N!} \(working) ago", workdays("today", "-")),
      ("{N!} \(working) from now", workdays("today", "+")),
      ("{N!} \(working) from|after|past {D@}", workdays("({D})", "+")),
      ("{N!} \(working) before {D@}", workdays("({D})", "-")), ("{D@} + {N!} \(working)", workdays("({D})", "+")),
      ("{D@} - {N!} \(working)", workdays("({D})", "-")),
      ("how? many? \(working) until|till|to|before {D@}", "networkdays(today,({D}){H})"),
      ("how many \(working) are? there? between {D@} and {E@}", "networkdays(({D}),({E}){H})"),
      ("how many \(working) are? there? from {D@} to|until|till|through {E@}", "networkdays(({D}),({E}){H})"),
      ("when is|was {D@}", "({D})"),
      ("easter {Y!}", easter(of: "{Y}")), ("good friday {Y!}", "(\(easter(of: "{Y}"))-2[d])"),
      ("thanksgiving {Y!}", thanksgiving(of: "{Y}")),
      ("christmas {Y!}", "date({Y},12,25)"), ("halloween {Y!}", "date({Y},10,31)"),
    ]
    for word in ["workdays", "weekdays"] {
      rows += [
        ("{N!} \(word) from|after {D@}", workdays("({D})", "+")), ("{N!} \(word) before {D@}", workdays("({D})", "-")),
        ("{N!} \(word) ago", workdays("today", "-")), ("{N!} \(word) from now", workdays("today", "+")),
      ]
    }
    return all(rows)
  }()
}
