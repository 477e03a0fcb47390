import ReckonCatalogue

/// A function for one set of kinds of its arguments.
struct FunctionInstance {
  /// The number of the function in the resolution.
  let function: Int
  /// The kinds of its arguments and of what it captures.
  let arguments: [Kind]
  fileprivate(set) var body = TypedBody()
  /// The kind of its value; while its body is typed, the one that calls of itself take it to have.
  fileprivate(set) var result: Kind
  fileprivate(set) var isTyped = false
  /// Whether a call inside of it has relied on ``result``.
  fileprivate(set) var isReliedOn = false
  /// The number of times its body has been typed.
  fileprivate(set) var attempts = 0
}

/// The functions that a formula uses, once for each set of kinds of arguments: with plain numbers a function's instance has the function's own
/// number, and others follow.
final class FunctionInstances {
  private struct Key: Hashable {
    let function: Int
    let kinds: String
  }

  /// The most sets of kinds for one function.
  static let mostPerFunction = 64

  private(set) var instances: [FunctionInstance?]
  private var numbers: [Key: Int] = [:]
  private var counts: [Int: Int] = [:]
  /// In the order in which they were begun.
  private var order: [Int] = []
  var errors: [FormulaError] = []
  /// The inferred kinds of inputs without a kind of their own, by their use.
  private(set) var inferredInputs: [Int: Kind]
  /// The inputs whose kinds are left open, whatever their units are.
  let openInputs: Set<Int>
  /// Whether something has been found out about an input or about what must be real, so that all must be typed again.
  private(set) var hasInferred = false

  /// The functions that are read as those of real numbers in a formula of complex ones.
  private(set) var real: Set<RealReading.Place>

  /// Reads functions so when all is typed again; false where they are read so already.
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

  /// The key that distinguishes sets of kinds; empty for plain numbers.
  private static func key(_ kinds: [Kind]) -> String {
    guard kinds.contains(where: { $0.key != nil }) else { return "" }
    return kinds.map { $0.key ?? "" }.joined(separator: ",")
  }

  /// The number of an instance; `nil` while there is none.
  func find(_ function: Int, _ kinds: [Kind]) -> Int? {
    let key = Self.key(kinds)
    if key.isEmpty { return instances[function] == nil ? nil : function }
    return numbers.isEmpty ? nil : numbers[Key(function: function, kinds: key)]
  }

  /// The kind of an instance's value for a call of it, which relies on it should it not be settled yet.
  func result(of number: Int) -> Kind {
    guard let instance = instances[number] else { preconditionFailure("an instance that is found has been begun") }
    if !instance.isTyped { instances[number]?.isReliedOn = true }
    return instance.result
  }

  /// Begins an instance; `nil` when the function has too many.
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

  /// Settles an instance whose value is known without typing its body.
  func settle(_ number: Int, _ result: Kind) {
    instances[number]?.result = result
    instances[number]?.isTyped = true
  }

  /// How typing a body has ended.
  enum Outcome {
    case settled
    /// The body must be typed again, since calls in it have relied on another kind of its value.
    case again
    /// Its value is of another kind than calls in it rely on, whatever that is.
    case contradictory
  }

  /// Takes in the body of an instance.
  ///
  /// - Parameter errorCount: how many errors there were before it.
  func finish(_ number: Int, _ body: TypedBody, _ result: Kind, errorCount: Int) -> Outcome {
    guard let instance = instances[number] else { preconditionFailure("an instance is begun before it ends") }
    let fits = !instance.isReliedOn || instance.result.isSame(as: result)
    // What is complex after all may be found one step later.
    let most = result.part == nil ? 2 : 3
    if !instance.isReliedOn || fits && errors.count == errorCount || instance.attempts >= most {
      instances[number]?.body = body
      settle(number, result)
      return fits ? .settled : .contradictory
    }
    // First calls of itself are taken to give a number, then anything, and at last what the body came to.
    instances[number]?.attempts += 1
    instances[number]?.result = instance.attempts == 0 ? .unknown : result.isUnknown ? .number : result
    instances[number]?.isReliedOn = false
    errors.removeSubrange(errorCount...)
    forget(after: number)
    return .again
  }

  /// Forgets the instances that were begun after one: they have relied on what it is no more.
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
