/// Patterns about units and shapes.
extension Catalogue {
  static let unitPatterns: [WordPattern] =
    all([
      ("how many {B~} are|is? there? in|make|makes a|an|one {A~}", "(1 {A}) to {B}"),
      ("how many {B~} are|is? there? in|make|makes|is|are|equals|for {A}", "({A}) to {B}"),
      ("how many {B~} does|do {A} make|have|equal", "({A}) to {B}"), ("{A} = ? {B~}", "({A}) to {B}"),
      ("{A} is|are|= how many {B~}", "({A}) to {B}"), ("{A} is|are ? {B~}", "({A}) to {B}"),
      ("? {B~} = {A}", "({A}) to {B}"),
      ("{A} in|to how many {B~}", "({A}) to {B}"), ("what is {A} in|as {B~}", "({A}) to {B}"),
      ("{A.} dbm to|in|as {B~}", "(10^(({A})/10)*1 mW) to {B}"),
      ("{A.} dbw to|in|as {B~}", "(10^(({A})/10)*1 W) to {B}"),
      ("{A} to|in|as dbm", "(10*log10(({A})/(1 mW)))"), ("{A} to|in|as dbw", "(10*log10(({A})/(1 W)))"),
      ("{A.} and|, {B.} in parallel", "(1/(1/({A})+1/({B})))"), ("parallel {A.} and|, {B.}", "(1/(1/({A})+1/({B})))"),
      ("{A!} unix time|timestamp|seconds? to|as|in a? date|time|utc|datetime", "(1970-01-01T00:00Z+{A}*1[s])"),
      ("unix|epoch time|timestamp? {A!} to|as|in? a? date|time|utc|datetime?", "(1970-01-01T00:00Z+{A}*1[s])"),
      ("bmi of|for|with|at? {A.} and|,|at|/? {B.}", "(({A})/({B})^2) to kg/m^2"),
    ])

  /// Amounts at rates, and how long they take.
  static let ratePatterns: [WordPattern] = {
    let doing =
      "download|upload|transfer|copy|send|stream|drive|travel|go|fly|walk|run|cycle|ride|cover|fill|empty|drain|pump|infuse|give|use"
    let (quotient, product) = ("(({A})/({B}))", "(({A})*({B}))")
    let (at, want) = ("at|with|@|by", "need|needs|give|want|order|ordered|dose|prescribed")
    let things = countedThings.joined(separator: "|")
    var rows = all([
      (
        "how long|much|many time|hours|minutes? does|do|will|would|should|is|to|for? it? take? to|for? \(doing)? {A} \(at) {B-} take|last?",
        quotient
      ),
      ("time|duration taken|needed? to|for|of? \(doing)? {A} \(at) {B-}", quotient),
      ("{A} \(at) {B-} how? long|time|duration", quotient),
      ("{A} \(at) {B-} takes|lasts how long", quotient),
      ("{A} \(at) {B-} ,|how? how? many|much|long in? {U~}", "(\(quotient)) to {U}"),
      ("{A} \(at) {B*} ,|how? how? many|much {U~}", "(\(product)) to {U}"), ("{A} \(at)|for {B*}", product),
      (
        "how far do|does|will|would|can? you|i|we|it? go|travel|drive|get? at|doing|with {B$} for|in|after|over {A&}",
        product
      ),
      ("{A$} for|over|during {B&}", product), ("{A.} per|every|each {B.} for|with {C.}", "(({A})/({B})*({C}))"),
      ("{A.} in|per|/ {B.} , \(want)? is? {C.}", "(({C})*({B})/({A}))"),
      ("{A.} in|per|/ {B.} \(want) {C.}", "(({C})*({B})/({A}))"),
      ("{A.} in|per|/ {B.} , \(want)|at? {C.} an|a|per|/ {U~}", "(({C})*({B})/({A})/(1 {U}))"),
      ("{A.} in|per|/ {B.} \(want)|at {C.} an|a|per|/ {U~}", "(({C})*({B})/({A})/(1 {U}))"),
      ("need|give|want {C.} ,? have|stock|from|using|with {A.} in|per|/ {B.}", "(({C})*({B})/({A}))"),
      ("{A.} for {B&} at|with|@ {C}", "(({A})*({B})*({C}))"), ("{N!} coats of {A} at|with {B-}", "({N}*({A})/({B}))"),
      ("{A.} over|in {B&} at|with|@|using {C}", "(({A})/({B})*({C}))"),
      ("{A!} \(things) in|over {B&} per|a|an {U~}", "({A}/({B})) to 1/{U}"),
      ("{A.} in|over {B.} in|as|to {U~}", "(\(quotient)) to {U}"),
      ("{B$} for {A.} over|for {C&}", "(({B})*({A})*({C}))"), ("{A} at|x|× {B.} deep|thick|high", product),
      ("{A.} {N!} times|x a|per|each day for|over {B&} how? many|much? \(things)?", "(({A})*{N}*({B})/(1[d]))"),
      ("{A.} {N!} times|x daily for|over {B&}", "(({A})*{N}*({B})/(1[d]))"),
      ("{A} at a? {B!} in {C!} slope|fall|gradient|grade|incline", "(({A})*{B}/{C})"),
      ("{B!} in {C!} slope|fall|gradient|grade|incline over|for|in {A}", "(({A})*{B}/{C})"),
      ("how many {A.} pieces|lengths|parts|bits in|from|out of? {B}", "(({B})/({A}))"),
      ("period of|at|for {A}", "(1/({A})) to s"), ("wavelength of|at|for {A}", "(299792458[m/s]/({A}))"),
    ])
    rows.append(WordPattern("{A} at|@ {B-}", quotient, note: ("{A} / ({B})", "{A} * {B}")))
    for (often, seldom, count) in [
      ("month|mo", "year|yr|annum", "12"), ("week|wk", "year|yr|annum", "52"), ("quarter", "year|yr|annum", "4"),
      ("day", "week|wk", "7"),
    ] {
      rows.append(WordPattern("{A.} a|per|each|/ \(seldom) per|a|each|in|to|by a? \(often)", "(({A})/\(count))"))
      rows.append(WordPattern("{A.} a|per|each|/ \(often) per|a|each|in|to|by a? \(seldom)", "(({A})*\(count))"))
    }
    return rows
  }()

