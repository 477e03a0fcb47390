#if _pointerBitWidth(_64)
  import ReckonCatalogue

  /// A value in code that is being written: what the definitions of elementary functions compute with to become
  /// instructions.
  final class LaneNode {
    enum Kind {
      case constant(UInt64)
      case value(LoweredCode.Value)
      /// A register or a literal of a GPU's code.
      case register(String)
      case operation(LoweredCode.Action)
      /// The second operand where the uppermost bit of the first is set in all rows; otherwise the function goes
      /// another way.
      case tested
      /// A number of the row of a table that the operand says.
      case entry(table: [Double], perRow: Int, place: Int)
      /// Values for which no instructions are emitted.
      case impossible
    }

    let kind: Kind
    let operands: [LaneNode]
    /// The value that it has in the code, once it has one.
    var value: LoweredCode.Value?
    /// The register that it has in a GPU's code.
    var register: String?

    init(_ kind: Kind, _ operands: [LaneNode] = []) { (self.kind, self.operands) = (kind, operands) }

    convenience init(_ operation: LaneOperation, _ operands: LaneNode...) {
      self.init(.operation(.lane(operation)), operands)
    }

    convenience init(_ function: Function.ID, _ operands: LaneNode...) {
      self.init(.operation(.apply(Operation(function).code)), operands)
    }

    /// The bits of a constant.
    var bits: UInt64? { if case .constant(let bits) = kind { bits } else { nil } }
  }

  /// A number in code.
  struct EmittedNumber: Lanes {
    typealias Bits = EmittedBits

    let node: LaneNode

    init(_ node: LaneNode) { self.node = node }
    init(_ value: Double) { node = LaneNode(.constant(value.bitPattern)) }
    init(bits: EmittedBits) { node = bits.node }
    var bits: EmittedBits { EmittedBits(node) }

    /// The number that it always is, if it is a constant.
    private var constant: Double? { node.bits.map { Double(bitPattern: $0) } }

    private static func made(
      _ function: Function.ID, _ a: Self, _ b: Self, _ constants: (Double, Double) -> Double
    ) -> Self {
      guard let first = a.constant, let second = b.constant else { return Self(LaneNode(function, a.node, b.node)) }
      return Self(constants(first, second))
    }

    static func + (a: Self, b: Self) -> Self { made(.add, a, b) { $0 + $1 } }
    static func - (a: Self, b: Self) -> Self { made(.subtract, a, b) { $0 - $1 } }
    static func * (a: Self, b: Self) -> Self { b.constant == 1 ? a : made(.multiply, a, b) { $0 * $1 } }
    static func / (a: Self, b: Self) -> Self { made(.divide, a, b) { $0 / $1 } }

    var rootOfMagnitude: Self {
      constant.map { Self($0.rootOfMagnitude) } ?? Self(LaneNode(.sqrt, LaneNode(.abs, node)))
    }

    func adding(exactProduct a: Self, _ b: Self) -> Self {
      if let a = a.constant, let b = b.constant { return self + Self(a * b) }
      return Self(LaneNode(.multiplyAdd, a.node, b.node, node))
    }

    /// The machines that such code is for round the sum of a product once.
    func exactProduct(_ factor: Double) -> (high: Self, excess: Self) {
      let product = self * Self(factor)
      if product.constant != nil { return (product, Self(LaneNode(.impossible))) }
      return (product, product.adding(exactProduct: self, Self(-factor)))
    }

    func `where`(_ test: EmittedBits, otherwise other: Self) -> Self {
      if let bits = test.node.bits { return bits.areNegative ? self : other }
      return Self(LaneNode(.chooseBySign, test.node, other.node, node))
    }

    /// The slow way is a call of the function's kernel: see ``LaneOperation/guarded(_:)``.
    static func ifAll(_ test: EmittedBits, _ fast: () -> Self, otherwise slow: () -> Self) -> Self {
      if let bits = test.node.bits { return bits.areNegative ? fast() : slow() }
      return Self(LaneNode(.tested, [test.node, fast().node]))
    }

    func map(_ function: (Double) -> Double) -> Self { Self(LaneNode(.impossible)) }
    func map(_ other: Self, _ function: (Double, Double) -> Double) -> Self { Self(LaneNode(.impossible)) }

    static func rowsOfFour(of table: [Double], at index: EmittedBits) -> (Self, Self, Self) {
      (entry(0, of: table, 4, index), entry(1, of: table, 4, index), entry(2, of: table, 4, index))
    }

    static func rowsOfTwo(of table: [Double], at index: EmittedBits) -> (Self, Self) {
      (entry(0, of: table, 2, index), entry(1, of: table, 2, index))
    }

    private static func entry(_ place: Int, of table: [Double], _ perRow: Int, _ index: EmittedBits) -> Self {
      if let row = index.node.bits { return Self(table[Int(row) * perRow + place]) }
      return Self(LaneNode(.entry(table: table, perRow: perRow, place: place), [index.node]))
    }
  }

  /// The bits of a number in code.
  struct EmittedBits: LaneBits {
    let node: LaneNode

    init(_ node: LaneNode) { self.node = node }
    init(_ value: UInt64) { node = LaneNode(.constant(value)) }

    private static func made(
      _ operation: LaneOperation, _ a: Self, _ b: Self, _ constants: (UInt64, UInt64) -> UInt64
    ) -> Self {
      guard let first = a.node.bits, let second = b.node.bits else { return Self(LaneNode(operation, a.node, b.node)) }
      return Self(constants(first, second))
    }

    private var isZero: Bool { node.bits == 0 }

    static func & (a: Self, b: Self) -> Self { a.isZero ? a : b.isZero ? b : made(.and, a, b) { $0 & $1 } }
    static func | (a: Self, b: Self) -> Self { a.isZero ? b : b.isZero ? a : made(.or, a, b) { $0 | $1 } }
    static func ^ (a: Self, b: Self) -> Self { a.isZero ? b : b.isZero ? a : made(.xor, a, b) { $0 ^ $1 } }
    static func &+ (a: Self, b: Self) -> Self { a.isZero ? b : b.isZero ? a : made(.addWords, a, b) { $0 &+ $1 } }
    static func &- (a: Self, b: Self) -> Self { b.isZero ? a : made(.subtractWords, a, b) { $0 &- $1 } }
    static func &<< (a: Self, b: Self) -> Self { shifted(a, b, { .shiftLeft($0) }) { $0 &<< $1 } }
    static func &>> (a: Self, b: Self) -> Self { shifted(a, b, { .shiftRight($0) }) { $0 &>> $1 } }

    /// Numbers are shifted by constants alone.
    private static func shifted(
      _ a: Self, _ b: Self, _ operation: (UInt8) -> LaneOperation, _ constants: (UInt64, UInt64) -> UInt64
    ) -> Self {
      guard let count = b.node.bits else { return Self(LaneNode(.impossible)) }
      if let bits = a.node.bits { return Self(constants(bits, count)) }
      return Self(LaneNode(operation(UInt8(count & 63)), a.node))
    }

    /// Only a definition's own test in ``Lanes/ifAll(_:_:otherwise:)`` looks at lanes.
    var areNegative: Bool { true }
  }

#endif
