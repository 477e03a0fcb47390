/// Functions as they are called in words: `sine of 30`, `log base 2 of 1024`, `is 97 prime`.
extension Catalogue {
  static let functionPatterns: [WordPattern] = {
    let named: [(function: String, words: String)] = [
      ("sin", "sin|sine"), ("cos", "cos|cosine"), ("tan", "tan|tangent"), ("asin", "asin|arcsin|arcsine"),
      ("acos", "acos|arccos|arccosine"), ("atan", "atan|arctan|arctangent"), ("sinh", "sinh"), ("cosh", "cosh"),
      ("tanh", "tanh"),
      ("ln", "ln"), ("log", "log|logarithm"), ("log2", "log2"), ("log10", "log10"), ("exp", "exp|exponential"),
      ("abs", "abs|magnitude"), ("floor", "floor"), ("ceil", "ceil|ceiling"), ("trunc", "trunc"), ("gamma", "gamma"),
      ("factor", "factor|factors|factorization|factorisation"),
    ]
    // Of a matrix, also without the word between: det [1, 2; 3, 4].
    let ofMatrices: [(function: String, words: String)] = [
      ("det", "det|determinant"), ("inverse", "inverse"), ("transpose", "transpose"), ("norm", "norm"),
      ("trace", "trace"),
      ("rank", "rank"),
    ]
    let others: [(String, String)] = [
      ("the? natural log|logarithm of {A.}", "ln({A})"), ("the? absolute value of {A.}", "abs({A})"),
      ("the? log|logarithm base {B.} of {A.}", "log({A},{B})"),
      ("the? log|logarithm of {A.} to|in the? base {B.}", "log({A},{B})"),
      ("the? log|logarithm of {A.} base {B.}", "log({A},{B})"),
      ("the? prime factors|factorization|factorisation of {A.}", "factor({A})"),
      ("if {A} then {B} else {C}", "if(({A}),({B}),({C}))"),
      ("is {A} a? prime number?", "isprime({A})"),
      ("{A} is a? prime number?", "isprime({A})"),
      ("the? remainder of|when {A} divided by {B}", "(({A}) mod ({B}))"),
      ("the? remainder of {A} / {B}", "(({A}) mod ({B}))"),
      ("the? sum of|from {A!} to {B!}", "sum({A}..{B})"),
      ("the? sum of all? integers|numbers from {A!} to {B!}", "sum({A}..{B})"),
    ]
    return all(
      others + named.map { ("the? \($0.words) of {A.}", "\($0.function)({A})") }
        + ofMatrices.flatMap {
          [("the? \($0.words) of {A.}", "\($0.function)({A})"), ("\($0.words) {A.}", "\($0.function)({A})")]
        })
  }()
}
