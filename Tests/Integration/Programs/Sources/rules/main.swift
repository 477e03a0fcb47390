import Checks
import Reckon

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A service that keeps ten thousand pricing rules, which people write, and who make mistakes.

var checks = Checks("rules")

/// The facts of an order that rules may use.
let inputs = ["price", "quantity", "region", "weight", "coupon"]

/// What a rule is computed from.
struct Order {
  var price = 19.9
  var quantity = 3.0
  var region = "EU"
  var weight = 1.2
  var coupon: Double?

  var values: [Value] {
    [
      .number(.double(price)), .number(.double(quantity)), .text(region), .number(.double(weight)),
      coupon.map { .number(.double($0)) } ?? .missing,
    ]
  }
}

/// The rule of a number, and whether its author made a mistake.
func rule(_ number: Int) -> (text: String, isWrong: Bool) {
  let percent = number % 40
  let least = number % 17 + 1
  switch number % 20 {
  case 0: return ("price * quanttiy", true)
  case 1: return ("price * (1 - \(percent)%", true)
  case 2: return ("region * \(least)", true)
  case 3: return ("priice * quantity", true)
  case 4: return ("price * quantity if quantity > \(least)", true)
  case 5, 6: return ("region == \"EU\" ? price * quantity * 1.19 : price * quantity", false)
  case 7, 8: return ("region in [\"EU\", \"UK\"] ? \(percent) : 0", false)
  case 9: return ("price * quantity - (coupon ?? 0)", false)
  case 10: return ("clamp(weight * \(least), 4.9, 49)", false)
  default: return ("quantity >= \(least) ? price * quantity * (1 - \(percent)%) : price * quantity", false)
  }
}

var compiled: [Formula] = []
var mistakes: [FormulaError] = []
var surprises: [String] = []

let compiling = time {
  for number in 0..<10_000 {
    let (text, isWrong) = rule(number)
    do throws(FormulaError) {
      compiled.append(try Formula(text, variables: inputs, units: ["region": "text"], defaults: ["coupon": .missing]))
      if isWrong { surprises.append(text) }
    } catch {
      mistakes.append(error)
      if !isWrong { surprises.append("\(text): \(error.message)") }
    }
  }
}
checks.expect(surprises.first, is: nil, "each mistake is found, and nothing else is called one")
checks.expect(mistakes.count, is: 2_500, "2,500 of 10,000 rules are refused")
checks.expect(compiling, within: .milliseconds(500), "10,000 rules are read, and compiled or refused")

// What a service answers to the author of a rule: what is wrong, where, and what was meant.
for error in mistakes.prefix(5) {
  guard let range = error.range.range(in: error.source.text) else {
    checks.expect(false, "an error has a place in its text")
    continue
  }
  checks.expect(!error.message.isEmpty, "‘\(error.source.text)’, at ‘\(error.source.text[range])’: \(error.message)")
}
let suggested = mistakes.compactMap { error in
  if case .unknownName(_, let suggestion) = error.kind { suggestion } else { nil }
}
checks.expect(Set(suggested), is: ["quantity", "price"], "misspelt names come with those that were meant")

let order = Order()
let evaluating = time {
  for formula in compiled {
    do throws(FormulaError) {
      let value = try formula.result(of: order.values).value
      if value.number == nil { surprises.append("\(formula.source) gives \(value)") }
    } catch { surprises.append("\(formula.source): \(error.message)") }
  }
}
checks.expect(surprises.first, is: nil, "each sound rule has a value")
checks.expect(
  evaluating, within: .milliseconds(50), "7,500 rules are evaluated for one order, with text and a missing value")

// Rules are stored as bytes, and read by another process.
let images = compiled.map { $0.image }
let reading = time {
  for image in images where (try? Formula(image: image)) == nil { surprises.append("an image of \(image.count) bytes") }
}
checks.expect(surprises.first, is: nil, "each stored rule is read again")
checks.expect(reading, within: .milliseconds(500), "7,500 stored rules are read and verified")

exit(checks.exitCode())
