import Reckon

/// Makes texts of the whole language at random: every kind of node beside every other, with and without brackets. Some
/// are no formulas.
struct SyntaxTextGenerator {
  private var random: RandomSource
  private var budget = 10

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private static let operands = [
    "1", "2.5", "0x1F", "1e3", "x", "y", "`unit price`", "pi", "π", "5 km", "3 m", "100 °C", "2 h 30 min", "5 ft 3 in",
    "10%", "30°",
    "2024-03-01",
    "2024-03-01T14:30Z", "\"a b\"", "\"\"", "[1, 2, 3]", "[\"a\"]", "missing", "2x", "3 [km/h]", "x²", "2√9", "5!",
    "20 N/m^2", "1..4",
  ]

  /// Where `_` is another expression.
  private static let forms = [
    "_ + _", "_ - _", "_ * _", "_ / _", "_ × _", "_ ^ _", "_**_", "_ mod _", "_ // _", "_ % _", "_ of _", "-_", "+_",
    "!_", "~_", "√_",
    "∛_",
    "not _", "_!", "_!!", "_%", "_°", "_²", "(_)⁻¹", "(_)", "(_)", "(_)", "2(_)", "(_)(_)", "sin _", "ln(_)",
    "max(_, _)", "log(_, _)",
    "if(_, _, _)",
    "_ < _", "_ <= _ < _", "_ == _", "_ ≠ _", "_ and _", "_ || _", "_ xor _", "_ & _", "_ | _", "_ << _", "_ ? _ : _",
    "_ ?? _", "_.._",
    "_ in [_, _]",
    "_ ∈ [_]", "[_, _]", "[_]", "(_)[_]", "[_, _][_]", "map(k in [_, _], _)", "Σ(k, 1, 3, _)", "Π(k, _, _, k)",
    "sum(k, 1, 3, k + _)",
    "d(_, x)",
    "length(_)", "concat(_, _)", "count([_, _])", "_ km", "_ to km", "_ in m/s", "_ to hex", "_ to fix 2", "_ to h+min",
    "(_ to km) + _",
    "x = _; _", "f(a) = _; f(_)", "f(a: km) = _; f(_)", "`my name` = _; _", "_ # so", "  _",
  ]

  mutating func text() -> String {
    budget -= 1
    if budget < 0 || Int.random(in: 0..<5, using: &random) == 0 { return pick(Self.operands) }
    var result = ""
    for character in pick(Self.forms) { if character == "_" { result += text() } else { result.append(character) } }
    return result
  }
}
