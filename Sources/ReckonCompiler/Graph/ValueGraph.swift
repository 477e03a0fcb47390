import ReckonBytecode
import ReckonCatalogue

/// The values that a formula or a function computes: each node once, operands before their users.
///
/// Nodes are made by ``apply(_:_:at:)`` and its kin, and by nothing else; there equal nodes are found again, constants are folded
/// and exact identities are used. A node made where it is evaluated only sometimes is not found from outside of there,
/// so the first place of a node is always evaluated before its other places.
package struct ValueGraph: Sendable {
  package typealias ID = Int32

  package enum Kind: UInt8, Sendable {
    /// `payload` indexes ``constants``.
    case constant
    /// `payload` is the input's index.
    case variable
    /// `payload` is the local's number: a parameter or a captured value.
    case parameter
    /// `payload` is the loop's number.
    case loopName
    /// `payload` is the code of an ``Operation``.
    case apply
    case host
    /// `payload` is the subroutine's index.
    case call
    /// Condition, value if true, value otherwise.
    case select
    /// Evaluates the first, then is the second.
    case sequence
    /// First bound, last bound, body. `payload` is the loop's number.
    case loop
  }

  package struct Node: Sendable {
    package let kind: Kind
    package let payload: UInt32
    let firstOperand: Int32
    let operandCount: Int32
    /// Part of the hash by which it is found again, and the node before it that can be; 0 and -1 when none can.
    fileprivate let hash: UInt32
    fileprivate let previous: ID
    /// Where in the text it comes from: an index into ``places``.
    package let place: Int32
    /// The part of the program, evaluated or not as a whole, in which it is evaluated.
    package let region: Int32
  }

  package struct Place: Sendable {
    package let source: Int
    package let range: SourceRange
  }

  package private(set) var nodes: [Node] = []
  private(set) var operandPool: [ID] = []
  private var pool = ConstantPool()
  package var constants: [Program.Constant] { pool.values }
  package private(set) var places: [Place] = []
  /// The regions of the branches of `select` nodes and of the bodies of `loop` nodes.
  package private(set) var branches: [ID: (Int32, Int32)] = [:]
  package private(set) var repetitions: [Function.Repetition] = []
  package var root: ID = 0

  package let numberMode: NumberMode
  private let isOptimized: Bool
  /// Whether functions of constants are computed here, and exact identities used.
  private let isFolded: Bool
  /// The nodes that can be found again are linked, the latest first.
  private var lastShared: ID = -1
  private var sharedCount = 0
  /// The same nodes by hash, with open addressing, once they are more than a few; -1 where there is none.
  private var slots: [ID] = []
  private var region: Int32 = 0
  private var regionCount: Int32 = 1
  private var openRegions: [(region: Int32, mark: ID)] = []

  /// - Parameter size: about how many nodes there will be.
  init(numberMode: NumberMode, isOptimized: Bool, size: Int) {
    self.numberMode = numberMode
    self.isOptimized = isOptimized
    isFolded = isOptimized && numberMode.facts.foldsConstants
    nodes.reserveCapacity(size)
    operandPool.reserveCapacity(size)
    places.reserveCapacity(size)
  }

  /// How many operands all nodes have together.
  var operandCount: Int { operandPool.count }

  package func operands(of node: Node) -> ArraySlice<ID> {
    operandPool[Int(node.firstOperand)..<Int(node.firstOperand + node.operandCount)]
  }

  /// One of a node's operands.
  func operand(_ position: Int, of node: Node) -> ID { operandPool[Int(node.firstOperand) + position] }

  /// The value of a node that is a constant double. Nothing is known of decimals: they are not folded, so that a run sees which
  /// functions took part.
  func constant(_ id: ID) -> Double? {
    let node = nodes[Int(id)]
    guard node.kind == .constant, case .double(let value) = constants[Int(node.payload)].number else { return nil }
    return value
  }

  /// Whether a constant of the pool is finite.
  func isFinite(constant index: Int) -> Bool { constants[index].number.isFinite }

  // MARK: Regions

  /// Begins a part that is evaluated only sometimes, and gives its number.
  mutating func openRegion() -> Int32 {
    openRegions.append((region, lastShared))
    region = regionCount
    regionCount += 1
    return region
  }

  /// Begins a part that is known to be evaluated, so that it belongs to the region around it.
  mutating func openSameRegion() -> Int32 {
    openRegions.append((region, .max))
    return region
  }

  mutating func closeRegion() {
    guard let last = openRegions.popLast() else { return }
    region = last.region
    // Forgotten in the reverse order of their making, so that clearing a slot never breaks the way to another node.
    while lastShared > last.mark {
      if !slots.isEmpty {
        var slot = firstSlot(nodes[Int(lastShared)].hash)
        while slots[slot] != lastShared { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = -1
      }
      lastShared = nodes[Int(lastShared)].previous
      sharedCount -= 1
    }
  }

  // MARK: Making nodes

  mutating func addPlace(_ source: Int, _ range: SourceRange) -> Int32 {
    places.append(Place(source: source, range: range))
    return Int32(places.count - 1)
  }

  private mutating func make(_ kind: Kind, _ payload: UInt32, _ operands: OperandList, at place: Int32, isShared: Bool = true) -> ID {
    let shares = isOptimized && isShared
    var hash: UInt32 = 0
    if shares {
      var words = SeededHash()
      words.mix(UInt64(kind.rawValue) << 32 | UInt64(payload))
      for operand in operands { words.mix(UInt64(UInt32(bitPattern: operand))) }
      hash = UInt32(truncatingIfNeeded: words.value)
      if let found = find(kind, payload, operands, hash) { return found }
    }
    let id = ID(nodes.count)
    nodes.append(
      Node(
        kind: kind, payload: payload, firstOperand: Int32(operandPool.count), operandCount: Int32(operands.count), hash: hash,
        previous: shares ? lastShared : -1, place: place, region: region))
    for operand in operands { operandPool.append(operand) }
    if shares {
      lastShared = id
      sharedCount += 1
      if !slots.isEmpty || sharedCount > Self.fewNodes { enter(id) }
    }
    return id
  }

  // MARK: Finding nodes again

  /// How many nodes are looked through rather than hashed.
  private static let fewNodes = 16

  private func find(_ kind: Kind, _ payload: UInt32, _ operands: OperandList, _ hash: UInt32) -> ID? {
    if slots.isEmpty {
      var id = lastShared
      while id >= 0, !isNode(id, kind, payload, operands, hash) { id = nodes[Int(id)].previous }
      return id < 0 ? nil : id
    }
    var slot = firstSlot(hash)
    while slots[slot] >= 0, !isNode(slots[slot], kind, payload, operands, hash) { slot = (slot + 1) & (slots.count - 1) }
    return slots[slot] < 0 ? nil : slots[slot]
  }

  private func isNode(_ id: ID, _ kind: Kind, _ payload: UInt32, _ operands: OperandList, _ hash: UInt32) -> Bool {
    let node = nodes[Int(id)]
    guard node.hash == hash, node.kind == kind, node.payload == payload, Int(node.operandCount) == operands.count else { return false }
    for position in 0..<operands.count where operand(position, of: node) != operands[position] { return false }
    return true
  }

  /// Enters the latest node into the slots, which are made anew when they are half full, or not there yet.
  private mutating func enter(_ id: ID) {
    guard sharedCount * 2 > slots.count else { return place(id) }
    let count = max(slots.count * 2, 4 * Self.fewNodes)
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(-1, count: count))
    var shared: [ID] = []
    shared.reserveCapacity(sharedCount)
    var id = lastShared
    while id >= 0 {
      shared.append(id)
      id = nodes[Int(id)].previous
    }
    // In the order of their making: see ``closeRegion()``.
    for id in shared.reversed() { place(id) }
  }

  private mutating func place(_ id: ID) {
    var slot = firstSlot(nodes[Int(id)].hash)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = id
  }

  private func firstSlot(_ hash: UInt32) -> Int { Int(hash) & (slots.count - 1) }

  // MARK: Kinds of nodes

  mutating func makeConstant(_ value: Double, at place: Int32) -> ID {
    makeConstant(Program.Constant(value, in: numberMode), at: place)
  }

  /// A ratio of units as a constant: exact where the number mode can hold it.
  mutating func makeConstant(_ ratio: ExactRatio, at place: Int32) -> ID {
    makeConstant(Program.Constant(ratio.double, exactly: ratio.markedDecimal, in: numberMode), at: place)
  }

  mutating func makeConstant(_ constant: Program.Constant, at place: Int32) -> ID {
    make(.constant, pool.index(of: constant), OperandList(), at: place)
  }

  mutating func makeLeaf(_ kind: Kind, _ payload: Int, at place: Int32) -> ID {
    make(kind, UInt32(payload), OperandList(), at: place)
  }

  /// A function applied to operands: folded, simplified, or found again where that changes no bit of any result.
  mutating func apply(_ operation: Operation, _ operands: OperandList, at place: Int32) -> ID {
    let isPure = Catalogue.traits(operation.function).isPure
    if isFolded, isPure {
      if let value = folded(operation, operands) { return makeConstant(value, at: place) }
      if let simpler = simplified(operation.function, operands) { return simpler }
    }
    return make(.apply, operation.code, operands, at: place, isShared: isPure)
  }

  mutating func host(_ index: Int, isPure: Bool, _ operands: OperandList, at place: Int32) -> ID {
    make(.host, UInt32(index), operands, at: place, isShared: isPure)
  }

  /// A call of a subroutine. Calls are not shared: what they do (steps, depth, random numbers) is theirs.
  mutating func call(_ subroutine: Int, _ operands: OperandList, at place: Int32) -> ID {
    make(.call, UInt32(subroutine), operands, at: place, isShared: false)
  }

  mutating func select(_ condition: ID, _ yes: ID, _ no: ID, regions: (Int32, Int32), at place: Int32) -> ID {
    if isOptimized, let value = constant(condition) { return Catalogue.isTrue(value) ? yes : no }
    let id = make(.select, 0, OperandList(condition, yes, no), at: place)
    if branches[id] == nil { branches[id] = regions }
    return id
  }

  mutating func sequence(_ first: ID, _ second: ID, at place: Int32) -> ID {
    switch nodes[Int(first)].kind {
    case .constant, .variable, .parameter, .loopName: second
    case .apply, .host, .call, .select, .sequence, .loop: make(.sequence, 0, OperandList(first, second), at: place, isShared: false)
    }
  }

  /// The number of a new loop, under which its name is known in the body.
  mutating func addLoop(_ repetition: Function.Repetition) -> Int {
    repetitions.append(repetition)
    return repetitions.count - 1
  }

  mutating func loop(_ number: Int, first: ID, last: ID, body: ID, region: Int32, at place: Int32) -> ID {
    let id = make(.loop, UInt32(number), OperandList(first, last, body), at: place, isShared: false)
    branches[id] = (region, region)
    return id
  }

  // MARK: Rewriting

  /// The value of a pure function of constants, by its own kernel, unless the application fails: then it must fail when it runs.
  private func folded(_ operation: Operation, _ operands: OperandList) -> Double? {
    for operand in operands where nodes[Int(operand)].kind != .constant { return nil }
    let values = operands.compactMap { constant($0) }
    guard let kernel = Catalogue.kernel(ofOperation: operation.code, count: values.count) else { return nil }
    return values.withUnsafeBufferPointer { values in
      var source = RandomSource(seed: 0)
      let result = kernel(values, random: &source)
      return operation.failure(values, result: result) == nil ? result : nil
    }
  }

  /// Identities that hold for every double, NaN, infinities and -0 included, and that drop no operation that could fail.
  ///
  /// None may leave a node behind that is no constant and that nothing uses, as --x = x would: such a node would be found again where
  /// it is evaluated only sometimes, although it belongs to a region that is evaluated always.
  private func simplified(_ function: Function.ID, _ operands: OperandList) -> ID? {
    switch function {
    case .multiply:
      if isConstant(operands[1], 1) { return operands[0] }
      if isConstant(operands[0], 1) { return operands[1] }
    case .divide, .power:
      if isConstant(operands[1], 1) { return operands[0] }
    case .subtract:
      if isConstant(operands[1], 0.0) { return operands[0] }
    case .add:
      if isConstant(operands[1], -0.0) { return operands[0] }
      if isConstant(operands[0], -0.0) { return operands[1] }
    case .truth:
      if isTruthValue(operands[0]) { return operands[0] }
    default: break
    }
    return nil
  }

  private func isConstant(_ id: ID, _ value: Double) -> Bool { constant(id)?.bitPattern == value.bitPattern }

  /// Whether a node can only be 0 or 1.
  private func isTruthValue(_ id: ID) -> Bool {
    let node = nodes[Int(id)]
    return node.kind == .apply && Catalogue.traits(Operation.function(ofCode: node.payload)).isComparison
  }
}
