import ReckonBytecode
import ReckonCatalogue

/// The value graph of a formula or a function: each value is a node once, operands before their users.
///
/// Nodes are created only by ``apply(_:_:at:)`` and related methods, which share equal nodes, fold constants and apply
/// exact identities. A node in a conditionally evaluated region is not shared outside it, so that the first use of a
/// node is always evaluated before its other uses.
///
/// It is allocated in an ``Arena`` and must not outlive it.
struct ValueGraph {
  typealias ID = Int32

  enum Kind: UInt8 {
    /// `payload` indexes ``constants``.
    case constant
    /// `payload` is the input's index.
    case variable
    /// `payload` is the local's number: a parameter or a captured value.
    case parameter
    /// `payload` is the loop's number.
    case loopName
    /// `payload` indexes ``texts``.
    case text
    /// `payload` is the code of an ``Operation``.
    case apply
    /// `payload` is the raw value of a ``ValueFunction``.
    case values
    case host
    /// `payload` is the subroutine's index.
    case call
    /// Condition, value if true, value otherwise.
    case select
    /// A value whose evaluation may fail, and its replacement. `payload` is 1 for a question, whose result is 0 if the
    /// value does not fail.
    case attempt
    /// Evaluates the first operand, then returns the second.
    case sequence
    /// First bound, last bound, body. `payload` is the loop's number.
    case loop
    /// A value that something is differentiated by, which is never shared with another node. `payload` is the name's
    /// number.
    case named
    /// The differentiated value, and the named value by which it is differentiated. ``Differentiator`` replaces it, and
    /// named values.
    case derivative
  }

  struct Node {
    let kind: Kind
    let payload: UInt32
    let operands: OperandList
    /// The previous shareable node, if this one is shareable; otherwise -1.
    fileprivate let previous: ID
    /// Its source range.
    let place: Place
    /// The region that contains it: a part of the program that is evaluated completely or not at all.
    let region: Int32

    var operandCount: Int { operands.count }
  }

  /// A source range in one of the program's texts.
  struct Place: Equatable {
    let source: Int32
    let range: SourceRange

    init(_ source: Int, _ range: SourceRange) { (self.source, self.range) = (Int32(source), range) }
  }

  private(set) var nodes: ArenaArray<Node>
  /// The operands of nodes with more than are stored inline.
  var operandPool: ArenaArray<ID>
  var pool = ConstantPool()
  var constants: [Program.Constant] { pool.values }
  var textPool = TextPool()
  var texts: [String] { textPool.values }
  /// The regions of the branches of `select` and `attempt` nodes and of the bodies of `loop` nodes.
  var branches: [ID: (Int32, Int32)] = [:]
  var repetitions: [Function.Repetition] = []
  var root: ID = 0
  /// The further results.
  var furtherRoots: [ID] = []

  let numberMode: NumberMode
  let isOptimized: Bool
  /// Whether constant operands are folded, and exact identities applied.
  let isFolded: Bool
  /// Whether values may be missing or texts, on which every operation fails: then no operation may be dropped.
  let holdsValues: Bool
  /// The shareable nodes are linked, the latest first.
  private var lastShared: ID = -1
  private var sharedCount = 0
  /// The same nodes by hash, with open addressing, once there are more than a few; -1 for none.
  private var slots: ArenaArray<ID>
  var region: Int32 = 0
  private var regionCount: Int32 = 1
  private var openRegions: [(region: Int32, mark: ID)] = []

  /// - Parameter size: the expected number of nodes.
  init(numberMode: NumberMode, isOptimized: Bool, holdsValues: Bool, size: Int, in arena: borrowing Arena) {
    self.numberMode = numberMode
    self.isOptimized = isOptimized
    self.holdsValues = holdsValues
    nodes = ArenaArray(in: arena, capacity: size)
    operandPool = ArenaArray(in: arena, capacity: 0)
    slots = ArenaArray(in: arena, capacity: 0)
    isFolded = isOptimized && numberMode.facts.foldsConstants
  }

  /// The total number of operands of all nodes.
  private(set) var operandCount = 0

  /// One of a node's operands.
  func operand(_ position: Int, of node: Node) -> ID { node.operands[position, operandPool] }

  /// The operands of a node that is about to be created.
  mutating func list(_ operands: some Collection<ID>) -> OperandList { OperandList(operands, &operandPool) }

  /// The value of a node that is a constant double. Decimals yield `nil`: they are not folded, so that a run tracks the
  /// exactness of the functions applied.
  func constant(_ id: ID) -> Double? {
    let node = nodes[Int(id)]
    guard node.kind == .constant, case .double(let value) = constants[Int(node.payload)].number else { return nil }
    return value
  }

  /// Whether a constant of the pool is finite.
  func isFinite(constant index: Int) -> Bool { constants[index].number.isFinite }

  // MARK: Regions

  /// Begins a conditionally evaluated region, and returns its number.
  mutating func openRegion() -> Int32 {
    openRegions.append((region, lastShared))
    region = regionCount
    regionCount += 1
    return region
  }

