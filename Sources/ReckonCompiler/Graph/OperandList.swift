/// The operands of a node that is about to be made. Up to three lie in the list itself, so that most nodes cost no allocation.
struct OperandList: RandomAccessCollection {
  private var few: (ValueGraph.ID, ValueGraph.ID, ValueGraph.ID) = (0, 0, 0)
  /// All of them, when they are more than three.
  private var many: [ValueGraph.ID] = []
  private(set) var count: Int

  init() { count = 0 }
  init(_ a: ValueGraph.ID) { (few.0, count) = (a, 1) }
  init(_ a: ValueGraph.ID, _ b: ValueGraph.ID) { (few.0, few.1, count) = (a, b, 2) }
  init(_ a: ValueGraph.ID, _ b: ValueGraph.ID, _ c: ValueGraph.ID) { (few, count) = ((a, b, c), 3) }

  init(_ operands: some Collection<ValueGraph.ID>) {
    count = operands.count
    if count > 3 {
      many = Array(operands)
    } else {
      for (index, operand) in operands.enumerated() { self[index] = operand }
    }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  private(set) subscript(index: Int) -> ValueGraph.ID {
    get {
      guard count <= 3 else { return many[index] }
      return index == 0 ? few.0 : index == 1 ? few.1 : few.2
    }
    set {
      switch index {
      case 0: few.0 = newValue
      case 1: few.1 = newValue
      default: few.2 = newValue
      }
    }
  }
}
