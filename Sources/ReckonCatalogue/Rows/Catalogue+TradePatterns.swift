/// Words around buying, selling and sharing.
extension Catalogue {
  static let tradePatterns: [WordPattern] = {
    let bought = "cost|costs|buy|bought|buying|purchase price? of|for|at|is|:?"
    let sold = ",|and? sell|sells|sold|selling|sale|revenue|price price|for? of|for|at|is|:?"
    let people = "people|persons|friends|ways|of|us|parts|heads|men|women|children|kids|guests"
    return [
      WordPattern("{A/} off {B}", "(1-{A})*({B})"), WordPattern("half off|price of? {A}", "(({A})/2)"),
      WordPattern("a? third off {A}", "(({A})*2/3)"), WordPattern("a? quarter off {A}", "(({A})*3/4)"),
      WordPattern("{A} at|with|less|minus|for a|an? {B%} off|discount|reduction|rebate", "(({A})*(1-{B}))"),
      WordPattern("{A} {B%} off|discount", "(({A})*(1-{B}))"),
      WordPattern("{A} discounted by? {B%}", "(({A})*(1-{B}))"),
      WordPattern("discount of? {B%} on|off|from {A}", "({B}*({A}))"),
      WordPattern("{B%} discount on|off|from {A}", "(({A})*(1-{B}))"),
      WordPattern("change from|of {A} for|on|after {B}", "(({A})-({B}))"),
      WordPattern("change for|on {B} from|out of? {A}", "(({A})-({B}))"),
      WordPattern(
        "{A!} for {B!} at|@|on {C} each|apiece?", "({B}*({C}))",
        note: ("{A} for the price of {B}, {B} * {C}", "{A} * {C} for the full price")),
      WordPattern("{A!} \(countedThings.joined(separator: "|")) of {B.}", "({A}*({B}))"),
      WordPattern("{A!} items|pieces|units? at|@|for {B} each|apiece", "({A}*({B}))"),
      WordPattern(
        "profit? margin on|with|for? cost of? {A} and|,? selling|sale|sales? price|revenue of? {B}",
        "((({B})-({A}))/({B})) to %"),
      WordPattern(
        "profit? margin on|with|for? selling|sale|sales? price|revenue of? {B} and|,? cost of? {A}",
        "((({B})-({A}))/({B})) to %"),
      WordPattern(
        "markup on|with|for? cost of? {A} and|,? selling|sale|sales? price of? {B}", "((({B})-({A}))/({A})) to %"),
      WordPattern(
        "markup on|with|for? selling|sale|sales? price of? {B} and|,? cost of? {A}", "((({B})-({A}))/({A})) to %"),
      WordPattern("\(bought) {A} \(sold) {B} profit? margin %|percent?", "((({B})-({A}))/({B})) to %"),
      WordPattern("\(sold) {B} \(bought) {A} profit? margin %|percent?", "((({B})-({A}))/({B})) to %"),
      WordPattern("profit? margin \(bought) {A} \(sold) {B}", "((({B})-({A}))/({B})) to %"),
      WordPattern("\(bought) {A} \(sold) {B} markup %|percent?", "((({B})-({A}))/({A})) to %"),
      WordPattern("\(bought) {A} \(sold) {B} profit", "(({B})-({A}))"),
      WordPattern("profit \(bought) {A} \(sold) {B}", "(({B})-({A}))"),
      WordPattern(
        "selling|sale|sell? price for|at|with|to a? {B%} profit? margin on|with|and|for a? cost|price of? {A}",
        "(({A})/(1-{B}))"),
      WordPattern(
        "selling|sale|sell? price for|at|with|to make a? {B%} markup on|with|and|for a? cost|price of? {A}",
        "(({A})*(1+{B}))"),
      WordPattern("{A} for {B.} ,? price|cost|how? much? is|what? per|a|an {U~}", "(({A})/(({B})/(1 {U})))"),
      WordPattern("profit on|with|for? cost of? {A} and|,? selling|sale|sales? price of? {B}", "(({B})-({A}))"),
      WordPattern("{A} split|divided|shared between|among|by|into|in|over? {B!} \(people)?", "(({A})/{B})"),
      WordPattern(
        "{A} plus|with|and|+ a? {B%} tip|service|tax split|divided|shared? between|among|by|for {C!} \(people)?",
        "(({A})*(1+{B})/{C})"),
      WordPattern("split|divide|share {A} between|among|by|into|in|over {B!} \(people)?", "(({A})/{B})"),
      WordPattern("split|divide|share {A} {B!} ways", "(({A})/{B})"),
      WordPattern("{A} each for {B!} \(people)", "(({A})*{B})"),
      WordPattern("{A} per person for {B!} \(people)?", "(({A})*{B})"),
      WordPattern(
        "divide|split|share|mix {A} in|into|by? the|a? ratio|proportion of? {B!} : {C!}",
        "[({A})*{B}/({B}+{C}),({A})*{C}/({B}+{C})]"),
      WordPattern(
        "divide|split|share|mix {A} in|into|by? the|a? ratio|proportion of? {B!} : {C!} : {D!}",
        "[({A})*{B}/({B}+{C}+{D}),({A})*{C}/({B}+{C}+{D}),({A})*{D}/({B}+{C}+{D})]"),
      WordPattern(
        "divide|split|share {A} in|into|by? {B!} : {C!} : {D!}",
        "[({A})*{B}/({B}+{C}+{D}),({A})*{C}/({B}+{C}+{D}),({A})*{D}/({B}+{C}+{D})]"),
      WordPattern("divide|split|share {A} in|into|by? {B!} : {C!}", "[({A})*{B}/({B}+{C}),({A})*{C}/({B}+{C})]"),
      WordPattern(
        "{A} divided|split|shared in|into the|a? ratio|proportion of? {B!} : {C!}",
        "[({A})*{B}/({B}+{C}),({A})*{C}/({B}+{C})]"),
      WordPattern("{A} in|at|on a? scale|map of? {B!} : {C!}", "(({A})*{C}/{B})"),
      WordPattern("{A} in|at|on a? {B!} : {C!} scale|map|drawing|plan", "(({A})*{C}/{B})"),
      WordPattern("ratio of? {A!} : {B!}", "({A}/{B})"),
      WordPattern(
        "{A#} : {B!}", "({A}/{B})", note: ("the ratio {A}/{B}", "a time of day with two digits of minutes, as in 10:04")
      ),
    ]
  }()
}