  /// Begins a part that is always evaluated, so that it belongs to the enclosing region.
  mutating func openSameRegion() -> Int32 {
    openRegions.append((region, .max))
    return region
  }

  mutating func closeRegion() {
    guard let last = openRegions.popLast() else { return }
    region = last.region
    // Removed in reverse order of creation, so that clearing a slot never breaks the probe sequence of another node.
    while lastShared > last.mark {
      if !slots.isEmpty {
        var slot = firstSlot(nodes[Int(lastShared)])
        while slots[slot] != lastShared { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = -1
      }
      lastShared = nodes[Int(lastShared)].previous
      sharedCount -= 1
    }
  }

  // MARK: Making nodes

  mutating func make(
    _ kind: Kind, _ payload: UInt32, _ operands: OperandList, at place: Place, isShared: Bool = true
  ) -> ID {
    let shares = isOptimized && isShared
    let node = Node(
      kind: kind, payload: payload, operands: operands, previous: shares ? lastShared : -1, place: place, region: region
    )
    if shares, let found = find(node) {
      operands.removeFromPool(&operandPool)
      return found
    }
    let id = ID(nodes.count)
    nodes.append(node)
    operandCount += operands.count
    if shares {
      lastShared = id
      sharedCount += 1
      if !slots.isEmpty || sharedCount > Self.fewNodes { enter(id) }
    }
    return id
  }

  // MARK: Finding nodes again

  /// The number of nodes that are searched linearly rather than hashed.
  private static let fewNodes = 16

  private func find(_ node: Node) -> ID? {
    if slots.isEmpty {
      var id = lastShared
      while id >= 0, !isNode(id, node) { id = nodes[Int(id)].previous }
      return id < 0 ? nil : id
    }
    var slot = firstSlot(node)
    while slots[slot] >= 0, !isNode(slots[slot], node) { slot = (slot + 1) & (slots.count - 1) }
    return slots[slot] < 0 ? nil : slots[slot]
  }

  private func isNode(_ id: ID, _ node: Node) -> Bool {
    let other = nodes[Int(id)]
    return other.payload == node.payload && other.kind == node.kind
      && other.operands.isEqual(to: node.operands, operandPool)
  }

  /// Adds the latest node to the slots, which are rebuilt if they are half full or missing.
  private mutating func enter(_ id: ID) {
    guard sharedCount * 2 > slots.count else { return place(id) }
    let count = max(slots.count * 2, 4 * Self.fewNodes)
    slots.removeLast(slots.count)
    for _ in 0..<count { slots.append(-1) }
    var shared: [ID] = []
    shared.reserveCapacity(sharedCount)
    var id = lastShared
    while id >= 0 {
      shared.append(id)
      id = nodes[Int(id)].previous
    }
    // In order of creation: see ``closeRegion()``.
    for id in shared.reversed() { place(id) }
  }

  private mutating func place(_ id: ID) {
    var slot = firstSlot(nodes[Int(id)])
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = id
  }

  /// The first slot to search for a node, by the hash of its identity.
  private func firstSlot(_ node: Node) -> Int {
    var words = SeededHash()
    words.mix(UInt64(node.kind.rawValue) << 32 | UInt64(node.payload))
    for position in 0..<node.operandCount { words.mix(UInt64(UInt32(bitPattern: operand(position, of: node)))) }
    return Int(truncatingIfNeeded: words.value) & (slots.count - 1)
  }

  /// Whether it has named values or derivatives, so that ``Differentiator`` must process it.
  var hasDerivatives = false

  // MARK: Rewriting

  /// The value of a pure function of constants, by its kernel, unless the application fails: then it must fail at run
  /// time.
  func folded(_ operation: Operation, _ operands: OperandList) -> Double? {
    for position in 0..<operands.count where nodes[Int(operands[position, operandPool])].kind != .constant {
      return nil
    }
    let values = (0..<operands.count).compactMap { constant(operands[$0, operandPool]) }
    guard let kernel = Catalogue.kernel(ofOperation: operation.code, count: values.count) else { return nil }
    return values.withUnsafeBufferPointer { values in
      var source = RandomSource(seed: 0)
      let result = kernel(values, random: &source)
      return operation.failure(values, result: result) == nil ? result : nil
    }
  }

  /// The operand to which a rule of this stage simplifies the operation.
  func simplified(_ function: Function.ID, _ operands: OperandList) -> ID? {
    let rules = RewriteRule.ofValueGraph
    for rule in rules.indices where rules[rule].function == function {
      let count = operands.count
      let constants = (constant(operands.first), count == 2 ? constant(operands.second) : nil)
      switch rules[rule].replacement(count, constants.0, constants.1, isComparison: isTruthValue(operands.first)) {
      case .operand(let position)?: return position == 0 ? operands.first : operands.second
      case .apply?: preconditionFailure("a rule of the value graph makes no node")
      case nil: break
      }
    }
    return nil
  }

  /// Whether a node can only be 0 or 1.
  private func isTruthValue(_ id: ID) -> Bool {
    let node = nodes[Int(id)]
    return node.kind == .apply && Catalogue.traits(Operation.function(ofCode: node.payload)).isComparison
  }
}
