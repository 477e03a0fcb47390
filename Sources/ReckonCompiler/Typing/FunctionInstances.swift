import ReckonCatalogue

/// A function instance, for one combination of argument kinds.
struct FunctionInstance {
  /// The index of the function in the resolution.
  let function: Int
  /// The kinds of its arguments and captures.
  let arguments: [Kind]
  fileprivate(set) var body = TypedBody()
  /// The kind of its value; while its body is typed, the kind assumed by recursive calls.
  fileprivate(set) var result: Kind
  fileprivate(set) var isTyped = false
  /// Whether a recursive call has relied on ``result``.
  fileprivate(set) var isReliedOn = false
  /// The number of times its body has been typed.
  fileprivate(set) var attempts = 0
}

/// The functions that a formula uses, one instance for each combination of argument kinds: the instance for plain
/// numbers has the function's own index, and others follow.
final class FunctionInstances {
  private struct Key: Hashable {
    let function: Int
    let kinds: String
  }

  /// The limit on instances per function.
  static let mostPerFunction = 64

  private(set) var instances: [FunctionInstance?]
  private var numbers: [Key: Int] = [:]
  private var counts: [Int: Int] = [:]
  /// In the order in which they were begun.
  private var order: [Int] = []
  var errors: [FormulaError] = []
  /// The kinds of undeclared inputs, inferred from their use.
  private(set) var inferredInputs: [Int: Kind]
  /// The inputs whose kinds are left open, whatever their units are.
  let openInputs: Set<Int>
  /// Whether a new fact about an input or a real operand was inferred, so that everything must be typed again.
  private(set) var hasInferred = false

  /// The functions that are read as real ones in a formula of complex numbers.
  private(set) var real: Set<RealReading.Place>

  /// Reads functions as real in the next round of typing; false if they already are.
  func readAsReal(_ places: Set<RealReading.Place>) -> Bool {
    guard !places.isSubset(of: real) else { return false }
    real.formUnion(places)
    hasInferred = true
    return true
  }

  func isReadAsReal(_ place: RealReading.Place) -> Bool { !real.isEmpty && real.contains(place) }

  func infer(_ input: Int, _ kind: Kind) {
    inferredInputs[input] = kind
    hasInferred = true
  }

  init(functionCount: Int, inferredInputs: [Int: Kind], openInputs: Set<Int>, real: Set<RealReading.Place>) {
    (self.inferredInputs, self.openInputs, self.real) = (inferredInputs, openInputs, real)
    instances = Array(repeating: nil, count: functionCount)
  }

  /// The key that distinguishes combinations of kinds; empty for plain numbers.
  private static func key(_ kinds: [Kind]) -> String {
    guard kinds.contains(where: { $0.key != nil }) else { return "" }
    return kinds.map { $0.key ?? "" }.joined(separator: ",")
  }

  /// The index of an instance; `nil` while there is none.
  func find(_ function: Int, _ kinds: [Kind]) -> Int? {
    let key = Self.key(kinds)
    if key.isEmpty { return instances[function] == nil ? nil : function }
    return numbers.isEmpty ? nil : numbers[Key(function: function, kinds: key)]
  }

  /// The kind of an instance's value for a call, which relies on it if it is not settled yet.
  func result(of number: Int) -> Kind {
    guard let instance = instances[number] else { preconditionFailure("an instance that is found has been begun") }
    if !instance.isTyped { instances[number]?.isReliedOn = true }
    return instance.result
  }

  /// Begins an instance; `nil` if the function has too many.
  func begin(_ function: Int, _ kinds: [Kind], result: Kind = .number) -> Int? {
    let key = Self.key(kinds)
    let number = key.isEmpty ? function : instances.count
    guard counts[function, default: 0] < Self.mostPerFunction else { return nil }
    counts[function, default: 0] += 1
    let instance = FunctionInstance(function: function, arguments: kinds, result: result)
    if key.isEmpty {
      instances[function] = instance
    } else {
      numbers[Key(function: function, kinds: key)] = number
      instances.append(instance)
    }
    order.append(number)
    return number
  }

  /// Settles an instance whose value's kind is known without typing its body.
  func settle(_ number: Int, _ result: Kind) {
    instances[number]?.result = result
    instances[number]?.isTyped = true
  }

  /// The outcome of typing a body.
  enum Outcome {
    case settled
    /// The body must be typed again, since recursive calls have relied on another kind of its value.
    case again
    /// Its value always differs in kind from the one that recursive calls assume.
    case contradictory
  }

  /// Records the typed body of an instance.
  ///
  /// - Parameter errorCount: the number of errors before it.
  func finish(_ number: Int, _ body: TypedBody, _ result: Kind, errorCount: Int) -> Outcome {
    guard let instance = instances[number] else { preconditionFailure("an instance is begun before it ends") }
    let fits = !instance.isReliedOn || instance.result.isSame(as: result)
    // A complex result may be discovered one round later.
    let most = result.part == nil ? 2 : 3
    if !instance.isReliedOn || fits && errors.count == errorCount || instance.attempts >= most {
      instances[number]?.body = body
      settle(number, result)
      return fits ? .settled : .contradictory
    }
    // Recursive calls are first assumed to return a number, then any kind, and finally the kind that the body had.
    instances[number]?.attempts += 1
    instances[number]?.result = instance.attempts == 0 ? .unknown : result.isUnknown ? .number : result
    instances[number]?.isReliedOn = false
    errors.removeSubrange(errorCount...)
    forget(after: number)
    return .again
  }

  /// Discards the instances begun after one: they have relied on its old kind.
  private func forget(after number: Int) {
    while let last = order.last, last != number {
      order.removeLast()
      guard let instance = instances[last] else { preconditionFailure("instances are forgotten once") }
      counts[instance.function, default: 1] -= 1
      let key = Self.key(instance.arguments)
      if key.isEmpty {
        instances[last] = nil
      } else {
        numbers[Key(function: instance.function, kinds: key)] = nil
        instances.removeLast()
      }
    }
  }
}