  static let shapePatterns: [WordPattern] = {
    let pre = "of a|an|the? "
    let rows: [(String, String)] = [
      ("area \(pre)circle of|with|,? radius of? {A}", "(pi*({A})^2)"),
      ("area \(pre)circle of|with|,? diameter of? {A}", "(pi*({A})^2/4)"),
      ("circumference \(pre)circle of|with|,? radius of? {A}", "(2*pi*({A}))"),
      ("circumference \(pre)circle of|with|,? diameter of? {A}", "(pi*({A}))"),
      ("perimeter \(pre)circle of|with|,? radius of? {A}", "(2*pi*({A}))"),
      ("area \(pre)circle of|with|,? {A} radius", "(pi*({A})^2)"),
      ("area \(pre)circle of|with|,? {A} diameter|across", "(pi*({A})^2/4)"),
      ("circumference|perimeter \(pre)circle of|with|,? {A} radius", "(2*pi*({A}))"),
      ("circumference|perimeter \(pre)circle of|with|,? {A} diameter|across", "(pi*({A}))"),
      (
        "volume \(pre)cylinder of|with|,? {A} diameter and|,|by|x? {B} high|tall|long|deep|height|length",
        "(pi*({A})^2/4*({B}))"
      ),
      (
        "volume \(pre)cylinder of|with|,? {A} radius and|,|by|x? {B} high|tall|long|deep|height|length",
        "(pi*({A})^2*({B}))"
      ),
      ("diagonal \(pre)rectangle|room|screen|box? {A} by|x|× {B}", "hypot({A},{B})"),
      ("volume \(pre)sphere|ball of|with|,? radius of? {A}", "(4/3*pi*({A})^3)"),
      ("volume \(pre)sphere|ball of|with|,? diameter of? {A}", "(pi/6*({A})^3)"),
      ("surface area? \(pre)sphere|ball of|with|,? radius of? {A}", "(4*pi*({A})^2)"),
      ("volume \(pre)cylinder of|with|,? radius of? {A} and|,|with? height|length of? {B}", "(pi*({A})^2*({B}))"),
      ("volume \(pre)cylinder of|with|,? diameter of? {A} and|,|with? height|length of? {B}", "(pi*({A})^2/4*({B}))"),
      ("volume \(pre)cone of|with|,? radius of? {A} and|,|with? height of? {B}", "(pi*({A})^2*({B})/3)"),
      ("volume \(pre)cube of|with|,? side|edge? of? {A}", "(({A})^3)"),
      ("area \(pre)square of|with|,? side? of? {A}", "(({A})^2)"),
      ("area \(pre)rectangle of|with? {A} by|x|× {B}", "(({A})*({B}))"),
      ("area \(pre)triangle of|with|,? base of? {A} and|,|with? height of? {B}", "(({A})*({B})/2)"),
      ("hypotenuse of|for|with? {A} and {B}", "hypot({A},{B})"),
    ]
    return all(rows)
  }()

  /// Concentrations that laboratories write by mass or by amount, with the molar masses in g/mol.
  static let substancePatterns: [WordPattern] = {
    let substances: [(names: String, mass: String)] = [
      ("glucose|sugar", "180.156"), ("creatinine", "113.12"), ("cholesterol|hdl|ldl", "386.65"),
      ("triglycerides|triglyceride", "885.4"),
      ("urea", "60.056"), ("bun", "28.014"), ("calcium", "40.078"), ("bilirubin", "584.66"), ("urate", "168.11"),
    ]
    let amounts: [(words: String, unit: String)] = [("mmol", "mmol"), ("umol|µmol|μmol", "µmol"), ("mol", "mol")]
    let masses: [(words: String, unit: String)] = [
      ("mg / dl", "mg/dL"), ("g / l", "g/L"), ("mg / l", "mg/L"), ("g / dl", "g/dL"),
    ]
    var rows: [WordPattern] = []
    for (names, mass) in substances {
      let note = ("{A} at \(mass) g/mol", "{A} divided by another molar mass")
      let pattern = "\(names) of|at? {A} to|in|as"
      rows += amounts.map {
        WordPattern("\(pattern) \($0.words) / l", "(({A})/(\(mass) g/mol)) to \($0.unit)/L", note: note)
      }
      rows += masses.map { WordPattern("\(pattern) \($0.words)", "(({A})*(\(mass) g/mol)) to \($0.unit)", note: note) }
      rows += amounts.map {
        WordPattern(
          "{A} \(names)? to|in|as \($0.words) / l of? \(names)", "(({A})/(\(mass) g/mol)) to \($0.unit)/L", note: note)
      }
      rows += masses.map {
        WordPattern(
          "{A} \(names)? to|in|as \($0.words) of? \(names)", "(({A})*(\(mass) g/mol)) to \($0.unit)", note: note)
      }
    }
    rows.append(WordPattern("hba1c of? {A%} to|in|as mmol / mol", "((({A})*100-2.15)*10.929/1000) to mmol/mol"))
    rows.append(WordPattern("hba1c of? {A#} mmol / mol to|in|as %|percent", "(({A}/10.929+2.15)/100) to %"))
    return rows
  }()
}
